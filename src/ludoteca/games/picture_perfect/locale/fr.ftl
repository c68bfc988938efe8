game-name = Photo Parfaite
game-about = Quatorze invités, chacun avec ses souhaits : devinez-les, retenez-les, et prenez la photo qui fait le plus d’heureux.

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
posture-left = couché vers la gauche
posture-right = couché vers la droite
vip-in_hand = en main
vip-used = utilisée
verdict-no = non exaucé
verdict-doubt = douteux
verdict-yes = exaucé
word-nobody = personne
word-none = aucune
word-seen = vu
word-no = non
word-yes = oui
word-abstain = abstention

## What is going on
moment-arrange = Chacun peut regarder et réarranger ses figurines
moment-dance_keep = Danse : garder une enveloppe
moment-partner_take = Choisissez votre Partenaire : on prend
moment-partner_return = Choisissez votre Partenaire : on rend
moment-gift = Cadeaux
moment-revealed = Révélations : une enveloppe est ouverte
moment-theft = Vol
moment-rumour_target = Rumeurs : où regarder ?
moment-look = Un regard en secret
moment-offer = Enchère : qu’est-ce qu’on vend ?
moment-announce = Enchère : une carte VIP à annoncer ?
moment-open_bid = Enchère ouverte : mises
moment-single_bid = Enchère à mise unique : mises
moment-contribute = Enchère partagée : ajouter des enveloppes
moment-pick = Enchère partagée : qu’est-ce qu’on vend ?
moment-shared_bid = Enchère partagée : mises
moment-sell_or_buy = Enchère partagée : vendre ou acheter ?
moment-price = Enchère à prix fixe : le prix
moment-pay_to_look = Enchère à prix fixe : payer pour regarder ?
moment-secret_bid = Mises secrètes
moment-secret_rebid = Mises secrètes, deuxième tour
moment-bank_bid = Une mise secrète contre la banque
moment-final_photo = La photo finale
moment-doubt_vote = Un cas douteux
moment-tie_vote = Vote pour départager

## Questions
ask-arrange = Manche { $round } : regardez dans vos enveloppes et arrangez vos figurines.
ask-dance_keep = Quelle enveloppe gardez-vous ?
ask-partner_take = Que prenez-vous au centre ?
ask-partner_return = Que rendez-vous au centre ?
ask-gift = Quelles enveloppes offrez-vous ?
ask-seen = Vous avez tout retenu ?
ask-theft_take = Quelle enveloppe volez-vous à votre voisin de gauche ?
ask-rumour_target = Quelle enveloppe voulez-vous regarder ?
ask-offer = Quelle enveloppe mettez-vous en vente ?
ask-announce = Annoncez-vous une carte VIP dans l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    } ?
ask-open_bid = { $high ->
    [0] { $seat } vend cette enveloppe : { $envelope }. Personne n’a encore misé. Vous misez ?
   *[other] { $seat } vend cette enveloppe : { $envelope }. La plus haute mise est { $high }. Vous surenchérissez ?
 }
ask-shared_bid = { $high ->
    [0] { $seat } met cette enveloppe en vente : { $envelope }. Personne n’a encore misé. Combien misez-vous ?
   *[other] { $seat } met cette enveloppe en vente : { $envelope }. La plus haute mise est { $high }. Combien misez-vous ?
 }
ask-single_bid = { $high ->
    [0] { $seat } vend cette enveloppe : { $envelope }. Personne n’a encore misé. Vous ne misez qu’une fois.
   *[other] { $seat } vend cette enveloppe : { $envelope }. La plus haute mise est { $high }. Vous ne misez qu’une fois.
 }
ask-contribute = Quelle enveloppe ajoutez-vous au centre ?
ask-pick = Quelle enveloppe mettez-vous aux enchères ?
ask-sell_or_buy = { $seat } mise { $high } pour l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }. Vous vendez, ou vous achetez au même prix ?
ask-price = À quel prix laissez-vous regarder dans l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    } ?
ask-pay_to_look = { $seat } demande { $price } pour un regard dans l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }. Vous payez ?
ask-secret_bid = { $seat } vend l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }. Quelle est votre mise secrète ?
ask-secret_rebid = Égalité pour l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }, que vend { $seat }. Misez encore une fois.
ask-final_photo = Placez vos invités et prenez la photo.
ask-doubt_vote = Sur la photo prise par { $seat }, « { $card } », le souhait { $guest ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $guest }
    }, est-il exaucé ?
ask-tie_vote = Qui a pris la meilleure photo, ou raconté la meilleure histoire ?

## Choices
choice-keep = Garder l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }
choice-take = Prendre : { $envelopes }
choice-return = Rendre : { $envelopes }
choice-give = Offrir : { $envelopes }
choice-give_both = À gauche : { $left } ; à droite : { $right }
choice-give_one = Offrir l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    } ({ $side })
choice-steal = Voler l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }
choice-none = Aucune
choice-listen = Regarder dans l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }
choice-seen = Ranger les cartes
choice-offer = Vendre l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }
choice-silent = Ne rien dire
choice-announce = Annoncer une carte VIP
choice-hold = Ne pas surenchérir
choice-pass = Passer
choice-contribute = Ajouter l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }
choice-pick = Mettre aux enchères l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }
choice-sell = Vendre
choice-buy = Acheter au même prix
choice-no = Non
choice-yes = Oui
choice-abstain = S’abstenir
choice-vote = Voter pour { $seat }
choice-open = Ouvrir l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }
choice-close = Ranger les cartes
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
event-dealt = { $seat } reçoit ces enveloppes : { $envelopes }.
event-centre_laid = Au centre de la table : { $envelopes }.
event-first_player = { $seat } commence.
event-round_began = La manche { $round } commence, avec { $seat } en premier.
event-turned_up = Carte échange : { $card }.
event-kept = { $seat } garde l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-danced = Après la danse, { $seat } reçoit : { $envelopes }.
event-took = { $seat } prend au centre : { $envelopes }.
event-returned = { $seat } rend au centre : { $envelopes }.
event-gave = { $seat } offre à { $receiver } l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-revealed = Dans l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }, montrée à tous : { $cards }{ $vips ->
    [0] { "" }
    [one] , avec { $vips } carte VIP
   *[other] , avec { $vips } cartes VIP
 }.
event-revealed-veiled = On ouvre devant tous l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-wishes_revealed = Dans l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }, montrée à tous : { $cards }.
event-wishes_revealed-veiled = On ouvre devant tous l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-stole = { $seat } vole à { $victim } l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-looked = { $seat } regarde dans l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    } : { $cards }{ $vips ->
    [0] { "" }
    [one] , avec { $vips } carte VIP
   *[other] , avec { $vips } cartes VIP
 }.
event-looked-veiled = { $seat } regarde dans l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-heard_nothing = { $seat } ne regarde aucune enveloppe.
event-opened = { $seat } ouvre l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    } : { $cards }{ $vips ->
    [0] { "" }
    [one] , avec { $vips } carte VIP
   *[other] , avec { $vips } cartes VIP
 }.
event-opened-veiled = Vous regardez dans l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-closed = { $seat } range les cartes dans l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-vip_added = { $seat } a glissé sa carte VIP dans l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-vip_added-veiled = Vous avez utilisé votre carte VIP.
event-no_auction = { $seat } ne vend rien.
event-offered = { $seat } met en vente l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-announced = { $seat } annonce une carte VIP dans l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-claimed = { $seat } prétend qu’il y a une carte VIP dans l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-raised = { $seat } mise { $bid }.
event-held = { $seat } ne surenchérit pas.
event-passed = { $seat } passe.
event-bought = { $seat } achète l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    } et paie { $price } à { $seller }.
event-unsold = { $seat } ne trouve pas d’acheteur pour l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-contributed = { $seat } ajoute au centre l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-picked = { $seat } met aux enchères l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-priced = { $seat } demande { $price } pour un regard.
event-paid_to_look = { $seat } paie { $price } à { $seller } pour regarder.
event-nobody_looked = Personne ne paie { $seat } pour regarder dans l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }.
event-bid_secretly = { $seat } avait misé { $bid } en secret.
event-bids_tied = Égalité à { $bid } pour l’enveloppe que vend { $seat } : on mise encore une fois pour départager.
event-paid_half = { $seat } perd l’enchère et paie à { $seller } la moitié de sa mise : { $price }.
event-bank_bid = La banque mise { $bid } sur l’enveloppe que vend { $seat }.
event-bank_bought = La banque achète à { $seat } l’enveloppe { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    }, qui va au centre.
event-rescued = { $giver } donne une décoration à { $seat }, qui n’a plus rien.
event-photo_time = Un dernier regard, puis chacun prend sa photo.
event-photographed = Sur la photo prise par { $seat } : { $guests }.
event-unsealed = Les souhaits { $envelope ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $envelope }
    } : { $cards }{ $vips ->
    [0] { "" }
    [one] , avec { $vips } carte VIP
   *[other] , avec { $vips } cartes VIP
 }.
event-doubt_met = Un doute sur la photo prise par { $seat } : « { $card } », le souhait { $guest ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $guest }
    }. { $yes } contre { $no } : il compte.
event-doubt_not_met = Un doute sur la photo prise par { $seat } : « { $card } », le souhait { $guest ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $guest }
    }. { $yes } contre { $no } : il ne compte pas.
event-scored = { $seat }, { $guest } : { $met ->
    [one] { $met } souhait exaucé
   *[other] { $met } souhaits exaucés
 } sur 3, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-decorations_scored = { $seat } marque { $points ->
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
reason-not_asked = Ce n’est pas la question du moment ({ $moment }).
reason-not_your_turn = Ce n’est pas à vous. On attend : { $seats }.
reason-only_one_answer = Il n’y a qu’une possibilité : c’est fait pour vous.
reason-only_a_look = Regarder ne suffit pas : quand vous avez fini, validez votre arrangement.
reason-one_neighbour = À deux, il n’y a qu’un voisin : dites simplement quelles enveloppes vous offrez.
reason-which_neighbour = Dites quelle enveloppe part à gauche et laquelle à droite.
reason-is_holding = Vous n’avez pas surenchéri : attendez la surenchère de quelqu’un d’autre pour revenir.
reason-cannot_raise = La plus haute mise est { $high } ; avec { $owned }, vous ne pouvez pas surenchérir.
reason-already_answered = Vous avez déjà répondu.
reason-malformed = Ceci n’a pas la bonne forme (à « { $at } »).
reason-look_not_now = Vous ne pouvez ouvrir vos enveloppes qu’à l’étape 1 et avant la photo finale.
reason-look_not_yours = Vous ne pouvez ouvrir que vos propres enveloppes.
reason-look_won_this_round = Vous l’avez remportée cette manche : elle reste fermée pour l’instant.
reason-look_one_at_a_time = Rangez d’abord les cartes de l’enveloppe ouverte : { $envelope }.
reason-vip_used = Vous avez déjà utilisé votre carte VIP.
reason-vip_not_held = Votre carte VIP ne va que dans une de vos propres enveloppes.
reason-vip_not_now = On ajoute sa carte VIP seulement quand on regarde ses enveloppes.
reason-not_own_envelope = Cette enveloppe n’est pas à vous. Vous avez : { $envelopes }.
reason-not_in_centre = Cette enveloppe n’est pas au centre. Il y a : { $envelopes }.
reason-wrong_number = Vous en avez choisi { $chosen }, et il en faut exactement { $must }.
reason-same_twice = La même enveloppe est nommée deux fois.
reason-received_now = On n’offre que les enveloppes qu’on avait déjà, pas celles qu’on vient de recevoir.
reason-not_left_neighbours = Volez à { $seat }, à votre gauche, une enveloppe qui était là quand la carte a été retournée : { $envelopes }.
reason-own_envelope = Pour les Rumeurs, choisissez une enveloppe des autres ou du centre.
reason-must_choose = Ici, il faut choisir.
reason-bid_own_auction = C’est vous le commissaire-priseur : vous ne misez pas.
reason-bid_too_low = Il faut miser au moins { $least }.
reason-bid_too_high = Vous ne pouvez pas miser plus que ce que vous avez : { $owned }.
reason-has_passed = Vous avez déjà passé dans cette enchère.
reason-has_bid = Dans cette enchère, on ne mise qu’une fois.
reason-is_leading = Votre mise est déjà la plus haute.
reason-rebid_too_low = Misez au moins autant que la première fois : { $least }.
reason-not_tied = Seuls les joueurs à égalité misent encore.
reason-won_this_round = Elle a été remportée cette manche : on ne peut pas la revendre tout de suite.
reason-cannot_buy = La mise est de { $high } et vous avez { $owned } : vous devez vendre.
reason-price_range = Le prix va de 1 à { $most }.
reason-cannot_pay = Cela coûte { $price } et vous avez { $owned }.
reason-nothing_to_announce = Vous ne savez pas s’il y a une carte VIP dedans.
reason-scene_frozen = On ne déplace les figurines qu’à l’étape 1 et avant la photo finale.
reason-vote_self = On ne vote pas pour sa propre photo.
reason-vote_not_tied = On vote seulement pour un joueur à égalité : { $seats }.
reason-notebook_off = Pas de carnet à cette table.

## Refusals of scenes and photos
reason-out_of_bounds = { $guest } est trop loin.
reason-space_unknown = Cette case n’existe pas pour { $guest }.
reason-space_taken = Pas deux invités sur la même case ({ $space }) : { $guests }.
reason-base_outside = Le socle sort de la case : { $guest }.
reason-not_facing = { $guest } doit être debout et face à l’appareil photo.
reason-figures_collide = Ces figurines se gênent : { $guests }.
reason-decor_number = Vos { $owned } décorations vont toutes sur la table ; ici, il y en a { $number }.
reason-decor_off_table = La décoration { $decoration } dépasse de la table.
reason-decor_overlap = Les décorations { $decorations } se chevauchent.
reason-camera_range = L’appareil photo ne peut pas être là, ou le cadrage est trop petit.
reason-camera_too_high = L’appareil photo est plus haut que le paravent.
reason-shows_outside = La photo montre plus que la scène ({ $sides }).
reason-guest_invisible = Invisible sur la photo : { $guests }.
reason-presets_only = À cette table, choisissez une des positions données pour l’appareil photo.

## Positions that cannot be
reason-envelopes_lost = Chaque enveloppe doit être chez un joueur ou au centre.
reason-envelopes_uneven = Dans le jeu de base, chaque joueur a { $each } enveloppes, avec { $centre } au centre.
reason-won_by_nobody = Une enveloppe remportée cette manche doit être chez un joueur.
reason-won_too_long = « Remportée cette manche », cela n’existe que pendant une enchère.
reason-vips_lost = Chaque joueur a une seule carte VIP, en main ou dans une enveloppe.
reason-vip_known_nowhere = Personne ne peut connaître une carte VIP dans une enveloppe qui n’en a pas.
reason-open_elsewhere = Un joueur a ouvert une enveloppe qui n’est pas chez lui.
reason-cards_lost = Les enveloppes ne contiennent pas exactement les cartes de la boîte, trois dans chacune.
reason-decorations_lost = Il devrait y avoir { $wanted } décorations, pas { $found }.
reason-decorations_moved = Dans le jeu de base, les décorations ne changent pas de main.
reason-deck_wrong = Il faut six cartes échange des bonnes sortes.
reason-round_wrong = À la manche { $round }, on ne peut pas avoir retourné { $cards } cartes échange.
reason-scene_wrong = Cette scène n’est pas possible : { $seat }.
reason-photo_wrong = Cette photo n’est pas possible : { $seat }.
reason-score_tie = Égalité entre { $players } : tous les joueurs votent pour la meilleure de leurs photos ou de leurs histoires.
reason-pad_players = { $found } joueurs, c’est trop : ce jeu se joue à { $most } au plus.
reason-pad_vips = Il y a { $found } cartes VIP dans les enveloppes pour { $most } joueurs, qui n’en ont qu’une chacun.
reason-pad_envelopes = Les joueurs ont { $found } enveloppes en tout, alors qu’il n’y en a que { $most }.
reason-pad_decorations = Les joueurs ont { $found } décorations en tout, alors qu’il n’y en a que { $most }.
reason-pad_wishes = La boîte contient { $most } fois cette carte, pas { $found } : { $card }.

## Box files
reason-box_guest_numbers = { $file } : les invités doivent être numérotés à partir de 1, sans trou.
reason-box_envelopes = { $file } : à { $players } joueurs, le compte des enveloppes n’est pas bon.
reason-box_deck_size = { $file } : il y a { $cards } cartes préférence, il en faut { $needed }.
reason-box_unknown_name = { $file } : la carte « { $card } » nomme « { $about } », qui n’existe pas.
reason-box_no_face_to_hide = { $file } : la carte « { $card } » cache « { $about } », qui n’a pas de visage.
reason-box_alternative = { $file } : la carte « { $card } » (« { $about } ») n’a pas de souhait possible entre parenthèses.
reason-box_profile_levels = { $file } : { $guest }, le profil ne monte pas niveau par niveau depuis les pieds.
reason-box_profile_width = { $file } : { $guest }, le profil a une largeur impossible.
reason-box_too_wide = { $file } : { $guest } est trop large.
reason-box_feet_off_base = { $file } : { $guest } ne tient pas sur son socle.
reason-box_face_outside = { $file } : { $guest }, le visage sort de l’illustration.
reason-box_unknown_space = { $file } : la zone « { $area } » nomme la case « { $space } », qui n’existe pas.
reason-box_adjacency = { $file } : ces cases ne sont pas voisines : { $spaces }.
reason-box_table_too_small = { $file } : la décoration « { $decoration } » ne tient pas partout sur la table ; élargissez la table, ou rétrécissez la décoration.
reason-box_unknown_exchange = { $file } : il n’y a pas de carte échange « { $card } ».
reason-box_too_few_exchanges = { $file } : il n’y a pas assez de cartes échange pour { $players } joueurs.
reason-box_preset = { $file } : l’appareil « { $camera } » est à un endroit interdit.

## Options
option-mode = Façon de jouer
option-mode-base = jeu de base
option-mode-auction = variante enchères
option-first_player = Qui commence
option-first_player-random = au hasard
option-first_player-seat_1 = place 1
option-first_player-seat_2 = place 2
option-first_player-seat_3 = place 3
option-first_player-seat_4 = place 4
option-first_player-seat_5 = place 5
option-first_player-seat_6 = place 6
option-two_player_supply = Réserve à deux
option-two_player_supply-inert = reste inutilisée
option-two_player_supply-bank_bidder = la banque mise (règle maison)
option-vip_announcement = Annoncer une carte VIP
option-vip_announcement-known = seulement ce que le vendeur sait
option-vip_announcement-verified = seulement si c’est vrai
option-vip_announcement-claim = on peut prétendre n’importe quoi
option-vip_announcement-off = interdit
option-two_player_gifts = Cadeaux à deux
option-two_player_gifts-1 = une enveloppe chacun
option-two_player_gifts-2 = deux enveloppes chacun
option-open_auction = Enchère ouverte
option-open_auction-polled = chacun son tour, dans l’ordre
option-open_auction-live = en direct, au plus rapide
option-table_hides_face = La table cache les visages
option-table_hides_face-true = oui
option-table_hides_face-false = non
option-revelations = Les Révélations montrent
option-revelations-all = toutes les cartes, VIP comprises
option-revelations-wishes = seulement les souhaits
option-tolerance = Jugement des photos
option-tolerance-eyes = à l’œil : un petit bout ne compte pas
option-tolerance-none = à la lettre : chaque pixel compte
option-doubt = En cas de doute
option-doubt-auto = le souhait ne compte pas
option-doubt-vote = les autres votent
option-cameras = Appareil photo
option-cameras-free = libre
option-cameras-presets = quinze positions données
option-tie = Égalité pour la victoire
option-tie-vote = on vote
option-tie-shared = on partage la victoire
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
view-moment = En cours
view-turn = Tours déjà joués
view-taken = Prises
view-before = Montrée avant
view-targets = Où l’on regarde
view-high = Plus haute mise
view-leader = Meilleur enchérisseur
view-holding = Ne surenchérissent pas
view-last = Dernier à répondre
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
view-vips = Cartes VIP dedans
view-vip = Votre carte VIP
view-scene = Votre scène
view-figures = Figurines
view-guest = Invité
view-x = De gauche à droite (mm)
view-y = D’avant en arrière (mm)
view-on = Où
view-facing = Tourné
view-posture = Posture
view-decor = Places des décorations (mm)
view-photo = Votre photo
view-places = Invités sur la photo
view-space = Case
view-dx = Décalage à droite (mm)
view-dy = Décalage vers l’arrière (mm)
view-camera = Appareil photo
view-cx = Appareil : de gauche à droite (mm)
view-cy = Appareil : distance (mm)
view-cz = Appareil : hauteur (mm)
view-uc = Cadrage : centre horizontal
view-vc = Cadrage : centre vertical
view-k = Cadrage : taille
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

pad-auction = Variante enchères
way-counted = Souhaits comptés à table
way-judged = Photo jugée ici
preset-front_low = de face, basse
preset-front_mid = de face, à hauteur de table
preset-front_high = de face, haute
preset-left_low = de gauche, basse
preset-left_mid = de gauche, à hauteur de table
preset-left_high = de gauche, haute
preset-right_low = de droite, basse
preset-right_mid = de droite, à hauteur de table
preset-right_high = de droite, haute
preset-close_low = de près, basse
preset-close_mid = de près, à hauteur de table
preset-close_high = de près, haute
preset-close_left_high = de près, de gauche, haute
preset-close_right_high = de près, de droite, haute
preset-floor_level = au ras du sol

## What reports of balance count

tally-guest = Invités
tally-preference = Souhaits

## The drawn table
table-round = Manche { $round } sur { $rounds }
table-deck = { $count ->
    [0] La pioche est vide
    [one] Il reste { $count } carte échange
   *[other] Il reste { $count } cartes échange
 }
table-supply = Réserve : { $count }
table-guide = Invités et cartes
table-close = Fermer
table-you = vous
table-starts = commence
table-answered = a choisi
table-deciding = réfléchit…
table-decorations = { $count ->
    [one] { $count } décoration
   *[other] { $count } décorations
 }
table-decoration = Décoration { $number }
table-no-envelopes = Aucune enveloppe
table-centre-empty = Rien ici.
table-envelope-of = L’enveloppe { $guest ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $guest }
    }
table-touch-envelope = { $count ->
    [one] Touchez l’enveloppe de votre choix, ou glissez-la ici.
   *[other] Touchez { $count } enveloppes, ou glissez-les ici.
 }
table-put-back = Reposer l’enveloppe { $guest ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $guest }
    }
table-to-left = à gauche, pour { $seat }
table-to-right = à droite, pour { $seat }
table-which-side = De quel côté ?
table-your-answer = Votre réponse : { $answer }. Aux autres de choisir.
table-whose = { $seat } est en train de choisir.
table-behind-screen = Votre scène derrière le paravent
table-frozen = On ne déplace les figurines qu’à l’étape 1 et avant la photo finale.
table-room = Votre salon. Faites glisser les figurines pour les déplacer, le sol pour tourner autour.
table-finder = Votre photo. Faites-la glisser pour déplacer l’appareil ; zoomez à deux doigts, ou avec + et −.
table-space = Case { $space } : { $guest }
table-aside = de côté
table-on-space = sur { $space }
table-free-place = quelque part dans le salon
table-where = Où
table-put-aside = Mettre de côté
table-turn = Faire demi-tour
table-lie = Coucher
table-nudge-left = 1 mm à gauche
table-nudge-right = 1 mm à droite
table-nudge-back = 1 mm en arrière
table-nudge-front = 1 mm en avant
table-visible = visible
table-invisible = invisible : une telle photo est refusée
table-covered = derrière : { $guests }
table-uncovered = personne devant
table-face-shows = on voit son visage
table-face-hidden = son visage est caché
table-no-face = n’a pas de visage
table-pick-space = Où placer { $guest } ?
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
table-camera-free = où vous voulez
table-camera-side = Gauche-droite
table-camera-height = Hauteur
table-camera-distance = Distance
table-camera-zoom = Zoom
table-open-envelope = L’enveloppe { $guest ->
        [Olga] d’Olga
        [Otto] d’Otto
       *[other] de { $guest }
    }, ouverte
table-remember = Retenez bien : une fois l’enveloppe refermée, on ne vous le remontrera plus.
table-vips-inside = { $count ->
    [one] { $count } carte VIP dedans
   *[other] { $count } cartes VIP dedans
 }
table-vip-add = Glissez-la dans une de vos enveloppes
table-vip-back = Chez { $guest } ; la reprendre
table-vip-announced = Il y a une carte VIP dedans !
table-auctioneer = { $seat } vend
table-leads = en tête avec { $bid }
table-holds = ne surenchérit pas
table-passed = a passé
table-tied-at = à égalité à { $bid }
table-going = Une fois, deux fois… { $seconds } s
table-less = Une de moins
table-more = Une de plus
table-you-own = { $count ->
    [0] Vous n’avez pas de décorations.
    [one] Vous avez { $count } décoration.
   *[other] Vous avez { $count } décorations.
 }
table-developing = On développe votre photo. Les autres prennent encore la leur.
table-photo-by = Photo : { $seat }
table-notes = Voir les notes du juge : points, qui cache qui
table-save-png = Enregistrer en PNG
table-save-svg = Enregistrer en SVG
table-reveal = Ce que souhaitaient les invités
table-open-all = Ouvrir les enveloppes
table-pause = Pause
table-before = Retour
table-next = Suivant
table-skip = Aller à la fin
table-not-placed = pas sur la photo
table-times = { $count ->
    [one] { $count } carte VIP
   *[other] { $count } cartes VIP
 } : { $times ->
    [2] compte double
    [3] compte triple
   *[other] compte { $times } fois
 }
guide-guests = Les invités
guide-wishes = Cartes préférence
guide-exchanges = Cartes échange
guide-zones = La table

slot-dance_keep = vous la gardez
slot-partner_take = vous prenez
slot-partner_return = vous rendez
slot-gift = vous donnez
slot-theft_take = vous volez
slot-rumour_target = vous regardez dedans
slot-offer = vous la vendez
slot-contribute = vous ajoutez
slot-pick = vous la mettez aux enchères

how-arrange = Ouvrez vos enveloppes une à une, placez des figurines pour retenir ce que vous lisez, puis validez.
how-dance_keep = Vous gardez une enveloppe. Toutes les autres vont au centre, on les mélange et on les redistribue.
how-partner_take = Prenez au centre ; vous en rendrez ensuite autant, parmi toutes les vôtres.
how-partner_return = Rendez-en autant que vous en avez pris. Les mêmes, si vous voulez.
how-gift = Ce que vous donnez est parti ; ce que vous recevez reste fermé jusqu’à la prochaine manche.
how-seen = Prenez votre temps. Les cartes retournent dans l’enveloppe quand vous avez fini.
how-theft_take = Tout le monde vole en même temps, chacun à son voisin de gauche.
how-rumour_target = Vous pouvez regarder dans une enveloppe qui n’est pas à vous. Tout le monde voit laquelle, mais vous seul voyez ce qu’elle contient.
how-offer = Choisissez laquelle de vos enveloppes passe aux enchères. On vous paiera en décorations.
how-offer-look = Choisissez l’enveloppe que les autres pourront regarder en payant. Vous la gardez.
how-announce = Vous n’annoncez que ce que vous savez. Une carte VIP dedans peut faire monter le prix.
how-open_bid = Surenchérissez, ou taisez-vous : vous pourrez revenir après la surenchère d’un autre.
how-contribute = Chacun ajoute une enveloppe au centre ; puis on en vend, l’une après l’autre.
how-pick = Choisissez ce que l’on vend maintenant. À la fin, vous déciderez de la vendre ou de l’acheter vous-même.
how-shared_bid = Misez plus haut que la plus haute mise, ou passez et sortez de l’enchère.
how-sell_or_buy = Vendez et on vous paie ; ou achetez, et c’est vous qui payez la même somme au plus offrant.
how-single_bid = Vous n’avez qu’une mise. Elle doit dépasser toutes les précédentes.
how-price = Qui paie ce prix regarde une fois dans votre enveloppe. Vous la gardez.
how-pay_to_look = Vous payez et regardez une fois dans l’enveloppe. Personne d’autre ne la voit.
how-secret_bid = Chacun choisit en secret, puis on montre tout. Rien (0), ce n’est pas une mise.
how-secret_rebid = Les joueurs à égalité misent encore une fois, au moins autant qu’avant.
how-final_photo = Placez vos invités sur les cases, choisissez l’appareil photo et prenez votre seule et unique photo.
how-doubt_vote = Le juge hésite. Autant de oui que de non, ou plus : le souhait compte.
how-tie_vote = On ne vote pas pour sa propre photo.

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
about-guest-clara = Une femme qui rit, en robe jaune. Taille moyenne : un enfant disparaît derrière elle, pas un grand invité.
about-guest-carmen = Une femme en robe du soir rouge, grande et bien droite.
about-guest-nina = Une fillette à couettes. Elle compte comme une femme ; elle est petite et facile à cacher.
about-guest-olga = Une femme sous un chapeau à larges bords. Grande, et les bords cachent plus qu’on ne croit.
about-guest-stella = Une femme, la chanteuse, avec un nuage de boucles. Grande.
about-guest-mia = Une voyageuse ; son sac à dos dépasse à droite. Taille moyenne.
about-guest-victor = Un homme en fauteuil roulant, bras croisés. Petit mais large.
about-guest-otto = Un vieux monsieur avec une canne à droite. Grand.
about-guest-leo = Un petit garçon à casquette. Il compte comme un homme ; il est petit et mince.
about-guest-hugo = Un homme, le magicien au haut-de-forme : le plus grand de tous.
about-guest-bruno = Un homme, le pâtissier. Taille moyenne et large : parfait pour cacher quelqu’un.
about-guest-marco = Un homme avec une guitare à gauche. Grand.
about-guest-tango = Le chien : ni homme ni femme. Bas et long ; derrière la table, on ne le voit pas du tout.
about-guest-palmira = Le palmier en pot : ni homme ni femme, et sans visage ; « personne ne voit mon visage » est donc toujours exaucé.

about-next_to = Exaucé si la case de cet invité touche par un côté celle de l’invité nommé sur la carte. Un coin ne suffit pas, et l’autre doit être sur la photo. Dans l’enveloppe de l’invité nommé, il suffit qu’il soit placé.
about-hide_face_of = Exaucé si les yeux, le nez et la bouche de l’invité nommé sur la carte sont entièrement cachés, au moins en partie par l’invité de cette enveloppe, sans qu’aucun morceau du visage sorte de la photo. Dans l’enveloppe de l’invité nommé, la carte veut dire : personne ne voit mon visage.
about-preference-near_table = Exaucé si l’invité est sur une des sept cases qui touchent la table.
about-preference-away_from_table = Exaucé si l’invité est sur une des sept cases qui ne touchent pas la table.
about-preference-row_1 = Exaucé si l’invité est au rang le plus proche de vous : a1 ou e1, à côté de la table.
about-preference-row_2 = Exaucé si l’invité est au deuxième rang : a2 ou e2, à côté de la table.
about-preference-row_3 = Exaucé si l’invité est au troisième rang, juste derrière la table.
about-preference-row_4 = Exaucé si l’invité est au dernier rang, devant le paravent.
about-preference-left = Exaucé si l’invité est sur une des cases marquées, à votre gauche.
about-preference-right = Exaucé si l’invité est sur une des cases marquées, à votre droite.
about-preference-edge = Exaucé si l’invité est dans la colonne tout à gauche ou tout à droite.
about-preference-middle = Exaucé si l’invité est dans une des trois colonnes du milieu.
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
about-preference-nobody_in_front = Exaucé si, sur la photo, aucun autre invité ne cache une partie du dessin de celui-ci. La table et les décorations ne gênent pas, et l’on peut cacher le bord blanc ou le socle.
about-preference-my_face_hidden = Exaucé si l’on ne voit ni les yeux, ni le nez, ni la bouche de cet invité : cachés par des invités, des décorations ou la table, ou hors de la photo.
about-preference-not_next_to_man = Exaucé si aucun homme n’est sur une case qui touche par un côté celle de cet invité. Le garçon compte comme un homme ; le chien et la plante, non.
about-preference-not_next_to_woman = Exaucé si aucune femme n’est sur une case qui touche par un côté celle de cet invité. La fillette compte comme une femme ; le chien et la plante, non.

about-exchange-dance = Chacun garde une enveloppe et met toutes les autres au centre. On mélange, et chacun en reçoit autant qu’il en a mis.
about-exchange-partner = Chacun à son tour prend deux enveloppes au centre et en rend deux, les mêmes s’il veut.
about-exchange-gifts = Chacun donne une enveloppe à son voisin de gauche et une à celui de droite. À deux, chacun en donne une.
about-exchange-revelations = On tire au sort deux enveloppes du centre, on les ouvre l’une après l’autre et on les montre à tous.
about-exchange-theft = Tous en même temps, chacun vole une enveloppe de son choix à son voisin de gauche.
about-exchange-rumours = Chacun peut regarder dans une enveloppe du centre ou d’un autre joueur. Tout le monde voit laquelle.
about-exchange-open_auction = Chacun à son tour vend une enveloppe. Les autres surenchérissent autant qu’ils veulent ; le plus offrant paie le vendeur.
about-exchange-shared_auction = Chacun ajoute une enveloppe au centre. Puis chacun à son tour en met une en vente ; les autres misent, et il la vend au plus offrant, ou l’achète en lui payant la même somme.
about-exchange-single_bid_auction = Chacun à son tour vend une enveloppe. Les autres n’ont qu’une mise, toujours plus haute que la précédente.
about-exchange-fixed_price_auction = Chacun à son tour fixe le prix d’un regard dans une enveloppe. Qui paie regarde une fois ; l’enveloppe ne bouge pas.
about-exchange-secret_auction = Chacun à son tour vend une enveloppe. On mise en secret ; le plus offrant paie. En cas d’égalité, les joueurs à égalité misent encore une fois.
about-exchange-unfair_secret_auction = Chacun à son tour vend une enveloppe. On mise en secret : la plus haute mise se paie en entier, les autres à moitié, arrondie vers le bas. En cas d’égalité, les joueurs à égalité misent encore une fois.

about-zone-round = Six manches : on regarde et on arrange, on retourne une carte, on fait ce qu’elle dit. Ensuite, la photo.
about-zone-deck = Six cartes face cachée, une par manche. Dans la variante enchères, trois d’entre elles sont des enchères.
about-zone-card = Tout le monde fait ce que dit cette carte. Puis on la défausse.
about-zone-centre = Les enveloppes qui ne sont chez personne. Presque toutes les cartes échange s’en servent.
about-zone-players = Chez qui est chaque enveloppe, et qui a combien de décorations : tout le monde le voit.
about-zone-envelopes = Vous pouvez les ouvrir à l’étape 1 de chaque manche et avant la photo, une à la fois et autant que vous voulez.
about-zone-won = Achetée cette manche : elle reste fermée jusqu’à la prochaine fois qu’on regarde ses enveloppes, et on ne peut pas la revendre tout de suite.
about-zone-decorations = Dix pour chacun. Sur la photo, elles sont sur votre table et peuvent cacher des visages. Dans la variante enchères, c’est votre monnaie ; à la fin, deux décorations valent un point.
about-zone-supply = Des décorations en plus, à deux joueurs. Elles ne comptent pour personne.
about-zone-shown = Trois souhaits, et des cartes VIP si quelqu’un en a glissé. C’est un jeu de mémoire : une fois l’enveloppe refermée, il faut s’en souvenir.
about-zone-vip = Une fois dans la partie, glissez-la dans une de vos enveloppes. Cet invité compte alors double pour tout le monde, points négatifs compris ; avec deux cartes, triple.
about-zone-scene = Vous seul le voyez. Placez des figurines pour retenir les souhaits : sur les cases ou ailleurs, de dos ou couchées. Vous ne pouvez y toucher que quand vous pouvez regarder vos enveloppes.
about-zone-photo = La photo, si vous la preniez maintenant. On doit y voir chaque invité, au moins un peu. Les marques disent qui est caché et quel visage se voit, jamais quels souhaits sont exaucés.
about-zone-camera = Il ne peut pas être plus haut que le paravent, et la photo ne montre que la scène.
about-zone-guests = Placez-en autant que vous voulez, un par case. Un invité qui n’est pas placé ne rapporte rien ; un invité placé sans aucun souhait exaucé coûte 3 points.
about-zone-lot = L’enveloppe que l’on vend en ce moment. Le vendeur peut annoncer une carte VIP, s’il sait qu’il y en a une dedans.
about-zone-bid = On mise et on paie en décorations entières, jamais plus qu’on n’en a.
about-zone-album = Chacun a pris une photo. On les juge une par une.
about-zone-points = Les souhaits exaucés d’un invité placé : aucun −3, un 1, deux 3, trois 6. Chaque carte VIP dans l’enveloppe compte l’invité une fois de plus.

## The lesson
lesson-welcome = La fête commence ! Quatorze invités ont des souhaits, et à la fin vous prendrez une photo d’eux. Vous avez cinq enveloppes ; dans chacune, trois souhaits de l’invité dessiné dessus.
lesson-open = Ouvrons-en une : touchez l’enveloppe de Clara.
lesson-read = Clara veut être au milieu, cacher le visage de Nina, et n’avoir personne devant elle. Retenez-le bien : le programme ne le fera pas pour vous. Puis rangez les cartes.
lesson-place = Vos figurines sont votre mémoire. Choisissez Clara et touchez la case c3 ; puis choisissez Nina et touchez c4, juste derrière. Rien de tout ça ne compte encore.
lesson-photo = Voici votre photo, si vous la preniez maintenant. ✓ : personne devant ; l’œil : le visage se voit ou non ; ✕ : on ne voit pas cet invité, et une telle photo est refusée. Avec les flèches, décalez un peu Nina, jusqu’à ce qu’elle dépasse.
lesson-vip = Une fois dans la partie, vous pouvez glisser votre carte VIP dans une enveloppe : cet invité compte double, pour tout le monde. Gardez-la pour l’instant. Quand votre salon vous plaît, touchez « Tout est prêt ».
lesson-theft = À chaque manche, on retourne une carte. Vol : tous en même temps, chacun vole une enveloppe à son voisin de gauche. Touchez celle de Mia et validez.
lesson-look-new = Nouvelle manche, on regarde à nouveau. Vous avez volé l’enveloppe de Mia : ouvrez-la.
lesson-close-new = Encore trois souhaits à retenir. Rangez les cartes.
lesson-score = Trois souhaits exaucés valent 6 points, deux 3, un seul 1. Un invité sur la photo sans aucun souhait exaucé coûte 3 points : laissez de côté ceux dont vous ne savez rien. Placez Mia si vous voulez, et validez.
lesson-dance = Danse : vous gardez une enveloppe, on mélange toutes les autres et on les redistribue. Gardez celle de Clara.
lesson-end = Après six manches, chacun prend sa photo et on ouvre toutes les enveloppes. Voilà, vous savez tout : continuez à jouer, et souriez !

## Hints

hint-row = { $guests } { $row }.
hint-scene = La scène peut rester telle quelle : elle ne sert qu’à se souvenir.
hint-pleased = Elle comble { $met } des { $known } souhaits que vous avez vus.
