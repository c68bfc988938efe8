game-name = Galets
game-about = Montrez le plus gros galet que personne d’autre ne montre, et la flaque est à vous.

pebble-one = un
pebble-two = deux
pebble-three = trois
pebble-four = quatre
pebble-five = cinq
pebble-six = six

about-pebble = Un galet vaut le nombre peint dessus. Les plus forts sont rares, et un jumeau dans un autre poing ne laisse rien à aucun des deux.
about-zone-pool = Ce que la mer a rejeté et que personne n’a encore gagné. Qui montre le plus haut galet sans jumeau prend tout.
about-zone-shore = Chaque galet montré reste ici, à la vue de tous. Qui les compte sait ce qui peut encore venir.
about-zone-bag = Personne ne voit ce qui reste dans le sac. La mer en rejette un galet à chaque manche, et qui fouille la plage peut en piocher un.
about-zone-hand = Vos galets, que vous seul voyez. Vous en montrez un par manche ; quand plus personne n’en a, la partie est finie.
about-zone-fist = Le poing se ferme sur un galet à l’abri des regards. Quand chacun a choisi, tous s’ouvrent ensemble.
about-zone-treasure = Ce qu’un joueur a gagné. La plus grande somme gagne la partie ; à égalité, le moins de galets.
about-zone-sea = Après les poings, qui fouille la plage peut couler ici un galet, sans le montrer, et en piocher un autre. Il ne revient jamais.

ask-fist = Sur quel galet fermez-vous le poing ?
ask-swap = Vous fouillez la plage : échanger un galet ?
choice-fist = Fermer le poing sur le { $pebble }
choice-swap = Couler le { $pebble } et en piocher un autre
choice-keep = Garder vos galets

event-dealt = { $seat } pioche { $pebbles }.
event-dealt-veiled = { $seat } pioche une poignée de galets.
event-washed = Manche { $round } : la mer apporte un galet ({ $pebble }).
event-opened = { $seat } ouvre le poing : { $pebble }.
event-won = { $seat } prend la flaque.
event-drawn = Chaque galet a son jumeau : la flaque reste là.
event-kept = { $seat } garde ses galets.
event-swapped = { $seat } coule un galet ({ $pebble }) et en pioche un autre ({ $drawn }).
event-swapped-veiled = { $seat } coule un galet et en pioche un autre.
event-ended = Les mains sont vides : c’était la dernière manche.
event-lost = Ce que personne n’a gagné retourne à la mer : { $pebbles }.

reason-not_in_hand = Vous n’avez pas de { $pebble }.
reason-swap_later = On échange après les poings, et seulement si c’est à vous de fouiller la plage.
reason-fists_later = On ferme tous le poing ensemble, au début de la manche.
reason-pebbles_lost = Il devrait y avoir { $copies } galets de valeur { $pebble }, pas { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field } : il faut { $needed } galets dans le sac, et il y en a { $found }.

option-swaps = Fouille de la plage
option-swaps-true = on peut échanger un galet
option-swaps-false = sans échange

view-round = Manche
view-rounds = Manches en tout
view-swaps = Avec échanges
view-pool = Flaque
view-shore = Plage
view-bag = Dans le sac
view-players = Joueurs
view-seat = Joueur
view-treasure = Trésor
view-worth = Valeur
view-hand = Main
view-sunk = Coulés
view-answered = Poings fermés
view-comber = Qui fouille la plage
view-fist = Dans votre poing

part-treasure = Trésor

table-round = Manche { $round } sur { $rounds }
table-do-fist = Portez un galet dans votre poing.
table-do-swap = Portez un galet au large, ou gardez-les tous.
table-later-fist = Ce qu’il rapporte se verra quand tous les poings s’ouvriront.
table-later-swap = Personne ne sait ce que vous piocherez à sa place.
table-copies = Il y en a { $copies } dans cette partie.
table-finale = La marée monte
table-skip = Tout montrer
zone-sea = Au large

lesson-welcome = Vous avez en main cinq galets que vous seul voyez. À chaque manche, la mer ajoute un galet à la flaque ; qui gagne la manche la vide.
lesson-first_fist = Tout le monde ferme le poing sur un galet en même temps. Le plus gros gagne, mais seulement si personne d’autre ne montre le même. Essayez votre six.
lesson-twins = Deux six : des jumeaux, et les jumeaux ne gagnent rien. La flaque reste là et se remplit.
lesson-beachcomber = Cette manche, c’est à vous de fouiller la plage : coulez un galet dont vous ne voulez pas et piochez-en un autre. Débarrassez-vous du deux.
lesson-second_fist = La flaque s’est remplie. Votre cinq est gros, et peut-être que personne d’autre n’en montre un.
lesson-farewell = Votre cinq était tout seul : la flaque est à vous. Quand les mains sont vides, le plus grand trésor gagne. À vous de jouer la suite !

## What reports of balance count

tally-pebble = Galets
