game-name = Fort
game-about = Réunissez une bande de copains, des pizzas et des jouets, bâtissez le plus beau fort et suivez les autres.

## Suits

suit-book = livre
suit-crown = couronne
suit-glue = colle
suit-shovel = pelle
suit-skateboard = skateboard
suit-squirt_gun = pistolet à eau
suit-coin = pièce

## Tokens

kind-pizza = pizza
kind-toy = jouet

## Boards

board-red = rouge
board-yellow = jaune
board-green = vert
board-orange = orange

## What the icons say

effect-none = aucune action
effect-gather_pizza =
    récupérez { $n ->
        [one] { $n } pizza
       *[other] { $n } pizzas
    }
effect-gather_toy =
    récupérez { $n ->
        [one] { $n } jouet
       *[other] { $n } jouets
    }
effect-gather_any =
    récupérez { $n ->
        [one] { $n } pizza ou { $n } jouet
       *[other] { $n } pizzas ou { $n } jouets
    }
effect-stow =
    mettez { $n ->
        [one] { $n } ressource dans votre Sac à dos
       *[other] { $n } ressources dans votre Sac à dos
    }
effect-tuck =
    ajoutez { $n ->
        [one] { $n } carte à votre Observatoire
       *[other] { $n } cartes à votre Observatoire
    }
effect-trash = détruisez { $n } de vos cartes
effect-trash_this = détruisez cette carte
effect-trash_rival =
    détruisez { $n ->
        [one] { $n } carte du Jardin d’un adversaire
       *[other] { $n } cartes des Jardins adverses
    }
effect-recruit =
    recrutez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
effect-advance = avancez votre Fort
effect-advance_minus_1 = avancez votre Fort pour 1 ressource de moins
effect-advance_plus_1 = avancez votre Fort pour 1 ressource de plus
effect-score =
    marquez { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    }
effect-spend_pizza =
    dépensez { $n ->
        [one] { $n } pizza
       *[other] { $n } pizzas
    }
effect-spend_toy =
    dépensez { $n ->
        [one] { $n } jouet
       *[other] { $n } jouets
    }
effect-copy_pack = copiez votre Sac à dos
effect-copy_rival_pack = copiez le Sac à dos d’un adversaire
effect-convert =
    transformez { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    }
effect-times = { $effect } par { $number }
effect-times_one_kind = { $effect } par { $number }, pizzas seulement ou jouets seulement
effect-times_all = pour chaque { $number }, { $effect }
effect-then = { $first }, puis { $second }
effect-both = { $first } et { $second }
number-any_suit = symbole d’une famille de votre choix
number-pack_tokens = ressource dans votre Sac à dos
number-lookout_cards = carte dans votre Observatoire
number-fort_level = niveau de votre Fort
sign-public = Action publique
sign-private = Action privée
sign-times = Fois
sign-then = Puis
sign-opening_bracket = Parenthèses
sign-first = Premier joueur

## Perks

perk-birthday_party = Birthday Party
perk_text-birthday_party = À la fin de votre phase Recruter, vous pouvez recruter une autre carte du Parc ou de la pioche Parc.
perk-bribe = Bribe
perk_text-bribe = À votre tour, les cartes pour votre Observatoire peuvent venir du Parc, de la pioche Parc ou d’un Jardin au lieu de votre main.
perk-copy_cat = Copy Cat
perk_text-copy_cat = Lorsque vous suivez, vous pouvez défausser deux cartes correspondantes et utiliser les familles des deux.
perk-diy = DIY
perk_text-diy = Une fois, à votre tour, au lieu de jouer une carte : avancez votre Fort pour une ressource de plus. Personne ne peut suivre.
perk-do_over = Do-Over
perk_text-do_over = Une fois, après avoir joué une carte à votre tour et quand chacun a suivi ou non : jouez une seconde carte.
perk-recycling = Recycling
perk_text-recycling = Une fois, à tout moment de votre tour : prenez en main une carte de votre défausse.
perk-rough_housing = Rough Housing
perk_text-rough_housing = Une fois, au lieu de suivre et quand tous les autres adversaires ont décidé : détruisez la carte jouée par le leader.
perk-sticky_fingers = Sticky Fingers
perk_text-sticky_fingers = À votre tour, ce que vous mettez dans votre Sac à dos peut venir de la réserve au lieu de vos Affaires.
perk-xxl_backpack = XXL Backpack
perk_text-xxl_backpack = Votre Sac à dos peut contenir { $more } ressources de plus.

## Made-up rules

made_up_rule-big_plans = Big Plans
made_up_rule_text-big_plans =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par action Avancer son Fort que vous avez, même comme partie d’une action.
made_up_rule-friendship_bracelet = Friendship Bracelet
made_up_rule_text-friendship_bracelet =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par famille différente que vous avez, pièces exceptées ; { $bonus } de plus si vous avez les six.
made_up_rule-loner = Loner
made_up_rule_text-loner =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } si vous n’avez plus de Meilleur Copain.
made_up_rule-minimalism = Minimalism
made_up_rule_text-minimalism =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } si votre Niveau de Fort est exactement de { $bonus }.
made_up_rule-piggy_bank = Piggy Bank
made_up_rule_text-piggy_bank =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par jouet dans vos Affaires et votre Sac à dos.
made_up_rule-pizza_party = Pizza Party
made_up_rule_text-pizza_party =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par pizza dans vos Affaires et votre Sac à dos.
made_up_rule-play_palace = Play Palace
made_up_rule_text-play_palace =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par famille couronne que vous avez ; les pièces ne comptent pas.
made_up_rule-popularity = Popularity
made_up_rule_text-popularity =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par carte dans votre Observatoire.
made_up_rule-secret_stash = Secret Stash
made_up_rule_text-secret_stash =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par ressource dans votre Sac à dos.
made_up_rule-sleepover = Sleepover
made_up_rule_text-sleepover =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } si vous avez plus de cartes que chacun de vos adversaires ; { $bonus } en cas d’égalité pour le plus de cartes.
made_up_rule-slime_lab = Slime Lab
made_up_rule_text-slime_lab =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par famille livre que vous avez ; les pièces ne comptent pas.

## Kids

kid-bones = Bones
kid-captain = Captain
kid-chef = Chef
kid-doc = Doc
kid-einstein = Einstein
kid-patch = Patch
kid-noodle_twins = Noodle Twins
kid-smoke = Smoke
kid-ghost = Ghost
kid-golden_boy = Golden Boy
kid-prince = Prince
kid-tiny = Tiny
kid-puddin = Puddin
kid-doodles = Doodles
kid-dot = Dot
kid-giggles = Giggles
kid-kitty = Kitty
kid-penny = Penny
kid-sweet_pea = Sweet Pea
kid-tink = Tink
kid-icky_and_sticky = Icky & Sticky
kid-bug = Bug
kid-lefty = Lefty
kid-moose = Moose
kid-sarge = Sarge
kid-scout = Scout
kid-wart = Wart
kid-worm = Worm
kid-the_moles = The Moles
kid-the_ant = The Ant
kid-dash = Dash
kid-munch = Munch
kid-skids = Skids
kid-spike = Spike
kid-thunder = Thunder
kid-rocket_bros = Rocket Bros
kid-baby_face = Baby Face
kid-blitz = Blitz
kid-crash = Crash
kid-lil_boss = Lil Boss
kid-punky = Punky
kid-the_scrappers = The Scrappers
kid-zip = Zip
kid-blades = Blades
kid-rusty = Rusty
kid-bud = Bud
kid-sparky = Sparky
kid-ace = Ace
kid-bitsy = Bitsy
kid-flipper = Flipper

## Why a choice is refused

reason-game_over = La partie est terminée.
reason-bad_player_count = Fort se joue de { $low } à { $high } joueurs, pas à { $players }.
reason-pick_is_final = Vous avez déjà conservé une carte à cette étape.
reason-no_follow_window = Il n’y a pas d’action publique à suivre.
reason-follow_decided = Vous avez déjà décidé pour cette carte.
reason-rough_no_window = Cette carte n’a pas d’action publique à suivre.
reason-rough_best_friend = Les Meilleurs Copains ne peuvent pas être détruits par un adversaire.
reason-rough_followed = Vous avez suivi cette carte.
reason-rough_too_early = Attendez que tous les autres adversaires aient décidé.
reason-not_your_decision = C’est à quelqu’un d’autre de décider.
reason-rough_decline_first = Dites d’abord que vous ne suivez pas ; ensuite vous pourrez l’utiliser.
reason-not_in_packet = Cette carte n’est pas parmi vos cartes restantes.
reason-not_in_row = Cette carte n’est pas proposée.
reason-must_take_reward = Choisissez d’abord votre règle improvisée ou votre avantage.
reason-perk_not_owned = Vous n’avez pas cet avantage.
reason-perk_other_turn = Cet avantage ne fonctionne qu’à votre tour.
reason-diy_after_play = DIY remplace le fait de jouer une carte.
reason-do_over_no_play = Vous n’avez pas joué de carte à ce tour.
reason-do_over_no_card = Vous n’avez pas de seconde carte jouable.
reason-recycling_empty = Votre défausse est vide.
reason-recycling_not_now = Répondez d’abord à ceci ; ensuite vous pourrez utiliser Recycling.
reason-already_played = Vous avez déjà joué une carte à ce tour.
reason-must_recruit = Vous devez recruter une carte. Il y a : Parc { $park }, pioche Parc { $deck }, Jardins adverses { $yards }.
reason-birthday_no_yard = La carte supplémentaire doit venir du Parc ou de la pioche Parc.
reason-bad_suit = On ne peut nommer ici qu’une des six familles.
reason-add_only_leader = Seul le leader ajoute des cartes et des familles de son Observatoire.
reason-add_no_multiplier = Cette action n’est pas multipliée par une famille.
reason-add_too_late = Les cartes s’ajoutent au début de l’action.
reason-follow_too_many =
    { $limit ->
        [one] Vous ne pouvez défausser qu’une carte pour suivre ; deux seulement avec Copy Cat.
       *[other] Vous ne pouvez défausser que { $limit } cartes pour suivre.
    }
reason-second_card_useless = La seconde carte n’augmenterait pas le nombre.
reason-kind_bound = Vous devez prendre la même chose que le leader : { $kind }.
reason-fort_at_top = Votre Fort est au niveau le plus élevé.
reason-cannot_pay =
    { $less ->
        [0] Le niveau suivant coûte { $price }, dont au moins { $pizza } en pizza et { $toys } en jouets. Il vous en manque { $missing }.
       *[other] Ici le niveau suivant coûte { $price } : au moins { $pizza } en pizza et { $toys } en jouets, dont un gratuit. Il vous en manque { $missing }.
    }
reason-wrong_payment =
    { $less ->
        [0] Ce n’est pas exactement le coût : { $price }, dont au moins { $pizza } en pizza et { $toys } en jouets.
       *[other] Ce n’est pas exactement le coût : ici { $price }, au moins { $pizza } en pizza et { $toys } en jouets, dont un gratuit.
    }
reason-payment_elsewhere = Le coût est juste, mais ces ressources ne sont pas à cet endroit.
reason-pack_full = Votre Sac à dos est plein : il en contient { $limit }.
reason-lookout_full = Votre Observatoire est plein : il en contient { $limit }.
reason-no_such_player = Il n’y a pas ce joueur à cette table.
reason-not_a_rival = Choisissez un autre joueur.
reason-own_yard = Vous ne pouvez pas recruter dans votre propre Jardin.
reason-no_rival_yard_card = Aucun adversaire n’a de carte dans son Jardin.
reason-source_empty = Il n’y a pas de carte à prendre là.
reason-card_not_there = Cette carte n’est pas là.
reason-nothing_to_tuck = Il n’y a pas de carte à mettre dans votre Observatoire.
reason-nothing_to_trash = Il n’y a pas de carte dans votre main ni dans votre défausse.
reason-lookout_fixed = Les cartes ne quittent jamais l’Observatoire.
reason-cannot_trash_there = Seulement des cartes de votre main ou de votre défausse, ni la carte jouée ni les supplémentaires.
reason-nothing_to_stow = Vous n’avez pas cette ressource dans vos Affaires.
reason-nothing_to_spend = Vous n’avez pas cette ressource.
reason-nothing_to_convert = Vous n’avez pas de ressource de ce type à cet endroit.
reason-convert_direction = Toutes les transformations vont dans le même sens : ici vous transformez { $kind }.
reason-mixed_kinds = Une seule ressource pour toute l’action : cette fois, { $kind }.
reason-pack_empty = Il n’y a rien à copier dans ce Sac à dos.
reason-more_than_pack = Ce Sac à dos contient moins : pizza { $pizza }, jouets { $toys }.
reason-more_than_count =
    { $count ->
        [one] Cette action ne se réalise qu’une fois.
       *[other] Cette action se réalise { $count } fois au plus.
    }
reason-stuff_full = Il n’y a pas la place : vos Affaires contiennent { $limit } ressources de chaque type.
reason-blank_action = Cette case est vide.
reason-action_used = Vous avez déjà utilisé cette action.
reason-follow_from_lookout = Les cartes de l’Observatoire ne peuvent pas être défaussées pour suivre.
reason-not_in_hand = Cette carte n’est pas dans votre main.
reason-not_in_pile = Cette carte n’est pas dans votre défausse.
reason-no_actions = Cette carte n’a pas d’action et ne peut pas être jouée.
reason-follow_no_match = Pour suivre, il faut cette famille ou une pièce : { $suit }. Cette carte n’a ni l’une ni l’autre.
reason-coin_adds_nothing = Compter la pièce ne change rien ici : suivez avec la carte telle quelle.
reason-not_in_lookout = Cette carte n’est pas dans votre Observatoire.
reason-add_no_match = La carte n’a pas la famille que compte cette action : { $suit }.
reason-must_name_suit = Nommez une des six familles pour votre carte pièce.
reason-not_added = Vous n’avez pas ajouté cette carte.
reason-coin_locked = Cette pièce représente déjà cette famille : { $suit }.
reason-coin_needs_no_name = Ici c’est la pièce elle‑même qui compte : pas besoin d’une autre famille.
reason-same_name = Cette pièce représente déjà cette famille.
reason-coin_named = Vous avez déjà dit ce que représente cette pièce dans cette action.
reason-already_counted = Cette famille de votre Observatoire compte déjà.
reason-own_symbol_counts = La famille de la carte elle‑même compte toujours : on ne peut pas la laisser de côté.
reason-not_now = Ce choix n’appartient pas à la phase ou à l’étape en cours.
reason-no_effect = Cette action ne ferait rien maintenant.
reason-add_useless = Ainsi, une des cartes supplémentaires ne changerait rien.
reason-lookout_useless = Ainsi, une famille de votre Observatoire ne changerait rien.
reason-add_breaks_full = Avec cette carte, vous ne pourriez réaliser aucune action en totalité.
reason-none_full = Aucune action de cette carte ne pourrait être réalisée en totalité maintenant.
reason-follow_not_full = Qui suit réalise l’action en totalité ; ainsi, vous ne le pourriez pas.
reason-must_finish_full = La première action n’a été réalisée qu’en partie : réalisez l’autre en totalité.
reason-must_be_full = Cette action doit être réalisée en totalité.
reason-nothing_done = Vous n’avez encore rien fait : faites d’abord au moins une chose.
reason-then_mandatory = Après l’action de gauche, vous devez réaliser celle de droite.
reason-stop_wastes_addition = Faites‑le au moins { $count } fois, sinon une carte supplémentaire ne changerait rien.
reason-dead_end = Après cela, vous ne pourriez plus réaliser d’action en totalité.

## The score pad

reason-pad_level = { $name } : le Fort ne peut pas être au niveau { $value } ; le plus élevé est { $limit }.
reason-pad_stuff = { $name } : les Affaires contiennent au plus { $limit } ressources de chaque type, pas { $value } ({ $kind }).
reason-pad_pack = { $name } : à ce niveau, le Sac à dos contient { $limit } ressources, pas { $value } (plus seulement avec perk = "xxl_backpack").
reason-pad_lookout = { $name } : à ce niveau, l’Observatoire contient { $limit } cartes, pas { $value }.
reason-pad_too_many_copies = { $kid } figure { $found } fois, mais la boîte n’en contient que { $copies }.
reason-pad_card_twice = { $card } ne peut pas appartenir à deux joueurs.
reason-pad_foreign_friend = { $name } a des Meilleurs Copains de deux plateaux ; chacun n’a que ceux du sien.
reason-pad_rule_missing = { $name } : à partir du niveau { $level }, il y a une règle improvisée ; dites laquelle.
reason-pad_rule_early = { $name } : la règle improvisée ne vient qu’avec le niveau { $level }.
reason-pad_perk_early = { $name } : l’avantage ne vient qu’avec le niveau { $level }.
reason-pad_macaroni_early = { $name } : la sculpture en macaronis ne vient qu’avec le niveau { $level }.
reason-pad_macaroni_twice = Il n’y a qu’une sculpture en macaronis.
reason-pad_macaroni_unowned = Quelqu’un est au niveau { $level } : dites qui y est arrivé le premier et a pris la sculpture en macaronis (macaroni = true).
reason-tie_by_level = { $tied } sont à égalité ; { $winner } gagne avec le Niveau de Fort le plus élevé.
reason-victory_shared = { $winners } partagent la victoire.

## Box files

reason-box_wrong_sum = { $file }, [{ $table }] { $field } : la boîte annonce { $stated }, mais contient { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field } : il en faut { $needed }, et il n’y en a que { $found }.
reason-box_not_a_pair = { $file }, [{ $table }] { $field } : le plateau { $board } demande deux Meilleurs Copains, pas { $found }.
reason-box_not_symbols = { $file }, [{ $table }] { $field } : « { $value } » n’est pas une liste d’une ou deux familles.
reason-box_playable_symbols = { $file }, [{ $table }] { $field } : { $kid } a une action et doit montrer exactement un symbole.
reason-box_public_any_suit = { $file }, [{ $table }] { $field } : { $kid } ne peut pas compter any_suit dans l’action publique : les suiveurs ne choisissent pas de famille.
reason-box_action_misfit = { $file }, [{ $table }] { $field } : dans « { $action } », signe { $place }, « { $found } » ne convient pas.
reason-box_action_unfinished = { $file }, [{ $table }] { $field } : « { $action } » s’arrête trop tôt (signe { $place }).
reason-box_action_too_deep = { $file }, [{ $table }] { $field } : « { $action } » multiplie ou ordonne ses parties d’une façon que les règles ne prévoient pas.

## The parts of a score

part-track = Piste de Victoire
part-level = Niveau de Fort
part-made_up_rule = Règle improvisée
part-macaroni = Sculpture en macaronis

## Positions that cannot be

reason-colour_taken = Le plateau { $board } a déjà un propriétaire.
reason-fault_copies = { $kid } est sur la table { $found } fois ; il en faudrait { $copies }.
reason-fault_friends = { $seat } a un Meilleur Copain d’un autre plateau, ou au Jardin.
reason-fault_level = { $seat } : le Niveau de Fort va de 0 à { $limit }.
reason-fault_stuff = { $seat } : les Affaires contiennent au plus { $limit } ressources de chaque type.
reason-fault_pack = { $seat } : le Sac à dos contient au plus { $limit } ressources.
reason-fault_lookout = { $seat } : l’Observatoire contient au plus { $limit } cartes.
reason-fault_hand = { $seat } : une main n’a jamais plus de { $limit } cartes.
reason-fault_rule = { $seat } : la règle improvisée et le Niveau de Fort ne vont pas ensemble.
reason-fault_perk = { $seat } : l’avantage et le Niveau de Fort ne vont pas ensemble.
reason-fault_rule_pile = Les règles improvisées de la pile et des joueurs devraient être { $count } en tout, une de chaque.
reason-fault_perk_row = Les avantages de la rangée, des joueurs et utilisés devraient être { $count } en tout, un de chaque.
reason-fault_macaroni = La sculpture en macaronis a un propriétaire seulement si un Fort est au niveau le plus élevé.
reason-fault_park = Tant qu’il reste une pioche Parc, il y a { $count } cartes au Parc.
reason-fault_ending = La pioche Parc est vide : la fin de partie doit être déclenchée.
reason-fault_play_area = { $seat } a des cartes au Jardin ou dans la zone de jeu à un moment où il ne peut y en avoir.

## Where cards and tokens come from

place-stuff = des Affaires
place-pack = du Sac à dos
place-hand = de la main
place-discard_pile = de la défausse
place-park = du Parc
place-park_deck = de la pioche Parc
place-yard = d’un Jardin

## Choices

choice-skip = Ne pas jouer de carte
choice-use_diy = Utiliser DIY : avancer votre Fort pour une ressource de plus
choice-use_public = Utiliser l’action publique
choice-use_private = Utiliser l’action privée
choice-stop = S’arrêter ici
choice-leave_out = Laisser ceci de côté
choice-done = Terminé
choice-decline = Ne pas suivre
choice-use_do_over = Utiliser Do-Over : jouer une seconde carte
choice-use_rough_housing = Utiliser Rough Housing : détruire la carte jouée
choice-no = Pas maintenant
choice-recruit_deck = Recruter la première carte de la pioche Parc, sans la voir
choice-tuck_deck = Ajouter à l’Observatoire la première carte de la pioche Parc, sans la voir
choice-take_kind =
    Choisir { $kind ->
        [jouet] des jouets
       *[other] de la { $kind }
    }
choice-stow = Mettre 1 { $kind } dans le Sac à dos
choice-stow_supply = Mettre dans le Sac à dos 1 { $kind } de la réserve
choice-spend = Dépenser 1 ressource { $place }
choice-convert = Transformer 1 { $kind } { $place }
choice-copy_from = Copier le Sac à dos de { $rival }
choice-name_suit = Nommer { $suit }
choice-pick_suit = Compter { $suit }
choice-pick_without = Compter { $suit }, sans le symbole de la carte elle-même
choice-keep_rule = Garder { $rule }
choice-take_perk = Prendre { $perk }
choice-amount =
    { $count ->
        [one] Le faire { $count } fois
       *[other] Le faire { $count } fois
    }
choice-copy =
    Prendre { $pizza ->
        [one] { $pizza } pizza
       *[other] { $pizza } pizzas
    } et { $toys ->
        [one] { $toys } jouet
       *[other] { $toys } jouets
    }
choice-pay =
    Payer des Affaires { $stuff_pizza ->
        [one] { $stuff_pizza } pizza
       *[other] { $stuff_pizza } pizzas
    } et { $stuff_toys ->
        [one] { $stuff_toys } jouet
       *[other] { $stuff_toys } jouets
    }, du Sac à dos { $pack_pizza ->
        [one] { $pack_pizza } pizza
       *[other] { $pack_pizza } pizzas
    } et { $pack_toys ->
        [one] { $pack_toys } jouet
       *[other] { $pack_toys } jouets
    }
choice-play = Jouer { $kid }
choice-rename = Utiliser maintenant la pièce de { $kid } comme { $suit }
choice-add = Ajouter { $kid }
choice-add_as = Ajouter { $kid }, sa pièce comme { $suit }
choice-lookout = Ajouter { $suit } de { $kid } dans l’Observatoire
choice-tuck = Ajouter { $kid } à l’Observatoire
choice-tuck_park = Ajouter { $kid } du Parc à l’Observatoire
choice-tuck_yard = Ajouter { $kid } du Jardin de { $rival } à l’Observatoire
choice-trash = Détruire { $kid } de la main
choice-trash_discard = Détruire { $kid } de la défausse
choice-trash_yard = Détruire { $kid } du Jardin de { $rival }
choice-recruit_park = Recruter { $kid } du Parc
choice-recruit_yard = Recruter { $kid } du Jardin de { $rival }
choice-follow = Suivre avec { $kid }
choice-follow_coin = Suivre avec { $kid } en comptant aussi sa pièce
choice-recycle = Utiliser Recycling : prendre { $kid } en main
choice-keep = Conserver { $kid }

## Questions

ask-draft_pick = Quel gamin conservez‑vous ?
ask-choose_play = Quelle carte jouez‑vous ?
ask-name_suit = { $kid } : quelle famille nommez‑vous pour sa pièce ?
ask-choose_action = { $kid } : quelle action utilisez‑vous ?
ask-choose_additions = Ajouter pour { $suit } ? Déjà compté : { $number }.
ask-choose_kind = Pizza ou jouets ?
ask-choose_unit = { $unit } (encore { $left })
ask-choose_payment =
    Comment payez‑vous le niveau { $level } ? Il coûte { $pizza ->
        [one] { $pizza } pizza
       *[other] { $pizza } pizzas
    }{ $either ->
        [0] { " " }et
       *[other] ,
    } { $toys ->
        [one] { $toys } jouet
       *[other] { $toys } jouets
    }{ $either ->
        [0] { "" }
       *[other] { " " }et { $either } au choix
    }{ $change ->
        [-1] , moins 1 ressource au choix
        [1] , plus 1 ressource au choix
       *[0] { "" }
    }.
ask-choose_rule = Quelle règle improvisée gardez‑vous ?
ask-choose_perk = Quel avantage prenez‑vous ?
ask-choose_follow = { $rival } a joué { $kid } ({ $suit }). Suivez‑vous ?
ask-use_rough_housing = Rough Housing : détruire { $kid }, la carte jouée par { $rival } ?
ask-use_do_over = Utiliser Do-Over pour jouer une seconde carte ?
ask-use_recycling = Utiliser Recycling maintenant ?
ask-choose_recruit = Qui recrutez‑vous ?
ask-use_birthday_party = Birthday Party : recruter une autre carte ?

## What is being done

unit-gather_pizza = Récupérer de la pizza
unit-gather_toy = Récupérer des jouets
unit-gather_any = Récupérer des ressources
unit-stow = Mettre une ressource dans le Sac à dos
unit-tuck = Ajouter une carte à votre Observatoire
unit-trash = Détruire une carte
unit-trash_this = Détruire cette carte
unit-trash_rival = Détruire une carte adverse
unit-recruit = Recruter une carte
unit-advance_minus_1 = Avancer votre Fort pour une ressource de moins
unit-advance = Avancer votre Fort
unit-advance_plus_1 = Avancer votre Fort pour une ressource de plus
unit-score = Marquer des points
unit-spend_pizza = Dépenser une pizza
unit-spend_toy = Dépenser un jouet
unit-copy_pack = Copier votre Sac à dos
unit-copy_rival_pack = Copier le Sac à dos d’un adversaire
unit-convert = Transformer une ressource

## What happened

event-gathered_pizza =
    { $seat } récupère { $count ->
        [one] { $count } pizza
       *[other] { $count } pizzas
    }.
event-gathered_toys =
    { $seat } récupère { $count ->
        [one] { $count } jouet
       *[other] { $count } jouets
    }.
event-scored =
    { $seat } marque { $count ->
        [one] { $count } point
       *[other] { $count } points
    } et en est à { $track }.
event-paid =
    { $seat } paie { $pizza ->
        [one] { $pizza } pizza
       *[other] { $pizza } pizzas
    } et { $toys ->
        [one] { $toys } jouet
       *[other] { $toys } jouets
    }.
event-advanced = { $seat } avance son Fort au niveau { $level }.
event-took_macaroni = { $seat } arrive au sommet avant tous les autres et prend la sculpture en macaronis !
event-end_triggered = { $ending } : cette manche est la dernière.
event-park_refilled = { $kid } arrive au Parc.
event-recruited = { $seat } recrute { $kid } { $place }.
event-recruited_yard = { $seat } recrute { $kid } du Jardin de { $rival }.
event-marked = { $kid } quittera la partie après les suiveurs.
event-stowed = { $seat } met 1 { $kind } dans le Sac à dos.
event-stowed_supply = { $seat } met dans le Sac à dos 1 { $kind } de la réserve.
event-tucked = { $seat } ajoute { $kid } { $place } à l’Observatoire.
event-trashed = { $seat } détruit { $kid } { $place }.
event-trashed_rival = { $seat } détruit { $kid } du Jardin de { $rival }.
event-spent = { $seat } dépense 1 { $kind } { $place }.
event-converted = { $seat } transforme 1 { $kind } en 1 { $into }.
event-copied =
    { $seat } copie son Sac à dos : { $pizza ->
        [one] { $pizza } pizza
       *[other] { $pizza } pizzas
    } et { $toys ->
        [one] { $toys } jouet
       *[other] { $toys } jouets
    }.
event-copied_rival =
    { $seat } copie le Sac à dos de { $rival } : { $pizza ->
        [one] { $pizza } pizza
       *[other] { $pizza } pizzas
    } et { $toys ->
        [one] { $toys } jouet
       *[other] { $toys } jouets
    }.
ending-points = La Piste de Victoire a atteint la limite
ending-level = Un Fort est à son niveau le plus élevé
ending-park_deck = La pioche Parc est vide
ending-safety_stop = La partie a duré trop longtemps
event-played = { $seat } joue { $kid }.
event-named_suit = La pièce de { $kid } représente { $suit }.
event-began = { $seat } utilise l’{ $action } de { $kid }.
action-public = action publique
action-private = action privée
event-picked_suit = { $seat } compte { $suit }.
event-added = { $seat } ajoute { $kid }.
event-added_coin = { $seat } ajoute { $kid }, sa pièce comme { $suit }.
event-added_lookout = { $seat } ajoute { $suit } de { $kid } dans l’Observatoire.
event-renamed_coin = { $seat } utilise maintenant la pièce de { $kid } comme { $suit }.
event-skipped = { $seat } ne joue pas de carte.
event-used_diy = { $seat } utilise DIY.
event-used_do_over = { $seat } utilise Do-Over et rejoue.
event-trashed_this = { $kid } quitte la partie.
event-followed = { $seat } suit avec { $kid }.
event-declined = { $seat } ne suit pas.
event-rough_housed = { $seat } utilise Rough Housing : { $rival } perd { $kid }.
event-recycled = { $seat } utilise Recycling et reprend { $kid } en main.
event-looked_at_rules = Vous regardez les règles improvisées : { $rules }.
event-kept_rule = { $seat } garde la règle improvisée { $rule }.
event-kept_rule-veiled = { $seat } garde en secret une règle improvisée.
event-took_perk = { $seat } prend l’avantage { $perk }.
suit-any = une famille au choix
event-began_turn = Manche { $round } : { $seat } est leader.
event-cleaned_up = Du Jardin à la défausse de { $seat } : { $kids }.
event-discarded = { $seat } défausse { $kids }.
event-left_in_yard = { $seat } laisse au Jardin { $kids }.
event-shuffled =
    { $seat } mélange sa défausse : nouvelle pioche de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } (piochées avant : { $drawn }).
event-drew =
    { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $kids }.
event-drew-veiled =
    { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-ended = La partie est terminée. Toutes les règles improvisées sont révélées.
event-revealed_rule = { $seat } révèle { $rule }.
event-kept = { $seat } conserve { $kid }.
event-kept-veiled = { $seat } conserve une carte et passe les autres.
event-got_packet =
    { $seat } choisit parmi { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $kids }.
event-got_packet-veiled =
    { $seat } choisit parmi { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-seated = { $seat } commence. Ordre du tour : { $order }.
event-got_board = { $seat } a le plateau { $board }.
event-laid_out_park = Au Parc : { $kids }.
event-dealt = { $seat } reçoit { $kids }.
event-dealt-veiled = { $seat } reçoit ses gamins.

## Options

option-edition = Livret de règles
option-edition-pt-br = brésilien
option-edition-pt-br-prompted = brésilien (demande chaque fois pour Recycling)
option-edition-it = italien
option-edition-it-prompted = italien (demande chaque fois pour Recycling)
option-edition-fr = français
option-edition-fr-prompted = français (demande chaque fois pour Recycling)
option-setup = Mise en place
option-setup-basic = basique : les gamins sont distribués
option-setup-advanced = avancée : les gamins sont draftés
option-board_1 = Plateau du joueur 1
option-board_1-any = n’importe quelle couleur
option-board_1-red = rouge
option-board_1-yellow = jaune
option-board_1-green = vert
option-board_1-orange = orange
option-board_2 = Plateau du joueur 2
option-board_2-any = n’importe quelle couleur
option-board_2-red = rouge
option-board_2-yellow = jaune
option-board_2-green = vert
option-board_2-orange = orange
option-board_3 = Plateau du joueur 3
option-board_3-any = n’importe quelle couleur
option-board_3-red = rouge
option-board_3-yellow = jaune
option-board_3-green = vert
option-board_3-orange = orange
option-board_4 = Plateau du joueur 4
option-board_4-any = n’importe quelle couleur
option-board_4-red = rouge
option-board_4-yellow = jaune
option-board_4-green = vert
option-board_4-orange = orange

## The table as it is shown

view-edition = Livret de règles
view-round = Manche
view-turn = Tours déjà joués
view-order = Ordre du tour
view-leader = Leader
view-ending = Fin de partie
view-park = Parc
view-park_deck = Pioche Parc
view-perk_row = Rangée d’avantages
view-used_perks = Avantages utilisés
view-rule_pile = Pile de règles improvisées
view-macaroni = Sculpture en macaronis
view-trash_box = Hors de la partie
view-play = Coup en cours
view-players = Joueurs
view-moment = En attente
view-answered = Ont choisi
view-own = Vous seul voyez
view-cards_played = Cartes jouées à ce tour
view-play_area = Zone de jeu
view-played = Carte jouée
view-named = Famille de la carte jouée
view-to_follow = Famille à suivre
view-added = Cartes supplémentaires
view-named_lookout = Pièces de l’Observatoire nommées
view-public = Action publique
view-private = Action privée
view-bound = Les suiveurs doivent prendre
view-trash_due = Quitte ensuite la partie
view-followed = Ont suivi
view-converted = Transformé à ce tour
view-kid = Carte
view-suit = Pièce comme
view-seat = Joueur
view-board = Plateau
view-track = Piste de Victoire
view-level = Niveau de Fort
view-stuff = Affaires
view-pizza = Pizzas
view-toys = Jouets
view-pack = Sac à dos
view-limit = Place pour
view-perk = Avantage
view-made_up_rule = Règle improvisée
view-hand = Main
view-deck = Pioche
view-yard = Jardin
view-lookout = Observatoire
view-lookout_limit = Place dans l’Observatoire
view-discard_pile = Défausse
view-packet = Cartes restantes
view-kept = Cartes conservées
view-pick = Votre choix
ending-none = pas encore déclenchée
extent-none = non réalisée
extent-part = réalisée en partie
extent-full = réalisée en totalité

## What simulations count

fact-rounds = Manches
fact-ending = Ce qui a mis fin à la partie

## Where there is nothing to name

mark-none = rien
mark-hidden = cachée

## Editions

edition-pt-BR = brésilien
edition-it = italien
edition-fr = français

## What is pending

view-step = Étape
view-details = Détails
step-draft = Draft
step-choose_play = Jouer une carte
step-name_suit = Nommer une famille
step-choose_action = Actions de la carte jouée
step-pick_suit = Choisir une famille
step-additions = Ajouter des cartes
step-run = Action en cours
step-choose_rule = Choisir une règle improvisée
step-choose_perk = Choisir un avantage
step-window = Suivre
step-second_card = Seconde carte pour suivre
step-rough_housing = Rough Housing
step-aftermath = Après les suiveurs
step-do_over = Do-Over
step-recruit = Recruter
step-birthday_party = Birthday Party
step-closing = Défausser et Piocher
step-recycle = Recycling
step-refill = Remélanger
step-prompted = Questions sur Recycling

pad-pizza = Pizzas dans les Affaires
pad-toys = Jouets dans les Affaires
pad-pack_pizza = Pizzas dans le Sac à dos
pad-pack_toys = Jouets dans le Sac à dos
pad-cards = Tous les autres enfants de la pioche

## What reports of balance count

tally-kid = Gamins
tally-perk = Avantages
tally-made_up_rule = Règles improvisées
tally-level = Niveau de Fort
tally-lookout = Cartes à l’Observatoire

## The table in the browser

table-card-name = { $name } ({ $suits })
table-tokens = { $kind } : { $count }
table-level =
    Niveau { $level } : coûte { $pizza ->
        [one] { $pizza } pizza
       *[other] { $pizza } pizzas
    }{ $either ->
        [0] { " " }et
       *[other] ,
    } { $toys ->
        [one] { $toys } jouet
       *[other] { $toys } jouets
    }{ $either ->
        [0] { "" }
       *[other] { " " }et { $either } au choix
    } ; vaut { $points } à la fin.
table-level-start = Niveau { $level } : le départ.
table-fort-at = Fort au niveau { $level }
table-park-deck = Pioche Parc, cartes restantes : { $count }
table-none-left = Plus aucune
table-secret-rule = Une règle improvisée secrète
table-pile = { $pile }, cartes : { $count }
table-more = Tout montrer de cette personne
table-empty-yard = Personne dans le Jardin
table-first-player = Premier joueur
table-plays = { $seat } joue :
table-suit-to-match = Pour suivre : { $suit } ou pièce
table-bound = Qui suit prend la même chose : { $kind }
table-followed = Suivie par : { $seats }
table-actions = Actions de { $kid }
table-count-suit = Quelle famille comptez‑vous ?
table-add-more = Ajoutez des cartes avec { $suit } ou pièce.
table-take-back = Reprendre { $name }
table-coin-as = La pièce de { $kid } vaut
table-put-back = Reposer
table-outcome =
    Résultat : { $effect }{ $times ->
        [one] .
       *[other] , { $times } fois.
    }
table-no-fit =
    { $rest ->
        [one] { $rest } ne rentre pas.
       *[other] { $rest } ne rentrent pas.
    }
table-in-part = En partie seulement.
table-cannot-follow = Aucune de vos cartes ne peut suivre.
table-cannot-play = Aucune de vos cartes ne peut être jouée.
table-spend = Dépenser 1 { $kind } { $place }
table-hint-play = Choisissez une carte qui brille dans votre main.
table-hint-glow = Choisissez ce qui brille : appuyez ou glissez.
table-from-pile = Reprenez-en une en main.
table-waiting = On attend { $names } …
table-payment = Votre paiement
table-from-stuff_pizza = Pizza de vos Affaires
table-from-stuff_toys = Jouets de vos Affaires
table-from-pack_pizza = Pizza de votre Sac à dos
table-from-pack_toys = Jouets de votre Sac à dos
table-fewer = Moins : { $what }
table-more-of = Plus : { $what }
table-pay = Payer et construire
table-choose-one = Choisissez‑en une
table-draft-wait = C’est choisi. Les autres passent à { $seat } quand tout le monde est prêt.
table-draft-pass = Gardez une carte ; les autres passent à { $seat }.
table-draft-none = Votre bande commence ici.
table-empty-hand = Votre main est vide.
table-own-yard = Votre Jardin : les adversaires peuvent prendre ces gamins
table-own-deck = Votre pioche, sans ordre
table-discard-of = Défausse de { $seat }
table-finale = Les forts à la fin
table-legend = Ce que disent les icônes
zone-hand = Main
zone-yard = Jardin
zone-lookout = Observatoire
zone-stuff = Affaires
zone-pack = Sac à dos
zone-fort = Fort
zone-discard_pile = Défausse
zone-deck = Pioche
zone-park = Parc
zone-park_deck = Pioche Parc
zone-perk_row = Rangée d’avantages
zone-rule_pile = Pile de règles improvisées
zone-made_up_rule = Règle improvisée secrète
zone-macaroni = Sculpture en macaronis
zone-trash_box = Hors de la partie
zone-track = Piste de Victoire
zone-play = Le coup
zone-additions = Cartes supplémentaires
zone-outcome = Le résultat
zone-packet = Cartes restantes
zone-kept = Cartes conservées
about-zone-hand = Les cartes que vous pouvez jouer, ajouter à un coup ou utiliser pour suivre. Vous n’en piochez qu’à la fin de votre tour.
about-zone-yard = Les gamins non utilisés à votre tour attendent ici. Jusqu’à votre prochain tour, les adversaires peuvent les recruter. Les Meilleurs Copains n’y vont jamais.
about-zone-lookout = Les cartes placées ici y restent toute la partie. Quand vous êtes leader, leurs symboles peuvent s’ajouter à chaque action. Il contient une carte de plus que votre Niveau de Fort.
about-zone-stuff = Vos pizzas et vos jouets sous la main. Les cercles vides montrent la place restante ; ce qui ne rentre pas n’est pas gagné.
about-zone-pack = Des ressources rangées depuis vos Affaires, dans n’importe quel mélange. Elles n’en ressortent pas, mais servent à payer, et beaucoup de cartes les comptent.
about-zone-fort = Chaque marche montre son prix en haut, son numéro et les points qu’elle vaut à la fin. Les premières donnent une règle improvisée et un avantage ; le premier Fort au sommet prend la sculpture en macaronis et déclenche la fin. Plus le Fort est haut, plus le Sac à dos et l’Observatoire sont grands.
about-zone-discard_pile = Cartes utilisées et recrutées, visibles de tous. Si la pioche se vide en piochant, cette pile est mélangée pour en former une nouvelle.
about-zone-deck = Une pioche personnelle, face cachée. Son propriétaire peut voir quelles cartes elle contient, mais personne n’en connaît l’ordre.
about-zone-park = Des gamins que tout le monde peut recruter. Une carte prise est aussitôt remplacée depuis la pioche Parc.
about-zone-park_deck = Vous pouvez aussi recruter sa première carte, sans la voir. Quand la dernière carte la quitte, cette manche est la dernière.
about-zone-perk_row = Quand votre Fort atteint le niveau marqué d’un cœur, prenez un de ces avantages. La rangée n’est jamais complétée.
about-zone-rule_pile = Quand votre Fort atteint le niveau marqué d’un billet, regardez‑les toutes et gardez‑en une en secret : elle compte à la fin.
about-zone-made_up_rule = Cette personne a une règle improvisée. On ne découvre laquelle qu’à la fin de la partie.
about-zone-macaroni = Revient à la première personne dont le Fort atteint le sommet, et rapporte des points à la fin.
about-zone-trash_box = Cartes détruites et avantages utilisés. Ils ne reviennent jamais.
about-zone-track = Points marqués pendant la partie. Quand quelqu’un arrive au bout, cette manche est la dernière.
about-zone-play = La carte du leader et ce qui y a été ajouté. Tout le monde peut suivre l’action publique (mégaphone) ; l’action privée (cadenas) est réservée au leader. Au moins une action doit être faite entièrement.
about-zone-additions = Cartes de votre main montrant la famille comptée (ou une pièce) et symboles de votre Observatoire. Chacun doit changer le résultat.
about-zone-outcome = Ce que l’action ferait maintenant : les symboles comptés, ce que vous gagnez et ce qui ne rentre pas.
about-zone-packet = Dans la mise en place avancée, vous gardez une de ces cartes et passez les autres à gauche.
about-zone-kept = Les cartes que vous avez gardées : elles forment votre pioche, avec vos deux Meilleurs Copains.
about-kid =
    Symboles : { $suits }.
    Action publique, que les adversaires peuvent suivre : { $public }
    Action privée, réservée à qui la joue : { $private }
about-perk = { $text }
about-made_up_rule = { $text } Seul son propriétaire la connaît jusqu’à la fin.
about-suit = Une famille. Comptez ses symboles pour agrandir une action ; défaussez une carte qui la montre pour suivre une carte de cette famille.
about-suit-coin = La famille joker : elle vaut n’importe laquelle des six quand vous l’ajoutez, et convient à toutes quand vous suivez.
about-kind-pizza = Une ressource. Nécessaire pour bâtir le Fort ; certaines cartes la changent en points.
about-kind-toy = Une ressource. Nécessaire pour bâtir le Fort ; certaines cartes la changent en points.
about-sign-public = Le leader peut l’utiliser, et ensuite chaque adversaire peut suivre en défaussant une carte de la même famille.
about-sign-private = Seul celui ou celle qui joue la carte peut l’utiliser.
about-sign-times = Ce qui est devant se fait une fois pour chaque chose qui est derrière. Ajoutez des cartes de cette famille pour le faire plus souvent.
about-sign-then = Faites d’abord ce qui est avant la flèche ; ensuite seulement ce qui est après.
about-sign-opening_bracket = Ce qui est dedans va ensemble et se répète ensemble.
about-sign-first = A commencé la partie. Quand vient la fin, la manche va jusqu’avant son tour.
about-unit-gather_pizza = Prenez de la pizza de la réserve dans vos Affaires, tant qu’il y a de la place.
about-unit-gather_toy = Prenez des jouets de la réserve dans vos Affaires, tant qu’il y a de la place.
about-unit-gather_any = Prenez de la pizza ou des jouets de la réserve dans vos Affaires : une seule sorte pour toute l’action, tant qu’il y a de la place.
about-unit-stow = Rangez une ressource de vos Affaires dans votre Sac à dos. Elle n’en ressort pas, mais sert à payer.
about-unit-tuck = Placez une carte de votre main dans votre Observatoire. Elle y aide chaque fois que vous êtes leader, jusqu’à la fin.
about-unit-recruit = Prenez une carte du Parc, de sa pioche ou du Jardin d’un adversaire dans votre défausse.
about-unit-trash = Retirez du jeu une carte de votre main ou de votre défausse. Un petit paquet fait revenir plus tôt vos meilleurs enfants.
about-unit-trash_rival = Retirez du jeu une carte du Jardin d’un adversaire.
about-unit-trash_this = Cette carte elle-même quitte le jeu, une fois que tout le monde a suivi.
about-unit-spend_pizza = Rendez à la réserve une pizza de vos Affaires ou de votre Sac à dos.
about-unit-spend_toy = Rendez à la réserve un jouet de vos Affaires ou de votre Sac à dos.
about-unit-convert = Changez de la pizza en jouets ou des jouets en pizza, dans vos Affaires ou votre Sac à dos.
about-unit-copy_pack = Gagnez, dans vos Affaires, des jetons comme ceux de votre Sac à dos. Le Sac garde les siens.
about-unit-copy_rival_pack = Gagnez, dans vos Affaires, des jetons comme ceux du Sac à dos d’un adversaire, qui ne perd rien.
about-unit-advance = Payez le prix du niveau suivant, et votre Fort monte d’un niveau.
about-unit-advance_minus_1 = Votre Fort monte d’un niveau pour une ressource de moins que le prix.
about-unit-advance_plus_1 = Votre Fort monte d’un niveau pour une ressource de plus que le prix, de l’une ou l’autre sorte.
about-unit-score = Avancez d’un pas sur la Piste de Victoire par étoile.
about-number-any_suit = Choisissez une famille. L’action se fait une fois pour chacun de ses symboles sur cette carte, sur les cartes ajoutées et dans votre Observatoire.
about-number-lookout_cards = L’action se fait une fois pour chaque carte dans votre Observatoire.
about-number-pack_tokens = L’action se fait une fois pour chaque ressource dans votre Sac à dos.
about-number-fort_level = L’action se fait une fois pour chaque niveau de votre Fort.

## The lesson

lesson-welcome = Bienvenue dans la cabane ! Vous menez une bande de gamins qui récupère pizzas et jouets et construit un Fort. Jouons ensemble les deux premiers tours.
lesson-goal = Le plus de points gagne. Vous marquez sur la Piste de Victoire pendant la partie ; un Fort élevé et une règle improvisée secrète en rapportent d’autres à la fin.
lesson-card = Voici Sarge. Le symbole dans le coin est la famille : une pelle. La case du haut, avec le mégaphone, est l’action publique ; celle du bas, avec le cadenas, l’action privée.
lesson-play = Prenez Sarge dans votre main et choisissez l’action publique : un jouet par pelle. Ajoutez ensuite Bug, qui montre aussi une pelle, et voyez le compte : deux jouets. Appuyez sur le grand bouton.
lesson-public = Une carte jouée peut utiliser une action ou les deux, dans l’ordre voulu. Commencez par la publique.
lesson-add = Les cartes de votre main avec une pelle ou une pièce agrandissent l’action. Ajoutez celle qui est marquée. Seul son symbole compte, pas ses actions.
lesson-done = Deux pelles, deux jouets : cela suffit. Dites que c’est fini.
lesson-private = Les jouets sont dans vos Affaires. Une action a été faite entièrement, vous pourriez donc vous arrêter. Mais l’action privée en vaut la peine : elle met des cartes dans votre Observatoire. Utilisez‑la aussi.
lesson-private_done = La carte ajoutée compte encore sa pelle ici. Il n’y a plus rien à ajouter.
lesson-tuck = Votre Observatoire a maintenant de la place pour une carte. Placez‑y Golden Boy : la couronne y reste toute la partie et peut s’ajouter à chacune de vos actions de couronne.
lesson-declined = Votre adversaire pouvait suivre : défausser une carte avec une pelle ou une pièce et faire aussi votre action publique, une fois par symbole de celle-ci. Cette fois, non.
lesson-recruit = À chaque tour, vous recrutez un nouveau gamin : du Parc, à l’aveugle dans sa pioche, ou du Jardin d’un adversaire. Prenez Dash et confirmez.
lesson-yard = Votre tour est fini. Les cartes utilisées et les Meilleurs Copains (avec une étoile) sont dans votre défausse ; Lefty n’a pas servi et attend dans votre Jardin, où un adversaire peut la prendre. Puis vous avez pioché cinq cartes.
lesson-follow = Votre adversaire joue une carte de pelle : une pizza par pelle. Vous pouvez suivre ! Défaussez The Moles : leurs deux pelles vous donnent deux pizzas. Choisissez et confirmez.
lesson-stolen = Deux pizzas pour vous au tour d’un adversaire. Mais il vient de recruter Lefty dans votre Jardin : qui ne joue pas avec ses gamins risque de les perdre.
lesson-price = Il est temps de construire. Au-dessus de chaque marche, son prix en pizzas et jouets ; en dessous, les points de la fin et la récompense. Vous payez avec Affaires et Sac à dos.
lesson-advance = Jouez Sparky, l’un de vos deux Meilleurs Copains. La cabane veut dire : avancer votre Fort. S’il n’y a qu’une façon de payer, c’est fait pour vous.
lesson-rule = Le premier niveau vous permet de garder une règle improvisée en secret. Popularity paie chaque carte de votre Observatoire, et vous en avez déjà une. Gardez‑la.
lesson-rewards = Votre Fort a grandi : Sac à dos et Observatoire ont plus de place. Le niveau suivant donne un de ces avantages, qui tordent les règles pour vous.
lesson-recruit_again = Recrutez encore qui vous voulez. Les duos comme Rocket Bros ne se jouent pas, mais comptent double quand on les ajoute ou pour suivre.
lesson-end = La dernière manche arrive quand quelqu’un atteint le bout de la piste, qu’un Fort est au sommet ou que la pioche Parc est vide. À vous maintenant : continuez et amusez‑vous !
