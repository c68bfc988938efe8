game-name = Dream Home
game-about = Prendi le carte colonna per colonna e costruisci la casa che vale di più: stanze, decorazioni, tetto e qualche aiuto.

## rooms

room-living_room = Soggiorno
room-bedroom = Camera da letto
room-kitchen = Cucina
room-kids_room = Cameretta
room-bathroom = Bagno
room-library = Biblioteca
room-study = Studio
room-game_room = Sala giochi
room-dressing_room = Cabina armadio
room-pantry = Dispensa
room-sauna = Sauna
room-garage = Garage
room-laundry = Lavanderia
room-workshop = Officina
room-wine_cellar = Cantina dei vini
room-storage_room = Ripostiglio
spot-empty_room = Stanza vuota
spot-vacant = libero
spot-scaffold = Impalcatura
spot-nothing = niente

## resources

decor-piano = Pianoforte
decor-paintings = Quadri
decor-canopy_bed = Letto a baldacchino
decor-ice_cream_machine = Macchina del gelato
decor-jacuzzi = Jacuzzi
decor-whirlpool_bath = Vasca idromassaggio
decor-cat_house = Cuccia del gatto
decor-shelves = Scaffali
decor-tree_house = Casa sull’albero
decor-bird_house = Casetta per uccelli
helper-roofer = Carpentiere
helper-supplier = Fornitore
helper-architect = Architetta
helper-handyman = Tuttofare
helper-interior_designer = Arredatrice d’interni
tool-drill = Trapano
tool-jackhammer = Martello pneumatico
tool-cement_mixer = Betoniera
tool-scaffold = Impalcatura
roof-red = tetto rosso
roof-red_window = tetto rosso con finestra
roof-brown = tetto marrone
roof-brown_window = tetto marrone con finestra
roof-purple = tetto viola
roof-purple_window = tetto viola con finestra
roof-orange = tetto arancione
roof-orange_window = tetto arancione con finestra
roof-card = carta tetto

## places

space-f2c1 = 2° piano, spazio 1
space-f2c2 = 2° piano, spazio 2
space-f2c3 = 2° piano, spazio 3
space-f2c4 = 2° piano, spazio 4
space-f2c5 = 2° piano, spazio 5
space-f1c1 = 1° piano, spazio 1
space-f1c2 = 1° piano, spazio 2
space-f1c3 = 1° piano, spazio 3
space-f1c4 = 1° piano, spazio 4
space-f1c5 = 1° piano, spazio 5
space-f0c4 = seminterrato, spazio 4
space-f0c5 = seminterrato, spazio 5
face-up = scoperta
face-down = coperta
finished-size = per dimensione
finished-decor = per decorazione
bonus-bathrooms = un Bagno su ogni piano
bonus-household = Bagno, Cucina e Camera da letto
deck-room_deck = mazzo delle stanze
deck-resource_deck = mazzo delle risorse

## steps still to come

step-deal = nuovo round
step-discard_column = scartare una colonna
step-jackhammer = usare o no il Martello pneumatico
step-take_column = turno
step-place_room = piazzare la carta stanza
step-place_scaffold_or_room = piazzare impalcatura e stanza
step-place_scaffold = piazzare l’impalcatura
step-keep_token = scegliere il segnalino da tenere
step-place_decor = piazzare il segnalino decorazione
step-clearing = liberare il tabellone
step-show_roofs = guardare i tetti scartati
step-roofer = usare o no il Carpentiere
step-end_swap = scambi di Fornitore e Tuttofare
step-reveal = mostrare tutti i tetti

## questions

ask-discard_column = Quale colonna scarti?
ask-jackhammer = Usi il Martello pneumatico? In tal caso salti il turno in questo round.
ask-take_column = Quale colonna prendi?
ask-place_scaffold_or_room = Impalcatura e { $room }: che cosa piazzi prima, e dove?
ask-place_room = Dove piazzi la carta { $room }?
ask-place_scaffold = Dove metti l’impalcatura?
ask-keep_token = { $room } ({ $space }) ha più segnalini: quale resta?
ask-place_decor = Quale stanza riceve il segnalino { $decor }?
ask-roofer = Il tuo Carpentiere può aggiungere alla tua pila un tetto scartato. Quale?
ask-end_swap = Un ultimo scambio prima del conteggio?

## choices

choice-pass = Passa
choice-done = Lascia la casa com’è
choice-decline = Rinuncia al segnalino
choice-discard_column = Scarta la colonna { $column }
choice-jackhammer = Martello pneumatico: la stanza della colonna { $column }
choice-take_column = Prendi la colonna { $column }
choice-drill = Trapano: scambia la stanza della colonna { $column } con la tua al { $space }
choice-cement_mixer = Betoniera: scambia le stanze delle colonne { $column } e { $other }
choice-place_scaffold = Impalcatura: { $space }
choice-place_room = { $space }, { $face }
choice-keep_token = Tieni il segnalino { $decor }
choice-place_decor = Nella stanza al { $space }
choice-roofer = Aggiungi: { $roof }
choice-supplier = Fornitore: { $room } (carta { $copy }) al { $space }
choice-handyman = Tuttofare: scambia { $space } con { $other }

## what happened

event-began = { $seat } ha il segnalino primo giocatore.
event-dealt = Round { $round }, comincia { $seat }. Stanze: { $rooms }. Sopra: { $resources }.
event-column_discarded = { $seat } scarta la colonna { $column }: { $room } e { $resource }.
event-jackhammer_kept = { $seat } conserva il Martello pneumatico per dopo.
event-jackhammered = { $seat } passa avanti con il Martello pneumatico: { $room } dalla colonna { $column }. Scarto: { $resource }.
event-jackhammered_first = { $seat } passa avanti con il Martello pneumatico: { $room } dalla colonna 1. Il segnalino resta dov’è.
event-first_column_taken = { $seat } prende la colonna 1: { $room } e il segnalino primo giocatore.
event-column_taken = { $seat } prende la colonna { $column }: { $room } e { $resource }.
event-roof_stored =
    { $count ->
        [1] { $seat } ha ora 1 carta tetto.
       *[other] { $seat } ha ora { $count } carte tetto.
    }
event-drilled = { $seat } usa il Trapano: { $room } dalla colonna { $column } entra al { $space }, { $out } esce sul tabellone.
event-mixed = { $seat } avvia la Betoniera: { $room } è ora nella colonna { $column }, { $other_room } nella colonna { $other }.
event-scaffold_placed = { $seat } monta un’impalcatura ({ $space }).
event-scaffold_replaced = { $seat } smonta l’impalcatura ({ $space }).
event-scaffold_lost = L’impalcatura non serve a { $seat }.
event-room_placed =
    { $size ->
        [1] { $seat } costruisce: { $room } ({ $space }).
       *[other] { $seat } amplia: { $room }, ora { $size } carte ({ $space }).
    }
event-room_turned_down = { $seat } lascia una stanza vuota: la carta { $room } resta coperta ({ $space }).
event-decor_placed = { $seat } decora: { $decor } in { $room } ({ $space }).
event-decor_beside_house = { $seat } mette il segnalino { $decor } accanto alla casa.
event-decor_lost = { $seat } non ha una stanza per il segnalino { $decor }.
event-decor_declined = { $seat } rinuncia al segnalino { $decor }.
event-token_kept = { $seat } tiene il segnalino { $decor } nella stanza unita.
event-token_lost = { $seat } perde il segnalino { $decor }.
event-cleared =
    { $above ->
        [0] Nessuno ha voluto: { $rooms }.
       *[other] Nessuno ha voluto: { $rooms }. Sopra: { $resources }.
    }
event-rounds_ended = L’ultimo round è finito.
event-roofs_shown = { $seat } guarda i tetti scartati: { $roofs }.
event-roofs_shown-veiled =
    { $count ->
        [1] { $seat } guarda l’unico tetto scartato.
       *[other] { $seat } guarda i { $count } tetti scartati.
    }
event-roofer_passed = { $seat } lascia riposare il Carpentiere.
event-roofer_took = { $seat } manda il Carpentiere a prenderne un altro: { $roof }. Carte tetto: { $count }.
event-roofer_took-veiled = { $seat } manda il Carpentiere a prendere un’altra carta tetto. Carte tetto: { $count }.
event-supplied = { $seat } chiama il Fornitore: { $room } entra al { $space }, { $out } esce.
event-swapped = { $seat } chiama il Tuttofare: { $room } ({ $space }) e { $other } ({ $other_space }) si scambiano di posto.
event-end_swaps_done = { $seat } lascia la casa com’è.
event-roofs_revealed = { $seat } scopre la pila del tetto: { $roofs }.
event-scored = { $seat }: stanze { $rooms }, decorazioni { $decor }, funzionalità { $functionality }, tetto { $roof }, Architetta { $architect }. Totale { $total }.
event-won =
    { $count ->
        [1] Vince { $seats }!
       *[other] { $seats } condividono la vittoria!
    }

## refusals

matter-discard_column = scegliere la colonna da scartare
matter-jackhammer = usare o no il Martello pneumatico
matter-take_column = scegliere la colonna da prendere
matter-place_scaffold_or_room = piazzare l’Impalcatura o la carta stanza
matter-place_room = piazzare la carta stanza
matter-place_scaffold = piazzare l’Impalcatura
matter-keep_token = scegliere il segnalino che resta nella stanza
matter-place_decor = piazzare il segnalino decorazione
matter-roofer = usare o no il tuo Carpentiere
matter-end_swap = fare gli ultimi scambi
when-drill = nel tuo turno, prima di prendere una colonna, e mai nel round in cui l’hai ricevuto
when-cement_mixer = nel tuo turno, prima di prendere una colonna, e mai nel round in cui l’hai ricevuto
when-jackhammer = all’inizio del round, prima del primo turno
when-scaffold = appena sistemati i segnalini
reason-PLAYER_COUNT = In { $seats } non si gioca: Dream Home è per 2-4 giocatori.
reason-GAME_OVER = La partita è finita.
reason-HIDDEN_INFORMATION = Nessuno può guardarlo adesso.
reason-JACKHAMMER_LIMIT = Un solo Martello pneumatico per giocatore e round.
reason-TURN_SKIPPED = Chi ha usato il Martello pneumatico salta il turno in questo round.
reason-NOT_YOUR_DECISION = Ora tocca decidere a { $seat }.
reason-ROOFER_TOO_LATE = Il Carpentiere viene prima di tutti gli scambi; quel momento è passato.
reason-TOOL_NOT_HELD = Non hai questo attrezzo: { $tool }.
reason-TOOL_WRONG_TIME = Non è il momento di questo attrezzo: { $tool }. Si usa { $when }.
reason-HELPER_NOT_HELD = Non hai questo aiutante: { $helper }.
reason-HELPER_ALREADY_USED = Questo aiutante ha già fatto il suo lavoro: { $helper }.
reason-WRONG_STEP = Non è questo che si chiede adesso: si tratta di { $matter }.
reason-MUST_CHOOSE = Qui non si può passare.
reason-DECOR_MANDATORY = Un segnalino che si può piazzare va piazzato.
reason-UNKNOWN_COLUMN = Non esiste la colonna { $column }: vanno da 1 a 5.
reason-COLUMN_ONE_PROTECTED = La colonna 1 non si può mai scartare.
reason-COLUMN_EMPTY = La colonna { $column } non ha più carte stanza. Restano: { $left }.
reason-MIXER_SAME_COLUMN = Alla Betoniera servono due colonne diverse.
reason-UNKNOWN_SPACE = La tua casa non ha questo spazio: { $space }.
reason-NOT_IN_DISCARD = Questa carta non è nella pila degli scarti:
    { $copy ->
        [0] { $card }.
       *[other] { $card } (carta { $copy }).
    }
reason-NOT_A_ROOF = Il Carpentiere prende solo tetti, non questo: { $card }.
reason-SWAP_SAME_CARD = Il Tuttofare scambia due carte diverse.
reason-DRILL_NEEDS_FACE_UP_ROOM = Al Trapano serve una stanza scoperta, e al { $space } non c’è.
reason-FACE_UP_REQUIRED = Una carta scambiata va scoperta.
reason-SPACE_TAKEN = C’è già qualcosa: { $space }.
reason-WRONG_ZONE = Questa carta non può stare scoperta qui: { $space }. Le stanze del seminterrato stanno nel seminterrato, le altre sopra.
reason-NO_SUPPORT = Sotto non c’è nulla: { $space }.
reason-ROOM_FINISHED_SIZE = Accanto ({ $space }) la stanza è già al massimo: { $room }, { $most ->
        [one] una carta e basta.
       *[other] { $most } carte al massimo.
    }
reason-ROOM_FINISHED_DECOR = La stanza dello stesso tipo accanto è decorata e quindi completata: { $space }.
reason-ROOM_TOO_LARGE = La stanza ({ $space }) sarebbe troppo grande: { $room }, { $most ->
        [one] una carta al massimo.
       *[other] { $most } carte al massimo.
    }
reason-DECOR_NOT_A_ROOM = A un segnalino serve una stanza scoperta: { $space }.
reason-DECOR_WRONG_TYPE = Non è una stanza per il segnalino { $decor }: { $space }.
reason-DECOR_ROOM_HAS_TOKEN = Una stanza porta al massimo un segnalino: { $space }.
reason-TOKEN_NOT_IN_ROOM = Questo segnalino non è in quella stanza: { $decor }.
reason-BOX_INVALID = { $file }, [{ $table }] { $field }:
    { $check ->
        [room_missing] serve la stanza “{ $wanted }”.
        [room_cards] le carte stanza devono essere { $wanted }, non { $found }.
        [resource_cards] le carte risorsa devono essere { $wanted }, non { $found }.
        [rounds] una casa ha { $wanted } spazi, quindi { $wanted } round, non { $found }.
        [columns] il tabellone ha { $wanted } colonne, non { $found }.
        [max_size] la dimensione massima va da 1 a { $wanted }, non { $found }.
        [points] servono tanti valori quanta è la dimensione massima: { $wanted }, non { $found }.
        [partner] “{ $found }” non è una stanza. Stanze: { $wanted }.
        [children_cards] ogni carta vuole il suo numero di bambini: { $wanted }, non { $found }.
        [children_low] meno di { $wanted } bambini ({ $found }) non è possibile.
        [goes_on] “{ $found }” non è un posto per un segnalino. Stanze: { $wanted }.
        [colours] i colori dei tetti sono { $wanted }, non { $found }.
        [tokens] i segnalini decorazione sono { $wanted }, non { $found }.
        [names] servono questi nomi: { $wanted }. Trovati: { $found }.
        [window] ogni colore di tetto ha { $wanted } finestra, non { $found }.
       *[decor_cards] ogni segnalino decorazione ha { $wanted } carta, non { $found }.
    }

## positions and the score pad

reason-room_card_count = Questa carta stanza deve esserci esattamente una volta, non { $found }: { $card }.
reason-resource_card_count = Di questa carta dovrebbero essercene { $copies }, non { $found }: { $card }.
reason-token_count = Questo segnalino è in { $found } posti: { $decor }.
reason-deck_size = In questo round il { $deck } deve avere { $wanted } carte, non { $found }.
reason-house_cards = { $seat } ha { $found } carte stanza; in questo momento possono essere al massimo { $wanted }, e alla fine esattamente 12.
reason-garden_token = Questo segnalino va in una stanza, non accanto alla casa: { $decor }.
reason-pad_card_twice = Questa carta compare due volte: { $card }.
reason-pad_vacant = { $seat }: una casa finita ha una carta in ogni spazio, anche qui: { $space }.
reason-pad_too_many = La scatola non contiene così tante carte di questa stanza: { $room }.
reason-pad_too_many_cards = La scatola ne contiene { $copies }, non { $found }: { $card }.
reason-pad_unknown_room = “{ $name }” non è una stanza.
reason-pad_unknown_decor = “{ $name }” non è un segnalino decorazione.
reason-pad_unknown_roof = “{ $name }” non è una carta tetto.
reason-pad_unknown_helper = “{ $name }” non è un aiutante.
reason-tie_undecided = { $names } sono in parità; decidono i bambini nelle figure, e non tutti sono noti.

## options

option-no_column_discard = Gioco in famiglia: senza scarto di una colonna
option-optional_decor = Segnalini decorazione facoltativi
option-open_roofs = Ognuno può guardare i propri tetti
option-no_children = Pareggi condivisi, senza contare i bambini
option-no_column_discard-true = sì
option-no_column_discard-false = no
option-optional_decor-true = sì
option-optional_decor-false = no
option-open_roofs-true = sì
option-open_roofs-false = no
option-no_children-true = sì
option-no_children-false = no
option-first_player = Primo giocatore
option-first_player-random = a caso
option-first_player-p1 = posto 1
option-first_player-p2 = posto 2
option-first_player-p3 = posto 3
option-first_player-p4 = posto 4

## the table

view-round = Round
view-rounds = Round in tutto
view-options = Opzioni
view-first = Primo giocatore del round
view-marker = Segnalino primo giocatore
view-skipped = Senza turno in questo round
view-display = Tabellone
view-column = Colonna
view-room = Stanza
view-copy = Numero della carta
view-resource = Risorsa
view-room_deck = Mazzo delle stanze
view-resource_deck = Mazzo delle risorse
view-room_pile = Stanze scartate
view-room_pile_copies = I loro numeri
view-resource_pile = Risorse scartate
view-roof_pile = Tetti scartati
view-box_tokens = Segnalini nella scatola
view-box_resources = Attrezzi usati
view-players = Case
view-seat = Giocatore
view-floor_2 = 2° piano
view-floor_1 = 1° piano
view-basement = Seminterrato
view-copies = Numeri delle carte
view-face_down = Coperte
view-space = Spazio
view-decor = Decorazioni
view-token = Segnalino
view-garden = Accanto alla casa
view-tools = Attrezzi
view-helpers = Aiutanti
view-roof_cards = Carte tetto
view-points = Punti visibili
view-rooms = Stanze
view-functionality = Funzionalità della casa
view-roof = Tetto
view-architect = Architetta
view-children = Bambini
view-roofs = Pila del tetto
view-best_roof = Tetto migliore
view-size = Dimensione della stanza
view-finished = Completata
view-bonuses = Bonus
view-pending = Ancora da fare
view-step = Passo
view-suppliers = Fornitore disponibile
view-handymen = Tuttofare disponibile
view-discarded_roofs = Tetti scartati fra cui scegliere
part-rooms = Stanze
part-decor = Decorazioni
part-functionality = Funzionalità della casa
part-roof = Tetto
part-architect = Stanze vuote dell’Architetta
fact-best = Punti di chi ha vinto
fact-margin = Vantaggio sul secondo
fact-empty_rooms = Stanze vuote in tutte le case
fact-lost_tokens = Segnalini decorazione persi
fact-full_roofs = Tetti completi

## What reports of balance count

tally-room = Stanze
tally-decor = Decorazioni
tally-helper = Aiutanti
tally-tool = Attrezzi
tally-roof = Tetti
tally-empty_rooms = Stanze vuote

## the table in the browser

table-room-size =
    { $size ->
        [1] 1 carta
       *[other] { $size } carte
    }, { $points ->
        [1] 1 punto
       *[other] { $points } punti
    }
table-here = può stare qui, punti: { $gain }
table-here-down = può stare qui coperta, punti: { $gain }
table-places =
    { $count ->
        [1] Uno spazio possibile
       *[other] { $count } spazi possibili
    }: ci si arriva con le frecce.
table-not-final = Non è ancora definitivo: scegli di nuovo lo stesso spazio per confermare.
table-house-of = Casa di { $seat }
table-roof-cards =
    { $count ->
        [1] Pila del tetto: 1 carta
       *[other] Pila del tetto: { $count } carte
    }
table-works-always = Agisce da sé
table-in-use = In uso
table-can-now = Si può usare ora
table-tool-waits = Prima di prendere una colonna
table-jackhammer-waits = All’inizio di un round
table-helper-waits = Alla fine della partita
table-column = Colonna { $column }: { $room }, sopra { $above }
table-column-empty = Colonna { $column }: niente
table-piles =
    { $count ->
        [1] Scarti: 1
       *[other] Scarti: { $count }
    }
table-roof-hidden = La pila del tetto resta coperta fino alla fine.
table-total = Totale
table-take-and-place = Prendi e posa
table-swap = Scambia
table-place = Posa qui
table-laid-out = { $space }, { $face }
table-hand = La tua mossa
table-only-down = Solo coperta. { $why }
table-only-down-brief = Solo coperta: perché?
table-turn-up = Gira scoperta
table-turn-down = Gira coperta
table-take-back = Annulla
table-open-house = Guarda la casa di { $seat }
table-pad = Foglio segnapunti
table-again = Conta di nuovo
table-skip = Salta
table-points-for =
    { $count ->
        [1] punto
       *[other] punti
    }
table-on-any_room = qualsiasi stanza
table-on-any_basement_room = qualsiasi stanza del seminterrato
table-on-beside_house = accanto alla casa
table-size = Grandezza
table-points = Punti
table-cards =
    { $count ->
        [1] 1 carta
       *[other] { $count } carte
    }
table-beside = accanto: { $room }
table-in-box = carte nella scatola
table-children-on = bambini raffigurati
table-assumed = presunto: controlla nella tua scatola
table-do-discard_column = Scegli una colonna da scartare: le sue due carte vanno via.
table-do-jackhammer = Scegli una stanza da prendere prima di tutti, oppure passa.
table-do-take_column = Scegli una colonna, o trascina la stanza direttamente nella tua casa.
table-do-place_scaffold_or_room = Posa prima la stanza o l’Impalcatura.
table-do-place_room = Posa la stanza nella tua casa.
table-do-place_scaffold = Metti l’Impalcatura su uno spazio libero: regge lo spazio di sopra.
table-do-keep_token = Una stanza, più segnalini: scegli quello che resta.
table-do-place_decor = Metti il segnalino su una stanza.
table-do-roofer = Scegli un tetto scartato per la tua pila, oppure passa.
table-do-end_swap = L’ultimo scambio prima di contare le case.
table-do-drill = Trapano: scegli una stanza del tabellone e una tua.
table-do-cement_mixer = Betoniera: scegli due colonne le cui stanze si scambiano di posto.
table-do-supplier = Fornitore: scegli una stanza scartata, poi la tua carta da dare in cambio.
table-do-handyman = Tuttofare: scegli due carte della tua casa che si scambiano di posto.

## parts of the table

zone-market = Tabellone
zone-marker = Segnalino primo giocatore
zone-house = Casa
zone-basement = Seminterrato
zone-roof_stack = Pila del tetto
zone-garden = Giardino
zone-windows = Attrezzi e aiutanti
zone-discard = Pila degli scarti
zone-room_deck = Mazzo delle stanze
zone-resource_deck = Mazzo delle risorse
zone-round = Round
zone-others = Le altre case
zone-hand = La tua mossa
zone-pad = Foglio segnapunti
zone-children = Bambini
zone-points_rooms = Stanze
zone-points_decor = Decorazioni
zone-points_functionality = Funzionalità della casa
zone-points_roof = Tetto
zone-points_architect = Stanze vuote dell’Architetta
zone-points_total = Totale

## what everything means

about-room = Una carta Stanza. Carte dello stesso tipo una accanto all’altra sullo stesso piano formano una stanza più grande, che vale di più.
about-room-living_room = La stanza più grande: fino a tre carte una accanto all’altra sullo stesso piano. Ogni carta in più vale molto più della precedente.
about-room-bedroom = Fino a due carte. Con un Bagno e una Cucina ovunque nella casa dà un bonus di funzionalità.
about-room-kitchen = Fino a due carte: una Cucina doppia vale molto più di due singole. Con un Bagno e una Camera da letto dà un bonus di funzionalità.
about-room-kids_room = Fino a due carte. Qui si vedono più bambini, che decidono i pareggi.
about-room-bathroom = Sempre una sola carta: mai due vicine. Uno su ogni piano dà un bonus di funzionalità, e un Bagno con una Cucina e una Camera da letto ne dà un altro.
about-room-library = Ce n’è una sola. Una carta singola con i suoi punti.
about-room-study = Ce n’è uno solo. Una carta singola con i suoi punti.
about-room-game_room = Ce n’è una sola. Una carta singola con i suoi punti. Non è una Cameretta.
about-room-dressing_room = Un annesso: vale di più con una Camera da letto subito accanto, sullo stesso piano. Non si unisce alla camera.
about-room-pantry = Un annesso: vale di più con una Cucina subito accanto, sullo stesso piano. Non si unisce alla Cucina.
about-room-sauna = Un annesso: vale di più con un Bagno subito accanto, sullo stesso piano. Non conta come Bagno.
about-room-garage = Per il seminterrato. Da solo vale poco o nulla; due vicini formano un Garage doppio.
about-room-laundry = Per il seminterrato: una carta singola con i suoi punti.
about-room-workshop = Per il seminterrato: una carta singola con i suoi punti.
about-room-wine_cellar = Per il seminterrato: una carta singola con i suoi punti.
about-room-storage_room = Per il seminterrato: una carta singola con i suoi punti.
about-decor = Un segnalino Decorazione. Va su una stanza che non ne ha ancora, la completa e alla fine vale i suoi punti.
about-decor-piano = Va su un Soggiorno senza segnalino e lo completa: nessun’altra carta può unirsi, a meno di avere l’Arredatrice d’interni.
about-decor-paintings = Vanno su un Soggiorno senza segnalino e lo completano.
about-decor-canopy_bed = Va su una Camera da letto senza segnalino e la completa.
about-decor-ice_cream_machine = Va su una Cucina senza segnalino e la completa.
about-decor-jacuzzi = Va su un Bagno senza segnalino.
about-decor-whirlpool_bath = Va su un Bagno senza segnalino.
about-decor-cat_house = Va su qualsiasi stanza senza segnalino, di sopra o nel seminterrato, e la completa.
about-decor-shelves = Vanno su qualsiasi stanza del seminterrato senza segnalino e la completano.
about-decor-tree_house = Sta accanto alla casa. Non ha bisogno di stanze e non completa nulla.
about-decor-bird_house = Sta accanto alla casa. Non ha bisogno di stanze e non completa nulla.
about-helper-roofer = Alla fine della partita puoi aggiungere alla tua pila una carta Tetto scartata, prima che le pile vengano girate. Vedi i tetti scartati, ma non i tuoi.
about-helper-supplier = Alla fine della partita puoi scambiare qualsiasi carta della tua casa, anche una stanza vuota, con una carta Stanza scartata. La nuova resta scoperta e segue le regole di posa.
about-helper-architect = Ogni bonus di funzionalità che ottieni vale di più, e ogni stanza vuota della tua casa vale un punto.
about-helper-handyman = Alla fine della partita due carte della tua casa possono scambiarsi di posto, con i loro segnalini. Le decorazioni non lo impediscono.
about-helper-interior_designer = I segnalini non completano più le tue stanze, dal momento in cui prendi questa carta; e ogni tuo segnalino vale un punto in più.
about-tool-drill = Una volta, prima di prendere una colonna: scambia una stanza del tabellone con una scoperta della tua casa. La nuova deve poter stare proprio su quello spazio.
about-tool-jackhammer = Una volta, all’inizio di un round, prima di tutti i turni: prendi soltanto una stanza. In questo round non hai turno, e la risorsa sopra viene scartata.
about-tool-cement_mixer = Una volta, prima di prendere una colonna: due stanze del tabellone si scambiano di posto. Le carte sopra restano.
about-tool-scaffold = Mettila nello stesso turno su uno spazio libero e sostenuto, prima o dopo la stanza. Regge lo spazio sopra finché una stanza non prende il suo posto.
about-roof = Le carte Tetto restano coperte nella tua pila fino alla fine. Quattro dello stesso colore fanno il tetto migliore, quattro miste uno piccolo, meno di quattro nessuno. Ogni finestra in un tetto completo vale un punto in più.
about-spot-empty_room = Una carta Stanza coperta. Non ha tipo né punti, regge ciò che sta sopra e non si scopre mai più. Piace solo all’Architetta.
about-spot-vacant = Uno spazio libero. Una carta può venire qui se sotto c’è qualcosa, o se è a terra.
about-spot-scaffold = Un’Impalcatura regge lo spazio sopra. Qualsiasi stanza successiva può prendere il suo posto.
about-spot-nothing = In questo round qui non resta nulla.
about-zone-market = Cinque colonne. Nel tuo turno prendi una colonna: la stanza e ciò che le sta sopra.
about-zone-marker = Chi prende la colonna 1 riceve il segnalino primo giocatore al posto di una risorsa, e comincia il round seguente.
about-zone-house = Dodici spazi: cinque su ogni piano e due nel seminterrato. Tutto ha bisogno di qualcosa sotto; il piano terra e il seminterrato poggiano sul terreno.
about-zone-basement = Qui solo le stanze del seminterrato possono stare scoperte. Ciò che sta sopra ha bisogno di qualcosa sotto, anche una stanza vuota.
about-zone-roof_stack = Le tue carte Tetto, coperte sul portico. Nessuno può guardarle prima della fine, nemmeno tu. Tutti vedono quante sono.
about-zone-garden = Qui stanno la Casa sull’albero e la Casetta per uccelli. Non hanno bisogno di stanze.
about-zone-windows = Gli attrezzi agiscono una volta e poi escono dal gioco. Gli aiutanti restano; quasi tutti agiscono alla fine della partita.
about-zone-discard = Ciò che nessuno ha voluto. Alla fine il Fornitore e il Carpentiere possono ancora prendere qualcosa da qui.
about-zone-room_deck = In ogni round si scoprono cinque stanze. Dopo il round 12 non ne resta nessuna.
about-zone-resource_deck = In ogni round si scoprono quattro risorse: tetti, decorazioni, attrezzi e aiutanti.
about-zone-round = Dodici round, dodici stanze, dodici spazi: poi si contano le case.
about-zone-others = Le case degli altri. Premi su una per vederla in grande.
about-zone-hand = Qui vedi che cosa fare. Nulla è definitivo finché non premi il pulsante colorato.
about-zone-pad = Come nascono i punti di ogni casa. Vince chi ne ha di più; in parità decidono i bambini delle figure.
about-zone-children = In parità vince la casa con più bambini sulle carte scoperte.
about-zone-points_rooms = Tutte le stanze per tipo e grandezza. Guarda una carta Stanza per vederne i punti.
about-zone-points_decor = I segnalini nelle tue stanze e nel tuo giardino.
about-zone-points_functionality = Due bonus: un Bagno su ogni piano; e un Bagno, una Cucina e una Camera da letto ovunque. Le due luci mostrano quali hai già.
about-zone-points_roof = Quattro dello stesso colore, o quattro miste, con un extra per le finestre. Si conta quando le pile vengono girate.
about-zone-points_architect = Con l’Architetta ogni stanza vuota vale punti.
about-zone-points_total = Tutte le parti insieme, senza il tetto nascosto.

## the lesson

lesson-welcome = Ciao! Costruisci una casa: dodici round, dodici stanze, dodici spazi. Alla fine vince la casa che vale di più.
lesson-market = Questo è il tabellone con le sue cinque colonne. Nel tuo turno prendi una colonna intera: la stanza e ciò che le sta sopra.
lesson-discard = Cominci tu questo round. In due o tre giocatori, chi comincia scarta prima una colonna. Scarta la colonna 5.
lesson-take = Ora prendi la colonna 3: un Soggiorno e, sopra, un tetto viola.
lesson-place = Puoi costruire dove c’è un numero: dice quanti punti guadagna lì la tua casa. Metti il Soggiorno all’estrema sinistra del 1° piano.
lesson-roof = Il tetto è finito coperto sul tuo portico. Nessuno può guardarlo prima della fine, nemmeno tu: ricorda quindi che era viola. Quattro tetti dello stesso colore valgono di più.
lesson-marker = L’altro giocatore ha preso la colonna 1, che non ha una risorsa ma il segnalino primo giocatore: perciò in questo round ha scartato e scelto per primo.
lesson-second = Un altro Soggiorno con un tetto viola! Prendi la colonna 4.
lesson-run = Mettilo proprio accanto al primo. Carte dello stesso tipo vicine sullo stesso piano formano una stanza più grande, che vale molto più di due piccole.
lesson-first = Questa volta prendi la colonna 1: un Bagno, e il prossimo round lo cominci tu.
lesson-support = Ogni carta ha bisogno di qualcosa sotto. Il tuo Soggiorno regge il 2° piano: metti il Bagno sopra di esso.
lesson-face_down = Una carta che non sta da nessuna parte, o che non vuoi, può sempre essere posata coperta: una stanza vuota, senza punti, ma che regge ciò che sta sopra. Nel seminterrato solo le stanze del seminterrato possono stare scoperte.
lesson-discard_again = Hai il segnalino, quindi cominci tu. Scarta la colonna 2.
lesson-decor = La colonna 5 porta una Camera da letto e un Letto a baldacchino: un segnalino Decorazione per una Camera da letto. Prendila.
lesson-decor_place = Metti la Camera da letto accanto al Bagno. Il Letto a baldacchino ci va da solo. Dà punti, ma completa la stanza: nessun’altra Camera da letto può più aggiungersi.
lesson-discard_third = Cominci di nuovo tu. Scarta la colonna 4.
lesson-tool = Prendi la colonna 2: una Cucina e un attrezzo. L’Impalcatura si monta subito; gli altri attrezzi restano accanto alla casa finché non vuoi usarli, e quasi tutti gli aiutanti agiscono alla fine.
lesson-scaffold = La parte destra del 1° piano sta sopra il seminterrato, che è ancora libero. Prendi l’Impalcatura e mettila lì.
lesson-kitchen = Ora la Cucina ha su che cosa poggiare. Una stanza successiva può prendere il posto dell’Impalcatura.
lesson-bonus = Un Bagno, una Cucina e una Camera da letto: la tua casa ha ottenuto un bonus di funzionalità, e una luce si è accesa. L’altra è per un Bagno su ogni piano.
lesson-end = Dopo il round 12 agiscono gli aiutanti, i tetti vengono girati e si conta tutto: stanze, decorazioni, funzionalità e tetto. Qui vedi quanto vale finora la tua casa.
lesson-farewell = Ora continua come vuoi. Tieni premuta una carta, o cliccala con il tasto destro, per sapere che cosa significa. Buona costruzione!
