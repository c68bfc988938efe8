### Le parole del tavolo.

yes = sì
no = no
list-nothing = niente
list-and = { $most } e { $last }
player-number = Giocatore { $number }
player-you = tu
player-bot = Bot { $number }

## Rifiuti comuni a tutti i giochi

reason-game_over = La partita è finita.
reason-not_your_decision = Ora deve decidere qualcun altro.
reason-not_asked = Non è questo che si chiede ora.
reason-unknown_choice = Questa scelta non esiste in questo gioco.
reason-seats = Non si può giocare in { $seats }: il gioco è per { $low }-{ $high } giocatori.
reason-unknown_option = L’opzione «{ $option }» non esiste. Ci sono: { $known }.
reason-unknown_option_value = «{ $value }» non è un valore dell’opzione «{ $option }». Scegli tra: { $known }.

## File della scatola

reason-box_unreadable = { $file }: impossibile leggere il file ({ $why }).
reason-box_not_toml = { $file }: questo non è TOML ({ $why }).
reason-box_no_source = { $file }, [{ $table }] { $field }: indica da dove viene il valore (source = …).
reason-box_unknown_source = { $file }, [{ $table }] { $field }: «{ $source }» non è una fonte conosciuta.
reason-box_unknown_confidence = { $file }, [{ $table }] { $field }: «{ $confidence }» non è high, medium o low.
reason-box_unknown_field = { $file }, [{ $table }] { $field }: qui vanno solo value, source e confidence.
reason-box_unknown_value = { $file }, [{ $table }] { $field }: il gioco non ha questo valore.
reason-box_missing = { $file }, [{ $table }] { $field }: manca questo valore.
reason-box_not_a_number = { $file }, [{ $table }] { $field }: «{ $value }» non è un numero intero.
reason-box_not_numbers = { $file }, [{ $table }] { $field }: «{ $value }» non è una lista di numeri interi.
reason-box_out_of_range = { $file }, [{ $table }] { $field }: { $value } non è tra { $low } e { $high }.
reason-box_not_text = { $file }, [{ $table }] { $field }: «{ $value }» non è testo.
reason-box_not_texts = { $file }, [{ $table }] { $field }: «{ $value }» non è una lista di testi.
reason-box_not_rows = { $file }, [{ $table }] { $field }: «{ $value }» non è una lista di righe di { $width } elementi ciascuna.
reason-box_not_plain = { $file }, [{ $table }] { $field }: serve una riga di testo, un numero intero, vero o falso, oppure una lista.
reason-box_too_large = { $file }, [{ $table }] { $field }: è più di quanto una scatola possa contenere.
reason-box_bad_name = { $file }, [{ $table }] { $field }: un nome è fatto di lettere minuscole, cifre e trattini bassi, al massimo 40.
reason-box_unknown_word = { $file }, [{ $table }] { $field }: «{ $value }» non è tra: { $words }.
reason-box_other_game = { $file }: questa scatola è di «{ $game }», un gioco che qui non c’è.
reason-box_no_game = { $file }: indica di quale gioco è questa scatola: [box] game = "…".

## Registrazioni e posizioni

reason-record_unreadable = { $file }: impossibile leggere il file ({ $why }).
reason-record_not_json = { $file }: questa non è una registrazione ({ $why }).
reason-record_malformed = { $file }: questa registrazione non è nostra. { $path }: { $problem }
reason-record_other_rules = Questa partita è stata giocata con le regole { $rules }; questo programma gioca con le regole { $ours }.
reason-record_illegal = La scelta { $number } della registrazione non è permessa ({ $reason }).
reason-record_other_hash = La ripetizione finisce in un’altra posizione ({ $replayed }) rispetto a quella registrata ({ $recorded }).
reason-record_no_promise = { $file }: la registrazione non dice quale distribuzione era stata promessa, o come è finita la partita. I tavoli finiti di un server danno registrazioni che lo dicono.
reason-commitment_malformed = Il numero mostrato all’inizio ha 64 cifre esadecimali.
reason-position_unreadable = { $file }: impossibile leggere il file ({ $why }).
reason-position_not_toml = Questo non è TOML: { $why }
reason-position_malformed = { $path }: { $problem }
reason-position_other_rules = Questa posizione è delle regole { $rules }; questo programma gioca con le regole { $ours }.
reason-unknown_game = Il gioco «{ $game }» non c’è. Ci sono: { $known }.

## Quello che ogni diario può dire

event-forced = (C’era una sola possibilità.)
event-answered = { $seat } ha scelto.

## La riga di comando

cli-help = Giochi da tavolo proprio come dice il regolamento: giocare, chiarire regole, contare punti, far giocare i bot.
cli-see-help = Vedi «{ $command } --help».
cli-json-help = Scrive JSON invece di parole.
cli-game-help = La chiave del gioco, come in «ludoteca games».
cli-seats-help = Quanti giocatori (il minimo del gioco, se non indicato).
cli-seed-help = Il seme: lo stesso seme dà la stessa partita.
cli-option-help = Un’opzione del gioco, come chiave=valore; si può ripetere.
cli-box-help = Il file della scatola (TOML) di chi ha il gioco, sopra il nostro.
cli-games-help = Elenca i giochi a cui si può giocare qui.
cli-games-languages-help = Elenca le lingue di ogni gioco, e quelle in cui parla ancora inglese.
cli-game = Gioco
cli-seats = Giocatori
cli-about = Di che si tratta
cli-options = Opzioni
cli-languages = Lingue
cli-languages-missing = Ancora in inglese
cli-simulate-help = Fa giocare molte partite ai bot e mostra che cosa dicono.
cli-simulate-examples = Esempi: ludoteca simulate pebbles --games 1000 --seats 3 · ludoteca simulate pebbles --players greedy,random --workers 2 --save records
cli-games-number-help = Quante partite.
cli-workers-help = Quanti processi si dividono il lavoro; il risultato è lo stesso.
cli-players-help = Chi gioca: un nome per tutti i posti, o uno per ciascuno, con virgole (random, greedy).
cli-save-help = Una cartella per le registrazioni di tutte le partite.
cli-playing = Si gioca
cli-simulated = { $games } partite di { $game } in { $seconds } s, { $pace } decisioni al secondo.
cli-seat = Posto
cli-player = Giocatore
cli-wins = Vittorie
cli-score = Punti
cli-decisions = Decisioni per partita
cli-replay-help = Scrive il diario di una partita registrata e controlla che finisca ancora allo stesso modo.
cli-replay-examples = Esempio: ludoteca replay records/pebbles-000001.json
cli-record-help = Una registrazione, come la scrivono «simulate --save» e i tavoli finiti.
cli-replay-checked = La ripetizione finisce dove dice la registrazione ({ $hash }).
cli-replay-unfinished = La registrazione è di una partita non finita; è ferma a { $hash }.
cli-fair-help = Controlla che le carte di una partita su un server siano state distribuite come promesso prima dell’inizio.
cli-fair-examples = Esempio: ludoteca fair pebbles-k7m2.json --commitment 926bd47b…
cli-commitment-help = Il numero che il tavolo ti ha mostrato all’inizio.
cli-fair-proved = È provato: la distribuzione è quella che ti era stata promessa all’inizio, e le scelte portano alla fine registrata.
cli-fair-fits = La registrazione è coerente: seme e sale danno il numero promesso, e le scelte portano alla fine registrata.
cli-fair-compare = È provato se il tavolo ti ha mostrato questo numero all’inizio: { $number }
cli-fair-other-deal = Non corrisponde: seme e sale non danno il numero promesso. Il seme, il sale o il numero è stato cambiato.
cli-fair-other-promise = Non corrisponde: il numero che hai annotato non è quello della registrazione. Ti era stata promessa un’altra distribuzione.
cli-final = Punteggio finale
cli-standing = Punteggio finora
cli-box-commands-help = Mostra i numeri della scatola di un gioco e controlla quelli di chi ha il gioco.
cli-box-check-help = Controlla il file della scatola di chi ha il gioco e mostra che cosa cambia.
cli-box-check-examples = Esempio: ludoteca box check la-mia-scatola.toml   (il file comincia con [box] e game = "pebbles")
cli-box-good = { $file } è una buona scatola per { $game }; valori cambiati: { $changes }.
cli-box-show-help = Mostra ogni valore della scatola di un gioco con la sua fonte.
cli-assumed-help = Solo i valori che nessuno ha potuto verificare.
cli-rules-help = Scrive le regole numerate di un gioco, un capitolo o una regola.
cli-rules-examples = Esempi: ludoteca rules pebbles · ludoteca rules pebbles B-SWAP · ludoteca rules pebbles B-ROUND-03
cli-rule-help = Il numero di una regola, o il suo inizio.
cli-rules-short = Racconta le regole come a un amico, in pochi minuti.
cli-about-help = Dice che programma è questo e se il motore è compilato.
cli-about-line = Ludoteca { $version }, motore: { $engine }
cli-about-python = Python { $python }; giochi: { $games }
cli-about-plain = Questi moduli non sono compilati finché non si rilancia scripts/compile: { $modules }
cli-score-help = Conta i punti di un tavolo vero descritto in un file.
cli-score-examples = Esempio: ludoteca score dream-home casa.toml
cli-table-help = Il tavolo in TOML; la pagina delle regole del gioco mostra come.
cli-total = Totale
cli-place = Posto in classifica
cli-photo-help = Giudica e disegna una fotografia descritta in un file.
cli-photo-examples = Esempi: ludoteca photo scena.toml --out foto.png · ludoteca photo scena.toml --annotated --out foto.svg
cli-photo-scene-help = La scena con la sua fotocamera in TOML; docs/photographs.md mostra come.
cli-photo-out-help = Dove va l’immagine; il nome finisce in .svg o .png.
cli-photo-annotated-help = Disegna anche i segni del giudice: chi copre chi, quali desideri sono esauditi.
cli-photo-accepted = La foto è accettata.
cli-photo-refused = La foto verrebbe rifiutata: { $why } ({ $rules })
cli-photo-written = L’immagine è in { $file }.
cli-position-help = Mostra una posizione, a chi tocca scegliere e tutte le scelte permesse; o prova scelte su di essa.
cli-position-examples = Esempi: ludoteca position p.toml --all · ludoteca position p.toml --do "fist(three)" --do "fist(two)"
cli-position-file-help = Un file di posizione (TOML).
cli-all-help = Mostra anche le scelte rifiutate, con motivi e regole.
cli-do-help = Una scelta da fare, con le sue parole; si può ripetere.
cli-try-help = Una scelta da provare senza farla, con le sue parole; si può ripetere.
cli-position-over = La partita è finita.
cli-position-open = (Una domanda aperta: qualunque disposizione che le regole accettano.)
cli-position-refused = Rifiutate:
cli-play-help = Gioca: nel browser o, se si nomina un gioco, in questo terminale, con persone e bot.
cli-play-examples = Esempi: ludoteca play · ludoteca play pebbles --seats 3 · ludoteca play pebbles --people 2 --plain
cli-play-seats-help = Quanti posti ha il tavolo.
cli-people-help = Quante persone giocano a questo terminale; gli altri posti vanno ai bot.
cli-bots-help = Quali bot giocano: random o greedy.
cli-lang-help = La lingua: en, pt-BR, pt-PT, it o fr.
cli-plain-help = Righe semplici, per lettori di schermo e terminali semplici.
cli-continue-help = Riprende l’ultima partita non finita.
cli-choose-game = A quale gioco vuoi giocare?
cli-choose-number = Numero:
reason-unknown_player = Il giocatore «{ $player }» non c’è. Ci sono: { $known }.
reason-no_insight = { $player } non sa ancora nulla di { $game }: fai giocare random.
reason-lineup = Sono stati indicati { $names } giocatori per { $seats } posti: indicane uno, o uno per posto.
reason-folder_unwritable = { $folder }: lì non si può scrivere ({ $why }).
reason-unknown_rule = { $game } non ha la regola «{ $rule }».
reason-no_score_pad = { $game } non ha un foglio segnapunti.
reason-no_lesson = { $game } non ha ancora una lezione. Le regole si possono leggere, e un tavolo con bot facili è un buon inizio.
reason-no_short_rules = { $game } non ha regole in breve; si possono leggere le regole numerate.
reason-no_photographs = { $game } non scatta fotografie.
reason-photo_suffix = { $file }: il nome di un’immagine finisce in { $known }.
reason-no_such_words = Nessuna scelta di questo gioco si scrive «{ $words }».
reason-unknown_language = «{ $lang }» non è una delle nostre lingue: { $known }.
reason-no_people = { $people } persone non stanno a un tavolo da { $seats }.

## Il tavolo nel terminale

terminal-table = Tavolo
terminal-log = Che cosa è successo
terminal-none = niente
terminal-empty = —
terminal-your-turn = Tocca a te: { $question }
terminal-turn-of = { $name }: { $question }
terminal-thinking = { $name } sta pensando …
terminal-undone = { $name } ritira l’ultima scelta.
terminal-no-undo = Non si può più ritirare: nel frattempo si è scoperto qualcosa o ha agito qualcun altro.
terminal-arrange = Lascia fare a un bot
terminal-compose = Scrivi tu la risposta
terminal-compose-keys = ^S dà la risposta · Esc torna indietro senza
terminal-compose-example = Una risposta si scrive così; questa sarebbe valida:
terminal-compose-file = Scrivi il percorso di un file con la tua risposta.
terminal-filter = Scrivi per restringere la lista
terminal-no-match = Niente nella lista corrisponde.
terminal-hand-over = Passa la tastiera a { $name }. { $name }: premi Invio quando nessun altro guarda.
terminal-hand-over-text = Passa lo schermo a { $name }. Quello che hanno gli altri resta nascosto.
terminal-ready = Invio: { $name } è qui e nessun altro guarda
terminal-undo-before = u: { $name } ritira l’ultima scelta
terminal-over = La partita è finita.
terminal-winners =
    { $count ->
        [one] Vince { $names }!
       *[other] { $names } condividono la vittoria!
    }
terminal-result = { $place }. { $name }: { $score } ({ $parts })
terminal-total = Totale
terminal-place = Posto
terminal-see-result = Vedi il risultato
terminal-stay = Resta al tavolo
terminal-leave = Lascia il tavolo
terminal-record = Il verbale di questa partita: { $path }
terminal-saved =
    La partita è salvata: { $path }
    “ludoteca play --continue” la riprende.
terminal-not-saved = La partita non può essere salvata. { $why }
terminal-nothing-to-continue = Non c’è nessuna partita da finire.
terminal-no-screen = Su questo terminale non si può disegnare uno schermo: il tavolo è raccontato in righe semplici.
terminal-too-small = Serve un po’ più di spazio: almeno { $columns } colonne e { $rows } righe.
terminal-why = Perché non posso …?
terminal-refused = Quello che ora non puoi fare, e le regole che lo dicono:
terminal-nothing-refused = Niente di questo è rifiutato ora.
terminal-more-refused = Altre { $count } sono rifiutate. Per restringere: { $why } e qualche parola della scelta.
terminal-back = Invio o Esc: torna al tavolo
terminal-key-help = Aiuto
terminal-key-why = Perché no?
terminal-key-undo = Annulla
terminal-key-hint = Consiglio
terminal-hint = Un giocatore forte farebbe: { $choice }
terminal-hint-own = una risposta composta da sé
terminal-key-table = Tavolo
terminal-key-log = Diario
terminal-key-quit = Esci
terminal-help =
    Frecce e Invio scelgono dalla lista; anche il tasto mostrato prima della riga.
    Le liste lunghe si restringono scrivendo; le lettere qui sotto diventano allora Ctrl e tasti funzione.
    Sopra la lista leggi che cosa farebbe la scelta evidenziata.

    ? o F4     perché certe scelte sono rifiutate, con le regole
    i o F6     che cosa farebbe contro i bot un giocatore forte, e perché
    u o ^Z     ritira la tua ultima scelta, finché non si scopre qualcosa
    t o F2     il tavolo a tutto schermo, e ritorno
    l o F3     il diario a tutto schermo, e ritorno
    d o F9     chiaro o scuro
    n o F5     il tuo taccuino privato, dove il tavolo ne ha uno
    Shift+↑ ↓  scorre il tavolo; Tab passa da una parte all’altra
    q o ^Q     esci; “ludoteca play --continue” riprende la partita
terminal-notebook = Il tuo taccuino
terminal-notebook-empty = Il tuo taccuino è vuoto.
terminal-notebook-keys = ^S lo salva · Esc torna indietro senza
terminal-plain-welcome = Scrivi un numero per scegliere, o “{ $help }” per i comandi.
terminal-no-such-number = Non c’è questo numero: scegli da { $low } a { $high }.
terminal-not-understood = Non ho capito. Scrivi un numero da { $low } a { $high }, o “{ $help }”.
terminal-command-help = aiuto
terminal-command-table = tavolo
terminal-command-log = diario
terminal-command-why = perché
terminal-command-try = prova
terminal-command-hint = consiglio
terminal-command-undo = annulla
terminal-command-note = nota
terminal-command-quit = esci
terminal-plain-help =
    Un numero sceglie dalla lista; va bene anche la scelta con le sue parole, e ogni altra parola cerca nella lista.
    { $table }: tutto il tavolo
    { $log }: di nuovo le ultime righe del diario
    { $why }: perché certe scelte sono rifiutate; altre parole le restringono
    { $try }: che cosa farebbe una scelta; aggiungi il suo numero o le sue parole
    { $hint }: che cosa farebbe un giocatore forte, e perché, se tutti gli avversari sono bot
    { $undo }: ritira la tua ultima scelta, finché non si scopre qualcosa
    { $note }: il tuo taccuino privato, dove il tavolo ne ha uno; altre parole vi si aggiungono, un “-” lo svuota
    { $quit }: esci; la partita è salvata
    { $help }: questa lista

## What a choice would do

preview-points = Punti: { $points }
preview-asked = Poi ti verrebbe chiesto: { $question }
preview-others = Poi deciderebbe qualcun altro.
preview-unknown = Che cosa succede dopo non si può sapere prima.
preview-over = Sarebbe la fine della partita.

## Perché un giocatore forte sceglierebbe qualcosa

hint-gain = { $part }: +{ $count } subito.
hint-loss = { $part }: −{ $count }.
hint-whole = { $unit }: { $times } su { $number }, cioè tutto.
hint-short = { $unit }: { $times } su { $number }. Che cosa lo limita: { $limit }.
hint-over = Così la partita finisce.
hint-later = Non porta punti subito, ma alla fine ne porta di più.
hint-rather_later = «{ $choice }» porterebbe +{ $count } subito, ma meno alla fine.
hint-happens = Che cosa fa: { $event }
hint-chance =
    { $tenths ->
        [0] Così non vinceresti quasi mai.
        [10] Così vinceresti quasi sempre.
       *[other] Così vinceresti circa { $tenths } partite su 10.
    }
hint-even = «{ $choice }» vale più o meno lo stesso.
hint-little = È un po’ meglio di «{ $choice }».
hint-better = Con «{ $choice }» sarebbero circa { $tenths } su 10.

## Hosted tables

event-undone = { $seat } torna indietro di { $count }.
event-out_of_time = Il tempo di { $seat } è scaduto.
event-stood_in = Ora un bot gioca per { $seat }.
event-came_back = { $seat } torna a giocare di persona.
event-carried_over = Le regole sono cambiate (da { $old } a { $new }); la partita continua da qui.
event-table_ended = Il tavolo è stato chiuso prima della fine.
reason-stale = Nel frattempo il tavolo è andato avanti (si aspettava { $expected }, ora è a { $now }).
reason-table_closed = Questo tavolo è chiuso.
reason-table_frozen = Questo tavolo si può leggere, ma non più giocare.
reason-nothing_to_undo = Non si può tornare indietro: nel frattempo si è scoperto qualcosa o qualcun altro ha agito.
reason-not_saved = Non è stato possibile salvare, quindi non è successo nulla. Riprova.
reason-out_of_reach = In questo momento i tavoli non sono raggiungibili. Riprova tra poco.
reason-not_possible = Qualcosa è andato storto da parte nostra; nulla è cambiato.
reason-not_your_seat = Il posto di { $seat } non è tuo.
reason-still_here = { $seat } è ancora qui, o c’era un attimo fa.
reason-hello_first = Prima la pagina deve presentarsi.
reason-too_fast = Troppe richieste insieme: attendi un momento.
reason-too_much_work = Richiederebbe troppo lavoro. Prova con numeri più piccoli.
reason-message_too_long = Questo messaggio è troppo lungo (più di { $most } byte).
reason-message_malformed = Questo messaggio non si capisce: { $why }
reason-choice_malformed = Questa risposta non si può leggere. { $path }: { $problem }
reason-nothing_said = In questo messaggio non c’è nulla.
reason-too_many_spectators = Non c’è più posto per guardare: ci sono già { $most } spettatori.
reason-no_such_table = Qui non c’è un tavolo simile.
reason-seat_taken = Qualcun altro ha preso questo posto.
reason-seated_already = Hai già un posto a questo tavolo.
reason-wrong_invite = Questo invito non è valido, o è già stato usato.
reason-not_over_yet = Bisogna aspettare la fine della partita.
reason-no_hints = I suggerimenti ci sono solo dove tutti gli avversari sono bot.
reason-no_such_analysis = Questa analisi non è più conservata: va cominciata di nuovo.
reason-no_record = Questa partita è stata giocata con due versioni delle regole: non ha un resoconto da rivedere.
reason-unknown_level = Non ci sono bot di livello “{ $level }”. Ci sono: { $known }.
reason-listed_deal = A un tavolo mostrato a tutti le carte le dà il caso. Lascia vuota la distribuzione, o non mostrare il tavolo.
reason-unknown_seat_kind = Un posto non può essere “{ $kind }”.
reason-wrong_origin = Questa pagina non può parlare con questo server.
reason-name_needed = Serve un nome.
reason-name_taken = Qualcun altro si chiama già “{ $name }”.
reason-name_alike = A questo tavolo c’è già un nome che somiglia a “{ $name }”: scegline un altro.
reason-no_address = “{ $text }” non è un indirizzo, come 10.0.0.5, né una rete, come 10.0.0.0/8.
reason-password_short = Una password ha almeno { $least } caratteri.
reason-wrong_password = Nome e password non corrispondono.
reason-cannot_listen = Il server non può ascoltare su { $host }, porta { $port } ({ $why }). Scegline un’altra con --port.
reason-no_database = Non si può aprire il database: { $why }
reason-no_broker = Redis non si può usare: { $why }. “pip install ludoteca[redis]” porta ciò che serve per parlargli; senza --broker ci pensa PostgreSQL.
server-no-page = Il server è in funzione, ma la sua pagina non è stata costruita. In una copia del repository la costruisce scripts/build_web; “ludoteca play --terminal” apre un tavolo nel terminale.

## The command line

cli-serve-help = Offre tavoli ai browser: su questa macchina, nella rete locale o al mondo.
cli-serve-examples = Esempi: ludoteca serve · ludoteca serve --lan · ludoteca serve --no-browser --port 8000 --database postgresql://localhost/ludoteca
cli-host-help = L’indirizzo su cui ascoltare.
cli-port-help = La porta su cui ascoltare; 0 ne prende una libera.
cli-lan-help = Fa giocare altri nella rete locale; mostra un link e un codice per i telefoni.
cli-no-browser-help = Non apre il browser.
cli-database-help = L’URL del database (se manca, un file SQLite nella tua cartella dei dati).
cli-broker-help = Con più server su un PostgreSQL: l’URL di un Redis con cui si avvisano, come redis://host:6379/0. Senza, avvisa PostgreSQL.
cli-host-name-help = Un altro nome a cui questo server risponde, come games.example.org; si può ripetere.
cli-https-help = La pagina si raggiunge con https, attraverso un proxy davanti a questo server: i cookie sono segnati come sicuri.
cli-proxy-help = Dietro un proxy: il suo indirizzo (o la sua rete), a cui si crede quando dice da dove arriva una richiesta. Si può dare più volte.
cli-metrics-help = Chi mostra questo token può leggere i contatori su /metrics; senza, nessuno.
cli-terminal-help = Gioca nel terminale anche se c’è un tavolo nel browser.
cli-serving = Ludoteca è pronta: { $link }  (Ctrl-C la ferma)

## The page

page-loading = Un momento…
page-home = Inizio
page-welcome = La tavola è pronta per te.
page-welcome-more = Giochi da tavolo esattamente secondo le regole, con amici o con i bot. Non serve un account.
page-unreachable = Il server non risponde.
reason-unreachable = Il server non risponde.
page-try-again = Riprova
page-refused = Ora non è possibile.
page-empty = —
page-more = Altro
page-search = Cerca
page-more-found = Altri { $count }: scrivi per restringere.
page-close = Chiudi
page-none-found = Niente corrisponde a queste parole.

## The page: language and appearance

page-look = Lingua e aspetto
page-language = Lingua
page-appearance = Aspetto
page-look-auto = Come il dispositivo
page-look-light = Chiaro
page-look-dark = Scuro
page-look-contrast = Contrasto elevato
page-still = Niente animazioni
page-speed = Velocità delle animazioni
page-speed-normal = normale
page-speed-fast = veloce
page-speed-skip = salta tutto
page-touch = Vibrazione
page-plain-table = Tavolo semplice
page-sound = Suoni
page-notices = Un avviso quando tocca a me

## The page: ways to a table

page-my-tables = I tuoi tavoli
page-finished-tables = Partite finite
page-continue = Continua
page-look-back = Rivedi
page-table-over = finita
page-table-running = in corso
page-your-turn-short = Tocca a te
page-play-now = Gioca subito contro i bot
page-play = Gioca
page-players = Giocatori
page-players-range = da { $low } a { $high } giocatori
page-bots-level = Forza dei bot
page-strength = Forza
page-level-easy = rilassato
page-level-steady = solido
page-level-sharp = acuto
page-level-tutor = tutore
page-more-options = Tutte le opzioni
page-rules = Regole
page-rules-short = In breve
page-rules-numbered = Ogni regola
page-contents = Indice
page-all-rules = Tutte le regole
page-read-rule = Leggi la regola { $rule }
page-in-the-rules = Cerca nelle regole
page-rules-language = Le regole numerate sono in inglese.
page-with-people = Con altre persone
page-new-table = Nuovo tavolo
page-open-table = Apri il tavolo
page-lobby = Tavoli aperti
page-lobby-empty = Nessun tavolo aspetta giocatori in questo momento.
page-code = Codice o link di un invito
page-join = Entra
page-invited = Ti aspettano al tavolo
page-your-seat = il tuo posto
page-sit-down = Siediti
page-name = Nome
page-guest = Ospite
page-game = Gioco
page-score-pad = Blocchetto segnapunti
page-open-record = Apri una registrazione
page-record-file = Un file di registrazione (.json), come lo danno i tavoli finiti
page-choose-file = Scegli un file
page-drop-file = o rilascialo qui

## The page: a new table

page-seat-who = Posto { $number }
page-kind-me = Io
page-kind-bot = Un bot
page-kind-here = Qualcuno a questo schermo
page-kind-link = Qualcuno tramite link
page-link-hint = Ricevi un link da inviare.
page-options = Opzioni
page-clock = Orologio
page-clock-kind = Tempo per pensare
page-clock-none = senza limite
page-clock-turn = per ogni mossa
page-clock-bank = per tutta la partita
page-clock-days = giorni per ogni mossa
page-clock-in-minutes = Minuti
page-clock-in-days = Giorni
page-clock-increment = Secondi resi per ogni scelta
page-listed = Mostra questo tavolo a tutti su questo server
page-box = Che cosa c’è nella scatola
page-box-about = Di { $all } valori, { $assumed } sono supposti. Se possiedi il gioco, inserisci ciò che è stampato.
page-box-file = Un tuo file di scatola (TOML)
page-box-file-used = Il tuo file è in uso.
page-box-file-drop = Senza il file
page-box-all = Mostra tutti i valori
page-source-rulebook = regolamento
page-source-card_library = catalogo delle carte
page-source-second_source = seconda fonte
page-source-review = recensione
page-source-deduced = dedotto
page-source-ruling = decisione nostra
page-source-assumed = supposto
page-source-owner = del proprietario
page-deal = La distribuzione
page-seed = Un numero, o il seme di una partita finita: lo stesso dà la stessa partita, e lo vede tutto il tavolo (vuoto: decide il caso)
page-seed-listed = A un tavolo mostrato a tutti le carte le dà il caso.

## The page: at the table

page-what-to-do = Che cosa fare
page-to-move = di turno
page-thinking = { $names }…
page-waiting-for = In attesa di { $names }
page-waiting-for-people = In attesa che gli invitati si siedano
page-not-you = Sta scegliendo qualcun altro.
page-only-watching = Stai guardando: vedi solo ciò che tutti possono vedere.
page-frozen = Questo tavolo si può leggere, ma non più giocare.
page-closed = Questo tavolo è stato chiuso.
page-offline = La connessione è caduta. Nuovo tentativo in corso; nulla di ciò che hai scelto va perso.
page-connecting = Connessione…
page-filter = Cerca tra { $count } scelte
page-pick = Scelte per questo
page-about-thing = Scelte su questo: { $count }
page-all-choices = Mostra tutte
page-looks = Guardare non cambia nulla:
page-undo = Annulla
page-restart = Ricomincia il turno
page-why-not = Perché non posso…?
page-why-search = Che cosa vorresti fare?
page-why-allowed = Questo ora si può fare.
page-open-question = Le possibilità sono troppe per elencarle.
page-your-answer = La tua risposta (puoi cambiarla)
page-give-answer = Dai questa risposta
page-arrange-again = Disponi in un altro modo
page-tab-log = Cronaca
page-beside = Accanto al tavolo
page-tab-choices = Scelte
page-unread = { $count } da leggere
page-drawn-table = Il tavolo disegnato
page-info-mode = Che cos’è?
page-info-more = Premi qualsiasi cosa per sapere che cos’è. Il pulsante termina la spiegazione.
page-tab-chat = Chiacchiere
page-tab-seats = Tavolo
page-tab-notes = Appunti
page-notes-more = Il tuo taccuino. Nessun altro può vederlo.
page-past = Momento { $at } di { $last }.
page-past-more = Vedi ciò che tutti potevano vedere allora.
page-past-end = Torna al presente
page-hint = Chiedi un consiglio
page-hint-thinking = Un giocatore forte ci sta pensando …
page-hint-best = Un giocatore forte farebbe:
page-composed-answer = una risposta composta
page-was-chosen = scelta
page-silence = Non dire nulla vale come: { $choice }
page-log-empty = Non è ancora successo nulla.
page-log-more = { $count } righe precedenti
page-time-left = Tempo rimasto:
page-away = assente
page-bot-plays = continua un bot
page-stand-in = Fai giocare un bot per me
page-stood-in = Un bot gioca al tuo posto.
page-stand-in-other = Lascia giocare un bot per { $name } nel frattempo
page-leave = Lascia il tavolo
page-leave-more = Un bot giocherà al posto tuo, e non potrai tornare a questo posto.
page-leave-really = Vai via per sempre
page-stay = Resta
page-take-back = Torno a giocare io
page-seat-person = una persona
page-seat-bot = un bot
page-seat-open = deve ancora arrivare
page-seat-left = se n’è andato
page-seat-free = posto libero
page-spectator = Uno spettatore
page-watching = Spettatori: { $count }
page-invite-link = Manda questo link; vale una volta.
page-watch-link = Link per guardare
page-copy = Copia
page-copied = Copiato
page-fair = La distribuzione è stata onesta?
page-fair-more = Questo numero è stato fissato prima dell’inizio. Alla fine vedi il seme e il sale di cui è lo SHA-256.
page-fair-fits = Corrisponde: le carte sono state distribuite come promesso.
page-fair-differs = Non corrisponde: le carte non sono state distribuite come promesso.
page-deal-chosen = Chi ha aperto il tavolo ha scelto la distribuzione: seme { $seed }. Chi lo conosce può conoscere le carte.
page-hand-over = Passa lo schermo a { $name }
page-hand-over-more = Ora sullo schermo non c’è nulla di segreto. { $name }, continua quando nessun altro guarda.
page-hand-over-ready = { $name } è qui
page-hand-over-undo = { $name } annulla l’ultima scelta

## The page: lessons

page-lesson = Lezione
page-lesson-begin = Imparalo in cinque minuti
page-lesson-continue = Continua la lezione
page-lesson-next = Avanti
page-lesson-back = Un passo indietro
page-lesson-now = Tocca a te:
page-lesson-do = Fallo per me
page-lesson-strayed = Hai preso un’altra strada, e va bene così. Annulla per riprendere la lezione, oppure gioca e basta.
page-lesson-free-only = Hai preso un’altra strada, e non si può più tornare indietro. Continua a giocare, o ricomincia la lezione.
page-lesson-again = Ricomincia la lezione
page-lesson-return = Torna alla lezione
page-lesson-free = Gioca liberamente
page-lesson-end = Continua
page-lesson-leave = Esci
page-lesson-fold = Riduci il tutore
page-lesson-unfold = Riascolta il tutore

## The page: talk

page-chat-say = Di’ qualcosa
page-chat-send = Invia
page-chat-mute = Nascondi le chiacchiere
page-chat-mute-one = Nascondi quel che dice { $name }
page-chat-hello = Ciao!
page-chat-well-played = Ben giocato!
page-chat-thinking = Fammi pensare…
page-chat-oops = Ops!
page-chat-thanks = Grazie per la partita!

## The page: afterwards

page-chart = Punti nel tempo
page-before = La partita precedente: { $scores }
page-rematch = Rivincita
page-to-rematch = Alla rivincita
page-same-deal = Stessa distribuzione contro i bot
page-compare = Confronta con la stessa distribuzione
page-compare-more = partite della distribuzione { $seed }: { $count }
page-compare-others = Gli altri
page-compare-one = Gioca di nuovo la stessa distribuzione per confrontare.
page-download = Scarica la registrazione
page-to-table = Al tavolo
page-replay = Rivedi la partita
page-replay-eyes = Visto da
page-replay-open = tutte le carte scoperte
page-replay-public = uno spettatore
page-replay-chair = Dalla sedia di { $name }
page-replay-moment = Momento { $at } di { $last }
page-analysis = Analisi
page-analysis-more = Un giocatore forte riguarda ogni decisione, con ciò che il posto poteva sapere allora.
page-analysis-begin = Analizza la partita
page-analysis-progress = { $done } decisioni su { $total }
page-analysis-loss = Perso rispetto alla migliore: { $loss } %
page-analysis-none = Nessuna vera scelta ha portato a questo momento.
page-analysis-soon = Questo momento è ancora da esaminare.
page-analysis-swings = Le svolte più grandi
page-swing-choice = Momento { $moment }: una scelta di { $name }, { $from } % → { $to } %
page-swing-table = Momento { $moment }: il tavolo gira per { $name }, { $from } % → { $to } %
page-step-start = All’inizio
page-step-round-back = Un round indietro
page-step-turn-back = Un turno indietro
page-step-back = Un passo indietro
page-step-on = Un passo avanti
page-step-turn = Un turno avanti
page-step-round = Un round avanti
page-step-end = Alla fine

## The page: accounts

page-account = Account
page-account-hello = Ciao, { $name }
page-account-more = Un account non serve mai. Con uno, i tuoi tavoli ti seguono su ogni dispositivo.
page-sign-in = Accedi
page-sign-up = Nuovo account
page-sign-out = Esci dall’account
page-password = Password
page-password-old = Password attuale
page-password-new = Nuova password
page-password-change = Cambia la password
page-password-more = Chi è collegato altrove con quella vecchia dovrà accedere di nuovo.
page-password-changed = La password è cambiata.
page-or = oppure
page-passkey = Passkey
page-passkeys = Passkey
page-passkeys-more = Accedi con il blocco del tuo dispositivo invece che con una password.
page-passkey-sign-in = Accedi con una passkey
page-passkey-sign-up = Nuovo account con una passkey
page-passkey-add = Aggiungi una passkey
page-passkey-label = Un nome (per esempio: il mio telefono)
page-passkey-used = creata { $made }, usata { $used }
page-passkey-drop = Elimina
reason-passkey_cancelled = Il browser non ha dato nessuna passkey. Riprova, oppure usa una password.

## The page: the score pad

page-pad-place = Posto { $place }
page-pad-less = { $part }: uno in meno
page-pad-more = { $part }: uno in più
page-pad-add = { $part }: aggiungi
page-pad-remove = { $part }: togli
page-pad-way = Come contare
page-pad-way-form = Lascia contare le regole
page-pad-way-plain = Solo sommare
page-pad-way-file = Da un file
page-pad-clear = Svuota il blocchetto
page-pad-exact-more = Descrivi il tavolo come mostra la pagina delle regole, e ogni punto viene contato per te.
page-pad-toml = Il tavolo (TOML)
page-pad-count = Conta

## Che cosa non va nei dati di un file

wire-whole_number = serve un numero intero, non «{ $found }»
wire-out_of_range = { $value } è fuori dai limiti
wire-hex_digits = servono 16 o 48 cifre esadecimali
wire-seed = serve un numero o una chiave di 32 cifre esadecimali
wire-true_or_false = serve true o false, non «{ $found }»
wire-text_needed = serve un testo, non «{ $found }»
wire-unknown_word = «{ $word }» qui non è conosciuto
wire-list_needed = serve una lista, non «{ $found }»
wire-items = servono { $wanted } elementi, non { $found }
wire-too_many = possono essere al massimo { $most }, non { $found }
wire-too_large = è troppo annidato o troppo lungo
wire-unknown_field = il campo «{ $field }» non esiste
wire-missing_field = manca il campo «{ $field }»
wire-unknown_kind = il tipo «{ $kind }» non esiste
wire-fields_needed = serve una tabella di campi, non «{ $found }»
wire-choice_needed = servono un posto e una scelta
wire-player_count = non si può giocare in { $found }
wire-named_twice = una busta è nominata due volte
wire-not_the_rest = queste non sono le buste che nessuno ha
wire-every_player_once = ogni giocatore va nominato una volta
wire-none_left = nella scatola non resta «{ $word }»
wire-beside_house = { $names } non stanno accanto a una casa

pad-name = Nome
reason-notebook_off = A questo tavolo non c’è un taccuino.
reason-note_too_long = Un taccuino contiene al massimo { $most } caratteri: accorcialo, per favore.
reason-no_such_moment = La partita non è ancora arrivata a quel punto: l’ultimo momento è { $last }.
reason-not_signed_in = Prima accedi al tuo account.
reason-passkey_needs_name = Le passkey funzionano solo con un nome come “localhost”, non con l’indirizzo “{ $host }”. Apri la pagina con il suo nome o usa una password.
reason-passkey_expired = È passato troppo tempo, o c’è già stata una risposta: riprova.
reason-passkey_wrong = Questa passkey non apre nessun account qui.
reason-passkey_known = Questa passkey è già in uso.
reason-last_way_in = Nient’altro apre questo account: deve restare.

## The arena

cli-arena-help = Fa giocare i bot fra loro e misura: quanto è forte ciascuno e quanto è equilibrato un gioco.
cli-arena-run-help = Gioca un torneo: tutti contro tutti, in ogni posto, con le stesse carte. Se viene interrotto, riprende da dove era.
cli-arena-run-examples = Esempi: ludoteca arena run fort --players easy,greedy,search:200 --rounds 50 --workers 2 --out torneo · ludoteca arena run pebbles --seats 3 --players random,greedy --out torneo --ray
cli-arena-players-help = Chi gioca, con virgole: random, greedy, easy, steady, sharp, search:400 (iterazioni), search:1s (tempo).
cli-arena-out-help = Una cartella per risultati, partite e resoconto; se esiste già, si riprende da lì.
cli-arena-rounds-help = Quante distribuzioni di carte; ognuna è giocata una volta in ogni schieramento.
cli-arena-records-help = Se conservare ogni partita.
cli-ray-help = Gioca su un cluster Ray: il suo indirizzo, o niente dopo per uno piccolo su questa macchina.
cli-arena-elo = Elo
cli-arena-against = Ciascuno contro ciascuno
cli-arena-games = Partite
cli-arena-report-written = Il resoconto è in { $file }.
cli-arena-interrupted = Fermato. Quel che è stato giocato è in { $folder }: lo stesso comando riprende.
arena-one-sided = C’è chi non ha mai perso, o mai vinto: finché non ci sono più partite, quel distacco si può solo stimare.
arena-title = Torneo: { $game }
arena-lead = { $matches } partite in { $seats } con { $deals } distribuzioni; ciascuno ha avuto ogni posto con le stesse carte. Seme { $seed }.
arena-options = Opzioni: { $options }.
arena-strength = Forza (Elo)
arena-strength-more = La media è 1500, e 200 punti in più vincono circa tre partite su quattro. La linea contiene il valore vero in 95 casi su 100: il più ampio fra quel che dice il ricampionamento delle distribuzioni e quel che dice la curvatura della verosimiglianza.
arena-wins = Vittorie
arena-wins-more = La quota di partite vinte; una vittoria condivisa conta in parte. Intervallo di Wilson al 95%.
arena-games = { $count } partite
arena-against = Ciascuno contro ciascuno
arena-against-more = Quante volte chi è nella riga ha finito davanti a chi è nella colonna; lo stesso posto conta metà.
arena-scores = Punteggi
arena-scores-more = La media con il suo intervallo al 95%; accanto al nome, il più basso e il più alto.
arena-seats = Per posto
arena-seats-more = Quante volte ha vinto ogni posto, chiunque vi sedesse; la linea di mezzo sarebbe equa per tutti.
arena-seat = Posto { $number }
arena-length = Durata
arena-length-more = Decisioni in una partita; { $mean } in media.
reason-player_twice = «{ $player }» compare due volte: una basta.
reason-too_few_players = Un torneo vuole almeno due giocatori diversi: separa i nomi con virgole, come in --players random,greedy.
reason-arena_busy = { $folder }: un’altra esecuzione sta scrivendo lì. Aspetta che finisca o scegli un’altra cartella.
reason-arena_no_plan = { $file } manca o è danneggiato, quindi non si sa che cosa si è giocato qui. Scegli un’altra cartella.
reason-arena_other_plan = { $folder } contiene un’altra esecuzione: «{ $what }» era { $was } e adesso è { $now }. Scegli un’altra cartella o chiedi lo stesso.
reason-arena_wrong_line = { $file }, riga { $line }: non è la partita che va qui. Correggi il file o scegli un’altra cartella.
reason-no_ray = Ray non è installato qui. «pip install ludoteca[ray]» lo installa; senza --ray, --workers divide il lavoro su questa macchina.
reason-no_cluster = Non c’è un cluster Ray che si possa usare («{ $address }»): { $why }
reason-workers_lost = I processi sono finiti uno dopo l’altro, forse per mancanza di memoria. Quel che è stato giocato è conservato: riprova con meno --workers.
tally-turn = Ordine di turno
cli-balance-help = Fa giocare molte partite ai bot e dice che cosa vince: ogni carta, posto, preparazione e strategia, con intervalli. Se viene interrotto, riprende da dove era.
cli-balance-examples = Esempi: ludoteca arena balance fort --games 500 --seats 2,3,4 --out equilibrio · ludoteca arena balance pebbles --option swaps=* --out equilibrio
cli-balance-players-help = Chi gioca, con virgole; prendono i posti a turno (greedy, se non indicato).
cli-balance-seats-help = Quanti giocatori, o più numeri con virgole.
cli-balance-option-help = Un’opzione del gioco, come chiave=valore, o chiave=* per ciascun valore a turno; ripetibile.
cli-balance-tables-written = I numeri sono in { $files }.
cli-balance-no-parquet = I file Parquet vogliono pyarrow: «pip install ludoteca[parquet]» lo installa; i file CSV contengono lo stesso.
cli-balance-what = Con
reason-not_seat_counts = «{ $wish }» non è un numero di giocatori: scrivi 2, o 2,3,4.
arena-balance-title = Equilibrio: { $game }
arena-balance-lead = { $games } partite giocate da { $players }. Seme { $seed }.
arena-balance-caution = I punti sono le quote di vittorie, le linee i loro intervalli al 95% (Wilson), e la linea verticale sottile è la quota alla pari: una vittoria divisa per il numero di giocatori. Dove si contano insieme partite con numeri diversi di giocatori, i punti dicono di quanto la quota supera quella alla pari o ne resta sotto. Un punto pieno è chiaramente fuori dalla linea. Quel che hanno i vincitori non è per forza ciò che li ha fatti vincere.
arena-balance-seats = Quante volte ha vinto ogni posto.
arena-bots = Per giocatore
arena-bots-more = Quante volte ha vinto ogni bot.
arena-strategies = Per strategia
arena-strategies-more = Quante volte ha vinto chi ha preso da questa fonte una quota dei punti più grande degli altri.
arena-entries = { $count }×
arena-no-part = niente di speciale
arena-owned = Vittorie di chi l’aveva alla fine
arena-played = Vittorie di chi l’ha giocato o usato
arena-rest = altri { $count }
arena-sources = Da dove vengono i punti
arena-sources-more = Punti medi dei vincitori (punto pieno) e degli altri (anello).
arena-setups = Per preparazione
arena-setups-more = Medie con i loro intervalli al 95%.
arena-setup = Preparazione
arena-games-short = Partite
arena-length-short = Decisioni
arena-best = Punti di chi vince
arena-margin = Distacco
arena-shared = Vittorie condivise
arena-mean = Media
arena-players = { $count } giocatori
cli-analyse-help = Dice che cosa pensa un giocatore forte di ogni decisione di una partita: le scelte migliori con le probabilità di vittoria, che cosa si è perso e le svolte più grandi.
cli-analyse-examples = Esempi: ludoteca analyse records/000003.json · ludoteca analyse partita.json --seat 1 --seconds 3
cli-analyse-seconds-help = Quanto pensare a ogni decisione (1 secondo, se non indicato).
cli-analyse-iterations-help = Quante partite provare per ogni decisione: con questo solo, il risultato è sempre lo stesso.
cli-analyse-seat-help = Solo le decisioni di questo posto, contando da 1.
cli-thinking = Penso
reason-no_such_seat = Non c’è il posto { $seat }: hanno giocato in { $seats }.
analysis-number = N.
analysis-player = Chi
analysis-chosen = Ha scelto
analysis-chance = Probabilità
analysis-loss = Perso
analysis-better = Altre buone scelte
analysis-open = (una disposizione)
analysis-seat = { $name }: { $count } decisioni, { $best } buone come la migliore; { $loss } persi in media.
analysis-swings = Le svolte più grandi:
analysis-swing-choice = { $number }. { $name }: da { $before } a { $after } con la scelta «{ $choice }».
analysis-swing-table = { $number }. { $name }: da { $before } a { $after } per quel che hanno fatto gli altri e per fortuna.
cli-arena-bounds = 95%

## How a call ends

cli-disk-full = Il disco è pieno. Libera dello spazio o scegli un altro posto, poi riprova.
cli-too-many-files = Ci sono troppi file aperti. Chiudi altri programmi o alza il limite (ulimit -n), poi riprova.
cli-no-memory = Non c’è abbastanza memoria. Chiudi altri programmi o riprova con numeri più piccoli.
cli-no-permission = { $file }: non hai il permesso di farlo. Scegli un altro posto o rivolgiti a chi gestisce questa macchina.
cli-file-trouble = { $file }: non si può usare ({ $why }).
cli-machine-trouble = Il sistema non ci lascia proseguire: { $why }. Riprova più tardi.
cli-too-deep = È annidato troppo in profondità.
cli-too-large = Questo numero è troppo grande.
cli-no-text = Non si può leggere come testo: { $why }
cli-our-fault = Qualcosa è andato storto, ed è colpa nostra, non tua. I dettagli sono in { $file }: segnalaceli, per favore.
cli-our-fault-untold = Qualcosa è andato storto, ed è colpa nostra, non tua. Segnalacelo, per favore: { $what }
reason-seed_too_large = Questo seme è troppo grande: il più grande è { $most }.
reason-too_many_games = { $games } partite sono troppe per una sola esecuzione: se ne possono giocare al massimo { $most } alla volta.
