game-name = Sassolini
game-about = Mostra il sassolino più alto che nessun altro mostra e il mucchio è tuo.

pebble-one = uno
pebble-two = due
pebble-three = tre
pebble-four = quattro
pebble-five = cinque
pebble-six = sei

ask-fist = Quale sassolino chiudi nel pugno?
ask-swap = Tocca a te cercare sulla riva: vuoi scambiare un sassolino?
choice-fist = Chiudi il pugno sul { $pebble }
choice-swap = Affonda il { $pebble } e pescane un altro
choice-keep = Tieni i tuoi sassolini

event-dealt = { $seat } pesca { $pebbles }.
event-dealt-veiled = { $seat } pesca una manciata di sassolini.
event-washed = Round { $round }: il mare porta a riva il { $pebble }.
event-opened = { $seat } apre il pugno: { $pebble }.
event-won = { $seat } prende il mucchio.
event-drawn = Ogni sassolino ha un gemello; il mucchio resta.
event-kept = { $seat } tiene la mano.
event-swapped = { $seat } affonda il { $pebble } e pesca il { $drawn }.
event-swapped-veiled = { $seat } affonda un sassolino e ne pesca un altro.

reason-not_in_hand = Non hai il { $pebble }.
reason-swap_later = Lo scambio viene dopo i pugni, solo per chi cerca sulla riva.
reason-fists_later = I pugni si chiudono insieme, all’inizio del round.
reason-pebbles_lost = Dovrebbero esserci { $copies } sassolini di valore { $pebble }, non { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field }: al sacchetto servono { $needed } sassolini e ce ne sono { $found }.

option-swaps = Ricerca sulla riva
option-swaps-true = si può scambiare un sassolino
option-swaps-false = senza scambi

view-round = Round
view-rounds = Round in tutto
view-swaps = Con scambi
view-pool = Mucchio
view-shore = Riva
view-bag = Nel sacchetto
view-players = Giocatori
view-seat = Giocatore
view-treasure = Tesoro
view-hand = Mano
view-sunk = Affondati
view-answered = Pugni chiusi
view-comber = Cerca sulla riva
view-fist = Nel tuo pugno

part-treasure = Tesoro

lesson-welcome = Hai in mano cinque sassolini, che vedi soltanto tu. A ogni round il mare porta un sassolino nella pozza; chi vince il round prende la pozza.
lesson-first_fist = Tutti chiudono il pugno attorno a un sassolino nello stesso momento. Vince il più alto, ma solo se nessun altro ne mostra uno uguale. Prova il tuo sei.
lesson-twins = Due sei: sono gemelli, e i gemelli non vincono niente. La pozza resta e cresce.
lesson-beachcomber = In questo round tocca a te cercare sulla spiaggia: affonda un sassolino che non ti piace e pescane un altro. Lascia andare il due.
lesson-second_fist = Ora nella pozza c’è di più. Il tuo cinque è alto, e forse nessun altro ne mostra uno.
lesson-farewell = Il tuo cinque era solo, e la pozza è tua. Quando le mani sono vuote, vince il tesoro più alto. Continua: il resto della partita è tuo.

## What reports of balance count

tally-pebble = Sassolini
