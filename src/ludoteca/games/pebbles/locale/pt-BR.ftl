game-name = Pedrinhas
game-about = Mostre a pedrinha mais valiosa que ninguém mais mostrou e leve a poça.

pebble-one = um
pebble-two = dois
pebble-three = três
pebble-four = quatro
pebble-five = cinco
pebble-six = seis

about-pebble = Uma pedrinha vale o número pintado nela. As mais valiosas são raras, e, se outra mão mostrar uma gêmea, nenhuma das duas vale nada.
about-zone-pool = O que o mar trouxe e ninguém ganhou ainda. Quem mostra a pedrinha mais valiosa sem gêmea leva tudo.
about-zone-shore = As pedrinhas já mostradas ficam aqui, à vista de todos. Quem conta sabe o que ainda pode aparecer.
about-zone-bag = Ninguém vê o que resta no saco. A cada rodada o mar traz dele uma pedrinha, e quem cata conchas pode tirar outra.
about-zone-hand = Suas pedrinhas, que só você vê. A cada rodada você mostra uma; quando as mãos de todos ficam vazias, a partida acaba.
about-zone-fist = A mão se fecha em volta de uma pedrinha, sem ninguém ver. Quando todos escolheram, as mãos se abrem juntas.
about-zone-treasure = O que um jogador já ganhou. Vence a maior soma; no empate, quem tem menos pedrinhas.
about-zone-sea = Depois que as mãos se abrem, quem cata conchas pode afundar aqui uma pedrinha, sem mostrar, e tirar outra. A que afunda não volta mais.

ask-fist = Que pedrinha você fecha na mão?
ask-swap = Você cata conchas nesta rodada: quer trocar uma pedrinha?
choice-fist = Fechar na mão a pedrinha de { $pebble }
choice-swap = Afundar a pedrinha de { $pebble } e tirar outra
choice-keep = Ficar com suas pedrinhas

event-dealt = { $seat } tira { $pebbles }.
event-dealt-veiled = { $seat } tira suas pedrinhas do saco.
event-washed = Rodada { $round }: o mar traz uma pedrinha de { $pebble }.
event-opened = { $seat } abre a mão: { $pebble }.
event-won = { $seat } leva a poça.
event-drawn = Todas as pedrinhas têm gêmea; a poça fica.
event-kept = { $seat } fica com as pedrinhas que tem.
event-swapped = { $seat } afunda a pedrinha de { $pebble } e tira uma de { $drawn }.
event-swapped-veiled = { $seat } afunda uma pedrinha e tira outra.
event-ended = As mãos estão vazias: essa foi a última rodada.
event-lost = O que ninguém ganhou volta para o mar: { $pebbles }.

reason-not_in_hand = Você não tem pedrinha de { $pebble }.
reason-swap_later = A troca vem depois que as mãos se abrem, e só para quem cata conchas.
reason-fists_later = As mãos se fecham juntas, no começo da rodada.
reason-pebbles_lost = Tem que haver { $copies } pedrinhas de valor { $pebble }, não { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field }: o saco precisa de { $needed } pedrinhas e tem { $found }.

option-swaps = Quem cata conchas
option-swaps-true = pode trocar uma pedrinha
option-swaps-false = não troca

view-round = Rodada
view-rounds = Total de rodadas
view-swaps = Com trocas
view-pool = Poça
view-shore = Praia
view-bag = No saco
view-players = Jogadores
view-seat = Jogador
view-treasure = Tesouro
view-worth = Valor
view-hand = Mão
view-sunk = Afundadas
view-answered = Mãos fechadas
view-comber = Quem cata conchas
view-fist = Na sua mão fechada

part-treasure = Tesouro

table-round = Rodada { $round } de { $rounds }
table-do-fist = Leve uma pedrinha até a sua mão fechada.
table-do-swap = Leve uma pedrinha para o mar ou fique com todas.
table-later-fist = Para que ela vai servir, só se sabe quando as mãos se abrirem.
table-later-swap = Ninguém sabe o que vem no lugar dela.
table-copies = Nesta partida há { $copies } delas.
table-finale = A maré sobe
table-skip = Mostrar tudo
zone-sea = Mar aberto

lesson-welcome = Você tem cinco pedrinhas na mão, que só você vê. A cada rodada o mar traz uma pedrinha para a poça; quem vence a rodada leva a poça.
lesson-first_fist = Todos fecham a mão em volta de uma pedrinha, ao mesmo tempo. Vence a mais valiosa, mas só se ninguém mais mostrar uma igual. Tente com a sua de seis.
lesson-twins = Duas de seis: são gêmeas, e gêmeas não ganham nada. A poça fica e cresce.
lesson-beachcomber = Nesta rodada quem cata conchas é você: afunde uma pedrinha de que não gosta e tire outra. Deixe ir a de dois.
lesson-second_fist = Agora há mais na poça. Sua pedrinha de cinco é valiosa, e talvez ninguém mais mostre uma.
lesson-farewell = Ninguém mais mostrou um cinco, e a poça é sua. Quando as mãos ficarem vazias, vence o maior tesouro. Continue: o resto da partida é com você.

## What reports of balance count

tally-pebble = Pedrinhas
