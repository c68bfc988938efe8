game-name = Pebbles
game-about = Show the highest pebble that nobody else shows, and the pool is yours.

pebble-one = one
pebble-two = two
pebble-three = three
pebble-four = four
pebble-five = five
pebble-six = six

about-pebble = A pebble is worth the number painted on it. High ones are rare, and a twin in another fist makes both worthless.
about-zone-pool = What the sea has washed up and nobody has won yet. The highest pebble without a twin takes all of it.
about-zone-shore = Every pebble that has been shown stays here for everybody to see. Count them, and you know what may still come.
about-zone-bag = Nobody sees what is left in the bag. The sea washes up a pebble from it each round, and the beachcomber may draw one.
about-zone-hand = Your pebbles: nobody else sees them. You show one each round; when all hands are empty, the game ends.
about-zone-fist = A fist is closed around one pebble, unseen. When everybody has chosen, all fists open together.
about-zone-treasure = What a player has won. The most valuable treasure wins the game; if there is a tie, the one with fewer pebbles.
about-zone-sea = After the fists, the beachcomber may sink one pebble here, unseen, and draw another. It never comes back.

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
event-ended = The hands are empty: that was the last round.
event-lost = What nobody won goes back to the sea: { $pebbles }.

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
view-worth = Worth
view-hand = Hand
view-sunk = Sunk
view-answered = Fists closed
view-comber = Beachcomber
view-fist = In your fist

part-treasure = Treasure

table-round = Round { $round } of { $rounds }
table-do-fist = Put a pebble in your fist.
table-do-swap = Throw a pebble out to sea, or keep them all.
table-later-fist = When all fists open, you will see what it was worth.
table-later-swap = Nobody knows what you will draw for it.
table-copies = There are { $copies } of them in this game.
table-finale = The tide comes in
table-skip = Show everything
zone-sea = Out to sea

lesson-welcome = Five pebbles lie in your hand, where only you can see them. Each round the sea washes a pebble into the pool, and whoever wins the round takes the pool.
lesson-first_fist = Everybody closes a fist around one pebble at the same time. The highest wins, but only if nobody else shows the same one. Try your six.
lesson-twins = Two sixes: they are twins, and twins win nothing. The pool stays, and grows.
lesson-beachcomber = You are this round’s beachcomber: sink a pebble you do not like, and draw another. Let the two go.
lesson-second_fist = There is more in the pool now. Your five is high, and perhaps nobody else shows one.
lesson-farewell = Nobody else had a five, so the pool is yours. When all hands are empty, the most valuable treasure wins. Play on: the rest of the game is yours.

## What reports of balance count

tally-pebble = Pebbles
