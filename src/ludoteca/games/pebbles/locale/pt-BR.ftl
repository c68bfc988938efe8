game-name = Pedrinhas
game-about = Mostre a pedrinha mais alta que ninguém mais mostrou e leve o poço.

pebble-one = um
pebble-two = dois
pebble-three = três
pebble-four = quatro
pebble-five = cinco
pebble-six = seis

ask-fist = Qual pedrinha você fecha na mão?
ask-swap = Você cata conchas nesta rodada: quer trocar uma pedrinha por outra?
choice-fist = Fechar a mão com a pedrinha { $pebble }
choice-swap = Afundar a { $pebble } e sacar outra
choice-keep = Ficar com as suas pedrinhas

event-dealt = { $seat } saca { $pebbles }.
event-dealt-veiled = { $seat } saca um punhado de pedrinhas.
event-washed = Rodada { $round }: o mar traz a pedrinha { $pebble }.
event-opened = { $seat } abre a mão: { $pebble }.
event-won = { $seat } leva o poço.
event-drawn = Toda pedrinha tem uma gêmea; o poço fica.
event-kept = { $seat } fica com o que tem.
event-swapped = { $seat } afunda a { $pebble } e saca a { $drawn }.
event-swapped-veiled = { $seat } afunda uma pedrinha e saca outra.

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
view-pool = Poço
view-shore = Praia
view-bag = No saco
view-players = Jogadores
view-seat = Jogador
view-treasure = Tesouro
view-hand = Mão
view-sunk = Afundadas
view-answered = Mãos fechadas
view-comber = Catador de conchas
view-fist = Na sua mão fechada

part-treasure = Tesouro

lesson-welcome = Cinco pedrinhas estão na sua mão, onde só você as vê. A cada rodada o mar traz uma pedrinha para a poça; quem vence a rodada leva a poça.
lesson-first_fist = Todos fecham a mão em torno de uma pedrinha ao mesmo tempo. Vence a mais alta, mas só se ninguém mais mostrar outra igual. Tente o seu seis.
lesson-twins = Dois seis: são gêmeos, e gêmeos não ganham nada. A poça fica e cresce.
lesson-beachcomber = Você cata na praia nesta rodada: afunde uma pedrinha de que não gosta e tire outra. Deixe ir o dois.
lesson-second_fist = Agora há mais na poça. O seu cinco é alto, e talvez ninguém mais mostre um.
lesson-farewell = O seu cinco estava sozinho, e a poça é sua. Quando as mãos ficarem vazias, vence o maior tesouro. Continue: o resto da partida é seu.

## What reports of balance count

tally-pebble = Pedrinhas
