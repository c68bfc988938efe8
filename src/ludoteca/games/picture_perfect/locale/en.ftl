game-name = Picture Perfect
game-about = Find out what fourteen guests wish for, and take the photograph that pleases them most.

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
exchange-dance = Dance
exchange-partner = Choose Your Partner
exchange-gifts = Gifts
exchange-revelations = Revelations
exchange-theft = Theft
exchange-rumours = Rumours
exchange-open_auction = Open Auction
exchange-shared_auction = Shared Auction
exchange-single_bid_auction = Single-Bid Auction
exchange-fixed_price_auction = Fixed-Price Auction
exchange-secret_auction = Secret Auction
exchange-unfair_secret_auction = Unfair Secret Auction

## Preference cards
preference-near_table = near the table
preference-away_from_table = away from the table
preference-row_1 = in the first row
preference-row_2 = in the second row
preference-row_3 = in the third row
preference-row_4 = in the fourth row
preference-left = on the left
preference-right = on the right
preference-edge = at the edge
preference-middle = in the middle
preference-next_to_clara = next to Clara
preference-next_to_carmen = next to Carmen
preference-next_to_victor = next to Victor
preference-next_to_leo = next to Leo
preference-next_to_hugo = next to Hugo
preference-next_to_tango = next to Tango
preference-next_to_palmira = next to Palmira
preference-hide_face_of_nina = nobody sees Nina’s face
preference-hide_face_of_olga = nobody sees Olga’s face
preference-hide_face_of_stella = nobody sees Stella’s face
preference-hide_face_of_mia = nobody sees Mia’s face
preference-hide_face_of_otto = nobody sees Otto’s face
preference-hide_face_of_bruno = nobody sees Bruno’s face
preference-hide_face_of_marco = nobody sees Marco’s face
preference-nobody_in_front = nobody in front of me
preference-my_face_hidden = nobody sees my face
preference-not_next_to_man = not next to a man
preference-not_next_to_woman = not next to a woman

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
side-left = left
side-right = right
side-top = top
side-bottom = bottom
level-floor = on the floor
level-table = on the table
facing-front = facing the camera
facing-back = turned away
posture-up = standing
posture-left = lying to the left
posture-right = lying to the right
vip-in_hand = in your hand
vip-used = used
verdict-no = not met
verdict-doubt = doubtful
verdict-yes = met
word-nobody = nobody
word-none = none
word-seen = seen
word-no = no
word-yes = yes
word-abstain = abstains

## What is going on
moment-arrange = Everybody may look and rearrange
moment-dance_keep = Dance: keep one envelope
moment-partner_take = Choose Your Partner: taking
moment-partner_return = Choose Your Partner: returning
moment-gift = Gifts
moment-revealed = Revelations: an open envelope
moment-theft = Theft
moment-rumour_target = Rumours: whom to ask
moment-look = A private look
moment-offer = Auction: the offer
moment-announce = Auction: anything to announce?
moment-open_bid = Open Auction: bidding
moment-single_bid = Single-Bid Auction: bidding
moment-contribute = Shared Auction: adding envelopes
moment-pick = Shared Auction: what to put up
moment-shared_bid = Shared Auction: bidding
moment-sell_or_buy = Shared Auction: sell or buy
moment-price = Fixed-Price Auction: the price
moment-pay_to_look = Fixed-Price Auction: pay to look?
moment-secret_bid = Secret bids
moment-secret_rebid = Secret bids once more
moment-bank_bid = A secret bid against the bank
moment-final_photo = The final photo
moment-doubt_vote = A doubtful case
moment-tie_vote = A vote on the tie

## Questions
ask-arrange = Round { $round }: look into your envelopes and arrange your figures.
ask-dance_keep = Which envelope do you keep?
ask-partner_take = What do you take from the centre?
ask-partner_return = What do you return to the centre?
ask-gift = Which envelopes do you give away?
ask-seen = Have you seen enough?
ask-theft_take = Which envelope do you take from your left neighbour?
ask-rumour_target = Whose wishes do you look up?
ask-offer = Which envelope do you offer?
ask-announce = Do you announce a VIP card in { $envelope }’s envelope?
ask-open_bid = { $high ->
    [0] { $seat } offers { $envelope }’s envelope; nobody has bid yet. Do you bid?
   *[other] { $seat } offers { $envelope }’s envelope; the highest bid is { $high }. Do you raise?
 }
ask-shared_bid = { $high ->
    [0] { $seat } puts up { $envelope }’s envelope; nobody has bid yet. What do you bid?
   *[other] { $seat } puts up { $envelope }’s envelope; the highest bid is { $high }. What do you bid?
 }
ask-single_bid = { $high ->
    [0] { $seat } offers { $envelope }’s envelope; nobody has bid yet. You bid only once.
   *[other] { $seat } offers { $envelope }’s envelope; the highest bid is { $high }. You bid only once.
 }
ask-contribute = Which envelope do you add to the centre?
ask-pick = Which envelope do you put up for auction?
ask-sell_or_buy = { $seat } bids { $high } for { $envelope }. Sell, or buy for the same price?
ask-price = What does a look into { $envelope }’s envelope cost?
ask-pay_to_look = { $seat } asks { $price } for a look into { $envelope }’s envelope. Do you pay?
ask-secret_bid = { $seat } offers { $envelope }’s envelope. What is your secret bid?
ask-secret_rebid = You are tied for { $envelope }’s envelope, offered by { $seat }. Bid once more.
ask-final_photo = Arrange your guests and take the photo.
ask-doubt_vote = In { $seat }’s photo: is { $guest }’s wish “{ $card }” met?
ask-tie_vote = Who took the best photo, or told the best story?

## Choices
choice-keep = Keep { $envelope }’s envelope
choice-take = Take { $envelopes }
choice-return = Return { $envelopes }
choice-give = Give { $envelopes }
choice-give_both = Give { $left } to the left and { $right } to the right
choice-give_one = Give { $envelope }’s envelope away ({ $side })
choice-steal = Steal { $envelope }’s envelope
choice-none = None
choice-listen = Look into { $envelope }’s envelope
choice-seen = Put the cards back
choice-offer = Offer { $envelope }’s envelope
choice-silent = Say nothing
choice-announce = Announce a VIP card
choice-hold = Do not raise
choice-pass = Pass
choice-contribute = Add { $envelope }’s envelope
choice-pick = Put up { $envelope }’s envelope
choice-sell = Sell
choice-buy = Buy for the same price
choice-no = No
choice-yes = Yes
choice-abstain = Abstain
choice-vote = Vote for { $seat }
choice-open = Open { $envelope }’s envelope
choice-close = Put the cards back
choice-bid = { $decorations ->
    [0] Bid nothing
    [one] Bid { $decorations } decoration
   *[other] Bid { $decorations } decorations
 }
choice-price = Ask for { $decorations ->
    [one] { $decorations } decoration
   *[other] { $decorations } decorations
 }

## The log
event-dealt = { $seat } receives these envelopes: { $envelopes }.
event-centre_laid = In the centre: { $envelopes }.
event-first_player = { $seat } starts.
event-round_began = Round { $round } begins; { $seat } starts.
event-turned_up = This round’s card: { $card }.
event-kept = { $seat } keeps { $envelope }’s envelope.
event-danced = { $seat } comes out of the dance with { $envelopes }.
event-took = { $seat } takes { $envelopes }.
event-returned = { $seat } returns { $envelopes }.
event-gave = { $seat } gives { $envelope }’s envelope to { $receiver }.
event-revealed = { $envelope } is revealed: { $cards }{ $vips ->
    [0] { "" }
    [one] , with { $vips } VIP card
   *[other] , with { $vips } VIP cards
 }.
event-revealed-veiled = { $envelope }’s envelope is opened for everybody to see.
event-wishes_revealed = { $envelope }’s envelope is revealed: { $cards }.
event-wishes_revealed-veiled = { $envelope }’s envelope is opened for everybody to see.
event-stole = { $seat } steals { $envelope }’s envelope from { $victim }.
event-looked = { $seat } looked at { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , with { $vips } VIP card
   *[other] , with { $vips } VIP cards
 }.
event-looked-veiled = { $seat } looks into { $envelope }’s envelope.
event-heard_nothing = { $seat } does not look anywhere.
event-opened = { $seat } opened { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , with { $vips } VIP card
   *[other] , with { $vips } VIP cards
 }.
event-opened-veiled = You look into { $envelope }’s envelope.
event-closed = { $seat } puts { $envelope }’s cards back.
event-vip_added = { $seat } adds the VIP card to { $envelope }’s envelope.
event-vip_added-veiled = You have used your VIP card.
event-no_auction = { $seat } has no auction.
event-offered = { $seat } offers { $envelope }’s envelope.
event-announced = { $seat } announces: there is a VIP card in { $envelope }’s envelope.
event-claimed = { $seat } claims there is a VIP card in { $envelope }’s envelope.
event-raised = { $seat } bids { $bid }.
event-held = { $seat } does not raise.
event-passed = { $seat } passes.
event-bought = { $seat } buys { $envelope }’s envelope and pays { $price } to { $seller }.
event-unsold = Nobody buys { $envelope }’s envelope from { $seat }.
event-contributed = { $seat } adds { $envelope }’s envelope to the centre.
event-picked = { $seat } puts up { $envelope }’s envelope.
event-priced = { $seat } asks { $price } for a look.
event-paid_to_look = { $seat } pays { $price } to { $seller } for a look.
event-nobody_looked = Nobody pays { $seat } for a look into { $envelope }’s envelope.
event-bid_secretly = { $seat }’s secret bid: { $bid }.
event-bids_tied = A tie at { $bid }: the tied players bid once more for { $seat }’s envelope.
event-paid_half = { $seat } pays half of the losing bid to { $seller }: { $price }.
event-bank_bid = The bank bids { $bid } in { $seat }’s auction.
event-bank_bought = The bank buys { $envelope }’s envelope from { $seat }; it goes to the centre.
event-rescued = { $giver } gives a decoration to { $seat }, who has none left.
event-photo_time = One last look, then everybody takes their photo.
event-photographed = { $seat } has photographed { $guests }.
event-unsealed = { $envelope } wished for: { $cards }{ $vips ->
    [0] { "" }
    [one] , with { $vips } VIP card
   *[other] , with { $vips } VIP cards
 }.
event-doubt_met = In doubt: { $guest }’s wish “{ $card }” in { $seat }’s photo. { $yes } to { $no }: it counts.
event-doubt_not_met = In doubt: { $guest }’s wish “{ $card }” in { $seat }’s photo. { $yes } to { $no }: it does not count.
event-scored = { $seat }, { $guest }: { $met ->
    [one] { $met } wish
   *[other] { $met } wishes
 } met, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
event-decorations_scored = { $seat } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for { $decorations ->
    [one] { $decorations } decoration
   *[other] { $decorations } decorations
 }.
event-totalled = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in all.
event-voted = { $seat } votes for { $choice }.
event-abstained = { $seat } abstains.
event-won = { $seats } wins.
event-won_together = { $seats } share the victory.

## Refusals at the table
reason-game_over = The game is over.
reason-not_asked = That is not what you are being asked now ({ $moment }).
reason-not_your_turn = { $seats } must choose now.
reason-only_one_answer = There is only one thing you can do here, and it happens by itself.
reason-only_a_look = Looking is not an answer: confirm your arrangement when you are done.
reason-one_neighbour = With two players, there is only one neighbour: just say which envelopes you give.
reason-which_neighbour = Say which envelope goes to the left and which to the right.
reason-is_holding = You did not raise: you can bid again once somebody else has raised.
reason-cannot_raise = The highest bid is { $high }; you own { $owned }, so you cannot raise.
reason-already_answered = You have already answered.
reason-malformed = This is not written correctly (at “{ $at }”).
reason-look_not_now = You cannot open envelopes now: that is for step 1, and for the last look before the final photo.
reason-look_not_yours = You may only open envelopes you hold.
reason-look_won_this_round = You won it this round, so it stays closed for now.
reason-look_one_at_a_time = First put { $envelope }’s cards back.
reason-vip_used = You have already used your VIP card.
reason-vip_not_held = You can only add the VIP card to an envelope you hold.
reason-vip_not_now = You can only add the VIP card while you are looking into your own envelopes.
reason-not_own_envelope = This envelope is not yours. You have: { $envelopes }.
reason-not_in_centre = This envelope is not in the centre. In the centre: { $envelopes }.
reason-wrong_number = You chose { $chosen }, and { $must ->
        [one] it must be exactly one envelope.
       *[other] they must be exactly { $must } envelopes.
    }
reason-same_twice = You named the same envelope twice.
reason-received_now = You can only give envelopes you already held: what you receive now is not passed on.
reason-not_left_neighbours = You must take an envelope that { $seat }, on your left, held when the card was turned up: { $envelopes }.
reason-own_envelope = With Rumours, you look into somebody else’s envelope, or one in the centre.
reason-must_choose = You must choose here.
reason-bid_own_auction = The auctioneer does not bid.
reason-bid_too_low = You must bid at least { $least }.
reason-bid_too_high = You cannot bid more than you own: { $owned }.
reason-has_passed = You have passed in this auction.
reason-has_bid = Everybody bids only once in this auction.
reason-is_leading = Your bid is already the highest.
reason-rebid_too_low = Your second bid cannot be lower than your first: bid at least { $least }.
reason-not_tied = Only the tied players bid again.
reason-won_this_round = You won it this round, so you cannot offer it.
reason-cannot_buy = The bid is { $high } and you own { $owned }: you must sell.
reason-price_range = The price must be from 1 to { $most }.
reason-cannot_pay = It costs { $price } and you own { $owned }.
reason-nothing_to_announce = You do not know of a VIP card in there.
reason-scene_frozen = You can only move figures in step 1 and before the final photo.
reason-vote_self = You cannot vote for your own photo.
reason-vote_not_tied = You can only vote for the tied players: { $seats }.
reason-notebook_off = There are no notebooks at this table.

## Refusals of scenes and photos
reason-out_of_bounds = { $guest } is too far away.
reason-space_unknown = There is no such space for { $guest }.
reason-space_taken = { $guests } cannot share the space { $space }.
reason-base_outside = { $guest }’s base is not inside the space.
reason-not_facing = { $guest } must stand and face the camera.
reason-figures_collide = { $guests } are in each other’s way.
reason-decor_number = All { $owned } decorations belong on the table, but there are { $number }.
reason-decor_off_table = Decoration { $decoration } sticks out over the edge of the table.
reason-decor_overlap = Decorations { $decorations } overlap.
reason-camera_range = The camera cannot stand there, or the crop is too small.
reason-camera_too_high = The camera cannot be higher than the screen.
reason-shows_outside = The photo shows more than the scene ({ $sides }).
reason-guest_invisible = You cannot see these guests in the photo: { $guests }.
reason-presets_only = At this table, the camera can only stand in the given positions.

## Positions that cannot be
reason-envelopes_lost = Every envelope must be with a player or in the centre.
reason-envelopes_uneven = In the base game, each player holds { $each } envelopes, with { $centre } in the centre.
reason-won_by_nobody = An envelope won this round must be with a player.
reason-won_too_long = Outside auctions, nothing has been “won this round”.
reason-vips_lost = Each player has one VIP card, in hand or in an envelope.
reason-vip_known_nowhere = Nobody can know of a VIP card in an envelope that has none.
reason-open_elsewhere = A player has an envelope open without holding it.
reason-cards_lost = The envelopes do not hold exactly the cards of the box, three each.
reason-decorations_lost = There should be { $wanted } decorations, not { $found }.
reason-decorations_moved = In the base game, decorations do not change hands.
reason-deck_wrong = These are not six exchange cards of the right kinds.
reason-round_wrong = { $cards } exchange cards cannot have been turned up by round { $round }.
reason-scene_wrong = { $seat }’s scene is not possible.
reason-photo_wrong = { $seat }’s photo is not possible.
reason-score_tie = { $players } are tied: all players vote for the best photo or story among theirs.
reason-pad_players = { $found } players are too many: the game is for up to { $most }.
reason-pad_vips = There are { $found } VIP cards in the envelopes, but only { $most } players with one each.
reason-pad_envelopes = Together, the players hold { $found } envelopes, but there are only { $most }.
reason-pad_decorations = Together, the players own { $found } decorations, but there are only { $most }.
reason-pad_wishes = There are { $most } of this card in the box, not { $found }: { $card }.

## Box files
reason-box_guest_numbers = { $file }: the guests are not numbered from 1 without gaps.
reason-box_envelopes = { $file }: the envelopes for { $players } players do not add up.
reason-box_deck_size = { $file }: there are { $cards } preference cards, { $needed } are needed.
reason-box_unknown_name = { $file }: the card “{ $card }” names “{ $about }”, which does not exist.
reason-box_no_face_to_hide = { $file }: the card “{ $card }” hides “{ $about }”, who has no face.
reason-box_alternative = { $file }: the card “{ $card }” (“{ $about }”) has no possible wish in brackets.
reason-box_profile_levels = { $file }: { $guest }’s profile does not rise level by level from the feet.
reason-box_profile_width = { $file }: { $guest }’s profile has an impossible width.
reason-box_too_wide = { $file }: { $guest } is too wide.
reason-box_feet_off_base = { $file }: { $guest } does not stand on the base.
reason-box_face_outside = { $file }: { $guest }’s face is not inside the illustration.
reason-box_unknown_space = { $file }: the area “{ $area }” names the space “{ $space }”, which does not exist.
reason-box_adjacency = { $file }: the pair of neighbouring spaces { $spaces } is wrong.
reason-box_table_too_small = { $file }: the decoration “{ $decoration }” does not fit on the table everywhere it may have to stand; make the table wider or the decoration narrower.
reason-box_unknown_exchange = { $file }: there is no exchange card “{ $card }”.
reason-box_too_few_exchanges = { $file }: there are too few exchange cards for { $players } players.
reason-box_preset = { $file }: the camera “{ $camera }” stands where none may stand.

## Options
option-mode = Way to play
option-mode-base = base game
option-mode-auction = auction variant
option-first_player = Who starts
option-first_player-random = at random
option-first_player-seat_1 = seat 1
option-first_player-seat_2 = seat 2
option-first_player-seat_3 = seat 3
option-first_player-seat_4 = seat 4
option-first_player-seat_5 = seat 5
option-first_player-seat_6 = seat 6
option-two_player_supply = Supply for two players
option-two_player_supply-inert = stays unused
option-two_player_supply-bank_bidder = the bank bids (house rule)
option-vip_announcement = Announcing a VIP card
option-vip_announcement-known = only if the seller knows of it
option-vip_announcement-verified = only if it is true
option-vip_announcement-claim = anything may be claimed
option-vip_announcement-off = not allowed
option-two_player_gifts = Gifts with two players
option-two_player_gifts-1 = one envelope each
option-two_player_gifts-2 = two envelopes each
option-open_auction = Open Auction
option-open_auction-polled = asked in order
option-open_auction-live = live, whoever is first
option-table_hides_face = The table hides faces
option-table_hides_face-true = yes
option-table_hides_face-false = no
option-revelations = Revelations show
option-revelations-all = all cards, VIP cards too
option-revelations-wishes = only the wishes
option-tolerance = How photos are judged
option-tolerance-eyes = by eye: a sliver does not count
option-tolerance-none = to the letter: every pixel counts
option-doubt = Doubtful photos
option-doubt-auto = do not count
option-doubt-vote = the others vote
option-cameras = Camera
option-cameras-free = free
option-cameras-presets = fifteen given positions
option-tie = A tie for the victory
option-tie-vote = is put to the vote
option-tie-shared = is shared
option-notebook = Private notebook
option-notebook-false = off
option-notebook-true = on
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
tie_break-guests = Equal points: whoever has more guests in the photo wins.
tie_break-envelopes = Equal points and guests: whoever holds more envelopes wins.

## The table
view-round = Round
view-rounds = Rounds in all
view-start_player = Start player
view-deck = Cards in the exchange deck
view-discards = Exchange cards played
view-centre = Centre of the table
view-supply = Supply
view-players = Players
view-announced = VIP cards announced
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
view-card = Exchange card
view-seat = Player
view-envelopes = Envelopes
view-won = Won this round
view-decorations = Decorations
view-moment = Now
view-turn = Turns before
view-taken = Taken
view-before = Shown before
view-targets = Looks at
view-high = Highest bid
view-leader = Highest bidder
view-holding = Not raising
view-last = Last asked
view-asked = Bids so far
view-passed = Passed
view-price = Price
view-bids = First bids
view-tied = Tied
view-photographer = Photographer
view-kind = Wish
view-answered = Have answered
view-answer = Your answer
view-auctioneer = Whose turn it is
view-may_announce = A VIP card can be announced
view-shown = Open in front of you
view-envelope = Envelope
view-cards = Preference cards
view-vips = VIP cards
view-vip = Your VIP card
view-scene = Your scene
view-figures = Figures
view-guest = Guest
view-x = Left to right (mm)
view-y = Front to back (mm)
view-on = Stands
view-facing = Faces
view-posture = Posture
view-decor = Places of the decorations (mm)
view-photo = Your photo
view-places = Guests in the photo
view-space = Space
view-dx = To the right (mm)
view-dy = To the back (mm)
view-camera = Camera
view-cx = Camera: left to right (mm)
view-cy = Camera: distance (mm)
view-cz = Camera: height (mm)
view-uc = Crop: middle, sideways
view-vc = Crop: middle, upwards
view-k = Crop: size
view-photos = All photos
view-opened = All envelopes
view-scores = Scoring
view-so_far = Points so far
view-tie_break = Decided by
view-guests = Guests
view-verdicts = Wishes
view-points = Points
view-votes = Votes
view-visible = Visible
view-covered_percent = Covered (%)
view-face_percent = Face shown (%)
view-face_behind = Face behind
view-met = Met
view-doubtful = Doubtful
view-missed = Missed

part-guests = Guests
part-vips = VIP cards
part-decorations = Decorations

pad-auction = Auction variant
way-counted = Wishes counted at the table
way-judged = Photo judged here
preset-front_low = front, low
preset-front_mid = front, at table height
preset-front_high = front, high
preset-left_low = from the left, low
preset-left_mid = from the left, at table height
preset-left_high = from the left, high
preset-right_low = from the right, low
preset-right_mid = from the right, at table height
preset-right_high = from the right, high
preset-close_low = close, low
preset-close_mid = close, at table height
preset-close_high = close, high
preset-close_left_high = close, from the left, high
preset-close_right_high = close, from the right, high
preset-floor_level = from the floor
## What reports of balance count

tally-guest = Guests
tally-preference = Wishes

## The drawn table
table-round = Round { $round } of { $rounds }
table-deck = { $count ->
    [0] The deck is empty
    [one] { $count } exchange card left
   *[other] { $count } exchange cards left
 }
table-supply = Supply: { $count }
table-guide = Guests and cards
table-close = Close
table-you = you
table-starts = starts
table-answered = ready
table-deciding = deciding …
table-decorations = { $count ->
    [one] { $count } decoration
   *[other] { $count } decorations
 }
table-decoration = Decoration { $number }
table-no-envelopes = No envelopes
table-centre-empty = Nothing lies here.
table-envelope-of = { $guest }’s envelope
table-touch-envelope = { $count ->
    [one] Click the envelope you choose, or drag it here.
   *[other] Click { $count } envelopes, or drag them here.
 }
table-put-back = Put { $guest } back
table-to-left = to the left, for { $seat }
table-to-right = to the right, for { $seat }
table-which-side = Which side?
table-your-answer = Your answer: { $answer }. Now the others choose.
table-whose = { $seat } is choosing.
table-behind-screen = Your scene behind the screen
table-frozen = You can only move figures in step 1 and before the final photo.
table-room = Your room. Drag figures to move them, drag the floor to walk around.
table-finder = Your photo. Drag it to move the camera, pinch or + and − to zoom.
table-space = Space { $space }: { $guest }
table-aside = aside
table-on-space = on { $space }
table-free-place = somewhere in the room
table-where = Where
table-put-aside = Put aside
table-turn = Turn round
table-lie = Lay down
table-nudge-left = 1 mm to the left
table-nudge-right = 1 mm to the right
table-nudge-back = 1 mm to the back
table-nudge-front = 1 mm to the front
table-visible = visible
table-invisible = not visible: the photo would not be accepted
table-covered = behind { $guests }
table-uncovered = nobody in front
table-face-shows = the face shows
table-face-hidden = the face is hidden
table-no-face = has no face
table-pick-space = Where shall { $guest } stand?
table-photo-fine = { $count ->
    [0] The photo can be taken, without guests.
    [one] The photo can be taken, with { $count } guest.
   *[other] The photo can be taken, with { $count } guests.
 }
table-photo-would-do = { $count ->
    [0] A photo like this would be valid, without guests.
    [one] A photo like this would be valid, with { $count } guest.
   *[other] A photo like this would be valid, with { $count } guests.
 }
table-take-back = Take back
table-ready = I am ready
table-shoot = Take the photo
table-camera-free = your own position
table-camera-side = Sideways
table-camera-height = Height
table-camera-distance = Distance
table-camera-zoom = Zoom
table-open-envelope = { $guest }’s open envelope
table-remember = Remember it: once it is closed, you will not see it again.
table-vips-inside = { $count ->
    [one] { $count } VIP card inside
   *[other] { $count } VIP cards inside
 }
table-vip-add = Add it to one of your envelopes
table-vip-back = With { $guest }; take it back
table-vip-announced = A VIP card is inside!
table-auctioneer = { $seat } is selling
table-leads = leads with { $bid }
table-holds = does not raise
table-passed = has passed
table-tied-at = tied at { $bid }
table-going = Going … { $seconds } s
table-less = One less
table-more = One more
table-you-own = { $count ->
    [0] You own no decorations.
    [one] You own { $count } decoration.
   *[other] You own { $count } decorations.
 }
table-developing = Your photo is being developed. The others are still taking theirs.
table-photo-by = { $seat }’s photo
table-notes = Show the judge’s notes: points, and who is hidden by whom
table-save-png = Save as PNG
table-save-svg = Save as SVG
table-reveal = What the guests wished for
table-open-all = Open the envelopes
table-pause = Pause
table-before = Back
table-next = Next
table-skip = To the end
table-not-placed = not in the photo
table-times = { $count ->
    [one] { $count } VIP card: counts { $times ->
        [2] twice
       *[other] { $times } times
    }
   *[other] { $count } VIP cards: counts { $times } times
 }
guide-guests = The guests
guide-wishes = Preference cards
guide-exchanges = Exchange cards
guide-zones = The table

slot-dance_keep = stays with you
slot-partner_take = you take
slot-partner_return = you return
slot-gift = you give
slot-theft_take = you steal
slot-rumour_target = you look into
slot-offer = you offer
slot-contribute = you add
slot-pick = you put up

how-arrange = Open your envelopes one by one, place figures to remember what you read, then confirm.
how-dance_keep = One envelope stays with you. All the others go into the centre, are shuffled and dealt out again.
how-partner_take = Take from the centre; then return as many, from all you hold.
how-partner_return = Return as many as you took. They may be the same ones.
how-gift = What you give is gone; what you receive stays closed until the next round.
how-seen = Take your time. The cards go back when you are done.
how-theft_take = Everybody steals at the same time, each from the player on the left.
how-rumour_target = You may look into one envelope that is not yours. Everybody sees which one, nobody sees what is in it.
how-offer = Choose which of your envelopes goes under the hammer. You are paid in decorations.
how-offer-look = Choose the envelope the others may pay to look into. It stays with you.
how-announce = You can only announce what you know. A VIP card inside may raise the price.
how-open_bid = Raise, or say nothing: you may come in again when somebody else has raised.
how-contribute = Everybody adds one envelope to the centre; from there, they are sold one after another.
how-pick = Choose what is sold now. In the end, you decide whether to sell it or buy it yourself.
how-shared_bid = Outbid the others, or pass and be out.
how-sell_or_buy = Sell and be paid, or buy and pay the same amount to the highest bidder.
how-single_bid = You have one bid. It must be higher than all the bids before it.
how-price = Anybody who pays this may look into your envelope once. It stays with you.
how-pay_to_look = You pay the price and look into the envelope once. Nobody else sees it.
how-secret_bid = Everybody chooses in secret, then all bids are shown. Nothing (0) is not a bid.
how-secret_rebid = The tied players bid once more, and no lower than before.
how-final_photo = Place your guests on spaces, choose the camera, and take your one photo.
how-doubt_vote = The judge is not sure. If yes has at least as many votes as no, it counts.
how-tie_vote = You cannot vote for your own photo.

zone-round = Rounds
zone-deck = Exchange deck
zone-card = Exchange card of the round
zone-centre = Centre of the table
zone-players = Players
zone-envelopes = Your envelopes
zone-won = Won this round
zone-decorations = Decorations
zone-supply = Supply
zone-shown = An open envelope
zone-vip = VIP card
zone-scene = Your room
zone-photo = Your photo
zone-camera = Camera
zone-guests = Guests
zone-lot = Under the hammer
zone-bid = Your bid
zone-album = The album
zone-points = Points

## What things are
about-guest-clara = A woman in a yellow dress, laughing. Medium height: a child disappears behind her, a tall guest does not.
about-guest-carmen = A woman in a red evening gown, very upright and tall.
about-guest-nina = A girl with two pigtails. She counts as a woman; she is short and easily hidden.
about-guest-olga = A woman under a wide-brimmed hat. Tall, and the brim covers more than one thinks.
about-guest-stella = A woman, a singer with a cloud of curls. Tall.
about-guest-mia = A woman on her travels; her backpack shows on the right. Medium height.
about-guest-victor = A man in a wheelchair, arms folded. Short but wide.
about-guest-otto = An elderly man with a cane on the right. Tall.
about-guest-leo = A little boy with a cap. He counts as a man; he is short and narrow.
about-guest-hugo = A man, a magician with a top hat: the tallest guest of all.
about-guest-bruno = A man, the pastry cook. Medium height and wide: good for hiding somebody.
about-guest-marco = A man with a guitar on the left. Tall.
about-guest-tango = The dog: neither man nor woman. Low and long; behind the table it is not seen at all.
about-guest-palmira = The potted palm: neither man nor woman, and without a face, so “nobody sees my face” is always met.

about-next_to = Met if this guest’s space shares an edge with the space of the guest on the card. A corner is not enough, and the other guest must be in the photo. In that guest’s own envelope, it is met as soon as the guest is placed.
about-hide_face_of = Met if eyes, nose and mouth of the guest on the card are completely covered, at least partly by the owner of this envelope, and no part of the face is outside the photo. In that guest’s own envelope, the card means: nobody sees my face.
about-preference-near_table = Met if the guest stands on one of the seven spaces that touch the table.
about-preference-away_from_table = Met if the guest stands on one of the seven spaces that do not touch the table.
about-preference-row_1 = Met if the guest stands in the row nearest you: a1 or e1, beside the table.
about-preference-row_2 = Met if the guest stands in the second row: a2 or e2, beside the table.
about-preference-row_3 = Met if the guest stands in the third row, right behind the table.
about-preference-row_4 = Met if the guest stands in the last row, in front of the screen.
about-preference-left = Met if the guest stands on one of the marked spaces on your left.
about-preference-right = Met if the guest stands on one of the marked spaces on your right.
about-preference-edge = Met if the guest stands in the outermost column on the left or on the right.
about-preference-middle = Met if the guest stands in one of the three columns in the middle.
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
about-preference-nobody_in_front = Met if no other guest covers this guest’s drawing in the photo. The table and decorations do not matter, and neither does covering only the white border or the base.
about-preference-my_face_hidden = Met if nobody can see this guest’s eyes, nose and mouth: covered by guests, decorations or the table, or outside the photo.
about-preference-not_next_to_man = Met if no man stands on a space that shares an edge with this guest’s space. The boy counts as a man; dog and plant do not.
about-preference-not_next_to_woman = Met if no woman stands on a space that shares an edge with this guest’s space. The girl counts as a woman; dog and plant do not.

about-exchange-dance = Everybody keeps one envelope and puts all the others into the centre. They are shuffled, and everybody gets back as many as they put in.
about-exchange-partner = One after another, players take two envelopes from the centre and return two, which may be the same ones.
about-exchange-gifts = Everybody gives one envelope to the neighbour on the left and one to the neighbour on the right. With two players, each gives one.
about-exchange-revelations = Two envelopes from the centre, chosen at random, are opened one after the other and shown to everybody.
about-exchange-theft = At the same time, everybody takes an envelope of their choice from the neighbour on the left.
about-exchange-rumours = Everybody may look into one envelope in the centre or belonging to somebody else. Everybody sees which one it is.
about-exchange-open_auction = Each player in turn sells one envelope. The others raise as often as they like; the highest bidder pays the seller.
about-exchange-shared_auction = Everybody adds an envelope to the centre. Each player in turn puts one up; the others bid, and then that player sells it to the highest bidder, or buys it and pays that bidder.
about-exchange-single_bid_auction = Each player in turn sells one envelope. The others bid once each, every bid higher than the one before.
about-exchange-fixed_price_auction = Each player in turn names a price for a look into one envelope. Anybody who pays looks once; the envelope stays.
about-exchange-secret_auction = Each player in turn sells one envelope. All bids are secret; the highest bidder pays. If there is a tie, the tied players bid once more.
about-exchange-unfair_secret_auction = Each player in turn sells one envelope. All bids are secret: the highest is paid in full, every other one by half, rounded down. If there is a tie, the tied players bid once more.

about-zone-round = The game has six rounds: look and arrange, turn up a card, do what it says. Then comes the photo.
about-zone-deck = Six cards lie face down, one for each round. In the auction variant three of them are auctions.
about-zone-card = Everybody does what this card says. Afterwards it is discarded.
about-zone-centre = Envelopes that nobody holds. Most exchange cards have to do with them.
about-zone-players = Everybody can see where each envelope is and how many decorations each player owns.
about-zone-envelopes = You may open them in step 1 of each round and before the photo, one at a time and as often as you like.
about-zone-won = Bought this round: it stays closed until the next look, and cannot be offered again now.
about-zone-decorations = Everybody has ten. They stand on your table in the photo and can hide faces. In the auction variant they are money, and every two left over are worth one point.
about-zone-supply = Extra decorations for two players. Nobody scores them.
about-zone-shown = Three wishes, and VIP cards if anybody put them in. This is a memory game: once it is closed, you have to remember.
about-zone-vip = Once in the game, you may add it to an envelope you hold. That guest then counts twice for everybody, even with minus points; with two cards, three times.
about-zone-scene = Only you see it. Place figures to remember wishes: on spaces or anywhere else, turned round or lying down. You can only change it when you may look.
about-zone-photo = The photo as it would be taken now. Everybody in it must be at least partly visible. The marks show who is covered and whose face shows, never which wishes are met.
about-zone-camera = It can be no higher than the screen, and the photo may show nothing but the scene.
about-zone-guests = Place as many as you like, one to a space. A guest who is not placed scores nothing; one who is placed with no wish met costs 3 points.
about-zone-lot = The envelope being sold. The seller may announce a VIP card inside, if they know of one.
about-zone-bid = Bids and payments are whole decorations, never more than you own.
about-zone-album = Everybody took one photo. Each is judged by itself.
about-zone-points = Wishes met by a placed guest: none −3, one 1, two 3, three 6. Each VIP card in the envelope counts the guest once more.

## The lesson
lesson-welcome = Welcome to the party! Fourteen guests have wishes, and at the end you take one photo of them. Five envelopes are yours; each holds three wishes of the guest shown on the front.
lesson-open = Let’s open one: click Clara’s envelope.
lesson-read = Clara wants to stand in the middle, to hide Nina’s face, and to have nobody in front of her. Remember that, because nobody will remind you. Then put the cards back.
lesson-place = The figures are your memory. Pick Clara and click space c3; then pick Nina and click c4, right behind her. Nothing counts yet.
lesson-photo = This is your photo, if you took it now. ✓ means nobody in front, the eye tells you whether the face shows, and ✕ marks anybody who cannot be seen: such a photo is not accepted. Move Nina a little to the side with the arrows until she peeps out.
lesson-vip = Once in the game, you may add your VIP card to an envelope: that guest then counts twice, for everybody. Keep it for now. When your room looks right, press “I am ready”.
lesson-theft = Every round, one card is turned up. Theft: all at the same time, everybody takes an envelope from the neighbour on the left. Click Mia’s, then confirm.
lesson-look-new = A new round, a new look. You stole Mia’s envelope: open it.
lesson-close-new = Three new wishes to remember. Put the cards back.
lesson-score = Three wishes met are worth 6 points, two 3, one 1. A guest in the photo with none costs 3, so leave out those you know nothing about. Place Mia if you like, and confirm.
lesson-dance = Dance: you keep one envelope; all the others are shuffled and dealt out again. Keep Clara’s.
lesson-end = After six rounds everybody takes their photo, and all envelopes are opened. That is all: play on, and smile for the camera!

## Hints

hint-row = { $guests } { $row }.
hint-scene = The scene can stay as it is: it is only there to remember by.
hint-pleased = It meets { $met } of the { $known } wishes you have seen.
