game-name = Seixos
game-about = Mostra o seixo mais alto que mais ninguém mostrou e ficas com o monte.

pebble-one = um
pebble-two = dois
pebble-three = três
pebble-four = quatro
pebble-five = cinco
pebble-six = seis

ask-fist = Que seixo fechas na mão?
ask-swap = És tu que andas à beira-mar: queres trocar um seixo por outro?
choice-fist = Fechar a mão com o seixo { $pebble }
choice-swap = Afundar o { $pebble } e tirar outro
choice-keep = Ficar com os teus seixos

event-dealt = { $seat } tira { $pebbles }.
event-dealt-veiled = { $seat } tira uma mão-cheia de seixos.
event-washed = Ronda { $round }: o mar traz o seixo { $pebble }.
event-opened = { $seat } abre a mão: { $pebble }.
event-won = { $seat } fica com o monte.
event-drawn = Todos os seixos têm um gémeo; o monte fica.
event-kept = { $seat } fica com o que tem.
event-swapped = { $seat } afunda o { $pebble } e tira o { $drawn }.
event-swapped-veiled = { $seat } afunda um seixo e tira outro.

reason-not_in_hand = Não tens o seixo { $pebble }.
reason-swap_later = A troca vem depois das mãos abertas, só para quem anda à beira-mar.
reason-fists_later = As mãos fecham-se ao mesmo tempo, no início da ronda.
reason-pebbles_lost = Devia haver { $copies } seixos de valor { $pebble }, e não { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field }: o saco precisa de { $needed } seixos e tem { $found }.

option-swaps = À beira-mar
option-swaps-true = pode trocar-se um seixo
option-swaps-false = sem trocas

view-round = Ronda
view-rounds = Total de rondas
view-swaps = Há trocas
view-pool = Monte
view-shore = Praia
view-bag = No saco
view-players = Jogadores
view-seat = Jogador
view-treasure = Tesouro
view-hand = Mão
view-sunk = Afundados
view-answered = Mãos fechadas
view-comber = À beira-mar
view-fist = Na tua mão fechada

part-treasure = Tesouro

lesson-welcome = Tens cinco pedrinhas na mão, onde só tu as vês. Em cada ronda o mar traz uma pedrinha para a poça; quem vence a ronda leva a poça.
lesson-first_fist = Todos fecham a mão à volta de uma pedrinha ao mesmo tempo. Vence a mais alta, mas só se mais ninguém mostrar outra igual. Tenta o teu seis.
lesson-twins = Dois seis: são gémeos, e gémeos não ganham nada. A poça fica e cresce.
lesson-beachcomber = Nesta ronda és tu quem apanha na praia: afunda uma pedrinha de que não gostes e tira outra. Deixa ir o dois.
lesson-second_fist = Agora há mais na poça. O teu cinco é alto, e talvez mais ninguém mostre um.
lesson-farewell = O teu cinco estava sozinho, e a poça é tua. Quando as mãos ficarem vazias, vence o maior tesouro. Continua: o resto da partida é teu.

## What reports of balance count

tally-pebble = Seixos
