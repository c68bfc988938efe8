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
reason-not_your_decision = Ora tocca a qualcun altro decidere.
reason-not_asked = Adesso ti si chiede un’altra cosa.
reason-unknown_choice = In questo gioco non c’è una scelta così.
reason-seats = In { $seats } non si gioca: qui si è da { $low } a { $high } giocatori.
reason-unknown_option = L’opzione «{ $option }» non c’è. Ci sono: { $known }.
reason-unknown_option_value = L’opzione «{ $option }» non può valere «{ $value }». Scegli fra: { $known }.

## File della scatola

reason-box_unreadable = { $file }: il file non si può leggere ({ $why }).
reason-box_not_toml = { $file }: non è TOML ({ $why }).
reason-box_no_source = { $file }, [{ $table }] { $field }: scrivi da dove viene il valore (source = …).
reason-box_unknown_source = { $file }, [{ $table }] { $field }: «{ $source }» non è una fonte che conosciamo.
reason-box_unknown_confidence = { $file }, [{ $table }] { $field }: qui va high, medium o low, non «{ $confidence }».
reason-box_unknown_field = { $file }, [{ $table }] { $field }: qui vanno soltanto value, source e confidence.
reason-box_unknown_value = { $file }, [{ $table }] { $field }: il gioco non ha un valore così.
reason-box_missing = { $file }, [{ $table }] { $field }: il valore manca.
reason-box_not_a_number = { $file }, [{ $table }] { $field }: «{ $value }» non è un numero intero.
reason-box_not_numbers = { $file }, [{ $table }] { $field }: «{ $value }» non è una lista di numeri interi.
reason-box_out_of_range = { $file }, [{ $table }] { $field }: { $value } non è tra { $low } e { $high }.
reason-box_not_text = { $file }, [{ $table }] { $field }: «{ $value }» non è testo.
reason-box_not_texts = { $file }, [{ $table }] { $field }: «{ $value }» non è una lista di testi.
reason-box_not_rows = { $file }, [{ $table }] { $field }: «{ $value }» non è una lista di righe di { $width } elementi ciascuna.
reason-box_not_plain = { $file }, [{ $table }] { $field }: ci vuole una riga di testo, un numero intero, vero o falso, oppure una lista.
reason-box_too_large = { $file }, [{ $table }] { $field }: in una scatola non ci sta così tanto.
reason-box_bad_name = { $file }, [{ $table }] { $field }: un nome ha solo lettere minuscole, cifre e trattini bassi, al massimo 40.
reason-box_unknown_word = { $file }, [{ $table }] { $field }: «{ $value }» non è fra: { $words }.
reason-box_other_game = { $file }: è la scatola di «{ $game }», un gioco che qui non c’è.
reason-box_no_game = { $file }: scrivi di quale gioco è la scatola: [box] game = "…".

## Registrazioni e posizioni

reason-record_unreadable = { $file }: il file non si può leggere ({ $why }).
reason-record_not_json = { $file }: non è una registrazione ({ $why }).
reason-record_malformed = { $file }: non è una nostra registrazione. { $path }: { $problem }
reason-record_other_rules = Questa partita è stata giocata con le regole { $rules }; questo programma usa le regole { $ours }.
reason-record_illegal = La scelta { $number } della registrazione non è valida ({ $reason }).
reason-record_other_hash = Rigiocata, la partita finisce in un’altra posizione ({ $replayed }) rispetto a quella registrata ({ $recorded }).
reason-record_no_promise = { $file }: la registrazione non dice quale distribuzione era stata promessa, o come è finita la partita. Quelle dei tavoli finiti su un server lo dicono.
reason-commitment_malformed = Il numero mostrato all’inizio ha 64 cifre esadecimali.
reason-position_unreadable = { $file }: il file non si può leggere ({ $why }).
reason-position_not_toml = Non è TOML: { $why }
reason-position_malformed = { $path }: { $problem }
reason-position_other_rules = Questa posizione segue le regole { $rules }; questo programma usa le regole { $ours }.
reason-unknown_game = Il gioco «{ $game }» qui non c’è. Ci sono: { $known }.

## Quello che ogni diario può dire

event-forced = (Non c’era altra scelta.)
event-answered = { $seat } ha scelto.

## La riga di comando

cli-help = Giochi da tavolo come dice il regolamento: per giocare, chiarire dubbi, contare i punti, far giocare i bot.
cli-see-help = Vedi «{ $command } --help».
cli-json-help = Scrive JSON invece di parole.
cli-game-help = La chiave del gioco, come la mostra «ludoteca games».
cli-seats-help = In quanti si gioca (se non lo dici, il minimo del gioco).
cli-seed-help = Il seme: con lo stesso seme la partita è la stessa.
cli-option-help = Un’opzione del gioco, come chiave=valore; si può ripetere.
cli-box-help = Il file (TOML) con i valori della tua scatola, al posto dei nostri.
cli-games-help = Elenca i giochi che ci sono.
cli-games-languages-help = Elenca le lingue di ogni gioco, e dove parla ancora inglese.
cli-game = Gioco
cli-seats = Giocatori
cli-about = Di che cosa parla
cli-options = Opzioni
cli-languages = Lingue
cli-languages-missing = Ancora in inglese
cli-simulate-help = Fa giocare molte partite ai bot e mostra che cosa ne viene fuori.
cli-simulate-examples = Esempi: ludoteca simulate pebbles --games 1000 --seats 3 · ludoteca simulate pebbles --players greedy,random --workers 2 --save records
cli-games-number-help = Quante partite.
cli-workers-help = Quanti processi si dividono il lavoro; il risultato non cambia.
cli-players-help = Chi gioca: un nome per tutti i posti, o uno per posto separati da virgole (random, greedy).
cli-save-help = La cartella per le registrazioni di tutte le partite.
cli-playing = Si gioca
cli-simulated = { $games } partite di { $game } in { $seconds } s: { $pace } decisioni al secondo.
cli-seat = Posto
cli-player = Giocatore
cli-wins = Vittorie
cli-score = Punti
cli-decisions = Decisioni per partita
cli-replay-help = Scrive la cronaca di una partita registrata e controlla che finisca ancora nello stesso modo.
cli-replay-examples = Esempio: ludoteca replay records/pebbles-000001.json
cli-record-help = Una registrazione, come la lasciano «simulate --save» e i tavoli finiti.
cli-replay-checked = La partita rigiocata finisce proprio dove dice la registrazione ({ $hash }).
cli-replay-unfinished = Questa partita non è finita: è ferma a { $hash }.
cli-fair-help = Controlla che una partita su un server sia stata distribuita come promesso all’inizio.
cli-fair-examples = Esempio: ludoteca fair pebbles-k7m2.json --commitment 926bd47b…
cli-commitment-help = Il numero che il tavolo ti ha mostrato all’inizio.
cli-fair-proved = È provato: la distribuzione è quella promessa all’inizio, e le scelte portano alla fine registrata.
cli-fair-fits = Tutto torna: seme e sale danno il numero promesso, e le scelte portano alla fine registrata.
cli-fair-compare = La prova c’è se il numero che il tavolo ti ha mostrato all’inizio è questo: { $number }
cli-fair-other-deal = Non torna: seme e sale non danno il numero promesso. È stato cambiato il seme, il sale o il numero.
cli-fair-other-promise = Non torna: il numero che hai annotato non è quello della registrazione. Ti era stata promessa un’altra distribuzione.
cli-final = Punteggio finale
cli-standing = Punti finora
cli-box-commands-help = Mostra i numeri che stanno nella scatola di un gioco, e controlla quelli della tua.
cli-box-check-help = Controlla il file della tua scatola e mostra che cosa cambia.
cli-box-check-examples = Esempio: ludoteca box check la-mia-scatola.toml   (il file comincia con [box] e game = "pebbles")
cli-box-good = { $file } è una buona scatola per { $game }; valori cambiati: { $changes }.
cli-box-show-help = Mostra ogni valore della scatola di un gioco, con la sua fonte.
cli-assumed-help = Solo i valori che nessuno ha potuto verificare.
cli-rules-help = Scrive le regole numerate di un gioco, un capitolo o una regola.
cli-rules-examples = Esempi: ludoteca rules pebbles · ludoteca rules pebbles B-SWAP · ludoteca rules pebbles B-ROUND-03
cli-rule-help = Il numero di una regola, o il suo inizio.
cli-rules-short = Racconta le regole in pochi minuti, come a un amico.
cli-about-help = Dice che programma è e se il motore è compilato.
cli-about-line = Ludoteca { $version }, motore: { $engine }
cli-about-python = Python { $python }; giochi: { $games }
cli-about-plain = Questi moduli vanno senza compilazione finché non rilanci scripts/compile: { $modules }
cli-score-help = Conta i punti di un tavolo vero, descritto in un file.
cli-score-examples = Esempio: ludoteca score dream-home casa.toml
cli-table-help = Il tavolo in TOML; la pagina delle regole del gioco mostra come si scrive.
cli-total = Totale
cli-place = Piazzamento
cli-photo-help = Giudica e disegna una fotografia descritta in un file.
cli-photo-examples = Esempi: ludoteca photo scena.toml --out foto.png · ludoteca photo scena.toml --annotated --out foto.svg
cli-photo-scene-help = La scena con la sua fotocamera in TOML; docs/photographs.md mostra come si scrive.
cli-photo-out-help = Dove mettere l’immagine; il nome finisce in .svg o .png.
cli-photo-annotated-help = Disegna anche i segni del giudice: chi copre chi, quali desideri sono esauditi.
cli-photo-accepted = La foto è accettata.
cli-photo-refused = La foto sarebbe rifiutata: { $why } ({ $rules })
cli-photo-written = L’immagine è in { $file }.
cli-position-help = Mostra una posizione, a chi tocca e tutte le scelte valide; oppure prova delle scelte.
cli-position-examples = Esempi: ludoteca position p.toml --all · ludoteca position p.toml --do "fist(three)" --do "fist(two)"
cli-position-file-help = Il file di una posizione (TOML).
cli-all-help = Mostra anche le scelte rifiutate, con i motivi e le regole.
cli-do-help = Una scelta da fare, scritta con le sue parole; si può ripetere.
cli-try-help = Una scelta da provare senza farla, scritta con le sue parole; si può ripetere.
cli-position-over = La partita è finita.
cli-position-open = (Una domanda aperta: va bene qualunque disposizione ammessa dalle regole.)
cli-position-refused = Rifiutate:
cli-play-help = Si gioca: nel browser oppure, se scrivi un gioco, in questo terminale, con persone e bot.
cli-play-examples = Esempi: ludoteca play · ludoteca play pebbles --seats 3 · ludoteca play pebbles --people 2 --plain
cli-play-seats-help = Quanti posti ha il tavolo.
cli-people-help = Quante persone giocano a questo terminale; agli altri posti siedono i bot.
cli-bots-help = Quali bot giocano: random o greedy.
cli-lang-help = La lingua: en, pt-BR, pt-PT, it o fr.
cli-plain-help = Righe semplici, per lettori di schermo e terminali essenziali.
cli-continue-help = Riprende l’ultima partita non finita.
cli-choose-game = A quale gioco vuoi giocare?
cli-choose-number = Numero:
reason-unknown_player = Il giocatore «{ $player }» non c’è. Ci sono: { $known }.
reason-no_insight = { $player } non sa ancora giocare a { $game }: fai giocare random.
reason-lineup = Hai indicato { $names } giocatori per { $seats } posti: indicane uno solo, o uno per posto.
reason-folder_unwritable = { $folder }: qui non si può scrivere ({ $why }).
reason-unknown_rule = { $game } non ha una regola «{ $rule }».
reason-no_score_pad = { $game } non ha un segnapunti.
reason-no_lesson = { $game } non ha ancora una lezione. Puoi leggere le regole, e un tavolo con bot facili è un buon inizio.
reason-no_short_rules = { $game } non ha le regole in breve; puoi leggere quelle numerate.
reason-no_photographs = A { $game } non si scattano foto.
reason-photo_suffix = { $file }: il nome di un’immagine finisce in { $known }.
reason-no_such_words = Nessuna scelta di questo gioco si scrive «{ $words }».
reason-unknown_language = «{ $lang }» non è fra le nostre lingue: { $known }.
reason-no_people = { $people } persone non ci stanno, a un tavolo da { $seats }.

## Il tavolo nel terminale

terminal-table = Tavolo
terminal-log = Che cosa è successo
terminal-none = niente
terminal-empty = —
terminal-your-turn = Tocca a te: { $question }
terminal-turn-of = { $name }: { $question }
terminal-thinking = { $name } ci pensa…
terminal-undone = { $name } annulla l’ultima scelta.
terminal-no-undo = Non si può più annullare: intanto si è scoperto qualcosa, o ha agito qualcun altro.
terminal-arrange = Lascia fare a un bot
terminal-compose = Scrivi tu la risposta
terminal-compose-keys = ^S dà la risposta · Esc torna indietro senza
terminal-compose-example = Una risposta si scrive così; questa sarebbe valida:
terminal-compose-file = Scrivi il percorso del file con la tua risposta.
terminal-filter = Scrivi per restringere la lista
terminal-no-match = Nella lista non c’è niente del genere.
terminal-hand-over = Passa la tastiera a { $name }. { $name }: premi Invio quando nessun altro guarda.
terminal-hand-over-text = Passa lo schermo a { $name }. Quello che hanno gli altri resta nascosto.
terminal-ready = Invio: { $name } è qui e nessun altro guarda
terminal-undo-before = u: { $name } annulla l’ultima scelta
terminal-over = La partita è finita.
terminal-winners =
    { $count ->
        [one] Vince { $names }!
       *[other] Vincono insieme { $names }!
    }
terminal-result = { $place }. { $name }: { $score } ({ $parts })
terminal-total = Totale
terminal-place = Piazzamento
terminal-see-result = Vedi il risultato
terminal-stay = Resta al tavolo
terminal-leave = Lascia il tavolo
terminal-record = La registrazione di questa partita: { $path }
terminal-saved =
    La partita è salvata: { $path }
    «ludoteca play --continue» la riprende.
terminal-not-saved = La partita non si può salvare. { $why }
terminal-nothing-to-continue = Non ci sono partite da finire.
terminal-no-screen = Su questo terminale non si può disegnare: il tavolo è raccontato in righe semplici.
terminal-too-small = Ci vuole un po’ più di spazio: almeno { $columns } colonne e { $rows } righe.
terminal-why = Perché non posso…?
terminal-refused = Che cosa non puoi fare ora, e le regole che lo dicono:
terminal-nothing-refused = Niente del genere è rifiutato, adesso.
terminal-more-refused = Altre { $count } sono rifiutate. Per restringere: { $why } e qualche parola della scelta.
terminal-back = Invio o Esc: torna al tavolo
terminal-key-help = Aiuto
terminal-key-why = Perché no?
terminal-key-undo = Annulla
terminal-key-hint = Consiglio
terminal-hint = Un giocatore forte farebbe: { $choice }
terminal-hint-own = una risposta composta da sé
terminal-key-table = Tavolo
terminal-key-log = Cronaca
terminal-key-quit = Esci
terminal-help =
    Scegli dalla lista con le frecce e Invio, o con il tasto scritto davanti alla riga.
    Se la lista è lunga, scrivi per restringerla: le lettere qui sotto diventano Ctrl e tasti funzione.
    Sopra la lista leggi che cosa farebbe la scelta evidenziata.

    ? o F4     perché certe scelte sono rifiutate, con le regole
    i o F6     che cosa farebbe contro i bot un giocatore forte, e perché
    u o ^Z     annulla la tua ultima scelta, finché non si scopre qualcosa
    t o F2     il tavolo a tutto schermo, e ritorno
    l o F3     la cronaca a tutto schermo, e ritorno
    d o F9     chiaro o scuro
    n o F5     il tuo taccuino privato, se il tavolo ne ha uno
    Shift+↑ ↓  scorre il tavolo; Tab passa da una parte all’altra
    q o ^Q     esci; «ludoteca play --continue» riprende la partita
terminal-notebook = Il tuo taccuino
terminal-notebook-empty = Il tuo taccuino è vuoto.
terminal-notebook-keys = ^S lo salva · Esc torna indietro senza
terminal-plain-welcome = Per scegliere scrivi un numero; per i comandi, «{ $help }».
terminal-no-such-number = Questo numero non c’è: scegli da { $low } a { $high }.
terminal-not-understood = Non ho capito. Scrivi un numero da { $low } a { $high }, o «{ $help }».
terminal-command-help = aiuto
terminal-command-table = tavolo
terminal-command-log = cronaca
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
preview-asked = Poi ti si chiederebbe: { $question }
preview-others = Poi toccherebbe a qualcun altro.
preview-unknown = Che cosa viene dopo, non si può sapere prima.
preview-over = La partita finirebbe qui.

## Perché un giocatore forte sceglierebbe qualcosa

hint-gain = { $part }: +{ $count } subito.
hint-loss = { $part }: −{ $count }.
hint-whole = { $units }: { $times } su { $number }, cioè tutto.
hint-short = { $units }: { $times } su { $number }. Che cosa lo limita: { $limit }.
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

event-undone = { $seat } annulla { $count ->
        [one] una scelta
       *[other] { $count } scelte
    }.
event-out_of_time = Tempo scaduto per { $seat }.
event-stood_in = Ora al posto di { $seat } gioca un bot.
event-came_back = { $seat } torna a giocare di persona.
event-carried_over = Le regole sono cambiate (da { $old } a { $new }); la partita continua da qui.
event-table_ended = Il tavolo è stato chiuso prima della fine.
reason-stale = Intanto il tavolo è andato avanti (era a { $expected }, ora è a { $now }).
reason-table_closed = Questo tavolo è chiuso.
reason-table_frozen = Questo tavolo si può ancora leggere, ma non si gioca più.
reason-nothing_to_undo = Non si può più annullare: intanto si è scoperto qualcosa, o ha agito qualcun altro.
reason-not_saved = Il salvataggio non è riuscito, quindi non è successo nulla. Riprova.
reason-out_of_reach = Al momento i tavoli non rispondono. Riprova fra poco.
reason-not_possible = Qualcosa è andato storto da parte nostra; non è cambiato nulla.
reason-not_your_seat = Il posto di { $seat } non è tuo.
reason-still_here = { $seat } è ancora qui, o c’era un attimo fa.
reason-hello_first = Prima la pagina deve presentarsi.
reason-too_fast = Troppe richieste tutte insieme: aspetta un momento.
reason-too_much_work = Sarebbe troppo lavoro. Prova con numeri più piccoli.
reason-message_too_long = Questo messaggio è troppo lungo (più di { $most } byte).
reason-message_malformed = Questo messaggio non si capisce: { $why }
reason-choice_malformed = Questa risposta non si può leggere. { $path }: { $problem }
reason-nothing_said = Il messaggio è vuoto.
reason-too_many_spectators = Non c’è più posto per guardare: gli spettatori sono già { $most }.
reason-no_such_table = Questo tavolo qui non c’è.
reason-seat_taken = Questo posto l’ha preso qualcun altro.
reason-seated_already = A questo tavolo hai già un posto.
reason-wrong_invite = Questo invito non è valido, o è già stato usato.
reason-not_over_yet = Per questo bisogna aspettare la fine della partita.
reason-no_hints = I consigli ci sono solo quando tutti gli avversari sono bot.
reason-no_such_analysis = Questa analisi non c’è più: ricominciala.
reason-no_record = Questa partita è stata giocata con due versioni delle regole: non ha una registrazione da rivedere.
reason-unknown_level = Non ci sono bot di livello «{ $level }». Ci sono: { $known }.
reason-listed_deal = A un tavolo aperto a tutti le carte le dà il caso. Lascia vuota la distribuzione, o non aprire il tavolo a tutti.
reason-unknown_seat_kind = Un posto non può essere «{ $kind }».
reason-wrong_origin = Questa pagina non può parlare con questo server.
reason-name_needed = Ci vuole un nome.
reason-name_taken = Qualcun altro si chiama già «{ $name }».
reason-name_alike = A questo tavolo c’è già un nome che somiglia a «{ $name }»: scegline un altro.
reason-no_address = «{ $text }» non è un indirizzo, come 10.0.0.5, né una rete, come 10.0.0.0/8.
reason-password_short = Una password deve avere almeno { $least } caratteri.
reason-wrong_password = Nome e password non corrispondono.
reason-cannot_listen = Il server non può ascoltare su { $host }, porta { $port } ({ $why }). Scegli un’altra porta con --port.
reason-no_database = Il database non si apre: { $why }
reason-no_broker = Redis non si può usare: { $why }. «pip install ludoteca[redis]» installa quel che serve per parlargli; senza --broker ci pensa PostgreSQL.
server-no-page = Il server c’è, ma la sua pagina non è stata costruita. In una copia del repository la costruisce scripts/build_web; «ludoteca play --terminal» apre un tavolo nel terminale.

## The command line

cli-serve-help = Apre tavoli ai browser: su questa macchina, nella rete locale o al mondo.
cli-serve-examples = Esempi: ludoteca serve · ludoteca serve --lan · ludoteca serve --no-browser --port 8000 --database postgresql://localhost/ludoteca
cli-host-help = L’indirizzo su cui ascoltare.
cli-port-help = La porta su cui ascoltare; con 0 ne prende una libera.
cli-lan-help = Fa giocare anche gli altri nella rete locale; mostra un link e un codice per i telefoni.
cli-no-browser-help = Non apre il browser.
cli-database-help = L’URL del database (se manca, un file SQLite nella tua cartella dei dati).
cli-broker-help = Con più server su un solo PostgreSQL: l’URL di un Redis con cui si avvisano, come redis://host:6379/0. Senza, ci pensa PostgreSQL.
cli-host-name-help = Un altro nome a cui il server risponde, come games.example.org; si può ripetere.
cli-https-help = La pagina si raggiunge con https, attraverso un proxy davanti al server: i cookie sono segnati come sicuri.
cli-proxy-help = Dietro un proxy: il suo indirizzo (o la sua rete), a cui si crede quando dice da dove arriva una richiesta. Si può ripetere.
cli-metrics-help = Chi mostra questo token può leggere i contatori su /metrics; senza, nessuno.
cli-terminal-help = Gioca nel terminale anche se c’è un tavolo per il browser.
cli-serving = Ludoteca è pronta: { $link }  (Ctrl-C la ferma)

## The page

page-loading = Un momento…
page-home = Inizio
page-welcome = Il tavolo è pronto: siediti!
page-welcome-more = Giochi da tavolo esattamente come dice il regolamento, con gli amici o contro i bot. Senza registrarsi.
page-unreachable = Il server non risponde.
reason-unreachable = Il server non risponde.
page-try-again = Riprova
page-refused = Ora non si può.
page-empty = —
page-more = Altro
page-search = Cerca
page-more-found = Altri { $count }: scrivi per restringere.
page-close = Chiudi
page-none-found = Niente che contenga queste parole.

## The page: language and appearance

page-look = Lingua e aspetto
page-language = Lingua
page-appearance = Aspetto
page-look-auto = Come il dispositivo
page-look-light = Chiaro
page-look-dark = Scuro
page-look-contrast = Contrasto elevato
page-still = Senza animazioni
page-speed = Velocità delle animazioni
page-speed-normal = normale
page-speed-fast = veloce
page-speed-skip = salta tutto
page-touch = Vibrazione
page-plain-table = Tavolo semplice
page-sound = Suoni
page-notices = Avvisami quando tocca a me

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
page-bots-level = Livello dei bot
page-strength = Livello
page-level-easy = facile
page-level-steady = medio
page-level-sharp = difficile
page-level-tutor = maestro
page-more-options = Tutte le opzioni
page-rules = Regole
page-rules-short = In breve
page-rules-numbered = Regola per regola
page-contents = Indice
page-all-rules = Tutte le regole
page-read-rule = Leggi la regola { $rule }
page-in-the-rules = Cerca nelle regole
page-rules-language = Le regole numerate sono in inglese.
page-with-people = Con altre persone
page-new-table = Nuovo tavolo
page-open-table = Apri il tavolo
page-lobby = Tavoli aperti
page-lobby-empty = Al momento nessun tavolo cerca giocatori.
page-code = Codice o link dell’invito
page-join = Entra
page-invited = Ti aspettano al tavolo
page-your-seat = il tuo posto
page-sit-down = Siediti
page-name = Nome
page-guest = Ospite
page-game = Gioco
page-score-pad = Segnapunti
page-open-record = Apri una registrazione
page-record-file = Il file di una registrazione (.json), come lo danno i tavoli finiti
page-choose-file = Scegli un file
page-drop-file = o trascinalo qui

## The page: a new table

page-seat-who = Posto { $number }
page-kind-me = Io
page-kind-bot = Un bot
page-kind-here = Qualcuno qui con me
page-kind-link = Qualcuno a cui mando un link
page-link-hint = Avrai un link da mandare.
page-options = Opzioni
page-clock = Orologio
page-clock-kind = Tempo per pensare
page-clock-none = senza limite
page-clock-turn = a ogni turno
page-clock-bank = per tutta la partita
page-clock-days = in giorni, a ogni turno
page-clock-in-minutes = Minuti
page-clock-in-days = Giorni
page-clock-increment = Secondi recuperati a ogni scelta
page-listed = Apri il tavolo a tutti su questo server
page-box = Nella scatola
page-box-about = Su { $all } valori, { $assumed } sono una nostra ipotesi. Se hai il gioco, metti quelli stampati.
page-box-file = Il file della tua scatola (TOML)
page-box-file-used = Stai usando il tuo file.
page-box-file-drop = Togli il file
page-box-all = Mostra tutti i valori
page-source-rulebook = regolamento
page-source-card_library = catalogo delle carte
page-source-second_source = seconda fonte
page-source-review = recensione
page-source-deduced = dedotto
page-source-ruling = scelta nostra
page-source-assumed = ipotesi
page-source-owner = la tua scatola
page-deal = La distribuzione
page-seed = Un numero, o il seme di una partita finita: con lo stesso la partita parte uguale, e lo vede tutto il tavolo (vuoto: decide il caso)
page-seed-listed = A un tavolo aperto a tutti le carte le dà il caso.

## The page: at the table

page-what-to-do = Che cosa fare
page-to-move = di turno
page-thinking = { $names }…
page-waiting-for = Si aspetta { $names }
page-waiting-for-people = Aspettiamo che gli invitati si siedano
page-not-you = Ora sceglie qualcun altro.
page-only-watching = Stai guardando: vedi solo quello che possono vedere tutti.
page-frozen = Questo tavolo si può ancora leggere, ma non si gioca più.
page-closed = Questo tavolo è stato chiuso.
page-offline = La connessione è caduta; nuovo tentativo in corso. Le tue scelte sono al sicuro.
page-connecting = Connessione…
page-filter = Cerca fra { $count } scelte
page-pick = Le scelte per questo
page-about-thing = Che cosa puoi fare qui: { $count }
page-all-choices = Mostra tutte
page-looks = Per guardare, senza cambiare nulla:
page-undo = Annulla
page-restart = Ricomincia il turno
page-why-not = Perché non posso…?
page-why-search = Che cosa vorresti fare?
page-why-allowed = Questo lo puoi fare adesso.
page-open-question = Le possibilità sono troppe per elencarle tutte.
page-your-answer = La tua risposta (la puoi cambiare)
page-give-answer = Rispondi così
page-arrange-again = Prova un’altra disposizione
page-tab-log = Cronaca
page-beside = Accanto al tavolo
page-tab-choices = Scelte
page-unread = { $count } da leggere
page-drawn-table = Tavolo disegnato
page-info-mode = Che cos’è?
page-info-more = Tocca una cosa qualsiasi e ti dico che cos’è. Per smettere, tocca di nuovo il pulsante.
page-tab-chat = Chiacchiere
page-tab-seats = Tavolo
page-tab-notes = Appunti
page-notes-more = Il tuo taccuino: lo vedi solo tu.
page-past = Momento { $at } di { $last }.
page-past-more = Il tavolo come lo vedevano tutti in quel momento.
page-past-end = Torna a ora
page-hint = Chiedi un consiglio
page-hint-thinking = Un giocatore forte ci sta pensando…
page-hint-best = Un giocatore forte farebbe:
page-composed-answer = una risposta composta a mano
page-was-chosen = è stata scelta questa
page-silence = Se non dici nulla, vale: { $choice }
page-log-empty = Non è ancora successo nulla.
page-log-more = { $count } righe precedenti
page-time-left = Tempo rimasto:
page-away = assente
page-bot-plays = gioca un bot
page-stand-in = Fai giocare un bot al posto mio
page-stood-in = Al posto tuo sta giocando un bot.
page-stand-in-other = Intanto fai giocare un bot al posto di { $name }
page-leave = Lascia il tavolo
page-leave-more = Al posto tuo continuerà un bot, e non potrai più tornare a sederti qui.
page-leave-really = Lascia per sempre
page-stay = Resta
page-take-back = Torno a giocare io
page-seat-person = una persona
page-seat-bot = un bot
page-seat-open = non è ancora arrivato nessuno
page-seat-left = ha lasciato il tavolo
page-seat-free = posto libero
page-spectator = Uno spettatore
page-watching = Spettatori: { $count }
page-invite-link = Manda questo link: vale una volta sola.
page-watch-link = Link per guardare
page-copy = Copia
page-copied = Copiato
page-fair = Distribuzione senza trucchi?
page-fair-more = Questo numero è stato fissato prima dell’inizio. Alla fine vedi il seme e il sale: è il loro SHA-256.
page-fair-fits = Torna tutto: la distribuzione è quella promessa.
page-fair-differs = Non torna: la distribuzione non è quella promessa.
page-deal-chosen = La distribuzione l’ha scelta chi ha aperto il tavolo: seme { $seed }. Chi lo conosce può conoscere le carte.
page-hand-over = Passa lo schermo a { $name }
page-hand-over-more = Ora sullo schermo non c’è nulla di segreto. { $name }, vai avanti quando nessun altro guarda.
page-hand-over-ready = { $name } è qui
page-hand-over-undo = { $name } annulla l’ultima scelta

## The page: lessons

page-lesson = Lezione
page-lesson-begin = Impara in cinque minuti
page-lesson-continue = Continua la lezione
page-lesson-next = Avanti
page-lesson-back = Un passo indietro
page-lesson-now = Tocca a te:
page-lesson-do = Fallo per me
page-lesson-strayed = Hai preso un’altra strada, e va bene così. Annulla per riprendere la lezione, oppure continua a giocare.
page-lesson-free-only = Hai preso un’altra strada e non si può più annullare. Continua a giocare, o ricomincia la lezione.
page-lesson-again = Ricomincia la lezione
page-lesson-return = Torna alla lezione
page-lesson-free = Gioca liberamente
page-lesson-end = Continua a giocare
page-lesson-leave = Esci
page-lesson-fold = Metti via il gufo
page-lesson-unfold = Richiama il gufo

## The page: talk

page-chat-say = Di’ qualcosa
page-chat-send = Invia
page-chat-mute = Nascondi le chiacchiere
page-chat-mute-one = Nascondi quello che dice { $name }
page-chat-hello = Ciao!
page-chat-well-played = Ben giocato!
page-chat-thinking = Fammi pensare…
page-chat-oops = Ops!
page-chat-thanks = Grazie della partita!

## The page: afterwards

page-chart = I punti lungo la partita
page-before = La partita precedente: { $scores }
page-rematch = Rivincita
page-to-rematch = Alla rivincita
page-same-deal = Stesse carte, contro i bot
page-compare = Confronta a parità di carte
page-compare-more = partite con la distribuzione { $seed }: { $count }
page-compare-others = Gli altri
page-compare-one = Per confrontare, gioca di nuovo con le stesse carte.
page-download = Scarica la registrazione
page-to-table = Al tavolo
page-replay = Rivedi la partita
page-replay-eyes = Visto da
page-replay-open = a carte scoperte
page-replay-public = da uno spettatore
page-replay-chair = da { $name }
page-replay-moment = Momento { $at } di { $last }
page-analysis = Analisi
page-analysis-more = Un giocatore forte ripensa ogni decisione, sapendo solo quello che allora si poteva sapere da quel posto.
page-analysis-begin = Analizza la partita
page-analysis-progress = { $done } decisioni su { $total }
page-analysis-loss = Perso rispetto alla scelta migliore: { $loss } %
page-analysis-none = A questo momento non si è arrivati con una vera scelta.
page-analysis-soon = Questo momento aspetta ancora di essere esaminato.
page-analysis-swings = Le svolte più grandi
page-swing-choice = Momento { $moment }: una scelta di { $name }, { $from } % → { $to } %
page-swing-table = Momento { $moment }: le cose cambiano per { $name }, { $from } % → { $to } %
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
page-account-more = Si gioca anche senza account. Se ne hai uno, ritrovi i tuoi tavoli su ogni dispositivo.
page-sign-in = Accedi
page-sign-up = Nuovo account
page-sign-out = Esci
page-password = Password
page-password-old = Password attuale
page-password-new = Nuova password
page-password-change = Cambia la password
page-password-more = Dove hai fatto l’accesso con quella vecchia, dovrai rifarlo.
page-password-changed = Password cambiata.
page-or = oppure
page-passkey = Passkey
page-passkeys = Passkey
page-passkeys-more = Entri sbloccando il dispositivo, senza password.
page-passkey-sign-in = Accedi con una passkey
page-passkey-sign-up = Nuovo account con una passkey
page-passkey-add = Aggiungi una passkey
page-passkey-label = Come chiamarla (per esempio: il mio telefono)
page-passkey-used = creata { $made }, usata { $used }
page-passkey-drop = Elimina
reason-passkey_cancelled = Dal browser non è arrivata nessuna passkey. Riprova, oppure usa una password.

## The page: the score pad

page-pad-place = { $place }º
page-pad-less = { $part }: uno in meno
page-pad-more = { $part }: uno in più
page-pad-add = { $part }: aggiungi
page-pad-remove = { $part }: togli
page-pad-way = Come contare
page-pad-way-form = Conta con le regole
page-pad-way-plain = Somma e basta
page-pad-way-file = Da un file
page-pad-clear = Svuota il segnapunti
page-pad-exact-more = Descrivi il tavolo come mostra la pagina delle regole, e i punti si contano da sé.
page-pad-toml = Il tavolo (TOML)
page-pad-count = Conta

## Che cosa non va nei dati di un file

wire-whole_number = ci vuole un numero intero, non «{ $found }»
wire-out_of_range = { $value } è fuori dai limiti
wire-hex_digits = ci vogliono 16 o 48 cifre esadecimali
wire-seed = ci vuole un numero, o una chiave di 32 cifre esadecimali
wire-true_or_false = ci vuole true o false, non «{ $found }»
wire-text_needed = ci vuole un testo, non «{ $found }»
wire-unknown_word = «{ $word }» qui non si conosce
wire-list_needed = ci vuole una lista, non «{ $found }»
wire-items = ci vogliono { $wanted } elementi, non { $found }
wire-too_many = al massimo { $most }, non { $found }
wire-too_large = è troppo annidato o troppo lungo
wire-unknown_field = il campo «{ $field }» non c’è
wire-missing_field = manca il campo «{ $field }»
wire-unknown_kind = il tipo «{ $kind }» non c’è
wire-fields_needed = ci vuole una tabella di campi, non «{ $found }»
wire-choice_needed = ci vogliono un posto e una scelta
wire-player_count = in { $found } non si gioca
wire-named_twice = una busta è nominata due volte
wire-not_the_rest = non sono le buste rimaste senza giocatore
wire-every_player_once = ogni giocatore va nominato una volta sola
wire-none_left = nella scatola «{ $word }» non c’è più
wire-beside_house = { $names } non stanno accanto a una casa

pad-name = Nome
reason-notebook_off = A questo tavolo non c’è un taccuino.
reason-note_too_long = Il taccuino contiene al massimo { $most } caratteri: accorcia un po’.
reason-no_such_moment = La partita non è ancora arrivata fin lì: l’ultimo momento è { $last }.
reason-not_signed_in = Prima accedi al tuo account.
reason-passkey_needs_name = Le passkey funzionano solo con un nome come «localhost», non con l’indirizzo «{ $host }». Apri la pagina con il suo nome, o usa una password.
reason-passkey_expired = È passato troppo tempo, o c’è già stata una risposta: riprova.
reason-passkey_wrong = Qui questa passkey non apre nessun account.
reason-passkey_known = Questa passkey è già in uso.
reason-last_way_in = È l’unico modo di entrare in questo account: deve restare.

## The arena

cli-arena-help = Fa giocare i bot fra loro e misura quanto è forte ciascuno e quanto è equilibrato un gioco.
cli-arena-run-help = Gioca un torneo: tutti contro tutti, in ogni posto, con le stesse carte. Se si interrompe, riprende da dov’era.
cli-arena-run-examples = Esempi: ludoteca arena run fort --players easy,greedy,search:200 --rounds 50 --workers 2 --out torneo · ludoteca arena run pebbles --seats 3 --players random,greedy --out torneo --ray
cli-arena-players-help = Chi gioca, con virgole: random, greedy, easy, steady, sharp, search:400 (iterazioni), search:1s (tempo).
cli-arena-out-help = La cartella per risultati, registrazioni e resoconto; se dentro c’è un torneo a metà, riprende da lì.
cli-arena-rounds-help = Quante distribuzioni; ognuna si gioca una volta in ogni schieramento.
cli-arena-records-help = Se conservare la registrazione di ogni partita.
cli-ray-help = Gioca su un cluster Ray: scrivi il suo indirizzo, o niente per averne uno piccolo su questa macchina.
cli-arena-elo = Elo
cli-arena-against = Ciascuno contro ciascuno
cli-arena-games = Partite
cli-arena-report-written = Il resoconto è in { $file }.
cli-arena-interrupted = Fermato. Quello che è stato giocato è in { $folder }: lo stesso comando riprende.
arena-one-sided = Qualcuno non ha mai perso, o mai vinto: senza altre partite, quel distacco si può solo stimare.
arena-title = Torneo: { $game }
arena-lead = { $matches } partite in { $seats } con { $deals } distribuzioni; ciascuno ha avuto ogni posto con le stesse carte. Seme { $seed }.
arena-options = Opzioni: { $options }.
arena-strength = Forza (Elo)
arena-strength-more = La media è 1500; 200 punti in più vogliono dire circa tre vittorie su quattro. La linea contiene il valore vero in 95 casi su 100: è la più ampia fra quella che dà il ricampionamento delle distribuzioni e quella che dà la curvatura della verosimiglianza.
arena-wins = Vittorie
arena-wins-more = La quota di partite vinte; una vittoria condivisa conta in parte. Intervallo di Wilson al 95%.
arena-games = { $count } partite
arena-against = Ciascuno contro ciascuno
arena-against-more = Quante volte chi è nella riga è arrivato davanti a chi è nella colonna; un pari merito vale metà.
arena-scores = Punteggi
arena-scores-more = La media con il suo intervallo al 95%; accanto al nome, il punteggio più basso e il più alto.
arena-seats = Per posto
arena-seats-more = Quante volte ha vinto ogni posto, chiunque ci fosse seduto; la linea in mezzo sarebbe giusta per tutti.
arena-seat = Posto { $number }
arena-length = Durata
arena-length-more = Decisioni in una partita; in media { $mean }.
reason-player_twice = «{ $player }» c’è due volte: ne basta una.
reason-too_few_players = Per un torneo ci vogliono almeno due giocatori diversi: separa i nomi con virgole, come in --players random,greedy.
reason-arena_busy = { $folder }: qui sta già scrivendo un’altra esecuzione. Aspetta che finisca, o scegli un’altra cartella.
reason-arena_no_plan = { $file } manca o è danneggiato: non si sa che cosa si è giocato qui. Scegli un’altra cartella.
reason-arena_other_plan = In { $folder } c’è un’altra esecuzione: lì «{ $what }» era { $was }, adesso è { $now }. Scegli un’altra cartella, o chiedi la stessa cosa.
reason-arena_wrong_line = { $file }, riga { $line }: non è la partita che va qui. Correggi il file, o scegli un’altra cartella.
reason-no_ray = Ray non è installato. «pip install ludoteca[ray]» lo installa; senza --ray, è --workers a dividere il lavoro su questa macchina.
reason-no_cluster = Non c’è un cluster Ray da usare («{ $address }»): { $why }
reason-workers_lost = I processi si sono fermati uno dopo l’altro, forse per poca memoria. Quello che è stato giocato è salvo: riprova con meno --workers.
tally-turn = Ordine di turno
cli-balance-help = Fa giocare molte partite ai bot e dice che cosa vince: ogni carta, posto, preparazione e strategia, con gli intervalli. Se si interrompe, riprende da dov’era.
cli-balance-examples = Esempi: ludoteca arena balance fort --games 500 --seats 2,3,4 --out equilibrio · ludoteca arena balance pebbles --option swaps=* --out equilibrio
cli-balance-players-help = Chi gioca, con virgole; prendono i posti a turno (se non lo dici, greedy).
cli-balance-seats-help = In quanti si gioca, o più numeri separati da virgole.
cli-balance-option-help = Un’opzione del gioco, come chiave=valore, o chiave=* per provare tutti i suoi valori a turno; si può ripetere.
cli-balance-tables-written = I numeri sono in { $files }.
cli-balance-no-parquet = Per i file Parquet ci vuole pyarrow: «pip install ludoteca[parquet]» lo installa; nei file CSV c’è lo stesso.
cli-balance-what = Con
reason-not_seat_counts = «{ $wish }» non è un numero di giocatori: scrivi 2, o 2,3,4.
arena-balance-title = Equilibrio: { $game }
arena-balance-lead = { $games } partite giocate da { $players }. Seme { $seed }.
arena-balance-caution = I punti sono le quote di vittorie, le linee i loro intervalli al 95% (Wilson), e la linea verticale sottile è la quota alla pari: una vittoria divisa per il numero di giocatori. Dove si contano insieme partite con numeri diversi di giocatori, i punti dicono di quanto la quota supera quella alla pari o ne resta sotto. Un punto pieno è chiaramente fuori dalla linea. Quel che hanno i vincitori non è per forza ciò che li ha fatti vincere.
arena-balance-seats = Quante volte ha vinto ogni posto.
arena-bots = Per giocatore
arena-bots-more = Quante volte ha vinto ogni bot.
arena-strategies = Per strategia
arena-strategies-more = Quante volte ha vinto chi ha preso da questa fonte una parte dei suoi punti più grande degli altri.
arena-entries = { $count }×
arena-no-part = niente di speciale
arena-owned = Vittorie di chi l’aveva alla fine
arena-played = Vittorie di chi l’ha giocato o usato
arena-rest = altri { $count }
arena-sources = Da dove vengono i punti
arena-sources-more = Punti medi di chi ha vinto (punto pieno) e degli altri (anello).
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
cli-analyse-seconds-help = Quanto pensare a ogni decisione (se non lo dici, 1 secondo).
cli-analyse-iterations-help = Quante partite provare per ogni decisione: con questo soltanto, il risultato è sempre lo stesso.
cli-analyse-seat-help = Solo le decisioni di questo posto, contando da 1.
cli-thinking = Ci penso
reason-no_such_seat = Il posto { $seat } non c’è: si è giocato in { $seats }.
analysis-number = N.
analysis-player = Chi
analysis-chosen = Ha scelto
analysis-chance = Probabilità
analysis-loss = Perso
analysis-better = Altre buone scelte
analysis-open = (una disposizione)
analysis-seat = { $name }: { $count } decisioni, { $best } buone quanto la migliore; in media { $loss } persi.
analysis-swings = Le svolte più grandi:
analysis-swing-choice = { $number }. { $name }: da { $before } a { $after } con la scelta «{ $choice }».
analysis-swing-table = { $number }. { $name }: da { $before } a { $after }, per quello che hanno fatto gli altri e per la fortuna.
cli-arena-bounds = 95%

## How a call ends

cli-disk-full = Il disco è pieno. Fai spazio o scegli un altro posto, poi riprova.
cli-too-many-files = Ci sono troppi file aperti. Chiudi altri programmi o alza il limite (ulimit -n), poi riprova.
cli-no-memory = Non c’è abbastanza memoria. Chiudi altri programmi o riprova con numeri più piccoli.
cli-no-permission = { $file }: non hai il permesso di farlo. Scegli un altro posto, o chiedi a chi si occupa di questa macchina.
cli-file-trouble = { $file }: non si può usare ({ $why }).
cli-machine-trouble = Il sistema non ci lascia andare avanti: { $why }. Riprova più tardi.
cli-too-deep = È annidato troppo in profondità.
cli-too-large = Questo numero è troppo grande.
cli-no-text = Non si può leggere come testo: { $why }
cli-our-fault = Qualcosa è andato storto, ed è colpa nostra, non tua. I dettagli sono in { $file }: per favore, segnalacelo.
cli-our-fault-untold = Qualcosa è andato storto, ed è colpa nostra, non tua. Per favore, segnalacelo: { $what }
reason-seed_too_large = Questo seme è troppo grande: il più grande è { $most }.
reason-too_many_games = { $games } partite sono troppe per una volta sola: al massimo { $most }.
