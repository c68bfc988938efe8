game-name = Pebbles
game-about = Show the highest pebble that nobody else shows, and the pool is yours.

pebble-one = one
pebble-two = two
pebble-three = three
pebble-four = four
pebble-five = five
pebble-six = six

ask-fist = Which pebble do you hide in your fist?
ask-swap = You are the beachcomber: do you swap a pebble for a new one?
choice-fist = Close your fist around the { $pebble }
choice-swap = Sink the { $pebble } and draw another
choice-keep = Keep your pebbles

event-dealt = { $seat } draws { $pebbles }.
event-dealt-veiled = { $seat } draws a hand of pebbles.
event-washed = Round { $round }: the sea washes up a { $pebble }.
event-opened = { $seat } opens a fist: { $pebble }.
event-won = { $seat } takes the pool.
event-drawn = Every pebble has a twin; the pool stays.
event-kept = { $seat } keeps all pebbles.
event-swapped = { $seat } sinks the { $pebble } and draws a { $drawn }.
event-swapped-veiled = { $seat } sinks a pebble and draws another.

reason-not_in_hand = You have no { $pebble }.
reason-swap_later = Only the beachcomber swaps, and only after the fists.
reason-fists_later = Everybody closes a fist at the same time, at the start of a round.
reason-pebbles_lost = There should be { $copies } pebbles worth { $pebble }, not { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field }: the bag needs { $needed } pebbles and holds { $found }.

option-swaps = Beachcomber
option-swaps-true = may swap a pebble
option-swaps-false = is left out

view-round = Round
view-rounds = Rounds in all
view-swaps = Beachcomber swaps
view-pool = Pool
view-shore = Shore
view-bag = In the bag
view-players = Players
view-seat = Player
view-treasure = Treasure
view-hand = Hand
view-sunk = Sunk
view-answered = Fists closed
view-comber = Beachcomber
view-fist = In your fist

part-treasure = Treasure

lesson-welcome = Five pebbles lie in your hand, where only you can see them. Each round the sea washes a pebble into the pool, and whoever wins the round takes the pool.
lesson-first_fist = Everybody closes a fist around one pebble at the same time. The highest wins, but only if nobody else shows the same one. Try your six.
lesson-twins = Two sixes: they are twins, and twins win nothing. The pool stays, and grows.
lesson-beachcomber = You are this round’s beachcomber: sink a pebble you do not like, and draw another. Let the two go.
lesson-second_fist = There is more in the pool now. Your five is high, and perhaps nobody else shows one.
lesson-farewell = Nobody else had a five, so the pool is yours. When all hands are empty, the most valuable treasure wins. Play on: the rest of the game is yours.

## What reports of balance count

tally-pebble = Pebbles
