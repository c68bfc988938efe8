game-name = Dream Home
game-about = Take cards column by column and build the most valuable house: rooms, decor, a roof, and a little help.

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
finished-size = by its size
finished-decor = by its decor
bonus-bathrooms = a Bathroom on each floor
bonus-household = Bathroom, Kitchen and Bedroom
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
ask-jackhammer = Do you want to use the Jackhammer? If so, you have no turn this round.
ask-take_column = Which column do you take?
ask-place_scaffold_or_room = Scaffold and { $room }: what do you place first, and where?
ask-place_room = Where do you place the { $room }?
ask-place_scaffold = Where do you put the Scaffold?
ask-keep_token = { $room } ({ $space }) has several tokens: which one stays?
ask-place_decor = Which room gets the { $decor }?
ask-roofer = Your Roofer may add one discarded roof to your stack. Which?
ask-end_swap = One last swap before the houses are scored?

## choices

choice-pass = Pass
choice-done = Leave the house as it is
choice-decline = Do without the token
choice-discard_column = Discard column { $column }
choice-jackhammer = Jackhammer: the room of column { $column }
choice-take_column = Take column { $column }
choice-drill = Drill: swap the room of column { $column } with yours at { $space }
choice-cement_mixer = Cement Mixer: swap the rooms of columns { $column } and { $other }
choice-place_scaffold = Scaffold: { $space }
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
event-jackhammer_kept = { $seat } saves the Jackhammer for later.
event-jackhammered = { $seat } uses the Jackhammer to go first: { $room } from column { $column }. Discarded: { $resource }.
event-jackhammered_first = { $seat } uses the Jackhammer to go first: { $room } from column 1. The marker stays where it is.
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
event-scaffold_lost = { $seat } cannot use the Scaffold.
event-room_placed =
    { $size ->
        [1] { $seat } builds: { $room } ({ $space }).
       *[other] { $seat } extends: { $room }, now { $size } cards ({ $space }).
    }
event-room_turned_down = { $seat } leaves a room empty: the { $room } goes face down ({ $space }).
event-decor_placed = { $seat } decorates: { $decor } in the { $room } ({ $space }).
event-decor_beside_house = { $seat } puts the { $decor } beside the house.
event-decor_lost = { $seat } has nowhere to put the { $decor }.
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
event-roofer_passed = { $seat } gives the Roofer the day off.
event-roofer_took = { $seat } has the Roofer add one more: { $roof }. Roof cards: { $count }.
event-roofer_took-veiled = { $seat } has the Roofer add one more roof card. Roof cards: { $count }.
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

matter-discard_column = which column to discard
matter-jackhammer = the Jackhammer
matter-take_column = which column to take
matter-place_scaffold_or_room = where the Scaffold or the room card goes
matter-place_room = where the room card goes
matter-place_scaffold = where the Scaffold goes
matter-keep_token = which token stays in the room
matter-place_decor = where the decor token goes
matter-roofer = your Roofer
matter-end_swap = your last swaps
when-drill = on your turn, before you take a column, but not in the round you got it
when-cement_mixer = on your turn, before you take a column, but not in the round you got it
when-jackhammer = at the start of a round, before the first turn
when-scaffold = once the tokens have been sorted out
reason-PLAYER_COUNT = { $seats } players are not possible: Dream Home is for 2 to 4.
reason-GAME_OVER = The game is over.
reason-HIDDEN_INFORMATION = Nobody may look at that now.
reason-JACKHAMMER_LIMIT = A player may use only one Jackhammer a round.
reason-TURN_SKIPPED = Whoever uses the Jackhammer has no turn in that round.
reason-NOT_YOUR_DECISION = It is { $seat } who decides now.
reason-ROOFER_TOO_LATE = The Roofer works before all swaps: it is too late now.
reason-TOOL_NOT_HELD = You do not have this tool: { $tool }.
reason-TOOL_WRONG_TIME = You cannot use this tool now: { $tool }. Use it { $when }.
reason-HELPER_NOT_HELD = You do not have this helper: { $helper }.
reason-HELPER_ALREADY_USED = This helper has already done the job: { $helper }.
reason-WRONG_STEP = Something else is being asked now: { $matter }.
reason-MUST_CHOOSE = You cannot pass here.
reason-DECOR_MANDATORY = If a token can be placed, it must be.
reason-UNKNOWN_COLUMN = There is no column { $column }: they are numbered 1 to 5.
reason-COLUMN_ONE_PROTECTED = Column 1 can never be discarded.
reason-COLUMN_EMPTY = There is no room card left in column { $column }. You can still take: { $left }.
reason-MIXER_SAME_COLUMN = The Cement Mixer needs two different columns.
reason-UNKNOWN_SPACE = Your house has no such space: { $space }.
reason-NOT_IN_DISCARD = This card is not in the discard pile:
    { $copy ->
        [0] { $card }.
       *[other] { $card } (card { $copy }).
    }
reason-NOT_A_ROOF = The Roofer only takes roofs, not this: { $card }.
reason-SWAP_SAME_CARD = The Handyman swaps two different cards.
reason-DRILL_NEEDS_FACE_UP_ROOM = The Drill needs a face-up room card, and there is none here: { $space }.
reason-FACE_UP_REQUIRED = A card that is swapped in must lie face up.
reason-SPACE_TAKEN = There is a card here already: { $space }.
reason-WRONG_ZONE = This card may not lie face up here: { $space }. Basement rooms belong in the basement, all others above it.
reason-NO_SUPPORT = There is nothing underneath: { $space }.
reason-ROOM_FINISHED_SIZE = Beside { $space } there is a { $room } of full size already: { $most ->
        [one] one card is all it may have.
       *[other] { $most } cards are all it may have.
    }
reason-ROOM_FINISHED_DECOR = The room of this type next to it has a token, so it is finished: { $space }.
reason-ROOM_TOO_LARGE = The room at { $space } would be too large: { $room }, { $most ->
        [one] one card at most.
       *[other] { $most } cards at most.
    }
reason-DECOR_NOT_A_ROOM = A token goes on a face-up room card, and this is not one: { $space }.
reason-DECOR_WRONG_TYPE = The { $decor } does not belong in this room: { $space }.
reason-DECOR_ROOM_HAS_TOKEN = A room holds only one token, and there is one already: { $space }.
reason-TOKEN_NOT_IN_ROOM = This token is not in that room: { $decor }.
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

reason-room_card_count = This room card must appear exactly once, not { $found } times: { $card }.
reason-resource_card_count = There should be { $copies } of this card, not { $found }: { $card }.
reason-token_count = This token is in { $found } places: { $decor }.
reason-deck_size = The { $deck } must hold { $wanted } cards in this round, not { $found }.
reason-house_cards = { $seat } has { $found } room cards; at this point there can be at most { $wanted }, and at the end exactly 12.
reason-garden_token = This token belongs in a room, not beside the house: { $decor }.
reason-pad_card_twice = This card is named twice: { $card }.
reason-pad_vacant = { $seat }: a finished house has a room card on every space, so one belongs here too: { $space }.
reason-pad_too_many = There are not that many of this room in the box: { $room }.
reason-pad_too_many_cards = There are { $copies } of this in the box, not { $found }: { $card }.
reason-pad_unknown_room = “{ $name }” is not a room.
reason-pad_unknown_decor = “{ $name }” is not a decor token.
reason-pad_unknown_roof = “{ $name }” is not a roof card.
reason-pad_unknown_helper = “{ $name }” is not a helper.
reason-tie_undecided = { $names } are tied. The children in the pictures decide, but not all of them are known.

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
option-first_player-random = at random
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
view-roof = Roof
view-architect = Architect
view-children = Children
view-roofs = Roof stack
view-best_roof = Best roof
view-size = Room size
view-finished = Finished
view-bonuses = Bonuses
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
fact-margin = Lead over second place
fact-empty_rooms = Empty rooms in all houses
fact-lost_tokens = Decor tokens lost
fact-full_roofs = Complete roofs

## the table in the browser

table-room-size =
    { $size ->
        [1] 1 card
       *[other] { $size } cards
    }, { $points ->
        [1] 1 point
       *[other] { $points } points
    }
table-here = can go here; points: { $gain }
table-here-down = can go here face down; points: { $gain }
table-places =
    { $count ->
        [1] One place for it
       *[other] { $count } places for it
    }: the arrow keys lead there.
table-not-final = Not final yet: choose the same place again to confirm.
table-house-of = { $seat }’s house
table-roof-cards =
    { $count ->
        [1] Roof stack: 1 card
       *[other] Roof stack: { $count } cards
    }
table-works-always = Always at work
table-in-use = In use
table-can-now = Can be used now
table-tool-waits = Before you take a column
table-jackhammer-waits = At the start of a round
table-helper-waits = At the end of the game
table-column = Column { $column }: { $room }, above it { $above }
table-column-empty = Column { $column }: nothing left
table-piles =
    { $count ->
        [1] Discards: 1
       *[other] Discards: { $count }
    }
table-roof-hidden = The roof stack stays face down until the end.
table-total = Total
table-take-and-place = Take and place
table-swap = Swap
table-place = Place it here
table-laid-out = { $space }, { $face }
table-hand = Your move
table-only-down = Face down only. { $why }
table-only-down-brief = Face down only: why?
table-turn-up = Turn face up
table-turn-down = Turn face down
table-take-back = Take back
table-open-house = Look at { $seat }’s house
table-pad = Score sheet
table-again = Count again
table-skip = Skip
table-points-for =
    { $count ->
        [1] point
       *[other] points
    }
table-on-any_room = any room
table-on-any_basement_room = any basement room
table-on-beside_house = beside the house
table-size = Size
table-points = Points
table-cards =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
table-beside = beside { $room }
table-in-box = cards in the box
table-children-on = children on them
table-assumed = assumed: check your own copy
table-do-discard_column = Choose a column to discard: both of its cards leave the display.
table-do-jackhammer = Take a room before everybody else, or pass.
table-do-take_column = Choose a column, or drag its room straight into your house.
table-do-place_scaffold_or_room = Place the room card or the Scaffold first.
table-do-place_room = Put the room card in your house.
table-do-place_scaffold = Put the Scaffold on a vacant space: it supports the space above.
table-do-keep_token = One room, several tokens: choose the one that stays.
table-do-place_decor = Put the token on a room.
table-do-roofer = Choose a discarded roof for your stack, or pass.
table-do-end_swap = One last swap before the houses are scored.
table-do-drill = Drill: choose a room in the display and one of your own.
table-do-cement_mixer = Cement Mixer: choose two columns to swap their rooms.
table-do-supplier = Supplier: choose a discarded room, then one of yours to swap it for.
table-do-handyman = Handyman: choose two cards in your house to swap.

## parts of the table

zone-market = Display
zone-marker = First-player marker
zone-house = House
zone-basement = Basement
zone-roof_stack = Roof stack
zone-garden = Garden
zone-windows = Tools and helpers
zone-discard = Discard pile
zone-room_deck = Room deck
zone-resource_deck = Resource deck
zone-round = Round
zone-others = The other houses
zone-hand = Your move
zone-pad = Score sheet
zone-children = Children
zone-points_rooms = Rooms
zone-points_decor = Decor
zone-points_functionality = Home functionality
zone-points_roof = Roof
zone-points_architect = Architect’s empty rooms
zone-points_total = Total

## what everything means

about-room = A room card. Cards of the same type side by side on one floor make one larger room, worth more points.
about-room-living_room = The largest room: up to three cards side by side on one floor. Each extra card is worth much more than the one before.
about-room-bedroom = Up to two cards. With a Bathroom and a Kitchen anywhere in the house it earns a functionality bonus.
about-room-kitchen = Up to two cards: a double Kitchen is worth far more than two single ones. With a Bathroom and a Bedroom it earns a functionality bonus.
about-room-kids_room = Up to two cards. Its pictures show the most children, and children break ties.
about-room-bathroom = Always a single card: never two side by side. One on each floor earns a functionality bonus, and so does a Bathroom with a Kitchen and a Bedroom.
about-room-library = There is only one: a single card with its own points.
about-room-study = There is only one: a single card with its own points.
about-room-game_room = There is only one: a single card with its own points. It is not a Kids’ Room.
about-room-dressing_room = An annex: worth more right beside a Bedroom on the same floor. It does not become part of the Bedroom.
about-room-pantry = An annex: worth more right beside a Kitchen on the same floor. It does not become part of the Kitchen.
about-room-sauna = An annex: worth more right beside a Bathroom on the same floor. It does not count as a Bathroom.
about-room-garage = For the basement. One alone is worth little or nothing; two side by side make a double Garage.
about-room-laundry = For the basement: a single card with its own points.
about-room-workshop = For the basement: a single card with its own points.
about-room-wine_cellar = For the basement: a single card with its own points.
about-room-storage_room = For the basement: a single card with its own points.
about-decor = A decor token. It goes in a room that has none yet, finishes that room, and scores its points at the end.
about-decor-piano = Goes in a Living Room without a token, and finishes it: no more cards can join, unless you have the Interior Designer.
about-decor-paintings = Go in a Living Room without a token, and finish it.
about-decor-canopy_bed = Goes in a Bedroom without a token, and finishes it.
about-decor-ice_cream_machine = Goes in a Kitchen without a token, and finishes it.
about-decor-jacuzzi = Goes in a Bathroom without a token.
about-decor-whirlpool_bath = Goes in a Bathroom without a token.
about-decor-cat_house = Goes in any room without a token, upstairs or in the basement, and finishes it.
about-decor-shelves = Go in any basement room without a token, and finish it.
about-decor-tree_house = Stands beside the house. It needs no room and finishes nothing.
about-decor-bird_house = Stands beside the house. It needs no room and finishes nothing.
about-helper-roofer = At the end of the game you may add one discarded roof card to your stack, before the stacks are revealed. You see the discarded roofs, but not your own.
about-helper-supplier = At the end of the game you may swap any card in your house, even an empty room, for a discarded room card. The new card lies face up and must follow the placement rules.
about-helper-architect = Each functionality bonus you earn is worth more, and each empty room in your house scores a point.
about-helper-handyman = At the end of the game you may swap two cards in your house, along with their tokens. Decor does not stop you.
about-helper-interior_designer = From the moment you take this card, tokens no longer finish your rooms, and each of your tokens scores one extra point.
about-tool-drill = Once, before you take a column: swap a room card in the display with a face-up one in your house. The new card must be allowed on that very space.
about-tool-jackhammer = Once, at the start of a round, before anybody’s turn: take just a room card. You then have no turn this round, and the resource above it is discarded.
about-tool-cement_mixer = Once, before you take a column: swap two room cards in the display. The cards above them stay.
about-tool-scaffold = Put it on any vacant space with support, on the same turn, before or after the room card. It supports the space above until a room card takes its place.
about-roof = Roof cards lie face down in your stack until the end. Four of one colour make the best roof; four mixed ones a modest one; fewer than four, none at all. Each window in a finished roof is worth an extra point.
about-spot-empty_room = A room card lying face down. It has no type and no points, supports what is above it, and is never turned up again. Only the Architect likes it.
about-spot-vacant = A vacant space. A card may go here once there is something underneath, or if it is on the ground.
about-spot-scaffold = A Scaffold supports the space above. Any later room card may take its place.
about-spot-nothing = There is nothing left here this round.
about-zone-market = Five columns. On your turn you take one column: its room card and what lies above it.
about-zone-marker = Whoever takes column 1 gets the first-player marker instead of a resource, and begins the next round.
about-zone-house = Twelve spaces: five on each floor and two in the basement. Everything needs something underneath; the ground floor and the basement stand on the earth.
about-zone-basement = Only basement rooms may lie face up here. Whatever is built above needs something underneath, even if it is only an empty room.
about-zone-roof_stack = Your roof cards, face down on the porch. Nobody may look at them before the end, not even you. Everybody can see how many there are.
about-zone-garden = Tree House and Bird House stand here. They need no room.
about-zone-windows = Tools work once, then they are gone. Helpers stay; most of them work at the end of the game.
about-zone-discard = The cards nobody wanted. At the end, the Supplier and the Roofer can still fetch something from here.
about-zone-room_deck = Five room cards are dealt each round. After round 12 there are none left.
about-zone-resource_deck = Four resource cards are dealt each round: roofs, decor, tools and helpers.
about-zone-round = Twelve rounds, twelve room cards, twelve spaces: then the houses are scored.
about-zone-others = The other players’ houses. Click one to see it large.
about-zone-hand = This tells you what to do. Nothing is final until you press the coloured button.
about-zone-pad = Where the points of each house come from. The most points win; if there is a tie, the children in the pictures decide.
about-zone-children = If there is a tie, the house with more children on its face-up cards wins.
about-zone-points_rooms = All rooms, by type and size. Look at a room card to see its points.
about-zone-points_decor = The tokens in your rooms and in your garden.
about-zone-points_functionality = Two bonuses: a Bathroom on each floor; and a Bathroom, a Kitchen and a Bedroom anywhere. The two lamps show which ones you have.
about-zone-points_roof = Four of one colour, or four mixed ones, plus a little extra for windows. Counted when the stacks are revealed.
about-zone-points_architect = With the Architect, each empty room scores.
about-zone-points_total = Everything together, except the hidden roof.

## What reports of balance count

tally-room = Rooms
tally-decor = Decor
tally-helper = Helpers
tally-tool = Tools
tally-roof = Roofs
tally-empty_rooms = Empty rooms

## the lesson

lesson-welcome = Welcome! You are building a house: twelve rounds, twelve room cards, twelve spaces. In the end, the most valuable house wins.
lesson-market = This is the display, with its five columns. On your turn you take a whole column: the room card and whatever lies above it.
lesson-discard = You begin this round. With two or three players, whoever begins first throws a column away. Discard column 5.
lesson-take = Now take column 3: a Living Room, with a purple roof above it.
lesson-place = You can build wherever there is a number: that is how many points your house gains there. Put the Living Room at the far left of floor 1.
lesson-roof = The roof went face down onto your porch. Nobody may look at it before the end, not even you, so remember it was purple: four roofs of one colour are worth the most.
lesson-marker = The other player took column 1, which has the first-player marker instead of a resource, and so got to discard and choose first this round.
lesson-second = Another Living Room with a purple roof! Take column 4.
lesson-run = Put it right beside the first one. Cards of the same type side by side on one floor make one larger room, worth far more than two small ones.
lesson-first = This time take column 1: you get a Bathroom, and you begin the next round.
lesson-support = Every card needs something underneath. Your Living Room can carry floor 2: put the Bathroom on top of it.
lesson-face_down = A card that fits nowhere, or that you do not want, may always go face down: an empty room with no points, but it supports what is above. In the basement, only basement rooms lie face up.
lesson-discard_again = You have the marker, so you begin. Discard column 2.
lesson-decor = Column 5 brings a Bedroom and a Canopy Bed: a decor token that belongs in a Bedroom. Take it.
lesson-decor_place = Put the Bedroom beside the Bathroom. The Canopy Bed then moves in by itself. It brings points, but it finishes the room: no other Bedroom can join it now.
lesson-discard_third = You begin again. Discard column 4.
lesson-tool = Take column 2: a Kitchen and a tool. The Scaffold goes up at once; other tools wait beside your house until you want them, and most helpers work at the end.
lesson-scaffold = The right side of floor 1 is above the basement, which is still vacant. Pick up the Scaffold and put it there.
lesson-kitchen = Now there is something under the Kitchen. Any later room card may take the Scaffold’s place.
lesson-bonus = A Bathroom, a Kitchen and a Bedroom: your house has earned a functionality bonus, and one lamp is lit. The other lamp is for a Bathroom on each floor.
lesson-end = After round 12 the helpers do their work, the roofs are revealed, and everything is scored: rooms, decor, functionality and roof. Here you can see what your house is worth so far.
lesson-farewell = Now play on as you like. Long-press a card, or right-click it, to learn what it means. Enjoy your house!
