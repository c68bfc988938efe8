game-name = Seixos
game-about = Mostra o seixo mais alto que mais ninguém mostra, e a poça é tua.

pebble-one = um
pebble-two = dois
pebble-three = três
pebble-four = quatro
pebble-five = cinco
pebble-six = seis

about-pebble = Um seixo vale o número que tem pintado. Os altos são raros, e se houver um gémeo noutra mão, nenhum dos dois vale nada.
about-zone-pool = O que o mar trouxe e ainda ninguém ganhou. Quem abrir a mão com o seixo mais alto sem gémeo leva tudo.
about-zone-shore = Os seixos já mostrados ficam aqui, à vista de todos. Quem os contar sabe o que ainda pode sair.
about-zone-bag = Ninguém vê o que resta no saco. Em cada ronda o mar traz um seixo daqui, e quem anda à beira-mar pode tirar outro.
about-zone-hand = Os teus seixos, que só tu vês. Mostras um por ronda; quando já ninguém tiver nenhum, o jogo acaba.
about-zone-fist = Uma mão fechada com um seixo, sem ninguém ver. Quando todos tiverem escolhido, abrem-se todas ao mesmo tempo.
about-zone-treasure = O que cada um já ganhou. Ganha quem somar mais; em caso de empate, quem tiver menos seixos.
about-zone-sea = Depois de abertas as mãos, quem anda à beira-mar pode deitar aqui um seixo, sem o mostrar, e tirar outro. O que vai ao mar já não volta.

ask-fist = Que seixo fechas na mão?
ask-swap = Andas tu à beira-mar: trocas um seixo por outro?
choice-fist = Fechar a mão com o { $pebble }
choice-swap = Deitar o { $pebble } ao mar e tirar outro
choice-keep = Ficar com os teus seixos

event-dealt = { $seat } tira { $pebbles }.
event-dealt-veiled = { $seat } tira uma mão-cheia de seixos.
event-washed = Ronda { $round }: o mar traz um seixo: { $pebble }.
event-opened = { $seat } abre a mão: { $pebble }.
event-won = { $seat } fica com a poça.
event-drawn = Todos os seixos têm um gémeo; a poça fica.
event-kept = { $seat } fica com os seus seixos.
event-swapped = { $seat } deita o { $pebble } ao mar e tira o { $drawn }.
event-swapped-veiled = { $seat } deita um seixo ao mar e tira outro.
event-ended = Acabaram-se os seixos: foi a última ronda.
event-lost = O que ninguém ganhou volta ao mar: { $pebbles }.

reason-not_in_hand = Não tens nenhum seixo { $pebble }.
reason-swap_later = A troca vem depois de abertas as mãos, e só para quem anda à beira-mar.
reason-fists_later = As mãos fecham-se todas ao mesmo tempo, no início da ronda.
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
view-sunk = Deitados ao mar
view-answered = Mãos fechadas
view-comber = À beira-mar
view-fist = Na tua mão fechada

part-treasure = Tesouro

table-round = Ronda { $round } de { $rounds }
table-do-fist = Leva um seixo para a mão fechada.
table-do-swap = Leva um seixo para o mar, ou fica com todos.
table-later-fist = Se valeu a pena, só se vê quando todas as mãos se abrirem.
table-later-swap = Ninguém sabe o que te sai em troca.
table-copies = Neste jogo há { $copies } destes.
table-finale = A maré sobe
table-skip = Mostrar tudo
zone-sea = Mar

lesson-welcome = Tens cinco seixos na mão, e só tu os vês. Em cada ronda o mar traz mais um para a poça, e quem ganha a ronda leva a poça.
lesson-first_fist = Todos fecham a mão com um seixo, ao mesmo tempo. Ganha o mais alto, mas só se mais ninguém mostrar um igual. Experimenta o teu seis.
lesson-twins = Dois seis: são gémeos, e os gémeos não ganham nada. A poça fica, e vai crescendo.
lesson-beachcomber = Nesta ronda andas tu à beira-mar: deita ao mar um seixo de que não gostes e tira outro. Livra-te do dois.
lesson-second_fist = Agora a poça vale mais. O teu cinco é alto, e pode ser que mais ninguém mostre um.
lesson-farewell = O teu cinco era o único, e a poça é tua. Quando os seixos acabarem, ganha o maior tesouro. Agora é contigo: o resto da partida é teu.

## What reports of balance count

tally-pebble = Seixos
