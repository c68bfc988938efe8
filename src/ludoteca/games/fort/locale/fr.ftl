game-name = Fort
game-about = Réunissez une bande de copains, amassez pizzas et jouets, construisez le plus beau fort, et suivez ce que jouent les autres.

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
number-any_suit = symbole de la famille de votre choix
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
perk_text-birthday_party = À la fin de votre phase Recruter, vous pouvez recruter une carte de plus, du Parc ou de la pioche Parc.
perk-bribe = Bribe
perk_text-bribe = À votre tour, les cartes que vous ajoutez à votre Observatoire peuvent venir du Parc, de la pioche Parc ou d’un Jardin plutôt que de votre main.
perk-copy_cat = Copy Cat
perk_text-copy_cat = Quand vous suivez, vous pouvez défausser deux cartes de la bonne famille et utiliser les familles des deux.
perk-diy = DIY
perk_text-diy = Une fois, à votre tour, plutôt que de jouer une carte : avancez votre Fort en payant une ressource de plus. Personne ne peut suivre.
perk-do_over = Do-Over
perk_text-do_over = Une fois, à votre tour, quand votre carte est jouée et que chacun a suivi ou non : jouez une seconde carte.
perk-recycling = Recycling
perk_text-recycling = Une fois, à tout moment de votre tour : prenez en main une carte de votre défausse.
perk-rough_housing = Rough Housing
perk_text-rough_housing = Une fois, plutôt que de suivre et quand tous les autres adversaires ont décidé : détruisez la carte jouée par le leader.
perk-sticky_fingers = Sticky Fingers
perk_text-sticky_fingers = À votre tour, les ressources que vous mettez dans votre Sac à dos peuvent venir de la réserve plutôt que de vos Affaires.
perk-xxl_backpack = XXL Backpack
perk_text-xxl_backpack = Votre Sac à dos contient { $more } ressources de plus.

## Made-up rules

made_up_rule-big_plans = Big Plans
made_up_rule_text-big_plans =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par action Avancer son Fort sur vos cartes, même si ce n’est qu’une partie d’une action.
made_up_rule-friendship_bracelet = Friendship Bracelet
made_up_rule_text-friendship_bracelet =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par famille différente que vous avez, sauf les pièces ; { $bonus } de plus si vous avez les six.
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
    } si votre Niveau de Fort est exactement { $bonus }.
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
    } par couronne que vous avez ; les pièces ne comptent pas.
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
    } si vous avez plus de cartes que chacun de vos adversaires ; { $bonus } si vous êtes à égalité en tête.
made_up_rule-slime_lab = Slime Lab
made_up_rule_text-slime_lab =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } par livre que vous avez ; les pièces ne comptent pas.

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
reason-pick_is_final = Vous avez déjà gardé une carte cette fois-ci.
reason-no_follow_window = Il n’y a rien à suivre.
reason-follow_decided = Vous avez déjà décidé pour cette carte.
reason-rough_no_window = Cette carte n’a pas d’action publique à suivre.
reason-rough_best_friend = Les Meilleurs Copains ne peuvent pas être détruits par un adversaire.
reason-rough_followed = Vous avez déjà suivi cette carte.
reason-rough_too_early = Attendez que tous les autres adversaires aient décidé.
reason-not_your_decision = C’est à quelqu’un d’autre de choisir.
reason-rough_decline_first = Dites d’abord que vous ne suivez pas ; on vous le proposera ensuite.
reason-not_in_packet = Cette carte n’est pas parmi celles qu’on vous a passées.
reason-not_in_row = Cette carte n’est pas proposée.
reason-must_take_reward = Choisissez d’abord votre règle improvisée ou votre avantage.
reason-perk_not_owned = Vous n’avez pas cet avantage.
reason-perk_other_turn = Cet avantage ne marche qu’à votre tour.
reason-diy_after_play = DIY s’utilise à la place d’une carte, et vous avez déjà joué.
reason-do_over_no_play = Vous n’avez pas joué de carte ce tour-ci.
reason-do_over_no_card = Vous n’avez pas de seconde carte à jouer.
reason-recycling_empty = Votre défausse est vide.
reason-recycling_not_now = Répondez d’abord à la question ; vous pourrez ensuite utiliser Recycling.
reason-already_played = Vous avez déjà joué une carte ce tour-ci.
reason-must_recruit = Vous devez recruter une carte. Au choix : Parc { $park }, pioche Parc { $deck }, Jardins adverses { $yards }.
reason-birthday_no_yard = La carte supplémentaire doit venir du Parc ou de la pioche Parc.
reason-bad_suit = Choisissez l’une des six familles.
reason-add_only_leader = Seul le leader peut ajouter des cartes, ou des familles de son Observatoire.
reason-add_no_multiplier = Cette action ne dépend d’aucune famille : rien à ajouter.
reason-add_too_late = Trop tard : on ajoute des cartes au début de l’action.
reason-follow_too_many =
    { $limit ->
        [one] Pour suivre, vous ne pouvez défausser qu’une carte ; deux seulement avec Copy Cat.
       *[other] Pour suivre, vous ne pouvez défausser que { $limit } cartes.
    }
reason-second_card_useless = La seconde carte n’apporterait rien de plus.
reason-kind_bound = Vous devez prendre la même ressource que le leader : { $kind }.
reason-fort_at_top = Votre Fort est déjà au niveau le plus élevé.
reason-cannot_pay =
    { $less ->
        [0] Le niveau suivant coûte { $price }, dont au moins { $pizza } en pizzas et { $toys } en jouets. Il vous en manque { $missing }.
       *[other] Le niveau suivant coûte ici { $price } : au moins { $pizza } en pizzas et { $toys } en jouets, dont un offert. Il vous en manque { $missing }.
    }
reason-wrong_payment =
    { $less ->
        [0] Payez le prix exact : { $price }, dont au moins { $pizza } en pizzas et { $toys } en jouets.
       *[other] Payez le prix exact : ici { $price }, au moins { $pizza } en pizzas et { $toys } en jouets, dont un offert.
    }
reason-payment_elsewhere = Le compte est bon, mais vous n’avez pas ces ressources à cet endroit.
reason-pack_full = Votre Sac à dos est plein : pas plus de { $limit }.
reason-lookout_full = Votre Observatoire est plein : pas plus de { $limit }.
reason-no_such_player = Ce joueur n’est pas à cette table.
reason-not_a_rival = Choisissez un autre joueur.
reason-own_yard = Vous ne pouvez pas recruter dans votre propre Jardin.
reason-no_rival_yard_card = Aucun adversaire n’a de carte dans son Jardin.
reason-source_empty = Il n’y a rien à prendre là.
reason-card_not_there = Cette carte n’est pas là.
reason-nothing_to_tuck = Vous n’avez pas de carte à ajouter à votre Observatoire.
reason-nothing_to_trash = Vous n’avez de carte ni en main ni dans votre défausse.
reason-lookout_fixed = Les cartes ne quittent jamais l’Observatoire.
reason-cannot_trash_there = On ne détruit que des cartes de sa main ou de sa défausse, ni la carte jouée ni les cartes supplémentaires.
reason-nothing_to_stow = Vous n’avez pas cette ressource dans vos Affaires.
reason-nothing_to_spend = Vous n’avez pas cette ressource.
reason-nothing_to_convert = Vous n’avez pas cette ressource à cet endroit.
reason-convert_direction = Toutes les transformations vont dans le même sens : ici, vous donnez { $kind }.
reason-mixed_kinds = La même ressource pour toute l’action : cette fois, { $kind }.
reason-pack_empty = Il n’y a rien à copier dans ce Sac à dos.
reason-more_than_pack = Il n’y en a pas tant dans ce Sac à dos : pizzas { $pizza }, jouets { $toys }.
reason-more_than_count =
    { $count ->
        [one] Cette action ne se fait qu’une fois.
       *[other] Cette action se fait { $count } fois au plus.
    }
reason-stuff_full = Plus de place : vos Affaires contiennent { $limit } ressources de chaque sorte.
reason-blank_action = Cette case est vide.
reason-action_used = Vous avez déjà utilisé cette action.
reason-follow_from_lookout = On ne suit pas avec une carte de l’Observatoire.
reason-not_in_hand = Cette carte n’est pas dans votre main.
reason-not_in_pile = Cette carte n’est pas dans votre défausse.
reason-no_actions = Cette carte n’a pas d’action : on ne peut pas la jouer.
reason-follow_no_match = Pour suivre, il faut cette famille ou une pièce : { $suit }. Cette carte n’a ni l’une ni l’autre.
reason-coin_adds_nothing = La pièce ne change rien ici : suivez avec la carte telle quelle.
reason-not_in_lookout = Cette carte n’est pas dans votre Observatoire.
reason-add_no_match = Cette action compte une autre famille : { $suit }.
reason-must_name_suit = Choisissez une des six familles pour votre carte pièce.
reason-not_added = Vous n’avez pas ajouté cette carte.
reason-coin_locked = Cette pièce compte déjà comme { $suit }.
reason-coin_needs_no_name = Ici, c’est la pièce elle-même qui compte : pas besoin d’une autre famille.
reason-same_name = Cette pièce compte déjà comme cette famille.
reason-coin_named = Vous avez déjà choisi la famille de cette pièce pour cette action.
reason-already_counted = Cette famille de votre Observatoire compte déjà.
reason-own_symbol_counts = Le symbole de la carte elle-même compte toujours : on ne peut pas le laisser de côté.
reason-not_now = Ce n’est pas le moment de ce choix.
reason-no_effect = Cette action ne ferait rien pour l’instant.
reason-add_useless = Une de vos cartes supplémentaires ne servirait alors à rien.
reason-lookout_useless = Une famille de votre Observatoire ne servirait alors à rien.
reason-add_breaks_full = Avec cette carte, vous ne pourriez réaliser aucune action en totalité.
reason-none_full = Pour l’instant, aucune action de cette carte ne peut être réalisée en totalité.
reason-follow_not_full = Pour suivre, il faut réaliser l’action en totalité, et vous ne le pourriez pas ainsi.
reason-must_finish_full = Vous n’avez réalisé la première action qu’en partie : réalisez l’autre en totalité.
reason-must_be_full = Cette action doit être réalisée en totalité.
reason-nothing_done = Rien n’est encore fait : faites au moins une chose.
reason-then_mandatory = L’action de gauche est faite : celle de droite est obligatoire.
reason-stop_wastes_addition = Faites-le au moins { $count } fois, sinon une carte supplémentaire ne servirait à rien.
reason-dead_end = Après cela, vous ne pourriez plus réaliser d’action en totalité.

## The score pad

reason-pad_level = { $name } : un Fort ne peut pas être au niveau { $value } ; le plus élevé est { $limit }.
reason-pad_stuff = { $name } : les Affaires contiennent au plus { $limit } ressources de chaque sorte, pas { $value } ({ $kind }).
reason-pad_pack = { $name } : à ce niveau, le Sac à dos contient { $limit } ressources, pas { $value } (plus seulement avec perk = "xxl_backpack").
reason-pad_lookout = { $name } : à ce niveau, l’Observatoire contient { $limit } cartes, pas { $value }.
reason-pad_too_many_copies = { $kid } apparaît { $found } fois, et la boîte n’en a que { $copies }.
reason-pad_card_twice = { $card } ne peut pas appartenir à deux joueurs.
reason-pad_foreign_friend = { $name } a des Meilleurs Copains de deux plateaux ; chacun n’a que ceux du sien.
reason-pad_rule_missing = { $name } : à partir du niveau { $level }, on a une règle improvisée ; dites laquelle.
reason-pad_rule_early = { $name } : pas de règle improvisée avant le niveau { $level }.
reason-pad_perk_early = { $name } : pas d’avantage avant le niveau { $level }.
reason-pad_macaroni_early = { $name } : pas de sculpture en macaronis avant le niveau { $level }.
reason-pad_macaroni_twice = Il n’y a qu’une sculpture en macaronis.
reason-pad_macaroni_unowned = Quelqu’un est au niveau { $level } : dites qui y est arrivé le premier et a pris la sculpture en macaronis (macaroni = true).
reason-tie_by_level = Égalité : { $tied } ; { $winner } gagne avec le Niveau de Fort le plus élevé.
reason-victory_shared = { $winners } partagent la victoire.

## Box files

reason-box_wrong_sum = { $file }, [{ $table }] { $field } : la boîte annonce { $stated }, mais contient { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field } : il en faut { $needed }, et il n’y en a que { $found }.
reason-box_not_a_pair = { $file }, [{ $table }] { $field } : le plateau { $board } demande deux Meilleurs Copains, pas { $found }.
reason-box_not_symbols = { $file }, [{ $table }] { $field } : « { $value } » n’est pas une liste d’une ou deux familles.
reason-box_playable_symbols = { $file }, [{ $table }] { $field } : { $kid } a une action et doit montrer exactement un symbole.
reason-box_public_any_suit = { $file }, [{ $table }] { $field } : { $kid } ne peut pas compter any_suit dans l’action publique : les suiveurs ne choisissent pas de famille.
reason-box_action_misfit = { $file }, [{ $table }] { $field } : dans « { $action } », au signe { $place }, « { $found } » ne va pas.
reason-box_action_unfinished = { $file }, [{ $table }] { $field } : « { $action } » s’arrête trop tôt (signe { $place }).
reason-box_action_too_deep = { $file }, [{ $table }] { $field } : « { $action } » multiplie ou ordonne ses parties d’une façon que les règles ne prévoient pas.

## The parts of a score

part-track = Piste de Victoire
part-level = Niveau de Fort
part-made_up_rule = Règle improvisée
part-macaroni = Sculpture en macaronis

## Positions that cannot be

reason-colour_taken = Le plateau { $board } a déjà un propriétaire.
reason-fault_copies = { $kid } est sur la table { $found } fois au lieu de { $copies }.
reason-fault_friends = { $seat } a un Meilleur Copain d’un autre plateau, ou dans son Jardin.
reason-fault_level = { $seat } : le Niveau de Fort va de 0 à { $limit }.
reason-fault_stuff = { $seat } : les Affaires contiennent au plus { $limit } ressources de chaque sorte.
reason-fault_pack = { $seat } : le Sac à dos contient au plus { $limit } ressources.
reason-fault_lookout = { $seat } : l’Observatoire contient au plus { $limit } cartes.
reason-fault_hand = { $seat } : une main n’a jamais plus de { $limit } cartes.
reason-fault_rule = { $seat } : la règle improvisée et le Niveau de Fort ne vont pas ensemble.
reason-fault_perk = { $seat } : l’avantage et le Niveau de Fort ne vont pas ensemble.
reason-fault_rule_pile = Il devrait y avoir { $count } règles improvisées, une de chaque, entre la pile et les joueurs.
reason-fault_perk_row = Il devrait y avoir { $count } avantages, un de chaque, entre la rangée, les joueurs et ceux déjà utilisés.
reason-fault_macaroni = La sculpture en macaronis appartient à quelqu’un quand un Fort est au niveau le plus élevé, et pas avant.
reason-fault_park = Tant que la pioche Parc n’est pas vide, il y a { $count } cartes au Parc.
reason-fault_ending = La pioche Parc est vide : la fin de partie doit être déclenchée.
reason-fault_play_area = { $seat } a des cartes au Jardin ou dans la zone de jeu, alors qu’il ne peut pas y en avoir à ce moment.

## Where cards and tokens come from

place-stuff = des Affaires
place-pack = du Sac à dos
place-hand = de sa main
place-discard_pile = de sa défausse
place-park = du Parc
place-park_deck = de la pioche Parc
place-yard = d’un Jardin

## Choices

choice-skip = Ne pas jouer de carte
choice-use_diy = DIY : avancer votre Fort pour une ressource de plus
choice-use_public = Utiliser l’action publique
choice-use_private = Utiliser l’action privée
choice-stop = S’arrêter là
choice-leave_out = Ne pas le faire
choice-done = C’est tout
choice-decline = Ne pas suivre
choice-use_do_over = Do-Over : jouer une seconde carte
choice-use_rough_housing = Rough Housing : détruire la carte jouée
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
choice-copy_from = Copier le Sac à dos adverse ({ $rival })
choice-name_suit = Choisir la famille { $suit }
choice-pick_suit = Compter la famille { $suit }
choice-pick_without = Compter la famille { $suit }, sans le symbole de la carte
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
choice-rename = { $kid } : sa pièce compte maintenant comme { $suit }
choice-add = Ajouter { $kid }
choice-add_as = Ajouter { $kid }, pièce comptée comme { $suit }
choice-lookout = Ajouter { $suit }, de votre Observatoire ({ $kid })
choice-tuck = Ajouter { $kid } à l’Observatoire
choice-tuck_park = Ajouter { $kid }, du Parc, à l’Observatoire
choice-tuck_yard = Ajouter { $kid } à l’Observatoire (Jardin chez { $rival })
choice-trash = Détruire { $kid } (votre main)
choice-trash_discard = Détruire { $kid } (votre défausse)
choice-trash_yard = Détruire { $kid } au Jardin, chez { $rival }
choice-recruit_park = Recruter { $kid } du Parc
choice-recruit_yard = Recruter { $kid } au Jardin, chez { $rival }
choice-follow = Suivre avec { $kid }
choice-follow_coin = Suivre avec { $kid }, pièce comprise
choice-recycle = Recycling : reprendre { $kid } en main
choice-keep = Garder { $kid }

## Questions

ask-draft_pick = Quel gamin gardez-vous ?
ask-choose_play = Quelle carte jouez-vous ?
ask-name_suit = { $kid } : quelle famille choisissez-vous pour sa pièce ?
ask-choose_action = { $kid } : quelle action utilisez-vous ?
ask-choose_additions = Vous comptez { $number } × { $suit }. En ajoutez-vous ?
ask-choose_kind = Pizza ou jouets ?
ask-choose_unit = { $unit } (encore { $left })
ask-choose_payment =
    Comment payez-vous le niveau { $level } ? Il coûte { $pizza ->
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
ask-choose_rule = Quelle règle improvisée gardez-vous ?
ask-choose_perk = Quel avantage prenez-vous ?
ask-choose_follow = { $rival } joue { $kid } ({ $suit }). Vous suivez ?
ask-use_rough_housing = Rough Housing : détruire { $kid }, la carte que joue { $rival } ?
ask-use_do_over = Do-Over : jouer une seconde carte ?
ask-use_recycling = Utiliser Recycling maintenant ?
ask-choose_recruit = Qui recrutez-vous ?
ask-use_birthday_party = Birthday Party : recruter une autre carte ?

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
event-took_macaroni = { $seat } arrive au sommet avant tout le monde et prend la sculpture en macaronis !
event-end_triggered = { $ending } : c’est la dernière manche.
event-park_refilled = { $kid } arrive au Parc.
event-recruited = { $seat } recrute { $kid } { $place }.
event-recruited_yard = { $seat } recrute { $kid } au Jardin, chez { $rival }.
event-marked = { $kid } quittera la partie quand les autres auront suivi.
event-stowed = { $seat } met 1 { $kind } dans son Sac à dos.
event-stowed_supply = { $seat } met dans son Sac à dos 1 { $kind } de la réserve.
event-tucked = { $seat } ajoute { $kid } { $place } à son Observatoire.
event-trashed = { $seat } détruit { $kid } { $place }.
event-trashed_rival = { $seat } détruit { $kid } au Jardin, chez { $rival }.
event-spent = { $seat } dépense 1 { $kind } { $place }.
event-converted = { $seat } transforme 1 { $kind } en 1 { $into }.
event-copied =
    { $seat } copie son Sac à dos : { $pizza ->
        [one] { $pizza } pizza
       *[other] { $pizza } pizzas
    } et { $toys ->
        [one] { $toys } jouet
       *[other] { $toys } jouets
    }.
event-copied_rival =
    { $seat } copie le Sac à dos adverse ({ $rival }) : { $pizza ->
        [one] { $pizza } pizza
       *[other] { $pizza } pizzas
    } et { $toys ->
        [one] { $toys } jouet
       *[other] { $toys } jouets
    }.
ending-points = Le bout de la Piste de Victoire est atteint
ending-level = Un Fort est au niveau le plus élevé
ending-park_deck = La pioche Parc est vide
ending-safety_stop = La partie a trop duré
event-played = { $seat } joue { $kid }.
event-named_suit = { $kid } : la pièce compte comme { $suit }.
event-began = { $seat } utilise l’{ $action } ({ $kid }).
action-public = action publique
action-private = action privée
event-picked_suit = { $seat } compte la famille { $suit }.
event-added = { $seat } ajoute { $kid }.
event-added_coin = { $seat } ajoute { $kid }, pièce comptée comme { $suit }.
event-added_lookout = { $seat } ajoute { $suit }, de son Observatoire ({ $kid }).
event-renamed_coin = { $seat } change la pièce ({ $kid }) : elle compte maintenant comme { $suit }.
event-skipped = { $seat } ne joue pas de carte.
event-used_diy = { $seat } utilise DIY.
event-used_do_over = { $seat } utilise Do-Over et joue une seconde carte.
event-trashed_this = { $kid } quitte la partie.
event-followed = { $seat } suit avec { $kid }.
event-declined = { $seat } ne suit pas.
event-rough_housed = { $seat } utilise Rough Housing : { $rival } perd { $kid }.
event-recycled = { $seat } utilise Recycling et reprend { $kid } en main.
event-looked_at_rules = Vous regardez les règles improvisées : { $rules }.
event-kept_rule = { $seat } garde la règle improvisée { $rule }.
event-kept_rule-veiled = { $seat } garde une règle improvisée en secret.
event-took_perk = { $seat } prend l’avantage { $perk }.
suit-any = famille au choix
event-began_turn = Manche { $round } : { $seat } est leader.
event-cleaned_up = { $seat } nettoie son Jardin : { $kids } à la défausse.
event-discarded = { $seat } défausse { $kids }.
event-left_in_yard = { $seat } laisse dans son Jardin { $kids }.
event-shuffled =
    { $seat } mélange sa défausse et refait une pioche de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } (déjà piochées : { $drawn }).
event-drew =
    { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $kids }.
event-drew-veiled =
    { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-ended = La partie est terminée. On révèle toutes les règles improvisées.
event-revealed_rule = { $seat } révèle { $rule }.
event-kept = { $seat } garde { $kid }.
event-kept-veiled = { $seat } garde une carte et passe les autres.
event-got_packet =
    { $seat } choisit parmi { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } : { $kids }.
event-got_packet-veiled =
    { $seat } choisit parmi { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-seated = { $seat } commence. Ordre du tour : { $order }.
event-got_board = { $seat } joue avec le plateau { $board }.
event-laid_out_park = Au Parc : { $kids }.
event-dealt = { $seat } reçoit { $kids }.
event-dealt-veiled = { $seat } reçoit ses gamins.

## Options

option-edition = Livret de règles
option-edition-pt-br = brésilien
option-edition-pt-br-prompted = brésilien (propose chaque fois Recycling)
option-edition-it = italien
option-edition-it-prompted = italien (propose chaque fois Recycling)
option-edition-fr = français
option-edition-fr-prompted = français (propose chaque fois Recycling)
option-setup = Mise en place
option-setup-basic = basique : les gamins sont distribués
option-setup-advanced = avancée : on drafte les gamins
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
view-own = Visible de vous seul
view-cards_played = Cartes jouées ce tour-ci
view-play_area = Zone de jeu
view-played = Carte jouée
view-named = Famille de la carte jouée
view-to_follow = Famille à suivre
view-added = Cartes supplémentaires
view-named_lookout = Pièces de l’Observatoire déjà choisies
view-public = Action publique
view-private = Action privée
view-bound = Les suiveurs doivent prendre
view-trash_due = Quitte ensuite la partie
view-followed = Ont suivi
view-converted = Transformé ce tour-ci
view-kid = Carte
view-suit = Pièce comptée comme
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
view-kept = Cartes gardées
view-pick = Votre choix
ending-none = pas encore déclenchée
extent-none = non réalisée
extent-part = réalisée en partie
extent-full = réalisée en totalité

## What simulations count

fact-rounds = Manches
fact-ending = Ce qui a déclenché la fin

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
step-name_suit = Choisir une famille
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
pad-cards = Tous les autres gamins de la pioche

## What reports of balance count

tally-kid = Gamins
tally-perk = Avantages
tally-made_up_rule = Règles improvisées
tally-level = Niveau de Fort
tally-lookout = Cartes à l’Observatoire

## The table in the browser

table-card-name = { $name } ({ $suits })
table-tokens = { $kind } : { $count }
table-level =
    Niveau { $level } : coûte { $pizza ->
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
    } ; rapporte { $points } à la fin.
table-level-start = Niveau { $level } : le départ.
table-fort-at = Fort au niveau { $level }
table-park-deck = Pioche Parc, cartes restantes : { $count }
table-none-left = Il n’y en a plus
table-secret-rule = Une règle improvisée secrète
table-pile = { $pile }, cartes : { $count }
table-more = Voir tout le jeu de ce joueur
table-empty-yard = Jardin vide
table-first-player = Premier joueur
table-plays = { $seat } joue :
table-suit-to-match = Pour suivre : { $suit } ou pièce
table-bound = Pour suivre, même ressource : { $kind }
table-followed = Ont suivi : { $seats }
table-actions = { $kid } : ses actions
table-count-suit = Quelle famille comptez-vous ?
table-add-more = Ajoutez des cartes avec { $suit } ou pièce.
table-take-back = Reprendre { $name }
table-coin-as = { $kid } : sa pièce compte comme
table-put-back = Reposer
table-outcome =
    Résultat : { $effect }{ $times ->
        [one] .
       *[other] , { $times } fois.
    }
table-no-fit = Pas la place pour { $rest }.
table-in-part = En partie seulement.
table-cannot-follow = Aucune de vos cartes ne peut suivre.
table-cannot-play = Vous ne pouvez jouer aucune de vos cartes.
table-spend = Dépenser 1 { $kind } { $place }
table-hint-play = Choisissez une carte qui brille dans votre main.
table-hint-glow = Choisissez ce qui brille : touchez, ou glissez.
table-from-pile = Reprenez-en une en main.
table-waiting = On attend { $names }…
table-payment = Votre paiement
table-from-stuff_pizza = Pizza de vos Affaires
table-from-stuff_toys = Jouets de vos Affaires
table-from-pack_pizza = Pizza de votre Sac à dos
table-from-pack_toys = Jouets de votre Sac à dos
table-fewer = Moins : { $what }
table-more-of = Plus : { $what }
table-pay = Payer et construire
table-choose-one = Choisissez-en une
table-draft-wait = C’est choisi. Le reste passe à { $seat } dès que tout le monde est prêt.
table-draft-pass = Gardez une carte ; le reste passe à { $seat }.
table-draft-none = Ici naîtra votre bande.
table-empty-hand = Votre main est vide.
table-own-yard = Votre Jardin : les adversaires peuvent recruter ces gamins
table-own-deck = Votre pioche, dans le désordre
table-discard-of = Défausse : { $seat }
table-finale = Les forts à la fin
table-legend = Le sens des icônes
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
zone-play = La carte jouée
zone-additions = Cartes supplémentaires
zone-outcome = Le résultat
zone-packet = Cartes restantes
zone-kept = Cartes gardées
about-zone-hand = Les cartes que vous pouvez jouer, ajouter ou défausser pour suivre. Vous n’en piochez qu’à la fin de votre tour.
about-zone-yard = Les gamins qui n’ont pas servi à votre tour attendent ici. Jusqu’à votre prochain tour, les adversaires peuvent les recruter. Les Meilleurs Copains n’y vont jamais.
about-zone-lookout = Les cartes glissées ici y restent toute la partie. Quand vous êtes leader, leurs symboles peuvent s’ajouter à chaque action. Il y a de la place pour une carte de plus que votre Niveau de Fort.
about-zone-stuff = Vos pizzas et vos jouets, prêts à servir. Les cercles vides montrent la place qui reste ; ce qui ne rentre pas est perdu.
about-zone-pack = Les ressources rangées depuis vos Affaires, mélangées comme vous voulez. Elles n’y retournent jamais, mais vous pouvez payer avec, et beaucoup de cartes les comptent.
about-zone-fort = Chaque marche montre son prix au-dessus, son numéro et les points qu’elle rapporte à la fin. Les premières donnent une règle improvisée et un avantage ; le premier Fort au sommet prend la sculpture en macaronis et déclenche la fin. Plus le Fort est haut, plus il y a de place dans le Sac à dos et l’Observatoire.
about-zone-discard_pile = Les cartes utilisées et recrutées, visibles de tous. Si la pioche se vide pendant que vous piochez, on mélange la défausse pour en refaire une.
about-zone-deck = La pioche de chacun, face cachée. Son propriétaire peut voir quelles cartes s’y trouvent, mais personne ne connaît leur ordre.
about-zone-park = Des gamins que tout le monde peut recruter. Dès qu’une carte est prise, une autre la remplace depuis la pioche Parc.
about-zone-park_deck = Vous pouvez aussi recruter la première carte, sans la voir. Quand la pioche se vide, c’est la dernière manche.
about-zone-perk_row = Quand votre Fort atteint le niveau au cœur, prenez l’un de ces avantages. On ne complète jamais la rangée.
about-zone-rule_pile = Quand votre Fort atteint le niveau au billet, regardez-les toutes et gardez-en une en secret : elle rapporte des points à la fin.
about-zone-made_up_rule = Ce joueur a une règle improvisée. On saura laquelle à la fin de la partie.
about-zone-macaroni = Elle va au premier joueur dont le Fort atteint le sommet, et rapporte des points à la fin.
about-zone-trash_box = Les cartes détruites et les avantages utilisés. Ils ne reviennent jamais.
about-zone-track = Les points marqués en cours de partie. Quand quelqu’un arrive au bout, c’est la dernière manche.
about-zone-play = La carte du leader et ce qu’on y a ajouté. Tout le monde peut suivre l’action publique (mégaphone) ; l’action privée (cadenas) est pour le leader seul. Au moins une des deux doit être réalisée en totalité.
about-zone-additions = Des cartes de votre main qui montrent la famille comptée (ou une pièce), et des symboles de votre Observatoire. Chacun doit changer quelque chose au résultat.
about-zone-outcome = Ce que l’action donnerait maintenant : les symboles comptés, ce que vous gagnez et ce qui ne rentre pas.
about-zone-packet = Pendant le draft, gardez une de ces cartes et passez les autres à gauche.
about-zone-kept = Les cartes gardées pendant le draft : avec vos deux Meilleurs Copains, elles formeront votre pioche.
about-kid =
    Symboles : { $suits }.
    Action publique, que les adversaires peuvent suivre : { $public }
    Action privée, pour celui qui joue la carte : { $private }
about-perk = { $text }
about-made_up_rule = { $text } Son propriétaire est seul à la connaître jusqu’à la fin.
about-suit = Une famille. Ses symboles multiplient certaines actions ; défaussez une carte qui la montre pour suivre une carte de cette famille.
about-suit-coin = Le joker : ajoutez-le comme n’importe laquelle des six familles ; pour suivre, il va avec toutes.
about-kind-pizza = Une ressource. Il en faut pour construire le Fort, et certaines cartes la changent en points.
about-kind-toy = Une ressource. Il en faut pour construire le Fort, et certaines cartes la changent en points.
about-sign-public = Le leader peut l’utiliser ; ensuite, chaque adversaire peut suivre en défaussant une carte de la même famille.
about-sign-private = Seul celui qui joue la carte peut l’utiliser.
about-sign-times = Ce qui est à gauche se fait une fois pour chaque chose à droite. Ajoutez des cartes de cette famille pour le faire plus souvent.
about-sign-then = D’abord ce qui est à gauche de la flèche ; ensuite seulement ce qui est à droite.
about-sign-opening_bracket = Tout ce qui est entre parenthèses va ensemble et se répète ensemble.
about-sign-first = Ce joueur a commencé. Quand la fin est déclenchée, on joue jusqu’à ce que ce soit de nouveau son tour.
about-unit-gather_pizza = Prenez des pizzas de la réserve et mettez-les dans vos Affaires, tant qu’il y a de la place.
about-unit-gather_toy = Prenez des jouets de la réserve et mettez-les dans vos Affaires, tant qu’il y a de la place.
about-unit-gather_any = Prenez des pizzas ou des jouets de la réserve, tant qu’il y a de la place dans vos Affaires : une seule sorte pour toute l’action.
about-unit-stow = Rangez une ressource de vos Affaires dans votre Sac à dos. Elle n’en ressort plus, mais vous pouvez payer avec.
about-unit-tuck = Glissez une carte de votre main dans votre Observatoire. Elle vous aidera chaque fois que vous serez leader, jusqu’à la fin.
about-unit-recruit = Prenez une carte du Parc, de sa pioche ou du Jardin d’un adversaire, et mettez-la dans votre défausse.
about-unit-trash = Retirez de la partie une carte de votre main ou de votre défausse. Avec moins de cartes, vos meilleurs gamins reviennent plus vite.
about-unit-trash_rival = Retirez de la partie une carte du Jardin d’un adversaire.
about-unit-trash_this = Cette carte quitte elle-même la partie, une fois que tout le monde a suivi.
about-unit-spend_pizza = Rendez à la réserve une pizza de vos Affaires ou de votre Sac à dos.
about-unit-spend_toy = Rendez à la réserve un jouet de vos Affaires ou de votre Sac à dos.
about-unit-convert = Changez de la pizza en jouets ou des jouets en pizza, dans vos Affaires ou votre Sac à dos.
about-unit-copy_pack = Prenez de la réserve les mêmes ressources que dans votre Sac à dos et mettez-les dans vos Affaires. Le Sac garde les siennes.
about-unit-copy_rival_pack = Prenez de la réserve les mêmes ressources que dans le Sac à dos d’un adversaire, qui ne perd rien, et mettez-les dans vos Affaires.
about-unit-advance = Payez le prix du niveau suivant : votre Fort monte d’un niveau.
about-unit-advance_minus_1 = Votre Fort monte d’un niveau pour une ressource de moins que le prix.
about-unit-advance_plus_1 = Votre Fort monte d’un niveau pour une ressource de plus que le prix, pizza ou jouet.
about-unit-score = Avancez d’une case sur la Piste de Victoire par étoile.
about-number-any_suit = Choisissez une famille. L’action se fait une fois par symbole de cette famille sur cette carte, sur les cartes supplémentaires et dans votre Observatoire.
about-number-lookout_cards = L’action se fait une fois par carte dans votre Observatoire.
about-number-pack_tokens = L’action se fait une fois par ressource dans votre Sac à dos.
about-number-fort_level = L’action se fait une fois par niveau de votre Fort.

## The lesson

lesson-welcome = Bienvenue dans la cabane ! Vous voilà à la tête d’une bande de gamins qui amassent pizzas et jouets et construisent un Fort. Jouons ensemble les deux premiers tours.
lesson-goal = Le but : avoir le plus de points. Vous en marquez sur la Piste de Victoire pendant la partie ; un Fort bien haut et une règle improvisée secrète en rapportent d’autres à la fin.
lesson-card = Voici Sarge. Le symbole dans le coin est sa famille : la pelle. En haut, avec le mégaphone, son action publique ; en bas, avec le cadenas, son action privée.
lesson-play = Prenez Sarge dans votre main et choisissez l’action publique : un jouet par pelle. Ajoutez ensuite Bug, qui montre aussi une pelle, et regardez le compte : deux jouets. Appuyez sur le grand bouton.
lesson-public = Avec une carte, vous pouvez utiliser une action ou les deux, dans l’ordre que vous voulez. Commencez par l’action publique.
lesson-add = Les cartes de votre main qui montrent une pelle ou une pièce renforcent l’action. Ajoutez celle qui est marquée. Seul son symbole compte, pas ses actions.
lesson-done = Deux pelles, deux jouets : ça suffit. Dites que c’est tout.
lesson-private = Les jouets sont dans vos Affaires. Vous avez réalisé une action en totalité, vous pourriez donc vous arrêter là. Mais l’action privée vaut le coup : elle glisse des cartes dans votre Observatoire. Utilisez-la aussi.
lesson-private_done = La pelle de la carte ajoutée compte encore ici. Plus rien à ajouter.
lesson-tuck = Votre Observatoire a maintenant de la place pour une carte. Glissez-y Golden Boy : sa couronne y reste toute la partie et peut s’ajouter à chacune de vos actions de couronne.
lesson-declined = Votre adversaire pouvait suivre : défausser une carte avec une pelle ou une pièce, et faire lui aussi votre action publique, une fois par symbole de cette carte. Pas cette fois.
lesson-recruit = À chaque tour, vous recrutez un nouveau gamin : dans le Parc, à l’aveugle dans sa pioche, ou dans le Jardin d’un adversaire. Prenez Dash et validez.
lesson-yard = Votre tour est fini. Les cartes utilisées et les Meilleurs Copains (avec une étoile) sont dans votre défausse ; Lefty n’a pas servi et attend dans votre Jardin, où un adversaire peut venir vous le chiper. Puis vous avez pioché cinq cartes.
lesson-follow = Votre adversaire joue une carte pelle : une pizza par pelle. Vous pouvez suivre ! Défaussez The Moles : leurs deux pelles vous rapportent deux pizzas. Choisissez-les et validez.
lesson-stolen = Deux pizzas pour vous, au tour d’un adversaire ! Mais il vient de recruter Lefty dans votre Jardin : si vous ne jouez pas avec vos gamins, on vous les chipe.
lesson-price = C’est le moment de construire. Au-dessus de chaque marche, son prix en pizzas et en jouets ; en dessous, les points de la fin et la récompense. Vous pouvez payer avec vos Affaires et votre Sac à dos.
lesson-advance = Jouez Sparky, un de vos deux Meilleurs Copains. L’icône de la cabane veut dire : avancer votre Fort. S’il n’y a qu’une façon de payer, c’est fait pour vous.
lesson-rule = Au premier niveau, vous gardez une règle improvisée en secret. Popularity récompense chaque carte de votre Observatoire, et vous en avez déjà une. Gardez-la.
lesson-rewards = Votre Fort a grandi : plus de place dans le Sac à dos et dans l’Observatoire. Le niveau suivant vous donnera un de ces avantages, qui assouplissent les règles pour vous.
lesson-recruit_again = Recrutez encore, qui vous voulez. On ne peut pas jouer les duos comme Rocket Bros, mais ils comptent double quand on les ajoute ou pour suivre.
lesson-end = La dernière manche arrive quand quelqu’un atteint le bout de la piste, qu’un Fort est au sommet ou que la pioche Parc est vide. À vous de jouer maintenant, et amusez-vous bien !
