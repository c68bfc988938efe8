game-name = Dream Home
game-about = Pegue cartas coluna por coluna e construa a casa mais valiosa: cômodos, decoração, telhado e uma ajudinha.

## rooms

room-living_room = Sala de estar
room-bedroom = Quarto
room-kitchen = Cozinha
room-kids_room = Quarto das crianças
room-bathroom = Banheiro
room-library = Biblioteca
room-study = Escritório
room-game_room = Sala de jogos
room-dressing_room = Closet
room-pantry = Despensa
room-sauna = Sauna
room-garage = Garagem
room-laundry = Lavanderia
room-workshop = Oficina
room-wine_cellar = Adega
room-storage_room = Depósito
spot-empty_room = Cômodo vazio
spot-vacant = vago
spot-scaffold = Andaime
spot-nothing = nada

## resources

decor-piano = Piano
decor-paintings = Quadros
decor-canopy_bed = Cama com dossel
decor-ice_cream_machine = Máquina de sorvete
decor-jacuzzi = Jacuzzi
decor-whirlpool_bath = Banheira de hidromassagem
decor-cat_house = Casinha do gato
decor-shelves = Prateleiras
decor-tree_house = Casa na árvore
decor-bird_house = Casa de passarinho
helper-roofer = Carpinteiro
helper-supplier = Fornecedor
helper-architect = Arquiteta
helper-handyman = Faz-tudo
helper-interior_designer = Designer de interiores
tool-drill = Furadeira
tool-jackhammer = Britadeira
tool-cement_mixer = Betoneira
tool-scaffold = Andaime
roof-red = telhado vermelho
roof-red_window = telhado vermelho com janela
roof-brown = telhado marrom
roof-brown_window = telhado marrom com janela
roof-purple = telhado roxo
roof-purple_window = telhado roxo com janela
roof-orange = telhado laranja
roof-orange_window = telhado laranja com janela
roof-card = carta de telhado

## places

space-f2c1 = 2º andar, espaço 1
space-f2c2 = 2º andar, espaço 2
space-f2c3 = 2º andar, espaço 3
space-f2c4 = 2º andar, espaço 4
space-f2c5 = 2º andar, espaço 5
space-f1c1 = 1º andar, espaço 1
space-f1c2 = 1º andar, espaço 2
space-f1c3 = 1º andar, espaço 3
space-f1c4 = 1º andar, espaço 4
space-f1c5 = 1º andar, espaço 5
space-f0c4 = porão, espaço 4
space-f0c5 = porão, espaço 5
face-up = virada para cima
face-down = virada para baixo
finished-size = pelo tamanho
finished-decor = pela decoração
bonus-bathrooms = um Banheiro em cada andar
bonus-household = Banheiro, Cozinha e Quarto
deck-room_deck = baralho de cômodos
deck-resource_deck = baralho de recursos

## steps still to come

step-deal = nova rodada
step-discard_column = descarte de uma coluna
step-jackhammer = Britadeira ou não
step-take_column = turno
step-place_room = colocar a carta de cômodo
step-place_scaffold_or_room = colocar o Andaime e o cômodo
step-place_scaffold = colocar o Andaime
step-keep_token = escolher a peça que fica
step-place_decor = colocar a peça de decoração
step-clearing = limpar o tabuleiro
step-show_roofs = olhar os telhados descartados
step-roofer = Carpinteiro ou não
step-end_swap = trocas do Fornecedor e do Faz-tudo
step-reveal = revelar todos os telhados

## questions

ask-discard_column = Que coluna você descarta?
ask-jackhammer = Quer usar a Britadeira? Aí você não joga nesta rodada.
ask-take_column = Que coluna você pega?
ask-place_scaffold_or_room = Andaime e { $room }: o que você coloca primeiro, e onde?
ask-place_room = Onde você coloca a carta { $room }?
ask-place_scaffold = Onde você monta o Andaime?
ask-keep_token = { $room } ({ $space }) tem mais de uma peça: qual fica?
ask-place_decor = Em que cômodo você coloca a peça { $decor }?
ask-roofer = Seu Carpinteiro pode pôr um telhado descartado na sua pilha. Qual?
ask-end_swap = Uma última troca antes de contar os pontos?

## choices

choice-pass = Passar
choice-done = Deixar a casa como está
choice-decline = Ficar sem a peça
choice-discard_column = Descartar a coluna { $column }
choice-jackhammer = Britadeira: pegar o cômodo da coluna { $column }
choice-take_column = Pegar a coluna { $column }
choice-drill = Furadeira: trocar o cômodo da coluna { $column } pelo seu do { $space }
choice-cement_mixer = Betoneira: trocar os cômodos das colunas { $column } e { $other }
choice-place_scaffold = Andaime no { $space }
choice-place_room = { $space }, { $face }
choice-keep_token = Ficar com a peça { $decor }
choice-place_decor = No cômodo do { $space }
choice-roofer = Pôr na pilha: { $roof }
choice-supplier = Fornecedor: { $room } (carta { $copy }) no { $space }
choice-handyman = Faz-tudo: trocar { $space } por { $other }

## what happened

event-began = { $seat } está com o marcador de jogador inicial.
event-dealt = Rodada { $round }, { $seat } começa. Cômodos: { $rooms }. Acima deles: { $resources }.
event-column_discarded = { $seat } descarta a coluna { $column }: { $room } e { $resource }.
event-jackhammer_kept = { $seat } guarda a Britadeira para outra hora.
event-jackhammered = { $seat } fura a fila com a Britadeira: { $room }, da coluna { $column }. Vai para o descarte: { $resource }.
event-jackhammered_first = { $seat } fura a fila com a Britadeira: { $room }, da coluna 1. O marcador fica onde está.
event-first_column_taken = { $seat } pega a coluna 1: { $room } e o marcador de jogador inicial.
event-column_taken = { $seat } pega a coluna { $column }: { $room } e { $resource }.
event-roof_stored =
    { $count ->
        [1] { $seat } agora tem 1 carta de telhado.
       *[other] { $seat } agora tem { $count } cartas de telhado.
    }
event-drilled = { $seat } usa a Furadeira: entra { $room }, da coluna { $column }, no { $space }; sai { $out } para o tabuleiro.
event-mixed = { $seat } liga a Betoneira: { $room } vai para a coluna { $column }, e { $other_room } para a coluna { $other }.
event-scaffold_placed = { $seat } monta um Andaime ({ $space }).
event-scaffold_replaced = { $seat } desmonta o Andaime ({ $space }).
event-scaffold_lost = { $seat } não tem onde montar o Andaime.
event-room_placed =
    { $size ->
        [1] { $seat } constrói: { $room } ({ $space }).
       *[other] { $seat } amplia: { $room }, agora com { $size } cartas ({ $space }).
    }
event-room_turned_down = { $seat } faz um cômodo vazio: a carta { $room } fica virada para baixo ({ $space }).
event-decor_placed = { $seat } decora: { $decor } em { $room } ({ $space }).
event-decor_beside_house = { $seat } coloca a peça { $decor } ao lado da casa.
event-decor_lost = { $seat } não tem onde colocar a peça { $decor }.
event-decor_declined = { $seat } prefere ficar sem a peça { $decor }.
event-token_kept = { $seat } fica com a peça { $decor } no cômodo que se juntou.
event-token_lost = { $seat } perde a peça { $decor }.
event-cleared =
    { $above ->
        [0] Ninguém quis: { $rooms }.
       *[other] Ninguém quis: { $rooms }. Acima: { $resources }.
    }
event-rounds_ended = Acabou a última rodada.
event-roofs_shown = { $seat } olha os telhados descartados: { $roofs }.
event-roofs_shown-veiled =
    { $count ->
        [1] { $seat } olha o único telhado descartado.
       *[other] { $seat } olha os { $count } telhados descartados.
    }
event-roofer_passed = { $seat } dá folga ao Carpinteiro.
event-roofer_took = { $seat } manda o Carpinteiro buscar mais um: { $roof }. Cartas de telhado: { $count }.
event-roofer_took-veiled = { $seat } manda o Carpinteiro buscar mais um telhado. Cartas de telhado: { $count }.
event-supplied = { $seat } chama o Fornecedor: no { $space }, entra { $room } e sai { $out }.
event-swapped = { $seat } chama o Faz-tudo: { $room } ({ $space }) e { $other } ({ $other_space }) trocam de lugar.
event-end_swaps_done = { $seat } deixa a casa como está.
event-roofs_revealed = { $seat } revela a pilha do telhado: { $roofs }.
event-scored = { $seat }: cômodos { $rooms }, decoração { $decor }, funcionalidade { $functionality }, telhado { $roof }, Arquiteta { $architect }. Total: { $total }.
event-won =
    { $count ->
        [1] Vitória de { $seats }!
       *[other] { $seats } dividem a vitória!
    }

## refusals

matter-discard_column = a coluna que será descartada
matter-jackhammer = a Britadeira
matter-take_column = a coluna que você pega
matter-place_scaffold_or_room = colocar o Andaime ou a carta de cômodo
matter-place_room = colocar a carta de cômodo
matter-place_scaffold = colocar o Andaime
matter-keep_token = a peça que fica no cômodo
matter-place_decor = colocar a peça de decoração
matter-roofer = seu Carpinteiro
matter-end_swap = suas últimas trocas
when-drill = no seu turno, antes de pegar uma coluna, e só a partir da rodada seguinte àquela em que você a pegou
when-cement_mixer = no seu turno, antes de pegar uma coluna, e só a partir da rodada seguinte àquela em que você a pegou
when-jackhammer = no começo da rodada, antes do primeiro turno
when-scaffold = logo depois de resolver as peças
reason-PLAYER_COUNT = Com { $seats } jogadores não dá: Dream Home é para 2 a 4.
reason-GAME_OVER = A partida acabou.
reason-HIDDEN_INFORMATION = Agora ninguém pode ver isso.
reason-JACKHAMMER_LIMIT = Cada jogador só pode usar uma Britadeira por rodada.
reason-TURN_SKIPPED = Quem usou a Britadeira não joga nesta rodada.
reason-NOT_YOUR_DECISION = Agora quem decide é { $seat }.
reason-ROOFER_TOO_LATE = O Carpinteiro vem antes de todas as trocas; agora já passou.
reason-TOOL_NOT_HELD = Você não tem esta ferramenta: { $tool }.
reason-TOOL_WRONG_TIME = Agora não é hora desta ferramenta: { $tool }. Ela só pode ser usada { $when }.
reason-HELPER_NOT_HELD = Você não tem este ajudante: { $helper }.
reason-HELPER_ALREADY_USED = Este ajudante já trabalhou: { $helper }.
reason-WRONG_STEP = A pergunta agora é outra: { $matter }.
reason-MUST_CHOOSE = Aqui não dá para passar.
reason-DECOR_MANDATORY = Se a peça tem onde ficar, você tem que colocá-la.
reason-UNKNOWN_COLUMN = Não existe a coluna { $column }: elas vão de 1 a 5.
reason-COLUMN_ONE_PROTECTED = A coluna 1 nunca pode ser descartada.
reason-COLUMN_EMPTY = A coluna { $column } já não tem cômodo. Ainda dá para pegar: { $left }.
reason-MIXER_SAME_COLUMN = A Betoneira precisa de duas colunas diferentes.
reason-UNKNOWN_SPACE = Sua casa não tem esse espaço: { $space }.
reason-NOT_IN_DISCARD = Esta carta não está na pilha de descarte:
    { $copy ->
        [0] { $card }.
       *[other] { $card } (carta { $copy }).
    }
reason-NOT_A_ROOF = O Carpinteiro só pega telhados, e isto não é um: { $card }.
reason-SWAP_SAME_CARD = O Faz-tudo troca duas cartas diferentes.
reason-DRILL_NEEDS_FACE_UP_ROOM = A Furadeira precisa de um cômodo virado para cima; no { $space } não há nenhum.
reason-FACE_UP_REQUIRED = A carta que entra na troca fica virada para cima.
reason-SPACE_TAKEN = Este espaço já está ocupado: { $space }.
reason-WRONG_ZONE = Aqui esta carta não pode ficar virada para cima: { $space }. Cômodos do porão só no porão, os outros só acima dele.
reason-NO_SUPPORT = Não há nada embaixo deste espaço: { $space }.
reason-ROOM_FINISHED_SIZE = Ao lado ({ $space }) já há um cômodo completo: { $room }, no máximo { $most ->
        [one] { $most } carta.
       *[other] { $most } cartas.
    }
reason-ROOM_FINISHED_DECOR = Ao lado há um cômodo igual já decorado, portanto concluído: { $space }.
reason-ROOM_TOO_LARGE = O cômodo ({ $space }) ficaria grande demais: { $room }, no máximo { $most ->
        [one] { $most } carta.
       *[other] { $most } cartas.
    }
reason-DECOR_NOT_A_ROOM = Uma peça tem que ficar num cômodo virado para cima: { $space }.
reason-DECOR_WRONG_TYPE = A peça { $decor } não combina com este cômodo: { $space }.
reason-DECOR_ROOM_HAS_TOKEN = Cada cômodo só leva uma peça, e este já tem a sua: { $space }.
reason-TOKEN_NOT_IN_ROOM = Esta peça não está nesse cômodo: { $decor }.
reason-BOX_INVALID = { $file }, [{ $table }] { $field }:
    { $check ->
        [room_missing] falta o cômodo “{ $wanted }”.
        [room_cards] tem que haver { $wanted } cartas de cômodo, não { $found }.
        [resource_cards] tem que haver { $wanted } cartas de recurso, não { $found }.
        [rounds] uma casa tem { $wanted } espaços, portanto { $wanted } rodadas, não { $found }.
        [columns] o tabuleiro tem { $wanted } colunas, não { $found }.
        [max_size] o tamanho máximo é de 1 a { $wanted }, não { $found }.
        [points] tem que haver tantos valores quanto o tamanho máximo: { $wanted }, não { $found }.
        [partner] “{ $found }” não é um cômodo. Cômodos: { $wanted }.
        [children_cards] cada carta precisa do seu número de crianças: { $wanted }, não { $found }.
        [children_low] não pode haver menos de { $wanted } crianças ({ $found }).
        [goes_on] “{ $found }” não é lugar para uma peça. Cômodos: { $wanted }.
        [colours] há { $wanted } cores de telhado, não { $found }.
        [tokens] há { $wanted } peças de decoração, não { $found }.
        [names] tem que haver estes nomes: { $wanted }. Encontrados: { $found }.
        [window] cada cor de telhado tem { $wanted } janela, não { $found }.
       *[decor_cards] cada peça de decoração tem { $wanted } carta, não { $found }.
    }

## positions and the score pad

reason-room_card_count = Esta carta de cômodo tem que aparecer exatamente uma vez, não { $found }: { $card }.
reason-resource_card_count = Desta carta tem que haver { $copies }, não { $found }: { $card }.
reason-token_count = Esta peça está em { $found } lugares ao mesmo tempo: { $decor }.
reason-deck_size = Nesta rodada, o { $deck } tem que ter { $wanted } cartas, não { $found }.
reason-house_cards = { $seat } tem { $found } cartas de cômodo; agora pode haver no máximo { $wanted }, e no fim exatamente 12.
reason-garden_token = Esta peça fica num cômodo, não ao lado da casa: { $decor }.
reason-pad_card_twice = Esta carta aparece duas vezes: { $card }.
reason-pad_vacant = { $seat }: numa casa pronta há um cômodo em cada espaço, e aqui também: { $space }.
reason-pad_too_many = Não há tantos destes cômodos na caixa: { $room }.
reason-pad_too_many_cards = Na caixa há { $copies } destas cartas, não { $found }: { $card }.
reason-pad_unknown_room = “{ $name }” não é um cômodo.
reason-pad_unknown_decor = “{ $name }” não é uma peça de decoração.
reason-pad_unknown_roof = “{ $name }” não é uma carta de telhado.
reason-pad_unknown_helper = “{ $name }” não é um ajudante.
reason-tie_undecided = Empate entre { $names }: quem decide são as crianças das figuras, e nem todas são conhecidas.

## options

option-no_column_discard = Jogo em família: sem descarte de coluna
option-optional_decor = Dá para recusar peças de decoração
option-open_roofs = Cada um pode olhar seus próprios telhados
option-no_children = Empate divide a vitória, sem contar crianças
option-no_column_discard-true = sim
option-no_column_discard-false = não
option-optional_decor-true = sim
option-optional_decor-false = não
option-open_roofs-true = sim
option-open_roofs-false = não
option-no_children-true = sim
option-no_children-false = não
option-first_player = Jogador inicial
option-first_player-random = sorteio
option-first_player-p1 = lugar 1
option-first_player-p2 = lugar 2
option-first_player-p3 = lugar 3
option-first_player-p4 = lugar 4

## the table

view-round = Rodada
view-rounds = Total de rodadas
view-options = Opções
view-first = Jogador inicial da rodada
view-marker = Marcador de jogador inicial
view-skipped = Quem não joga nesta rodada
view-display = Tabuleiro de jogo
view-column = Coluna
view-room = Cômodo
view-copy = Número da carta
view-resource = Recurso
view-room_deck = Baralho de cômodos
view-resource_deck = Baralho de recursos
view-room_pile = Cômodos descartados
view-room_pile_copies = Números dessas cartas
view-resource_pile = Recursos descartados
view-roof_pile = Telhados descartados
view-box_tokens = Peças na caixa
view-box_resources = Ferramentas usadas
view-players = Casas
view-seat = Jogador
view-floor_2 = 2º andar
view-floor_1 = 1º andar
view-basement = Porão
view-copies = Números das cartas
view-face_down = Viradas para baixo
view-space = Espaço
view-decor = Decoração
view-token = Peça
view-garden = Ao lado da casa
view-tools = Ferramentas
view-helpers = Ajudantes
view-roof_cards = Cartas de telhado
view-points = Pontos à vista
view-rooms = Cômodos
view-functionality = Funcionalidade da casa
view-roof = Telhado
view-architect = Arquiteta
view-children = Crianças
view-roofs = Pilha do telhado
view-best_roof = Melhor telhado
view-size = Tamanho do cômodo
view-finished = Concluído
view-bonuses = Bônus
view-pending = Falta resolver
view-step = Passo
view-suppliers = Fornecedor disponível
view-handymen = Faz-tudo disponível
view-discarded_roofs = Telhados descartados para escolher
part-rooms = Cômodos
part-decor = Decoração
part-functionality = Funcionalidade da casa
part-roof = Telhado
part-architect = Cômodos vazios da Arquiteta
fact-best = Pontos do vencedor
fact-margin = Vantagem sobre o segundo
fact-empty_rooms = Cômodos vazios em todas as casas
fact-lost_tokens = Peças de decoração perdidas
fact-full_roofs = Telhados completos

## What reports of balance count

tally-room = Cômodos
tally-decor = Decoração
tally-helper = Ajudantes
tally-tool = Ferramentas
tally-roof = Telhados
tally-empty_rooms = Cômodos vazios

## the table in the browser

table-room-size =
    { $size ->
        [1] 1 carta
       *[other] { $size } cartas
    }, { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
table-here = cabe aqui, pontos: { $gain }
table-here-down = cabe aqui virada para baixo, pontos: { $gain }
table-places =
    { $count ->
        [1] Um lugar possível
       *[other] { $count } lugares possíveis
    }: as setas levam até lá.
table-not-final = Ainda dá para mudar: para confirmar, escolha o mesmo lugar outra vez.
table-house-of = Casa de { $seat }
table-roof-cards =
    { $count ->
        [1] Pilha do telhado: 1 carta
       *[other] Pilha do telhado: { $count } cartas
    }
table-works-always = Funciona sozinha
table-in-use = Em uso
table-can-now = Dá para usar agora
table-tool-waits = Antes de pegar uma coluna
table-jackhammer-waits = No começo de uma rodada
table-helper-waits = No fim do jogo
table-column = Coluna { $column }: { $room }, acima { $above }
table-column-empty = Coluna { $column }: vazia
table-piles =
    { $count ->
        [1] Descarte: 1
       *[other] Descarte: { $count }
    }
table-roof-hidden = A pilha do telhado fica virada para baixo até o fim.
table-total = Total
table-take-and-place = Pegar e colocar
table-swap = Trocar
table-place = Colocar aqui
table-laid-out = { $space }, { $face }
table-hand = Sua vez
table-only-down = Só virada para baixo. { $why }
table-only-down-brief = Só virada para baixo: por quê?
table-turn-up = Virar para cima
table-turn-down = Virar para baixo
table-take-back = Desfazer
table-open-house = Ver a casa de { $seat }
table-pad = Bloco de pontuação
table-again = Contar de novo
table-skip = Pular
table-points-for =
    { $count ->
        [1] ponto
       *[other] pontos
    }
table-on-any_room = qualquer cômodo
table-on-any_basement_room = qualquer cômodo do porão
table-on-beside_house = ao lado da casa
table-size = Tamanho
table-points = Pontos
table-cards =
    { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }
table-beside = ao lado: { $room }
table-in-box = cartas na caixa
table-children-on = crianças nelas
table-assumed = suposição: confira na sua caixa
table-do-discard_column = Escolha uma coluna para descartar: as duas cartas dela saem do tabuleiro.
table-do-jackhammer = Pegue um cômodo antes de todo mundo ou passe.
table-do-take_column = Escolha uma coluna ou arraste o cômodo dela direto para a sua casa.
table-do-place_scaffold_or_room = Coloque primeiro o cômodo ou o Andaime.
table-do-place_room = Coloque o cômodo na sua casa.
table-do-place_scaffold = Coloque o Andaime num espaço vago: ele sustenta o que vier em cima.
table-do-keep_token = Um cômodo, mais de uma peça: escolha a que fica.
table-do-place_decor = Coloque a peça num cômodo.
table-do-roofer = Escolha um telhado descartado para a sua pilha ou passe.
table-do-end_swap = A última troca antes de contar os pontos.
table-do-drill = Furadeira: escolha um cômodo do tabuleiro e um da sua casa.
table-do-cement_mixer = Betoneira: escolha duas colunas para trocar os cômodos de lugar.
table-do-supplier = Fornecedor: escolha um cômodo descartado e depois a carta da sua casa que sai.
table-do-handyman = Faz-tudo: escolha duas cartas da sua casa para trocar de lugar.

## parts of the table

zone-market = Tabuleiro de jogo
zone-marker = Marcador de jogador inicial
zone-house = Casa
zone-basement = Porão
zone-roof_stack = Pilha do telhado
zone-garden = Jardim
zone-windows = Ferramentas e ajudantes
zone-discard = Pilha de descarte
zone-room_deck = Baralho de cômodos
zone-resource_deck = Baralho de recursos
zone-round = Rodada
zone-others = As outras casas
zone-hand = Sua vez
zone-pad = Bloco de pontuação
zone-children = Crianças
zone-points_rooms = Cômodos
zone-points_decor = Decoração
zone-points_functionality = Funcionalidade da casa
zone-points_roof = Telhado
zone-points_architect = Cômodos vazios da Arquiteta
zone-points_total = Total

## what everything means

about-room = Uma carta de cômodo. Cartas do mesmo tipo, lado a lado no mesmo andar, formam um cômodo maior, que vale mais pontos.
about-room-living_room = O maior cômodo: até três cartas lado a lado no mesmo andar. Cada carta a mais vale bem mais que a anterior.
about-room-bedroom = Até duas cartas. Com um Banheiro e uma Cozinha em qualquer lugar da casa, dá um bônus de funcionalidade.
about-room-kitchen = Até duas cartas: uma Cozinha dupla vale muito mais que duas simples. Com um Banheiro e um Quarto, dá um bônus de funcionalidade.
about-room-kids_room = Até duas cartas. É onde há mais crianças nas figuras, e são elas que desempatam.
about-room-bathroom = Sempre uma carta só: nunca duas lado a lado. Um Banheiro em cada andar dá um bônus de funcionalidade; um Banheiro com uma Cozinha e um Quarto dá outro.
about-room-library = Só existe uma. Uma carta sozinha, com pontos próprios.
about-room-study = Só existe um. Uma carta sozinha, com pontos próprios.
about-room-game_room = Só existe uma. Uma carta sozinha, com pontos próprios. Não conta como Quarto das crianças.
about-room-dressing_room = Um anexo: vale mais com um Quarto bem ao lado, no mesmo andar. Não se junta ao Quarto.
about-room-pantry = Um anexo: vale mais com uma Cozinha bem ao lado, no mesmo andar. Não se junta à Cozinha.
about-room-sauna = Um anexo: vale mais com um Banheiro bem ao lado, no mesmo andar. Não conta como Banheiro.
about-room-garage = Para o porão. Sozinha vale pouco ou nada; duas lado a lado formam uma Garagem dupla.
about-room-laundry = Para o porão: uma carta sozinha, com pontos próprios.
about-room-workshop = Para o porão: uma carta sozinha, com pontos próprios.
about-room-wine_cellar = Para o porão: uma carta sozinha, com pontos próprios.
about-room-storage_room = Para o porão: uma carta sozinha, com pontos próprios.
about-decor = Uma peça de decoração. Fica num cômodo que ainda não tem peça, conclui esse cômodo e dá seus pontos no fim.
about-decor-piano = Fica numa Sala de estar sem peça e a conclui: não dá mais para ampliar, a não ser que você tenha a Designer de interiores.
about-decor-paintings = Ficam numa Sala de estar sem peça e a concluem.
about-decor-canopy_bed = Fica num Quarto sem peça e o conclui.
about-decor-ice_cream_machine = Fica numa Cozinha sem peça e a conclui.
about-decor-jacuzzi = Fica num Banheiro sem peça.
about-decor-whirlpool_bath = Fica num Banheiro sem peça.
about-decor-cat_house = Fica em qualquer cômodo sem peça, em cima ou no porão, e o conclui.
about-decor-shelves = Ficam em qualquer cômodo do porão sem peça e o concluem.
about-decor-tree_house = Fica ao lado da casa. Não precisa de cômodo e não conclui nada.
about-decor-bird_house = Fica ao lado da casa. Não precisa de cômodo e não conclui nada.
about-helper-roofer = No fim do jogo, você pode pôr um telhado descartado na sua pilha, antes que as pilhas sejam viradas. Você vê os telhados descartados, mas não os seus.
about-helper-supplier = No fim do jogo, você pode trocar qualquer carta da sua casa, até um cômodo vazio, por um cômodo descartado. A carta nova fica virada para cima e tem que caber naquele espaço.
about-helper-architect = Cada bônus de funcionalidade que você ganha vale mais, e cada cômodo vazio da sua casa dá um ponto.
about-helper-handyman = No fim do jogo, duas cartas da sua casa podem trocar de lugar, junto com as peças. A decoração não impede.
about-helper-interior_designer = A partir do momento em que você pega esta carta, as peças não concluem mais seus cômodos; e cada peça sua vale um ponto a mais.
about-tool-drill = Uma vez, antes de pegar uma coluna: troque um cômodo do tabuleiro por um da sua casa, virado para cima. A carta nova tem que caber naquele mesmo espaço.
about-tool-jackhammer = Uma vez, no começo de uma rodada, antes de todo mundo: pegue só um cômodo. Você não joga nesta rodada, e o recurso acima dele é descartado.
about-tool-cement_mixer = Uma vez, antes de pegar uma coluna: dois cômodos do tabuleiro trocam de lugar. As cartas acima ficam onde estão.
about-tool-scaffold = Monte-o no mesmo turno, antes ou depois do cômodo, num espaço vago que tenha apoio. Ele sustenta o espaço de cima até que um cômodo tome o lugar dele.
about-roof = As cartas de telhado ficam viradas para baixo na sua pilha até o fim. Quatro da mesma cor fazem o melhor telhado, quatro misturadas fazem um mais simples, e com menos de quatro não há telhado. Num telhado completo, cada janela vale um ponto a mais.
about-spot-empty_room = Um cômodo virado para baixo. Não tem tipo nem pontos, sustenta o que está acima e nunca mais é virado. Só a Arquiteta gosta dele.
about-spot-vacant = Um espaço vago. Uma carta pode vir aqui se houver algo embaixo ou se o espaço estiver no chão.
about-spot-scaffold = Um Andaime sustenta o espaço de cima. Qualquer cômodo que você colocar depois pode tomar o lugar dele.
about-spot-nothing = Não sobrou nada aqui nesta rodada.
about-zone-market = Cinco colunas. No seu turno, você pega uma coluna: o cômodo e o que está acima dele.
about-zone-marker = Quem pega a coluna 1 recebe o marcador de jogador inicial em vez de um recurso e começa a próxima rodada.
about-zone-house = Doze espaços: cinco em cada andar e dois no porão. Toda carta precisa de algo embaixo; o porão e a parte do 1º andar que está fora dele ficam no chão.
about-zone-basement = Aqui, só cômodos do porão podem ficar virados para cima. O que fica acima precisa de algo embaixo, nem que seja um cômodo vazio.
about-zone-roof_stack = Seus telhados, virados para baixo na varanda. Ninguém pode olhar antes do fim, nem você. Todos veem quantos são.
about-zone-garden = Aqui ficam a Casa na árvore e a Casa de passarinho, que não precisam de cômodo.
about-zone-windows = As ferramentas funcionam uma vez e saem do jogo. Os ajudantes ficam; a maioria trabalha no fim do jogo.
about-zone-discard = O que ninguém quis. No fim, o Fornecedor e o Carpinteiro ainda podem buscar algo aqui.
about-zone-room_deck = A cada rodada entram cinco cômodos. Depois da rodada 12 não sobra nenhum.
about-zone-resource_deck = A cada rodada entram quatro recursos: telhados, decoração, ferramentas e ajudantes.
about-zone-round = Doze rodadas, doze cômodos, doze espaços: depois contam-se os pontos.
about-zone-others = As casas dos outros. Toque numa para ver de perto.
about-zone-hand = Aqui você vê o que fazer. Nada é definitivo até você apertar o botão colorido.
about-zone-pad = De onde vêm os pontos de cada casa. Vence quem tiver mais; no empate, decidem as crianças das figuras.
about-zone-children = No empate, vence a casa com mais crianças nas cartas viradas para cima.
about-zone-points_rooms = Todos os cômodos, por tipo e tamanho. Olhe uma carta para ver quanto ela vale.
about-zone-points_decor = As peças nos seus cômodos e no seu jardim.
about-zone-points_functionality = Dois bônus: um por ter um Banheiro em cada andar; outro por ter um Banheiro, uma Cozinha e um Quarto em qualquer lugar. As duas luzes mostram quais você já tem.
about-zone-points_roof = Quatro telhados da mesma cor ou quatro misturados, e um pouco mais pelas janelas. Conta quando as pilhas são viradas.
about-zone-points_architect = Com a Arquiteta, cada cômodo vazio dá pontos.
about-zone-points_total = A soma de tudo, sem o telhado, que ainda está escondido.

## the lesson

lesson-welcome = Boas-vindas! Você vai construir uma casa: doze rodadas, doze cômodos, doze espaços. No fim, vence a casa que valer mais.
lesson-market = Este é o tabuleiro, com suas cinco colunas. No seu turno, você pega uma coluna inteira: o cômodo e o que está acima dele.
lesson-discard = Você começa esta rodada. Com dois ou três jogadores, quem começa primeiro descarta uma coluna. Descarte a coluna 5.
lesson-take = Agora pegue a coluna 3: uma Sala de estar e, acima dela, um telhado roxo.
lesson-place = Dá para construir onde há um número: são os pontos que a sua casa ganha ali. Coloque a Sala de estar no espaço mais à esquerda do 1º andar.
lesson-roof = O telhado foi para a sua varanda, virado para baixo. Ninguém pode olhar antes do fim, nem você. Lembre que era roxo: quatro telhados da mesma cor valem mais.
lesson-marker = O outro jogador pegou a coluna 1, que em vez de um recurso dá o marcador de jogador inicial. Por isso ele descartou e escolheu primeiro nesta rodada.
lesson-second = Mais uma Sala de estar com telhado roxo! Pegue a coluna 4.
lesson-run = Coloque-a bem ao lado da primeira. Cartas do mesmo tipo, lado a lado no mesmo andar, formam um cômodo maior, que vale muito mais que dois pequenos.
lesson-first = Desta vez pegue a coluna 1: um Banheiro, e na próxima rodada quem começa é você.
lesson-support = Toda carta precisa de algo embaixo. Sua Sala de estar já sustenta o 2º andar: coloque o Banheiro em cima dela.
lesson-face_down = Uma carta que não cabe em lugar nenhum, ou que você não quer, sempre pode ficar virada para baixo: um cômodo vazio, sem pontos, mas que sustenta o que está acima. No porão, só cômodos do porão ficam virados para cima.
lesson-discard_again = O marcador está com você, então você começa. Descarte a coluna 2.
lesson-decor = A coluna 5 traz um Quarto e uma Cama com dossel: uma peça de decoração para um Quarto. Pegue-a.
lesson-decor_place = Coloque o Quarto ao lado do Banheiro. A Cama com dossel entra sozinha. Ela dá pontos, mas conclui o cômodo: nenhum outro Quarto pode se juntar a ele.
lesson-discard_third = Você começa outra vez. Descarte a coluna 4.
lesson-tool = Pegue a coluna 2: uma Cozinha e uma ferramenta. O Andaime é montado na hora; as outras ferramentas esperam ao lado da casa até você querer usá-las, e a maioria dos ajudantes trabalha no fim.
lesson-scaffold = O lado direito do 1º andar fica em cima do porão, que ainda está vago. Pegue o Andaime e coloque-o ali.
lesson-kitchen = Agora a Cozinha tem onde se apoiar. Qualquer cômodo que vier depois pode tomar o lugar do Andaime.
lesson-bonus = Um Banheiro, uma Cozinha e um Quarto: sua casa ganhou um bônus de funcionalidade, e uma luz se acendeu. A outra é para um Banheiro em cada andar.
lesson-end = Depois da rodada 12, os ajudantes trabalham, os telhados são virados e tudo é contado: cômodos, decoração, funcionalidade e telhado. Aqui você vê quanto a sua casa vale até agora.
lesson-farewell = Agora jogue como quiser. Para saber o que é uma carta, toque nela e segure, ou clique com o botão direito. Aproveite a casa!
