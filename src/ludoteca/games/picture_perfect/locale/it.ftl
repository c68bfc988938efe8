game-name = Foto Perfetta
game-about = Scopri che cosa desiderano quattordici ospiti e scatta la foto che ne accontenta di più.

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
posture-left = disteso a sinistra
posture-right = disteso a destra
vip-in_hand = in mano
vip-used = usata
verdict-no = non soddisfatta
verdict-doubt = dubbia
verdict-yes = soddisfatta
word-nobody = nessuno
word-none = nessuna
word-seen = visto
word-no = no
word-yes = sì
word-abstain = astensione

## What is going on
moment-arrange = Tutti possono guardare e risistemare
moment-dance_keep = Danza: tenere una busta
moment-partner_take = Scegli il tuo Compagno: prendere
moment-partner_return = Scegli il tuo Compagno: restituire
moment-gift = Doni
moment-revealed = Rivelazioni: una busta è aperta
moment-theft = Furto
moment-rumour_target = Pettegolezzi: a chi chiedere
moment-look = Uno sguardo in privato
moment-offer = Asta: cosa offrire
moment-announce = Asta: qualcosa da annunciare?
moment-open_bid = Asta Aperta: offerte
moment-single_bid = Asta a Offerta Unica: offerte
moment-contribute = Asta Condivisa: aggiungere buste
moment-pick = Asta Condivisa: cosa mettere all’asta
moment-shared_bid = Asta Condivisa: offerte
moment-sell_or_buy = Asta Condivisa: vendere o comprare
moment-price = Asta a Prezzo Fisso: il prezzo
moment-pay_to_look = Asta a Prezzo Fisso: pagare per guardare?
moment-secret_bid = Offerte segrete
moment-secret_rebid = Di nuovo offerte segrete
moment-bank_bid = Un’offerta segreta contro il banco
moment-final_photo = La foto finale
moment-doubt_vote = Un caso dubbio
moment-tie_vote = Voto per il pareggio

## Questions
ask-arrange = Round { $round }: guarda nelle tue buste e sistema le sagome.
ask-dance_keep = Quale busta tieni?
ask-partner_take = Che cosa prendi dal centro?
ask-partner_return = Che cosa rimetti al centro?
ask-gift = Quali buste regali?
ask-seen = Hai visto abbastanza?
ask-theft_take = Quale busta rubi al vicino di sinistra?
ask-rumour_target = Di chi vuoi scoprire i desideri?
ask-offer = Quale busta metti all’asta?
ask-announce = Annunci una carta VIP nella busta di { $envelope }?
ask-open_bid = { $high ->
    [0] { $seat } mette all’asta { $envelope }; nessuno ha ancora offerto. Offri?
   *[other] { $seat } mette all’asta { $envelope }, l’offerta più alta è { $high }. Rilanci?
 }
ask-shared_bid = { $high ->
    [0] { $seat } mette all’asta { $envelope }; nessuno ha ancora offerto. Quanto offri?
   *[other] { $seat } mette all’asta { $envelope }, l’offerta più alta è { $high }. Quanto offri?
 }
ask-single_bid = { $high ->
    [0] { $seat } mette all’asta { $envelope }; nessuno ha ancora offerto. Offri una volta sola.
   *[other] { $seat } mette all’asta { $envelope }, l’offerta più alta è { $high }. Offri una volta sola.
 }
ask-contribute = Quale busta aggiungi al centro?
ask-pick = Quale busta metti all’asta?
ask-sell_or_buy = { $seat } offre { $high } per { $envelope }. Vendere, o comprare allo stesso prezzo?
ask-price = Quanto costa guardare nella busta di { $envelope }?
ask-pay_to_look = { $seat } chiede { $price } per uno sguardo a { $envelope }. Paghi?
ask-secret_bid = { $seat } mette all’asta { $envelope }. Qual è la tua offerta segreta?
ask-secret_rebid = Parità per { $envelope }, messa all’asta da { $seat }. Offri ancora.
ask-final_photo = Sistema i tuoi ospiti e scatta la foto.
ask-doubt_vote = Nella foto di { $seat }: “{ $card }” di { $guest } è soddisfatta?
ask-tie_vote = Chi ha fatto la foto migliore o raccontato la storia migliore?

## Choices
choice-keep = Tenere { $envelope }
choice-take = Prendere { $envelopes }
choice-return = Restituire { $envelopes }
choice-give = Regalare { $envelopes }
choice-give_both = Regalare { $left } a sinistra e { $right } a destra
choice-give_one = Regalare { $envelope } ({ $side })
choice-steal = Rubare { $envelope }
choice-none = Nessuna
choice-listen = Guardare nella busta di { $envelope }
choice-seen = Rimettere le carte a posto
choice-offer = Mettere all’asta { $envelope }
choice-silent = Non dire nulla
choice-announce = Annunciare una carta VIP
choice-hold = Attendere
choice-pass = Passare
choice-contribute = Aggiungere { $envelope }
choice-pick = Mettere all’asta { $envelope }
choice-sell = Vendere
choice-buy = Comprare allo stesso prezzo
choice-no = No
choice-yes = Sì
choice-abstain = Astenersi
choice-vote = Votare per { $seat }
choice-open = Aprire la busta di { $envelope }
choice-close = Rimettere le carte a posto
choice-bid = { $decorations ->
    [0] Non offrire nulla
    [one] Offrire { $decorations } decorazione
   *[other] Offrire { $decorations } decorazioni
 }
choice-price = Chiedere { $decorations ->
    [one] { $decorations } decorazione
   *[other] { $decorations } decorazioni
 }

## The log
event-dealt = { $seat } riceve le buste di { $envelopes }.
event-centre_laid = Al centro restano { $envelopes }.
event-first_player = Inizia { $seat }.
event-round_began = Comincia il round { $round }; inizia { $seat }.
event-turned_up = La carta è { $card }.
event-kept = { $seat } tiene { $envelope }.
event-danced = { $seat } riceve dalla danza { $envelopes }.
event-took = { $seat } prende { $envelopes }.
event-returned = { $seat } restituisce { $envelopes }.
event-gave = { $seat } regala { $envelope } a { $receiver }.
event-revealed = Rivelazione su { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , con { $vips } carta VIP
   *[other] , con { $vips } carte VIP
 }.
event-revealed-veiled = La busta di { $envelope } viene aperta davanti a tutti.
event-wishes_revealed = Rivelazione su { $envelope }: { $cards }.
event-wishes_revealed-veiled = La busta di { $envelope } viene aperta davanti a tutti.
event-stole = { $seat } ruba { $envelope } a { $victim }.
event-looked = { $seat } ha guardato { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , con { $vips } carta VIP
   *[other] , con { $vips } carte VIP
 }.
event-looked-veiled = { $seat } guarda nella busta di { $envelope }.
event-heard_nothing = { $seat } non guarda niente.
event-opened = { $seat } ha aperto { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , con { $vips } carta VIP
   *[other] , con { $vips } carte VIP
 }.
event-opened-veiled = Guardi nella busta di { $envelope }.
event-closed = { $seat } rimette a posto le carte di { $envelope }.
event-vip_added = { $seat } ha messo la carta VIP in { $envelope }.
event-vip_added-veiled = Hai usato la tua carta VIP.
event-no_auction = { $seat } non tiene nessuna asta.
event-offered = { $seat } mette all’asta { $envelope }.
event-announced = { $seat } annuncia: con { $envelope } c’è una carta VIP.
event-claimed = { $seat } sostiene che con { $envelope } c’è una carta VIP.
event-raised = { $seat } offre { $bid }.
event-held = { $seat } attende.
event-passed = { $seat } passa.
event-bought = { $seat } compra { $envelope } e paga { $price } a { $seller }.
event-unsold = Nessuno compra { $envelope } da { $seat }.
event-contributed = { $seat } aggiunge { $envelope } al centro.
event-picked = { $seat } mette all’asta { $envelope }.
event-priced = { $seat } chiede { $price } per uno sguardo.
event-paid_to_look = { $seat } paga { $price } a { $seller } per guardare.
event-nobody_looked = Nessuno paga { $seat } per guardare { $envelope }.
event-bid_secretly = { $seat } aveva scritto { $bid }.
event-bids_tied = Parità a { $bid }: chi ha pareggiato offre ancora per la busta di { $seat }.
event-paid_half = { $seat } paga metà dell’offerta perduta, { $price }, a { $seller }.
event-bank_bid = Il banco offre { $bid } nell’asta di { $seat }.
event-bank_bought = Il banco compra { $envelope } da { $seat }; va al centro.
event-rescued = { $giver } dà una decorazione a { $seat }, che non ha più nulla.
event-photo_time = Ultimo sguardo, poi ognuno scatta la foto.
event-photographed = { $seat } ha fotografato { $guests }.
event-unsealed = { $envelope } desiderava: { $cards }{ $vips ->
    [0] { "" }
    [one] , con { $vips } carta VIP
   *[other] , con { $vips } carte VIP
 }.
event-doubt_met = Dubbio su “{ $card }” di { $guest } nella foto di { $seat }: { $yes } a { $no }, vale.
event-doubt_not_met = Dubbio su “{ $card }” di { $guest } nella foto di { $seat }: { $yes } a { $no }, non vale.
event-scored = { $seat }, { $guest }: { $met ->
    [one] { $met } preferenza
   *[other] { $met } preferenze
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
event-totalled = { $seat } totalizza { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
event-voted = { $seat } vota per { $choice }.
event-abstained = { $seat } non vota.
event-won = Vince { $seats }.
event-won_together = { $seats } condividono la vittoria.

## Refusals at the table
reason-game_over = La partita è finita.
reason-not_asked = Non è questo che si chiede adesso ({ $moment }).
reason-not_your_turn = Adesso tocca a { $seats }.
reason-only_one_answer = Qui hai una sola possibilità, e va da sé.
reason-only_a_look = Guardare non è ancora una risposta: quando hai finito, conferma la disposizione.
reason-one_neighbour = In due c’è un solo vicino: di’ soltanto quali buste regali.
reason-which_neighbour = Di’ quale busta va a sinistra e quale a destra.
reason-is_holding = Sei in attesa: puoi rilanciare di nuovo dopo il rilancio di un altro.
reason-cannot_raise = L’offerta più alta è { $high }; con { $owned } non puoi rilanciare.
reason-already_answered = Hai già risposto.
reason-malformed = Questo non ha la forma giusta (in “{ $at }”).
reason-look_not_now = Per te non è il momento di aprire buste: si fa nella fase 1 e prima della foto finale.
reason-look_not_yours = Puoi aprire solo le buste che hai tu.
reason-look_won_this_round = È stata vinta in questo round e per ora resta chiusa.
reason-look_one_at_a_time = Rimetti prima a posto le carte di { $envelope }.
reason-vip_used = La tua carta VIP è già usata.
reason-vip_not_held = La carta VIP va solo in una busta che hai tu.
reason-vip_not_now = La carta VIP si aggiunge solo quando guardi nelle tue buste.
reason-not_own_envelope = Questa busta non è tua. Tu hai: { $envelopes }.
reason-not_in_centre = Questa busta non è al centro. Al centro ci sono: { $envelopes }.
reason-wrong_number = Ne hai scelte { $chosen }, e { $must ->
        [one] deve essere esattamente una busta.
       *[other] devono essere esattamente { $must } buste.
    }
reason-same_twice = La stessa busta è nominata due volte.
reason-received_now = Si regalano solo le buste che avevi già; quelle ricevute ora non si passano.
reason-not_left_neighbours = Rubi una busta che { $seat }, alla tua sinistra, aveva quando la carta è stata girata: { $envelopes }.
reason-own_envelope = I pettegolezzi riguardano buste degli altri o del centro.
reason-must_choose = Qui bisogna scegliere.
reason-bid_own_auction = Il banditore non fa offerte.
reason-bid_too_low = L’offerta minima è { $least }.
reason-bid_too_high = Non puoi offrire più di quello che hai: { $owned }.
reason-has_passed = In questa asta hai già passato.
reason-has_bid = In questa asta si offre una volta sola.
reason-is_leading = La tua offerta è già la più alta.
reason-rebid_too_low = La seconda offerta non può essere inferiore alla prima: almeno { $least }.
reason-not_tied = Solo chi ha pareggiato offre di nuovo.
reason-won_this_round = È stata vinta in questo round e non si può mettere all’asta.
reason-cannot_buy = L’offerta è { $high } e tu hai { $owned }: devi vendere.
reason-price_range = Il prezzo va da 1 a { $most }.
reason-cannot_pay = Costa { $price } e tu hai { $owned }.
reason-nothing_to_announce = Non sai di nessuna carta VIP lì dentro.
reason-scene_frozen = Le sagome si spostano solo nella fase 1 e prima della foto finale.
reason-vote_self = Nessuno vota per la propria foto.
reason-vote_not_tied = Si vota solo per chi ha pareggiato: { $seats }.
reason-notebook_off = A questo tavolo non si prendono appunti.

## Refusals of scenes and photos
reason-out_of_bounds = { $guest } è fuori dai limiti.
reason-space_unknown = Non esiste questa casella per { $guest }.
reason-space_taken = { $guests } non possono stare insieme sulla casella { $space }.
reason-base_outside = La base di { $guest } non è dentro la casella.
reason-not_facing = { $guest } deve stare in piedi e di fronte alla fotocamera.
reason-figures_collide = { $guests } si attraversano.
reason-decor_number = Tutte le { $owned } decorazioni vanno sul tavolo; qui sono { $number }.
reason-decor_off_table = La decorazione { $decoration } non è tutta sul tavolo.
reason-decor_overlap = Le decorazioni { $decorations } si sovrappongono.
reason-camera_range = La fotocamera non può stare lì, o l’inquadratura è troppo piccola.
reason-camera_too_high = La fotocamera è più alta dello schermo.
reason-shows_outside = La foto mostra più della scena ({ $sides }).
reason-guest_invisible = Nella foto non si vede: { $guests }.
reason-presets_only = A questo tavolo si usano solo le posizioni date della fotocamera.

## Positions that cannot be
reason-envelopes_lost = Ogni busta è presso un giocatore o al centro.
reason-envelopes_uneven = Nel gioco base ogni giocatore ha { $each } buste, con { $centre } al centro.
reason-won_by_nobody = Ciò che è stato vinto è presso un giocatore.
reason-won_too_long = Niente è “vinto in questo round” fuori da un’asta.
reason-vips_lost = Ogni giocatore ha una carta VIP, in mano o in una busta.
reason-vip_known_nowhere = Nessuno può sapere di una carta VIP in una busta che non ne contiene.
reason-open_elsewhere = Un giocatore ha aperta una busta che non ha.
reason-cards_lost = Le buste non contengono esattamente le carte della scatola, tre ciascuna.
reason-decorations_lost = Dovrebbero esserci { $wanted } decorazioni, non { $found }.
reason-decorations_moved = Nel gioco base le decorazioni non passano di mano.
reason-deck_wrong = Non sono sei carte scambio dei tipi giusti.
reason-round_wrong = Nel round { $round } non possono essere state girate { $cards } carte scambio.
reason-scene_wrong = La scena di { $seat } non è possibile.
reason-photo_wrong = La foto di { $seat } non è possibile.
reason-score_tie = Pareggio tra { $players }: tutti i giocatori votano la foto o la storia migliore tra le loro.
reason-pad_players = { $found } giocatori sono troppi: si gioca al massimo in { $most }.
reason-pad_vips = Nelle buste ci sono { $found } carte VIP, ma i giocatori sono solo { $most }, con una a testa.
reason-pad_envelopes = I giocatori hanno in tutto { $found } buste, e ne esistono solo { $most }.
reason-pad_decorations = I giocatori hanno in tutto { $found } decorazioni, e ne esistono solo { $most }.
reason-pad_wishes = Nella scatola ci sono { $most } copie di questa carta, non { $found }: { $card }.

## Box files
reason-box_guest_numbers = { $file }: gli ospiti non sono numerati da 1 senza salti.
reason-box_envelopes = { $file }: le buste per { $players } giocatori non tornano.
reason-box_deck_size = { $file }: ci sono { $cards } carte preferenza, ne servono { $needed }.
reason-box_unknown_name = { $file }: la carta “{ $card }” nomina “{ $about }”, che non esiste.
reason-box_no_face_to_hide = { $file }: la carta “{ $card }” nasconde “{ $about }”, che non ha volto.
reason-box_alternative = { $file }: la carta “{ $card }” (“{ $about }”) non ha tra parentesi un desiderio possibile.
reason-box_profile_levels = { $file }: il profilo di { $guest } non sale livello per livello dai piedi.
reason-box_profile_width = { $file }: il profilo di { $guest } ha una larghezza impossibile.
reason-box_too_wide = { $file }: { $guest } è troppo largo.
reason-box_feet_off_base = { $file }: { $guest } non sta sulla base.
reason-box_face_outside = { $file }: il volto di { $guest } non è dentro l’illustrazione.
reason-box_unknown_space = { $file }: l’area “{ $area }” nomina la casella “{ $space }”, che non esiste.
reason-box_adjacency = { $file }: la coppia di caselle vicine { $spaces } è sbagliata.
reason-box_table_too_small = { $file }: la decorazione “{ $decoration }” non sta ovunque sul tavolo; allarga il tavolo o restringi la decorazione.
reason-box_unknown_exchange = { $file }: non esiste la carta scambio “{ $card }”.
reason-box_too_few_exchanges = { $file }: ci sono troppo poche carte scambio per { $players } giocatori.
reason-box_preset = { $file }: la fotocamera “{ $camera }” è dove non può stare.

## Options
option-mode = Modo di gioco
option-mode-base = gioco base
option-mode-auction = variante con aste
option-first_player = Chi inizia
option-first_player-random = qualcuno a caso
option-first_player-seat_1 = posto 1
option-first_player-seat_2 = posto 2
option-first_player-seat_3 = posto 3
option-first_player-seat_4 = posto 4
option-first_player-seat_5 = posto 5
option-first_player-seat_6 = posto 6
option-two_player_supply = Riserva per due giocatori
option-two_player_supply-inert = resta inutilizzata
option-two_player_supply-bank_bidder = il banco fa offerte (regola della casa)
option-vip_announcement = Annuncio di una carta VIP
option-vip_announcement-known = solo ciò che il venditore sa
option-vip_announcement-verified = solo se è vero
option-vip_announcement-claim = si può dire qualsiasi cosa
option-vip_announcement-off = non permesso
option-two_player_gifts = Doni in due giocatori
option-two_player_gifts-1 = una busta ciascuno
option-two_player_gifts-2 = due buste ciascuno
option-open_auction = Asta Aperta
option-open_auction-polled = si chiede in ordine
option-open_auction-live = dal vivo, chi è più svelto
option-table_hides_face = Il tavolo nasconde i volti
option-table_hides_face-true = sì
option-table_hides_face-false = no
option-revelations = Le Rivelazioni mostrano
option-revelations-all = tutte le carte, anche le VIP
option-revelations-wishes = solo le preferenze
option-tolerance = Come si giudicano le foto
option-tolerance-eyes = a occhio: un pezzettino non conta
option-tolerance-none = alla lettera: conta ogni pixel
option-doubt = Foto dubbie
option-doubt-auto = contano come non soddisfatte
option-doubt-vote = votano gli altri
option-cameras = Fotocamera
option-cameras-free = libera
option-cameras-presets = quindici posizioni date
option-tie = Pareggio per la vittoria
option-tie-vote = si decide con un voto
option-tie-shared = si condivide
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
view-turn = Turni prima
view-taken = Prese
view-before = Mostrata prima
view-targets = Guardano
view-high = Offerta più alta
view-leader = Miglior offerente
view-holding = In attesa
view-last = Ultimo a essere chiesto
view-asked = Offerte finora
view-passed = Hanno passato
view-price = Prezzo
view-bids = Prime offerte
view-tied = In parità
view-photographer = Fotografo
view-kind = Desiderio
view-answered = Hanno risposto
view-answer = La tua risposta
view-auctioneer = Di chi è il turno
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
view-on = Sta
view-facing = Rivolto
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
view-face_percent = Viso in vista (%)
view-face_behind = Viso dietro
view-met = Esauditi
view-doubtful = Dubbi
view-missed = Mancati

part-guests = Ospiti
part-vips = Carte VIP
part-decorations = Decorazioni

pad-auction = Variante dell’asta
way-counted = Desideri contati al tavolo
way-judged = Foto giudicata qui
preset-front_low = di fronte, bassa
preset-front_mid = di fronte, altezza media
preset-front_high = di fronte, alta
preset-left_low = da sinistra, bassa
preset-left_mid = da sinistra, altezza media
preset-left_high = da sinistra, alta
preset-right_low = da destra, bassa
preset-right_mid = da destra, altezza media
preset-right_high = da destra, alta
preset-close_low = da vicino, bassa
preset-close_mid = da vicino, altezza media
preset-close_high = da vicino, alta
preset-close_left_high = da vicino, da sinistra, alta
preset-close_right_high = da vicino, da destra, alta
preset-floor_level = da terra

## What reports of balance count

tally-guest = Ospiti
tally-preference = Preferenze

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
table-deciding = sta scegliendo …
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
table-whose = { $seat } sta scegliendo.
table-behind-screen = La tua scena dietro lo schermo
table-frozen = Le sagome si spostano solo nella fase 1 e prima della foto finale.
table-room = La tua sala. Trascina le sagome per spostarle, trascina il pavimento per girare intorno.
table-finder = La tua foto. Trascinala per muovere la fotocamera; ingrandisci con due dita o con + e −.
table-space = Casella { $space }: { $guest }
table-aside = da parte
table-on-space = su { $space }
table-free-place = da qualche parte nella sala
table-where = Dove
table-put-aside = Metti da parte
table-turn = Gira di spalle
table-lie = Sdraia
table-nudge-left = 1 mm a sinistra
table-nudge-right = 1 mm a destra
table-nudge-back = 1 mm indietro
table-nudge-front = 1 mm avanti
table-visible = visibile
table-invisible = non visibile: una foto così è rifiutata
table-covered = dietro { $guests }
table-uncovered = nessuno davanti
table-face-shows = il volto si vede
table-face-hidden = il volto è nascosto
table-no-face = non ha volto
table-pick-space = Dove mettere { $guest }?
table-photo-fine = { $count ->
    [0] La foto si può scattare, senza ospiti.
    [one] La foto si può scattare, con { $count } ospite.
   *[other] La foto si può scattare, con { $count } ospiti.
 }
table-photo-would-do = { $count ->
    [0] Una foto così sarebbe valida, senza ospiti.
    [one] Una foto così sarebbe valida, con { $count } ospite.
   *[other] Una foto così sarebbe valida, con { $count } ospiti.
 }
table-take-back = Annulla
table-ready = Tutto pronto
table-shoot = Scatta la foto
table-camera-free = posizione tua
table-camera-side = Di lato
table-camera-height = Altezza
table-camera-distance = Distanza
table-camera-zoom = Ingrandimento
table-open-envelope = La busta aperta di { $guest }
table-remember = Tienilo a mente: una volta chiusa, niente di questo si vede più.
table-vips-inside = { $count ->
    [one] { $count } carta VIP dentro
   *[other] { $count } carte VIP dentro
 }
table-vip-add = Mettila in una delle tue buste
table-vip-back = Con { $guest }; riprendila
table-vip-announced = Dentro c’è una carta VIP!
table-auctioneer = Vende { $seat }
table-leads = è in testa con { $bid }
table-holds = non rilancia
table-passed = ha passato
table-tied-at = in parità a { $bid }
table-going = E uno … { $seconds } s
table-less = Una in meno
table-more = Una in più
table-you-own = { $count ->
    [0] Non hai decorazioni.
    [one] Hai { $count } decorazione.
   *[other] Hai { $count } decorazioni.
 }
table-developing = La tua foto si sta sviluppando. Gli altri stanno ancora fotografando.
table-photo-by = Foto di { $seat }
table-notes = Mostra le note del giudice: punti, chi copre chi
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
    [one] { $count } carta VIP: vale { $times } volte
   *[other] { $count } carte VIP: vale { $times } volte
 }
guide-guests = Gli ospiti
guide-wishes = Carte preferenza
guide-exchanges = Carte scambio
guide-zones = Il tavolo

slot-dance_keep = resta a te
slot-partner_take = prendi
slot-partner_return = restituisci
slot-gift = doni
slot-theft_take = rubi
slot-rumour_target = guardi in
slot-offer = metti all’asta
slot-contribute = aggiungi
slot-pick = metti all’asta

how-arrange = Apri le tue buste una alla volta, piazza le sagome per ricordare ciò che leggi, poi conferma.
how-dance_keep = Una busta resta a te. Tutte le altre vanno al centro, si mescolano e si ridistribuiscono.
how-partner_take = Prendi dal centro; poi ne restituisci altrettante, tra tutte quelle che hai.
how-partner_return = Restituiscine quante ne hai prese. Possono essere le stesse.
how-gift = Ciò che doni se ne va; ciò che ricevi resta chiuso fino al prossimo round.
how-seen = Con calma. Le carte tornano nella busta quando hai finito.
how-theft_take = Tutti rubano nello stesso momento, ognuno a chi gli sta a sinistra.
how-rumour_target = Puoi guardare in una busta che non è tua. Tutti vedono quale, nessuno che cosa contiene.
how-offer = Scegli quale delle tue buste va all’asta. Ti pagano in decorazioni.
how-offer-look = Scegli la busta in cui gli altri possono guardare pagando. Resta a te.
how-announce = Si annuncia solo ciò che si sa. Una carta VIP dentro può alzare il prezzo.
how-open_bid = Rilancia o attendi: puoi tornare in gara dopo il rilancio di qualcun altro.
how-contribute = Ognuno aggiunge una busta al centro; poi da lì se ne vende una dopo l’altra.
how-pick = Scegli che cosa si vende ora. Alla fine decidi se venderla o comprarla.
how-shared_bid = Offri più dell’offerta più alta, oppure passa ed esci.
how-sell_or_buy = Vendi e incassi, oppure compri: allora paghi la stessa somma a chi ha offerto di più.
how-single_bid = Hai una sola offerta. Deve superare tutte le precedenti.
how-price = Chi paga questo guarda una volta nella tua busta. La busta resta a te.
how-pay_to_look = Paghi il prezzo e guardi una volta nella busta. Nessun altro la vede.
how-secret_bid = Tutti scelgono in segreto, poi si scopre tutto. Niente (0) non è un’offerta.
how-secret_rebid = Chi è in parità offre ancora una volta, almeno quanto prima.
how-final_photo = Piazza i tuoi ospiti sulle caselle, scegli la fotocamera e scatta la tua unica foto.
how-doubt_vote = Il giudice non è sicuro. Più sì che no, o numeri uguali: vale.
how-tie_vote = Nessuno vota la propria foto.

zone-round = Round della partita
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
about-guest-clara = Una donna in abito giallo che ride. Altezza media: un bambino sparisce dietro di lei, un ospite alto no.
about-guest-carmen = Una donna in abito da sera rosso, molto dritta e alta.
about-guest-nina = Una bambina con i codini. Conta come donna; è bassa e facile da nascondere.
about-guest-olga = Una donna con un cappello a tesa larga. Alta, e la tesa copre più di quanto si creda.
about-guest-stella = Una donna, cantante con una nuvola di ricci. Alta.
about-guest-mia = Una donna in viaggio; lo zaino spunta a destra. Altezza media.
about-guest-victor = Un uomo in sedia a rotelle, a braccia conserte. Basso ma largo.
about-guest-otto = Un signore anziano con il bastone a destra. Alto.
about-guest-leo = Un bambino con il berretto. Conta come uomo; è basso e stretto.
about-guest-hugo = Un uomo, un mago con il cilindro: il più alto di tutti.
about-guest-bruno = Un uomo, il pasticcere. Altezza media e largo: ottimo per nascondere qualcuno.
about-guest-marco = Un uomo con la chitarra a sinistra. Alto.
about-guest-tango = Il cane: né uomo né donna. Basso e lungo; dietro il tavolo non si vede affatto.
about-guest-palmira = La palma in vaso: né uomo né donna, e senza volto; “nessuno vede il mio volto” è sempre soddisfatta.

about-next_to = Soddisfatta se la casella di questo ospite ha un lato in comune con quella dell’ospite sulla carta. Un angolo non basta, e l’altro dev’essere nella foto. Nella busta di quell’ospite stesso basta che sia piazzato.
about-hide_face_of = Soddisfatta se occhi, naso e bocca dell’ospite sulla carta sono del tutto coperti, almeno in parte dal titolare di questa busta, e nessuna parte del volto è fuori dalla foto. Nella busta di quell’ospite stesso la carta significa: nessuno vede il mio volto.
about-preference-near_table = Soddisfatta se l’ospite sta su una delle sette caselle che toccano il tavolo.
about-preference-away_from_table = Soddisfatta se l’ospite sta su una delle sette caselle che non toccano il tavolo.
about-preference-row_1 = Soddisfatta se l’ospite sta nella fila più vicina a te: a1 o e1, accanto al tavolo.
about-preference-row_2 = Soddisfatta se l’ospite sta nella seconda fila: a2 o e2, accanto al tavolo.
about-preference-row_3 = Soddisfatta se l’ospite sta nella terza fila, subito dietro il tavolo.
about-preference-row_4 = Soddisfatta se l’ospite sta nell’ultima fila, davanti allo schermo.
about-preference-left = Soddisfatta se l’ospite sta su una delle caselle segnate alla tua sinistra.
about-preference-right = Soddisfatta se l’ospite sta su una delle caselle segnate alla tua destra.
about-preference-edge = Soddisfatta se l’ospite sta nella colonna più a sinistra o più a destra.
about-preference-middle = Soddisfatta se l’ospite sta in una delle tre colonne centrali.
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
about-preference-nobody_in_front = Soddisfatta se nessun altro ospite copre l’illustrazione di questo nella foto. Tavolo e decorazioni non disturbano, né coprire solo il bordo bianco o la base.
about-preference-my_face_hidden = Soddisfatta se nessuno vede occhi, naso e bocca di questo ospite: coperti da ospiti, decorazioni o tavolo, oppure fuori dalla foto.
about-preference-not_next_to_man = Soddisfatta se nessun uomo sta su una casella con un lato in comune con quella di questo ospite. Il bambino conta come uomo; cane e pianta no.
about-preference-not_next_to_woman = Soddisfatta se nessuna donna sta su una casella con un lato in comune con quella di questo ospite. La bambina conta come donna; cane e pianta no.

about-exchange-dance = Ognuno tiene una busta e mette tutte le altre al centro. Si mescolano, e ognuno ne riceve quante ne ha messe.
about-exchange-partner = Uno dopo l’altro, ognuno prende due buste dal centro e ne restituisce due, che possono essere le stesse.
about-exchange-gifts = Ognuno dona una busta al vicino di sinistra e una a quello di destra. In due giocatori ognuno ne dona una.
about-exchange-revelations = Due buste del centro, estratte a sorte, si aprono una dopo l’altra e si mostrano a tutti.
about-exchange-theft = Tutti nello stesso momento prendono una busta a scelta dal vicino di sinistra.
about-exchange-rumours = Ognuno può guardare in una busta del centro o di un altro. Tutti vedono quale.
about-exchange-open_auction = A turno ognuno vende una busta. Gli altri rilanciano quante volte vogliono; chi offre di più paga il venditore.
about-exchange-shared_auction = Ognuno aggiunge una busta al centro. A turno ognuno ne mette una all’asta; gli altri offrono, poi chi è di turno la vende a chi ha offerto di più o la compra, pagando lui.
about-exchange-single_bid_auction = A turno ognuno vende una busta. Gli altri fanno una sola offerta ciascuno, sempre più alta della precedente.
about-exchange-fixed_price_auction = A turno ognuno fissa il prezzo di uno sguardo in una busta. Chi paga guarda una volta; la busta resta.
about-exchange-secret_auction = A turno ognuno vende una busta. Le offerte sono segrete; paga la più alta. In caso di parità chi è pari offre ancora una volta.
about-exchange-unfair_secret_auction = A turno ognuno vende una busta. Le offerte sono segrete: la più alta si paga per intero, ogni altra per metà, arrotondata per difetto. In caso di parità chi è pari offre ancora una volta.

about-zone-round = La partita ha sei round: guardare e sistemare, girare una carta, fare ciò che dice. Poi viene la foto.
about-zone-deck = Sei carte coperte, una per round. Nella variante con aste tre sono aste.
about-zone-card = Tutti fanno ciò che dice questa carta. Poi si scarta.
about-zone-centre = Buste che nessuno ha in mano. Quasi tutte le carte del mazzo le riguardano.
about-zone-players = Dove si trova ogni busta e quante decorazioni ha ognuno è noto a tutti.
about-zone-envelopes = Puoi aprirle nella fase 1 di ogni round e prima della foto, una alla volta e quante volte vuoi.
about-zone-won = Comprata in questo round: resta chiusa fino al prossimo momento di osservazione e ora non si può mettere all’asta.
about-zone-decorations = Dieci a testa. Nella foto stanno sul tuo tavolo e possono nascondere volti. Nella variante con aste sono denaro, e ogni due rimaste valgono un punto.
about-zone-supply = Altre decorazioni, per due giocatori. Non contano per nessuno.
about-zone-shown = Tre preferenze, e carte VIP se qualcuno le ha messe. È un gioco di memoria: chiusa la busta, bisogna ricordare.
about-zone-vip = Una volta nella partita puoi metterla in una busta che hai. Quell’ospite vale il doppio per tutti, anche con punti negativi; con due carte il triplo.
about-zone-scene = La vedi solo tu. Piazza sagome per ricordare le preferenze: sulle caselle o dove vuoi, di spalle o sdraiate. Cambia solo quando puoi guardare.
about-zone-photo = La foto come verrebbe ora. Chi è nella foto dev’essere almeno in parte visibile. I segni dicono chi è coperto e quale volto si vede, mai quali preferenze sono soddisfatte.
about-zone-camera = Può stare al massimo all’altezza dello schermo, e la foto mostra solo la scena.
about-zone-guests = Piazzane quanti vuoi, uno per casella. Chi non è piazzato non dà punti; chi è piazzato senza nessuna preferenza soddisfatta costa 3 punti.
about-zone-lot = La busta in vendita ora. Chi la vende può annunciare una carta VIP, se sa che c’è.
about-zone-bid = Offerte e pagamenti sono decorazioni intere, mai più di quante ne hai.
about-zone-album = Ognuno ha scattato una foto. Ogni foto si giudica per sé.
about-zone-points = Preferenze soddisfatte di un ospite piazzato: nessuna −3, una 1, due 3, tre 6. Ogni carta VIP nella busta conta l’ospite una volta in più.

## The lesson
lesson-welcome = Un caloroso benvenuto alla festa! Quattordici ospiti hanno desideri, e alla fine scatti loro una foto. Cinque buste sono tue; ognuna contiene tre preferenze dell’ospite sul davanti.
lesson-open = Apriamone una: tocca la busta di Clara.
lesson-read = Clara vuole stare al centro, nascondere il volto di Nina e non avere nessuno davanti. Ricordalo, perché il programma non lo farà per te. Poi rimetti via le carte.
lesson-place = Le sagome sono la tua memoria. Scegli Clara e tocca la casella c3; poi scegli Nina e tocca c4, subito dietro. Per ora niente di tutto ciò conta.
lesson-photo = Questa sarebbe la tua foto adesso. ✓ vuol dire nessuno davanti, l’occhio dice se il volto si vede, ✕ segna chi non si vede: una foto così è rifiutata. Con le frecce sposta Nina un po’ di lato, finché fa capolino.
lesson-vip = Una volta nella partita puoi mettere la tua carta VIP in una busta: quell’ospite vale il doppio, per tutti. Per ora tienila. Quando la sala va bene, premi “Tutto pronto”.
lesson-theft = A ogni round si gira una carta. Furto: tutti insieme prendono una busta dal vicino di sinistra. Tocca quella di Mia e conferma.
lesson-look-new = Nuovo round, nuovo sguardo. Hai rubato la busta di Mia: aprila.
lesson-close-new = Altre tre preferenze da ricordare. Rimetti via le carte.
lesson-score = Tre preferenze soddisfatte valgono 6 punti, due 3, una 1. Un ospite nella foto senza nessuna costa 3: lascia fuori chi non conosci. Piazza Mia se vuoi, e conferma.
lesson-dance = Danza: tieni una busta, tutte le altre si mescolano e si ridistribuiscono. Tieni quella di Clara.
lesson-end = Dopo sei round tutti scattano la foto e si aprono le buste. È tutto qui: continua a giocare, e sorridi alla fotocamera!
