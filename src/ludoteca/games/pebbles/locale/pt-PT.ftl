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
