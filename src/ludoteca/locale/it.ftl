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
cli-game = Gioco
cli-seats = Giocatori
cli-about = Di che si tratta
cli-options = Opzioni
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
cli-about-help = Dice che programma è questo e se il motore è compilato.
cli-about-line = Ludoteca { $version }, motore: { $engine }
cli-about-python = Python { $python }; giochi: { $games }
cli-score-help = Conta i punti di un tavolo vero descritto in un file.
cli-score-examples = Esempio: ludoteca score dream-home casa.toml
cli-table-help = Il tavolo in TOML; la pagina delle regole del gioco mostra come.
cli-total = Totale
cli-place = Posto in classifica
cli-position-help = Mostra una posizione, a chi tocca scegliere e tutte le scelte permesse; o prova scelte su di essa.
cli-position-examples = Esempi: ludoteca position p.toml --all · ludoteca position p.toml --do "fist(three)" --do "fist(two)"
cli-position-file-help = Un file di posizione (TOML).
cli-all-help = Mostra anche le scelte rifiutate, con motivi e regole.
cli-do-help = Una scelta da fare, con le sue parole; si può ripetere.
cli-position-over = La partita è finita.
cli-position-open = (Una domanda aperta: qualunque disposizione che le regole accettano.)
cli-position-refused = Rifiutate:
cli-play-help = Gioca in questo terminale, con persone e bot.
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
terminal-nothing-refused = Niente di questo è rifiutato ora.
terminal-more-refused = Altre { $count } sono rifiutate. Per restringere: { $why } e qualche parola della scelta.
terminal-back = Invio o Esc: torna al tavolo
terminal-key-help = Aiuto
terminal-key-why = Perché no?
terminal-key-undo = Annulla
terminal-key-table = Tavolo
terminal-key-log = Diario
terminal-key-quit = Esci
terminal-help =
    Frecce e Invio scelgono dalla lista; anche il tasto mostrato prima della riga.
    Le liste lunghe si restringono scrivendo; le lettere qui sotto diventano allora Ctrl e tasti funzione.

    ? o F4     perché certe scelte sono rifiutate, con le regole
    u o ^Z     ritira la tua ultima scelta, finché non si scopre qualcosa
    t o F2     il tavolo a tutto schermo, e ritorno
    l o F3     il diario a tutto schermo, e ritorno
    d o F9     chiaro o scuro
    Shift+↑ ↓  scorre il tavolo; Tab passa da una parte all’altra
    q o ^Q     esci; “ludoteca play --continue” riprende la partita
terminal-plain-welcome = Scrivi un numero per scegliere, o “{ $help }” per i comandi.
terminal-no-such-number = Non c’è questo numero: scegli da { $low } a { $high }.
terminal-not-understood = Non ho capito. Scrivi un numero da { $low } a { $high }, o “{ $help }”.
terminal-command-help = aiuto
terminal-command-table = tavolo
terminal-command-log = diario
terminal-command-why = perché
terminal-command-undo = annulla
terminal-command-quit = esci
terminal-plain-help =
    Un numero sceglie dalla lista; va bene anche la scelta con le sue parole, e ogni altra parola cerca nella lista.
    { $table }: tutto il tavolo
    { $log }: di nuovo le ultime righe del diario
    { $why }: perché certe scelte sono rifiutate; altre parole le restringono
    { $undo }: ritira la tua ultima scelta, finché non si scopre qualcosa
    { $quit }: esci; la partita è salvata
    { $help }: questa lista
