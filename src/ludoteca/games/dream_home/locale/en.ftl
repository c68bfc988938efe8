game-name = Dream Home
game-about = Take cards column by column and build the house worth most: rooms, decor, a roof, and a little help.

## rooms

room-living_room = Living Room
room-bedroom = Bedroom
room-kitchen = Kitchen
room-kids_room = Kids’ Room
room-bathroom = Bathroom
room-library = Library
room-study = Study
room-game_room = Game Room
room-dressing_room = Dressing Room
room-pantry = Pantry
room-sauna = Sauna
room-garage = Garage
room-laundry = Laundry
room-workshop = Workshop
room-wine_cellar = Wine Cellar
room-storage_room = Storage Room
spot-empty_room = Empty room
spot-vacant = vacant
spot-scaffold = Scaffold
spot-nothing = nothing left

## resources

decor-piano = Piano
decor-paintings = Paintings
decor-canopy_bed = Canopy Bed
decor-ice_cream_machine = Ice-Cream Machine
decor-jacuzzi = Jacuzzi
decor-whirlpool_bath = Whirlpool Bath
decor-cat_house = Cat House
decor-shelves = Shelves
decor-tree_house = Tree House
decor-bird_house = Bird House
helper-roofer = Roofer
helper-supplier = Supplier
helper-architect = Architect
helper-handyman = Handyman
helper-interior_designer = Interior Designer
tool-drill = Drill
tool-jackhammer = Jackhammer
tool-cement_mixer = Cement Mixer
tool-scaffold = Scaffold
roof-red = red roof
roof-red_window = red roof with window
roof-brown = brown roof
roof-brown_window = brown roof with window
roof-purple = purple roof
roof-purple_window = purple roof with window
roof-orange = orange roof
roof-orange_window = orange roof with window
roof-card = roof card

## places

space-f2c1 = floor 2, space 1
space-f2c2 = floor 2, space 2
space-f2c3 = floor 2, space 3
space-f2c4 = floor 2, space 4
space-f2c5 = floor 2, space 5
space-f1c1 = floor 1, space 1
space-f1c2 = floor 1, space 2
space-f1c3 = floor 1, space 3
space-f1c4 = floor 1, space 4
space-f1c5 = floor 1, space 5
space-f0c4 = basement, space 4
space-f0c5 = basement, space 5
face-up = face up
face-down = face down
deck-room_deck = room deck
deck-resource_deck = resource deck

## steps still to come

step-deal = new round
step-discard_column = discard a column
step-jackhammer = use the Jackhammer or not
step-take_column = turn
step-place_room = place the room card
step-place_scaffold_or_room = place Scaffold and room card
step-place_scaffold = place the Scaffold
step-keep_token = choose a token to keep
step-place_decor = place the decor token
step-clearing = clear the display
step-show_roofs = look through the discarded roofs
step-roofer = use the Roofer or not
step-end_swap = swaps by Supplier and Handyman
step-reveal = show all roofs

## questions

ask-discard_column = Which column do you discard?
ask-jackhammer = Will you use the Jackhammer? Then you have no turn in this round.
ask-take_column = Which column do you take?
ask-place_scaffold_or_room = Scaffold and { $room }: what do you place first, and where?
ask-place_room = Where do you place the { $room }?
ask-place_scaffold = Where do you put the Scaffold?
ask-keep_token = { $room } ({ $space }) has several tokens: which one stays?
ask-place_decor = Which room gets the { $decor }?
ask-roofer = Your Roofer may add one discarded roof to your stack. Which?
ask-end_swap = One last swap before the houses are counted?

## choices

choice-pass = Pass
choice-done = Leave the house as it is
choice-decline = Do without the token
choice-discard_column = Discard column { $column }
choice-jackhammer = Jackhammer: the room of column { $column }
choice-take_column = Take column { $column }
choice-drill = Drill: swap the room of column { $column } with yours at { $space }
choice-cement_mixer = Cement Mixer: swap the rooms of columns { $column } and { $other }
choice-place_scaffold = Scaffold at { $space }
choice-place_room = { $space }, { $face }
choice-keep_token = Keep the { $decor }
choice-place_decor = In the room at { $space }
choice-roofer = Add: { $roof }
choice-supplier = Supplier: { $room } (card { $copy }) at { $space }
choice-handyman = Handyman: swap { $space } with { $other }

## what happened

event-began = { $seat } has the first-player marker.
event-dealt = Round { $round }, { $seat } begins. Rooms: { $rooms }. Above them: { $resources }.
event-column_discarded = { $seat } discards column { $column }: { $room } and { $resource }.
event-jackhammer_kept = { $seat } keeps the Jackhammer for later.
event-jackhammered = { $seat } jumps the queue with the Jackhammer: { $room } from column { $column }. Discarded: { $resource }.
event-jackhammered_first = { $seat } jumps the queue with the Jackhammer: { $room } from column 1. The marker stays where it is.
event-first_column_taken = { $seat } takes column 1: { $room } and the first-player marker.
event-column_taken = { $seat } takes column { $column }: { $room } and { $resource }.
event-roof_stored =
    { $count ->
        [1] { $seat } now has 1 roof card.
       *[other] { $seat } now has { $count } roof cards.
    }
event-drilled = { $seat } drills: { $room } from column { $column } comes in at { $space }, { $out } goes out to the display.
event-mixed = { $seat } starts the Cement Mixer: { $room } now lies in column { $column }, { $other_room } in column { $other }.
event-scaffold_placed = { $seat } puts up a Scaffold ({ $space }).
event-scaffold_replaced = { $seat } takes the Scaffold down ({ $space }).
event-scaffold_lost = { $seat } has no use for the Scaffold.
event-room_placed =
    { $size ->
        [1] { $seat } builds: { $room } ({ $space }).
       *[other] { $seat } extends: { $room }, now { $size } cards ({ $space }).
    }
event-room_turned_down = { $seat } leaves an empty room: the { $room } lies face down ({ $space }).
event-decor_placed = { $seat } decorates: { $decor } in the { $room } ({ $space }).
event-decor_beside_house = { $seat } puts the { $decor } beside the house.
event-decor_lost = { $seat } has no room for the { $decor }.
event-decor_declined = { $seat } does without the { $decor }.
event-token_kept = { $seat } keeps the { $decor } in the joined room.
event-token_lost = { $seat } loses the { $decor }.
event-cleared =
    { $above ->
        [0] Nobody wanted: { $rooms }.
       *[other] Nobody wanted: { $rooms }. Above: { $resources }.
    }
event-rounds_ended = The last round is over.
event-roofs_shown = { $seat } looks through the discarded roofs: { $roofs }.
event-roofs_shown-veiled =
    { $count ->
        [1] { $seat } looks at the one discarded roof.
       *[other] { $seat } looks through the { $count } discarded roofs.
    }
event-roofer_passed = { $seat } lets the Roofer rest.
event-roofer_took = { $seat } sends the Roofer for one more: { $roof }. Roof cards: { $count }.
event-roofer_took-veiled = { $seat } sends the Roofer for one more roof card. Roof cards: { $count }.
event-supplied = { $seat } calls the Supplier: { $room } comes in at { $space }, { $out } goes out.
event-swapped = { $seat } calls the Handyman: { $room } ({ $space }) and { $other } ({ $other_space }) change places.
event-end_swaps_done = { $seat } leaves the house as it is.
event-roofs_revealed = { $seat } turns the roof stack over: { $roofs }.
event-scored = { $seat }: rooms { $rooms }, decor { $decor }, functionality { $functionality }, roof { $roof }, Architect { $architect }. Total { $total }.
event-won =
    { $count ->
        [1] { $seats } wins!
       *[other] { $seats } share the victory!
    }

## refusals

reason-PLAYER_COUNT = { $seats } players cannot play: Dream Home is for 2 to 4.
reason-GAME_OVER = The game is over.
reason-HIDDEN_INFORMATION = Nobody may look at that now.
reason-JACKHAMMER_LIMIT = Only one Jackhammer per player and round.
reason-TURN_SKIPPED = Whoever used the Jackhammer has no turn in this round.
reason-NOT_YOUR_DECISION = Somebody else is to decide now.
reason-ROOFER_TOO_LATE = The Roofer comes before all swaps; that moment is over.
reason-TOOL_NOT_HELD = You do not have this tool: { $tool }.
reason-TOOL_WRONG_TIME = This is not the moment for this tool: { $tool }.
reason-HELPER_NOT_HELD = You do not have this helper: { $helper }.
reason-HELPER_ALREADY_USED = This helper has done the work already: { $helper }.
reason-WRONG_STEP = This is not what is being asked now.
reason-MUST_CHOOSE = You cannot pass here.
reason-DECOR_MANDATORY = A token that can be placed must be placed.
reason-UNKNOWN_COLUMN = There is no column { $column }: they are numbered 1 to 5.
reason-COLUMN_ONE_PROTECTED = Column 1 can never be discarded.
reason-COLUMN_EMPTY = Column { $column } holds no room card any more.
reason-MIXER_SAME_COLUMN = The Cement Mixer needs two different columns.
reason-UNKNOWN_SPACE = Your house has no such space: { $space }.
reason-NOT_IN_DISCARD = This card is not in the discard pile: { $card }.
reason-NOT_A_ROOF = The Roofer takes roofs only, not this: { $card }.
reason-SWAP_SAME_CARD = The Handyman swaps two different cards.
reason-DRILL_NEEDS_FACE_UP_ROOM = The Drill needs a face-up room card, and there is none at { $space }.
reason-FACE_UP_REQUIRED = A swapped-in card lies face up.
reason-SPACE_TAKEN = Something lies there already: { $space }.
reason-WRONG_ZONE = This card may not lie face up here: { $space }. Basement rooms belong in the basement, all others above it.
reason-NO_SUPPORT = Nothing stands below: { $space }.
reason-ROOM_FINISHED_SIZE = The room of this type beside it has its full size already: { $space }.
reason-ROOM_FINISHED_DECOR = The room of this type beside it is decorated and so finished: { $space }.
reason-ROOM_TOO_LARGE = The joined room would be too large: { $space }.
reason-DECOR_NOT_A_ROOM = A token needs a face-up room card: { $space }.
reason-DECOR_WRONG_TYPE = This is no room for the { $decor }: { $space }.
reason-DECOR_ROOM_HAS_TOKEN = A room carries one token at most: { $space }.
reason-TOKEN_NOT_IN_ROOM = This token does not lie in that room: { $decor }.
reason-BOX_INVALID = { $file }, [{ $table }] { $field }:
    { $check ->
        [room_missing] the room “{ $wanted }” is needed.
        [room_cards] there must be { $wanted } room cards, not { $found }.
        [resource_cards] there must be { $wanted } resource cards, not { $found }.
        [rounds] a house has { $wanted } spaces, so there are { $wanted } rounds, not { $found }.
        [columns] the display has { $wanted } columns, not { $found }.
        [max_size] the maximum size is 1 to { $wanted }, not { $found }.
        [points] as many values as the maximum size are needed: { $wanted }, not { $found }.
        [partner] “{ $found }” is not a room. Rooms: { $wanted }.
        [children_cards] every card needs its number of children: { $wanted }, not { $found }.
        [children_low] fewer than { $wanted } children ({ $found }) cannot be.
        [goes_on] “{ $found }” is not a place for a token. Rooms: { $wanted }.
        [colours] there are { $wanted } roof colours, not { $found }.
        [tokens] there are { $wanted } decor tokens, not { $found }.
        [names] these names are needed: { $wanted }. Found: { $found }.
        [window] every roof colour has { $wanted } window, not { $found }.
       *[decor_cards] every decor token has { $wanted } card, not { $found }.
    }

## positions and the score pad

reason-room_card_count = This room card must be there exactly once, not { $found } times: { $card }.
reason-resource_card_count = There should be { $copies } of this card, not { $found }: { $card }.
reason-token_count = This token is in { $found } places: { $decor }.
reason-deck_size = The { $deck } must hold { $wanted } cards in this round, not { $found }.
reason-house_cards = { $seat } has { $found } room cards; in this moment there can be { $wanted } at most, and at the end exactly 12.
reason-garden_token = This token belongs in a room, not beside the house: { $decor }.
reason-pad_card_twice = This card is named twice: { $card }.
reason-pad_vacant = { $seat }: a finished house has a room card on every space, also here: { $space }.
reason-pad_too_many = The box does not hold so many of this room: { $room }.
reason-pad_too_many_cards = The box holds { $copies } of this, not { $found }: { $card }.
reason-pad_unknown_room = “{ $name }” is not a room.
reason-pad_unknown_decor = “{ $name }” is not a decor token.
reason-pad_unknown_roof = “{ $name }” is not a roof card.
reason-pad_unknown_helper = “{ $name }” is not a helper.
reason-tie_undecided = { $names } are tied; the children in the pictures decide, and not all are known.

## options

option-no_column_discard = Family game: no column discard
option-optional_decor = Decor tokens may be declined
option-open_roofs = Players may look at their own roofs
option-no_children = Ties are shared, children do not count
option-no_column_discard-true = yes
option-no_column_discard-false = no
option-optional_decor-true = yes
option-optional_decor-false = no
option-open_roofs-true = yes
option-open_roofs-false = no
option-no_children-true = yes
option-no_children-false = no
option-first_player = First player
option-first_player-random = by chance
option-first_player-p1 = seat 1
option-first_player-p2 = seat 2
option-first_player-p3 = seat 3
option-first_player-p4 = seat 4

## the table

view-round = Round
view-rounds = Rounds in all
view-options = Options
view-first = First player of the round
view-marker = First-player marker
view-skipped = No turn in this round
view-display = Display
view-column = Column
view-room = Room
view-copy = Card number
view-resource = Resource
view-room_deck = Room deck
view-resource_deck = Resource deck
view-room_pile = Discarded rooms
view-room_pile_copies = Their card numbers
view-resource_pile = Discarded resources
view-roof_pile = Discarded roofs
view-box_tokens = Tokens in the box
view-box_resources = Used tools
view-players = Houses
view-seat = Player
view-floor_2 = Floor 2
view-floor_1 = Floor 1
view-basement = Basement
view-copies = Card numbers
view-face_down = Face down
view-space = Space
view-decor = Decor
view-token = Token
view-garden = Beside the house
view-tools = Tools
view-helpers = Helpers
view-roof_cards = Roof cards
view-points = Open points
view-rooms = Rooms
view-functionality = Home functionality
view-architect = Architect
view-children = Children
view-roofs = Roof stack
view-pending = Still to come
view-step = Step
view-suppliers = Supplier left
view-handymen = Handyman left
view-discarded_roofs = Discarded roofs to choose from
part-rooms = Rooms
part-decor = Decor
part-functionality = Home functionality
part-roof = Roof
part-architect = Architect’s empty rooms
fact-best = Winner’s score
fact-margin = Lead over the second
fact-empty_rooms = Empty rooms in all houses
fact-lost_tokens = Lost decor tokens
fact-full_roofs = Complete roofs
