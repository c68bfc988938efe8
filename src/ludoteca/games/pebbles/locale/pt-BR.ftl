game-name = Pedrinhas
game-about = Mostre a pedrinha mais alta que ninguém mais mostrou e leve a poça.

pebble-one = um
pebble-two = dois
pebble-three = três
pebble-four = quatro
pebble-five = cinco
pebble-six = seis

about-pebble = Uma pedrinha vale o número pintado nela. As altas são raras, e uma gêmea em outra mão tira o valor das duas.
about-zone-pool = O que o mar trouxe e ninguém ganhou ainda. Quem abrir a pedrinha mais alta sem gêmea leva tudo.
about-zone-shore = Toda pedrinha mostrada fica aqui, à vista de todos. Quem conta sabe o que ainda pode aparecer.
about-zone-bag = Ninguém vê o que resta no saco. É dele que o mar traz uma pedrinha por rodada, e o catador de conchas pode tirar uma.
about-zone-hand = As suas pedrinhas, que só você vê. Você mostra uma por rodada; quando ninguém tiver mais nenhuma, a partida acaba.
about-zone-fist = A mão se fecha em torno de uma pedrinha, sem ninguém ver. Quando todos escolheram, todas se abrem juntas.
about-zone-treasure = O que um jogador ganhou. Vence a maior soma; em caso de empate, quem tem menos pedrinhas.
about-zone-sea = Depois das mãos abertas, o catador de conchas pode afundar aqui uma pedrinha, sem mostrar, e sacar outra. Ela não volta mais.

ask-fist = Qual pedrinha você fecha na mão?
ask-swap = Você cata conchas nesta rodada: quer trocar uma pedrinha por outra?
choice-fist = Fechar a mão com a pedrinha { $pebble }
choice-swap = Afundar a { $pebble } e sacar outra
choice-keep = Ficar com as suas pedrinhas

event-dealt = { $seat } saca { $pebbles }.
event-dealt-veiled = { $seat } saca um punhado de pedrinhas.
event-washed = Rodada { $round }: o mar traz a pedrinha { $pebble }.
event-opened = { $seat } abre a mão: { $pebble }.
event-won = { $seat } leva a poça.
event-drawn = Toda pedrinha tem uma gêmea; a poça fica.
event-kept = { $seat } fica com o que tem.
event-swapped = { $seat } afunda a { $pebble } e saca a { $drawn }.
event-swapped-veiled = { $seat } afunda uma pedrinha e saca outra.
event-ended = As mãos estão vazias: foi a última rodada.
event-lost = O que ninguém ganhou volta para o mar: { $pebbles }.

reason-not_in_hand = Você não tem a pedrinha { $pebble }.
reason-swap_later = A troca vem depois das mãos abertas, só para quem cata conchas.
reason-fists_later = As mãos se fecham juntas, no começo da rodada.
reason-pebbles_lost = Deveria haver { $copies } pedrinhas de valor { $pebble }, não { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field }: o saco precisa de { $needed } pedrinhas e tem { $found }.

option-swaps = Catador de conchas
option-swaps-true = pode trocar uma pedrinha
option-swaps-false = fica de fora

view-round = Rodada
view-rounds = Total de rodadas
view-swaps = Há trocas
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
view-comber = Catador de conchas
view-fist = Na sua mão fechada

part-treasure = Tesouro

table-round = Rodada { $round } de { $rounds }
table-do-fist = Leve uma pedrinha até a sua mão fechada.
table-do-swap = Leve uma pedrinha para o mar ou fique com todas.
table-later-fist = Para que ela serve, só quando todas as mãos se abrirem.
table-later-swap = Ninguém sabe o que vem no lugar dela.
table-copies = Há { $copies } delas nesta partida.
table-finale = A maré sobe
table-skip = Mostrar tudo
zone-sea = Mar aberto

lesson-welcome = Cinco pedrinhas estão na sua mão, onde só você as vê. A cada rodada o mar traz uma pedrinha para a poça; quem vence a rodada leva a poça.
lesson-first_fist = Todos fecham a mão em torno de uma pedrinha ao mesmo tempo. Vence a mais alta, mas só se ninguém mais mostrar outra igual. Tente o seu seis.
lesson-twins = Dois seis: são gêmeos, e gêmeos não ganham nada. A poça fica e cresce.
lesson-beachcomber = Você cata na praia nesta rodada: afunde uma pedrinha de que não gosta e tire outra. Deixe ir o dois.
lesson-second_fist = Agora há mais na poça. O seu cinco é alto, e talvez ninguém mais mostre um.
lesson-farewell = O seu cinco estava sozinho, e a poça é sua. Quando as mãos ficarem vazias, vence o maior tesouro. Continue: o resto da partida é seu.

## What reports of balance count

tally-pebble = Pedrinhas
