game-name = Fort
game-about = Gather a gang of kids, hoard pizza and toys, build the biggest fort, and follow what the others play.

## Suits

suit-book = book
suit-crown = crown
suit-glue = glue
suit-shovel = shovel
suit-skateboard = skateboard
suit-squirt_gun = squirt gun
suit-coin = coin

## Tokens

kind-pizza = pizza
kind-toy = toy

## Boards

board-red = red
board-yellow = yellow
board-green = green
board-orange = orange

## What the icons say

effect-none = no action
effect-gather_pizza =
    gather { $n ->
        [one] { $n } pizza
       *[other] { $n } pizzas
    }
effect-gather_toy =
    gather { $n ->
        [one] { $n } toy
       *[other] { $n } toys
    }
effect-gather_any =
    gather { $n ->
        [one] { $n } pizza or { $n } toy
       *[other] { $n } pizzas or { $n } toys
    }
effect-stow =
    pack { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
effect-tuck =
    add { $n ->
        [one] { $n } card to your Lookout
       *[other] { $n } cards to your Lookout
    }
effect-trash = trash { $n } of your cards
effect-trash_this = trash this card
effect-trash_rival =
    trash { $n ->
        [one] { $n } card in a rival’s Yard
       *[other] { $n } cards in rivals’ Yards
    }
effect-recruit =
    recruit { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
effect-advance = advance your fort
effect-advance_minus_1 = advance your fort for 1 resource less
effect-advance_plus_1 = advance your fort for 1 resource more
effect-score =
    score { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
effect-spend_pizza =
    spend { $n ->
        [one] { $n } pizza
       *[other] { $n } pizzas
    }
effect-spend_toy =
    spend { $n ->
        [one] { $n } toy
       *[other] { $n } toys
    }
effect-copy_pack = copy your Pack
effect-copy_rival_pack = copy a rival’s Pack
effect-convert =
    convert { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
effect-times = { $effect } for each { $number }
effect-times_one_kind = { $effect } for each { $number }, all pizza or all toys
effect-times_all = for each { $number }, { $effect }
effect-then = { $first }, then { $second }
effect-both = { $first } and { $second }
number-any_suit = symbol of a suit you choose
number-pack_tokens = resource in your Pack
number-lookout_cards = card in your Lookout
number-fort_level = level of your fort
sign-public = Public action
sign-private = Private action
sign-times = Times
sign-then = Then
sign-opening_bracket = Brackets
sign-first = First player

## Perks

perk-birthday_party = Birthday Party
perk_text-birthday_party = At the end of your Recruit phase, you may recruit one more card from the Park or its deck.
perk-bribe = Bribe
perk_text-bribe = On your turn, cards for your Lookout may come from the Park, its deck or any Yard instead of your hand.
perk-copy_cat = Copy Cat
perk_text-copy_cat = When you follow, you may discard two matching cards and use the suits of both.
perk-diy = DIY
perk_text-diy = Once, on your turn, instead of playing a card: advance your fort for one resource more. Nobody can follow.
perk-do_over = Do-Over
perk_text-do_over = Once, after you have played a card and everybody has followed or declined: play a second card.
perk-recycling = Recycling
perk_text-recycling = Once, at any time on your turn: take a card from your discard pile into your hand.
perk-rough_housing = Rough Housing
perk_text-rough_housing = Once, instead of following, when all the other rivals have decided: trash the card the leader played.
perk-sticky_fingers = Sticky Fingers
perk_text-sticky_fingers = On your turn, what you pack may come from the supply instead of your Stuff.
perk-xxl_backpack = XXL Backpack
perk_text-xxl_backpack = Your Pack holds { $more } more resources.

## Made-up rules

made_up_rule-big_plans = Big Plans
made_up_rule_text-big_plans =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } for each action of yours that advances the fort, alone or as a part.
made_up_rule-friendship_bracelet = Friendship Bracelet
made_up_rule_text-friendship_bracelet =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } for each different suit you have, coins aside; { $bonus } more if you have all six.
made_up_rule-loner = Loner
made_up_rule_text-loner =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } if you have no Best Friend.
made_up_rule-minimalism = Minimalism
made_up_rule_text-minimalism =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } if your Fort Level is exactly { $bonus }.
made_up_rule-piggy_bank = Piggy Bank
made_up_rule_text-piggy_bank =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } for each toy in your Stuff and Pack.
made_up_rule-pizza_party = Pizza Party
made_up_rule_text-pizza_party =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } for each pizza in your Stuff and Pack.
made_up_rule-play_palace = Play Palace
made_up_rule_text-play_palace =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } for each crown you have; coins do not count.
made_up_rule-popularity = Popularity
made_up_rule_text-popularity =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } for each card in your Lookout.
made_up_rule-secret_stash = Secret Stash
made_up_rule_text-secret_stash =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } for each resource in your Pack.
made_up_rule-sleepover = Sleepover
made_up_rule_text-sleepover =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } if you have more cards than every rival; { $bonus } if you are tied for the most.
made_up_rule-slime_lab = Slime Lab
made_up_rule_text-slime_lab =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    } for each book you have; coins do not count.

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

reason-game_over = The game has ended.
reason-bad_player_count = Fort is for { $low } to { $high } players, not { $players }.
reason-pick_is_final = You have already kept a card this time.
reason-no_follow_window = There is no public action to follow.
reason-follow_decided = You have already decided about this card.
reason-rough_no_window = This card has no public action to follow.
reason-rough_best_friend = A rival cannot trash a Best Friend.
reason-rough_followed = You have followed this card yourself.
reason-rough_too_early = Wait until all the other rivals have decided.
reason-not_your_decision = It is somebody else’s turn to decide.
reason-rough_decline_first = First say that you do not follow; then you will be asked about this.
reason-not_in_packet = This card is not in your packet.
reason-not_in_row = This card is not on offer.
reason-must_take_reward = First choose your made-up rule or perk.
reason-perk_not_owned = You do not have this perk.
reason-perk_other_turn = This perk works only on your own turn.
reason-diy_after_play = DIY replaces playing a card.
reason-do_over_no_play = You have not played a card this turn.
reason-do_over_no_card = You have no other card you could play.
reason-recycling_empty = Your discard pile is empty.
reason-recycling_not_now = Answer this first; then you can use Recycling.
reason-already_played = You have already played a card this turn.
reason-must_recruit = You must recruit a card. You can choose from: Park { $park }, its deck { $deck }, rivals’ Yards { $yards }.
reason-birthday_no_yard = The extra card must come from the Park or its deck.
reason-bad_suit = You can only name one of the six suits here.
reason-add_only_leader = Only the leader can add cards and Lookout suits.
reason-add_no_multiplier = No suit multiplies this action.
reason-add_too_late = You can only add cards when the action begins.
reason-follow_too_many =
    { $limit ->
        [one] You may discard only one card to follow; two only with Copy Cat.
       *[other] You may discard only { $limit } cards to follow.
    }
reason-second_card_useless = The second card would not raise the count.
reason-kind_bound = You must take { $kind }, like the leader.
reason-fort_at_top = Your fort is already at its highest level.
reason-cannot_pay =
    { $less ->
        [0] The next level costs { $price }, at least { $pizza } of it pizza and { $toys } toys. You lack { $missing }.
       *[other] The next level costs { $price } here: { $pizza } pizza and { $toys } toys at least, one of them free. You lack { $missing }.
    }
reason-wrong_payment =
    { $less ->
        [0] That is not exactly the price: { $price }, at least { $pizza } of it pizza and { $toys } toys.
       *[other] That is not exactly the price: { $price } here, { $pizza } pizza and { $toys } toys at least, one of them free.
    }
reason-payment_elsewhere = The price is right, but your tokens are not where you say.
reason-pack_full = Your Pack is full: it holds { $limit }.
reason-lookout_full = Your Lookout is full: it holds { $limit }.
reason-no_such_player = There is no such player at this table.
reason-not_a_rival = Choose another player.
reason-own_yard = You cannot recruit from your own Yard.
reason-no_rival_yard_card = No rival has a card in the Yard.
reason-source_empty = There is no card to take there.
reason-card_not_there = This card is not there.
reason-nothing_to_tuck = You have no card to put in your Lookout.
reason-nothing_to_trash = You have no card in your hand or discard pile.
reason-lookout_fixed = Cards never leave the Lookout.
reason-cannot_trash_there = You can only trash cards in your hand or discard pile, not cards you have played or added.
reason-nothing_to_stow = You have no such token in your Stuff.
reason-nothing_to_spend = You have no such token.
reason-nothing_to_convert = You have no token of that kind there.
reason-convert_direction = All conversions go the same way: you are changing { $kind }.
reason-mixed_kinds = One kind for the whole action: you have begun with { $kind }.
reason-pack_empty = There is nothing in this Pack to copy.
reason-more_than_pack = This Pack holds less: { $pizza } pizza, { $toys } toys.
reason-more_than_count =
    { $count ->
        [one] This action is done only once.
       *[other] This action is done { $count } times at most.
    }
reason-stuff_full = There is no room: your Stuff holds { $limit } of each kind.
reason-blank_action = This box is empty.
reason-action_used = You have already used this action.
reason-follow_from_lookout = You cannot discard Lookout cards to follow.
reason-not_in_hand = This card is not in your hand.
reason-not_in_pile = This card is not in your discard pile.
reason-no_actions = This card has no actions, so it cannot be played.
reason-follow_no_match = To follow you need { $suit } or a coin; this card has neither.
reason-coin_adds_nothing = Counting the coin would change nothing here: follow with the card as it is.
reason-not_in_lookout = This card is not in your Lookout.
reason-add_no_match = This card does not show { $suit }, the suit this action counts.
reason-must_name_suit = Name one of the six suits for your coin card.
reason-not_added = You have not added this card.
reason-coin_locked = This coin already counts as { $suit }.
reason-coin_needs_no_name = The coin itself counts here: it needs no other suit.
reason-same_name = This coin already counts as that suit.
reason-coin_named = You have already said what this coin counts as in this action.
reason-already_counted = This Lookout symbol has already been counted.
reason-own_symbol_counts = The card’s own symbol always counts and cannot be left out.
reason-not_now = You cannot choose that at this point.
reason-no_effect = This action would do nothing now.
reason-add_useless = One of the cards you added would then make no difference.
reason-lookout_useless = One of your Lookout suits would then make no difference.
reason-add_breaks_full = With this card, you could not do any action completely.
reason-none_full = You could not do any action of this card completely now.
reason-follow_not_full = To follow, you must do the whole action, and this way you could not.
reason-must_finish_full = You did the first action only in part, so the other must be done completely.
reason-must_be_full = This action must be done completely.
reason-nothing_done = You have not done anything yet: do at least one thing first.
reason-then_mandatory = You have done the left side, so you must do the right side too.
reason-stop_wastes_addition = Do it at least { $count } times, or a card you added would make no difference.
reason-dead_end = After that, you could no longer do any action completely.

## The score pad

reason-pad_level = { $name }: the fort cannot be at level { $value }; { $limit } is the highest.
reason-pad_stuff = { $name }: Stuff holds at most { $limit } of a kind, not { $value } ({ $kind }).
reason-pad_pack = { $name }: at this level the Pack holds { $limit } resources, not { $value } (more only with perk = "xxl_backpack").
reason-pad_lookout = { $name }: at this level the Lookout holds { $limit } cards, not { $value }.
reason-pad_too_many_copies = { $kid } appears { $found } times, but the box holds only { $copies }.
reason-pad_card_twice = { $card } cannot belong to two players.
reason-pad_foreign_friend = { $name } has Best Friends of two boards; each player only has those of one.
reason-pad_rule_missing = { $name }: from level { $level } on, a player has a made-up rule. Which one?
reason-pad_rule_early = { $name }: there is no made-up rule before level { $level }.
reason-pad_perk_early = { $name }: there is no perk before level { $level }.
reason-pad_macaroni_early = { $name }: there is no Macaroni Sculpture before level { $level }.
reason-pad_macaroni_twice = There is only one Macaroni Sculpture.
reason-pad_macaroni_unowned = Somebody is at level { $level }: say who got there first and took the Macaroni Sculpture (macaroni = true).
reason-tie_by_level = { $tied } are tied; { $winner } wins with the higher fort.
reason-victory_shared = { $winners } share the victory.

## Box files

reason-box_wrong_sum = { $file }, [{ $table }] { $field }: the box says { $stated }, but holds { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field }: { $needed } are needed, and there are only { $found }.
reason-box_not_a_pair = { $file }, [{ $table }] { $field }: the { $board } board needs two Best Friends, not { $found }.
reason-box_not_symbols = { $file }, [{ $table }] { $field }: “{ $value }” is not a list of one or two suits.
reason-box_playable_symbols = { $file }, [{ $table }] { $field }: { $kid } has an action and must show exactly one symbol.
reason-box_public_any_suit = { $file }, [{ $table }] { $field }: { $kid } cannot count any_suit in the public action: followers have none to choose.
reason-box_action_misfit = { $file }, [{ $table }] { $field }: in “{ $action }”, sign { $place }, “{ $found }” does not fit.
reason-box_action_unfinished = { $file }, [{ $table }] { $field }: “{ $action }” stops too early (sign { $place }).
reason-box_action_too_deep = { $file }, [{ $table }] { $field }: “{ $action }” multiplies or orders its parts in a way that the rules do not settle.

## The parts of a score

part-track = Victory Track
part-level = Fort Level
part-made_up_rule = Made-up rule
part-macaroni = Macaroni Sculpture

## Positions that cannot be

reason-colour_taken = The { $board } board already has an owner.
reason-fault_copies = { $kid } is on the table { $found } times instead of { $copies }.
reason-fault_friends = { $seat } has a Best Friend of another board, or one in the Yard.
reason-fault_level = { $seat }: the Fort Level goes from 0 to { $limit }.
reason-fault_stuff = { $seat }: Stuff holds at most { $limit } of each kind.
reason-fault_pack = { $seat }: the Pack holds at most { $limit } resources.
reason-fault_lookout = { $seat }: the Lookout holds at most { $limit } cards.
reason-fault_hand = { $seat }: a hand never holds more than { $limit } cards.
reason-fault_rule = { $seat }: made-up rule and Fort Level do not match.
reason-fault_perk = { $seat }: perk and Fort Level do not match.
reason-fault_rule_pile = The made-up rules in the pile and with the players should be { $count } in all, each once.
reason-fault_perk_row = The perks in the row, with the players and used should be { $count } in all, each once.
reason-fault_macaroni = Somebody owns the Macaroni Sculpture if, and only if, a fort is at its highest level.
reason-fault_park = As long as the Park deck lasts, there are { $count } cards in the Park.
reason-fault_ending = The Park deck is empty, so the end of the game must be triggered.
reason-fault_play_area = { $seat } has cards in the Yard or the play area at a moment when there can be none.

## Where cards and tokens come from

place-stuff = from Stuff
place-pack = from the Pack
place-hand = from hand
place-discard_pile = from the discard pile
place-park = from the Park
place-park_deck = from the Park deck
place-yard = from a Yard

## Choices

choice-skip = Play no card
choice-use_diy = Use DIY: advance your fort for one extra resource
choice-use_public = Use the public action
choice-use_private = Use the private action
choice-stop = Stop here
choice-leave_out = Leave this out
choice-done = Done
choice-decline = Do not follow
choice-use_do_over = Use Do-Over: play a second card
choice-use_rough_housing = Use Rough Housing: trash the played card
choice-no = Not now
choice-recruit_deck = Recruit the top card of the Park deck, unseen
choice-tuck_deck = Add the top card of the Park deck to your Lookout, unseen
choice-take_kind =
    Choose { $kind ->
        [toy] toys
       *[other] { $kind }
    }
choice-stow = Pack 1 { $kind }
choice-stow_supply = Pack 1 { $kind } from the supply
choice-spend = Spend 1 resource { $place }
choice-convert = Convert 1 { $kind } ({ $place })
choice-copy_from = Copy { $rival }’s Pack
choice-name_suit = Name { $suit }
choice-pick_suit = Count { $suit }
choice-pick_without = Count { $suit }, but not the card’s own symbol
choice-keep_rule = Keep { $rule }
choice-take_perk = Take { $perk }
choice-amount =
    { $count ->
        [one] Do it once
       *[other] Do it { $count } times
    }
choice-copy =
    Gain { $pizza ->
        [one] { $pizza } pizza
       *[other] { $pizza } pizzas
    } and { $toys ->
        [one] { $toys } toy
       *[other] { $toys } toys
    }
choice-pay =
    Pay from your Stuff { $stuff_pizza ->
        [one] { $stuff_pizza } pizza
       *[other] { $stuff_pizza } pizzas
    } and { $stuff_toys ->
        [one] { $stuff_toys } toy
       *[other] { $stuff_toys } toys
    }, from your Pack { $pack_pizza ->
        [one] { $pack_pizza } pizza
       *[other] { $pack_pizza } pizzas
    } and { $pack_toys ->
        [one] { $pack_toys } toy
       *[other] { $pack_toys } toys
    }
choice-play = Play { $kid }
choice-rename = Let { $kid }’s coin count as { $suit } now
choice-add = Add { $kid }
choice-add_as = Add { $kid }, its coin as { $suit }
choice-lookout = Add { $suit } from { $kid } in your Lookout
choice-tuck = Add { $kid } to your Lookout
choice-tuck_park = Add { $kid } from the Park to your Lookout
choice-tuck_yard = Add { $kid } from { $rival }’s Yard to your Lookout
choice-trash = Trash { $kid } from your hand
choice-trash_discard = Trash { $kid } from your discard pile
choice-trash_yard = Trash { $kid } in { $rival }’s Yard
choice-recruit_park = Recruit { $kid } from the Park
choice-recruit_yard = Recruit { $kid } from { $rival }’s Yard
choice-follow = Follow with { $kid }
choice-follow_coin = Follow with { $kid }, counting its coin too
choice-recycle = Use Recycling: take { $kid } into your hand
choice-keep = Keep { $kid }

## Questions

ask-draft_pick = Which kid do you keep?
ask-choose_play = Which card do you play?
ask-name_suit = Which suit does { $kid }’s coin count as?
ask-choose_action = Which of { $kid }’s actions do you use?
ask-choose_additions = Add more { $suit } symbols? You have { $number } so far.
ask-choose_kind = Pizza or toys?
ask-choose_unit = { $unit } ({ $left } left)
ask-choose_payment =
    How do you pay for level { $level }? It costs { $pizza ->
        [one] { $pizza } pizza
       *[other] { $pizza } pizzas
    }{ $either ->
        [0] { " " }and
       *[other] ,
    } { $toys ->
        [one] { $toys } toy
       *[other] { $toys } toys
    }{ $either ->
        [0] { "" }
       *[other] { " " }and { $either } of either
    }{ $change ->
        [-1] , less 1 resource of your choice
        [1] , plus 1 resource of your choice
       *[0] { "" }
    }.
ask-choose_rule = Which made-up rule do you keep?
ask-choose_perk = Which perk do you take?
ask-choose_follow = { $rival } played { $kid } ({ $suit }). Do you follow?
ask-use_rough_housing = Use Rough Housing to trash { $kid }, just played by { $rival }?
ask-use_do_over = Use Do-Over to play a second card?
ask-use_recycling = Use Recycling now?
ask-choose_recruit = Whom do you recruit?
ask-use_birthday_party = Birthday Party: recruit one more card?

## What is being done

unit-gather_pizza = Gather pizza
unit-gather_toy = Gather toys
unit-gather_any = Gather resources
unit-stow = Pack a resource
unit-tuck = Add a card to your Lookout
unit-trash = Trash a card
unit-trash_this = Trash this card
unit-trash_rival = Trash a rival’s card
unit-recruit = Recruit a card
unit-advance_minus_1 = Advance your fort for one resource less
unit-advance = Advance your fort
unit-advance_plus_1 = Advance your fort for one extra resource
unit-score = Score points
unit-spend_pizza = Spend a pizza
unit-spend_toy = Spend a toy
unit-copy_pack = Copy your Pack
unit-copy_rival_pack = Copy a rival’s Pack
unit-convert = Convert a resource

## What happened

event-gathered_pizza =
    { $seat } gathers { $count ->
        [one] { $count } pizza
       *[other] { $count } pizzas
    }.
event-gathered_toys =
    { $seat } gathers { $count ->
        [one] { $count } toy
       *[other] { $count } toys
    }.
event-scored =
    { $seat } scores { $count ->
        [one] { $count } point
       *[other] { $count } points
    } and stands at { $track }.
event-paid =
    { $seat } pays { $pizza ->
        [one] { $pizza } pizza
       *[other] { $pizza } pizzas
    } and { $toys ->
        [one] { $toys } toy
       *[other] { $toys } toys
    }.
event-advanced = { $seat } advances the fort to level { $level }.
event-took_macaroni = { $seat } is the first at the top and takes the Macaroni Sculpture!
event-end_triggered = { $ending }: this round is the last.
event-park_refilled = { $kid } joins the Park.
event-recruited = { $seat } recruits { $kid } { $place }.
event-recruited_yard = { $seat } recruits { $kid } from { $rival }’s Yard.
event-marked = { $kid } will leave the game once everybody has followed.
event-stowed = { $seat } packs 1 { $kind }.
event-stowed_supply = { $seat } packs 1 { $kind } from the supply.
event-tucked = { $seat } adds { $kid } { $place } to the Lookout.
event-trashed = { $seat } trashes { $kid } { $place }.
event-trashed_rival = { $seat } trashes { $kid } in { $rival }’s Yard.
event-spent = { $seat } spends 1 { $kind } { $place }.
event-converted = { $seat } turns 1 { $kind } into 1 { $into }.
event-copied =
    { $seat } copies their own Pack: { $pizza ->
        [one] { $pizza } pizza
       *[other] { $pizza } pizzas
    } and { $toys ->
        [one] { $toys } toy
       *[other] { $toys } toys
    }.
event-copied_rival =
    { $seat } copies the Pack of { $rival }: { $pizza ->
        [one] { $pizza } pizza
       *[other] { $pizza } pizzas
    } and { $toys ->
        [one] { $toys } toy
       *[other] { $toys } toys
    }.
ending-points = Somebody has reached the end of the track
ending-level = A fort is at its highest level
ending-park_deck = The Park deck is empty
ending-safety_stop = The game has lasted too long
event-played = { $seat } plays { $kid }.
event-named_suit = { $kid }’s coin counts as { $suit }.
event-began = { $seat } uses { $kid }’s { $action }.
action-public = public action
action-private = private action
event-picked_suit = { $seat } counts { $suit }.
event-added = { $seat } adds { $kid }.
event-added_coin = { $seat } adds { $kid }, its coin as { $suit }.
event-added_lookout = { $seat } adds { $suit } from { $kid } in the Lookout.
event-renamed_coin = { $seat } lets { $kid }’s coin count as { $suit } now.
event-skipped = { $seat } plays no card.
event-used_diy = { $seat } uses DIY.
event-used_do_over = { $seat } uses Do-Over and plays again.
event-trashed_this = { $kid } leaves the game.
event-followed = { $seat } follows with { $kid }.
event-declined = { $seat } does not follow.
event-rough_housed = { $seat } uses Rough Housing: { $rival } loses { $kid }.
event-recycled = { $seat } uses Recycling and takes { $kid } back into hand.
event-looked_at_rules = You look at the made-up rules: { $rules }.
event-kept_rule = { $seat } keeps the made-up rule { $rule }.
event-kept_rule-veiled = { $seat } secretly keeps a made-up rule.
event-took_perk = { $seat } takes the perk { $perk }.
suit-any = a suit of your choice
event-began_turn = Round { $round }: { $seat } leads.
event-cleaned_up = Back from { $seat }’s Yard to the discard pile: { $kids }.
event-discarded = { $seat } discards { $kids }.
event-left_in_yard = { $seat } leaves { $kids } in the Yard.
event-shuffled =
    { $seat } shuffles the discard pile into a new deck of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } (drawn before: { $drawn }).
event-drew =
    { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $kids }.
event-drew-veiled =
    { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-ended = The game is over. All made-up rules are revealed.
event-revealed_rule = { $seat } reveals { $rule }.
event-kept = { $seat } keeps { $kid }.
event-kept-veiled = { $seat } keeps a card and passes the rest on.
event-got_packet =
    { $seat } chooses among { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $kids }.
event-got_packet-veiled =
    { $seat } chooses among { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-seated = { $seat } goes first. Turn order: { $order }.
event-got_board = { $seat } has the { $board } board.
event-laid_out_park = In the Park: { $kids }.
event-dealt = { $seat } is dealt { $kids }.
event-dealt-veiled = { $seat } is dealt a set of kids.

## Options

option-edition = Rulebook
option-edition-pt-br = Brazilian
option-edition-pt-br-prompted = Brazilian (asks about Recycling each time)
option-edition-it = Italian
option-edition-it-prompted = Italian (asks about Recycling each time)
option-edition-fr = French
option-edition-fr-prompted = French (asks about Recycling each time)
option-setup = Setup
option-setup-basic = basic: kids are dealt
option-setup-advanced = advanced: kids are drafted
option-board_1 = Board of player 1
option-board_1-any = any colour
option-board_1-red = red
option-board_1-yellow = yellow
option-board_1-green = green
option-board_1-orange = orange
option-board_2 = Board of player 2
option-board_2-any = any colour
option-board_2-red = red
option-board_2-yellow = yellow
option-board_2-green = green
option-board_2-orange = orange
option-board_3 = Board of player 3
option-board_3-any = any colour
option-board_3-red = red
option-board_3-yellow = yellow
option-board_3-green = green
option-board_3-orange = orange
option-board_4 = Board of player 4
option-board_4-any = any colour
option-board_4-red = red
option-board_4-yellow = yellow
option-board_4-green = green
option-board_4-orange = orange

## The table as it is shown

view-edition = Rulebook
view-round = Round
view-turn = Turns before this one
view-order = Turn order
view-leader = Leader
view-ending = How the game ends
view-park = Park
view-park_deck = Park deck
view-perk_row = Perk row
view-used_perks = Used perks
view-rule_pile = Made-up rule pile
view-macaroni = Macaroni Sculpture
view-trash_box = Out of the game
view-play = The current play
view-players = Players
view-moment = Pending
view-answered = Have chosen
view-own = Only you see
view-cards_played = Cards played this turn
view-play_area = Play area
view-played = Played card
view-named = Suit of the play
view-to_follow = Suit to match
view-added = Added cards
view-named_lookout = Lookout coins named
view-public = Public action
view-private = Private action
view-bound = Followers must take
view-trash_due = Leaves the game afterwards
view-followed = Have followed
view-converted = Converted this turn
view-kid = Card
view-suit = Coin counts as
view-seat = Player
view-board = Board
view-track = Victory Track
view-level = Fort Level
view-stuff = Stuff
view-pizza = Pizza
view-toys = Toys
view-pack = Pack
view-limit = Holds
view-perk = Perk
view-made_up_rule = Made-up rule
view-hand = Hand
view-deck = Deck
view-yard = Yard
view-lookout = Lookout
view-lookout_limit = Room in the Lookout
view-discard_pile = Discard pile
view-packet = Packet
view-kept = Kept cards
view-pick = Your pick
ending-none = not yet in sight
extent-none = not done
extent-part = done in part
extent-full = done in full

## What simulations count

fact-rounds = Rounds
fact-ending = What ended the game

## Where there is nothing to name

mark-none = none
mark-hidden = hidden

## Editions

edition-pt-BR = Brazilian
edition-it = Italian
edition-fr = French

## What is pending

view-step = Step
view-details = Details
step-draft = Draft
step-choose_play = Playing a card
step-name_suit = Naming a suit
step-choose_action = Actions of the played card
step-pick_suit = Picking a suit
step-additions = Adding cards
step-run = Action being carried out
step-choose_rule = Choosing a made-up rule
step-choose_perk = Choosing a perk
step-window = Following
step-second_card = Second card to follow
step-rough_housing = Rough Housing
step-aftermath = After the followers
step-do_over = Do-Over
step-recruit = Recruit
step-birthday_party = Birthday Party
step-closing = Discard and Draw
step-recycle = Recycling
step-refill = Reshuffling
step-prompted = Questions about Recycling

pad-pizza = Pizza among the Stuff
pad-toys = Toys among the Stuff
pad-pack_pizza = Pizza in the Pack
pad-pack_toys = Toys in the Pack
pad-cards = All other kids of the deck

## What reports of balance count

tally-kid = Kids
tally-perk = Perks
tally-made_up_rule = Made-up rules
tally-level = Fort Level
tally-lookout = Cards in the Lookout

## The table in the browser

table-card-name = { $name } ({ $suits })
table-tokens = { $kind }: { $count }
table-level =
    Level { $level }: costs { $pizza ->
        [one] { $pizza } pizza
       *[other] { $pizza } pizzas
    }{ $either ->
        [0] { " " }and
       *[other] ,
    } { $toys ->
        [one] { $toys } toy
       *[other] { $toys } toys
    }{ $either ->
        [0] { "" }
       *[other] { " " }and { $either } of either
    }; worth { $points } at the end.
table-level-start = Level { $level }: the start.
table-fort-at = Fort at level { $level }
table-park-deck = Park deck, cards left: { $count }
table-none-left = None left
table-secret-rule = A secret made-up rule
table-pile = { $pile }, cards: { $count }
table-more = Show everything about this player
table-empty-yard = Nobody in the Yard
table-first-player = First player
table-plays = { $seat } plays:
table-suit-to-match = To follow: { $suit } or coin
table-bound = Followers must take the same: { $kind }
table-followed = Followed by: { $seats }
table-actions = { $kid }’s actions
table-count-suit = Which suit do you count?
table-add-more = Add cards with { $suit } or a coin.
table-take-back = Take back { $name }
table-coin-as = { $kid }’s coin counts as
table-put-back = Put back
table-outcome =
    You { $effect }{ $times ->
        [one] .
       *[other] , { $times } times.
    }
table-no-fit =
    { $rest ->
        [one] { $rest } does not fit.
       *[other] { $rest } do not fit.
    }
table-in-part = Only in part.
table-cannot-follow = You have no card to follow with.
table-cannot-play = You have no card you can play.
table-spend = Spend 1 { $kind } { $place }
table-hint-play = Pick a glowing card from your hand.
table-hint-glow = Choose something that glows: click it or drag it.
table-from-pile = Take one back to your hand.
table-waiting = Waiting for { $names } …
table-payment = Your payment
table-from-stuff_pizza = Pizza from your Stuff
table-from-stuff_toys = Toys from your Stuff
table-from-pack_pizza = Pizza from your Pack
table-from-pack_toys = Toys from your Pack
table-fewer = Fewer: { $what }
table-more-of = More: { $what }
table-pay = Pay and build
table-choose-one = Choose one
table-draft-wait = Chosen. When everybody is ready, the others go to { $seat }.
table-draft-pass = Keep one card; the others go to { $seat }.
table-draft-none = This is where your gang begins.
table-empty-hand = Your hand is empty.
table-own-yard = Your Yard: rivals can recruit these kids
table-own-deck = Your deck, in no particular order
table-discard-of = { $seat }’s discard pile
table-finale = The forts at the end
table-legend = What the icons mean
zone-hand = Hand
zone-yard = Yard
zone-lookout = Lookout
zone-stuff = Stuff
zone-pack = Pack
zone-fort = Fort
zone-discard_pile = Discard pile
zone-deck = Deck
zone-park = Park
zone-park_deck = Park deck
zone-perk_row = Perk row
zone-rule_pile = Made-up rule pile
zone-made_up_rule = Secret made-up rule
zone-macaroni = Macaroni Sculpture
zone-trash_box = Out of the game
zone-track = Victory Track
zone-play = The play
zone-additions = Added cards
zone-outcome = What it brings
zone-packet = Packet
zone-kept = Kept cards
about-zone-hand = The cards you can play, add to a play, or use to follow a rival. You draw new ones only at the end of your turn.
about-zone-yard = The kids you did not use on your turn wait here. Until your next turn, rivals may recruit them. Best Friends never come here.
about-zone-lookout = Cards tucked in here stay for the whole game. When you lead, you can add their symbols to every action. It holds one card more than your Fort Level.
about-zone-stuff = Your pizza and toys. The empty rings show how much room is left for each kind; you do not gain what does not fit.
about-zone-pack = Resources packed away from your Stuff, in any mix. They never go back, but you can pay with them, and many cards score them.
about-zone-fort = Each step shows its price above, its number, and the points it is worth at the end. The first steps bring a made-up rule and a perk; the first fort at the top takes the Macaroni Sculpture and triggers the end. Higher forts have more room in Pack and Lookout.
about-zone-discard_pile = Used and recruited cards, for everybody to see. When you must draw and the deck runs out, this pile is shuffled into a new deck.
about-zone-deck = A personal deck, face down. Its owner may look up which cards are in it, but nobody knows their order.
about-zone-park = Kids that anybody may recruit. When one is taken, another comes at once from the Park deck.
about-zone-park_deck = You may also recruit its top card, unseen. When its last card is gone, this round is the last.
about-zone-perk_row = When your fort reaches the level with the heart, take one of these perks. The row is never refilled.
about-zone-rule_pile = When your fort reaches the level with the note, look at all of these and secretly keep one: it scores at the end.
about-zone-made_up_rule = This player has a made-up rule. Nobody else sees it until the end of the game.
about-zone-macaroni = Goes to the first player whose fort reaches the top, and is worth extra points at the end.
about-zone-trash_box = Trashed cards and used perks. They never come back.
about-zone-track = Points scored during the game. When somebody reaches the end of the track, this round is the last.
about-zone-play = The leader’s card and what was added to it. Everybody can follow its public action (megaphone); only the leader can use its private action (padlock). At least one action must be done completely.
about-zone-additions = Cards from your hand that show the counted suit (or a coin), and symbols in your Lookout. Each must change the result.
about-zone-outcome = What the action would do right now: the symbols it counts, what you get, and what does not fit.
about-zone-packet = In the draft you keep one of these cards and pass the others to the left.
about-zone-kept = The cards you have kept so far. With your two Best Friends they will be your deck.
about-kid =
    Symbols: { $suits }.
    Public action, which rivals may follow: { $public }
    Private action, only for you: { $private }
about-perk = { $text }
about-made_up_rule = { $text } Only its owner knows it until the end.
about-suit = A suit. Count its symbols to make an action bigger; discard a card that shows it to follow a card of this suit.
about-suit-coin = The wild suit: it counts as any of the six when you add it, and matches every suit when you follow.
about-kind-pizza = A resource. You need it to build the fort, and some cards turn it into points.
about-kind-toy = A resource. You need it to build the fort, and some cards turn it into points.
about-sign-public = The leader may use it, and afterwards every rival may follow by discarding a card of the same suit.
about-sign-private = Only the player who plays the card may use it.
about-sign-times = Do what comes before it once for each thing that comes after it. Add cards of that suit to do it more often.
about-sign-then = First do what comes before the arrow; only then what comes after it.
about-sign-opening_bracket = What is inside belongs together and is repeated together.
about-sign-first = Went first. When the end is triggered, the round is played out until it would be this player’s turn again.
about-unit-gather_pizza = Take pizza from the supply into your Stuff, as far as there is room.
about-unit-gather_toy = Take toys from the supply into your Stuff, as far as there is room.
about-unit-gather_any = Take pizza or toys from the supply into your Stuff: one kind for the whole action, as far as there is room.
about-unit-stow = Move a resource from your Stuff into your Pack. It never goes back, but you can pay with it.
about-unit-tuck = Put a card from your hand into your Lookout. There it helps whenever you lead, until the end of the game.
about-unit-recruit = Take a card from the Park, from its deck or from a rival’s Yard into your discard pile.
about-unit-trash = Take a card from your hand or your discard pile out of the game. A small deck brings your best kids back sooner.
about-unit-trash_rival = Take a card in a rival’s Yard out of the game.
about-unit-trash_this = This card itself leaves the game, once everybody has followed.
about-unit-spend_pizza = Give a pizza from your Stuff or your Pack back to the supply.
about-unit-spend_toy = Give a toy from your Stuff or your Pack back to the supply.
about-unit-convert = Change pizza into toys or toys into pizza, in your Stuff or in your Pack.
about-unit-copy_pack = Gain the same resources as in your Pack, into your Stuff. The Pack keeps its own.
about-unit-copy_rival_pack = Gain the same resources as in one rival’s Pack, into your Stuff. The rival loses nothing.
about-unit-advance = Pay the price of the next level, and your fort rises by one level.
about-unit-advance_minus_1 = Your fort rises by one level for one resource less than the price.
about-unit-advance_plus_1 = Your fort rises by one level for one resource more than the price, of either kind.
about-unit-score = Move one step along the Victory Track for each star.
about-number-any_suit = Choose a suit. The action is done once for each of its symbols on this card, on the cards you add and in your Lookout.
about-number-lookout_cards = The action is done once for each card in your Lookout.
about-number-pack_tokens = The action is done once for each resource in your Pack.
about-number-fort_level = The action is done once for each level of your fort.

## The lesson

lesson-welcome = Welcome to the treehouse! You lead a gang of kids who gather pizza and toys and build a fort. Let’s play the first two turns together.
lesson-goal = Whoever has the most points wins. You score on the Victory Track during the game; a high fort and a secret made-up rule add more at the end.
lesson-card = This is Sarge. The symbol in the corner is the suit: a shovel. The upper box, with the megaphone, is the public action; the lower one, with the padlock, is the private action.
lesson-play = Pick Sarge from your hand and choose the public action: one toy for each shovel. Then add Bug, who has a shovel too, and watch the count: two toys. Press the big button.
lesson-public = You may use one action of a played card or both, in either order. Begin with the public one.
lesson-add = Cards from your hand with a shovel or a coin make this action bigger. Add the marked one. Only its symbol counts, not its actions.
lesson-done = Two shovels, two toys: that will do. Say that you are done.
lesson-private = The toys are in your Stuff. You have done one action completely, so you could stop. But the private action is worth it: it tucks cards into your Lookout. Use it too.
lesson-private_done = The card you added still counts its shovel here. There is nothing more to add.
lesson-tuck = Your Lookout has room for one card now. Tuck Golden Boy: the crown stays there for the whole game, and you can add it to every crown action of yours.
lesson-declined = Now your rival could follow: by discarding a card with a shovel or a coin, and doing your public action too, once for each of its symbols. This time your rival did not.
lesson-recruit = Each turn you recruit a new kid: from the Park, unseen from its deck, or from a rival’s Yard. Take Dash, then confirm.
lesson-yard = Your turn is over. Used cards and Best Friends (with a star) went to your discard pile. Lefty was not used and waits in your Yard, where rivals can recruit him. Then you drew five new cards.
lesson-follow = Your rival plays a shovel card: pizza for each shovel. You can follow! Discard The Moles: their two shovels bring you two pizzas. Choose them and confirm.
lesson-stolen = Two pizzas for you on a rival’s turn! But your rival has just recruited Lefty out of your Yard: if you don’t play with your kids, somebody else will.
lesson-price = Time to build. Above each step you see its price in pizza and toys; below it, the points for the end and a reward. You can pay from Stuff and Pack.
lesson-advance = Play Sparky, one of your two Best Friends. The treehouse means: advance your fort. If there is only one way to pay, the price is paid for you.
lesson-rule = The first level lets you keep one made-up rule in secret. Popularity scores for each card in your Lookout, and you already have one. Keep it.
lesson-rewards = Your fort has grown: Pack and Lookout have more room. The next level brings one of these perks, which bend the rules for you.
lesson-recruit_again = Recruit again, anyone you like. Doubles such as Rocket Bros cannot be played, but they count twice when you add them or follow with them.
lesson-end = The last round comes when somebody reaches the end of the track, a fort is at the top, or the Park deck is empty. Now it is up to you: play on, and have fun!
