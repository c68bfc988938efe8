game-name = Dream Home
game-about = Prenez les cartes colonne par colonne et construisez la maison de vos rêves : des pièces, des décorations, un toit et quelques coups de main.

## rooms

room-living_room = Salon
room-bedroom = Chambre
room-kitchen = Cuisine
room-kids_room = Chambre d’enfants
room-bathroom = Salle de bain
room-library = Bibliothèque
room-study = Bureau
room-game_room = Salle de jeux
room-dressing_room = Dressing
room-pantry = Garde-manger
room-sauna = Sauna
room-garage = Garage
room-laundry = Buanderie
room-workshop = Atelier
room-wine_cellar = Cave à vin
room-storage_room = Débarras
spot-empty_room = Pièce vide
spot-vacant = libre
spot-scaffold = Échafaudage
spot-nothing = plus rien

## resources

decor-piano = Piano
decor-paintings = Tableaux
decor-canopy_bed = Lit à baldaquin
decor-ice_cream_machine = Machine à glaces
decor-jacuzzi = Jacuzzi
decor-whirlpool_bath = Baignoire balnéo
decor-cat_house = Maison du chat
decor-shelves = Étagères
decor-tree_house = Cabane dans l’arbre
decor-bird_house = Nichoir
helper-roofer = Couvreur
helper-supplier = Fournisseur
helper-architect = Architecte
helper-handyman = Homme à tout faire
helper-interior_designer = Décoratrice d’intérieur
tool-drill = Perceuse
tool-jackhammer = Marteau-piqueur
tool-cement_mixer = Bétonnière
tool-scaffold = Échafaudage
roof-red = toit rouge
roof-red_window = toit rouge à fenêtre
roof-brown = toit brun
roof-brown_window = toit brun à fenêtre
roof-purple = toit violet
roof-purple_window = toit violet à fenêtre
roof-orange = toit orange
roof-orange_window = toit orange à fenêtre
roof-card = carte toit

## places

space-f2c1 = étage, emplacement 1
space-f2c2 = étage, emplacement 2
space-f2c3 = étage, emplacement 3
space-f2c4 = étage, emplacement 4
space-f2c5 = étage, emplacement 5
space-f1c1 = rez-de-chaussée, emplacement 1
space-f1c2 = rez-de-chaussée, emplacement 2
space-f1c3 = rez-de-chaussée, emplacement 3
space-f1c4 = rez-de-chaussée, emplacement 4
space-f1c5 = rez-de-chaussée, emplacement 5
space-f0c4 = sous-sol, emplacement 4
space-f0c5 = sous-sol, emplacement 5
face-up = face visible
face-down = face cachée
finished-size = par sa taille
finished-decor = par sa décoration
bonus-bathrooms = une Salle de bain à chaque étage
bonus-household = Salle de bain, Cuisine et Chambre
deck-room_deck = pioche des pièces
deck-resource_deck = pioche des ressources

## steps still to come

step-deal = nouvelle manche
step-discard_column = défausser une colonne
step-jackhammer = utiliser ou non le Marteau-piqueur
step-take_column = tour
step-place_room = placer la carte pièce
step-place_scaffold_or_room = placer l’Échafaudage et la carte pièce
step-place_scaffold = placer l’Échafaudage
step-keep_token = choisir le jeton à garder
step-place_decor = placer le jeton décoration
step-clearing = vider le plateau
step-show_roofs = regarder les toits défaussés
step-roofer = utiliser ou non le Couvreur
step-end_swap = échanges du Fournisseur et de l’Homme à tout faire
step-reveal = révéler tous les toits

## questions

ask-discard_column = Quelle colonne défaussez-vous ?
ask-jackhammer = Vous utilisez le Marteau-piqueur ? Vous n’aurez alors pas de tour cette manche-ci.
ask-take_column = Quelle colonne prenez-vous ?
ask-place_scaffold_or_room = Échafaudage et { $room } : que placez-vous en premier, et où ?
ask-place_room = Où placez-vous la carte { $room } ?
ask-place_scaffold = Où montez-vous l’Échafaudage ?
ask-keep_token = { $room } ({ $space }) a plusieurs jetons : lequel reste ?
ask-place_decor = Quelle pièce reçoit le jeton { $decor } ?
ask-roofer = Votre Couvreur ajoute à votre pile un toit défaussé. Lequel ?
ask-end_swap = Un dernier échange avant de compter ?

## choices

choice-pass = Passer
choice-done = Ne plus rien changer
choice-decline = Se passer du jeton
choice-discard_column = Défausser la colonne { $column }
choice-jackhammer = Marteau-piqueur : la pièce de la colonne { $column }
choice-take_column = Prendre la colonne { $column }
choice-drill = Perceuse : échanger la pièce de la colonne { $column } contre la vôtre ({ $space })
choice-cement_mixer = Bétonnière : échanger les pièces des colonnes { $column } et { $other }
choice-place_scaffold = Échafaudage : { $space }
choice-place_room = { $space }, { $face }
choice-keep_token = Garder le jeton { $decor }
choice-place_decor = Dans cette pièce : { $space }
choice-roofer = Ajouter : { $roof }
choice-supplier = Fournisseur : poser { $room } (carte { $copy }) ici : { $space }
choice-handyman = Homme à tout faire : échanger { $space } contre { $other }

## what happened

event-began = { $seat } reçoit le marqueur premier joueur.
event-dealt = Manche { $round }, { $seat } commence. Pièces : { $rooms }. Au-dessus : { $resources }.
event-column_discarded = { $seat } défausse la colonne { $column } : { $room } et { $resource }.
event-jackhammer_kept = { $seat } garde le Marteau-piqueur pour plus tard.
event-jackhammered = { $seat } passe devant tout le monde avec le Marteau-piqueur : { $room }, de la colonne { $column }. À la défausse : { $resource }.
event-jackhammered_first = { $seat } passe devant tout le monde avec le Marteau-piqueur : { $room }, de la colonne 1. Le marqueur ne bouge pas.
event-first_column_taken = { $seat } prend la colonne 1 : { $room } et le marqueur premier joueur.
event-column_taken = { $seat } prend la colonne { $column } : { $room } et { $resource }.
event-roof_stored =
    { $count ->
        [1] { $seat } a maintenant 1 carte toit.
       *[other] { $seat } a maintenant { $count } cartes toit.
    }
event-drilled = { $seat } utilise la Perceuse : { $room } passe de la colonne { $column } à la maison ({ $space }), { $out } part sur le plateau.
event-mixed = { $seat } lance la Bétonnière : { $room } passe dans la colonne { $column }, { $other_room } dans la colonne { $other }.
event-scaffold_placed = { $seat } monte l’Échafaudage ({ $space }).
event-scaffold_replaced = { $seat } démonte l’Échafaudage ({ $space }).
event-scaffold_lost = { $seat } n’a que faire de l’Échafaudage.
event-room_placed =
    { $size ->
        [1] { $seat } construit : { $room } ({ $space }).
       *[other] { $seat } agrandit : { $room }, maintenant { $size } cartes ({ $space }).
    }
event-room_turned_down = { $seat } laisse une pièce vide : { $room }, face cachée ({ $space }).
event-decor_placed = { $seat } décore : { $decor } ({ $room }, { $space }).
event-decor_beside_house = { $seat } pose le jeton { $decor } à côté de la maison.
event-decor_lost = { $seat } n’a pas de pièce pour le jeton { $decor }, qui est perdu.
event-decor_declined = { $seat } se passe du jeton { $decor }.
event-token_kept = { $seat } garde le jeton { $decor } dans la pièce agrandie.
event-token_lost = { $seat } perd le jeton { $decor }.
event-cleared =
    { $above ->
        [0] Personne n’en a voulu : { $rooms }.
       *[other] Personne n’en a voulu : { $rooms }. Au-dessus : { $resources }.
    }
event-rounds_ended = La dernière manche est terminée.
event-roofs_shown = { $seat } regarde les toits défaussés : { $roofs }.
event-roofs_shown-veiled =
    { $count ->
        [1] { $seat } regarde le seul toit défaussé.
       *[other] { $seat } regarde les { $count } toits défaussés.
    }
event-roofer_passed = { $seat } laisse le Couvreur se reposer.
event-roofer_took = { $seat } envoie le Couvreur en chercher un de plus : { $roof }. Cartes toit : { $count }.
event-roofer_took-veiled = { $seat } envoie le Couvreur chercher une carte toit de plus. Cartes toit : { $count }.
event-supplied = { $seat } appelle le Fournisseur : { $room } entre ({ $space }), { $out } sort.
event-swapped = { $seat } appelle l’Homme à tout faire : { $room } ({ $space }) et { $other } ({ $other_space }) changent de place.
event-end_swaps_done = { $seat } ne change plus rien à sa maison.
event-roofs_revealed = { $seat } retourne sa pile de toits : { $roofs }.
event-scored = { $seat } : pièces { $rooms }, décorations { $decor }, fonctionnalité { $functionality }, toit { $roof }, Architecte { $architect }. Total { $total }.
event-won =
    { $count ->
        [1] Victoire pour { $seats } !
       *[other] { $seats } partagent la victoire !
    }

## refusals

matter-discard_column = choisir la colonne à défausser
matter-jackhammer = se servir ou non du Marteau-piqueur
matter-take_column = choisir la colonne à prendre
matter-place_scaffold_or_room = placer l’Échafaudage ou la carte pièce
matter-place_room = placer la carte pièce
matter-place_scaffold = placer l’Échafaudage
matter-keep_token = choisir le jeton qui reste dans la pièce
matter-place_decor = placer le jeton décoration
matter-roofer = se servir ou non de votre Couvreur
matter-end_swap = faire les derniers échanges
when-drill = à son tour, avant de prendre une colonne, et jamais dans la manche où on l’a prise
when-cement_mixer = à son tour, avant de prendre une colonne, et jamais dans la manche où on l’a prise
when-jackhammer = au début d’une manche, avant le premier tour
when-scaffold = dès que les jetons sont placés
reason-PLAYER_COUNT = Dream Home se joue de 2 à 4, pas à { $seats }.
reason-GAME_OVER = La partie est terminée.
reason-HIDDEN_INFORMATION = Personne n’a le droit de regarder ça maintenant.
reason-JACKHAMMER_LIMIT = Un seul Marteau-piqueur par joueur et par manche.
reason-TURN_SKIPPED = Avec le Marteau-piqueur, on n’a pas de tour dans cette manche.
reason-NOT_YOUR_DECISION = C’est à { $seat } de choisir.
reason-ROOFER_TOO_LATE = Trop tard : le Couvreur passe avant tous les échanges.
reason-TOOL_NOT_HELD = Vous n’avez pas cet outil : { $tool }.
reason-TOOL_WRONG_TIME = Ce n’est pas le moment de cet outil : { $tool }. On s’en sert { $when }.
reason-HELPER_NOT_HELD = Vous n’avez pas cet assistant : { $helper }.
reason-HELPER_ALREADY_USED = Cet assistant a déjà fait son travail : { $helper }.
reason-WRONG_STEP = Ce n’est pas la question du moment : il s’agit de { $matter }.
reason-MUST_CHOOSE = Ici, on ne peut pas passer.
reason-DECOR_MANDATORY = Si vous pouvez placer le jeton, vous devez le faire.
reason-UNKNOWN_COLUMN = Il n’y a pas de colonne { $column } : elles vont de 1 à 5.
reason-COLUMN_ONE_PROTECTED = On ne défausse jamais la colonne 1.
reason-COLUMN_EMPTY = La colonne { $column } n’a plus de carte pièce. Il reste : { $left }.
reason-MIXER_SAME_COLUMN = Pour la Bétonnière, il faut deux colonnes différentes.
reason-UNKNOWN_SPACE = Cet emplacement n’existe pas dans votre maison : { $space }.
reason-NOT_IN_DISCARD = Cette carte n’est pas dans la défausse :
    { $copy ->
        [0] { $card }.
       *[other] { $card } (carte { $copy }).
    }
reason-NOT_A_ROOF = Le Couvreur ne prend que des toits, pas ça : { $card }.
reason-SWAP_SAME_CARD = L’Homme à tout faire échange deux cartes différentes.
reason-DRILL_NEEDS_FACE_UP_ROOM = Pour la Perceuse, il faut une pièce face visible, et il n’y en a pas ici : { $space }.
reason-FACE_UP_REQUIRED = La carte qui entre se pose face visible.
reason-SPACE_TAKEN = La place est déjà prise : { $space }.
reason-WRONG_ZONE = Cette carte ne peut pas être face visible ici : { $space }. Les pièces du sous-sol vont au sous-sol, les autres au-dessus.
reason-NO_SUPPORT = Il n’y a rien en dessous : { $space }.
reason-ROOM_FINISHED_SIZE = Juste à côté ({ $space }), cette pièce a déjà sa taille maximale : { $room }, { $most ->
        [one] une carte au plus.
       *[other] { $most } cartes au plus.
    }
reason-ROOM_FINISHED_DECOR = Juste à côté ({ $space }), cette pièce est décorée, donc terminée.
reason-ROOM_TOO_LARGE = La pièce serait trop grande ({ $space }) : { $room }, { $most ->
        [one] une carte au plus.
       *[other] { $most } cartes au plus.
    }
reason-DECOR_NOT_A_ROOM = Pour un jeton, il faut une pièce face visible : { $space }.
reason-DECOR_WRONG_TYPE = Le jeton { $decor } ne va pas dans cette pièce : { $space }.
reason-DECOR_ROOM_HAS_TOKEN = Cette pièce a déjà son jeton : { $space }.
reason-TOKEN_NOT_IN_ROOM = Ce jeton n’est pas dans cette pièce : { $decor }.
reason-BOX_INVALID = { $file }, [{ $table }] { $field } :
    { $check ->
        [room_missing] il manque la pièce « { $wanted } ».
        [room_cards] il faut { $wanted } cartes pièce, pas { $found }.
        [resource_cards] il faut { $wanted } cartes ressource, pas { $found }.
        [rounds] une maison a { $wanted } emplacements, donc { $wanted } manches, pas { $found }.
        [columns] le plateau a { $wanted } colonnes, pas { $found }.
        [max_size] la taille maximale va de 1 à { $wanted } : { $found } ne va pas.
        [points] il faut autant de valeurs que la taille maximale : { $wanted }, pas { $found }.
        [partner] « { $found } » n’est pas une pièce. Pièces : { $wanted }.
        [children_cards] il faut un nombre d’enfants par carte : { $wanted }, pas { $found }.
        [children_low] moins de { $wanted } enfants ({ $found }), ce n’est pas possible.
        [goes_on] « { $found } » n’est pas un endroit pour un jeton. Pièces : { $wanted }.
        [colours] il y a { $wanted } couleurs de toit, pas { $found }.
        [tokens] il y a { $wanted } jetons décoration, pas { $found }.
        [names] il faut ces noms : { $wanted }. Trouvés : { $found }.
        [window] chaque couleur de toit a { $wanted } fenêtre, pas { $found }.
       *[decor_cards] chaque jeton décoration a { $wanted } carte, pas { $found }.
    }

## positions and the score pad

reason-room_card_count = Cette carte pièce doit être là exactement une fois, pas { $found } : { $card }.
reason-resource_card_count = Cette carte devrait être là { $copies } fois, pas { $found } : { $card }.
reason-token_count = Ce jeton est à { $found } endroits à la fois : { $decor }.
reason-deck_size = À cette manche, la { $deck } doit compter { $wanted } cartes, pas { $found }.
reason-house_cards = { $seat } a { $found } cartes pièce ; à ce moment, c’est { $wanted } au plus, et à la fin exactement 12.
reason-garden_token = Ce jeton va dans une pièce, pas à côté de la maison : { $decor }.
reason-pad_card_twice = Cette carte est nommée deux fois : { $card }.
reason-pad_vacant = { $seat } : une maison finie a une carte sur chaque emplacement, ici aussi : { $space }.
reason-pad_too_many = Il n’y a pas autant de cartes de cette pièce dans la boîte : { $room }.
reason-pad_too_many_cards = La boîte en contient { $copies }, pas { $found } : { $card }.
reason-pad_unknown_room = « { $name } » n’est pas une pièce.
reason-pad_unknown_decor = « { $name } » n’est pas un jeton décoration.
reason-pad_unknown_roof = « { $name } » n’est pas une carte toit.
reason-pad_unknown_helper = « { $name } » n’est pas un assistant.
reason-tie_undecided = Égalité : { $names }. Les enfants des images décident, et il en manque à compter.

## options

option-no_column_discard = En famille : pas de colonne défaussée
option-optional_decor = Jetons décoration facultatifs
option-open_roofs = Chacun peut regarder ses toits
option-no_children = Égalités partagées, sans compter les enfants
option-no_column_discard-true = oui
option-no_column_discard-false = non
option-optional_decor-true = oui
option-optional_decor-false = non
option-open_roofs-true = oui
option-open_roofs-false = non
option-no_children-true = oui
option-no_children-false = non
option-first_player = Premier joueur
option-first_player-random = au hasard
option-first_player-p1 = place 1
option-first_player-p2 = place 2
option-first_player-p3 = place 3
option-first_player-p4 = place 4

## the table

view-round = Manche
view-rounds = Manches en tout
view-options = Options
view-first = Premier joueur de la manche
view-marker = Marqueur premier joueur
view-skipped = Sans tour cette manche-ci
view-display = Plateau de jeu
view-column = Colonne
view-room = Pièce
view-copy = Numéro de la carte
view-resource = Ressource
view-room_deck = Pioche des pièces
view-resource_deck = Pioche des ressources
view-room_pile = Pièces défaussées
view-room_pile_copies = Leurs numéros
view-resource_pile = Ressources défaussées
view-roof_pile = Toits défaussés
view-box_tokens = Jetons dans la boîte
view-box_resources = Outils utilisés
view-players = Maisons
view-seat = Joueur
view-floor_2 = Étage
view-floor_1 = Rez-de-chaussée
view-basement = Sous-sol
view-copies = Numéros des cartes
view-face_down = Face cachée
view-space = Emplacement
view-decor = Décorations
view-token = Jeton
view-garden = À côté de la maison
view-tools = Outils
view-helpers = Assistants
view-roof_cards = Cartes toit
view-points = Points visibles
view-rooms = Pièces
view-functionality = Fonctionnalité de la maison
view-roof = Toit
view-architect = Architecte
view-children = Enfants
view-roofs = Pile de toits
view-best_roof = Meilleur toit
view-size = Taille de la pièce
view-finished = Terminée
view-bonuses = Bonus
view-pending = Reste à faire
view-step = Étape
view-suppliers = Fournisseur disponible
view-handymen = Homme à tout faire disponible
view-discarded_roofs = Toits défaussés au choix
part-rooms = Pièces
part-decor = Décorations
part-functionality = Fonctionnalité de la maison
part-roof = Toit
part-architect = Pièces vides de l’Architecte
fact-best = Score du vainqueur
fact-margin = Avance sur le second
fact-empty_rooms = Pièces vides dans toutes les maisons
fact-lost_tokens = Jetons décoration perdus
fact-full_roofs = Toits complets

## What reports of balance count

tally-room = Pièces
tally-decor = Décorations
tally-helper = Assistants
tally-tool = Outils
tally-roof = Toits
tally-empty_rooms = Pièces vides

## the table in the browser

table-room-size =
    { $size ->
        [1] 1 carte
       *[other] { $size } cartes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-here = possible ici, points : { $gain }
table-here-down = possible ici face cachée, points : { $gain }
table-places =
    { $count ->
        [1] Un emplacement possible
       *[other] { $count } emplacements possibles
    } : les flèches vous y mènent.
table-not-final = Ce n’est pas validé : choisissez encore une fois le même emplacement.
table-house-of = Maison : { $seat }
table-roof-cards =
    { $count ->
        [1] Pile de toits : 1 carte
       *[other] Pile de toits : { $count } cartes
    }
table-works-always = Agit en permanence
table-in-use = En cours d’utilisation
table-can-now = À utiliser maintenant, si vous voulez
table-tool-waits = Avant de prendre une colonne
table-jackhammer-waits = Au début d’une manche
table-helper-waits = À la fin de la partie
table-column = Colonne { $column } : { $room }, au-dessus { $above }
table-column-empty = Colonne { $column } : plus rien
table-piles =
    { $count ->
        [1] Défausse : 1
       *[other] Défausse : { $count }
    }
table-roof-hidden = La pile de toits reste cachée jusqu’à la fin.
table-total = Total
table-take-and-place = Prendre et poser
table-swap = Échanger
table-place = Poser ici
table-laid-out = { $space }, { $face }
table-hand = À vous
table-only-down = Face cachée seulement. { $why }
table-only-down-brief = Face cachée seulement : pourquoi ?
table-turn-up = Face visible
table-turn-down = Face cachée
table-take-back = Annuler
table-open-house = Voir la maison : { $seat }
table-pad = Feuille de score
table-again = Recompter
table-skip = Passer
table-points-for =
    { $count ->
        [1] point
       *[other] points
    }
table-on-any_room = n’importe quelle pièce
table-on-any_basement_room = n’importe quelle pièce du sous-sol
table-on-beside_house = à côté de la maison
table-size = Taille
table-points = Points
table-cards =
    { $count ->
        [1] 1 carte
       *[other] { $count } cartes
    }
table-beside = à côté : { $room }
table-in-box = cartes dans la boîte
table-children-on = enfants dessinés
table-assumed = supposé : vérifiez dans votre boîte
table-do-discard_column = Choisissez une colonne à défausser : ses deux cartes quittent le plateau.
table-do-jackhammer = Choisissez une pièce à prendre avant tout le monde, ou passez.
table-do-take_column = Choisissez une colonne, ou glissez sa pièce directement dans votre maison.
table-do-place_scaffold_or_room = Posez d’abord la carte pièce, ou d’abord l’Échafaudage.
table-do-place_room = Posez la pièce dans votre maison.
table-do-place_scaffold = Posez l’Échafaudage sur un emplacement libre : il soutiendra l’emplacement du dessus.
table-do-keep_token = Une pièce, plusieurs jetons : choisissez celui qui reste.
table-do-place_decor = Posez le jeton sur une pièce.
table-do-roofer = Choisissez un toit défaussé pour votre pile, ou passez.
table-do-end_swap = Un dernier échange avant de compter les maisons.
table-do-drill = Perceuse : choisissez une pièce du plateau et une des vôtres.
table-do-cement_mixer = Bétonnière : choisissez deux colonnes dont les pièces changent de place.
table-do-supplier = Fournisseur : choisissez une pièce défaussée, puis celle des vôtres qui sort.
table-do-handyman = Homme à tout faire : choisissez deux cartes de votre maison qui changent de place.

## parts of the table

zone-market = Plateau de jeu
zone-marker = Marqueur premier joueur
zone-house = Maison
zone-basement = Sous-sol
zone-roof_stack = Pile de toits
zone-garden = Jardin
zone-windows = Outils et assistants
zone-discard = Défausse
zone-room_deck = Pioche des pièces
zone-resource_deck = Pioche des ressources
zone-round = Manche
zone-others = Les autres maisons
zone-hand = À vous
zone-pad = Feuille de score
zone-children = Enfants
zone-points_rooms = Pièces
zone-points_decor = Décorations
zone-points_functionality = Fonctionnalité de la maison
zone-points_roof = Toit
zone-points_architect = Pièces vides de l’Architecte
zone-points_total = Total

## what everything means

about-room = Une carte pièce. Des cartes du même type, côte à côte au même niveau, forment une pièce plus grande, qui vaut plus de points.
about-room-living_room = La plus grande pièce : jusqu’à trois cartes côte à côte au même niveau. Chaque carte de plus vaut bien plus que la précédente.
about-room-bedroom = Jusqu’à deux cartes. Avec une Salle de bain et une Cuisine quelque part dans la maison, elle donne un bonus de fonctionnalité.
about-room-kitchen = Jusqu’à deux cartes : une Cuisine double vaut bien plus que deux simples. Avec une Salle de bain et une Chambre, elle donne un bonus de fonctionnalité.
about-room-kids_room = Jusqu’à deux cartes. C’est là qu’on voit le plus d’enfants, et ils départagent les égalités.
about-room-bathroom = Toujours une seule carte : jamais deux côte à côte. Une au rez-de-chaussée et une à l’étage donnent un bonus de fonctionnalité ; une Salle de bain avec une Cuisine et une Chambre en donne un autre.
about-room-library = Il n’y en a qu’une. Une carte toute seule, avec ses propres points.
about-room-study = Il n’y en a qu’un. Une carte toute seule, avec ses propres points.
about-room-game_room = Il n’y en a qu’une. Une carte toute seule, avec ses propres points. Ce n’est pas une Chambre d’enfants.
about-room-dressing_room = Une annexe : il vaut plus avec une Chambre juste à côté, au même niveau. Il ne l’agrandit pas.
about-room-pantry = Une annexe : il vaut plus avec une Cuisine juste à côté, au même niveau. Il ne l’agrandit pas.
about-room-sauna = Une annexe : il vaut plus avec une Salle de bain juste à côté, au même niveau. Il ne compte pas comme Salle de bain.
about-room-garage = Pour le sous-sol. Tout seul, il ne vaut presque rien ; deux côte à côte forment un Garage double.
about-room-laundry = Pour le sous-sol : une carte toute seule, avec ses propres points.
about-room-workshop = Pour le sous-sol : une carte toute seule, avec ses propres points.
about-room-wine_cellar = Pour le sous-sol : une carte toute seule, avec ses propres points.
about-room-storage_room = Pour le sous-sol : une carte toute seule, avec ses propres points.
about-decor = Un jeton décoration. Il va dans une pièce qui n’en a pas encore, la termine, et rapporte ses points à la fin.
about-decor-piano = Va dans un Salon sans jeton et le termine : on ne peut plus l’agrandir, sauf avec la Décoratrice d’intérieur.
about-decor-paintings = Vont dans un Salon sans jeton et le terminent.
about-decor-canopy_bed = Va dans une Chambre sans jeton et la termine.
about-decor-ice_cream_machine = Va dans une Cuisine sans jeton et la termine.
about-decor-jacuzzi = Va dans une Salle de bain sans jeton.
about-decor-whirlpool_bath = Va dans une Salle de bain sans jeton.
about-decor-cat_house = Va dans n’importe quelle pièce sans jeton, en haut ou au sous-sol, et la termine.
about-decor-shelves = Vont dans n’importe quelle pièce du sous-sol sans jeton, et la terminent.
about-decor-tree_house = Se pose à côté de la maison. Pas besoin de pièce, et elle ne termine rien.
about-decor-bird_house = Se pose à côté de la maison. Pas besoin de pièce, et il ne termine rien.
about-helper-roofer = À la fin de la partie, vous pouvez ajouter à votre pile une carte toit défaussée, avant qu’on retourne les piles. Vous voyez les toits défaussés, mais pas les vôtres.
about-helper-supplier = À la fin de la partie, vous pouvez échanger une carte de votre maison, même une pièce vide, contre une carte pièce défaussée. La nouvelle se pose face visible et suit les règles de pose.
about-helper-architect = Chaque bonus de fonctionnalité que vous obtenez vaut plus, et chaque pièce vide de votre maison vaut un point.
about-helper-handyman = À la fin de la partie, deux cartes de votre maison peuvent changer de place, avec leurs jetons. Même décorées.
about-helper-interior_designer = Dès que vous prenez cette carte, les jetons ne terminent plus vos pièces ; et chacun de vos jetons vaut un point de plus.
about-tool-drill = Une fois, avant de prendre une colonne : échangez une pièce du plateau contre une pièce visible de votre maison. La nouvelle doit convenir à cet emplacement précis.
about-tool-jackhammer = Une fois, au début d’une manche, avant le tour de qui que ce soit : prenez une pièce, sans plus. Vous n’avez alors pas de tour dans cette manche, et la ressource du dessus est défaussée.
about-tool-cement_mixer = Une fois, avant de prendre une colonne : deux pièces du plateau changent de place. Les cartes du dessus restent.
about-tool-scaffold = À poser au même tour sur un emplacement libre et soutenu, avant ou après la carte pièce. Il soutient l’emplacement du dessus jusqu’à ce qu’une pièce prenne sa place.
about-roof = Les cartes toit restent face cachée dans votre pile jusqu’à la fin. Quatre de la même couleur font le meilleur toit, quatre mélangées un petit, moins de quatre rien du tout. Chaque fenêtre d’un toit complet vaut un point de plus.
about-spot-empty_room = Une carte pièce face cachée. Elle n’a ni type ni points, soutient ce qu’il y a au-dessus, et on ne la retourne plus jamais. Il n’y a que l’Architecte pour l’aimer.
about-spot-vacant = Un emplacement libre. Une carte peut y aller s’il y a quelque chose dessous, ou s’il est au sol.
about-spot-scaffold = Un Échafaudage soutient l’emplacement du dessus. N’importe quelle carte pièce peut ensuite prendre sa place.
about-spot-nothing = Plus rien ici pour cette manche.
about-zone-market = Cinq colonnes. À votre tour, prenez-en une : sa pièce et ce qu’il y a au-dessus.
about-zone-marker = Qui prend la colonne 1 reçoit le marqueur premier joueur à la place d’une ressource, et commence la manche suivante.
about-zone-house = Douze emplacements : cinq à l’étage, cinq au rez-de-chaussée et deux au sous-sol. Tout doit reposer sur quelque chose ; le bas de la maison et le sous-sol reposent sur la terre.
about-zone-basement = Ici, seules les pièces du sous-sol peuvent être face visible. Ce qu’il y a au-dessus doit reposer sur quelque chose, même une pièce vide.
about-zone-roof_stack = Vos cartes toit, face cachée sous le porche. Personne n’a le droit de les regarder avant la fin, pas même vous. Tout le monde voit combien il y en a.
about-zone-garden = La Cabane dans l’arbre et le Nichoir vont ici. Pas besoin de pièce.
about-zone-windows = Les outils servent une fois, puis quittent la partie. Les assistants restent ; la plupart agissent à la fin.
about-zone-discard = Ce dont personne n’a voulu. À la fin, le Fournisseur et le Couvreur peuvent encore y puiser.
about-zone-room_deck = On révèle cinq pièces à chaque manche. Après la manche 12, il n’en reste plus.
about-zone-resource_deck = On révèle quatre ressources à chaque manche : toits, décorations, outils et assistants.
about-zone-round = Douze manches, douze pièces, douze emplacements ; puis on compte les maisons.
about-zone-others = Les maisons des autres. Touchez-en une pour la voir en grand.
about-zone-hand = C’est ici qu’on vous dit quoi faire. Rien n’est définitif avant que vous touchiez le bouton coloré.
about-zone-pad = Le détail des points de chaque maison. Qui a le plus de points gagne ; en cas d’égalité, les enfants des images décident.
about-zone-children = En cas d’égalité, la maison qui montre le plus d’enfants sur ses cartes visibles l’emporte.
about-zone-points_rooms = Toutes les pièces, selon leur type et leur taille. Regardez une carte pièce pour voir ses points.
about-zone-points_decor = Les jetons dans vos pièces et dans votre jardin.
about-zone-points_functionality = Deux bonus : une Salle de bain au rez-de-chaussée et une à l’étage ; et une Salle de bain, une Cuisine et une Chambre n’importe où. Les deux lampes montrent ceux que vous avez.
about-zone-points_roof = Quatre de la même couleur, ou quatre mélangées, avec un petit plus pour les fenêtres. On les compte en retournant les piles.
about-zone-points_architect = Avec l’Architecte, chaque pièce vide rapporte des points.
about-zone-points_total = Tout ensemble, sauf le toit encore caché.

## the lesson

lesson-welcome = Bienvenue ! Vous allez construire une maison : douze manches, douze pièces, douze emplacements. À la fin, la maison qui a le plus de points gagne.
lesson-market = Voici le plateau et ses cinq colonnes. À votre tour, vous prenez une colonne entière : sa pièce et ce qu’il y a au-dessus.
lesson-discard = C’est vous qui commencez cette manche. À deux ou trois joueurs, qui commence défausse d’abord une colonne. Défaussez la colonne 5.
lesson-take = Prenez maintenant la colonne 3 : un Salon et, au-dessus, un toit violet.
lesson-place = Vous pouvez construire partout où il y a un nombre : ce sont les points que votre maison y gagne. Posez le Salon tout à gauche du rez-de-chaussée.
lesson-roof = Le toit est allé face cachée sous votre porche. Personne n’a le droit de le regarder avant la fin, pas même vous : retenez donc qu’il était violet. C’est avec quatre toits de la même couleur qu’on marque le plus.
lesson-marker = L’autre joueur a pris la colonne 1, qui n’a pas de ressource mais le marqueur premier joueur : dans cette manche, il a donc défaussé et choisi en premier.
lesson-second = Encore un Salon avec un toit violet ! Prenez la colonne 4.
lesson-run = Posez-le juste à côté du premier. Des cartes du même type, côte à côte au même niveau, forment une pièce plus grande, qui vaut bien plus que deux petites.
lesson-first = Cette fois, prenez la colonne 1 : une Salle de bain, et c’est vous qui commencerez la prochaine manche.
lesson-support = Toute carte doit reposer sur quelque chose. Votre Salon peut soutenir l’étage : posez la Salle de bain au-dessus.
lesson-face_down = Une carte qui ne va nulle part, ou dont vous ne voulez pas, peut toujours se poser face cachée : c’est une pièce vide, sans points, mais qui soutient ce qu’il y a au-dessus. Au sous-sol, seules les pièces du sous-sol se posent face visible.
lesson-discard_again = Vous avez le marqueur, c’est donc vous qui commencez. Défaussez la colonne 2.
lesson-decor = La colonne 5 apporte une Chambre et un Lit à baldaquin : un jeton décoration qui va dans une Chambre. Prenez-la.
lesson-decor_place = Posez la Chambre à côté de la Salle de bain. Le Lit à baldaquin s’y installe tout seul. Il rapporte des points, mais il termine la pièce : aucune autre Chambre ne peut plus l’agrandir.
lesson-discard_third = C’est encore vous qui commencez. Défaussez la colonne 4.
lesson-tool = Prenez la colonne 2 : une Cuisine et un outil. L’Échafaudage se monte tout de suite ; les autres outils attendent près de votre maison que vous en ayez besoin, et la plupart des assistants agissent à la fin.
lesson-scaffold = La droite du rez-de-chaussée est au-dessus du sous-sol, encore vide. Prenez l’Échafaudage et posez-le là.
lesson-kitchen = La Cuisine a maintenant de quoi s’appuyer. N’importe quelle carte pièce pourra plus tard prendre la place de l’Échafaudage.
lesson-bonus = Une Salle de bain, une Cuisine et une Chambre : votre maison a gagné un bonus de fonctionnalité, et une lampe s’allume. L’autre, c’est pour une Salle de bain au rez-de-chaussée et une à l’étage.
lesson-end = Après la manche 12, les assistants agissent, on retourne les toits et on compte tout : pièces, décorations, fonctionnalité et toit. Vous voyez ici ce que vaut votre maison pour l’instant.
lesson-farewell = Continuez maintenant comme vous voulez. Appuyez longuement sur une carte, ou faites un clic droit, pour savoir ce qu’elle fait. Bonne construction !
