game-name = Foto Perfetta
game-about = Scopri che cosa desiderano quattordici ospiti, e scatta la foto che ne accontenta di più.

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
exchange-dance = Danza
exchange-partner = Scegli il tuo Compagno
exchange-gifts = Doni
exchange-revelations = Rivelazioni
exchange-theft = Furto
exchange-rumours = Pettegolezzi
exchange-open_auction = Asta Aperta
exchange-shared_auction = Asta Condivisa
exchange-single_bid_auction = Asta a Offerta Unica
exchange-fixed_price_auction = Asta a Prezzo Fisso
exchange-secret_auction = Asta Segreta
exchange-unfair_secret_auction = Asta Segreta Iniqua

## Preference cards
preference-near_table = vicino al tavolo
preference-away_from_table = lontano dal tavolo
preference-row_1 = in prima fila
preference-row_2 = in seconda fila
preference-row_3 = in terza fila
preference-row_4 = in quarta fila
preference-left = a sinistra
preference-right = a destra
preference-edge = al bordo
preference-middle = al centro
preference-next_to_clara = accanto a Clara
preference-next_to_carmen = accanto a Carmen
preference-next_to_victor = accanto a Victor
preference-next_to_leo = accanto a Leo
preference-next_to_hugo = accanto a Hugo
preference-next_to_tango = accanto a Tango
preference-next_to_palmira = accanto a Palmira
preference-hide_face_of_nina = nessuno vede il volto di Nina
preference-hide_face_of_olga = nessuno vede il volto di Olga
preference-hide_face_of_stella = nessuno vede il volto di Stella
preference-hide_face_of_mia = nessuno vede il volto di Mia
preference-hide_face_of_otto = nessuno vede il volto di Otto
preference-hide_face_of_bruno = nessuno vede il volto di Bruno
preference-hide_face_of_marco = nessuno vede il volto di Marco
preference-nobody_in_front = nessuno davanti a me
preference-my_face_hidden = nessuno vede il mio volto
preference-not_next_to_man = non accanto a un uomo
preference-not_next_to_woman = non accanto a una donna

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
side-left = sinistra
side-right = destra
side-top = alto
side-bottom = basso
level-floor = sul pavimento
level-table = sul tavolo
facing-front = di fronte
facing-back = di spalle
posture-up = in piedi
posture-left = sdraiato verso sinistra
posture-right = sdraiato verso destra
vip-in_hand = in mano
vip-used = usata
verdict-no = non esaudita
verdict-doubt = dubbia
verdict-yes = esaudita
word-nobody = nessuno
word-none = nessuna
word-seen = visto
word-no = no
word-yes = sì
word-abstain = si astiene

## What is going on
moment-arrange = Tutti possono guardare e risistemare
moment-dance_keep = Danza: quale busta tenere
moment-partner_take = Scegli il tuo Compagno: che cosa prendere
moment-partner_return = Scegli il tuo Compagno: che cosa restituire
moment-gift = Doni
moment-revealed = Rivelazioni: una busta è aperta
moment-theft = Furto
moment-rumour_target = Pettegolezzi: dove guardare
moment-look = Uno sguardo in privato
moment-offer = Asta: che cosa vendere
moment-announce = Asta: qualcosa da annunciare?
moment-open_bid = Asta Aperta: offerte
moment-single_bid = Asta a Offerta Unica: offerte
moment-contribute = Asta Condivisa: le buste al centro
moment-pick = Asta Condivisa: che cosa vendere
moment-shared_bid = Asta Condivisa: offerte
moment-sell_or_buy = Asta Condivisa: vendere o comprare
moment-price = Asta a Prezzo Fisso: il prezzo
moment-pay_to_look = Asta a Prezzo Fisso: pagare per guardare?
moment-secret_bid = Offerte segrete
moment-secret_rebid = Di nuovo offerte segrete
moment-bank_bid = Un’offerta segreta contro il banco
moment-final_photo = La foto finale
moment-doubt_vote = Un caso dubbio
moment-tie_vote = Si vota per la parità

## Questions
ask-arrange = Round { $round }: apri le tue buste e sistema le sagome.
ask-dance_keep = Quale busta tieni?
ask-partner_take = Che cosa prendi dal centro?
ask-partner_return = Che cosa restituisci al centro?
ask-gift = Quali buste regali?
ask-seen = Hai visto abbastanza?
ask-theft_take = Quale busta rubi al vicino di sinistra?
ask-rumour_target = In quale busta vuoi sbirciare?
ask-offer = Quale busta metti all’asta?
ask-announce = Annunci una carta VIP nella busta di { $envelope }?
ask-open_bid = { $high ->
    [0] { $seat } mette all’asta la busta di { $envelope }, e nessuno ha ancora offerto. Offri?
   *[other] { $seat } mette all’asta la busta di { $envelope }: l’offerta più alta è { $high }. Rilanci?
 }
ask-shared_bid = { $high ->
    [0] { $seat } mette all’asta la busta di { $envelope }, e nessuno ha ancora offerto. Quanto offri?
   *[other] { $seat } mette all’asta la busta di { $envelope }: l’offerta più alta è { $high }. Quanto offri?
 }
ask-single_bid = { $high ->
    [0] { $seat } mette all’asta la busta di { $envelope }, e nessuno ha ancora offerto. Hai una sola offerta.
   *[other] { $seat } mette all’asta la busta di { $envelope }: l’offerta più alta è { $high }. Hai una sola offerta.
 }
ask-contribute = Quale busta aggiungi al centro?
ask-pick = Quale busta metti all’asta?
ask-sell_or_buy = { $seat } offre { $high } per la busta di { $envelope }. Vendi, o la compri tu allo stesso prezzo?
ask-price = Quanto chiedi per far guardare nella busta di { $envelope }?
ask-pay_to_look = { $seat } chiede { $price } per far guardare nella busta di { $envelope }. Paghi?
ask-secret_bid = { $seat } mette all’asta la busta di { $envelope }. Quanto offri, in segreto?
ask-secret_rebid = Siete in parità per la busta di { $envelope }, messa all’asta da { $seat }. Offri ancora una volta.
ask-final_photo = Sistema i tuoi ospiti e scatta la foto.
ask-doubt_vote = Nella foto di { $seat }, il desiderio di { $guest } «{ $card }» è esaudito?
ask-tie_vote = Chi ha scattato la foto migliore, o raccontato la storia migliore?

## Choices
choice-keep = Tieni la busta di { $envelope }
choice-take = Prendi dal centro: { $envelopes }
choice-return = Restituisci al centro: { $envelopes }
choice-give = Regala: { $envelopes }
choice-give_both = Regala { $left } a sinistra e { $right } a destra
choice-give_one = Regala la busta di { $envelope } ({ $side })
choice-steal = Ruba la busta di { $envelope }
choice-none = Nessuna
choice-listen = Guarda nella busta di { $envelope }
choice-seen = Rimetti le carte a posto
choice-offer = Metti all’asta la busta di { $envelope }
choice-silent = Non dire nulla
choice-announce = Annuncia una carta VIP
choice-hold = Aspetta senza rilanciare
choice-pass = Passa
choice-contribute = Aggiungi la busta di { $envelope }
choice-pick = Metti all’asta la busta di { $envelope }
choice-sell = Vendi
choice-buy = Compra tu, allo stesso prezzo
choice-no = No
choice-yes = Sì
choice-abstain = Astieniti
choice-vote = Vota per { $seat }
choice-open = Apri la busta di { $envelope }
choice-close = Rimetti le carte a posto
choice-bid = { $decorations ->
    [0] Non offrire nulla
    [one] Offri { $decorations } decorazione
   *[other] Offri { $decorations } decorazioni
 }
choice-price = Chiedi { $decorations ->
    [one] { $decorations } decorazione
   *[other] { $decorations } decorazioni
 }

## The log
event-dealt = { $seat } riceve le buste di { $envelopes }.
event-centre_laid = Al centro restano le buste di { $envelopes }.
event-first_player = Comincia { $seat }.
event-round_began = Round { $round }: comincia { $seat }.
event-turned_up = La carta girata: { $card }.
event-kept = { $seat } tiene la busta di { $envelope }.
event-danced = Dopo la danza { $seat } si ritrova con: { $envelopes }.
event-took = { $seat } prende dal centro: { $envelopes }.
event-returned = { $seat } restituisce al centro: { $envelopes }.
event-gave = { $seat } regala la busta di { $envelope } a { $receiver }.
event-revealed = La busta di { $envelope } rivela: { $cards }{ $vips ->
    [0] { "" }
    [one] , con { $vips } carta VIP
   *[other] , con { $vips } carte VIP
 }.
event-revealed-veiled = La busta di { $envelope } si apre davanti a tutti.
event-wishes_revealed = La busta di { $envelope } rivela: { $cards }.
event-wishes_revealed-veiled = La busta di { $envelope } si apre davanti a tutti.
event-stole = { $seat } ruba a { $victim } la busta di { $envelope }.
event-looked = { $seat } ha guardato nella busta di { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , con { $vips } carta VIP
   *[other] , con { $vips } carte VIP
 }.
event-looked-veiled = { $seat } guarda nella busta di { $envelope }.
event-heard_nothing = { $seat } non guarda da nessuna parte.
event-opened = { $seat } ha aperto la busta di { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , con { $vips } carta VIP
   *[other] , con { $vips } carte VIP
 }.
event-opened-veiled = Guardi nella busta di { $envelope }.
event-closed = { $seat } richiude la busta di { $envelope }.
event-vip_added = { $seat } ha messo la carta VIP nella busta di { $envelope }.
event-vip_added-veiled = Hai usato la tua carta VIP.
event-no_auction = { $seat } non ha niente da mettere all’asta.
event-offered = { $seat } mette all’asta la busta di { $envelope }.
event-announced = { $seat } annuncia: nella busta di { $envelope } c’è una carta VIP.
event-claimed = { $seat } assicura che nella busta di { $envelope } c’è una carta VIP.
event-raised = { $seat } offre { $bid }.
event-held = { $seat } aspetta senza rilanciare.
event-passed = { $seat } passa.
event-bought = { $seat } compra la busta di { $envelope } e paga { $price } a { $seller }.
event-unsold = Nessuno compra la busta di { $envelope } messa all’asta da { $seat }.
event-contributed = { $seat } aggiunge al centro la busta di { $envelope }.
event-picked = { $seat } mette all’asta la busta di { $envelope }.
event-priced = { $seat } chiede { $price } per far guardare.
event-paid_to_look = { $seat } paga { $price } a { $seller } per guardare.
event-nobody_looked = Nessuno paga { $seat } per guardare nella busta di { $envelope }.
event-bid_secretly = In segreto { $seat } aveva offerto { $bid }.
event-bids_tied = Parità a { $bid }: chi è pari offre ancora per la busta messa all’asta da { $seat }.
event-paid_half = { $seat } ha perso l’asta e paga metà della sua offerta, { $price }, a { $seller }.
event-bank_bid = Il banco offre { $bid } nell’asta di { $seat }.
event-bank_bought = Il banco compra da { $seat } la busta di { $envelope }, che va al centro.
event-rescued = { $giver } dà una decorazione a { $seat }, che non ha più niente.
event-photo_time = Un ultimo sguardo, poi tutti scattano la foto.
event-photographed = Nella foto di { $seat }: { $guests }.
event-unsealed = I desideri di { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , con { $vips } carta VIP
   *[other] , con { $vips } carte VIP
 }.
event-doubt_met = Dubbio su «{ $card }» di { $guest } nella foto di { $seat }: { $yes } a { $no }, vale.
event-doubt_not_met = Dubbio su «{ $card }» di { $guest } nella foto di { $seat }: { $yes } a { $no }, non vale.
event-scored = { $seat }, { $guest }: { $met ->
    [one] { $met } desiderio esaudito
   *[other] { $met } desideri esauditi
 } su 3, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
event-decorations_scored = { $seat } ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } per { $decorations ->
    [one] { $decorations } decorazione
   *[other] { $decorations } decorazioni
 }.
event-totalled = { $seat } fa in tutto { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
event-voted = { $seat } vota per { $choice }.
event-abstained = { $seat } non vota.
event-won = Vince { $seats }.
event-won_together = Vincono insieme { $seats }.

## Refusals at the table
reason-game_over = La partita è finita.
reason-not_asked = Adesso si fa un’altra cosa ({ $moment }).
reason-not_your_turn = Adesso tocca a { $seats }.
reason-only_one_answer = Qui c’è una sola possibilità, e si fa da sé.
reason-only_a_look = Guardare non basta come risposta: quando hai finito, conferma la disposizione.
reason-one_neighbour = In due il vicino è uno solo: scegli soltanto quali buste regali.
reason-which_neighbour = Di’ quale busta va a sinistra e quale a destra.
reason-is_holding = Stai aspettando: puoi rilanciare dopo che l’ha fatto qualcun altro.
reason-cannot_raise = L’offerta più alta è { $high }; con { $owned } non puoi rilanciare.
reason-already_answered = Hai già risposto.
reason-malformed = Questo non è scritto nel modo giusto (in «{ $at }»).
reason-look_not_now = Adesso non puoi aprire buste: si fa nella fase 1 e prima della foto finale.
reason-look_not_yours = Puoi aprire solo le buste che hai tu.
reason-look_won_this_round = È stata vinta in questo round, e per ora resta chiusa.
reason-look_one_at_a_time = Prima rimetti a posto le carte di { $envelope }.
reason-vip_used = La tua carta VIP l’hai già usata.
reason-vip_not_held = La carta VIP va solo in una busta che hai tu.
reason-vip_not_now = La carta VIP si mette solo quando guardi nelle tue buste.
reason-not_own_envelope = Questa busta non è tua. Tu hai: { $envelopes }.
reason-not_in_centre = Questa busta non è al centro. Lì ci sono: { $envelopes }.
reason-wrong_number = Ne hai scelte { $chosen }, ma { $must ->
        [one] dev’essere una busta sola.
       *[other] devono essere { $must } buste.
    }
reason-same_twice = La stessa busta c’è due volte.
reason-received_now = Si regalano solo le buste che si avevano già: quelle appena ricevute non si passano.
reason-not_left_neighbours = Alla tua sinistra c’è { $seat }, e puoi rubare solo una busta che aveva quando la carta è stata girata: { $envelopes }.
reason-own_envelope = Con i Pettegolezzi si guarda nelle buste degli altri o del centro.
reason-must_choose = Qui una scelta ci vuole.
reason-bid_own_auction = Chi mette all’asta non fa offerte.
reason-bid_too_low = Bisogna offrire almeno { $least }.
reason-bid_too_high = Non puoi offrire più decorazioni di quelle che hai: { $owned }.
reason-has_passed = In quest’asta hai già passato.
reason-has_bid = In quest’asta si offre una volta sola.
reason-is_leading = La tua offerta è già la più alta.
reason-rebid_too_low = La seconda offerta non può essere più bassa della prima: almeno { $least }.
reason-not_tied = Offre di nuovo solo chi è in parità.
reason-won_this_round = È stata vinta in questo round: adesso non si può mettere all’asta.
reason-cannot_buy = L’offerta è { $high } e tu hai { $owned }: devi vendere.
reason-price_range = Il prezzo va da 1 a { $most }.
reason-cannot_pay = Costa { $price } e tu hai { $owned }.
reason-nothing_to_announce = Non sai di nessuna carta VIP lì dentro.
reason-scene_frozen = Le sagome si spostano solo nella fase 1 e prima della foto finale.
reason-vote_self = Per la propria foto non si vota.
reason-vote_not_tied = Si vota solo per chi è in parità: { $seats }.
reason-notebook_off = A questo tavolo non si prendono appunti.

## Refusals of scenes and photos
reason-out_of_bounds = { $guest } è troppo lontano.
reason-space_unknown = Questa casella per { $guest } non c’è.
reason-space_taken = { $guests } non possono stare insieme sulla casella { $space }.
reason-base_outside = La base di { $guest } non sta dentro la casella.
reason-not_facing = { $guest } deve stare in piedi e di fronte alla fotocamera.
reason-figures_collide = { $guests } si intralciano.
reason-decor_number = Sul tavolo vanno tutte e { $owned } le decorazioni; qui sono { $number }.
reason-decor_off_table = La decorazione { $decoration } sporge dal tavolo.
reason-decor_overlap = Le decorazioni { $decorations } sono una sull’altra.
reason-camera_range = La fotocamera lì non può stare, o l’inquadratura è troppo piccola.
reason-camera_too_high = La fotocamera è più alta dello schermo.
reason-shows_outside = La foto mostra più della scena ({ $sides }).
reason-guest_invisible = Nella foto non si riesce a vedere: { $guests }.
reason-presets_only = A questo tavolo la fotocamera ha solo posizioni fisse.

## Positions that cannot be
reason-envelopes_lost = Ogni busta dev’essere di un giocatore o al centro.
reason-envelopes_uneven = Nel gioco base ogni giocatore ha { $each } buste, con { $centre } al centro.
reason-won_by_nobody = Quello che è stato vinto dev’essere di un giocatore.
reason-won_too_long = Fuori da un’asta niente è «vinto in questo round».
reason-vips_lost = Ogni giocatore ha una carta VIP, in mano o in una busta.
reason-vip_known_nowhere = Nessuno può sapere di una carta VIP in una busta che non ne ha.
reason-open_elsewhere = Un giocatore ha aperto una busta che non ha.
reason-cards_lost = Nelle buste non ci sono esattamente le carte della scatola, tre per busta.
reason-decorations_lost = Dovrebbero esserci { $wanted } decorazioni, non { $found }.
reason-decorations_moved = Nel gioco base le decorazioni non passano di mano.
reason-deck_wrong = Non sono sei carte scambio dei tipi giusti.
reason-round_wrong = Nel round { $round } non possono essere già state girate { $cards } carte scambio.
reason-scene_wrong = La scena di { $seat } non è possibile.
reason-photo_wrong = La foto di { $seat } non è possibile.
reason-score_tie = Parità fra { $players }: tutti i giocatori votano la foto o la storia migliore tra le loro.
reason-pad_players = { $found } giocatori sono troppi: si gioca al massimo in { $most }.
reason-pad_vips = Nelle buste ci sono { $found } carte VIP, ma i giocatori sono solo { $most }, con una carta a testa.
reason-pad_envelopes = I giocatori hanno in tutto { $found } buste, e ce ne sono solo { $most }.
reason-pad_decorations = I giocatori hanno in tutto { $found } decorazioni, e ce ne sono solo { $most }.
reason-pad_wishes = Nella scatola di questa carta ce ne sono { $most }, non { $found }: { $card }.

## Box files
reason-box_guest_numbers = { $file }: gli ospiti non sono numerati da 1 senza salti.
reason-box_envelopes = { $file }: le buste per { $players } giocatori non tornano.
reason-box_deck_size = { $file }: ci sono { $cards } carte preferenza, ne servono { $needed }.
reason-box_unknown_name = { $file }: la carta «{ $card }» nomina «{ $about }», che non c’è.
reason-box_no_face_to_hide = { $file }: la carta «{ $card }» nasconde «{ $about }», che non ha un volto.
reason-box_alternative = { $file }: la carta «{ $card }» («{ $about }») non ha fra parentesi un desiderio possibile.
reason-box_profile_levels = { $file }: il profilo di { $guest } non sale livello per livello dai piedi.
reason-box_profile_width = { $file }: il profilo di { $guest } ha una larghezza impossibile.
reason-box_too_wide = { $file }: { $guest } è troppo largo.
reason-box_feet_off_base = { $file }: { $guest } non sta sulla base.
reason-box_face_outside = { $file }: il volto di { $guest } non è dentro l’illustrazione.
reason-box_unknown_space = { $file }: l’area «{ $area }» nomina la casella «{ $space }», che non c’è.
reason-box_adjacency = { $file }: la coppia di caselle vicine { $spaces } è sbagliata.
reason-box_table_too_small = { $file }: la decorazione «{ $decoration }» non ci sta ovunque potrebbe servire sul tavolo; allarga il tavolo o restringi la decorazione.
reason-box_unknown_exchange = { $file }: la carta scambio «{ $card }» non c’è.
reason-box_too_few_exchanges = { $file }: per { $players } giocatori le carte scambio sono troppo poche.
reason-box_preset = { $file }: la fotocamera «{ $camera }» è dove non può stare.

## Options
option-mode = Come si gioca
option-mode-base = gioco base
option-mode-auction = variante con aste
option-first_player = Chi comincia
option-first_player-random = uno a caso
option-first_player-seat_1 = posto 1
option-first_player-seat_2 = posto 2
option-first_player-seat_3 = posto 3
option-first_player-seat_4 = posto 4
option-first_player-seat_5 = posto 5
option-first_player-seat_6 = posto 6
option-two_player_supply = Riserva in due giocatori
option-two_player_supply-inert = resta da parte
option-two_player_supply-bank_bidder = il banco fa offerte (regola della casa)
option-vip_announcement = Annunciare una carta VIP
option-vip_announcement-known = solo quello che chi vende sa
option-vip_announcement-verified = solo se è vero
option-vip_announcement-claim = si può dire di tutto
option-vip_announcement-off = non si può
option-two_player_gifts = Doni in due giocatori
option-two_player_gifts-1 = una busta ciascuno
option-two_player_gifts-2 = due buste ciascuno
option-open_auction = Asta Aperta
option-open_auction-polled = si chiede a turno
option-open_auction-live = dal vivo, vince chi è più svelto
option-table_hides_face = Il tavolo nasconde i volti
option-table_hides_face-true = sì
option-table_hides_face-false = no
option-revelations = Le Rivelazioni mostrano
option-revelations-all = tutte le carte, VIP comprese
option-revelations-wishes = solo i desideri
option-tolerance = Come si giudicano le foto
option-tolerance-eyes = a occhio: un pezzettino non conta
option-tolerance-none = alla lettera: conta ogni pixel
option-doubt = Casi dubbi nelle foto
option-doubt-auto = contano come non esauditi
option-doubt-vote = votano gli altri
option-cameras = Fotocamera
option-cameras-free = libera
option-cameras-presets = quindici posizioni fisse
option-tie = In parità per la vittoria
option-tie-vote = si vota
option-tie-shared = si vince insieme
option-notebook = Taccuino privato
option-notebook-false = no
option-notebook-true = sì
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
tie_break-guests = Punti pari: vince chi ha più ospiti nella foto.
tie_break-envelopes = Punti e ospiti pari: vince chi ha più buste.

## The table
view-round = Round
view-rounds = Round in tutto
view-start_player = Primo giocatore
view-deck = Carte nel mazzo scambi
view-discards = Carte scambio giocate
view-centre = Centro del tavolo
view-supply = Riserva
view-players = Giocatori
view-announced = Carte VIP annunciate
view-options = Opzioni
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
view-card = Carta scambio
view-seat = Giocatore
view-envelopes = Buste
view-won = Vinte in questo round
view-decorations = Decorazioni
view-moment = Adesso
view-turn = Turni già fatti
view-taken = Prese
view-before = Mostrata prima
view-targets = Guarda in
view-high = Offerta più alta
view-leader = Chi offre di più
view-holding = Aspettano
view-last = L’ultimo a cui si è chiesto
view-asked = Offerte finora
view-passed = Hanno passato
view-price = Prezzo
view-bids = Prime offerte
view-tied = In parità
view-photographer = Chi ha scattato
view-kind = Desiderio
view-answered = Hanno risposto
view-answer = La tua risposta
view-auctioneer = Chi mette all’asta
view-may_announce = Si può annunciare una carta VIP
view-shown = Aperta davanti a te
view-envelope = Busta
view-cards = Carte preferenza
view-vips = Carte VIP
view-vip = La tua carta VIP
view-scene = La tua scena
view-figures = Sagome
view-guest = Ospite
view-x = Da sinistra a destra (mm)
view-y = Dal davanti al fondo (mm)
view-on = Dove sta
view-facing = Verso dove guarda
view-posture = Postura
view-decor = Posti delle decorazioni (mm)
view-photo = La tua foto
view-places = Ospiti nella foto
view-space = Casella
view-dx = Verso destra (mm)
view-dy = Verso il fondo (mm)
view-camera = Fotocamera
view-cx = Fotocamera: da sinistra a destra (mm)
view-cy = Fotocamera: distanza (mm)
view-cz = Fotocamera: altezza (mm)
view-uc = Inquadratura: centro orizzontale
view-vc = Inquadratura: centro verticale
view-k = Inquadratura: ampiezza
view-photos = Tutte le foto
view-opened = Tutte le buste
view-scores = Punteggio
view-so_far = Punti fin qui
view-tie_break = Che cosa ha deciso
view-guests = Ospiti
view-verdicts = Desideri
view-points = Punti
view-votes = Voti
view-visible = Visibile
view-covered_percent = Coperto (%)
view-face_percent = Volto in vista (%)
view-face_behind = Volto dietro
view-met = Esauditi
view-doubtful = Dubbi
view-missed = Mancati

part-guests = Ospiti
part-vips = Carte VIP
part-decorations = Decorazioni

pad-auction = Variante con aste
way-counted = Desideri contati al tavolo
way-judged = Foto giudicata qui
preset-front_low = di fronte, bassa
preset-front_mid = di fronte, ad altezza tavolo
preset-front_high = di fronte, alta
preset-left_low = da sinistra, bassa
preset-left_mid = da sinistra, ad altezza tavolo
preset-left_high = da sinistra, alta
preset-right_low = da destra, bassa
preset-right_mid = da destra, ad altezza tavolo
preset-right_high = da destra, alta
preset-close_low = da vicino, bassa
preset-close_mid = da vicino, ad altezza tavolo
preset-close_high = da vicino, alta
preset-close_left_high = da vicino, da sinistra, alta
preset-close_right_high = da vicino, da destra, alta
preset-floor_level = dal pavimento

## What reports of balance count

tally-guest = Ospiti
tally-preference = Desideri

## The drawn table
table-round = Round { $round } di { $rounds }
table-deck = { $count ->
    [0] Il mazzo scambi è finito
    [one] Resta { $count } carta scambio
   *[other] Restano { $count } carte scambio
 }
table-supply = Riserva: { $count }
table-guide = Ospiti e carte
table-close = Chiudi
table-you = tu
table-starts = comincia
table-answered = ha scelto
table-deciding = ci pensa…
table-decorations = { $count ->
    [one] { $count } decorazione
   *[other] { $count } decorazioni
 }
table-decoration = Decorazione { $number }
table-no-envelopes = Nessuna busta
table-centre-empty = Qui non c’è niente.
table-envelope-of = La busta di { $guest }
table-touch-envelope = { $count ->
    [one] Tocca la busta che scegli, o trascinala qui.
   *[other] Tocca { $count } buste, o trascinale qui.
 }
table-put-back = Rimetti a posto { $guest }
table-to-left = a sinistra, per { $seat }
table-to-right = a destra, per { $seat }
table-which-side = Da quale parte?
table-your-answer = La tua risposta: { $answer }. Ora scelgono gli altri.
table-whose = Sta scegliendo { $seat }.
table-behind-screen = La tua scena, dietro lo schermo
table-frozen = Le sagome si spostano solo nella fase 1 e prima della foto finale.
table-room = La tua sala. Trascina le sagome per spostarle, trascina il pavimento per girarci intorno.
table-finder = La tua foto. Trascinala per muovere la fotocamera; per ingrandire usa due dita, o + e −.
table-space = Casella { $space }: { $guest }
table-aside = da parte
table-on-space = su { $space }
table-free-place = da qualche parte nella sala
table-where = Dove
table-put-aside = Metti da parte
table-turn = Gira
table-lie = Sdraia
table-nudge-left = 1 mm a sinistra
table-nudge-right = 1 mm a destra
table-nudge-back = 1 mm indietro
table-nudge-front = 1 mm avanti
table-visible = si vede
table-invisible = non si vede: una foto così è rifiutata
table-covered = dietro { $guests }
table-uncovered = nessuno davanti
table-face-shows = il volto si vede
table-face-hidden = il volto è nascosto
table-no-face = non ha volto
table-pick-space = Dove metti { $guest }?
table-photo-fine = { $count ->
    [0] La foto si può scattare, senza ospiti.
    [one] La foto si può scattare, con { $count } ospite.
   *[other] La foto si può scattare, con { $count } ospiti.
 }
table-photo-would-do = { $count ->
    [0] Una foto così andrebbe bene, senza ospiti.
    [one] Una foto così andrebbe bene, con { $count } ospite.
   *[other] Una foto così andrebbe bene, con { $count } ospiti.
 }
table-take-back = Annulla
table-ready = Tutto pronto
table-shoot = Scatta la foto
table-camera-free = posizione scelta da te
table-camera-side = Di lato
table-camera-height = Altezza
table-camera-distance = Distanza
table-camera-zoom = Ingrandimento
table-open-envelope = La busta aperta di { $guest }
table-remember = Tienilo a mente: una volta chiusa, non lo rivedrai più.
table-vips-inside = { $count ->
    [one] { $count } carta VIP dentro
   *[other] { $count } carte VIP dentro
 }
table-vip-add = Mettila in una delle tue buste
table-vip-back = È nella busta di { $guest }: riprendila
table-vip-announced = Dentro c’è una carta VIP!
table-auctioneer = Vende { $seat }
table-leads = è in testa con { $bid }
table-holds = aspetta
table-passed = ha passato
table-tied-at = in parità a { $bid }
table-going = E uno… { $seconds } s
table-less = Una in meno
table-more = Una in più
table-you-own = { $count ->
    [0] Non hai decorazioni.
    [one] Hai { $count } decorazione.
   *[other] Hai { $count } decorazioni.
 }
table-developing = La tua foto si sta sviluppando. Gli altri stanno ancora scattando la loro.
table-photo-by = La foto di { $seat }
table-notes = Mostra gli appunti del giudice: punti, chi copre chi
table-save-png = Salva come PNG
table-save-svg = Salva come SVG
table-reveal = Che cosa desideravano gli ospiti
table-open-all = Apri le buste
table-pause = Pausa
table-before = Indietro
table-next = Avanti
table-skip = Alla fine
table-not-placed = non è nella foto
table-times = { $count ->
    [one] { $count } carta VIP: vale per { $times }
   *[other] { $count } carte VIP: vale per { $times }
 }
guide-guests = Gli ospiti
guide-wishes = Carte preferenza
guide-exchanges = Carte scambio
guide-zones = Il tavolo

slot-dance_keep = resta a te
slot-partner_take = prendi
slot-partner_return = restituisci
slot-gift = regali
slot-theft_take = rubi
slot-rumour_target = guardi in
slot-offer = metti all’asta
slot-contribute = aggiungi
slot-pick = metti all’asta

how-arrange = Apri le tue buste una alla volta, piazza le sagome per ricordarti quello che leggi, poi conferma.
how-dance_keep = Una busta resta a te. Le altre vanno al centro, si mescolano e si ridistribuiscono.
how-partner_take = Prendi dal centro; poi ne restituisci altrettante, fra tutte quelle che hai.
how-partner_return = Restituiscine quante ne hai prese. Possono anche essere le stesse.
how-gift = Quello che regali se ne va; quello che ricevi resta chiuso fino al prossimo round.
how-seen = Fai con calma. Quando hai finito, le carte tornano nella busta.
how-theft_take = Si ruba tutti nello stesso momento, ognuno a chi ha alla sua sinistra.
how-rumour_target = Puoi guardare in una busta che non è tua. Tutti vedono quale, nessuno che cosa c’è dentro.
how-offer = Scegli quale delle tue buste va all’asta. Ti pagano in decorazioni.
how-offer-look = Scegli la busta in cui gli altri possono guardare, pagando. Resta a te.
how-announce = Si annuncia solo quello che si sa. Una carta VIP dentro può far salire il prezzo.
how-open_bid = Rilancia o aspetta: puoi tornare in gara dopo il rilancio di qualcun altro.
how-contribute = Tutti aggiungono una busta al centro; poi da lì si vendono, una dopo l’altra.
how-pick = Scegli che cosa si vende ora. Alla fine decidi se venderla o comprarla tu.
how-shared_bid = Offri più di tutti, oppure passa ed esci dall’asta.
how-sell_or_buy = Se vendi, ti pagano; se compri, paghi tu la stessa somma a chi ha offerto di più.
how-single_bid = Hai una sola offerta, e deve superare tutte le precedenti.
how-price = Chi paga questo prezzo guarda una volta nella tua busta. La busta resta a te.
how-pay_to_look = Paghi il prezzo e guardi una volta nella busta. Nessun altro la vede.
how-secret_bid = Tutti scelgono in segreto, poi si scopre tutto. Niente (0) non è un’offerta.
how-secret_rebid = Chi è in parità offre ancora una volta, almeno quanto prima.
how-final_photo = Piazza i tuoi ospiti sulle caselle, scegli la fotocamera e scatta: la foto è una sola.
how-doubt_vote = Il giudice non è sicuro. Se i sì sono di più, o pari ai no, vale.
how-tie_vote = Per la propria foto non si vota.

zone-round = A che round siamo
zone-deck = Mazzo scambi
zone-card = Carta scambio del round
zone-centre = Centro del tavolo
zone-players = Giocatori
zone-envelopes = Le tue buste
zone-won = Vinta in questo round
zone-decorations = Decorazioni
zone-supply = Riserva
zone-shown = Una busta aperta
zone-vip = Carta VIP
zone-scene = La tua sala
zone-photo = La tua foto
zone-camera = Fotocamera
zone-guests = Ospiti
zone-lot = All’asta
zone-bid = La tua offerta
zone-album = L’album
zone-points = Punti

## What things are
about-guest-clara = Una donna in abito giallo, che ride. Altezza media: un bambino dietro di lei sparisce, un ospite alto no.
about-guest-carmen = Una donna in abito da sera rosso, alta e molto dritta.
about-guest-nina = Una bambina con i codini. Conta come donna; è bassa e facile da nascondere.
about-guest-olga = Una donna con un cappello a tesa larga. Alta, e la tesa copre più di quanto si pensi.
about-guest-stella = Una donna, una cantante con una nuvola di ricci. Alta.
about-guest-mia = Una donna in viaggio: lo zaino le spunta a destra. Altezza media.
about-guest-victor = Un uomo in sedia a rotelle, a braccia conserte. Basso ma largo.
about-guest-otto = Un signore anziano, con il bastone a destra. Alto.
about-guest-leo = Un bambino con il berretto. Conta come uomo; è basso e stretto.
about-guest-hugo = Un uomo, un mago con il cilindro: il più alto di tutti.
about-guest-bruno = Un uomo, il pasticciere. Altezza media e largo: perfetto per nascondere qualcuno.
about-guest-marco = Un uomo con la chitarra a sinistra. Alto.
about-guest-tango = Il cane: né uomo né donna. Basso e lungo; dietro il tavolo non si vede per niente.
about-guest-palmira = La palma in vaso: né uomo né donna, e senza volto; per lei «nessuno vede il mio volto» è sempre esaudita.

about-next_to = Esaudita se la casella di questo ospite ha un lato in comune con quella dell’ospite sulla carta. Un angolo non basta, e l’altro dev’essere nella foto. Nella busta di quello stesso ospite, basta che sia piazzato.
about-hide_face_of = Esaudita se occhi, naso e bocca dell’ospite sulla carta sono del tutto coperti, almeno in parte dall’ospite di questa busta, e nessuna parte del volto è fuori dalla foto. Nella busta di quello stesso ospite vuol dire: nessuno vede il mio volto.
about-preference-near_table = Esaudita se l’ospite sta su una delle sette caselle che toccano il tavolo.
about-preference-away_from_table = Esaudita se l’ospite sta su una delle sette caselle che non toccano il tavolo.
about-preference-row_1 = Esaudita se l’ospite sta nella fila più vicina a te: a1 o e1, accanto al tavolo.
about-preference-row_2 = Esaudita se l’ospite sta nella seconda fila: a2 o e2, accanto al tavolo.
about-preference-row_3 = Esaudita se l’ospite sta nella terza fila, subito dietro il tavolo.
about-preference-row_4 = Esaudita se l’ospite sta nell’ultima fila, davanti allo schermo.
about-preference-left = Esaudita se l’ospite sta su una delle caselle segnate alla tua sinistra.
about-preference-right = Esaudita se l’ospite sta su una delle caselle segnate alla tua destra.
about-preference-edge = Esaudita se l’ospite sta nella colonna più a sinistra o in quella più a destra.
about-preference-middle = Esaudita se l’ospite sta in una delle tre colonne centrali.
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
about-preference-nobody_in_front = Esaudita se nella foto nessun altro ospite copre il disegno di questo. Tavolo e decorazioni non contano, e nemmeno coprire solo il bordo bianco o la base.
about-preference-my_face_hidden = Esaudita se nessuno vede occhi, naso e bocca di questo ospite: coperti da ospiti, decorazioni o tavolo, oppure fuori dalla foto.
about-preference-not_next_to_man = Esaudita se nessun uomo sta su una casella con un lato in comune con quella di questo ospite. Il bambino conta come uomo; cane e pianta no.
about-preference-not_next_to_woman = Esaudita se nessuna donna sta su una casella con un lato in comune con quella di questo ospite. La bambina conta come donna; cane e pianta no.

about-exchange-dance = Ognuno tiene una busta e mette tutte le altre al centro. Si mescolano, e ognuno ne riceve quante ne ha messe.
about-exchange-partner = Uno dopo l’altro, si prendono due buste dal centro e se ne restituiscono due, che possono anche essere le stesse.
about-exchange-gifts = Ognuno regala una busta al vicino di sinistra e una a quello di destra. In due giocatori se ne regala una a testa.
about-exchange-revelations = Due buste del centro, tirate a sorte, si aprono una dopo l’altra davanti a tutti.
about-exchange-theft = Tutti nello stesso momento prendono una busta a scelta dal vicino di sinistra.
about-exchange-rumours = Ognuno può guardare in una busta del centro o di un altro. Tutti vedono quale.
about-exchange-open_auction = A turno ognuno vende una busta. Gli altri rilanciano quante volte vogliono; chi offre di più paga chi vende.
about-exchange-shared_auction = Ognuno aggiunge una busta al centro. A turno ognuno ne mette una all’asta e gli altri offrono; poi la vende a chi ha offerto di più, oppure la compra lui, pagando la stessa somma a quell’offerente.
about-exchange-single_bid_auction = A turno ognuno vende una busta. Gli altri fanno una sola offerta a testa, ogni volta più alta della precedente.
about-exchange-fixed_price_auction = A turno ognuno fissa il prezzo per guardare in una busta. Chi paga guarda una volta; la busta resta dov’è.
about-exchange-secret_auction = A turno ognuno vende una busta. Le offerte sono segrete, e paga la più alta. In parità, chi è pari offre ancora una volta.
about-exchange-unfair_secret_auction = A turno ognuno vende una busta. Le offerte sono segrete: la più alta si paga per intero, tutte le altre per metà, arrotondata per difetto. In parità, chi è pari offre ancora una volta.

about-zone-round = La partita ha sei round: si guarda e si sistema, si gira una carta, si fa quello che dice. Poi viene la foto.
about-zone-deck = Sei carte coperte, una per round. Nella variante con aste, tre sono aste.
about-zone-card = Tutti fanno quello che dice questa carta. Poi si scarta.
about-zone-centre = Le buste che non ha nessuno. Quasi tutte le carte del mazzo riguardano loro.
about-zone-players = Dove sta ogni busta e quante decorazioni ha ognuno, lo sanno tutti.
about-zone-envelopes = Le puoi aprire nella fase 1 di ogni round e prima della foto, una alla volta e quante volte vuoi.
about-zone-won = Comprata in questo round: resta chiusa fino al prossimo sguardo, e adesso non si può mettere all’asta.
about-zone-decorations = Dieci a testa. Nella foto stanno sul tuo tavolo e possono nascondere un volto. Nella variante con aste sono i soldi, e ogni due che restano valgono un punto.
about-zone-supply = Altre decorazioni, per quando si gioca in due. Non contano per nessuno.
about-zone-shown = Tre desideri, e carte VIP se qualcuno ce le ha messe. È un gioco di memoria: chiusa la busta, tocca a te ricordare.
about-zone-vip = Una volta nella partita la puoi mettere in una busta che hai. Quell’ospite vale il doppio per tutti, anche in negativo; con due carte, il triplo.
about-zone-scene = La vedi solo tu. Piazza le sagome per ricordarti i desideri: sulle caselle o dove vuoi, di spalle o sdraiate. La puoi cambiare solo quando puoi guardare.
about-zone-photo = La foto come verrebbe adesso. Chi c’è dev’essere visibile almeno in parte. I segni dicono chi è coperto e quale volto si vede, mai quali desideri sono esauditi.
about-zone-camera = Può stare al massimo all’altezza dello schermo, e nella foto c’è soltanto la scena.
about-zone-guests = Piazzane quanti vuoi, uno per casella. Chi non è piazzato non dà punti; chi è piazzato senza nessun desiderio esaudito costa 3 punti.
about-zone-lot = La busta in vendita adesso. Chi la vende può annunciare una carta VIP, se sa che c’è.
about-zone-bid = Si offre e si paga in decorazioni intere, mai più di quelle che hai.
about-zone-album = Una foto a testa. Ognuna si giudica per conto suo.
about-zone-points = Desideri esauditi di un ospite piazzato: nessuno −3, uno 1, due 3, tre 6. Ogni carta VIP nella busta conta l’ospite una volta in più.

## The lesson
lesson-welcome = Che la festa cominci! Quattordici ospiti hanno i loro desideri, e alla fine tu scatti la foto. Cinque buste sono tue: in ognuna ci sono tre desideri dell’ospite che vedi davanti.
lesson-open = Apriamone una: tocca la busta di Clara.
lesson-read = Clara vuole stare al centro, nascondere il volto di Nina e non avere nessuno davanti. Tienilo a mente: il programma non lo farà per te. Poi rimetti le carte a posto.
lesson-place = Le sagome sono la tua memoria. Scegli Clara e tocca la casella c3; poi scegli Nina e tocca c4, proprio dietro. Per ora non conta niente.
lesson-photo = Se scattassi adesso, la foto sarebbe questa. ✓ vuol dire nessuno davanti, l’occhio dice se il volto si vede, ✕ segna chi non si vede: una foto così è rifiutata. Con le frecce sposta Nina un po’ di lato, finché fa capolino.
lesson-vip = Una volta nella partita puoi mettere la tua carta VIP in una busta: quell’ospite vale il doppio, per tutti. Per ora tienila. Quando la sala ti piace, premi «Tutto pronto».
lesson-theft = A ogni round si gira una carta. Furto: tutti insieme rubano una busta al vicino di sinistra. Tocca quella di Mia e conferma.
lesson-look-new = Nuovo round, nuovo sguardo. Hai rubato la busta di Mia: aprila.
lesson-close-new = Altri tre desideri da ricordare. Rimetti le carte a posto.
lesson-score = Tre desideri esauditi valgono 6 punti, due 3, uno 1. Un ospite nella foto senza nemmeno uno ne costa 3: chi non conosci, lascialo fuori. Piazza Mia, se vuoi, e conferma.
lesson-dance = Danza: tieni una busta, tutte le altre si mescolano e si ridistribuiscono. Tieni quella di Clara.
lesson-end = Dopo sei round tutti scattano la foto e si aprono le buste. È tutto qui: continua, e sorridi alla fotocamera!

## Hints

hint-row = { $guests } { $row }.
hint-scene = La scena può restare com’è: serve solo a ricordare.
hint-pleased = Esaudisce { $met } dei { $known } desideri che hai visto.
