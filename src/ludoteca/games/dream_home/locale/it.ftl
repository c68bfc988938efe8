game-name = Dream Home
game-about = Prendi una colonna di carte alla volta e costruisci la casa che vale di più: stanze, decorazioni, un tetto e qualche aiuto.

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
spot-nothing = più niente

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

space-f2c1 = 2º piano, spazio 1
space-f2c2 = 2º piano, spazio 2
space-f2c3 = 2º piano, spazio 3
space-f2c4 = 2º piano, spazio 4
space-f2c5 = 2º piano, spazio 5
space-f1c1 = 1º piano, spazio 1
space-f1c2 = 1º piano, spazio 2
space-f1c3 = 1º piano, spazio 3
space-f1c4 = 1º piano, spazio 4
space-f1c5 = 1º piano, spazio 5
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
step-place_room = mettere la carta stanza
step-place_scaffold_or_room = mettere impalcatura e stanza
step-place_scaffold = mettere l’impalcatura
step-keep_token = scegliere il segnalino da tenere
step-place_decor = mettere il segnalino decorazione
step-clearing = liberare il tabellone
step-show_roofs = guardare i tetti scartati
step-roofer = usare o no il Carpentiere
step-end_swap = scambi di Fornitore e Tuttofare
step-reveal = mostrare tutti i tetti

## questions

ask-discard_column = Quale colonna scarti?
ask-jackhammer = Usi il Martello pneumatico? Poi in questo round non hai il turno.
ask-take_column = Quale colonna prendi?
ask-place_scaffold_or_room = Impalcatura e { $room }: da che cosa cominci, e dove?
ask-place_room = Dove metti la carta { $room }?
ask-place_scaffold = Dove metti l’impalcatura?
ask-keep_token = { $room } ({ $space }) ha più segnalini: quale resta?
ask-place_decor = In quale stanza va il segnalino { $decor }?
ask-roofer = Il Carpentiere può aggiungere alla tua pila un tetto scartato: quale?
ask-end_swap = Un ultimo scambio prima di contare le case?

## choices

choice-pass = Passa
choice-done = Lascia la casa com’è
choice-decline = Fai a meno del segnalino
choice-discard_column = Scarta la colonna { $column }
choice-jackhammer = Martello pneumatico: la stanza della colonna { $column }
choice-take_column = Prendi la colonna { $column }
choice-drill = Trapano: la stanza della colonna { $column } al posto della tua ({ $space })
choice-cement_mixer = Betoniera: scambia le stanze delle colonne { $column } e { $other }
choice-place_scaffold = Impalcatura: { $space }
choice-place_room = { $space }, { $face }
choice-keep_token = Tieni il segnalino { $decor }
choice-place_decor = In questa stanza: { $space }
choice-roofer = Aggiungi: { $roof }
choice-supplier = Fornitore: { $room } (carta { $copy }) al posto della tua ({ $space })
choice-handyman = Tuttofare: scambia { $space } con { $other }

## what happened

event-began = Il segnalino primo giocatore va a { $seat }.
event-dealt = Round { $round }: comincia { $seat }. Stanze: { $rooms }. Sopra: { $resources }.
event-column_discarded = { $seat } scarta la colonna { $column }: { $room } e { $resource }.
event-jackhammer_kept = { $seat } tiene da parte il Martello pneumatico.
event-jackhammered = { $seat } passa davanti a tutti con il Martello pneumatico: { $room } dalla colonna { $column }. Scartato: { $resource }.
event-jackhammered_first = { $seat } passa davanti a tutti con il Martello pneumatico: { $room } dalla colonna 1. Il segnalino resta dov’è.
event-first_column_taken = { $seat } prende la colonna 1: { $room } e il segnalino primo giocatore.
event-column_taken = { $seat } prende la colonna { $column }: { $room } e { $resource }.
event-roof_stored =
    { $count ->
        [1] { $seat } ha ora 1 carta tetto.
       *[other] { $seat } ha ora { $count } carte tetto.
    }
event-drilled = { $seat } usa il Trapano ({ $space }): dentro { $room } dalla colonna { $column }, fuori { $out }.
event-mixed = { $seat } accende la Betoniera: { $room } nella colonna { $column }, { $other_room } nella colonna { $other }.
event-scaffold_placed = { $seat } monta un’impalcatura ({ $space }).
event-scaffold_replaced = { $seat } smonta l’impalcatura ({ $space }).
event-scaffold_lost = A { $seat } l’impalcatura non serve.
event-room_placed =
    { $size ->
        [1] { $seat } costruisce: { $room } ({ $space }).
       *[other] { $seat } amplia: { $room }, ora { $size } carte ({ $space }).
    }
event-room_turned_down = { $seat } lascia una stanza vuota: { $room }, coperta ({ $space }).
event-decor_placed = { $seat } decora: { $decor }, { $room } ({ $space }).
event-decor_beside_house = { $seat } mette il segnalino { $decor } accanto alla casa.
event-decor_lost = { $seat } non ha dove mettere il segnalino { $decor }.
event-decor_declined = { $seat } fa a meno del segnalino { $decor }.
event-token_kept = { $seat } tiene il segnalino { $decor } nella stanza che si è unita.
event-token_lost = { $seat } perde il segnalino { $decor }.
event-cleared =
    { $above ->
        [0] Nessuno ha voluto: { $rooms }.
       *[other] Nessuno ha voluto: { $rooms }. Sopra: { $resources }.
    }
event-rounds_ended = Anche l’ultimo round è finito.
event-roofs_shown = { $seat } guarda i tetti scartati: { $roofs }.
event-roofs_shown-veiled =
    { $count ->
        [1] { $seat } guarda l’unico tetto scartato.
       *[other] { $seat } guarda i { $count } tetti scartati.
    }
event-roofer_passed = { $seat } lascia riposare il Carpentiere.
event-roofer_took = { $seat } manda il Carpentiere a prendere ancora: { $roof }. Carte tetto: { $count }.
event-roofer_took-veiled = { $seat } manda il Carpentiere a prendere un’altra carta tetto. Carte tetto: { $count }.
event-supplied = { $seat } chiama il Fornitore ({ $space }): dentro { $room }, fuori { $out }.
event-swapped = { $seat } chiama il Tuttofare: { $room } ({ $space }) e { $other } ({ $other_space }) si scambiano di posto.
event-end_swaps_done = { $seat } lascia la casa com’è.
event-roofs_revealed = { $seat } gira la pila del tetto: { $roofs }.
event-scored = { $seat }: stanze { $rooms }, decorazioni { $decor }, funzionalità { $functionality }, tetto { $roof }, Architetta { $architect }. In tutto { $total }.
event-won =
    { $count ->
        [1] Vince { $seats }!
       *[other] Vincono insieme { $seats }!
    }

## refusals

matter-discard_column = la colonna da scartare
matter-jackhammer = il Martello pneumatico
matter-take_column = la colonna da prendere
matter-place_scaffold_or_room = dove mettere l’Impalcatura o la carta stanza
matter-place_room = dove mettere la carta stanza
matter-place_scaffold = dove mettere l’Impalcatura
matter-keep_token = il segnalino che resta nella stanza
matter-place_decor = dove mettere il segnalino decorazione
matter-roofer = il tuo Carpentiere
matter-end_swap = gli ultimi scambi
when-drill = nel tuo turno, prima di prendere una colonna, e mai nel round in cui arriva
when-cement_mixer = nel tuo turno, prima di prendere una colonna, e mai nel round in cui arriva
when-jackhammer = all’inizio del round, prima del primo turno
when-scaffold = appena sono a posto i segnalini
reason-PLAYER_COUNT = In { $seats } non si gioca: a Dream Home si è in 2, 3 o 4.
reason-GAME_OVER = La partita è finita.
reason-HIDDEN_INFORMATION = Adesso non lo può guardare nessuno.
reason-JACKHAMMER_LIMIT = Un solo Martello pneumatico a testa, in ogni round.
reason-TURN_SKIPPED = Chi ha usato il Martello pneumatico in questo round non ha il turno.
reason-NOT_YOUR_DECISION = Ora tocca a { $seat } decidere.
reason-ROOFER_TOO_LATE = Il Carpentiere viene prima di tutti gli scambi: ormai è tardi.
reason-TOOL_NOT_HELD = Questo attrezzo non ce l’hai: { $tool }.
reason-TOOL_WRONG_TIME = Non è il momento di questo attrezzo: { $tool }. Si usa { $when }.
reason-HELPER_NOT_HELD = Questo aiutante non ce l’hai: { $helper }.
reason-HELPER_ALREADY_USED = Questo aiutante ha già fatto il suo lavoro: { $helper }.
reason-WRONG_STEP = Adesso ti si chiede un’altra cosa: { $matter }.
reason-MUST_CHOOSE = Qui non si può passare.
reason-DECOR_MANDATORY = Se un segnalino si può mettere, va messo.
reason-UNKNOWN_COLUMN = La colonna { $column } non c’è: vanno da 1 a 5.
reason-COLUMN_ONE_PROTECTED = La colonna 1 non si può mai scartare.
reason-COLUMN_EMPTY = Nella colonna { $column } non ci sono più stanze. Restano: { $left }.
reason-MIXER_SAME_COLUMN = Alla Betoniera servono due colonne diverse.
reason-UNKNOWN_SPACE = Nella tua casa questo spazio non c’è: { $space }.
reason-NOT_IN_DISCARD = Questa carta non è fra gli scarti:
    { $copy ->
        [0] { $card }.
       *[other] { $card } (carta { $copy }).
    }
reason-NOT_A_ROOF = Il Carpentiere prende soltanto tetti, e questo non lo è: { $card }.
reason-SWAP_SAME_CARD = Il Tuttofare scambia due carte diverse fra loro.
reason-DRILL_NEEDS_FACE_UP_ROOM = Al Trapano serve una stanza scoperta, e qui non c’è: { $space }.
reason-FACE_UP_REQUIRED = La carta che arriva con uno scambio va messa scoperta.
reason-SPACE_TAKEN = Qui c’è già qualcosa: { $space }.
reason-WRONG_ZONE = Scoperta, questa carta qui non può stare: { $space }. Le stanze del seminterrato stanno nel seminterrato, le altre sopra.
reason-NO_SUPPORT = Qui sotto non c’è niente: { $space }.
reason-ROOM_FINISHED_SIZE = Accanto ({ $space }) la stanza è già al massimo: { $room }, { $most ->
        [one] una carta e basta.
       *[other] { $most } carte e non di più.
    }
reason-ROOM_FINISHED_DECOR = La stanza accanto, dello stesso tipo, ha una decorazione e quindi è completata: { $space }.
reason-ROOM_TOO_LARGE = La stanza ({ $space }) diventerebbe troppo grande: { $room }, { $most ->
        [one] una carta al massimo.
       *[other] { $most } carte al massimo.
    }
reason-DECOR_NOT_A_ROOM = Un segnalino va su una stanza scoperta: { $space }.
reason-DECOR_WRONG_TYPE = Il segnalino { $decor } in questa stanza non va: { $space }.
reason-DECOR_ROOM_HAS_TOKEN = In una stanza ci sta un segnalino solo: { $space }.
reason-TOKEN_NOT_IN_ROOM = Questo segnalino non è in quella stanza: { $decor }.
reason-BOX_INVALID = { $file }, [{ $table }] { $field }:
    { $check ->
        [room_missing] serve la stanza «{ $wanted }».
        [room_cards] le carte stanza devono essere { $wanted }, non { $found }.
        [resource_cards] le carte risorsa devono essere { $wanted }, non { $found }.
        [rounds] una casa ha { $wanted } spazi, quindi { $wanted } round, non { $found }.
        [columns] il tabellone ha { $wanted } colonne, non { $found }.
        [max_size] la dimensione massima va da 1 a { $wanted }, non { $found }.
        [points] servono tanti valori quanta è la dimensione massima: { $wanted }, non { $found }.
        [partner] «{ $found }» non è una stanza. Stanze: { $wanted }.
        [children_cards] ogni carta vuole il suo numero di bambini: { $wanted }, non { $found }.
        [children_low] meno di { $wanted } bambini ({ $found }) non è possibile.
        [goes_on] «{ $found }» non è un posto per un segnalino. Stanze: { $wanted }.
        [colours] i colori dei tetti sono { $wanted }, non { $found }.
        [tokens] i segnalini decorazione sono { $wanted }, non { $found }.
        [names] servono questi nomi: { $wanted }. Trovati: { $found }.
        [window] ogni colore di tetto ha { $wanted } finestra, non { $found }.
       *[decor_cards] ogni segnalino decorazione ha { $wanted } carta, non { $found }.
    }

## positions and the score pad

reason-room_card_count = Questa carta stanza dev’esserci una volta sola, non { $found }: { $card }.
reason-resource_card_count = Di questa carta dovrebbero essercene { $copies }, non { $found }: { $card }.
reason-token_count = Questo segnalino è in { $found } posti diversi: { $decor }.
reason-deck_size = In questo round nel { $deck } ci devono essere { $wanted } carte, non { $found }.
reason-house_cards = { $seat } ha { $found } carte stanza; ora possono essere al massimo { $wanted }, e alla fine esattamente 12.
reason-garden_token = Questo segnalino va in una stanza, non accanto alla casa: { $decor }.
reason-pad_card_twice = Questa carta c’è due volte: { $card }.
reason-pad_vacant = { $seat }: in una casa finita ogni spazio ha la sua carta, anche questo: { $space }.
reason-pad_too_many = Nella scatola non ci sono così tante carte di questa stanza: { $room }.
reason-pad_too_many_cards = Nella scatola ce ne sono { $copies }, non { $found }: { $card }.
reason-pad_unknown_room = «{ $name }» non è una stanza.
reason-pad_unknown_decor = «{ $name }» non è un segnalino decorazione.
reason-pad_unknown_roof = «{ $name }» non è una carta tetto.
reason-pad_unknown_helper = «{ $name }» non è un aiutante.
reason-tie_undecided = { $names } sono in parità: decidono i bambini delle figure, e non si sa quanti sono tutti.

## options

option-no_column_discard = Partita in famiglia: non si scartano colonne
option-optional_decor = Si può fare a meno di un segnalino decorazione
option-open_roofs = Ognuno può guardare i suoi tetti
option-no_children = In parità si vince insieme, senza contare i bambini
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
view-skipped = In questo round non ha il turno
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
view-floor_2 = 2º piano
view-floor_1 = 1º piano
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
view-points = Punti in vista
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
view-pending = Che cosa resta da fare
view-step = Passo
view-suppliers = Fornitore da usare
view-handymen = Tuttofare da usare
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
table-here = può andare qui, punti: { $gain }
table-here-down = può andare qui coperta, punti: { $gain }
table-places =
    { $count ->
        [1] C’è uno spazio possibile
       *[other] Ci sono { $count } spazi possibili
    }: ci arrivi con le frecce.
table-not-final = Non è ancora definitivo: per confermare, scegli di nuovo lo stesso spazio.
table-house-of = Casa di { $seat }
table-roof-cards =
    { $count ->
        [1] Pila del tetto: 1 carta
       *[other] Pila del tetto: { $count } carte
    }
table-works-always = Funziona da sé
table-in-use = In uso
table-can-now = Si può usare adesso
table-tool-waits = Prima di prendere una colonna
table-jackhammer-waits = All’inizio di un round
table-helper-waits = Alla fine della partita
table-column = Colonna { $column }: { $room }, sopra { $above }
table-column-empty = Colonna { $column }: più niente
table-piles =
    { $count ->
        [1] Scarti: 1
       *[other] Scarti: { $count }
    }
table-roof-hidden = La pila del tetto resta coperta fino alla fine.
table-total = Totale
table-take-and-place = Prendi e metti
table-swap = Scambia
table-place = Metti qui
table-laid-out = { $space }, { $face }
table-hand = La tua mossa
table-only-down = Solo coperta. { $why }
table-only-down-brief = Solo coperta: perché?
table-turn-up = Gira scoperta
table-turn-down = Gira coperta
table-take-back = Annulla
table-open-house = Guarda la casa di { $seat }
table-pad = Segnapunti
table-again = Riconta
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
table-children-on = bambini nella figura
table-assumed = ipotesi: guarda nella tua scatola
table-do-discard_column = Scegli una colonna da scartare: le sue due carte se ne vanno.
table-do-jackhammer = Scegli una stanza da prendere prima di tutti, oppure passa.
table-do-take_column = Scegli una colonna, o trascina la sua stanza direttamente in casa tua.
table-do-place_scaffold_or_room = Metti prima la stanza o prima l’Impalcatura.
table-do-place_room = Metti la stanza in casa tua.
table-do-place_scaffold = Metti l’Impalcatura su uno spazio libero: regge quello di sopra.
table-do-keep_token = Una stanza, più segnalini: scegli quello che resta.
table-do-place_decor = Metti il segnalino su una stanza.
table-do-roofer = Scegli un tetto scartato per la tua pila, oppure passa.
table-do-end_swap = L’ultimo scambio prima di contare le case.
table-do-drill = Trapano: scegli una stanza del tabellone e una delle tue.
table-do-cement_mixer = Betoniera: scegli due colonne, e le loro stanze si scambiano di posto.
table-do-supplier = Fornitore: scegli una stanza scartata, poi la carta che dai in cambio.
table-do-handyman = Tuttofare: scegli due carte della tua casa, e si scambiano di posto.

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
zone-pad = Segnapunti
zone-children = Bambini
zone-points_rooms = Stanze
zone-points_decor = Decorazioni
zone-points_functionality = Funzionalità della casa
zone-points_roof = Tetto
zone-points_architect = Stanze vuote dell’Architetta
zone-points_total = Totale

## what everything means

about-room = Una carta Stanza. Carte dello stesso tipo una accanto all’altra, sullo stesso piano, fanno una stanza più grande, che vale di più.
about-room-living_room = La stanza più grande: fino a tre carte una accanto all’altra sullo stesso piano. Ogni carta in più vale molto più della precedente.
about-room-bedroom = Fino a due carte. Con un Bagno e una Cucina in qualsiasi punto della casa dà un bonus di funzionalità.
about-room-kitchen = Fino a due carte: una Cucina doppia vale molto più di due singole. Con un Bagno e una Camera da letto dà un bonus di funzionalità.
about-room-kids_room = Fino a due carte. È quella con più bambini nella figura, e sono i bambini a decidere i pareggi.
about-room-bathroom = Sempre una carta sola: due vicine mai. Uno per piano dà un bonus di funzionalità; un Bagno con una Cucina e una Camera da letto ne dà un altro.
about-room-library = Ce n’è una sola. Una carta singola, con i suoi punti.
about-room-study = Ce n’è uno solo. Una carta singola, con i suoi punti.
about-room-game_room = Ce n’è una sola. Una carta singola, con i suoi punti. Non è una Cameretta.
about-room-dressing_room = Un annesso: vale di più con una Camera da letto subito accanto, sullo stesso piano. Con lei non si unisce.
about-room-pantry = Un annesso: vale di più con una Cucina subito accanto, sullo stesso piano. Con lei non si unisce.
about-room-sauna = Un annesso: vale di più con un Bagno subito accanto, sullo stesso piano. Non conta come Bagno.
about-room-garage = Per il seminterrato. Uno da solo vale poco o niente; due vicini fanno un Garage doppio.
about-room-laundry = Per il seminterrato: una carta singola, con i suoi punti.
about-room-workshop = Per il seminterrato: una carta singola, con i suoi punti.
about-room-wine_cellar = Per il seminterrato: una carta singola, con i suoi punti.
about-room-storage_room = Per il seminterrato: una carta singola, con i suoi punti.
about-decor = Un segnalino Decorazione. Va su una stanza che non ne ha ancora, la completa, e alla fine vale i suoi punti.
about-decor-piano = Va su un Soggiorno senza segnalino e lo completa: non si aggiungono altre carte, a meno che tu abbia l’Arredatrice d’interni.
about-decor-paintings = Vanno su un Soggiorno senza segnalino e lo completano.
about-decor-canopy_bed = Va su una Camera da letto senza segnalino e la completa.
about-decor-ice_cream_machine = Va su una Cucina senza segnalino e la completa.
about-decor-jacuzzi = Va su un Bagno senza segnalino.
about-decor-whirlpool_bath = Va su un Bagno senza segnalino.
about-decor-cat_house = Va su qualsiasi stanza senza segnalino, ai piani o nel seminterrato, e la completa.
about-decor-shelves = Vanno su qualsiasi stanza del seminterrato senza segnalino e la completano.
about-decor-tree_house = Sta accanto alla casa. Non le serve una stanza, e non completa niente.
about-decor-bird_house = Sta accanto alla casa. Non le serve una stanza, e non completa niente.
about-helper-roofer = A fine partita puoi aggiungere alla tua pila una carta Tetto scartata, prima che le pile si girino. I tetti scartati li vedi, i tuoi no.
about-helper-supplier = A fine partita puoi scambiare una carta qualsiasi della tua casa, anche una stanza vuota, con una carta Stanza scartata. Quella nuova va messa scoperta, e dove le regole lo permettono.
about-helper-architect = Ogni bonus di funzionalità che ottieni vale di più, e ogni stanza vuota della tua casa vale un punto.
about-helper-handyman = A fine partita puoi far scambiare di posto due carte della tua casa, con i loro segnalini. Le decorazioni non lo fermano.
about-helper-interior_designer = Da quando prendi questa carta i segnalini non completano più le tue stanze, e ogni tuo segnalino vale un punto in più.
about-tool-drill = Una volta sola, prima di prendere una colonna: scambia una stanza del tabellone con una scoperta della tua casa. Quella nuova deve poter stare proprio in quello spazio.
about-tool-jackhammer = Una volta sola, all’inizio di un round, prima di tutti i turni: prendi soltanto una stanza. In quel round non hai il turno, e la risorsa sopra si scarta.
about-tool-cement_mixer = Una volta sola, prima di prendere una colonna: due stanze del tabellone si scambiano di posto. Le carte sopra restano dove sono.
about-tool-scaffold = Mettila nello stesso turno su uno spazio libero con qualcosa sotto, prima o dopo la stanza. Regge lo spazio di sopra finché una stanza non prende il suo posto.
about-roof = Le carte Tetto restano coperte nella tua pila fino alla fine. Quattro dello stesso colore fanno il tetto migliore, quattro miste uno piccolo, meno di quattro nessuno. In un tetto completo ogni finestra vale un punto in più.
about-spot-empty_room = Una carta Stanza coperta. Non ha tipo né punti, regge quello che sta sopra e non si scopre mai più. Piace solo all’Architetta.
about-spot-vacant = Uno spazio libero. Qui può andare una carta quando sotto c’è qualcosa, o se lo spazio poggia a terra.
about-spot-scaffold = Un’Impalcatura regge lo spazio di sopra. Più avanti una stanza qualsiasi può prendere il suo posto.
about-spot-nothing = In questo round qui non c’è più niente.
about-zone-market = Cinque colonne. Nel tuo turno ne prendi una: la stanza e quello che ha sopra.
about-zone-marker = Chi prende la colonna 1 riceve il segnalino primo giocatore al posto di una risorsa, e comincia il round successivo.
about-zone-house = Dodici spazi: cinque per piano e due nel seminterrato. Ogni carta ha bisogno di qualcosa sotto; i tre spazi a sinistra del 1º piano e il seminterrato poggiano a terra.
about-zone-basement = Qui scoperte possono stare solo le stanze del seminterrato. Quello che sta sopra ha bisogno di qualcosa sotto, anche di una stanza vuota.
about-zone-roof_stack = Le tue carte Tetto, coperte sul portico. Prima della fine non le può guardare nessuno, nemmeno tu. Quante sono, lo vedono tutti.
about-zone-garden = Qui stanno la Casa sull’albero e la Casetta per uccelli. Non serve una stanza.
about-zone-windows = Gli attrezzi si usano una volta e poi escono dal gioco. Gli aiutanti restano; quasi tutti lavorano a fine partita.
about-zone-discard = Quello che non ha voluto nessuno. Alla fine Fornitore e Carpentiere possono ancora pescare qualcosa da qui.
about-zone-room_deck = A ogni round se ne scoprono cinque. Dopo il round 12 non ne resta nessuna.
about-zone-resource_deck = A ogni round si scoprono quattro risorse: tetti, decorazioni, attrezzi e aiutanti.
about-zone-round = Dodici round, dodici stanze, dodici spazi: poi si contano le case.
about-zone-others = Le case degli altri. Toccane una per vederla in grande.
about-zone-hand = Qui vedi che cosa c’è da fare. Niente è definitivo finché non premi il pulsante colorato.
about-zone-pad = Da dove vengono i punti di ogni casa. Vince chi ne ha di più; in parità decidono i bambini delle figure.
about-zone-children = In parità vince la casa con più bambini sulle carte scoperte.
about-zone-points_rooms = Tutte le stanze, per tipo e grandezza. I punti di una stanza li vedi guardando la sua carta.
about-zone-points_decor = I segnalini nelle tue stanze e nel tuo giardino.
about-zone-points_functionality = Due bonus: un Bagno su ogni piano; e un Bagno, una Cucina e una Camera da letto, ovunque siano. Le due luci dicono quali hai già.
about-zone-points_roof = Quattro dello stesso colore, o quattro misti, con qualcosa in più per le finestre. Si conta quando si girano le pile.
about-zone-points_architect = Con l’Architetta anche le stanze vuote valgono punti.
about-zone-points_total = Tutto insieme, tranne il tetto nascosto.

## the lesson

lesson-welcome = Ciao! Stai per costruire una casa: dodici round, dodici stanze, dodici spazi. Alla fine vince la casa che vale di più.
lesson-market = Questo è il tabellone, con le sue cinque colonne. Nel tuo turno prendi una colonna intera: la stanza e quello che ha sopra.
lesson-discard = Questo round lo cominci tu. In due o in tre, chi comincia scarta prima una colonna. Scarta la colonna 5.
lesson-take = Ora prendi la colonna 3: un Soggiorno e, sopra, un tetto viola.
lesson-place = Puoi costruire dove vedi un numero: sono i punti che la tua casa ci guadagna. Metti il Soggiorno al 1º piano, tutto a sinistra.
lesson-roof = Il tetto è finito coperto sul tuo portico. Prima della fine non lo può guardare nessuno, nemmeno tu: ricordati che era viola. Quattro tetti dello stesso colore sono il massimo.
lesson-marker = L’altro giocatore ha preso la colonna 1, che al posto di una risorsa ha il segnalino primo giocatore: per questo in questo round è stato il primo a scartare e a scegliere.
lesson-second = Un altro Soggiorno con un tetto viola! Prendi la colonna 4.
lesson-run = Mettilo proprio accanto al primo. Carte dello stesso tipo vicine, sullo stesso piano, fanno una stanza più grande, che vale molto più di due piccole.
lesson-first = Stavolta prendi la colonna 1: un Bagno, e il prossimo round lo cominci tu.
lesson-support = Ogni carta ha bisogno di qualcosa sotto. Il tuo Soggiorno può reggere il 2º piano: mettici sopra il Bagno.
lesson-face_down = Una carta che non sta da nessuna parte, o che non ti va, la puoi sempre mettere coperta: è una stanza vuota, senza punti, ma regge quello che sta sopra. Nel seminterrato, scoperte, ci vanno solo le stanze del seminterrato.
lesson-discard_again = Il segnalino ce l’hai tu, quindi cominci tu. Scarta la colonna 2.
lesson-decor = Nella colonna 5 ci sono una Camera da letto e un Letto a baldacchino, un segnalino Decorazione proprio per una Camera da letto. Prendila.
lesson-decor_place = Metti la Camera da letto accanto al Bagno. Il Letto a baldacchino ci va da solo. Dà punti, ma completa la stanza: un’altra Camera da letto non ci si può più aggiungere.
lesson-discard_third = Cominci di nuovo tu. Scarta la colonna 4.
lesson-tool = Prendi la colonna 2: una Cucina e un attrezzo. L’Impalcatura si monta subito; gli altri attrezzi aspettano accanto alla casa finché non ti servono, e quasi tutti gli aiutanti lavorano alla fine.
lesson-scaffold = La parte destra del 1º piano sta sopra il seminterrato, che è ancora libero. Prendi l’Impalcatura e mettila lì.
lesson-kitchen = Ora la Cucina ha su che cosa poggiare. Più avanti una stanza può prendere il posto dell’Impalcatura.
lesson-bonus = Un Bagno, una Cucina e una Camera da letto: hai un bonus di funzionalità, e si è accesa una luce. L’altra è per un Bagno su ogni piano.
lesson-end = Dopo il round 12 lavorano gli aiutanti, si girano i tetti e si conta tutto: stanze, decorazioni, funzionalità e tetto. Quanto vale finora la tua casa, lo vedi qui.
lesson-farewell = Ora vai avanti come vuoi. Per sapere che cosa fa una carta, tienila premuta o cliccala con il tasto destro. Buona costruzione!
