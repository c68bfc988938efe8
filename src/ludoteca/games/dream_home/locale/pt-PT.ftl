game-name = Dream Home
game-about = Recolhe cartas coluna a coluna e constrói a casa mais valiosa: divisões, decoração, telhado e uma pequena ajuda.

## rooms

room-living_room = Sala de Estar
room-bedroom = Quarto de Dormir
room-kitchen = Cozinha
room-kids_room = Quarto de Brinquedos
room-bathroom = Casa de Banho
room-library = Biblioteca
room-study = Escritório
room-game_room = Sala de Jogos
room-dressing_room = Quarto de Vestir
room-pantry = Despensa
room-sauna = Sauna
room-garage = Garagem
room-laundry = Lavandaria
room-workshop = Oficina
room-wine_cellar = Adega
room-storage_room = Arrecadação
spot-empty_room = Divisão vazia
spot-vacant = vazio
spot-scaffold = Andaime
spot-nothing = nada

## resources

decor-piano = Piano
decor-paintings = Quadros
decor-canopy_bed = Cama de Dossel
decor-ice_cream_machine = Máquina de Gelados
decor-jacuzzi = Jacuzzi
decor-whirlpool_bath = Banheira de Hidromassagem
decor-cat_house = Casa do Gato
decor-shelves = Estantes
decor-tree_house = Casa da Árvore
decor-bird_house = Casa dos Pássaros
helper-roofer = Carpinteiro
helper-supplier = Fornecedor
helper-architect = Arquitecta
helper-handyman = Faz-Tudo
helper-interior_designer = Designer de Interiores
tool-drill = Berbequim
tool-jackhammer = Martelo Pneumático
tool-cement_mixer = Betoneira
tool-scaffold = Andaime
roof-red = telhado vermelho
roof-red_window = telhado vermelho com janela
roof-brown = telhado castanho
roof-brown_window = telhado castanho com janela
roof-purple = telhado roxo
roof-purple_window = telhado roxo com janela
roof-orange = telhado laranja
roof-orange_window = telhado laranja com janela
roof-card = carta telhado

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
space-f0c4 = cave, espaço 4
space-f0c5 = cave, espaço 5
face-up = face para cima
face-down = face para baixo
finished-size = pelo tamanho
finished-decor = pela decoração
bonus-bathrooms = uma Casa de Banho em cada andar
bonus-household = Casa de Banho, Cozinha e Quarto de Dormir
deck-room_deck = pilha de Cartas Divisão
deck-resource_deck = pilha de Cartas Recurso

## steps still to come

step-deal = nova ronda
step-discard_column = descartar uma coluna
step-jackhammer = usar ou não o Martelo Pneumático
step-take_column = jogada
step-place_room = colocar a Carta Divisão
step-place_scaffold_or_room = colocar o Andaime e a Carta Divisão
step-place_scaffold = colocar o Andaime
step-keep_token = escolher a peça que fica
step-place_decor = colocar a Peça de Decoração
step-clearing = limpar o tabuleiro
step-show_roofs = ver os telhados descartados
step-roofer = usar ou não o Carpinteiro
step-end_swap = trocas do Fornecedor e do Faz-Tudo
step-reveal = revelar todos os telhados

## questions

ask-discard_column = Que coluna descartas?
ask-jackhammer = Queres usar o Martelo Pneumático? Nesse caso não jogas nesta ronda.
ask-take_column = Que coluna recolhes?
ask-place_scaffold_or_room = Andaime e { $room }: o que colocas primeiro, e onde?
ask-place_room = Onde colocas a carta { $room }?
ask-place_scaffold = Onde montas o Andaime?
ask-keep_token = { $room } ({ $space }) tem várias peças: qual fica?
ask-place_decor = Que divisão recebe a peça { $decor }?
ask-roofer = O teu Carpinteiro pode juntar à tua pilha um telhado descartado. Qual?
ask-end_swap = Uma última troca antes da pontuação?

## choices

choice-pass = Passar
choice-done = Deixar a casa como está
choice-decline = Prescindir da peça
choice-discard_column = Descartar a coluna { $column }
choice-jackhammer = Martelo Pneumático: a divisão da coluna { $column }
choice-take_column = Recolher a coluna { $column }
choice-drill = Berbequim: trocar a divisão da coluna { $column } pela tua ({ $space })
choice-cement_mixer = Betoneira: trocar as divisões das colunas { $column } e { $other }
choice-place_scaffold = Andaime: { $space }
choice-place_room = { $space }, { $face }
choice-keep_token = Ficar com a peça { $decor }
choice-place_decor = Na divisão ({ $space })
choice-roofer = Juntar: { $roof }
choice-supplier = Fornecedor: { $room } (carta { $copy }), { $space }
choice-handyman = Faz-Tudo: trocar { $space } com { $other }

## what happened

event-began = { $seat } tem o marcador do 1º jogador.
event-dealt = Ronda { $round }, { $seat } começa. Divisões: { $rooms }. Por cima: { $resources }.
event-column_discarded = { $seat } descarta a coluna { $column }: { $room } e { $resource }.
event-jackhammer_kept = { $seat } guarda o Martelo Pneumático para mais tarde.
event-jackhammered = { $seat } antecipa-se com o Martelo Pneumático: { $room } da coluna { $column }. Descarte: { $resource }.
event-jackhammered_first = { $seat } antecipa-se com o Martelo Pneumático: { $room } da coluna 1. O marcador fica onde está.
event-first_column_taken = { $seat } recolhe a coluna 1: { $room } e o marcador do 1º jogador.
event-column_taken = { $seat } recolhe a coluna { $column }: { $room } e { $resource }.
event-roof_stored =
    { $count ->
        [1] { $seat } tem agora 1 carta telhado.
       *[other] { $seat } tem agora { $count } cartas telhado.
    }
event-drilled = { $seat } usa o Berbequim: { $room } da coluna { $column } entra ({ $space }), { $out } vai para o tabuleiro.
event-mixed = { $seat } põe a Betoneira a trabalhar: { $room } está agora na coluna { $column }, { $other_room } na coluna { $other }.
event-scaffold_placed = { $seat } monta um Andaime ({ $space }).
event-scaffold_replaced = { $seat } desmonta o Andaime ({ $space }).
event-scaffold_lost = O Andaime não serve a { $seat }.
event-room_placed =
    { $size ->
        [1] { $seat } constrói: { $room } ({ $space }).
       *[other] { $seat } expande: { $room }, agora com { $size } cartas ({ $space }).
    }
event-room_turned_down = { $seat } deixa uma divisão vazia: a carta { $room } fica com a face para baixo ({ $space }).
event-decor_placed = { $seat } decora: { $decor } em { $room } ({ $space }).
event-decor_beside_house = { $seat } coloca a peça { $decor } ao lado da casa.
event-decor_lost = { $seat } não tem divisão para a peça { $decor }.
event-decor_declined = { $seat } prescinde da peça { $decor }.
event-token_kept = { $seat } fica com a peça { $decor } na divisão unida.
event-token_lost = { $seat } perde a peça { $decor }.
event-cleared =
    { $above ->
        [0] Ninguém quis: { $rooms }.
       *[other] Ninguém quis: { $rooms }. Por cima: { $resources }.
    }
event-rounds_ended = A última ronda terminou.
event-roofs_shown = { $seat } examina os telhados descartados: { $roofs }.
event-roofs_shown-veiled =
    { $count ->
        [1] { $seat } vê o único telhado descartado.
       *[other] { $seat } examina os { $count } telhados descartados.
    }
event-roofer_passed = { $seat } deixa o Carpinteiro descansar.
event-roofer_took = { $seat } manda o Carpinteiro buscar mais um: { $roof }. Cartas telhado: { $count }.
event-roofer_took-veiled = { $seat } manda o Carpinteiro buscar mais uma carta telhado. Cartas telhado: { $count }.
event-supplied = { $seat } chama o Fornecedor: { $room } entra ({ $space }), { $out } sai.
event-swapped = { $seat } chama o Faz-Tudo: { $room } ({ $space }) e { $other } ({ $other_space }) trocam de lugar.
event-end_swaps_done = { $seat } deixa a casa como está.
event-roofs_revealed = { $seat } revela a pilha do telhado: { $roofs }.
event-scored = { $seat }: divisões { $rooms }, decoração { $decor }, funcionalidade { $functionality }, telhado { $roof }, Arquitecta { $architect }. Total { $total }.
event-won =
    { $count ->
        [1] Vitória de { $seats }!
       *[other] { $seats } partilham a vitória!
    }

## refusals

matter-discard_column = escolher a coluna que se descarta
matter-jackhammer = usar ou não o Martelo Pneumático
matter-take_column = escolher a coluna que recolhes
matter-place_scaffold_or_room = colocar o Andaime ou a Carta Divisão
matter-place_room = colocar a Carta Divisão
matter-place_scaffold = colocar o Andaime
matter-keep_token = escolher a peça que fica na divisão
matter-place_decor = colocar a peça de decoração
matter-roofer = usar ou não o teu Carpinteiro
matter-end_swap = fazer as últimas trocas
when-drill = no teu turno, antes de recolheres uma coluna, e nunca na ronda em que a recebeste
when-cement_mixer = no teu turno, antes de recolheres uma coluna, e nunca na ronda em que a recebeste
when-jackhammer = no início da ronda, antes do primeiro turno
when-scaffold = assim que as peças estiverem resolvidas
reason-PLAYER_COUNT = { $seats } jogadores não podem jogar: Dream Home é para 2 a 4.
reason-GAME_OVER = O jogo terminou.
reason-HIDDEN_INFORMATION = Ninguém pode ver isso agora.
reason-JACKHAMMER_LIMIT = Só um Martelo Pneumático por jogador e ronda.
reason-TURN_SKIPPED = Quem usou o Martelo Pneumático não joga nesta ronda.
reason-NOT_YOUR_DECISION = Agora é { $seat } quem decide.
reason-ROOFER_TOO_LATE = O Carpinteiro vem antes de todas as trocas; esse momento passou.
reason-TOOL_NOT_HELD = Não tens esta ferramenta: { $tool }.
reason-TOOL_WRONG_TIME = Não é o momento desta ferramenta: { $tool }. Usa-se { $when }.
reason-HELPER_NOT_HELD = Não tens este ajudante: { $helper }.
reason-HELPER_ALREADY_USED = Este ajudante já fez o seu trabalho: { $helper }.
reason-WRONG_STEP = Não é isso que se pergunta agora: trata-se de { $matter }.
reason-MUST_CHOOSE = Aqui não se pode passar.
reason-DECOR_MANDATORY = Uma peça que pode ser colocada tem de ser colocada.
reason-UNKNOWN_COLUMN = Não há coluna { $column }: vão de 1 a 5.
reason-COLUMN_ONE_PROTECTED = A coluna 1 nunca pode ser descartada.
reason-COLUMN_EMPTY = A coluna { $column } já não tem Carta Divisão. Ainda há: { $left }.
reason-MIXER_SAME_COLUMN = A Betoneira precisa de duas colunas diferentes.
reason-UNKNOWN_SPACE = A tua casa não tem este espaço: { $space }.
reason-NOT_IN_DISCARD = Esta carta não está na pilha de descarte:
    { $copy ->
        [0] { $card }.
       *[other] { $card } (carta { $copy }).
    }
reason-NOT_A_ROOF = O Carpinteiro só recolhe telhados, não isto: { $card }.
reason-SWAP_SAME_CARD = O Faz-Tudo troca duas cartas diferentes.
reason-DRILL_NEEDS_FACE_UP_ROOM = O Berbequim precisa de uma divisão com a face para cima, e aqui não há nenhuma: { $space }.
reason-FACE_UP_REQUIRED = Uma carta trocada fica com a face para cima.
reason-SPACE_TAKEN = Já há algo ali: { $space }.
reason-WRONG_ZONE = Esta carta não pode ficar com a face para cima aqui: { $space }. As Divisões Cave ficam na cave, as outras por cima.
reason-NO_SUPPORT = Não há nada por baixo: { $space }.
reason-ROOM_FINISHED_SIZE = A divisão ao lado ({ $space }) já tem o tamanho máximo: { $room }, { $most ->
        [one] uma carta no máximo.
       *[other] { $most } cartas no máximo.
    }
reason-ROOM_FINISHED_DECOR = A divisão desse tipo ao lado está decorada e, por isso, terminada: { $space }.
reason-ROOM_TOO_LARGE = A divisão ({ $space }) ficaria demasiado grande: { $room }, { $most ->
        [one] uma carta no máximo.
       *[other] { $most } cartas no máximo.
    }
reason-DECOR_NOT_A_ROOM = Uma peça precisa de uma divisão com a face para cima: { $space }.
reason-DECOR_WRONG_TYPE = Não é divisão para a peça { $decor }: { $space }.
reason-DECOR_ROOM_HAS_TOKEN = Uma divisão leva no máximo uma peça: { $space }.
reason-TOKEN_NOT_IN_ROOM = Esta peça não está nessa divisão: { $decor }.
reason-BOX_INVALID = { $file }, [{ $table }] { $field }:
    { $check ->
        [room_missing] a divisão “{ $wanted }” é necessária.
        [room_cards] tem de haver { $wanted } Cartas Divisão, não { $found }.
        [resource_cards] tem de haver { $wanted } Cartas Recurso, não { $found }.
        [rounds] uma casa tem { $wanted } espaços, logo { $wanted } rondas, não { $found }.
        [columns] o tabuleiro tem { $wanted } colunas, não { $found }.
        [max_size] o tamanho máximo vai de 1 a { $wanted }, não { $found }.
        [points] são precisos tantos valores como o tamanho máximo: { $wanted }, não { $found }.
        [partner] “{ $found }” não é uma divisão. Divisões: { $wanted }.
        [children_cards] cada carta precisa do seu número de crianças: { $wanted }, não { $found }.
        [children_low] não pode haver menos de { $wanted } crianças ({ $found }).
        [goes_on] “{ $found }” não é sítio para uma peça. Divisões: { $wanted }.
        [colours] há { $wanted } cores de telhado, não { $found }.
        [tokens] há { $wanted } Peças de Decoração, não { $found }.
        [names] estes nomes são necessários: { $wanted }. Encontrados: { $found }.
        [window] cada cor de telhado tem { $wanted } janela, não { $found }.
       *[decor_cards] cada Peça de Decoração tem { $wanted } carta, não { $found }.
    }

## positions and the score pad

reason-room_card_count = Esta Carta Divisão tem de existir exactamente uma vez, não { $found }: { $card }.
reason-resource_card_count = Deveria haver { $copies } desta carta, não { $found }: { $card }.
reason-token_count = Esta peça está em { $found } sítios: { $decor }.
reason-deck_size = Nesta ronda a { $deck } tem de ter { $wanted } cartas, não { $found }.
reason-house_cards = { $seat } tem { $found } Cartas Divisão; neste momento pode haver no máximo { $wanted }, e no fim exactamente 12.
reason-garden_token = Esta peça vai numa divisão, não ao lado da casa: { $decor }.
reason-pad_card_twice = Esta carta aparece duas vezes: { $card }.
reason-pad_vacant = { $seat }: uma casa terminada tem uma carta em cada espaço, também aqui: { $space }.
reason-pad_too_many = A caixa não tem tantas cartas desta divisão: { $room }.
reason-pad_too_many_cards = A caixa tem { $copies } disto, não { $found }: { $card }.
reason-pad_unknown_room = “{ $name }” não é uma divisão.
reason-pad_unknown_decor = “{ $name }” não é uma Peça de Decoração.
reason-pad_unknown_roof = “{ $name }” não é uma carta telhado.
reason-pad_unknown_helper = “{ $name }” não é um ajudante.
reason-tie_undecided = { $names } estão empatados; decidem as crianças nas cartas, e nem todas são conhecidas.

## options

option-no_column_discard = Jogo em família: sem descarte de coluna
option-optional_decor = Peças de Decoração opcionais
option-open_roofs = Cada um pode ver os seus telhados
option-no_children = Empates partilhados, sem contar crianças
option-no_column_discard-true = sim
option-no_column_discard-false = não
option-optional_decor-true = sim
option-optional_decor-false = não
option-open_roofs-true = sim
option-open_roofs-false = não
option-no_children-true = sim
option-no_children-false = não
option-first_player = 1º jogador
option-first_player-random = à sorte
option-first_player-p1 = lugar 1
option-first_player-p2 = lugar 2
option-first_player-p3 = lugar 3
option-first_player-p4 = lugar 4

## the table

view-round = Ronda
view-rounds = Total de rondas
view-options = Opções
view-first = 1º jogador da ronda
view-marker = Marcador do 1º jogador
view-skipped = Não joga nesta ronda
view-display = Tabuleiro de Jogo
view-column = Coluna
view-room = Divisão
view-copy = Número da carta
view-resource = Recurso
view-room_deck = Pilha de Cartas Divisão
view-resource_deck = Pilha de Cartas Recurso
view-room_pile = Divisões descartadas
view-room_pile_copies = Números dessas cartas
view-resource_pile = Recursos descartados
view-roof_pile = Telhados descartados
view-box_tokens = Peças na caixa
view-box_resources = Ferramentas usadas
view-players = Casas
view-seat = Jogador
view-floor_2 = 2º andar
view-floor_1 = 1º andar
view-basement = Cave
view-copies = Números das cartas
view-face_down = Com a face para baixo
view-space = Espaço
view-decor = Decoração
view-token = Peça
view-garden = Ao lado da casa
view-tools = Ferramentas
view-helpers = Ajudantes
view-roof_cards = Cartas telhado
view-points = Pontos à vista
view-rooms = Divisões
view-functionality = Funcionalidade da Casa
view-roof = Telhado
view-architect = Arquitecta
view-children = Crianças
view-roofs = Pilha do telhado
view-best_roof = Melhor telhado
view-size = Tamanho da divisão
view-finished = Terminada
view-bonuses = Bónus
view-pending = Ainda por vir
view-step = Passo
view-suppliers = Fornecedor disponível
view-handymen = Faz-Tudo disponível
view-discarded_roofs = Telhados descartados à escolha
part-rooms = Divisões
part-decor = Peças de Decoração
part-functionality = Funcionalidade da Casa
part-roof = Telhado
part-architect = Divisões vazias da Arquitecta
fact-best = Pontuação de quem venceu
fact-margin = Vantagem sobre o segundo
fact-empty_rooms = Divisões vazias em todas as casas
fact-lost_tokens = Peças de Decoração perdidas
fact-full_roofs = Telhados completos

## What reports of balance count

tally-room = Divisões
tally-decor = Decoração
tally-helper = Ajudantes
tally-tool = Ferramentas
tally-roof = Telhados
tally-empty_rooms = Divisões vazias

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
    }: as setas levam lá.
table-not-final = Ainda não é definitivo: escolhe o mesmo lugar outra vez para confirmar.
table-house-of = Casa de { $seat }
table-roof-cards =
    { $count ->
        [1] Pilha do telhado: 1 carta
       *[other] Pilha do telhado: { $count } cartas
    }
table-works-always = Atua por si
table-in-use = Em uso
table-can-now = Pode usar-se agora
table-tool-waits = Antes de recolher uma coluna
table-jackhammer-waits = No início de uma ronda
table-helper-waits = No fim do jogo
table-column = Coluna { $column }: { $room }, por cima { $above }
table-column-empty = Coluna { $column }: nada
table-piles =
    { $count ->
        [1] Descarte: 1
       *[other] Descarte: { $count }
    }
table-roof-hidden = A pilha do telhado fica virada para baixo até ao fim.
table-total = Total
table-take-and-place = Recolher e colocar
table-swap = Trocar
table-place = Colocar aqui
table-laid-out = { $space }, { $face }
table-hand = A tua jogada
table-only-down = Só virada para baixo. { $why }
table-only-down-brief = Só virada para baixo: porquê?
table-turn-up = Virar para cima
table-turn-down = Virar para baixo
table-take-back = Voltar atrás
table-open-house = Ver a casa de { $seat }
table-pad = Bloco de Pontuação
table-again = Contar outra vez
table-skip = Saltar
table-points-for =
    { $count ->
        [1] ponto
       *[other] pontos
    }
table-on-any_room = qualquer divisão
table-on-any_basement_room = qualquer divisão da cave
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
table-assumed = suposto: confirma na tua caixa
table-do-discard_column = Escolhe uma coluna para descartar: as duas cartas saem do tabuleiro.
table-do-jackhammer = Escolhe uma divisão para recolher antes de todos, ou passa.
table-do-take_column = Escolhe uma coluna, ou arrasta a divisão diretamente para a tua casa.
table-do-place_scaffold_or_room = Coloca primeiro a divisão ou o Andaime.
table-do-place_room = Coloca a divisão na tua casa.
table-do-place_scaffold = Coloca o Andaime num espaço vazio: sustenta o espaço de cima.
table-do-keep_token = Uma divisão, várias peças: escolhe a que fica.
table-do-place_decor = Coloca a peça numa divisão.
table-do-roofer = Escolhe um telhado descartado para a tua pilha, ou passa.
table-do-end_swap = A última troca antes de contar as casas.
table-do-drill = Berbequim: escolhe uma divisão do tabuleiro e uma da tua casa.
table-do-cement_mixer = Betoneira: escolhe duas colunas cujas divisões trocam de lugar.
table-do-supplier = Fornecedor: escolhe uma divisão descartada e depois a tua carta que sai.
table-do-handyman = Faz-Tudo: escolhe duas cartas da tua casa que trocam de lugar.

## parts of the table

zone-market = Tabuleiro de Jogo
zone-marker = Marcador do 1º jogador
zone-house = Casa
zone-basement = Cave
zone-roof_stack = Pilha do telhado
zone-garden = Jardim
zone-windows = Ferramentas e Ajudantes
zone-discard = Pilha de descarte
zone-room_deck = Baralho de divisões
zone-resource_deck = Baralho de recursos
zone-round = Ronda
zone-others = As outras casas
zone-hand = A tua jogada
zone-pad = Bloco de Pontuação
zone-children = Crianças
zone-points_rooms = Divisões
zone-points_decor = Decoração
zone-points_functionality = Funcionalidade da Casa
zone-points_roof = Telhado
zone-points_architect = Divisões vazias da Arquitecta
zone-points_total = Total

## what everything means

about-room = Uma Carta Divisão. Cartas do mesmo tipo lado a lado no mesmo andar formam uma divisão maior, que vale mais pontos.
about-room-living_room = A maior divisão: até três cartas lado a lado no mesmo andar. Cada carta a mais vale bem mais do que a anterior.
about-room-bedroom = Até duas cartas. Com uma Casa de Banho e uma Cozinha em qualquer sítio da casa, dá um bónus de funcionalidade.
about-room-kitchen = Até duas cartas: uma Cozinha dupla vale muito mais do que duas simples. Com uma Casa de Banho e um Quarto de Dormir, dá um bónus de funcionalidade.
about-room-kids_room = Até duas cartas. É onde se veem mais crianças, que decidem os empates.
about-room-bathroom = Sempre uma só carta: nunca duas lado a lado. Uma em cada andar dá um bónus de funcionalidade, e uma Casa de Banho com uma Cozinha e um Quarto de Dormir dá outro.
about-room-library = Só existe uma. Uma carta isolada, com os seus próprios pontos.
about-room-study = Só existe um. Uma carta isolada, com os seus próprios pontos.
about-room-game_room = Só existe uma. Uma carta isolada, com os seus próprios pontos. Não é um Quarto de Brinquedos.
about-room-dressing_room = Um anexo: vale mais com um Quarto de Dormir mesmo ao lado, no mesmo andar. Não se junta ao Quarto de Dormir.
about-room-pantry = Um anexo: vale mais com uma Cozinha mesmo ao lado, no mesmo andar. Não se junta à Cozinha.
about-room-sauna = Um anexo: vale mais com uma Casa de Banho mesmo ao lado, no mesmo andar. Não conta como Casa de Banho.
about-room-garage = Para a cave. Sozinha vale pouco ou nada; duas lado a lado formam uma Garagem dupla.
about-room-laundry = Para a cave: uma carta isolada, com os seus próprios pontos.
about-room-workshop = Para a cave: uma carta isolada, com os seus próprios pontos.
about-room-wine_cellar = Para a cave: uma carta isolada, com os seus próprios pontos.
about-room-storage_room = Para a cave: uma carta isolada, com os seus próprios pontos.
about-decor = Uma Peça de Decoração. Vai para uma divisão ainda sem peça, termina essa divisão e vale os seus pontos no fim.
about-decor-piano = Vai para uma Sala de Estar sem peça e termina-a: nenhuma outra carta se pode juntar, a não ser que tenhas a Designer de Interiores.
about-decor-paintings = Vão para uma Sala de Estar sem peça e terminam-na.
about-decor-canopy_bed = Vai para um Quarto de Dormir sem peça e termina-o.
about-decor-ice_cream_machine = Vai para uma Cozinha sem peça e termina-a.
about-decor-jacuzzi = Vai para uma Casa de Banho sem peça.
about-decor-whirlpool_bath = Vai para uma Casa de Banho sem peça.
about-decor-cat_house = Vai para qualquer divisão sem peça, em cima ou na cave, e termina-a.
about-decor-shelves = Vão para qualquer divisão da cave sem peça e terminam-na.
about-decor-tree_house = Fica ao lado da casa. Não precisa de divisão e não termina nada.
about-decor-bird_house = Fica ao lado da casa. Não precisa de divisão e não termina nada.
about-helper-roofer = No fim do jogo podes acrescentar à tua pilha uma carta de telhado descartada, antes de as pilhas serem viradas. Vês os telhados descartados, mas não os teus.
about-helper-supplier = No fim do jogo podes trocar qualquer carta da tua casa, mesmo uma divisão vazia, por uma Carta Divisão descartada. A nova fica virada para cima e segue as regras de colocação.
about-helper-architect = Cada bónus de funcionalidade que ganhares vale mais, e cada divisão vazia da tua casa vale um ponto.
about-helper-handyman = No fim do jogo duas cartas da tua casa podem trocar de lugar, com as suas peças. A decoração não impede.
about-helper-interior_designer = As peças deixam de terminar as tuas divisões a partir do momento em que recolhes esta carta; e cada peça tua vale mais um ponto.
about-tool-drill = Uma vez, antes de recolheres uma coluna: troca uma divisão do tabuleiro por uma virada para cima da tua casa. A nova carta tem de caber nesse mesmo espaço.
about-tool-jackhammer = Uma vez, no início de uma ronda, antes de qualquer jogada: recolhe apenas uma divisão. Ficas sem jogada nesta ronda, e o recurso por cima é descartado.
about-tool-cement_mixer = Uma vez, antes de recolheres uma coluna: duas divisões do tabuleiro trocam de lugar. As cartas por cima ficam.
about-tool-scaffold = Coloca-o num espaço vazio e apoiado na mesma jogada, antes ou depois da divisão. Sustenta o espaço de cima até que uma divisão tome o seu lugar.
about-roof = As cartas de telhado ficam viradas para baixo na tua pilha até ao fim. Quatro da mesma cor formam o melhor telhado, quatro misturadas um pequeno, menos de quatro nenhum. Cada janela num telhado completo vale mais um ponto.
about-spot-empty_room = Uma Carta Divisão virada para baixo. Não tem tipo nem pontos, sustenta o que está por cima e nunca mais é virada. Só a Arquitecta gosta dela.
about-spot-vacant = Um espaço vazio. Uma carta pode vir para aqui quando há algo por baixo, ou se está no chão.
about-spot-scaffold = Um Andaime sustenta o espaço de cima. Qualquer divisão posterior pode tomar o seu lugar.
about-spot-nothing = Já nada resta aqui nesta ronda.
about-zone-market = Cinco colunas. Na tua jogada recolhes uma coluna: a divisão e o que está por cima dela.
about-zone-marker = Quem recolhe a coluna 1 recebe o marcador do 1º jogador em vez de um recurso, e começa a ronda seguinte.
about-zone-house = Doze espaços: cinco em cada andar e dois na cave. Tudo precisa de algo por baixo; o piso térreo e a cave assentam na terra.
about-zone-basement = Aqui só divisões da cave podem ficar viradas para cima. O que fica por cima precisa de algo por baixo, nem que seja uma divisão vazia.
about-zone-roof_stack = As tuas cartas de telhado, viradas para baixo no alpendre. Ninguém as pode ver antes do fim, nem tu. Todos veem quantas são.
about-zone-garden = Aqui ficam a Casa da Árvore e a Casa dos Pássaros. Não precisam de divisão.
about-zone-windows = As ferramentas atuam uma vez e saem do jogo. Os ajudantes ficam; a maior parte atua no fim do jogo.
about-zone-discard = O que ninguém quis. No fim, o Fornecedor e o Carpinteiro ainda podem vir aqui buscar coisas.
about-zone-room_deck = Em cada ronda abrem-se cinco divisões. Depois da ronda 12 não resta nenhuma.
about-zone-resource_deck = Em cada ronda abrem-se quatro recursos: telhados, decoração, ferramentas e ajudantes.
about-zone-round = Doze rondas, doze divisões, doze espaços: depois contam-se as casas.
about-zone-others = As casas dos outros. Toca numa para a ver em grande.
about-zone-hand = Aqui vês o que tens a fazer. Nada é definitivo até carregares no botão colorido.
about-zone-pad = Como se formam os pontos de cada casa. Ganha quem tem mais; no empate decidem as crianças das imagens.
about-zone-children = No empate ganha a casa com mais crianças nas cartas viradas para cima.
about-zone-points_rooms = Todas as divisões por tipo e tamanho. Olha para uma Carta Divisão para ver os pontos dela.
about-zone-points_decor = As peças nas tuas divisões e no teu jardim.
about-zone-points_functionality = Dois bónus: uma Casa de Banho em cada andar; e uma Casa de Banho, uma Cozinha e um Quarto de Dormir em qualquer sítio. As duas luzes mostram quais já tens.
about-zone-points_roof = Quatro da mesma cor, ou quatro misturadas, com um extra pelas janelas. Conta quando as pilhas são viradas.
about-zone-points_architect = Com a Arquitecta cada divisão vazia vale pontos.
about-zone-points_total = Todas as partes juntas, sem o telhado escondido.

## the lesson

lesson-welcome = Boas‑vindas! Vais construir uma casa: doze rondas, doze divisões, doze espaços. No fim ganha a casa que vale mais.
lesson-market = Este é o tabuleiro com as suas cinco colunas. Na tua jogada recolhes uma coluna inteira: a divisão e o que está por cima dela.
lesson-discard = Começas esta ronda. Com dois ou três jogadores, quem começa descarta primeiro uma coluna. Descarta a coluna 5.
lesson-take = Agora recolhe a coluna 3: uma Sala de Estar e, por cima dela, um telhado roxo.
lesson-place = Podes construir onde há um número: diz quantos pontos a tua casa ganha aí. Coloca a Sala de Estar bem à esquerda do 1º andar.
lesson-roof = O telhado foi para o teu alpendre, virado para baixo. Ninguém o pode ver antes do fim, nem tu. Lembra‑te de que era roxo: quatro telhados da mesma cor valem mais.
lesson-marker = O outro jogador recolheu a coluna 1, que não tem recurso mas sim o marcador do 1º jogador, e por isso descartou e escolheu primeiro nesta ronda.
lesson-second = Outra Sala de Estar com um telhado roxo! Recolhe a coluna 4.
lesson-run = Coloca‑a mesmo ao lado da primeira. Cartas do mesmo tipo lado a lado no mesmo andar formam uma divisão maior, que vale muito mais do que duas pequenas.
lesson-first = Desta vez recolhe a coluna 1: uma Casa de Banho, e na próxima ronda é a tua vez de começar.
lesson-support = Cada carta precisa de algo por baixo. A tua Sala de Estar sustenta o 2º andar: coloca a Casa de Banho em cima dela.
lesson-face_down = Uma carta que não cabe em lado nenhum, ou que não queres, pode sempre ficar virada para baixo: uma divisão vazia, sem pontos, mas que sustenta o que está por cima. Na cave só divisões da cave ficam viradas para cima.
lesson-discard_again = Tens o marcador, por isso começas. Descarta a coluna 2.
lesson-decor = A coluna 5 traz um Quarto de Dormir e uma Cama de Dossel: uma Peça de Decoração que vai para um Quarto de Dormir. Recolhe‑a.
lesson-decor_place = Coloca o Quarto de Dormir ao lado da Casa de Banho. A Cama de Dossel entra sozinha. Dá pontos, mas termina a divisão: nenhum outro Quarto de Dormir se pode juntar a ela.
lesson-discard_third = Começas outra vez. Descarta a coluna 4.
lesson-tool = Recolhe a coluna 2: uma Cozinha e uma ferramenta. O Andaime monta‑se logo; outras ferramentas ficam ao lado da casa até as quereres usar, e a maior parte dos ajudantes atua no fim.
lesson-scaffold = O lado direito do 1º andar fica sobre a cave, que ainda está vazia. Pega no Andaime e coloca‑o ali.
lesson-kitchen = Agora a Cozinha tem onde assentar. Qualquer divisão que venha depois pode tomar o lugar do Andaime.
lesson-bonus = Uma Casa de Banho, uma Cozinha e um Quarto de Dormir: a tua casa ganhou um bónus de funcionalidade, e uma luz acendeu‑se. A outra é para uma Casa de Banho em cada andar.
lesson-end = Depois da ronda 12 os ajudantes atuam, os telhados são virados e tudo é contado: divisões, decoração, funcionalidade e telhado. Aqui vês quanto vale a tua casa até agora.
lesson-farewell = Agora continua como quiseres. Mantém uma carta premida, ou clica nela com o botão direito, para saber o que significa. Aproveita a casa!
