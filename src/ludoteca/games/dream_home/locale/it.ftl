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

space-f2c1 = 2° piano, spazio 1
space-f2c2 = 2° piano, spazio 2
space-f2c3 = 2° piano, spazio 3
space-f2c4 = 2° piano, spazio 4
space-f2c5 = 2° piano, spazio 5
space-f1c1 = 1° piano, spazio 1
space-f1c2 = 1° piano, spazio 2
space-f1c3 = 1° piano, spazio 3
space-f1c4 = 1° piano, spazio 4
space-f1c5 = 1° piano, spazio 5
space-f0c4 = seminterrato, spazio 4
space-f0c5 = seminterrato, spazio 5
face-up = scoperta
face-down = coperta
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
ask-place_scaffold_or_room = Impalcatura e { $room }: che cosa piazzi per primo, e dove?
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
choice-drill = Trapano: scambia la stanza della colonna { $column } con la tua in { $space }
choice-cement_mixer = Betoniera: scambia le stanze delle colonne { $column } e { $other }
choice-place_scaffold = Impalcatura in { $space }
choice-place_room = { $space }, { $face }
choice-keep_token = Tieni il segnalino { $decor }
choice-place_decor = Nella stanza in { $space }
choice-roofer = Aggiungi: { $roof }
choice-supplier = Fornitore: { $room } (carta { $copy }) in { $space }
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
event-drilled = { $seat } usa il Trapano: { $room } dalla colonna { $column } entra in { $space }, { $out } esce sul tabellone.
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
event-supplied = { $seat } chiama il Fornitore: { $room } entra in { $space }, { $out } esce.
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

reason-PLAYER_COUNT = In { $seats } non si gioca: Dream Home è per 2-4 giocatori.
reason-GAME_OVER = La partita è finita.
reason-HIDDEN_INFORMATION = Nessuno può guardarlo adesso.
reason-JACKHAMMER_LIMIT = Un solo Martello pneumatico per giocatore e round.
reason-TURN_SKIPPED = Chi ha usato il Martello pneumatico salta il turno in questo round.
reason-NOT_YOUR_DECISION = Ora tocca decidere a un altro.
reason-ROOFER_TOO_LATE = Il Carpentiere viene prima di tutti gli scambi; quel momento è passato.
reason-TOOL_NOT_HELD = Non hai questo attrezzo: { $tool }.
reason-TOOL_WRONG_TIME = Non è il momento di questo attrezzo: { $tool }.
reason-HELPER_NOT_HELD = Non hai questo aiutante: { $helper }.
reason-HELPER_ALREADY_USED = Questo aiutante ha già fatto il suo lavoro: { $helper }.
reason-WRONG_STEP = Non è questo che si chiede adesso.
reason-MUST_CHOOSE = Qui non si può passare.
reason-DECOR_MANDATORY = Un segnalino che si può piazzare va piazzato.
reason-UNKNOWN_COLUMN = Non esiste la colonna { $column }: vanno da 1 a 5.
reason-COLUMN_ONE_PROTECTED = La colonna 1 non si può mai scartare.
reason-COLUMN_EMPTY = La colonna { $column } non ha più carte stanza.
reason-MIXER_SAME_COLUMN = Alla Betoniera servono due colonne diverse.
reason-UNKNOWN_SPACE = La tua casa non ha questo spazio: { $space }.
reason-NOT_IN_DISCARD = Questa carta non è nella pila degli scarti: { $card }.
reason-NOT_A_ROOF = Il Carpentiere prende solo tetti, non questo: { $card }.
reason-SWAP_SAME_CARD = Il Tuttofare scambia due carte diverse.
reason-DRILL_NEEDS_FACE_UP_ROOM = Al Trapano serve una stanza scoperta, e in { $space } non c’è.
reason-FACE_UP_REQUIRED = Una carta scambiata va scoperta.
reason-SPACE_TAKEN = C’è già qualcosa: { $space }.
reason-WRONG_ZONE = Questa carta non può stare scoperta qui: { $space }. Le stanze del seminterrato stanno nel seminterrato, le altre sopra.
reason-NO_SUPPORT = Sotto non c’è nulla: { $space }.
reason-ROOM_FINISHED_SIZE = La stanza dello stesso tipo accanto è già al massimo: { $space }.
reason-ROOM_FINISHED_DECOR = La stanza dello stesso tipo accanto è decorata e quindi completata: { $space }.
reason-ROOM_TOO_LARGE = La stanza unita sarebbe troppo grande: { $space }.
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
view-architect = Architetta
view-children = Bambini
view-roofs = Pila del tetto
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
