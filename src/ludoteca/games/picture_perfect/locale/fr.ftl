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
ask-dance_keep = Quelle enveloppe gardez‑vous ?
ask-partner_take = Quelles enveloppes prenez‑vous au centre ?
ask-partner_return = Quelles enveloppes rendez‑vous au centre ?
ask-gift = Quelles enveloppes offrez‑vous ?
ask-seen = Avez‑vous bien vu ?
ask-theft_take = Quelle enveloppe volez‑vous à votre voisin de gauche ?
ask-rumour_target = Sur qui vous renseignez‑vous ?
ask-offer = Quelle enveloppe mettez‑vous en vente ?
ask-announce = Annoncez‑vous une carte VIP dans l’enveloppe « { $envelope } » ?
ask-open_bid = { $high ->
    [0] { $seat } vend { $envelope } ; personne n’a encore misé. Misez‑vous ?
   *[other] { $seat } vend { $envelope }, la plus haute mise est { $high }. Surenchérissez‑vous ?
 }
ask-shared_bid = { $high ->
    [0] { $seat } met { $envelope } en vente ; personne n’a encore misé. Que misez‑vous ?
   *[other] { $seat } met { $envelope } en vente, la plus haute mise est { $high }. Que misez‑vous ?
 }
ask-single_bid = { $high ->
    [0] { $seat } vend { $envelope } ; personne n’a encore misé. Vous ne misez qu’une fois.
   *[other] { $seat } vend { $envelope }, la plus haute mise est { $high }. Vous ne misez qu’une fois.
 }
ask-contribute = Quelle enveloppe ajoutez‑vous au centre ?
ask-pick = Quelle enveloppe mettez‑vous aux enchères ?
ask-sell_or_buy = { $seat } mise { $high } pour { $envelope }. Vendre, ou acheter au même prix ?
ask-price = Combien coûte un regard dans l’enveloppe « { $envelope } » ?
ask-pay_to_look = { $seat } demande { $price } pour un regard sur { $envelope }. Payez‑vous ?
ask-secret_bid = { $seat } vend { $envelope }. Quelle est votre mise secrète ?
ask-secret_rebid = Égalité pour { $envelope }, vendue par { $seat }. Misez encore.
ask-final_photo = Placez vos invités et prenez la photo.
ask-doubt_vote = Sur la photo de { $seat } : « { $card } », de { $guest }, est‑ce satisfait ?
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
choice-bid = { $decorations ->
    [0] Ne rien miser
    [one] Miser { $decorations } décoration
   *[other] Miser { $decorations } décorations
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
event-wishes_revealed = Révélation sur { $envelope } : { $cards }.
event-wishes_revealed-veiled = L’enveloppe « { $envelope } » est ouverte devant tous.
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
reason-game_over = La partie est terminée.
reason-not_asked = Ce n’est pas ce qui est demandé maintenant ({ $moment }).
reason-not_your_turn = C’est maintenant à { $seats } de jouer.
reason-only_one_answer = Vous n’avez ici qu’une seule possibilité, elle se fait toute seule.
reason-only_a_look = Regarder n’est pas encore répondre : confirmez votre disposition quand vous avez fini.
reason-one_neighbour = À deux, il n’y a qu’un voisin : dites simplement quelles enveloppes vous offrez.
reason-which_neighbour = Dites quelle enveloppe va à gauche et laquelle à droite.
reason-is_holding = Vous attendez : vous pourrez surenchérir quand quelqu’un d’autre l’aura fait.
reason-cannot_raise = La plus haute mise est de { $high } ; avec { $owned }, vous ne pouvez pas surenchérir.
reason-already_answered = Vous avez déjà répondu.
reason-malformed = Ceci n’a pas la bonne forme (à « { $at } »).
reason-look_not_now = Ce n’est pas le moment pour vous d’ouvrir des enveloppes : cela se fait à l’étape 1 et avant la photo finale.
reason-look_not_yours = Vous ne pouvez ouvrir que les enveloppes que vous détenez.
reason-look_won_this_round = Elle a été remportée cette manche et reste fermée pour l’instant.
reason-look_one_at_a_time = Remettez d’abord les cartes de { $envelope }.
reason-vip_used = Votre carte VIP est déjà utilisée.
reason-vip_not_held = La carte VIP ne va que dans une enveloppe que vous détenez.
reason-vip_not_now = La carte VIP ne s’ajoute que lorsque vous regardez vos enveloppes.
reason-not_own_envelope = Cette enveloppe n’est pas à vous. Vous avez : { $envelopes }.
reason-not_in_centre = Cette enveloppe n’est pas au centre. Il s’y trouve : { $envelopes }.
reason-wrong_number = Vous en avez choisi { $chosen }, et { $must ->
        [one] il faut exactement une enveloppe.
       *[other] il faut exactement { $must } enveloppes.
    }
reason-same_twice = La même enveloppe est nommée deux fois.
reason-received_now = On n’offre que les enveloppes qu’on avait déjà ; celles reçues maintenant ne se transmettent pas.
reason-not_left_neighbours = Vous volez une enveloppe que { $seat }, à votre gauche, avait quand la carte a été retournée : { $envelopes }.
reason-own_envelope = Les rumeurs concernent les enveloppes des autres ou du centre.
reason-must_choose = Ici, il faut choisir.
reason-bid_own_auction = Le commissaire-priseur ne mise pas.
reason-bid_too_low = La mise minimale est de { $least }.
reason-bid_too_high = On ne mise pas plus que ce qu’on a : { $owned }.
reason-has_passed = Vous avez déjà passé dans cette enchère.
reason-has_bid = Dans cette enchère, on ne mise qu’une fois.
reason-is_leading = Votre mise est déjà la plus haute.
reason-rebid_too_low = La seconde mise ne peut être inférieure à la première : au moins { $least }.
reason-not_tied = Seuls les ex æquo misent encore.
reason-won_this_round = Elle a été remportée cette manche et ne peut être vendue.
reason-cannot_buy = La mise est de { $high } et vous avez { $owned } : il faut vendre.
reason-price_range = Le prix va de 1 à { $most }.
reason-cannot_pay = Cela coûte { $price } et vous avez { $owned }.
reason-nothing_to_announce = À votre connaissance, il n’y a pas de carte VIP dedans.
reason-scene_frozen = On ne déplace les figurines qu’à l’étape 1 et avant la photo finale.
reason-vote_self = On ne vote pas pour sa propre photo.
reason-vote_not_tied = On ne vote que pour les ex æquo : { $seats }.
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
reason-vip_known_nowhere = Personne ne peut savoir qu’il y a une carte VIP dans une enveloppe qui n’en contient pas.
reason-open_elsewhere = Un joueur a ouvert une enveloppe qu’il ne détient pas.
reason-cards_lost = Les enveloppes ne contiennent pas exactement les cartes de la boîte, trois chacune.
reason-decorations_lost = Il devrait y avoir { $wanted } décorations, pas { $found }.
reason-decorations_moved = Dans le jeu de base, les décorations ne changent pas de main.
reason-deck_wrong = Ce ne sont pas six cartes échange des bonnes sortes.
reason-round_wrong = À la manche { $round }, { $cards } cartes échange ne peuvent avoir été retournées.
reason-scene_wrong = La scène de { $seat } n’est pas possible.
reason-photo_wrong = La photo de { $seat } n’est pas possible.
reason-score_tie = Égalité entre { $players } : tous les joueurs votent pour la meilleure photo ou histoire parmi les leurs.
reason-pad_players = { $found } joueurs, c’est trop : on joue à { $most } au plus.
reason-pad_vips = Il y a { $found } cartes VIP dans les enveloppes, mais seulement { $most } joueurs, avec une chacun.
reason-pad_envelopes = Les joueurs ont { $found } enveloppes en tout, et il n’y en a que { $most }.
reason-pad_decorations = Les joueurs ont { $found } décorations en tout, et il n’y en a que { $most }.
reason-pad_wishes = La boîte contient { $most } exemplaires de cette carte, pas { $found } : { $card }.

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
reason-box_table_too_small = { $file } : la décoration « { $decoration } » ne tient pas partout sur la table ; élargissez la table ou rétrécissez la décoration.
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
option-vip_announcement-known = seulement ce que le vendeur sait
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
option-revelations = Les Révélations montrent
option-revelations-all = toutes les cartes, VIP comprises
option-revelations-wishes = seulement les préférences
option-tolerance = Comment on juge les photos
option-tolerance-eyes = à l’œil : un tout petit bout ne compte pas
option-tolerance-none = à la lettre : chaque pixel compte
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
vip_announcement-known = { option-vip_announcement-known }
vip_announcement-verified = { option-vip_announcement-verified }
vip_announcement-claim = { option-vip_announcement-claim }
vip_announcement-off = { option-vip_announcement-off }
open_auction-polled = { option-open_auction-polled }
open_auction-live = { option-open_auction-live }
doubt-auto = { option-doubt-auto }
doubt-vote = { option-doubt-vote }
revelations-all = { option-revelations-all }
revelations-wishes = { option-revelations-wishes }
tolerance-eyes = { option-tolerance-eyes }
tolerance-none = { option-tolerance-none }
cameras-free = { option-cameras-free }
cameras-presets = { option-cameras-presets }
tie-vote = { option-tie-vote }
tie-shared = { option-tie-shared }
tie_break-guests = À points égaux, c’est le plus grand nombre d’invités sur la photo qui l’emporte.
tie_break-envelopes = À points et invités égaux, c’est le plus grand nombre d’enveloppes qui l’emporte.

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
view-revelations = { option-revelations }
view-tolerance = { option-tolerance }
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
view-so_far = Points jusqu’ici
view-tie_break = Ce qui a départagé
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

pad-auction = Variante d’enchères
way-counted = Souhaits comptés à table
way-judged = Photo jugée ici
preset-front_low = de face, basse
preset-front_mid = de face, hauteur moyenne
preset-front_high = de face, haute
preset-left_low = de gauche, basse
preset-left_mid = de gauche, hauteur moyenne
preset-left_high = de gauche, haute
preset-right_low = de droite, basse
preset-right_mid = de droite, hauteur moyenne
preset-right_high = de droite, haute
preset-close_low = de près, basse
preset-close_mid = de près, hauteur moyenne
preset-close_high = de près, haute
preset-close_left_high = de près, de gauche, haute
preset-close_right_high = de près, de droite, haute
preset-floor_level = au ras du sol

## What reports of balance count

tally-guest = Invités
tally-preference = Préférences

## The drawn table
table-round = Manche { $round } sur { $rounds }
table-deck = { $count ->
    [0] La pioche est vide
    [one] Il reste { $count } carte échange
   *[other] Il reste { $count } cartes échange
 }
table-supply = Réserve : { $count }
table-guide = Invités et cartes
table-close = Fermer
table-you = vous
table-starts = commence
table-answered = a choisi
table-deciding = réfléchit …
table-decorations = { $count ->
    [one] { $count } décoration
   *[other] { $count } décorations
 }
table-decoration = Décoration n° { $number }
table-no-envelopes = Aucune enveloppe
table-centre-empty = Il n’y a rien ici.
table-envelope-of = L’enveloppe de { $guest }
table-touch-envelope = { $count ->
    [one] Touchez l’enveloppe de votre choix, ou glissez‑la ici.
   *[other] Touchez { $count } enveloppes, ou glissez‑les ici.
 }
table-put-back = Remettre { $guest }
table-to-left = à gauche, pour { $seat }
table-to-right = à droite, pour { $seat }
table-which-side = De quel côté ?
table-your-answer = Votre réponse : { $answer }. Les autres choisissent.
table-whose = { $seat } choisit.
table-behind-screen = Votre scène derrière le paravent
table-frozen = On ne déplace les figurines qu’à l’étape 1 et avant la photo finale.
table-room = Votre salon. Glissez les figurines pour les déplacer, glissez le sol pour tourner autour.
table-finder = Votre photo. Glissez‑la pour déplacer l’appareil ; zoomez à deux doigts ou avec + et −.
table-space = Case { $space } : { $guest }
table-aside = de côté
table-on-space = sur { $space }
table-free-place = quelque part dans le salon
table-where = Où
table-put-aside = Mettre de côté
table-turn = Retourner
table-lie = Coucher
table-nudge-left = 1 mm à gauche
table-nudge-right = 1 mm à droite
table-nudge-back = 1 mm en arrière
table-nudge-front = 1 mm en avant
table-visible = en vue
table-invisible = invisible : une telle photo est refusée
table-covered = derrière { $guests }
table-uncovered = personne devant
table-face-shows = le visage se voit
table-face-hidden = le visage est caché
table-no-face = n’a pas de visage
table-pick-space = Où placer { $guest } ?
table-photo-fine = { $count ->
    [0] La photo peut être prise, sans invités.
    [one] La photo peut être prise, avec { $count } invité.
   *[other] La photo peut être prise, avec { $count } invités.
 }
table-photo-would-do = { $count ->
    [0] Une telle photo serait valable, sans invités.
    [one] Une telle photo serait valable, avec { $count } invité.
   *[other] Une telle photo serait valable, avec { $count } invités.
 }
table-take-back = Annuler
table-ready = Tout est prêt
table-shoot = Prendre la photo
table-camera-free = votre position
table-camera-side = De côté
table-camera-height = Hauteur
table-camera-distance = Éloignement
table-camera-zoom = Agrandissement
table-open-envelope = L’enveloppe ouverte de { $guest }
table-remember = Retenez‑le : une fois l’enveloppe refermée, plus rien n’est montré.
table-vips-inside = { $count ->
    [one] { $count } carte VIP à l’intérieur
   *[other] { $count } cartes VIP à l’intérieur
 }
table-vip-add = Glissez‑la dans une de vos enveloppes
table-vip-back = Avec { $guest } ; la reprendre
table-vip-announced = Une carte VIP est dedans !
table-auctioneer = { $seat } vend
table-leads = mène avec { $bid }
table-holds = ne surenchérit pas
table-passed = a passé
table-tied-at = à égalité à { $bid }
table-going = Une fois … { $seconds } s
table-less = Une de moins
table-more = Une de plus
table-you-own = { $count ->
    [0] Vous n’avez pas de décorations.
    [one] Vous avez { $count } décoration.
   *[other] Vous avez { $count } décorations.
 }
table-developing = Votre photo se développe. Les autres prennent encore la leur.
table-photo-by = Photo : { $seat }
table-notes = Montrer les notes du juge : points, qui cache qui
table-save-png = Enregistrer en PNG
table-save-svg = Enregistrer en SVG
table-reveal = Ce que souhaitaient les invités
table-open-all = Ouvrir les enveloppes
table-pause = Faire une pause
table-before = Retour
table-next = Suivante
table-skip = À la fin
table-not-placed = n’est pas sur la photo
table-times = { $count ->
    [one] { $count } carte VIP : compte { $times } fois
   *[other] { $count } cartes VIP : compte { $times } fois
 }
guide-guests = Les invités
guide-wishes = Cartes préférence
guide-exchanges = Cartes échange
guide-zones = La table

slot-dance_keep = reste chez vous
slot-partner_take = vous prenez
slot-partner_return = vous rendez
slot-gift = vous donnez
slot-theft_take = vous volez
slot-rumour_target = vous regardez
slot-offer = mise en vente
slot-contribute = vous ajoutez
slot-pick = mise aux enchères

how-arrange = Ouvrez vos enveloppes une à une, placez des figurines pour retenir ce que vous lisez, puis confirmez.
how-dance_keep = Une enveloppe reste chez vous. Toutes les autres vont au centre, sont mélangées et redistribuées.
how-partner_take = Prenez au centre ; ensuite vous en rendez autant, parmi toutes les vôtres.
how-partner_return = Rendez‑en autant que vous en avez pris. Ce peut être les mêmes.
how-gift = Ce que vous donnez s’en va ; ce que vous recevez reste fermé jusqu’à la manche suivante.
how-seen = Prenez votre temps. Les cartes retournent dans l’enveloppe quand vous avez fini.
how-theft_take = Tout le monde vole en même temps, chacun à son voisin de gauche.
how-rumour_target = Vous pouvez regarder dans une enveloppe qui n’est pas à vous. Tous voient laquelle, personne ce qu’elle contient.
how-offer = Choisissez laquelle de vos enveloppes passe aux enchères. On vous paie en décorations.
how-offer-look = Choisissez l’enveloppe dans laquelle les autres pourront regarder en payant. Elle reste à vous.
how-announce = On n’annonce que ce que l’on sait. Une carte VIP dedans peut faire monter le prix.
how-open_bid = Surenchérissez ou gardez le silence : vous pourrez revenir après la surenchère d’un autre.
how-contribute = Chacun ajoute une enveloppe au centre ; puis on vend de là, l’une après l’autre.
how-pick = Choisissez ce qui se vend maintenant. À la fin vous décidez de vendre ou d’acheter.
how-shared_bid = Misez plus que la plus haute mise, ou passez et quittez cette enchère.
how-sell_or_buy = Vendez et soyez payé, ou achetez : vous payez alors la même somme au plus offrant.
how-single_bid = Vous avez une seule mise. Elle doit dépasser toutes les précédentes.
how-price = Qui paie ceci regarde une fois dans votre enveloppe. Elle reste chez vous.
how-pay_to_look = Vous payez le prix et regardez une fois dans l’enveloppe. Personne d’autre ne voit.
how-secret_bid = Chacun choisit en secret, puis on montre tout. Rien (0) n’est pas une mise.
how-secret_rebid = Les joueurs à égalité misent une fois de plus, au moins autant qu’avant.
how-final_photo = Placez vos invités sur les cases, choisissez l’appareil photo et prenez votre unique photo.
how-doubt_vote = Le juge hésite. Plus de oui que de non, ou autant : cela compte.
how-tie_vote = Personne ne vote pour sa propre photo.

zone-round = Manches
zone-deck = Pioche d’échange
zone-card = Carte échange de la manche
zone-centre = Centre de la table
zone-players = Joueurs
zone-envelopes = Vos enveloppes
zone-won = Remportée cette manche
zone-decorations = Décorations
zone-supply = Réserve
zone-shown = Une enveloppe ouverte
zone-vip = Carte VIP
zone-scene = Votre salon
zone-photo = Votre photo
zone-camera = Appareil photo
zone-guests = Invités
zone-lot = Aux enchères
zone-bid = Votre mise
zone-album = L’album
zone-points = Les points

## What things are
about-guest-clara = Une femme en robe jaune, qui rit. Taille moyenne : un enfant disparaît derrière elle, un grand invité non.
about-guest-carmen = Une femme en longue robe rouge, très droite et grande.
about-guest-nina = Une fillette à couettes. Elle compte comme femme ; elle est petite et facile à cacher.
about-guest-olga = Une femme au chapeau à larges bords. Grande, et les bords couvrent plus qu’on ne croit.
about-guest-stella = Une femme, chanteuse au nuage de boucles. Grande.
about-guest-mia = Une femme en voyage ; son sac à dos dépasse à droite. Taille moyenne.
about-guest-victor = Un homme en fauteuil roulant, bras croisés. Petit mais large.
about-guest-otto = Un vieux monsieur avec une canne à droite. Grand.
about-guest-leo = Un petit garçon à casquette. Il compte comme homme ; il est petit et étroit.
about-guest-hugo = Un homme, magicien en haut-de-forme : le plus grand de tous.
about-guest-bruno = Un homme, le pâtissier. Taille moyenne et large : parfait pour cacher quelqu’un.
about-guest-marco = Un homme avec une guitare à gauche. Grand.
about-guest-tango = Le chien : ni homme ni femme. Bas et long ; derrière la table on ne le voit pas du tout.
about-guest-palmira = Le palmier en pot : ni homme ni femme, et sans visage ; « personne ne voit mon visage » est toujours satisfaite.

about-next_to = Satisfaite si la case de cet invité a un côté commun avec celle de l’invité de la carte. Un coin ne suffit pas, et l’autre doit être sur la photo. Dans l’enveloppe de cet invité même, il suffit qu’il soit placé.
about-hide_face_of = Satisfaite si les yeux, le nez et la bouche de l’invité de la carte sont entièrement couverts, au moins en partie par le titulaire de cette enveloppe, et si aucune partie du visage n’est hors de la photo. Dans l’enveloppe de cet invité même, la carte veut dire : personne ne voit mon visage.
about-preference-near_table = Satisfaite si l’invité est sur une des sept cases qui touchent la table.
about-preference-away_from_table = Satisfaite si l’invité est sur une des sept cases qui ne touchent pas la table.
about-preference-row_1 = Satisfaite si l’invité est dans la rangée la plus proche de vous : a1 ou e1, à côté de la table.
about-preference-row_2 = Satisfaite si l’invité est dans la deuxième rangée : a2 ou e2, à côté de la table.
about-preference-row_3 = Satisfaite si l’invité est dans la troisième rangée, juste derrière la table.
about-preference-row_4 = Satisfaite si l’invité est dans la dernière rangée, devant le paravent.
about-preference-left = Satisfaite si l’invité est sur une des cases marquées à votre gauche.
about-preference-right = Satisfaite si l’invité est sur une des cases marquées à votre droite.
about-preference-edge = Satisfaite si l’invité est dans la colonne la plus à gauche ou la plus à droite.
about-preference-middle = Satisfaite si l’invité est dans une des trois colonnes du milieu.
about-preference-next_to_clara = { about-next_to }
about-preference-next_to_carmen = { about-next_to }
about-preference-next_to_victor = { about-next_to }
about-preference-next_to_leo = { about-next_to }
about-preference-next_to_hugo = { about-next_to }
about-preference-next_to_tango = { about-next_to }
about-preference-next_to_palmira = { about-next_to }
about-preference-hide_face_of_nina = { about-hide_face_of }
about-preference-hide_face_of_olga = { about-hide_face_of }
about-preference-hide_face_of_stella = { about-hide_face_of }
about-preference-hide_face_of_mia = { about-hide_face_of }
about-preference-hide_face_of_otto = { about-hide_face_of }
about-preference-hide_face_of_bruno = { about-hide_face_of }
about-preference-hide_face_of_marco = { about-hide_face_of }
about-preference-nobody_in_front = Satisfaite si aucun autre invité ne couvre l’illustration de celui-ci sur la photo. Table et décorations ne gênent pas, ni couvrir seulement le bord blanc ou le socle.
about-preference-my_face_hidden = Satisfaite si personne ne voit les yeux, le nez et la bouche de cet invité : couverts par des invités, des décorations ou la table, ou hors de la photo.
about-preference-not_next_to_man = Satisfaite si aucun homme n’est sur une case ayant un côté commun avec celle de cet invité. Le garçon compte comme homme ; chien et plante non.
about-preference-not_next_to_woman = Satisfaite si aucune femme n’est sur une case ayant un côté commun avec celle de cet invité. La fillette compte comme femme ; chien et plante non.

about-exchange-dance = Chacun garde une enveloppe et met toutes les autres au centre. On les mélange, et chacun en reçoit autant qu’il en a mis.
about-exchange-partner = L’un après l’autre prend deux enveloppes au centre et en rend deux, qui peuvent être les mêmes.
about-exchange-gifts = Chacun donne une enveloppe au voisin de gauche et une à celui de droite. À deux joueurs, chacun en donne une.
about-exchange-revelations = Deux enveloppes du centre, tirées au sort, sont ouvertes l’une après l’autre et montrées à tous.
about-exchange-theft = Tous en même temps prennent une enveloppe au choix à leur voisin de gauche.
about-exchange-rumours = Chacun peut regarder dans une enveloppe du centre ou d’un autre. Tous voient laquelle.
about-exchange-open_auction = Chacun à son tour vend une enveloppe. Les autres surenchérissent autant qu’ils veulent ; le plus offrant paie le vendeur.
about-exchange-shared_auction = Chacun ajoute une enveloppe au centre. À son tour chacun en met une en vente ; les autres misent, puis il la vend au plus offrant ou l’achète en le payant.
about-exchange-single_bid_auction = Chacun à son tour vend une enveloppe. Les autres misent une seule fois, toujours plus haut que le précédent.
about-exchange-fixed_price_auction = Chacun à son tour fixe le prix d’un regard dans une enveloppe. Qui paie regarde une fois ; l’enveloppe reste.
about-exchange-secret_auction = Chacun à son tour vend une enveloppe. Les mises sont secrètes ; la plus haute paie. En cas d’égalité, les joueurs à égalité misent une fois de plus.
about-exchange-unfair_secret_auction = Chacun à son tour vend une enveloppe. Les mises sont secrètes : la plus haute est payée en entier, chacune des autres à moitié, arrondie vers le bas. En cas d’égalité, les joueurs à égalité misent une fois de plus.

about-zone-round = La partie a six manches : regarder et arranger, retourner une carte, faire ce qu’elle dit. Puis vient la photo.
about-zone-deck = Six cartes face cachée, une par manche. Dans la variante enchères, trois sont des enchères.
about-zone-card = Tout le monde fait ce que dit cette carte. Ensuite elle est défaussée.
about-zone-centre = Les enveloppes que personne ne tient. Presque toutes les cartes de la pioche les concernent.
about-zone-players = Où se trouve chaque enveloppe et combien de décorations chacun possède, tous le voient.
about-zone-envelopes = Vous pouvez les ouvrir à l’étape 1 de chaque manche et avant la photo, une à la fois et autant de fois que vous voulez.
about-zone-won = Achetée cette manche : elle reste fermée jusqu’au prochain moment de consultation et ne peut pas être mise en vente maintenant.
about-zone-decorations = Dix pour chacun. Elles sont sur votre table sur la photo et peuvent cacher des visages. Dans la variante enchères c’est la monnaie, et deux qui restent valent un point.
about-zone-supply = D’autres décorations, à deux joueurs. Elles ne comptent pour personne.
about-zone-shown = Trois préférences, et des cartes VIP si quelqu’un en a mis. C’est un jeu de mémoire : une fois refermée, il faut se souvenir.
about-zone-vip = Une fois dans la partie, vous pouvez la glisser dans une enveloppe que vous tenez. Cet invité compte double pour tous, même avec des points négatifs ; avec deux cartes, triple.
about-zone-scene = Vous seul le voyez. Placez des figurines pour retenir les préférences : sur les cases ou ailleurs, de dos ou couchées. Il ne change que quand vous pouvez regarder.
about-zone-photo = La photo telle qu’elle serait prise maintenant. Chacun doit y être visible au moins en partie. Les marques disent qui est couvert et quel visage se voit, jamais quelles préférences sont satisfaites.
about-zone-camera = Il peut être au plus à la hauteur du paravent, et la photo ne montre que la scène.
about-zone-guests = Placez‑en autant que vous voulez, un par case. Qui n’est pas placé ne rapporte rien ; qui est placé sans aucune préférence satisfaite coûte 3 points.
about-zone-lot = L’enveloppe en vente maintenant. Celui qui la vend peut annoncer une carte VIP, s’il sait qu’il y en a une dedans.
about-zone-bid = Les mises et les paiements sont des décorations entières, jamais plus que vous n’en avez.
about-zone-album = Chacun a pris une photo. Chacune est jugée pour elle-même.
about-zone-points = Préférences satisfaites d’un invité placé : aucune −3, une 1, deux 3, trois 6. Chaque carte VIP dans l’enveloppe compte l’invité une fois de plus.

## The lesson
lesson-welcome = Que la fête commence ! Quatorze invités ont des souhaits, et à la fin vous prenez une photo d’eux. Cinq enveloppes sont à vous ; chacune contient trois préférences de l’invité dessiné dessus.
lesson-open = Ouvrons‑en une : touchez l’enveloppe de Clara.
lesson-read = Clara veut être au milieu, cacher le visage de Nina et n’avoir personne devant elle. Retenez‑le, car le programme ne le fera pas pour vous. Puis rangez les cartes.
lesson-place = Les figurines sont votre mémoire. Choisissez Clara et touchez la case c3 ; puis choisissez Nina et touchez c4, juste derrière. Rien de cela ne compte encore.
lesson-photo = Voici votre photo si vous la preniez maintenant. ✓ veut dire personne devant, l’œil dit si le visage se voit, ✕ marque qui ne se voit pas : une telle photo est refusée. Avec les flèches, décalez Nina un peu, jusqu’à ce qu’elle dépasse.
lesson-vip = Une fois dans la partie, vous pouvez glisser votre carte VIP dans une enveloppe : cet invité compte double, pour tous. Gardez‑la pour l’instant. Quand votre salon vous plaît, appuyez sur « Tout est prêt ».
lesson-theft = À chaque manche on retourne une carte. Vol : tous en même temps prennent une enveloppe à leur voisin de gauche. Touchez celle de Mia et confirmez.
lesson-look-new = Nouvelle manche, nouveau regard. Vous avez volé l’enveloppe de Mia : ouvrez‑la.
lesson-close-new = Trois préférences de plus à retenir. Rangez les cartes.
lesson-score = Trois préférences satisfaites valent 6 points, deux 3, une 1. Un invité sur la photo sans aucune coûte 3 : laissez de côté ceux dont vous ne savez rien. Placez Mia si vous voulez, et confirmez.
lesson-dance = Danse : vous gardez une enveloppe, toutes les autres sont mélangées et redistribuées. Gardez celle de Clara.
lesson-end = Après six manches chacun prend la photo et on ouvre toutes les enveloppes. C’est tout : continuez à jouer, et souriez à l’appareil !
