game-name = Dream Home
game-about = Recolhe cartas coluna a coluna e faz a casa que vale mais: divisões, decoração, telhado e uma ajudinha.

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
roof-card = Carta Telhado

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
face-up = virada para cima
face-down = virada para baixo
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
step-reveal = virar todos os telhados

## questions

ask-discard_column = Que coluna descartas?
ask-jackhammer = Usas o Martelo Pneumático? Se sim, não jogas nesta ronda.
ask-take_column = Que coluna recolhes?
ask-place_scaffold_or_room = Andaime e { $room }: o que colocas primeiro, e onde?
ask-place_room = Onde colocas a carta { $room }?
ask-place_scaffold = Onde montas o Andaime?
ask-keep_token = { $room } ({ $space }) ficou com várias peças: qual delas fica?
ask-place_decor = Que divisão recebe a peça { $decor }?
ask-roofer = O teu Carpinteiro pode juntar um telhado descartado à tua pilha. Qual?
ask-end_swap = Uma última troca antes de contar as casas?

## choices

choice-pass = Passar
choice-done = Deixar a casa como está
choice-decline = Não colocar a peça
choice-discard_column = Descartar a coluna { $column }
choice-jackhammer = Martelo Pneumático: a divisão da coluna { $column }
choice-take_column = Recolher a coluna { $column }
choice-drill = Berbequim: trocar a divisão da coluna { $column } pela tua ({ $space })
choice-cement_mixer = Betoneira: trocar as divisões das colunas { $column } e { $other }
choice-place_scaffold = Andaime: { $space }
choice-place_room = { $space }, { $face }
choice-keep_token = Ficar com a peça { $decor }
choice-place_decor = Na divisão em { $space }
choice-roofer = Juntar: { $roof }
choice-supplier = Fornecedor: { $room } (carta { $copy }) em { $space }
choice-handyman = Faz-Tudo: trocar { $space } com { $other }

## what happened

event-began = { $seat } tem o marcador do 1º jogador.
event-dealt = Ronda { $round }: começa { $seat }. Divisões: { $rooms }. Por cima: { $resources }.
event-column_discarded = { $seat } descarta a coluna { $column }: { $room } e { $resource }.
event-jackhammer_kept = { $seat } guarda o Martelo Pneumático para depois.
event-jackhammered = { $seat } passa à frente com o Martelo Pneumático: { $room } da coluna { $column }. Para o descarte: { $resource }.
event-jackhammered_first = { $seat } passa à frente com o Martelo Pneumático: { $room } da coluna 1. O marcador fica onde está.
event-first_column_taken = { $seat } recolhe a coluna 1: { $room } e o marcador do 1º jogador.
event-column_taken = { $seat } recolhe a coluna { $column }: { $room } e { $resource }.
event-roof_stored =
    { $count ->
        [1] { $seat } já tem 1 Carta Telhado.
       *[other] { $seat } já tem { $count } Cartas Telhado.
    }
event-drilled = { $seat } usa o Berbequim: { $room } da coluna { $column } entra em casa ({ $space }), { $out } sai para o tabuleiro.
event-mixed = { $seat } liga a Betoneira: { $room } passa para a coluna { $column }, { $other_room } para a coluna { $other }.
event-scaffold_placed = { $seat } monta um Andaime ({ $space }).
event-scaffold_replaced = { $seat } desmonta o Andaime ({ $space }).
event-scaffold_lost = { $seat } não aproveita o Andaime.
event-room_placed =
    { $size ->
        [1] { $seat } constrói: { $room } ({ $space }).
       *[other] { $seat } aumenta: { $room }, já com { $size } cartas ({ $space }).
    }
event-room_turned_down = { $seat } fica com uma divisão vazia: { $room } vai virada para baixo ({ $space }).
event-decor_placed = { $seat } decora { $room } ({ $space }): { $decor }.
event-decor_beside_house = { $seat } põe a peça { $decor } ao lado da casa.
event-decor_lost = { $seat } não tem onde pôr a peça { $decor }.
event-decor_declined = { $seat } não quer a peça { $decor }.
event-token_kept = { $seat } fica com a peça { $decor } na divisão que se juntou.
event-token_lost = { $seat } perde a peça { $decor }.
event-cleared =
    { $above ->
        [0] Ninguém quis: { $rooms }.
       *[other] Ninguém quis: { $rooms }. Por cima: { $resources }.
    }
event-rounds_ended = Acabou a última ronda.
event-roofs_shown = { $seat } vê os telhados descartados: { $roofs }.
event-roofs_shown-veiled =
    { $count ->
        [1] { $seat } vê o único telhado descartado.
       *[other] { $seat } vê os { $count } telhados descartados.
    }
event-roofer_passed = { $seat } deixa o Carpinteiro descansar.
event-roofer_took = { $seat } manda o Carpinteiro buscar mais um: { $roof }. Cartas Telhado: { $count }.
event-roofer_took-veiled = { $seat } manda o Carpinteiro buscar mais uma Carta Telhado. Cartas Telhado: { $count }.
event-supplied = { $seat } chama o Fornecedor: { $room } entra ({ $space }), { $out } sai.
event-swapped = { $seat } chama o Faz-Tudo: { $room } ({ $space }) e { $other } ({ $other_space }) trocam de lugar.
event-end_swaps_done = { $seat } deixa a casa como está.
event-roofs_revealed = { $seat } vira a pilha do telhado: { $roofs }.
event-scored = { $seat }: divisões { $rooms }, decoração { $decor }, funcionalidade { $functionality }, telhado { $roof }, Arquitecta { $architect }. Total { $total }.
event-won =
    { $count ->
        [1] { $seats } ganha!
       *[other] { $seats } ganham em conjunto!
    }

## refusals

matter-discard_column = escolher a coluna que se descarta
matter-jackhammer = usar ou não o Martelo Pneumático
matter-take_column = escolher a coluna que recolhes
matter-place_scaffold_or_room = colocar o Andaime ou a Carta Divisão
matter-place_room = colocar a Carta Divisão
matter-place_scaffold = colocar o Andaime
matter-keep_token = escolher a peça que fica na divisão
matter-place_decor = colocar a Peça de Decoração
matter-roofer = usar ou não o teu Carpinteiro
matter-end_swap = fazer as últimas trocas
when-drill = na tua jogada, antes de recolheres uma coluna, e nunca na ronda em que a recebeste
when-cement_mixer = na tua jogada, antes de recolheres uma coluna, e nunca na ronda em que a recebeste
when-jackhammer = no início da ronda, antes da primeira jogada
when-scaffold = assim que as peças estiverem decididas
reason-PLAYER_COUNT = { $seats } jogadores não dá: Dream Home é para 2 a 4.
reason-GAME_OVER = A partida já acabou.
reason-HIDDEN_INFORMATION = Agora ninguém pode ver isso.
reason-JACKHAMMER_LIMIT = Cada jogador só usa um Martelo Pneumático por ronda.
reason-TURN_SKIPPED = Quem usou o Martelo Pneumático não joga nesta ronda.
reason-NOT_YOUR_DECISION = Agora decide { $seat }.
reason-ROOFER_TOO_LATE = O Carpinteiro vem antes de todas as trocas; já é tarde.
reason-TOOL_NOT_HELD = Não tens esta ferramenta: { $tool }.
reason-TOOL_WRONG_TIME = Ainda não é altura desta ferramenta: { $tool }. Usa-se { $when }.
reason-HELPER_NOT_HELD = Não tens este ajudante: { $helper }.
reason-HELPER_ALREADY_USED = Este ajudante já fez o seu trabalho: { $helper }.
reason-WRONG_STEP = Neste momento a pergunta é outra: é altura de { $matter }.
reason-MUST_CHOOSE = Aqui não se pode passar.
reason-DECOR_MANDATORY = Se a peça pode ser colocada, tens de a colocar.
reason-UNKNOWN_COLUMN = A coluna { $column } não existe: vão de 1 a 5.
reason-COLUMN_ONE_PROTECTED = A coluna 1 nunca se descarta.
reason-COLUMN_EMPTY = A coluna { $column } já não tem Carta Divisão. Ainda há: { $left }.
reason-MIXER_SAME_COLUMN = A Betoneira precisa de duas colunas diferentes.
reason-UNKNOWN_SPACE = A tua casa não tem este espaço: { $space }.
reason-NOT_IN_DISCARD = Esta carta não está no descarte:
    { $copy ->
        [0] { $card }.
       *[other] { $card } (carta { $copy }).
    }
reason-NOT_A_ROOF = O Carpinteiro só vai buscar telhados, e isto não é: { $card }.
reason-SWAP_SAME_CARD = O Faz-Tudo precisa de duas cartas diferentes.
reason-DRILL_NEEDS_FACE_UP_ROOM = O Berbequim precisa de uma divisão virada para cima, e aqui não há: { $space }.
reason-FACE_UP_REQUIRED = A carta que entra na troca fica virada para cima.
reason-SPACE_TAKEN = Este espaço já está ocupado: { $space }.
reason-WRONG_ZONE = Aqui esta carta não pode ficar virada para cima: { $space }. As divisões da cave ficam na cave, as outras nos andares de cima.
reason-NO_SUPPORT = Não há nada por baixo: { $space }.
reason-ROOM_FINISHED_SIZE = Ao lado ({ $space }) já está uma divisão do tamanho máximo: { $room }, { $most ->
        [one] uma carta e mais nenhuma.
       *[other] { $most } cartas e mais nenhuma.
    }
reason-ROOM_FINISHED_DECOR = A divisão do mesmo tipo ao lado já tem uma peça, por isso está terminada: { $space }.
reason-ROOM_TOO_LARGE = A divisão ({ $space }) ficava grande de mais: { $room }, { $most ->
        [one] uma carta no máximo.
       *[other] { $most } cartas no máximo.
    }
reason-DECOR_NOT_A_ROOM = Uma peça precisa de uma divisão virada para cima: { $space }.
reason-DECOR_WRONG_TYPE = A peça { $decor } não pode ficar nesta divisão: { $space }.
reason-DECOR_ROOM_HAS_TOKEN = Cada divisão só leva uma peça, e esta já tem a sua: { $space }.
reason-TOKEN_NOT_IN_ROOM = Esta peça não está nessa divisão: { $decor }.
reason-BOX_INVALID = { $file }, [{ $table }] { $field }:
    { $check ->
        [room_missing] a divisão «{ $wanted }» é necessária.
        [room_cards] tem de haver { $wanted } Cartas Divisão, não { $found }.
        [resource_cards] tem de haver { $wanted } Cartas Recurso, não { $found }.
        [rounds] uma casa tem { $wanted } espaços, logo { $wanted } rondas, não { $found }.
        [columns] o tabuleiro tem { $wanted } colunas, não { $found }.
        [max_size] o tamanho máximo vai de 1 a { $wanted }, não { $found }.
        [points] são precisos tantos valores como o tamanho máximo: { $wanted }, não { $found }.
        [partner] «{ $found }» não é uma divisão. Divisões: { $wanted }.
        [children_cards] cada carta precisa do seu número de crianças: { $wanted }, não { $found }.
        [children_low] não pode haver menos de { $wanted } crianças ({ $found }).
        [goes_on] «{ $found }» não é sítio para uma peça. Divisões: { $wanted }.
        [colours] há { $wanted } cores de telhado, não { $found }.
        [tokens] há { $wanted } Peças de Decoração, não { $found }.
        [names] estes nomes são necessários: { $wanted }. Encontrados: { $found }.
        [window] cada cor de telhado tem { $wanted } janela, não { $found }.
       *[decor_cards] cada Peça de Decoração tem { $wanted } carta, não { $found }.
    }

## positions and the score pad

reason-room_card_count = Esta Carta Divisão tem de existir exatamente uma vez, e não { $found }: { $card }.
reason-resource_card_count = Devia haver { $copies } cartas destas, e não { $found }: { $card }.
reason-token_count = Esta peça está em { $found } sítios: { $decor }.
reason-deck_size = Nesta ronda a { $deck } tem de ter { $wanted } cartas, não { $found }.
reason-house_cards = { $seat } tem { $found } Cartas Divisão; nesta altura o máximo é { $wanted }, e no fim são exatamente 12.
reason-garden_token = Esta peça fica numa divisão, e não ao lado da casa: { $decor }.
reason-pad_card_twice = Esta carta aparece duas vezes: { $card }.
reason-pad_vacant = { $seat }: no fim uma casa tem uma carta em cada espaço, também aqui: { $space }.
reason-pad_too_many = A caixa não tem tantas cartas desta divisão: { $room }.
reason-pad_too_many_cards = A caixa tem { $copies } disto, não { $found }: { $card }.
reason-pad_unknown_room = «{ $name }» não é uma divisão.
reason-pad_unknown_decor = «{ $name }» não é uma Peça de Decoração.
reason-pad_unknown_roof = «{ $name }» não é uma Carta Telhado.
reason-pad_unknown_helper = «{ $name }» não é um ajudante.
reason-tie_undecided = Empate entre { $names }; decidem as crianças das cartas, mas não se sabe o número de todas.

## options

option-no_column_discard = Jogo em família: sem descartar colunas
option-optional_decor = Pode recusar-se uma Peça de Decoração
option-open_roofs = Cada um pode ver os seus telhados
option-no_children = Em caso de empate partilha-se a vitória, sem contar crianças
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
view-face_down = Viradas para baixo
view-space = Espaço
view-decor = Decoração
view-token = Peça
view-garden = Ao lado da casa
view-tools = Ferramentas
view-helpers = Ajudantes
view-roof_cards = Cartas Telhado
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
view-pending = Ainda falta
view-step = Passo
view-suppliers = Fornecedor por usar
view-handymen = Faz-Tudo por usar
view-discarded_roofs = Telhados descartados à escolha
part-rooms = Divisões
part-decor = Peças de Decoração
part-functionality = Funcionalidade da Casa
part-roof = Telhado
part-architect = Divisões vazias da Arquitecta
fact-best = Pontos de quem ganha
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
table-here = podes pôr aqui, pontos: { $gain }
table-here-down = podes pôr aqui virada para baixo, pontos: { $gain }
table-places =
    { $count ->
        [1] Só há um sítio
       *[other] Há { $count } sítios possíveis
    }: chegas lá com as setas.
table-not-final = Ainda não está confirmado: escolhe o mesmo sítio outra vez.
table-house-of = Casa de { $seat }
table-roof-cards =
    { $count ->
        [1] Pilha do telhado: 1 carta
       *[other] Pilha do telhado: { $count } cartas
    }
table-works-always = Funciona sozinho
table-in-use = A ser usado
table-can-now = Podes usar agora
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
table-take-back = Desfazer
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
table-do-discard_column = Escolhe a coluna que descartas: as duas cartas saem do tabuleiro.
table-do-jackhammer = Escolhe uma divisão para recolheres antes de todos, ou passa.
table-do-take_column = Escolhe uma coluna, ou arrasta logo a divisão para a tua casa.
table-do-place_scaffold_or_room = Coloca primeiro a divisão ou o Andaime.
table-do-place_room = Coloca a divisão na tua casa.
table-do-place_scaffold = Monta o Andaime num espaço vazio: serve de apoio ao espaço de cima.
table-do-keep_token = Uma divisão, várias peças: escolhe a que fica.
table-do-place_decor = Coloca a peça numa divisão.
table-do-roofer = Escolhe um telhado descartado para a tua pilha, ou passa.
table-do-end_swap = A última troca antes de contar as casas.
table-do-drill = Berbequim: escolhe uma divisão do tabuleiro e uma da tua casa.
table-do-cement_mixer = Betoneira: escolhe duas colunas, e as divisões delas trocam de lugar.
table-do-supplier = Fornecedor: escolhe uma divisão descartada, e depois a tua carta que sai.
table-do-handyman = Faz-Tudo: escolhe duas cartas da tua casa, e elas trocam de lugar.

## parts of the table

zone-market = Tabuleiro de Jogo
zone-marker = Marcador do 1º jogador
zone-house = Casa
zone-basement = Cave
zone-roof_stack = Pilha do telhado
zone-garden = Jardim
zone-windows = Ferramentas e Ajudantes
zone-discard = Pilha de descarte
zone-room_deck = Pilha de Cartas Divisão
zone-resource_deck = Pilha de Cartas Recurso
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

about-room = Uma Carta Divisão. Cartas do mesmo tipo, lado a lado no mesmo andar, fazem uma divisão maior, que vale mais pontos.
about-room-living_room = A divisão que mais cresce: até três cartas lado a lado no mesmo andar. Cada carta vale bem mais do que a anterior.
about-room-bedroom = Até duas cartas. Com uma Casa de Banho e uma Cozinha, em qualquer sítio da casa, dá um bónus de funcionalidade.
about-room-kitchen = Até duas cartas: uma Cozinha dupla vale muito mais do que duas separadas. Com uma Casa de Banho e um Quarto de Dormir, dá um bónus de funcionalidade.
about-room-kids_room = Até duas cartas. É onde há mais crianças, e são elas que desempatam.
about-room-bathroom = Sempre uma carta só: nunca duas lado a lado. Uma em cada andar dá um bónus de funcionalidade, e uma Casa de Banho com uma Cozinha e um Quarto de Dormir dá outro.
about-room-library = Só há uma. É uma carta sozinha, com pontos próprios.
about-room-study = Só há um. É uma carta sozinha, com pontos próprios.
about-room-game_room = Só há uma. É uma carta sozinha, com pontos próprios. Não conta como Quarto de Brinquedos.
about-room-dressing_room = Um anexo: vale mais com um Quarto de Dormir mesmo ao lado, no mesmo andar. Não se junta ao Quarto de Dormir.
about-room-pantry = Um anexo: vale mais com uma Cozinha mesmo ao lado, no mesmo andar. Não se junta à Cozinha.
about-room-sauna = Um anexo: vale mais com uma Casa de Banho mesmo ao lado, no mesmo andar. Não conta como Casa de Banho.
about-room-garage = Para a cave. Sozinha vale pouco ou nada; duas lado a lado fazem uma Garagem dupla.
about-room-laundry = Para a cave: uma carta sozinha, com pontos próprios.
about-room-workshop = Para a cave: uma carta sozinha, com pontos próprios.
about-room-wine_cellar = Para a cave: uma carta sozinha, com pontos próprios.
about-room-storage_room = Para a cave: uma carta sozinha, com pontos próprios.
about-decor = Uma Peça de Decoração. Vai para uma divisão que ainda não tenha peça, termina-a, e dá os seus pontos no fim.
about-decor-piano = Vai para uma Sala de Estar sem peça e termina-a: já não se lhe junta mais nenhuma carta, a não ser que tenhas a Designer de Interiores.
about-decor-paintings = Vão para uma Sala de Estar sem peça e terminam-na.
about-decor-canopy_bed = Vai para um Quarto de Dormir sem peça e termina-o.
about-decor-ice_cream_machine = Vai para uma Cozinha sem peça e termina-a.
about-decor-jacuzzi = Vai para uma Casa de Banho sem peça.
about-decor-whirlpool_bath = Vai para uma Casa de Banho sem peça.
about-decor-cat_house = Vai para qualquer divisão sem peça, em cima ou na cave, e termina-a.
about-decor-shelves = Vão para qualquer divisão da cave sem peça e terminam-na.
about-decor-tree_house = Fica ao lado da casa. Não precisa de divisão e não termina nada.
about-decor-bird_house = Fica ao lado da casa. Não precisa de divisão e não termina nada.
about-helper-roofer = No fim do jogo podes juntar à tua pilha uma Carta Telhado descartada, antes de se virarem as pilhas. Vês os telhados descartados, mas não os teus.
about-helper-supplier = No fim do jogo podes trocar qualquer carta da tua casa, até uma divisão vazia, por uma Carta Divisão descartada. A nova fica virada para cima e segue as regras de colocação.
about-helper-architect = Cada bónus de funcionalidade que ganhares vale mais, e cada divisão vazia da tua casa vale um ponto.
about-helper-handyman = No fim do jogo podes trocar de lugar duas cartas da tua casa, com as peças que tiverem. A decoração não atrapalha.
about-helper-interior_designer = Assim que a recolhes, as peças deixam de terminar as tuas divisões; e no fim cada peça tua vale mais um ponto.
about-tool-drill = Uma vez, antes de recolheres uma coluna: troca uma divisão do tabuleiro por uma da tua casa, virada para cima. A nova carta tem de poder ficar nesse mesmo espaço.
about-tool-jackhammer = Uma vez, no início de uma ronda, antes de qualquer jogada: recolhe só uma divisão. Não jogas nesta ronda, e o recurso que está por cima é descartado.
about-tool-cement_mixer = Uma vez, antes de recolheres uma coluna: duas divisões do tabuleiro trocam de lugar. As cartas de cima ficam onde estão.
about-tool-scaffold = Monta-o na mesma jogada, antes ou depois da divisão, em qualquer espaço vazio que tenha apoio. Serve de apoio ao espaço de cima, até uma divisão lhe tomar o lugar.
about-roof = As Cartas Telhado ficam viradas para baixo na tua pilha até ao fim. Quatro da mesma cor dão o melhor telhado, quatro misturadas um mais fraco, e menos de quatro não dão nada. Cada janela num telhado completo vale mais um ponto.
about-spot-empty_room = Uma Carta Divisão virada para baixo. Não tem tipo nem pontos, serve de apoio ao que está por cima e nunca mais se vira. Só a Arquitecta gosta dela.
about-spot-vacant = Um espaço vazio. Podes pôr aqui uma carta quando houver algo por baixo, ou se estiver no chão.
about-spot-scaffold = Um Andaime serve de apoio ao espaço de cima. Mais tarde, qualquer divisão lhe pode tomar o lugar.
about-spot-nothing = Nesta ronda já não há nada aqui.
about-zone-market = Cinco colunas. Na tua jogada recolhes uma: a divisão e o que está por cima dela.
about-zone-marker = Quem recolhe a coluna 1 leva o marcador do 1º jogador em vez de um recurso, e começa a ronda seguinte.
about-zone-house = Doze espaços: cinco em cada andar e dois na cave. Tudo precisa de algo por baixo; o que está ao nível do chão e a cave assentam na terra.
about-zone-basement = Aqui só as divisões da cave podem ficar viradas para cima. O que está por cima precisa de algo por baixo, nem que seja uma divisão vazia.
about-zone-roof_stack = As tuas Cartas Telhado, viradas para baixo no alpendre. Ninguém as pode ver antes do fim, nem tu. Quantas são, isso todos veem.
about-zone-garden = É aqui que ficam a Casa da Árvore e a Casa dos Pássaros. Não precisam de divisão.
about-zone-windows = As ferramentas usam-se uma vez e saem do jogo. Os ajudantes ficam; quase todos trabalham no fim do jogo.
about-zone-discard = O que ninguém quis. No fim, o Fornecedor e o Carpinteiro ainda podem vir cá buscar qualquer coisa.
about-zone-room_deck = Em cada ronda saem cinco divisões. Depois da ronda 12 já não há mais.
about-zone-resource_deck = Em cada ronda saem quatro recursos: telhados, decoração, ferramentas e ajudantes.
about-zone-round = Doze rondas, doze divisões, doze espaços: depois contam-se as casas.
about-zone-others = As casas dos outros. Toca numa para a veres em grande.
about-zone-hand = Aqui vês o que tens a fazer. Nada fica decidido até carregares no botão colorido.
about-zone-pad = De onde vêm os pontos de cada casa. Ganha quem tiver mais; em caso de empate, decidem as crianças das imagens.
about-zone-children = Em caso de empate, ganha a casa com mais crianças nas cartas viradas para cima.
about-zone-points_rooms = Todas as divisões, por tipo e tamanho. Olha para uma Carta Divisão para veres os pontos dela.
about-zone-points_decor = As peças das tuas divisões e do teu jardim.
about-zone-points_functionality = Dois bónus: um por teres uma Casa de Banho em cada andar; outro por teres uma Casa de Banho, uma Cozinha e um Quarto de Dormir, em qualquer sítio. As duas luzes mostram os que já tens.
about-zone-points_roof = Quatro da mesma cor, ou quatro misturadas, e mais um pouco pelas janelas. Conta-se quando se virarem as pilhas.
about-zone-points_architect = Com a Arquitecta, cada divisão vazia vale pontos.
about-zone-points_total = Tudo somado, sem o telhado, que ainda está escondido.

## the lesson

lesson-welcome = Olá! Vais construir uma casa: doze rondas, doze divisões, doze espaços. No fim ganha a casa que vale mais.
lesson-market = Este é o tabuleiro, com cinco colunas. Na tua jogada recolhes uma coluna inteira: a divisão e o que está por cima dela.
lesson-discard = Esta ronda começas tu. Com dois ou três jogadores, quem começa descarta primeiro uma coluna. Descarta a coluna 5.
lesson-take = Agora recolhe a coluna 3: uma Sala de Estar e, por cima, um telhado roxo.
lesson-place = Podes construir onde vês um número: são os pontos que a tua casa ganha aí. Põe a Sala de Estar na ponta esquerda do 1º andar.
lesson-roof = O telhado foi para o teu alpendre, virado para baixo. Ninguém o pode ver antes do fim, nem tu, por isso não te esqueças de que era roxo: o melhor telhado são quatro da mesma cor.
lesson-marker = O outro jogador recolheu a coluna 1, que em vez de um recurso tem o marcador do 1º jogador. Por isso, nesta ronda, descartou e escolheu primeiro.
lesson-second = Outra Sala de Estar com um telhado roxo! Recolhe a coluna 4.
lesson-run = Põe-na mesmo ao lado da primeira. Cartas do mesmo tipo, lado a lado no mesmo andar, fazem uma divisão maior, que vale muito mais do que duas pequenas.
lesson-first = Desta vez recolhe a coluna 1: uma Casa de Banho, e na próxima ronda começas tu.
lesson-support = Todas as cartas precisam de algo por baixo. A tua Sala de Estar aguenta o 2º andar: põe a Casa de Banho em cima dela.
lesson-face_down = Uma carta que não cabe em lado nenhum, ou que não queres, pode sempre ficar virada para baixo: é uma divisão vazia, sem pontos, mas serve de apoio ao que está por cima. Na cave só as divisões da cave ficam viradas para cima.
lesson-discard_again = Tens o marcador, por isso começas tu. Descarta a coluna 2.
lesson-decor = A coluna 5 traz um Quarto de Dormir e uma Cama de Dossel: uma Peça de Decoração que vai mesmo para um Quarto de Dormir. Recolhe-a.
lesson-decor_place = Põe o Quarto de Dormir ao lado da Casa de Banho. A Cama de Dossel entra sozinha. Dá pontos, mas termina a divisão: já não se lhe junta outro Quarto de Dormir.
lesson-discard_third = Começas tu outra vez. Descarta a coluna 4.
lesson-tool = Recolhe a coluna 2: uma Cozinha e uma ferramenta. O Andaime monta-se logo; as outras ferramentas ficam ao lado da casa até as quereres usar, e quase todos os ajudantes trabalham no fim.
lesson-scaffold = O lado direito do 1º andar fica por cima da cave, que ainda está vazia. Pega no Andaime e monta-o aí.
lesson-kitchen = Agora a Cozinha já tem onde assentar. Mais tarde, qualquer divisão pode tomar o lugar do Andaime.
lesson-bonus = Uma Casa de Banho, uma Cozinha e um Quarto de Dormir: a tua casa ganhou um bónus de funcionalidade, e acendeu-se uma luz. A outra é para uma Casa de Banho em cada andar.
lesson-end = Depois da ronda 12 trabalham os ajudantes, viram-se os telhados e conta-se tudo: divisões, decoração, funcionalidade e telhado. Aqui vês quanto vale a tua casa até agora.
lesson-farewell = Agora continua como quiseres. Se não souberes o que uma carta faz, mantém-na premida ou clica nela com o botão direito. Boa casa!
