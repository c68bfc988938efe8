game-name = Picture Perfect
game-about = Learn what fourteen guests wish for, and take the photograph that pleases most of them.

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
preference-hide_face_of_nina = nobody sees the face of Nina
preference-hide_face_of_olga = nobody sees the face of Olga
preference-hide_face_of_stella = nobody sees the face of Stella
preference-hide_face_of_mia = nobody sees the face of Mia
preference-hide_face_of_otto = nobody sees the face of Otto
preference-hide_face_of_bruno = nobody sees the face of Bruno
preference-hide_face_of_marco = nobody sees the face of Marco
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
moment-revealed = Revelations: an envelope lies open
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
moment-tie_vote = Vote on the tie

## Questions
ask-arrange = Round { $round }: look into your envelopes and arrange your figures.
ask-dance_keep = Which envelope do you keep?
ask-partner_take = What do you take from the centre?
ask-partner_return = What do you return to the centre?
ask-gift = Which envelopes do you give away?
ask-seen = Have you seen enough?
ask-theft_take = Which envelope do you take from your left neighbour?
ask-rumour_target = Whose wishes do you ask about?
ask-offer = Which envelope do you offer?
ask-announce = Do you announce a VIP card in the envelope of { $envelope }?
ask-open_bid = { $seat } offers { $envelope }, the highest bid is { $high }. Do you raise?
ask-shared_bid = { $seat } puts up { $envelope }, the highest bid is { $high }. What do you bid?
ask-single_bid = { $seat } offers { $envelope }, the highest bid is { $high }. You bid only once.
ask-contribute = Which envelope do you add to the centre?
ask-pick = Which envelope do you put up for auction?
ask-sell_or_buy = { $seat } bids { $high } for { $envelope }. Sell, or buy for the same?
ask-price = What does a look into the envelope of { $envelope } cost?
ask-pay_to_look = { $seat } asks { $price } for a look at { $envelope }. Do you pay?
ask-secret_bid = { $seat } offers { $envelope }. What is your secret bid?
ask-secret_rebid = You are tied for { $envelope }, offered by { $seat }. Bid once more.
ask-final_photo = Arrange your guests and take the photo.
ask-doubt_vote = In the photo by { $seat }: is “{ $card }” of { $guest } met?
ask-tie_vote = Who made the best photo, or told the best story?

## Choices
choice-keep = Keep { $envelope }
choice-take = Take { $envelopes }
choice-return = Return { $envelopes }
choice-give = Give { $envelopes }
choice-give_both = Give { $left } to the left and { $right } to the right
choice-give_one = Give { $envelope } away ({ $side })
choice-steal = Steal { $envelope }
choice-none = None
choice-listen = Look into the envelope of { $envelope }
choice-seen = Put the cards back
choice-offer = Offer { $envelope }
choice-silent = Say nothing
choice-announce = Announce a VIP card
choice-hold = Do not raise
choice-pass = Pass
choice-contribute = Add { $envelope }
choice-pick = Put up { $envelope }
choice-sell = Sell
choice-buy = Buy for the same price
choice-no = No
choice-yes = Yes
choice-abstain = Abstain
choice-vote = Vote for { $seat }
choice-open = Open the envelope of { $envelope }
choice-close = Put the cards back
choice-bid = Bid { $decorations ->
    [one] { $decorations } decoration
   *[other] { $decorations } decorations
 }
choice-price = Ask for { $decorations ->
    [one] { $decorations } decoration
   *[other] { $decorations } decorations
 }

## The log
event-dealt = { $seat } receives the envelopes of { $envelopes }.
event-centre_laid = In the centre lie { $envelopes }.
event-first_player = { $seat } starts.
event-round_began = Round { $round } begins; { $seat } starts.
event-turned_up = The card is { $card }.
event-kept = { $seat } keeps { $envelope }.
event-danced = { $seat } gets { $envelopes } out of the dance.
event-took = { $seat } takes { $envelopes }.
event-returned = { $seat } returns { $envelopes }.
event-gave = { $seat } gives { $envelope } to { $receiver }.
event-revealed = { $envelope } is revealed: { $cards }{ $vips ->
    [0] { "" }
    [one] , with { $vips } VIP card
   *[other] , with { $vips } VIP cards
 }.
event-revealed-veiled = The envelope of { $envelope } is opened before everybody.
event-stole = { $seat } steals { $envelope } from { $victim }.
event-looked = { $seat } looked at { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , with { $vips } VIP card
   *[other] , with { $vips } VIP cards
 }.
event-looked-veiled = { $seat } looks into the envelope of { $envelope }.
event-heard_nothing = { $seat } looks nowhere.
event-opened = { $seat } opened { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , with { $vips } VIP card
   *[other] , with { $vips } VIP cards
 }.
event-opened-veiled = You look into the envelope of { $envelope }.
event-closed = { $seat } puts the cards of { $envelope } back.
event-vip_added = { $seat } added the VIP card to { $envelope }.
event-vip_added-veiled = You have used your VIP card.
event-no_auction = { $seat } has no auction.
event-offered = { $seat } offers { $envelope }.
event-announced = { $seat } announces: { $envelope } holds a VIP card.
event-claimed = { $seat } claims that { $envelope } holds a VIP card.
event-raised = { $seat } bids { $bid }.
event-held = { $seat } does not raise.
event-passed = { $seat } passes.
event-bought = { $seat } buys { $envelope } and pays { $price } to { $seller }.
event-unsold = Nobody buys { $envelope } from { $seat }.
event-contributed = { $seat } adds { $envelope } to the centre.
event-picked = { $seat } puts up { $envelope }.
event-priced = { $seat } asks { $price } for a look.
event-paid_to_look = { $seat } pays { $price } to { $seller } for a look.
event-nobody_looked = Nobody pays { $seat } for a look at { $envelope }.
event-bid_secretly = { $seat } had written { $bid }.
event-bids_tied = A tie at { $bid }: the tied players bid once more for the envelope of { $seat }.
event-paid_half = { $seat } pays half of the losing bid, { $price }, to { $seller }.
event-bank_bid = The bank bids { $bid } in the auction of { $seat }.
event-bank_bought = The bank buys { $envelope } from { $seat }; it goes to the centre.
event-rescued = { $giver } gives a decoration to { $seat }, who has nothing left.
event-photo_time = Last look, then everybody takes a photo.
event-photographed = { $seat } has photographed { $guests }.
event-unsealed = { $envelope } wished for: { $cards }{ $vips ->
    [0] { "" }
    [one] , with { $vips } VIP card
   *[other] , with { $vips } VIP cards
 }.
event-doubt_met = Doubt about “{ $card }” of { $guest } in the photo by { $seat }: { $yes } to { $no }, it counts.
event-doubt_not_met = Doubt about “{ $card }” of { $guest } in the photo by { $seat }: { $yes } to { $no }, it does not count.
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
reason-already_answered = You have already answered.
reason-malformed = This does not have the right form (at “{ $at }”).
reason-look_not_now = Nobody may look into envelopes now.
reason-look_not_yours = You may open only envelopes that you hold.
reason-look_won_this_round = It was won this round and stays closed for now.
reason-look_one_at_a_time = Put the cards of the other envelope back first.
reason-vip_used = Your VIP card is already used.
reason-vip_not_held = The VIP card goes only into an envelope that you hold.
reason-vip_not_now = The VIP card is added only when you look into your own envelopes.
reason-not_own_envelope = This envelope is not yours.
reason-not_in_centre = This envelope is not in the centre.
reason-wrong_number = These are too many or too few envelopes.
reason-same_twice = The same envelope is named twice.
reason-received_now = Only envelopes you already held may be given; what you receive now is not passed on.
reason-not_left_neighbours = You take an envelope that your left neighbour, { $seat }, held when the card was turned up.
reason-own_envelope = Rumours are about envelopes of others or of the centre.
reason-must_choose = You must choose here.
reason-bid_own_auction = The auctioneer does not bid.
reason-bid_too_low = A bid must be at least 1 and above the highest one.
reason-bid_too_high = You do not own so many decorations.
reason-has_passed = You have passed in this auction.
reason-has_bid = Everybody bids only once in this auction.
reason-is_leading = Your bid is already the highest.
reason-rebid_too_low = The second bid cannot be below your first.
reason-not_tied = Only the tied players bid again.
reason-won_this_round = It was won this round and cannot be offered.
reason-cannot_buy = You own fewer decorations than the bid: you must sell.
reason-price_range = The price is at most { $most }.
reason-cannot_pay = You own fewer decorations than the price.
reason-nothing_to_announce = There is no VIP card inside to announce.
reason-scene_frozen = Figures are moved only in step 1 and before the final photo.
reason-vote_self = Nobody votes for the own photo.
reason-vote_not_tied = Only the tied players can be voted for.
reason-notebook_off = Notes are not allowed at this table.

## Refusals of scenes and photos
reason-out_of_bounds = { $guest } is too far away.
reason-space_unknown = There is no such space for { $guest }.
reason-space_taken = { $guests } cannot share the space { $space }.
reason-base_outside = The base of { $guest } is not inside the space.
reason-not_facing = { $guest } must stand and face the camera.
reason-figures_collide = { $guests } are in each other’s way.
reason-decor_number = All { $owned } decorations belong on the table; here are { $number }.
reason-decor_off_table = Decoration { $decoration } is not wholly on the table.
reason-decor_overlap = Decorations { $decorations } overlap.
reason-camera_range = The camera cannot stand there, or the crop is too small.
reason-camera_too_high = The camera is higher than the screen.
reason-shows_outside = The photo shows more than the scene ({ $sides }).
reason-guest_invisible = Not visible in the photo: { $guests }.
reason-presets_only = At this table only the given camera positions are used.

## Positions that cannot be
reason-envelopes_lost = Every envelope lies with a player or in the centre.
reason-envelopes_uneven = In the base game each player holds { $each } envelopes, with { $centre } in the centre.
reason-won_by_nobody = What was won this round lies with a player.
reason-won_too_long = Nothing is “won this round” outside an auction.
reason-vips_lost = Each player has one VIP card, in the hand or in an envelope.
reason-open_elsewhere = A player has an envelope open that is not held.
reason-cards_lost = The envelopes do not hold exactly the cards of the box, three each.
reason-decorations_lost = There should be { $wanted } decorations, not { $found }.
reason-decorations_moved = In the base game decorations do not change hands.
reason-deck_wrong = These are not six exchange cards of the right kinds.
reason-round_wrong = In round { $round }, { $cards } exchange cards cannot have been turned up.
reason-scene_wrong = The scene of { $seat } is not possible.
reason-photo_wrong = The photo of { $seat } is not possible.
reason-score_tie = A tie: { $players } vote for the best photo or story.

## Box files
reason-box_guest_numbers = { $file }: the guests are not numbered from 1 without gaps.
reason-box_envelopes = { $file }: the envelopes for { $players } players do not add up.
reason-box_deck_size = { $file }: there are { $cards } preference cards, { $needed } are needed.
reason-box_unknown_name = { $file }: the card “{ $card }” names “{ $about }”, which does not exist.
reason-box_no_face_to_hide = { $file }: the card “{ $card }” hides “{ $about }”, who has no face.
reason-box_alternative = { $file }: the card “{ $card }” (“{ $about }”) has no possible wish in brackets.
reason-box_profile_levels = { $file }: the profile of { $guest } does not rise level by level from its feet.
reason-box_profile_width = { $file }: the profile of { $guest } has an impossible width.
reason-box_too_wide = { $file }: { $guest } is too wide.
reason-box_feet_off_base = { $file }: { $guest } does not stand on the base.
reason-box_face_outside = { $file }: the face of { $guest } is not inside the illustration.
reason-box_unknown_space = { $file }: the area “{ $area }” names the space “{ $space }”, which does not exist.
reason-box_adjacency = { $file }: the pair of neighbouring spaces { $spaces } is wrong.
reason-box_unknown_exchange = { $file }: there is no exchange card “{ $card }”.
reason-box_too_few_exchanges = { $file }: there are too few exchange cards for { $players } players.
reason-box_preset = { $file }: the camera “{ $camera }” stands where none may stand.

## Options
option-mode = Way to play
option-mode-base = base game
option-mode-auction = auction variant
option-first_player = Who starts
option-first_player-random = anybody, by chance
option-first_player-seat_1 = seat 1
option-first_player-seat_2 = seat 2
option-first_player-seat_3 = seat 3
option-first_player-seat_4 = seat 4
option-first_player-seat_5 = seat 5
option-first_player-seat_6 = seat 6
option-two_player_supply = Supply for two players
option-two_player_supply-inert = lies unused
option-two_player_supply-bank_bidder = the bank bids (house rule)
option-vip_announcement = Announcing a VIP card
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
option-doubt = Doubtful photos
option-doubt-auto = count as not met
option-doubt-vote = the others vote
option-cameras = Camera
option-cameras-free = free
option-cameras-presets = fifteen given positions
option-tie = A tie for the victory
option-tie-vote = is voted on
option-tie-shared = is shared
option-notebook = Private notebook
option-notebook-false = off
option-notebook-true = on
mode-base = { option-mode-base }
mode-auction = { option-mode-auction }
two_player_supply-inert = { option-two_player_supply-inert }
two_player_supply-bank_bidder = { option-two_player_supply-bank_bidder }
vip_announcement-verified = { option-vip_announcement-verified }
vip_announcement-claim = { option-vip_announcement-claim }
vip_announcement-off = { option-vip_announcement-off }
open_auction-polled = { option-open_auction-polled }
open_auction-live = { option-open_auction-live }
doubt-auto = { option-doubt-auto }
doubt-vote = { option-doubt-vote }
cameras-free = { option-cameras-free }
cameras-presets = { option-cameras-presets }
tie-vote = { option-tie-vote }
tie-shared = { option-tie-shared }

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
view-last = Asked last
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
view-shown = Open before you
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
