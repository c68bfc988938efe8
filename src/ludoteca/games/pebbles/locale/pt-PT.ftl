game-name = Seixos
game-about = Mostra o seixo mais alto que mais ninguém mostrou e ficas com a poça.

pebble-one = um
pebble-two = dois
pebble-three = três
pebble-four = quatro
pebble-five = cinco
pebble-six = seis

about-pebble = Um seixo vale o número que tem pintado. Os altos são raros, e um gémeo noutra mão tira o valor aos dois.
about-zone-pool = O que o mar trouxe e ainda ninguém ganhou. Quem abrir o seixo mais alto sem gémeo fica com tudo.
about-zone-shore = Todos os seixos mostrados ficam aqui, à vista de todos. Quem os conta sabe o que ainda pode aparecer.
about-zone-bag = Ninguém vê o que resta no saco. É dele que o mar traz um seixo por ronda, e quem anda à beira-mar pode tirar um.
about-zone-hand = Os teus seixos, que só tu vês. Mostras um por ronda; quando já ninguém tiver nenhum, o jogo acaba.
about-zone-fist = A mão fecha-se à volta de um seixo, sem ninguém ver. Quando todos escolheram, abrem-se todas ao mesmo tempo.
about-zone-treasure = O que um jogador ganhou. Vence a soma mais alta; em caso de empate, quem tem menos seixos.
about-zone-sea = Depois das mãos abertas, quem anda à beira-mar pode afundar aqui um seixo, sem o mostrar, e tirar outro. Já não volta.

ask-fist = Que seixo fechas na mão?
ask-swap = És tu que andas à beira-mar: queres trocar um seixo por outro?
choice-fist = Fechar a mão com o seixo { $pebble }
choice-swap = Afundar o { $pebble } e tirar outro
choice-keep = Ficar com os teus seixos

event-dealt = { $seat } tira { $pebbles }.
event-dealt-veiled = { $seat } tira uma mão-cheia de seixos.
event-washed = Ronda { $round }: o mar traz o seixo { $pebble }.
event-opened = { $seat } abre a mão: { $pebble }.
event-won = { $seat } fica com a poça.
event-drawn = Todos os seixos têm um gémeo; a poça fica.
event-kept = { $seat } fica com o que tem.
event-swapped = { $seat } afunda o { $pebble } e tira o { $drawn }.
event-swapped-veiled = { $seat } afunda um seixo e tira outro.
event-ended = As mãos estão vazias: foi a última ronda.
event-lost = O que ninguém ganhou volta ao mar: { $pebbles }.

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
view-pool = Poça
view-shore = Praia
view-bag = No saco
view-players = Jogadores
view-seat = Jogador
view-treasure = Tesouro
view-worth = Valor
view-hand = Mão
view-sunk = Afundados
view-answered = Mãos fechadas
view-comber = À beira-mar
view-fist = Na tua mão fechada

part-treasure = Tesouro

table-round = Ronda { $round } de { $rounds }
table-do-fist = Leva um seixo até à tua mão fechada.
table-do-swap = Leva um seixo para o mar ou fica com todos.
table-later-fist = Para que serve, só se vê quando todas as mãos se abrirem.
table-later-swap = Ninguém sabe o que vem em troca.
table-copies = Há { $copies } destes neste jogo.
table-finale = A maré sobe
table-skip = Mostrar tudo
zone-sea = Mar alto

lesson-welcome = Tens cinco seixos na mão, onde só tu os vês. Em cada ronda o mar traz um seixo para a poça; quem vence a ronda leva a poça.
lesson-first_fist = Todos fecham a mão à volta de um seixo ao mesmo tempo. Vence o mais alto, mas só se mais ninguém mostrar outro igual. Tenta o teu seis.
lesson-twins = Dois seis: são gémeos, e gémeos não ganham nada. A poça fica e cresce.
lesson-beachcomber = Nesta ronda és tu quem anda à beira-mar: afunda um seixo de que não gostes e tira outro. Deixa ir o dois.
lesson-second_fist = Agora há mais na poça. O teu cinco é alto, e talvez mais ninguém mostre um.
lesson-farewell = O teu cinco estava sozinho, e a poça é tua. Quando as mãos ficarem vazias, vence o maior tesouro. Continua: o resto da partida é teu.

## What reports of balance count

tally-pebble = Seixos
