game-name = Photo Parfaite
game-about = Découvrez ce que souhaitent quatorze invités et prenez la photo qui en contente le plus.

## Guests
guest-clara = Clara
guest-carmen = Carmen
guest-nina = Nina
guest-olga = Olga
guest-stella = Stella
guest-mia = Mia
guest-victor = Victor
guest-otto = Otto
guest-leo = Leo
guest-hugo = Hugo
guest-bruno = Bruno
guest-marco = Marco
guest-tango = Tango
guest-palmira = Palmira

## Exchange cards
exchange-dance = Danse
exchange-partner = Choisissez votre Partenaire
exchange-gifts = Cadeaux
exchange-revelations = Révélations
exchange-theft = Vol
exchange-rumours = Rumeurs
exchange-open_auction = Enchère ouverte
exchange-shared_auction = Enchère partagée
exchange-single_bid_auction = Enchère à mise unique
exchange-fixed_price_auction = Enchère à prix fixe
exchange-secret_auction = Enchère secrète
exchange-unfair_secret_auction = Enchère secrète injuste

## Preference cards
preference-near_table = près de la table
preference-away_from_table = loin de la table
preference-row_1 = au premier rang
preference-row_2 = au deuxième rang
preference-row_3 = au troisième rang
preference-row_4 = au quatrième rang
preference-left = à gauche
preference-right = à droite
preference-edge = sur le bord
preference-middle = au milieu
preference-next_to_clara = à côté de Clara
preference-next_to_carmen = à côté de Carmen
preference-next_to_victor = à côté de Victor
preference-next_to_leo = à côté de Leo
preference-next_to_hugo = à côté de Hugo
preference-next_to_tango = à côté de Tango
preference-next_to_palmira = à côté de Palmira
preference-hide_face_of_nina = personne ne voit le visage de Nina
preference-hide_face_of_olga = personne ne voit le visage d’Olga
preference-hide_face_of_stella = personne ne voit le visage de Stella
preference-hide_face_of_mia = personne ne voit le visage de Mia
preference-hide_face_of_otto = personne ne voit le visage d’Otto
preference-hide_face_of_bruno = personne ne voit le visage de Bruno
preference-hide_face_of_marco = personne ne voit le visage de Marco
preference-nobody_in_front = personne devant moi
preference-my_face_hidden = personne ne voit mon visage
preference-not_next_to_man = pas à côté d’un homme
preference-not_next_to_woman = pas à côté d’une femme

## Spaces and small words
space-a1 = a1
space-e1 = e1
space-a2 = a2
space-e2 = e2
space-a3 = a3
space-b3 = b3
space-c3 = c3
space-d3 = d3
space-e3 = e3
space-a4 = a4
space-b4 = b4
space-c4 = c4
space-d4 = d4
space-e4 = e4
side-left = gauche
side-right = droite
side-top = haut
side-bottom = bas
level-floor = au sol
level-table = sur la table
facing-front = de face
facing-back = de dos
posture-up = debout
posture-left = couché à gauche
posture-right = couché à droite
vip-in_hand = en main
vip-used = utilisée
verdict-no = non satisfaite
verdict-doubt = douteuse
verdict-yes = satisfaite
word-nobody = personne
word-none = aucune
word-seen = vu
word-no = non
word-yes = oui
word-abstain = abstention

## What is going on
moment-arrange = Chacun peut regarder et réarranger
moment-dance_keep = Danse : garder une enveloppe
moment-partner_take = Choisissez votre Partenaire : prendre
moment-partner_return = Choisissez votre Partenaire : rendre
moment-gift = Cadeaux
moment-revealed = Révélations : une enveloppe est ouverte
moment-theft = Vol
moment-rumour_target = Rumeurs : qui interroger
moment-look = Un regard en privé
moment-offer = Enchère : l’offre
moment-announce = Enchère : quelque chose à annoncer ?
moment-open_bid = Enchère ouverte : mises
moment-single_bid = Enchère à mise unique : mises
moment-contribute = Enchère partagée : ajouter des enveloppes
moment-pick = Enchère partagée : que mettre en vente
moment-shared_bid = Enchère partagée : mises
moment-sell_or_buy = Enchère partagée : vendre ou acheter
moment-price = Enchère à prix fixe : le prix
moment-pay_to_look = Enchère à prix fixe : payer pour regarder ?
moment-secret_bid = Mises secrètes
moment-secret_rebid = Nouvelles mises secrètes
moment-bank_bid = Une mise secrète contre la banque
moment-final_photo = La photo finale
moment-doubt_vote = Un cas douteux
moment-tie_vote = Vote pour l’égalité

## Questions
ask-arrange = Manche { $round } : regardez vos enveloppes et arrangez vos figurines.
ask-dance_keep = Quelle enveloppe gardez-vous ?
ask-partner_take = Que prenez-vous au centre ?
ask-partner_return = Que rendez-vous au centre ?
ask-gift = Quelles enveloppes offrez-vous ?
ask-seen = Avez-vous bien vu ?
ask-theft_take = Quelle enveloppe volez-vous à votre voisin de gauche ?
ask-rumour_target = Sur qui vous renseignez-vous ?
ask-offer = Quelle enveloppe mettez-vous en vente ?
ask-announce = Annoncez-vous une carte VIP dans l’enveloppe « { $envelope } » ?
ask-open_bid = { $seat } vend { $envelope }, la plus haute mise est { $high }. Surenchérissez-vous ?
ask-shared_bid = { $seat } met { $envelope } en vente, la plus haute mise est { $high }. Que misez-vous ?
ask-single_bid = { $seat } vend { $envelope }, la plus haute mise est { $high }. Vous ne misez qu’une fois.
ask-contribute = Quelle enveloppe ajoutez-vous au centre ?
ask-pick = Quelle enveloppe mettez-vous aux enchères ?
ask-sell_or_buy = { $seat } mise { $high } pour { $envelope }. Vendre, ou acheter au même prix ?
ask-price = Combien coûte un regard dans l’enveloppe « { $envelope } » ?
ask-pay_to_look = { $seat } demande { $price } pour un regard sur { $envelope }. Payez-vous ?
ask-secret_bid = { $seat } vend { $envelope }. Quelle est votre mise secrète ?
ask-secret_rebid = Égalité pour { $envelope }, vendue par { $seat }. Misez encore.
ask-final_photo = Placez vos invités et prenez la photo.
ask-doubt_vote = Sur la photo de { $seat } : « { $card } », de { $guest }, est-ce satisfait ?
ask-tie_vote = Qui a fait la meilleure photo ou raconté la meilleure histoire ?

## Choices
choice-keep = Garder { $envelope }
choice-take = Prendre { $envelopes }
choice-return = Rendre { $envelopes }
choice-give = Offrir { $envelopes }
choice-give_both = Offrir { $left } à gauche et { $right } à droite
choice-give_one = Offrir { $envelope } ({ $side })
choice-steal = Voler { $envelope }
choice-none = Aucune
choice-listen = Regarder dans l’enveloppe « { $envelope } »
choice-seen = Remettre les cartes
choice-offer = Mettre { $envelope } en vente
choice-silent = Ne rien dire
choice-announce = Annoncer une carte VIP
choice-hold = Ne pas surenchérir
choice-pass = Passer
choice-contribute = Ajouter { $envelope }
choice-pick = Mettre { $envelope } aux enchères
choice-sell = Vendre
choice-buy = Acheter au même prix
choice-no = Non
choice-yes = Oui
choice-abstain = S’abstenir
choice-vote = Voter pour { $seat }
choice-open = Ouvrir l’enveloppe « { $envelope } »
choice-close = Remettre les cartes
choice-bid = Miser { $decorations ->
    [one] { $decorations } décoration
   *[other] { $decorations } décorations
 }
choice-price = Demander { $decorations ->
    [one] { $decorations } décoration
   *[other] { $decorations } décorations
 }

## The log
event-dealt = { $seat } reçoit les enveloppes { $envelopes }.
event-centre_laid = Au centre restent { $envelopes }.
event-first_player = { $seat } commence.
event-round_began = La manche { $round } commence ; { $seat } débute.
event-turned_up = La carte est { $card }.
event-kept = { $seat } garde { $envelope }.
event-danced = { $seat } reçoit de la danse { $envelopes }.
event-took = { $seat } prend { $envelopes }.
event-returned = { $seat } rend { $envelopes }.
event-gave = { $seat } offre { $envelope } à { $receiver }.
event-revealed = Révélation sur { $envelope } : { $cards }{ $vips ->
    [0] { "" }
    [one] , avec { $vips } carte VIP
   *[other] , avec { $vips } cartes VIP
 }.
event-revealed-veiled = L’enveloppe « { $envelope } » est ouverte devant tous.
event-stole = { $seat } vole { $envelope } à { $victim }.
event-looked = { $seat } a regardé { $envelope } : { $cards }{ $vips ->
    [0] { "" }
    [one] , avec { $vips } carte VIP
   *[other] , avec { $vips } cartes VIP
 }.
event-looked-veiled = { $seat } regarde dans l’enveloppe « { $envelope } ».
event-heard_nothing = { $seat } ne regarde rien.
event-opened = { $seat } a ouvert { $envelope } : { $cards }{ $vips ->
    [0] { "" }
    [one] , avec { $vips } carte VIP
   *[other] , avec { $vips } cartes VIP
 }.
event-opened-veiled = Vous regardez dans l’enveloppe « { $envelope } ».
event-closed = { $seat } remet les cartes dans l’enveloppe « { $envelope } ».
event-vip_added = { $seat } a mis la carte VIP dans { $envelope }.
event-vip_added-veiled = Vous avez utilisé votre carte VIP.
event-no_auction = { $seat } ne vend rien.
event-offered = { $seat } met { $envelope } en vente.
event-announced = { $seat } annonce : il y a une carte VIP avec { $envelope }.
event-claimed = { $seat } prétend qu’il y a une carte VIP avec { $envelope }.
event-raised = { $seat } mise { $bid }.
event-held = { $seat } ne surenchérit pas.
event-passed = { $seat } passe.
event-bought = { $seat } achète { $envelope } et paie { $price } à { $seller }.
event-unsold = Personne n’achète { $envelope } à { $seat }.
event-contributed = { $seat } ajoute { $envelope } au centre.
event-picked = { $seat } met { $envelope } aux enchères.
event-priced = { $seat } demande { $price } pour un regard.
event-paid_to_look = { $seat } paie { $price } à { $seller } pour regarder.
event-nobody_looked = Personne ne paie { $seat } pour regarder { $envelope }.
event-bid_secretly = { $seat } avait écrit { $bid }.
event-bids_tied = Égalité à { $bid } : les ex æquo misent encore pour l’enveloppe de { $seat }.
event-paid_half = { $seat } paie la moitié de la mise perdue, { $price }, à { $seller }.
event-bank_bid = La banque mise { $bid } dans la vente de { $seat }.
event-bank_bought = La banque achète { $envelope } à { $seat } ; elle va au centre.
event-rescued = { $giver } donne une décoration à { $seat }, qui n’a plus rien.
event-photo_time = Dernier regard, puis chacun prend sa photo.
event-photographed = { $seat } a photographié { $guests }.
event-unsealed = { $envelope } souhaitait : { $cards }{ $vips ->
    [0] { "" }
    [one] , avec { $vips } carte VIP
   *[other] , avec { $vips } cartes VIP
 }.
event-doubt_met = Doute sur « { $card } », de { $guest }, sur la photo de { $seat } : { $yes } contre { $no }, cela compte.
event-doubt_not_met = Doute sur « { $card } », de { $guest }, sur la photo de { $seat } : { $yes } contre { $no }, cela ne compte pas.
event-scored = { $seat }, { $guest } : { $met ->
    [one] { $met } préférence
   *[other] { $met } préférences
 } sur 3, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-decorations_scored = { $seat } reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour { $decorations ->
    [one] { $decorations } décoration
   *[other] { $decorations } décorations
 }.
event-totalled = { $seat } totalise { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-voted = { $seat } vote pour { $choice }.
event-abstained = { $seat } s’abstient.
event-won = { $seats } gagne.
event-won_together = { $seats } partagent la victoire.

## Refusals at the table
reason-already_answered = Vous avez déjà répondu.
reason-malformed = Ceci n’a pas la bonne forme (à « { $at } »).
reason-look_not_now = On ne peut pas regarder dans les enveloppes maintenant.
reason-look_not_yours = Vous ne pouvez ouvrir que les enveloppes que vous détenez.
reason-look_won_this_round = Elle a été remportée cette manche et reste fermée pour l’instant.
reason-look_one_at_a_time = Remettez d’abord les cartes de l’autre enveloppe.
reason-vip_used = Votre carte VIP est déjà utilisée.
reason-vip_not_held = La carte VIP ne va que dans une enveloppe que vous détenez.
reason-vip_not_now = La carte VIP ne s’ajoute que lorsque vous regardez vos enveloppes.
reason-not_own_envelope = Cette enveloppe n’est pas à vous.
reason-not_in_centre = Cette enveloppe n’est pas au centre.
reason-wrong_number = C’est trop ou trop peu d’enveloppes.
reason-same_twice = La même enveloppe est nommée deux fois.
reason-received_now = On n’offre que les enveloppes qu’on avait déjà ; celles reçues maintenant ne se transmettent pas.
reason-not_left_neighbours = Vous volez une enveloppe que { $seat }, à votre gauche, avait quand la carte a été retournée.
reason-own_envelope = Les rumeurs concernent les enveloppes des autres ou du centre.
reason-must_choose = Ici, il faut choisir.
reason-bid_own_auction = Le commissaire-priseur ne mise pas.
reason-bid_too_low = La mise doit être d’au moins 1 et dépasser la plus haute.
reason-bid_too_high = Vous n’avez pas autant de décorations.
reason-has_passed = Vous avez déjà passé dans cette enchère.
reason-has_bid = Dans cette enchère, on ne mise qu’une fois.
reason-is_leading = Votre mise est déjà la plus haute.
reason-rebid_too_low = La seconde mise ne peut être inférieure à la première.
reason-not_tied = Seuls les ex æquo misent encore.
reason-won_this_round = Elle a été remportée cette manche et ne peut être vendue.
reason-cannot_buy = Vous avez moins de décorations que la mise : il faut vendre.
reason-price_range = Le prix est au plus { $most }.
reason-cannot_pay = Vous avez moins de décorations que le prix.
reason-nothing_to_announce = Il n’y a pas de carte VIP à annoncer.
reason-scene_frozen = On ne déplace les figurines qu’à l’étape 1 et avant la photo finale.
reason-vote_self = On ne vote pas pour sa propre photo.
reason-vote_not_tied = On ne vote que pour les ex æquo.
reason-notebook_off = Pas de notes à cette table.

## Refusals of scenes and photos
reason-out_of_bounds = { $guest } est hors des limites.
reason-space_unknown = Cette case n’existe pas pour { $guest }.
reason-space_taken = { $guests } ne peuvent partager la case { $space }.
reason-base_outside = Le socle de { $guest } dépasse de la case.
reason-not_facing = { $guest } doit être debout et face à l’appareil photo.
reason-figures_collide = { $guests } se traversent.
reason-decor_number = Les { $owned } décorations vont toutes sur la table ; ici il y en a { $number }.
reason-decor_off_table = La décoration { $decoration } n’est pas entièrement sur la table.
reason-decor_overlap = Les décorations { $decorations } se chevauchent.
reason-camera_range = L’appareil photo ne peut être là, ou le cadrage est trop petit.
reason-camera_too_high = L’appareil photo est plus haut que le paravent.
reason-shows_outside = La photo montre plus que la scène ({ $sides }).
reason-guest_invisible = Invisible sur la photo : { $guests }.
reason-presets_only = À cette table, on n’utilise que les positions d’appareil données.

## Positions that cannot be
reason-envelopes_lost = Chaque enveloppe est chez un joueur ou au centre.
reason-envelopes_uneven = Dans le jeu de base, chaque joueur a { $each } enveloppes, avec { $centre } au centre.
reason-won_by_nobody = Ce qui a été remporté est chez un joueur.
reason-won_too_long = Rien n’est « remporté cette manche » hors d’une enchère.
reason-vips_lost = Chaque joueur a une carte VIP, en main ou dans une enveloppe.
reason-open_elsewhere = Un joueur a ouvert une enveloppe qu’il ne détient pas.
reason-cards_lost = Les enveloppes ne contiennent pas exactement les cartes de la boîte, trois chacune.
reason-decorations_lost = Il devrait y avoir { $wanted } décorations, pas { $found }.
reason-decorations_moved = Dans le jeu de base, les décorations ne changent pas de main.
reason-deck_wrong = Ce ne sont pas six cartes échange des bonnes sortes.
reason-round_wrong = À la manche { $round }, { $cards } cartes échange ne peuvent avoir été retournées.
reason-scene_wrong = La scène de { $seat } n’est pas possible.
reason-photo_wrong = La photo de { $seat } n’est pas possible.
reason-score_tie = Égalité : { $players } votent pour la meilleure photo ou histoire.

## Box files
reason-box_guest_numbers = { $file } : les invités ne sont pas numérotés à partir de 1 sans trou.
reason-box_envelopes = { $file } : le compte d’enveloppes pour { $players } joueurs est faux.
reason-box_deck_size = { $file } : il y a { $cards } cartes préférence, il en faut { $needed }.
reason-box_unknown_name = { $file } : la carte « { $card } » nomme « { $about } », qui n’existe pas.
reason-box_no_face_to_hide = { $file } : la carte « { $card } » cache « { $about } », qui n’a pas de visage.
reason-box_alternative = { $file } : la carte « { $card } » (« { $about } ») n’a pas de souhait possible entre parenthèses.
reason-box_profile_levels = { $file } : le profil de { $guest } ne monte pas niveau par niveau depuis les pieds.
reason-box_profile_width = { $file } : le profil de { $guest } a une largeur impossible.
reason-box_too_wide = { $file } : { $guest } est trop large.
reason-box_feet_off_base = { $file } : { $guest } n’est pas sur le socle.
reason-box_face_outside = { $file } : le visage de { $guest } n’est pas dans l’illustration.
reason-box_unknown_space = { $file } : la zone « { $area } » nomme la case « { $space } », qui n’existe pas.
reason-box_adjacency = { $file } : la paire de cases voisines { $spaces } est fausse.
reason-box_unknown_exchange = { $file } : il n’y a pas de carte échange « { $card } ».
reason-box_too_few_exchanges = { $file } : il y a trop peu de cartes échange pour { $players } joueurs.
reason-box_preset = { $file } : l’appareil « { $camera } » est là où il ne peut être.

## Options
option-mode = Façon de jouer
option-mode-base = jeu de base
option-mode-auction = variante enchères
option-first_player = Qui commence
option-first_player-random = quelqu’un au hasard
option-first_player-seat_1 = place 1
option-first_player-seat_2 = place 2
option-first_player-seat_3 = place 3
option-first_player-seat_4 = place 4
option-first_player-seat_5 = place 5
option-first_player-seat_6 = place 6
option-two_player_supply = Réserve à deux joueurs
option-two_player_supply-inert = reste inutilisée
option-two_player_supply-bank_bidder = la banque mise (règle maison)
option-vip_announcement = Annonce d’une carte VIP
option-vip_announcement-verified = seulement si c’est vrai
option-vip_announcement-claim = on peut tout prétendre
option-vip_announcement-off = non permise
option-two_player_gifts = Cadeaux à deux joueurs
option-two_player_gifts-1 = une enveloppe chacun
option-two_player_gifts-2 = deux enveloppes chacun
option-open_auction = Enchère ouverte
option-open_auction-polled = on demande dans l’ordre
option-open_auction-live = en direct, au plus rapide
option-table_hides_face = La table cache les visages
option-table_hides_face-true = oui
option-table_hides_face-false = non
option-doubt = Photos douteuses
option-doubt-auto = comptent comme non satisfaites
option-doubt-vote = les autres votent
option-cameras = Appareil photo
option-cameras-free = libre
option-cameras-presets = quinze positions données
option-tie = Égalité pour la victoire
option-tie-vote = se décide par un vote
option-tie-shared = se partage
option-notebook = Carnet privé
option-notebook-false = non
option-notebook-true = oui
mode-base = { option-mode-base }
mode-auction = { option-mode-auction }
two_player_supply-inert = { option-two_player_supply-inert }
two_player_supply-bank_bidder = { option-two_player_supply-bank_bidder }
vip_announcement-verified = { option-vip_announcement-verified }
vip_announcement-claim = { option-vip_announcement-claim }
vip_announcement-off = { option-vip_announcement-off }
open_auction-polled = { option-open_auction-polled }
open_auction-live = { option-open_auction-live }
doubt-auto = { option-doubt-auto }
doubt-vote = { option-doubt-vote }
cameras-free = { option-cameras-free }
cameras-presets = { option-cameras-presets }
tie-vote = { option-tie-vote }
tie-shared = { option-tie-shared }

## The table
view-round = Manche
view-rounds = Manches en tout
view-start_player = Premier joueur
view-deck = Cartes dans la pioche d’échange
view-discards = Cartes échange jouées
view-centre = Centre de la table
view-supply = Réserve
view-players = Joueurs
view-announced = Cartes VIP annoncées
view-options = Options
view-mode = { option-mode }
view-two_player_supply = { option-two_player_supply }
view-vip_announcement = { option-vip_announcement }
view-two_player_gifts = { option-two_player_gifts }
view-open_auction = { option-open_auction }
view-table_hides_face = { option-table_hides_face }
view-doubt = { option-doubt }
view-cameras = { option-cameras }
view-tie = { option-tie }
view-notebook = { option-notebook }
view-card = Carte échange
view-seat = Joueur
view-envelopes = Enveloppes
view-won = Remportées cette manche
view-decorations = Décorations
view-moment = Maintenant
view-turn = Tours avant
view-taken = Prises
view-before = Montrée avant
view-targets = Regardent
view-high = Plus haute mise
view-leader = Meilleur enchérisseur
view-holding = Ne surenchérissent pas
view-last = Dernier interrogé
view-asked = Mises jusqu’ici
view-passed = Ont passé
view-price = Prix
view-bids = Premières mises
view-tied = À égalité
view-photographer = Photographe
view-kind = Souhait
view-answered = Ont répondu
view-answer = Votre réponse
view-auctioneer = À qui le tour
view-may_announce = On peut annoncer une carte VIP
view-shown = Ouverte devant vous
view-envelope = Enveloppe
view-cards = Cartes préférence
view-vips = Cartes VIP
view-vip = Votre carte VIP
view-scene = Votre scène
view-figures = Figurines
view-guest = Invité
view-x = De gauche à droite (mm)
view-y = D’avant en arrière (mm)
view-on = Se tient
view-facing = Tourné
view-posture = Posture
view-decor = Places des décorations (mm)
view-photo = Votre photo
view-places = Invités sur la photo
view-space = Case
view-dx = Vers la droite (mm)
view-dy = Vers l’arrière (mm)
view-camera = Appareil photo
view-cx = Appareil : de gauche à droite (mm)
view-cy = Appareil : distance (mm)
view-cz = Appareil : hauteur (mm)
view-uc = Cadrage : centre horizontal
view-vc = Cadrage : centre vertical
view-k = Cadrage : taille
view-photos = Toutes les photos
view-opened = Toutes les enveloppes
view-scores = Décompte
view-guests = Invités
view-verdicts = Souhaits
view-points = Points
view-votes = Votes
view-visible = Visible
view-covered_percent = Caché (%)
view-face_percent = Visage montré (%)
view-face_behind = Visage derrière
view-met = Exaucés
view-doubtful = Douteux
view-missed = Manqués

part-guests = Invités
part-vips = Cartes VIP
part-decorations = Décorations
