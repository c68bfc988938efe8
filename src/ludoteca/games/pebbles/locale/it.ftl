game-name = Sassolini
game-about = Mostra il sassolino più alto che nessun altro mostra, e la pozza è tua.

pebble-one = uno
pebble-two = due
pebble-three = tre
pebble-four = quattro
pebble-five = cinque
pebble-six = sei

about-pebble = Un sassolino vale il numero che porta dipinto. Quelli alti sono rari, e un gemello in un altro pugno li azzera entrambi.
about-zone-pool = Quello che il mare ha portato a riva e che nessuno ha ancora vinto. Chi mostra il sassolino più alto senza gemello prende tutto.
about-zone-shore = Ogni sassolino mostrato resta qui, sotto gli occhi di tutti. Chi li conta sa che cosa può ancora arrivare.
about-zone-bag = Nessuno vede che cosa resta nel sacchetto. Da lì viene il sassolino di ogni round, e chi cerca sulla riva può pescarne uno.
about-zone-hand = I tuoi sassolini, che vedi soltanto tu. Ne mostri uno a ogni round; quando nessuno ne ha più, la partita finisce.
about-zone-fist = Il pugno si chiude su un sassolino senza che nessuno veda. Quando tutti hanno scelto, si aprono tutti insieme.
about-zone-treasure = Quello che un giocatore ha vinto. Vince la somma più alta; a parità, chi ha meno sassolini.
about-zone-sea = Dopo i pugni, chi cerca sulla riva può affondare qui un sassolino, senza mostrarlo, e pescarne un altro. Non torna più.

ask-fist = Quale sassolino chiudi nel pugno?
ask-swap = Tocca a te cercare sulla riva: vuoi cambiare un sassolino?
choice-fist = Chiudi nel pugno { $pebble ->
        [uno] l’uno
       *[other] il { $pebble }
    }
choice-swap = Affonda { $pebble ->
        [uno] l’uno
       *[other] il { $pebble }
    } e pesca un altro sassolino
choice-keep = Tieni i tuoi sassolini

event-dealt = { $seat } pesca { $pebbles }.
event-dealt-veiled = { $seat } pesca una manciata di sassolini.
event-washed = Round { $round }: il mare porta nella pozza un sassolino da { $pebble }.
event-opened = { $seat } apre il pugno: { $pebble }.
event-won = { $seat } prende la pozza.
event-drawn = Ogni sassolino ha un gemello: la pozza resta lì.
event-kept = { $seat } si tiene i suoi sassolini.
event-swapped = { $seat } affonda un sassolino da { $pebble } e ne pesca uno da { $drawn }.
event-swapped-veiled = { $seat } affonda un sassolino e ne pesca un altro.
event-ended = Le mani sono vuote: era l’ultimo round.
event-lost = Quello che nessuno ha vinto torna al mare: { $pebbles }.

reason-not_in_hand = Non hai { $pebble ->
        [uno] l’uno
       *[other] il { $pebble }
    }.
reason-swap_later = Si cambia dopo i pugni, e solo chi cerca sulla riva.
reason-fists_later = I pugni si chiudono tutti insieme, all’inizio del round.
reason-pebbles_lost = I sassolini da { $pebble } dovrebbero essere { $copies }, non { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field }: nel sacchetto ci vogliono { $needed } sassolini, e ce ne sono { $found }.

option-swaps = Cercare sulla riva
option-swaps-true = si può cambiare un sassolino
option-swaps-false = no, niente cambi

view-round = Round
view-rounds = Round in tutto
view-swaps = Si cerca sulla riva
view-pool = Pozza
view-shore = Riva
view-bag = Nel sacchetto
view-players = Giocatori
view-seat = Giocatore
view-treasure = Tesoro
view-worth = Valore
view-hand = Mano
view-sunk = Affondati
view-answered = Pugni chiusi
view-comber = Cerca sulla riva
view-fist = Nel tuo pugno

part-treasure = Tesoro

table-round = Round { $round } di { $rounds }
table-do-fist = Porta un sassolino nel tuo pugno.
table-do-swap = Porta un sassolino al largo, o tienili tutti.
table-later-fist = Quanto vale davvero, si vede quando i pugni si aprono.
table-later-swap = Nessuno sa che cosa pescherai al suo posto.
table-copies = Ce ne sono { $copies } in questa partita.
table-finale = Sale la marea
table-skip = Mostra tutto
zone-sea = Al largo

lesson-welcome = Hai in mano cinque sassolini, e li vedi solo tu. A ogni round il mare ne porta uno nella pozza: chi vince il round prende tutta la pozza.
lesson-first_fist = Tutti chiudono un sassolino nel pugno, nello stesso momento. Vince il più alto, ma solo se nessun altro ne mostra uno uguale. Prova con il tuo sei.
lesson-twins = Due sei: sono gemelli, e i gemelli non vincono niente. La pozza resta lì e cresce.
lesson-beachcomber = In questo round tocca a te cercare sulla riva: affonda un sassolino che non ti piace e pescane un altro. Lascia andare il due.
lesson-second_fist = Ora la pozza è più ricca. Il tuo cinque è alto, e magari nessun altro ne mostra uno.
lesson-farewell = Il tuo cinque era l’unico: la pozza è tua! Quando non ci sono più sassolini in mano, vince il tesoro più alto. Vai avanti: il resto della partita è tutto tuo.

## What reports of balance count

tally-pebble = Sassolini
