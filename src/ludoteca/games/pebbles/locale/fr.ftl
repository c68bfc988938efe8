game-name = Galets
game-about = Montrez le plus haut galet que personne d’autre ne montre, et la flaque est à vous.

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

ask-fist = Sur quel galet fermez-vous le poing ?
ask-swap = C’est vous qui fouillez la plage : échanger un galet contre un autre ?
choice-fist = Fermer le poing sur le { $pebble }
choice-swap = Couler le { $pebble } et en piocher un autre
choice-keep = Garder vos galets

event-dealt = { $seat } pioche { $pebbles }.
event-dealt-veiled = { $seat } pioche une poignée de galets.
event-washed = Manche { $round } : la mer rejette le { $pebble }.
event-opened = { $seat } ouvre le poing : { $pebble }.
event-won = { $seat } prend la flaque.
event-drawn = Chaque galet a son jumeau ; la flaque reste.
event-kept = { $seat } garde sa main.
event-swapped = { $seat } coule le { $pebble } et pioche le { $drawn }.
event-swapped-veiled = { $seat } coule un galet et en pioche un autre.
event-ended = Les mains sont vides : c’était la dernière manche.
event-lost = Ce que personne n’a gagné retourne à la mer : { $pebbles }.

reason-not_in_hand = Vous n’avez pas de { $pebble }.
reason-swap_later = L’échange vient après les poings, pour qui fouille la plage seulement.
reason-fists_later = Les poings se ferment ensemble, au début de la manche.
reason-pebbles_lost = Il devrait y avoir { $copies } galets valant { $pebble }, et non { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field } : il faut { $needed } galets dans le sac, il y en a { $found }.

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
view-comber = Fouille la plage
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

lesson-welcome = Vous avez en main cinq galets que vous seul voyez. À chaque manche, la mer apporte un galet dans la flaque ; qui gagne la manche prend la flaque.
lesson-first_fist = Chacun ferme le poing sur un galet en même temps. Le plus fort gagne, mais seulement si personne d’autre ne montre le même. Essayez votre six.
lesson-twins = Deux six : ce sont des jumeaux, et les jumeaux ne gagnent rien. La flaque reste et grandit.
lesson-beachcomber = À cette manche, c’est à vous de ratisser la plage : coulez un galet qui ne vous plaît pas et tirez-en un autre. Laissez partir le deux.
lesson-second_fist = Il y a maintenant plus dans la flaque. Votre cinq est fort, et peut-être que personne d’autre n’en montre un.
lesson-farewell = Votre cinq était seul, la flaque est à vous. Quand les mains sont vides, le plus grand trésor gagne. Continuez : le reste de la partie est à vous.

## What reports of balance count

tally-pebble = Galets
