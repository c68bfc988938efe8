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
step-discard_column = descartar uma coluna
step-jackhammer = usar a Britadeira ou não
step-take_column = turno
step-place_room = colocar a carta de cômodo
step-place_scaffold_or_room = colocar o Andaime e o cômodo
step-place_scaffold = colocar o Andaime
step-keep_token = escolher a peça que fica
step-place_decor = colocar a peça de decoração
step-clearing = limpar o tabuleiro
step-show_roofs = ver os telhados descartados
step-roofer = usar o Carpinteiro ou não
step-end_swap = trocas do Fornecedor e do Faz-tudo
step-reveal = mostrar todos os telhados

## questions

ask-discard_column = Qual coluna você descarta?
ask-jackhammer = Quer usar a Britadeira? Então você não terá turno nesta rodada.
ask-take_column = Qual coluna você pega?
ask-place_scaffold_or_room = Andaime e { $room }: o que você coloca primeiro, e onde?
ask-place_room = Onde você coloca a carta { $room }?
ask-place_scaffold = Onde você monta o Andaime?
ask-keep_token = { $room } ({ $space }) tem várias peças: qual fica?
ask-place_decor = Qual cômodo recebe a peça { $decor }?
ask-roofer = Seu Carpinteiro pode juntar à sua pilha um telhado descartado. Qual?
ask-end_swap = Uma última troca antes da contagem?

## choices

choice-pass = Passar
choice-done = Deixar a casa como está
choice-decline = Abrir mão da peça
choice-discard_column = Descartar a coluna { $column }
choice-jackhammer = Britadeira: o cômodo da coluna { $column }
choice-take_column = Pegar a coluna { $column }
choice-drill = Furadeira: trocar o cômodo da coluna { $column } pelo seu no { $space }
choice-cement_mixer = Betoneira: trocar os cômodos das colunas { $column } e { $other }
choice-place_scaffold = Andaime no { $space }
choice-place_room = { $space }, { $face }
choice-keep_token = Ficar com a peça { $decor }
choice-place_decor = No cômodo do { $space }
choice-roofer = Juntar: { $roof }
choice-supplier = Fornecedor: { $room } (carta { $copy }) no { $space }
choice-handyman = Faz-tudo: trocar { $space } com { $other }

## what happened

event-began = { $seat } está com o marcador de jogador inicial.
event-dealt = Rodada { $round }, { $seat } começa. Cômodos: { $rooms }. Acima deles: { $resources }.
event-column_discarded = { $seat } descarta a coluna { $column }: { $room } e { $resource }.
event-jackhammer_kept = { $seat } guarda a Britadeira para depois.
event-jackhammered = { $seat } fura a fila com a Britadeira: { $room } da coluna { $column }. Descarte: { $resource }.
event-jackhammered_first = { $seat } fura a fila com a Britadeira: { $room } da coluna 1. O marcador fica onde está.
event-first_column_taken = { $seat } pega a coluna 1: { $room } e o marcador de jogador inicial.
event-column_taken = { $seat } pega a coluna { $column }: { $room } e { $resource }.
event-roof_stored =
    { $count ->
        [1] { $seat } agora tem 1 carta de telhado.
       *[other] { $seat } agora tem { $count } cartas de telhado.
    }
event-drilled = { $seat } usa a Furadeira: { $room } da coluna { $column } entra no { $space }, { $out } vai para o tabuleiro.
event-mixed = { $seat } liga a Betoneira: { $room } agora está na coluna { $column }, { $other_room } na coluna { $other }.
event-scaffold_placed = { $seat } monta um Andaime ({ $space }).
event-scaffold_replaced = { $seat } desmonta o Andaime ({ $space }).
event-scaffold_lost = O Andaime não serve para { $seat }.
event-room_placed =
    { $size ->
        [1] { $seat } constrói: { $room } ({ $space }).
       *[other] { $seat } amplia: { $room }, agora { $size } cartas ({ $space }).
    }
event-room_turned_down = { $seat } deixa um cômodo vazio: a carta { $room } fica virada para baixo ({ $space }).
event-decor_placed = { $seat } decora: { $decor } em { $room } ({ $space }).
event-decor_beside_house = { $seat } coloca a peça { $decor } ao lado da casa.
event-decor_lost = { $seat } não tem cômodo para a peça { $decor }.
event-decor_declined = { $seat } abre mão da peça { $decor }.
event-token_kept = { $seat } fica com a peça { $decor } no cômodo unido.
event-token_lost = { $seat } perde a peça { $decor }.
event-cleared =
    { $above ->
        [0] Ninguém quis: { $rooms }.
       *[other] Ninguém quis: { $rooms }. Acima: { $resources }.
    }
event-rounds_ended = A última rodada terminou.
event-roofs_shown = { $seat } examina os telhados descartados: { $roofs }.
event-roofs_shown-veiled =
    { $count ->
        [1] { $seat } olha o único telhado descartado.
       *[other] { $seat } examina os { $count } telhados descartados.
    }
event-roofer_passed = { $seat } deixa o Carpinteiro descansar.
event-roofer_took = { $seat } manda o Carpinteiro buscar mais um: { $roof }. Cartas de telhado: { $count }.
event-roofer_took-veiled = { $seat } manda o Carpinteiro buscar mais uma carta de telhado. Cartas de telhado: { $count }.
event-supplied = { $seat } chama o Fornecedor: { $room } entra no { $space }, { $out } sai.
event-swapped = { $seat } chama o Faz-tudo: { $room } ({ $space }) e { $other } ({ $other_space }) trocam de lugar.
event-end_swaps_done = { $seat } deixa a casa como está.
event-roofs_revealed = { $seat } revela a pilha do telhado: { $roofs }.
event-scored = { $seat }: cômodos { $rooms }, decoração { $decor }, funcionalidade { $functionality }, telhado { $roof }, Arquiteta { $architect }. Total { $total }.
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
matter-roofer = o seu Carpinteiro
matter-end_swap = as suas últimas trocas
when-drill = no seu turno, antes de pegar uma coluna, e nunca na rodada em que você a ganhou
when-cement_mixer = no seu turno, antes de pegar uma coluna, e nunca na rodada em que você a ganhou
when-jackhammer = no começo da rodada, antes do primeiro turno
when-scaffold = assim que as peças estiverem resolvidas
reason-PLAYER_COUNT = { $seats } jogadores não dá: Dream Home é para 2 a 4.
reason-GAME_OVER = O jogo acabou.
reason-HIDDEN_INFORMATION = Ninguém pode ver isso agora.
reason-JACKHAMMER_LIMIT = Só uma Britadeira por jogador e rodada.
reason-TURN_SKIPPED = Quem usou a Britadeira não tem turno nesta rodada.
reason-NOT_YOUR_DECISION = Agora é { $seat } quem decide.
reason-ROOFER_TOO_LATE = O Carpinteiro vem antes de todas as trocas; esse momento passou.
reason-TOOL_NOT_HELD = Você não tem esta ferramenta: { $tool }.
reason-TOOL_WRONG_TIME = Não é o momento desta ferramenta: { $tool }. Ela se usa { $when }.
reason-HELPER_NOT_HELD = Você não tem este ajudante: { $helper }.
reason-HELPER_ALREADY_USED = Este ajudante já fez o seu trabalho: { $helper }.
reason-WRONG_STEP = Não é isso que se pergunta agora: o assunto é { $matter }.
reason-MUST_CHOOSE = Aqui não se pode passar.
reason-DECOR_MANDATORY = Uma peça que pode ser colocada tem que ser colocada.
reason-UNKNOWN_COLUMN = Não há coluna { $column }: elas vão de 1 a 5.
reason-COLUMN_ONE_PROTECTED = A coluna 1 nunca pode ser descartada.
reason-COLUMN_EMPTY = A coluna { $column } já não tem carta de cômodo. Ainda dá para pegar: { $left }.
reason-MIXER_SAME_COLUMN = A Betoneira precisa de duas colunas diferentes.
reason-UNKNOWN_SPACE = Sua casa não tem este espaço: { $space }.
reason-NOT_IN_DISCARD = Esta carta não está na pilha de descarte:
    { $copy ->
        [0] { $card }.
       *[other] { $card } (carta { $copy }).
    }
reason-NOT_A_ROOF = O Carpinteiro só pega telhados, não isto: { $card }.
reason-SWAP_SAME_CARD = O Faz-tudo troca duas cartas diferentes.
reason-DRILL_NEEDS_FACE_UP_ROOM = A Furadeira precisa de um cômodo virado para cima, e não há nenhum no { $space }.
reason-FACE_UP_REQUIRED = Uma carta trocada fica virada para cima.
reason-SPACE_TAKEN = Já há algo ali: { $space }.
reason-WRONG_ZONE = Esta carta não pode ficar virada para cima aqui: { $space }. Cômodos do porão ficam no porão, os outros acima.
reason-NO_SUPPORT = Não há nada por baixo: { $space }.
reason-ROOM_FINISHED_SIZE = Ao lado ({ $space }) o cômodo já está completo: { $room }, { $most ->
        [one] uma carta no máximo.
       *[other] { $most } cartas no máximo.
    }
reason-ROOM_FINISHED_DECOR = O cômodo desse tipo ao lado está decorado e, por isso, concluído: { $space }.
reason-ROOM_TOO_LARGE = O cômodo ({ $space }) ficaria grande demais: { $room }, { $most ->
        [one] uma carta no máximo.
       *[other] { $most } cartas no máximo.
    }
reason-DECOR_NOT_A_ROOM = Uma peça precisa de um cômodo virado para cima: { $space }.
reason-DECOR_WRONG_TYPE = Não é cômodo para a peça { $decor }: { $space }.
reason-DECOR_ROOM_HAS_TOKEN = Um cômodo leva no máximo uma peça: { $space }.
reason-TOKEN_NOT_IN_ROOM = Esta peça não está nesse cômodo: { $decor }.
reason-BOX_INVALID = { $file }, [{ $table }] { $field }:
    { $check ->
        [room_missing] o cômodo “{ $wanted }” é necessário.
        [room_cards] deve haver { $wanted } cartas de cômodo, não { $found }.
        [resource_cards] deve haver { $wanted } cartas de recurso, não { $found }.
        [rounds] uma casa tem { $wanted } espaços, portanto { $wanted } rodadas, não { $found }.
        [columns] o tabuleiro tem { $wanted } colunas, não { $found }.
        [max_size] o tamanho máximo é de 1 a { $wanted }, não { $found }.
        [points] são precisos tantos valores quanto o tamanho máximo: { $wanted }, não { $found }.
        [partner] “{ $found }” não é um cômodo. Cômodos: { $wanted }.
        [children_cards] cada carta precisa do seu número de crianças: { $wanted }, não { $found }.
        [children_low] não pode haver menos de { $wanted } crianças ({ $found }).
        [goes_on] “{ $found }” não é lugar para uma peça. Cômodos: { $wanted }.
        [colours] há { $wanted } cores de telhado, não { $found }.
        [tokens] há { $wanted } peças de decoração, não { $found }.
        [names] estes nomes são necessários: { $wanted }. Encontrados: { $found }.
        [window] cada cor de telhado tem { $wanted } janela, não { $found }.
       *[decor_cards] cada peça de decoração tem { $wanted } carta, não { $found }.
    }

## positions and the score pad

reason-room_card_count = Esta carta de cômodo deve existir exatamente uma vez, não { $found }: { $card }.
reason-resource_card_count = Deveria haver { $copies } desta carta, não { $found }: { $card }.
reason-token_count = Esta peça está em { $found } lugares: { $decor }.
reason-deck_size = Nesta rodada o { $deck } deve ter { $wanted } cartas, não { $found }.
reason-house_cards = { $seat } tem { $found } cartas de cômodo; neste momento pode haver no máximo { $wanted }, e no fim exatamente 12.
reason-garden_token = Esta peça vai num cômodo, não ao lado da casa: { $decor }.
reason-pad_card_twice = Esta carta aparece duas vezes: { $card }.
reason-pad_vacant = { $seat }: uma casa pronta tem uma carta em cada espaço, também aqui: { $space }.
reason-pad_too_many = A caixa não tem tantos deste cômodo: { $room }.
reason-pad_too_many_cards = A caixa tem { $copies } disto, não { $found }: { $card }.
reason-pad_unknown_room = “{ $name }” não é um cômodo.
reason-pad_unknown_decor = “{ $name }” não é uma peça de decoração.
reason-pad_unknown_roof = “{ $name }” não é uma carta de telhado.
reason-pad_unknown_helper = “{ $name }” não é um ajudante.
reason-tie_undecided = { $names } estão empatados; decidem as crianças nas cartas, e nem todas são conhecidas.

## options

option-no_column_discard = Jogo em família: sem descarte de coluna
option-optional_decor = Peças de decoração são opcionais
option-open_roofs = Cada um pode olhar os seus telhados
option-no_children = Empates divididos, sem contar crianças
option-no_column_discard-true = sim
option-no_column_discard-false = não
option-optional_decor-true = sim
option-optional_decor-false = não
option-open_roofs-true = sim
option-open_roofs-false = não
option-no_children-true = sim
option-no_children-false = não
option-first_player = Jogador inicial
option-first_player-random = por sorteio
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
view-skipped = Sem turno nesta rodada
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
view-pending = Ainda por vir
view-step = Passo
view-suppliers = Fornecedor disponível
view-handymen = Faz-tudo disponível
view-discarded_roofs = Telhados descartados à escolha
part-rooms = Cômodos
part-decor = Decoração
part-functionality = Funcionalidade da casa
part-roof = Telhado
part-architect = Cômodos vazios da Arquiteta
fact-best = Pontuação de quem venceu
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
table-not-final = Ainda não é definitivo: escolha o mesmo lugar outra vez para confirmar.
table-house-of = Casa de { $seat }
table-roof-cards =
    { $count ->
        [1] Pilha do telhado: 1 carta
       *[other] Pilha do telhado: { $count } cartas
    }
table-works-always = Age sozinha
table-in-use = Em uso
table-can-now = Dá para usar agora
table-tool-waits = Antes de pegar uma coluna
table-jackhammer-waits = No começo de uma rodada
table-helper-waits = No fim do jogo
table-column = Coluna { $column }: { $room }, acima { $above }
table-column-empty = Coluna { $column }: nada
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
table-take-back = Voltar atrás
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
table-assumed = suposto: confira na sua caixa
table-do-discard_column = Escolha uma coluna para descartar: as duas cartas saem do tabuleiro.
table-do-jackhammer = Escolha um cômodo para pegar antes de todo mundo, ou passe.
table-do-take_column = Escolha uma coluna, ou arraste o cômodo direto para a sua casa.
table-do-place_scaffold_or_room = Coloque primeiro o cômodo ou o Andaime.
table-do-place_room = Coloque o cômodo na sua casa.
table-do-place_scaffold = Coloque o Andaime num espaço vago: ele sustenta o espaço de cima.
table-do-keep_token = Um cômodo, várias peças: escolha a que fica.
table-do-place_decor = Coloque a peça num cômodo.
table-do-roofer = Escolha um telhado descartado para a sua pilha, ou passe.
table-do-end_swap = A última troca antes de contar as casas.
table-do-drill = Furadeira: escolha um cômodo do tabuleiro e um da sua casa.
table-do-cement_mixer = Betoneira: escolha duas colunas cujos cômodos trocam de lugar.
table-do-supplier = Fornecedor: escolha um cômodo descartado e depois a sua carta que sai.
table-do-handyman = Faz-tudo: escolha duas cartas da sua casa que trocam de lugar.

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

about-room = Uma carta de cômodo. Cartas do mesmo tipo lado a lado no mesmo andar formam um cômodo maior, que vale mais pontos.
about-room-living_room = O maior cômodo: até três cartas lado a lado no mesmo andar. Cada carta a mais vale bem mais que a anterior.
about-room-bedroom = Até duas cartas. Com um Banheiro e uma Cozinha em qualquer lugar da casa, rende um bônus de funcionalidade.
about-room-kitchen = Até duas cartas: uma Cozinha dupla vale muito mais que duas simples. Com um Banheiro e um Quarto, rende um bônus de funcionalidade.
about-room-kids_room = Até duas cartas. É onde aparecem mais crianças, que decidem os empates.
about-room-bathroom = Sempre uma carta só: nunca duas lado a lado. Um em cada andar rende um bônus de funcionalidade, e um Banheiro com uma Cozinha e um Quarto rende outro.
about-room-library = Só existe uma. Uma carta sozinha, com seus próprios pontos.
about-room-study = Só existe um. Uma carta sozinha, com seus próprios pontos.
about-room-game_room = Só existe uma. Uma carta sozinha, com seus próprios pontos. Não é um Quarto das crianças.
about-room-dressing_room = Um anexo: vale mais com um Quarto bem ao lado, no mesmo andar. Não se junta ao Quarto.
about-room-pantry = Um anexo: vale mais com uma Cozinha bem ao lado, no mesmo andar. Não se junta à Cozinha.
about-room-sauna = Um anexo: vale mais com um Banheiro bem ao lado, no mesmo andar. Não conta como Banheiro.
about-room-garage = Para o porão. Sozinha vale pouco ou nada; duas lado a lado formam uma Garagem dupla.
about-room-laundry = Para o porão: uma carta sozinha, com seus próprios pontos.
about-room-workshop = Para o porão: uma carta sozinha, com seus próprios pontos.
about-room-wine_cellar = Para o porão: uma carta sozinha, com seus próprios pontos.
about-room-storage_room = Para o porão: uma carta sozinha, com seus próprios pontos.
about-decor = Uma peça de decoração. Vai num cômodo que ainda não tem peça, conclui esse cômodo e vale seus pontos no fim.
about-decor-piano = Vai numa Sala de estar sem peça e a conclui: nenhuma outra carta pode se juntar, a não ser que você tenha a Designer de interiores.
about-decor-paintings = Vão numa Sala de estar sem peça e a concluem.
about-decor-canopy_bed = Vai num Quarto sem peça e o conclui.
about-decor-ice_cream_machine = Vai numa Cozinha sem peça e a conclui.
about-decor-jacuzzi = Vai num Banheiro sem peça.
about-decor-whirlpool_bath = Vai num Banheiro sem peça.
about-decor-cat_house = Vai em qualquer cômodo sem peça, em cima ou no porão, e o conclui.
about-decor-shelves = Vão em qualquer cômodo do porão sem peça e o concluem.
about-decor-tree_house = Fica ao lado da casa. Não precisa de cômodo e não conclui nada.
about-decor-bird_house = Fica ao lado da casa. Não precisa de cômodo e não conclui nada.
about-helper-roofer = No fim do jogo você pode acrescentar à sua pilha uma carta de telhado descartada, antes que as pilhas sejam viradas. Você vê os telhados descartados, mas não os seus.
about-helper-supplier = No fim do jogo você pode trocar qualquer carta da sua casa, até um cômodo vazio, por uma carta de cômodo descartada. A nova fica virada para cima e segue as regras de colocação.
about-helper-architect = Cada bônus de funcionalidade que você ganha vale mais, e cada cômodo vazio da sua casa vale um ponto.
about-helper-handyman = No fim do jogo duas cartas da sua casa podem trocar de lugar, com suas peças. A decoração não impede.
about-helper-interior_designer = As peças não concluem mais os seus cômodos, a partir do momento em que você pega esta carta; e cada peça sua vale um ponto a mais.
about-tool-drill = Uma vez, antes de pegar uma coluna: troque um cômodo do tabuleiro por um virado para cima da sua casa. A nova carta precisa caber bem naquele espaço.
about-tool-jackhammer = Uma vez, no começo de uma rodada, antes de qualquer turno: pegue só um cômodo. Você fica sem turno nesta rodada, e o recurso acima é descartado.
about-tool-cement_mixer = Uma vez, antes de pegar uma coluna: dois cômodos do tabuleiro trocam de lugar. As cartas acima ficam.
about-tool-scaffold = Coloque-o num espaço vago e apoiado no mesmo turno, antes ou depois do cômodo. Ele sustenta o espaço de cima até que um cômodo tome o seu lugar.
about-roof = As cartas de telhado ficam viradas para baixo na sua pilha até o fim. Quatro da mesma cor formam o melhor telhado, quatro misturadas um pequeno, menos de quatro nenhum. Cada janela num telhado completo vale um ponto a mais.
about-spot-empty_room = Uma carta de cômodo virada para baixo. Não tem tipo nem pontos, sustenta o que está acima e nunca mais é virada. Só a Arquiteta gosta dela.
about-spot-vacant = Um espaço vago. Uma carta pode vir aqui quando há algo embaixo, ou se ele está no chão.
about-spot-scaffold = Um Andaime sustenta o espaço de cima. Qualquer cômodo posterior pode tomar o seu lugar.
about-spot-nothing = Não sobrou nada aqui nesta rodada.
about-zone-market = Cinco colunas. No seu turno você pega uma coluna: o cômodo e o que está acima dele.
about-zone-marker = Quem pega a coluna 1 recebe o marcador de jogador inicial no lugar de um recurso, e começa a próxima rodada.
about-zone-house = Doze espaços: cinco em cada andar e dois no porão. Tudo precisa de algo embaixo; o térreo e o porão se apoiam na terra.
about-zone-basement = Aqui só cômodos do porão podem ficar virados para cima. O que fica acima precisa de algo embaixo, nem que seja um cômodo vazio.
about-zone-roof_stack = Suas cartas de telhado, viradas para baixo na varanda. Ninguém pode olhar antes do fim, nem você. Todos veem quantas são.
about-zone-garden = Aqui ficam a Casa na árvore e a Casa de passarinho. Elas não precisam de cômodo.
about-zone-windows = As ferramentas agem uma vez e saem do jogo. Os ajudantes ficam; a maioria age no fim do jogo.
about-zone-discard = O que ninguém quis. No fim, o Fornecedor e o Carpinteiro ainda podem buscar coisas aqui.
about-zone-room_deck = Cinco cômodos são abertos a cada rodada. Depois da rodada 12 não sobra nenhum.
about-zone-resource_deck = Quatro recursos são abertos a cada rodada: telhados, decoração, ferramentas e ajudantes.
about-zone-round = Doze rodadas, doze cômodos, doze espaços: então as casas são contadas.
about-zone-others = As casas dos outros. Toque numa para vê-la grande.
about-zone-hand = Aqui você vê o que fazer. Nada é definitivo até você apertar o botão colorido.
about-zone-pad = Como se formam os pontos de cada casa. Ganha quem tem mais; no empate decidem as crianças das figuras.
about-zone-children = No empate ganha a casa com mais crianças nas cartas viradas para cima.
about-zone-points_rooms = Todos os cômodos por tipo e tamanho. Olhe uma carta de cômodo para ver seus pontos.
about-zone-points_decor = As peças nos seus cômodos e no seu jardim.
about-zone-points_functionality = Dois bônus: um Banheiro em cada andar; e um Banheiro, uma Cozinha e um Quarto em qualquer lugar. As duas luzes mostram quais você tem.
about-zone-points_roof = Quatro da mesma cor, ou quatro misturadas, com um extra pelas janelas. Conta quando as pilhas são viradas.
about-zone-points_architect = Com a Arquiteta cada cômodo vazio vale pontos.
about-zone-points_total = Todas as partes juntas, sem o telhado escondido.

## the lesson

lesson-welcome = Boas‑vindas! Você vai construir uma casa: doze rodadas, doze cômodos, doze espaços. No fim ganha a casa que vale mais.
lesson-market = Este é o tabuleiro com suas cinco colunas. No seu turno você pega uma coluna inteira: o cômodo e o que está acima dele.
lesson-discard = Você começa esta rodada. Com dois ou três jogadores, quem começa descarta primeiro uma coluna. Descarte a coluna 5.
lesson-take = Agora pegue a coluna 3: uma Sala de estar e, acima dela, um telhado roxo.
lesson-place = Você pode construir onde há um número: ele diz quantos pontos a sua casa ganha ali. Coloque a Sala de estar bem à esquerda do 1º andar.
lesson-roof = O telhado foi para a sua varanda, virado para baixo. Ninguém pode olhar antes do fim, nem você. Então lembre que era roxo: quatro telhados da mesma cor valem mais.
lesson-marker = O outro jogador pegou a coluna 1, que não tem recurso e sim o marcador de jogador inicial, e por isso descartou e escolheu primeiro nesta rodada.
lesson-second = Outra Sala de estar com um telhado roxo! Pegue a coluna 4.
lesson-run = Coloque‑a bem ao lado da primeira. Cartas do mesmo tipo lado a lado no mesmo andar formam um cômodo maior, que vale muito mais que dois pequenos.
lesson-first = Desta vez pegue a coluna 1: um Banheiro, e na próxima rodada você começa.
lesson-support = Toda carta precisa de algo embaixo. A sua Sala de estar sustenta o 2º andar: coloque o Banheiro em cima dela.
lesson-face_down = Uma carta que não cabe em lugar nenhum, ou que você não quer, pode sempre ficar virada para baixo: um cômodo vazio, sem pontos, mas que sustenta o que está acima. No porão só cômodos do porão ficam virados para cima.
lesson-discard_again = Você tem o marcador, então começa. Descarte a coluna 2.
lesson-decor = A coluna 5 traz um Quarto e uma Cama com dossel: uma peça de decoração que vai num Quarto. Pegue‑a.
lesson-decor_place = Coloque o Quarto ao lado do Banheiro. A Cama com dossel entra sozinha. Ela dá pontos, mas conclui o cômodo: nenhum outro Quarto pode se juntar a ele.
lesson-discard_third = Você começa de novo. Descarte a coluna 4.
lesson-tool = Pegue a coluna 2: uma Cozinha e uma ferramenta. O Andaime é montado na hora; outras ferramentas ficam ao lado da casa até você querer usá‑las, e a maioria dos ajudantes age no fim.
lesson-scaffold = O lado direito do 1º andar fica sobre o porão, que ainda está vago. Pegue o Andaime e coloque‑o ali.
lesson-kitchen = Agora a Cozinha tem onde se apoiar. Qualquer cômodo que vier depois pode tomar o lugar do Andaime.
lesson-bonus = Um Banheiro, uma Cozinha e um Quarto: a sua casa ganhou um bônus de funcionalidade, e uma luz se acendeu. A outra é para um Banheiro em cada andar.
lesson-end = Depois da rodada 12 os ajudantes agem, os telhados são virados e tudo é contado: cômodos, decoração, funcionalidade e telhado. Aqui você vê quanto a sua casa vale até agora.
lesson-farewell = Agora continue como quiser. Mantenha uma carta pressionada, ou clique nela com o botão direito, para saber o que significa. Aproveite a casa!
