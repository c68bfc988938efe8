game-name = Dream Home
game-about = Prenez les cartes colonne par colonne et bâtissez la maison la plus précieuse : pièces, décorations, toit et un peu d’aide.

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

space-f2c1 = 2e étage, emplacement 1
space-f2c2 = 2e étage, emplacement 2
space-f2c3 = 2e étage, emplacement 3
space-f2c4 = 2e étage, emplacement 4
space-f2c5 = 2e étage, emplacement 5
space-f1c1 = 1er étage, emplacement 1
space-f1c2 = 1er étage, emplacement 2
space-f1c3 = 1er étage, emplacement 3
space-f1c4 = 1er étage, emplacement 4
space-f1c5 = 1er étage, emplacement 5
space-f0c4 = sous-sol, emplacement 4
space-f0c5 = sous-sol, emplacement 5
face-up = face visible
face-down = face cachée
deck-room_deck = pioche des pièces
deck-resource_deck = pioche des ressources

## steps still to come

step-deal = nouvelle manche
step-discard_column = défausser une colonne
step-jackhammer = utiliser ou non le Marteau-piqueur
step-take_column = tour
step-place_room = placer la carte pièce
step-place_scaffold_or_room = placer l’échafaudage et la pièce
step-place_scaffold = placer l’échafaudage
step-keep_token = choisir le jeton à garder
step-place_decor = placer le jeton décoration
step-clearing = vider le plateau
step-show_roofs = regarder les toits défaussés
step-roofer = utiliser ou non le Couvreur
step-end_swap = échanges du Fournisseur et de l’Homme à tout faire
step-reveal = révéler tous les toits

## questions

ask-discard_column = Quelle colonne défaussez-vous ?
ask-jackhammer = Utilisez-vous le Marteau-piqueur ? Vous n’aurez alors pas de tour dans cette manche.
ask-take_column = Quelle colonne prenez-vous ?
ask-place_scaffold_or_room = Échafaudage et { $room } : que placez-vous d’abord, et où ?
ask-place_room = Où placez-vous la carte { $room } ?
ask-place_scaffold = Où montez-vous l’échafaudage ?
ask-keep_token = { $room } ({ $space }) a plusieurs jetons : lequel reste ?
ask-place_decor = Quelle pièce reçoit le jeton { $decor } ?
ask-roofer = Votre Couvreur peut ajouter à votre pile un toit défaussé. Lequel ?
ask-end_swap = Un dernier échange avant le décompte ?

## choices

choice-pass = Passer
choice-done = Laisser la maison telle quelle
choice-decline = Renoncer au jeton
choice-discard_column = Défausser la colonne { $column }
choice-jackhammer = Marteau-piqueur : la pièce de la colonne { $column }
choice-take_column = Prendre la colonne { $column }
choice-drill = Perceuse : échanger la pièce de la colonne { $column } contre la vôtre en { $space }
choice-cement_mixer = Bétonnière : échanger les pièces des colonnes { $column } et { $other }
choice-place_scaffold = Échafaudage en { $space }
choice-place_room = { $space }, { $face }
choice-keep_token = Garder le jeton { $decor }
choice-place_decor = Dans la pièce en { $space }
choice-roofer = Ajouter : { $roof }
choice-supplier = Fournisseur : { $room } (carte { $copy }) en { $space }
choice-handyman = Homme à tout faire : échanger { $space } avec { $other }

## what happened

event-began = { $seat } a le marqueur premier joueur.
event-dealt = Manche { $round }, { $seat } commence. Pièces : { $rooms }. Au-dessus : { $resources }.
event-column_discarded = { $seat } défausse la colonne { $column } : { $room } et { $resource }.
event-jackhammer_kept = { $seat } garde le Marteau-piqueur pour plus tard.
event-jackhammered = { $seat } passe devant avec le Marteau-piqueur : { $room } de la colonne { $column }. Défausse : { $resource }.
event-jackhammered_first = { $seat } passe devant avec le Marteau-piqueur : { $room } de la colonne 1. Le marqueur ne bouge pas.
event-first_column_taken = { $seat } prend la colonne 1 : { $room } et le marqueur premier joueur.
event-column_taken = { $seat } prend la colonne { $column } : { $room } et { $resource }.
event-roof_stored =
    { $count ->
        [1] { $seat } a maintenant 1 carte toit.
       *[other] { $seat } a maintenant { $count } cartes toit.
    }
event-drilled = { $seat } utilise la Perceuse : { $room } de la colonne { $column } entre en { $space }, { $out } part sur le plateau.
event-mixed = { $seat } lance la Bétonnière : { $room } est maintenant dans la colonne { $column }, { $other_room } dans la colonne { $other }.
event-scaffold_placed = { $seat } monte un échafaudage ({ $space }).
event-scaffold_replaced = { $seat } démonte l’échafaudage ({ $space }).
event-scaffold_lost = L’échafaudage ne sert à rien pour { $seat }.
event-room_placed =
    { $size ->
        [1] { $seat } construit : { $room } ({ $space }).
       *[other] { $seat } agrandit : { $room }, maintenant { $size } cartes ({ $space }).
    }
event-room_turned_down = { $seat } laisse une pièce vide : la carte { $room } reste face cachée ({ $space }).
event-decor_placed = { $seat } décore : { $decor } dans { $room } ({ $space }).
event-decor_beside_house = { $seat } pose le jeton { $decor } à côté de la maison.
event-decor_lost = { $seat } n’a pas de pièce pour le jeton { $decor }.
event-decor_declined = { $seat } renonce au jeton { $decor }.
event-token_kept = { $seat } garde le jeton { $decor } dans la pièce réunie.
event-token_lost = { $seat } perd le jeton { $decor }.
event-cleared =
    { $above ->
        [0] Personne n’a voulu : { $rooms }.
       *[other] Personne n’a voulu : { $rooms }. Au-dessus : { $resources }.
    }
event-rounds_ended = La dernière manche est terminée.
event-roofs_shown = { $seat } examine les toits défaussés : { $roofs }.
event-roofs_shown-veiled =
    { $count ->
        [1] { $seat } regarde l’unique toit défaussé.
       *[other] { $seat } examine les { $count } toits défaussés.
    }
event-roofer_passed = { $seat } laisse le Couvreur se reposer.
event-roofer_took = { $seat } envoie le Couvreur en chercher un de plus : { $roof }. Cartes toit : { $count }.
event-roofer_took-veiled = { $seat } envoie le Couvreur chercher une carte toit de plus. Cartes toit : { $count }.
event-supplied = { $seat } appelle le Fournisseur : { $room } entre en { $space }, { $out } sort.
event-swapped = { $seat } appelle l’Homme à tout faire : { $room } ({ $space }) et { $other } ({ $other_space }) changent de place.
event-end_swaps_done = { $seat } laisse la maison telle quelle.
event-roofs_revealed = { $seat } dévoile la pile du toit : { $roofs }.
event-scored = { $seat } : pièces { $rooms }, décorations { $decor }, fonctionnalité { $functionality }, toit { $roof }, Architecte { $architect }. Total { $total }.
event-won =
    { $count ->
        [1] Victoire pour { $seats } !
       *[other] { $seats } partagent la victoire !
    }

## refusals

reason-PLAYER_COUNT = À { $seats }, on ne peut pas jouer : Dream Home se joue de 2 à 4.
reason-GAME_OVER = La partie est terminée.
reason-HIDDEN_INFORMATION = Personne ne peut regarder cela maintenant.
reason-JACKHAMMER_LIMIT = Un seul Marteau-piqueur par joueur et par manche.
reason-TURN_SKIPPED = Qui a utilisé le Marteau-piqueur n’a pas de tour dans cette manche.
reason-NOT_YOUR_DECISION = C’est à quelqu’un d’autre de décider.
reason-ROOFER_TOO_LATE = Le Couvreur passe avant tous les échanges ; ce moment est passé.
reason-TOOL_NOT_HELD = Vous n’avez pas cet outil : { $tool }.
reason-TOOL_WRONG_TIME = Ce n’est pas le moment de cet outil : { $tool }.
reason-HELPER_NOT_HELD = Vous n’avez pas cet assistant : { $helper }.
reason-HELPER_ALREADY_USED = Cet assistant a déjà fait son travail : { $helper }.
reason-WRONG_STEP = Ce n’est pas ce qui est demandé maintenant.
reason-MUST_CHOOSE = On ne peut pas passer ici.
reason-DECOR_MANDATORY = Un jeton qui peut être placé doit l’être.
reason-UNKNOWN_COLUMN = Il n’y a pas de colonne { $column } : elles vont de 1 à 5.
reason-COLUMN_ONE_PROTECTED = La colonne 1 ne peut jamais être défaussée.
reason-COLUMN_EMPTY = La colonne { $column } n’a plus de carte pièce.
reason-MIXER_SAME_COLUMN = Il faut deux colonnes différentes pour la Bétonnière.
reason-UNKNOWN_SPACE = Votre maison n’a pas cet emplacement : { $space }.
reason-NOT_IN_DISCARD = Cette carte n’est pas dans la défausse : { $card }.
reason-NOT_A_ROOF = Le Couvreur ne prend que des toits, pas ceci : { $card }.
reason-SWAP_SAME_CARD = L’Homme à tout faire échange deux cartes différentes.
reason-DRILL_NEEDS_FACE_UP_ROOM = La Perceuse demande une pièce face visible, et il n’y en a pas en { $space }.
reason-FACE_UP_REQUIRED = Une carte échangée se pose face visible.
reason-SPACE_TAKEN = Il y a déjà quelque chose : { $space }.
reason-WRONG_ZONE = Cette carte ne peut pas être face visible ici : { $space }. Les pièces du sous-sol vont au sous-sol, les autres au-dessus.
reason-NO_SUPPORT = Il n’y a rien en dessous : { $space }.
reason-ROOM_FINISHED_SIZE = La pièce de ce type à côté a déjà sa taille maximale : { $space }.
reason-ROOM_FINISHED_DECOR = La pièce de ce type à côté est décorée, donc terminée : { $space }.
reason-ROOM_TOO_LARGE = La pièce réunie serait trop grande : { $space }.
reason-DECOR_NOT_A_ROOM = Il faut une pièce face visible pour un jeton : { $space }.
reason-DECOR_WRONG_TYPE = Ce n’est pas une pièce pour le jeton { $decor } : { $space }.
reason-DECOR_ROOM_HAS_TOKEN = Une pièce porte au plus un jeton : { $space }.
reason-TOKEN_NOT_IN_ROOM = Ce jeton n’est pas dans cette pièce : { $decor }.
reason-BOX_INVALID = { $file }, [{ $table }] { $field }:
    { $check ->
        [room_missing] la pièce « { $wanted } » est nécessaire.
        [room_cards] il faut { $wanted } cartes pièce, pas { $found }.
        [resource_cards] il faut { $wanted } cartes ressource, pas { $found }.
        [rounds] une maison a { $wanted } emplacements, donc { $wanted } manches, pas { $found }.
        [columns] le plateau a { $wanted } colonnes, pas { $found }.
        [max_size] la taille maximale va de 1 à { $wanted }, pas { $found }.
        [points] il faut autant de valeurs que la taille maximale : { $wanted }, pas { $found }.
        [partner] « { $found } » n’est pas une pièce. Pièces : { $wanted }.
        [children_cards] chaque carte a son nombre d’enfants : { $wanted }, pas { $found }.
        [children_low] moins de { $wanted } enfants ({ $found }), c’est impossible.
        [goes_on] « { $found } » n’est pas un endroit pour un jeton. Pièces : { $wanted }.
        [colours] il y a { $wanted } couleurs de toit, pas { $found }.
        [tokens] il y a { $wanted } jetons décoration, pas { $found }.
        [names] il faut ces noms : { $wanted }. Trouvés : { $found }.
        [window] chaque couleur de toit a { $wanted } fenêtre, pas { $found }.
       *[decor_cards] chaque jeton décoration a { $wanted } carte, pas { $found }.
    }

## positions and the score pad

reason-room_card_count = Cette carte pièce doit être là exactement une fois, pas { $found } : { $card }.
reason-resource_card_count = Il devrait y avoir { $copies } de cette carte, pas { $found } : { $card }.
reason-token_count = Ce jeton est à { $found } endroits : { $decor }.
reason-deck_size = Dans cette manche, la { $deck } doit avoir { $wanted } cartes, pas { $found }.
reason-house_cards = { $seat } a { $found } cartes pièce ; à ce moment il peut y en avoir { $wanted } au plus, et à la fin exactement 12.
reason-garden_token = Ce jeton va dans une pièce, pas à côté de la maison : { $decor }.
reason-pad_card_twice = Cette carte est nommée deux fois : { $card }.
reason-pad_vacant = { $seat } : une maison finie a une carte sur chaque emplacement, ici aussi : { $space }.
reason-pad_too_many = La boîte ne contient pas autant de cartes de cette pièce : { $room }.
reason-pad_too_many_cards = La boîte en contient { $copies }, pas { $found } : { $card }.
reason-pad_unknown_room = « { $name } » n’est pas une pièce.
reason-pad_unknown_decor = « { $name } » n’est pas un jeton décoration.
reason-pad_unknown_roof = « { $name } » n’est pas une carte toit.
reason-pad_unknown_helper = « { $name } » n’est pas un assistant.
reason-tie_undecided = { $names } sont à égalité ; les enfants des images décident, et tous ne sont pas connus.

## options

option-no_column_discard = Jeu en famille : sans défausse de colonne
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
view-skipped = Sans tour dans cette manche
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
view-floor_2 = 2e étage
view-floor_1 = 1er étage
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
view-architect = Architecte
view-children = Enfants
view-roofs = Pile du toit
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
