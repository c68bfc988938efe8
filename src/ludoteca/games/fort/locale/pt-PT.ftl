game-name = Fort
game-about = Reúne um grupo de amigos, pizza e brinquedos, constrói o melhor forte e segue o que os outros jogam.

## Suits

suit-book = livro
suit-crown = coroa
suit-glue = cola
suit-shovel = pá
suit-skateboard = skate
suit-squirt_gun = pistola de água
suit-coin = moeda

## Tokens

kind-pizza = Pizza
kind-toy = Brinquedo

## Boards

board-red = vermelho
board-yellow = amarelo
board-green = verde
board-orange = laranja

## What the icons say

effect-none = nenhuma ação
effect-gather_pizza =
    recolhe { $n ->
        [one] { $n } Pizza
       *[other] { $n } Pizzas
    }
effect-gather_toy =
    recolhe { $n ->
        [one] { $n } Brinquedo
       *[other] { $n } Brinquedos
    }
effect-gather_any =
    recolhe { $n ->
        [one] { $n } Pizza ou { $n } Brinquedo
       *[other] { $n } Pizzas ou { $n } Brinquedos
    }
effect-stow =
    coloca { $n ->
        [one] { $n } recurso na tua Mochila
       *[other] { $n } recursos na tua Mochila
    }
effect-tuck =
    acrescenta { $n ->
        [one] { $n } carta ao teu Esconderijo
       *[other] { $n } cartas ao teu Esconderijo
    }
effect-trash = elimina { $n } das tuas cartas
effect-trash_this = elimina esta carta
effect-trash_rival =
    elimina { $n ->
        [one] { $n } carta do Quintal de um rival
       *[other] { $n } cartas dos Quintais dos rivais
    }
effect-recruit =
    recruta { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
effect-advance = avança o teu Forte
effect-advance_minus_1 = avança o teu Forte por menos 1 recurso
effect-advance_plus_1 = avança o teu Forte por mais 1 recurso
effect-score =
    ganha { $n ->
        [one] { $n } ponto de vitória
       *[other] { $n } pontos de vitória
    }
effect-spend_pizza =
    gasta { $n ->
        [one] { $n } Pizza
       *[other] { $n } Pizzas
    }
effect-spend_toy =
    gasta { $n ->
        [one] { $n } Brinquedo
       *[other] { $n } Brinquedos
    }
effect-copy_pack = copia a tua Mochila
effect-copy_rival_pack = copia a Mochila de um rival
effect-convert =
    converte { $n ->
        [one] { $n } recurso
       *[other] { $n } recursos
    }
effect-times = { $effect } por cada { $number }
effect-times_one_kind = { $effect } por cada { $number }, só Pizza ou só Brinquedos
effect-times_all = por cada { $number }, { $effect }
effect-then = { $first } e, depois, { $second }
effect-both = { $first } e { $second }
number-any_suit = símbolo de um naipe à tua escolha
number-pack_tokens = recurso na tua Mochila
number-lookout_cards = carta no teu Esconderijo
number-fort_level = nível do teu Forte
sign-public = Ação pública
sign-private = Ação privada
sign-times = Vezes
sign-then = Depois
sign-opening_bracket = Parênteses
sign-first = Primeiro jogador

## Perks

perk-birthday_party = Festa de Anos
perk_text-birthday_party = No fim da tua fase Recrutar, podes recrutar outra carta do Parque ou do baralho do Parque.
perk-bribe = Suborno
perk_text-bribe = No teu turno, as cartas para o teu Esconderijo podem vir do Parque, do baralho do Parque ou de qualquer Quintal, em vez da tua mão.
perk-copy_cat = Copiar e Colar
perk_text-copy_cat = Ao seguir, podes descartar duas cartas correspondentes e usar os naipes de ambas.
perk-diy = Faz Tu Mesmo
perk_text-diy = Uma vez, no teu turno, em vez de jogar uma carta: avança o teu Forte por mais um recurso. Ninguém pode seguir.
perk-do_over = Outra Vez
perk_text-do_over = Uma vez, depois de jogar uma carta no teu turno e de todos terem seguido ou não: joga uma segunda carta.
perk-recycling = Reciclagem
perk_text-recycling = Uma vez, em qualquer momento do teu turno: leva uma carta da tua pilha de descarte para a mão.
perk-rough_housing = Brincadeira Bruta
perk_text-rough_housing = Uma vez, em vez de seguir e depois de todos os outros rivais decidirem: elimina a carta jogada pelo líder.
perk-sticky_fingers = Mãos Leves
perk_text-sticky_fingers = No teu turno, o que colocas na Mochila pode vir da reserva em vez das tuas Tralhas.
perk-xxl_backpack = Mochila XXL
perk_text-xxl_backpack = A tua Mochila leva mais { $more } recursos.

## Made-up rules

made_up_rule-big_plans = Grandes Planos
made_up_rule_text-big_plans =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por cada ação de Avançar Forte que tenhas, mesmo como parte de uma ação.
made_up_rule-friendship_bracelet = Pulseiras da Amizade
made_up_rule_text-friendship_bracelet =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por cada naipe diferente que tenhas, exceto moedas; mais { $bonus } se tiveres os seis.
made_up_rule-loner = Fica na Tua
made_up_rule_text-loner =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } se não tiveres Melhores Amigos.
made_up_rule-minimalism = Minimalismo
made_up_rule_text-minimalism =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } se o teu Nível de Forte for exatamente { $bonus }.
made_up_rule-piggy_bank = Mealheiro
made_up_rule_text-piggy_bank =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por cada Brinquedo nas tuas Tralhas e na tua Mochila.
made_up_rule-pizza_party = Festa da Pizza
made_up_rule_text-pizza_party =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por cada Pizza nas tuas Tralhas e na tua Mochila.
made_up_rule-play_palace = Castelo Insuflável
made_up_rule_text-play_palace =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por cada naipe de coroa que tenhas, sem contar moedas.
made_up_rule-popularity = Popularidade
made_up_rule_text-popularity =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por cada carta no teu Esconderijo.
made_up_rule-secret_stash = Provisões Secretas
made_up_rule_text-secret_stash =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por cada recurso na tua Mochila.
made_up_rule-sleepover = Festa do Pijama
made_up_rule_text-sleepover =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } se tiveres mais cartas do que qualquer rival; { $bonus } em caso de empate no maior número.
made_up_rule-slime_lab = Ciência Maluca
made_up_rule_text-slime_lab =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por cada naipe de livro que tenhas, sem contar moedas.

## Kids

kid-bones = Bones
kid-captain = Captain
kid-chef = Chef
kid-doc = Doc
kid-einstein = Einstein
kid-patch = Patch
kid-noodle_twins = Noodle Twins
kid-smoke = Smoke
kid-ghost = Ghost
kid-golden_boy = Golden Boy
kid-prince = Prince
kid-tiny = Tiny
kid-puddin = Puddin
kid-doodles = Rabisco
kid-dot = Sardinha
kid-giggles = Giggles
kid-kitty = Kitty
kid-penny = Penny
kid-sweet_pea = Sweet Pea
kid-tink = Tink
kid-icky_and_sticky = Icky & Sticky
kid-bug = Joãoninha
kid-lefty = Caturra
kid-moose = Moose
kid-sarge = Sarge
kid-scout = Scout
kid-wart = Wart
kid-worm = Worm
kid-the_moles = Os Toupeiras
kid-the_ant = The Ant
kid-dash = Dash
kid-munch = Munch
kid-skids = Skids
kid-spike = Spike
kid-thunder = Thunder
kid-rocket_bros = Rocket Bros
kid-baby_face = Baby Face
kid-blitz = Blitz
kid-crash = Crash
kid-lil_boss = Lil Boss
kid-punky = Punky
kid-the_scrappers = The Scrappers
kid-zip = Zip
kid-blades = Blades
kid-rusty = Rusty
kid-bud = Mochileiro
kid-sparky = Sparky
kid-ace = Ace
kid-bitsy = Bitsy
kid-flipper = Flipper

## Why a choice is refused

reason-game_over = O jogo terminou.
reason-bad_player_count = Fort é para { $low } a { $high } jogadores, não { $players }.
reason-pick_is_final = Já guardaste uma carta neste passo.
reason-no_follow_window = Não há ação pública para seguir.
reason-follow_decided = Já decidiste sobre esta carta.
reason-rough_no_window = Esta carta não tem ação pública para seguir.
reason-rough_best_friend = Os Melhores Amigos não podem ser eliminados por um rival.
reason-rough_followed = Seguiste esta carta.
reason-rough_too_early = Espera até todos os outros rivais terem decidido.
reason-not_your_decision = Agora é outra pessoa a decidir.
reason-rough_decline_first = Diz primeiro que não segues; depois já a podes usar.
reason-not_in_packet = Esta carta não está entre as cartas que tens para escolher.
reason-not_in_row = Esta carta não está disponível.
reason-must_take_reward = Escolhe primeiro a tua Regra Inventada ou Vantagem.
reason-perk_not_owned = Não tens esta Vantagem.
reason-perk_other_turn = Esta Vantagem só funciona no teu próprio turno.
reason-diy_after_play = Faz Tu Mesmo substitui jogar uma carta.
reason-do_over_no_play = Não jogaste nenhuma carta neste turno.
reason-do_over_no_card = Não tens uma segunda carta que possas jogar.
reason-recycling_empty = A tua pilha de descarte está vazia.
reason-recycling_not_now = Responde primeiro a isto; depois podes usar Reciclagem.
reason-already_played = Já jogaste uma carta neste turno.
reason-must_recruit = Tens de recrutar uma carta. Há: Parque { $park }, baralho do Parque { $deck }, Quintais rivais { $yards }.
reason-birthday_no_yard = A carta extra tem de vir do Parque ou do baralho do Parque.
reason-bad_suit = Aqui só se pode declarar um dos seis naipes.
reason-add_only_leader = Só o líder acrescenta cartas e naipes do Esconderijo.
reason-add_no_multiplier = Esta ação não é multiplicada por um naipe.
reason-add_too_late = As cartas acrescentam‑se quando a ação começa.
reason-follow_too_many =
    { $limit ->
        [one] Só podes descartar uma carta para seguir; duas, só com Copiar e Colar.
       *[other] Só podes descartar { $limit } cartas para seguir.
    }
reason-second_card_useless = A segunda carta não aumentaria a quantidade.
reason-kind_bound = Tens de levar { $kind }, como o líder.
reason-fort_at_top = O teu Forte está no nível mais alto.
reason-cannot_pay =
    { $less ->
        [0] O próximo nível custa { $price }, com pelo menos Pizza { $pizza } e Brinquedos { $toys }. Faltam‑te { $missing }.
       *[other] Aqui o próximo nível custa { $price }: pelo menos Pizza { $pizza } e Brinquedos { $toys }, um deles de graça. Faltam‑te { $missing }.
    }
reason-wrong_payment =
    { $less ->
        [0] Isso não é exatamente o custo: { $price }, com pelo menos Pizza { $pizza } e Brinquedos { $toys }.
       *[other] Isso não é exatamente o custo: aqui { $price }, pelo menos Pizza { $pizza } e Brinquedos { $toys }, um deles de graça.
    }
reason-payment_elsewhere = O custo está certo, mas esses recursos não estão aí.
reason-pack_full = A tua Mochila está cheia: cabem lá { $limit }.
reason-lookout_full = O teu Esconderijo está cheio: cabem lá { $limit }.
reason-no_such_player = Não há esse jogador nesta mesa.
reason-not_a_rival = Escolhe outro jogador.
reason-own_yard = Não podes recrutar do teu próprio Quintal.
reason-no_rival_yard_card = Nenhum rival tem cartas no Quintal.
reason-source_empty = Não há carta para tirar daí.
reason-card_not_there = Esta carta não está lá.
reason-nothing_to_tuck = Não há carta para pôr no teu Esconderijo.
reason-nothing_to_trash = Não há carta na tua mão nem na tua pilha de descarte.
reason-lookout_fixed = As cartas nunca saem do Esconderijo.
reason-cannot_trash_there = Só cartas da tua mão ou pilha de descarte, não a jogada nem as acrescentadas.
reason-nothing_to_stow = Não tens esse recurso nas tuas Tralhas.
reason-nothing_to_spend = Não tens esse recurso.
reason-nothing_to_convert = Não tens esse recurso aí.
reason-convert_direction = Todas as conversões são no mesmo sentido: aqui convertes { $kind }.
reason-mixed_kinds = Um só recurso para a ação toda: desta vez é { $kind }.
reason-pack_empty = Não há nada nesta Mochila para copiar.
reason-more_than_pack = Nesta Mochila há menos: Pizza { $pizza }, Brinquedos { $toys }.
reason-more_than_count =
    { $count ->
        [one] Esta ação só se faz uma vez.
       *[other] Esta ação faz‑se no máximo { $count } vezes.
    }
reason-stuff_full = Não há espaço para isso: nas tuas Tralhas cabem { $limit } de cada recurso.
reason-blank_action = Esta caixa está vazia.
reason-action_used = Já usaste esta ação.
reason-follow_from_lookout = As cartas do Esconderijo não podem ser descartadas para seguir.
reason-not_in_hand = Esta carta não está na tua mão.
reason-not_in_pile = Esta carta não está na tua pilha de descarte.
reason-no_actions = Esta carta não tem ações e não pode ser jogada.
reason-follow_no_match = Para seguir é preciso { $suit } ou moeda; esta carta não tem nem um nem outro.
reason-coin_adds_nothing = Contar a moeda não muda nada aqui: segue com a carta tal como está.
reason-not_in_lookout = Esta carta não está no teu Esconderijo.
reason-add_no_match = A carta não tem { $suit }, o naipe que esta ação conta.
reason-must_name_suit = Declara um dos seis naipes para a tua carta de moeda.
reason-not_added = Não acrescentaste esta carta.
reason-coin_locked = Esta moeda já vale como { $suit }.
reason-coin_needs_no_name = Aqui conta a própria moeda: não precisa de outro naipe.
reason-same_name = Esta moeda já vale como esse naipe.
reason-coin_named = Já disseste o que esta moeda vale nesta ação.
reason-already_counted = Este naipe do teu Esconderijo já conta.
reason-own_symbol_counts = O naipe da própria carta conta sempre e não pode ficar de fora.
reason-not_now = Esta escolha não cabe nesta fase ou neste passo.
reason-no_effect = Esta ação não faria nada agora.
reason-add_useless = Assim uma das cartas acrescentadas não faria diferença.
reason-lookout_useless = Assim um naipe do teu Esconderijo não faria diferença.
reason-add_breaks_full = Com esta carta não conseguirias fazer nenhuma ação por completo.
reason-none_full = Nenhuma ação desta carta podia ser feita por completo agora.
reason-follow_not_full = Quem segue faz a ação completa; assim não conseguirias.
reason-must_finish_full = A primeira ação só foi feita em parte: faz a outra por completo.
reason-must_be_full = Esta ação tem de ser feita por completo.
reason-nothing_done = Ainda não fizeste nada: faz primeiro pelo menos uma coisa.
reason-then_mandatory = Depois da ação da esquerda tens de fazer a da direita.
reason-stop_wastes_addition = Faz pelo menos { $count } vezes; senão uma carta acrescentada não faria diferença.
reason-dead_end = Depois disto já não poderias fazer uma ação por completo.

## The score pad

reason-pad_level = { $name }: o Forte não pode estar no nível { $value }; o mais alto é { $limit }.
reason-pad_stuff = { $name }: nas Tralhas cabem no máximo { $limit } de cada recurso, não { $value } ({ $kind }).
reason-pad_pack = { $name }: neste nível cabem na Mochila { $limit } recursos, não { $value } (mais só com perk = "xxl_backpack").
reason-pad_lookout = { $name }: neste nível cabem no Esconderijo { $limit } cartas, não { $value }.
reason-pad_too_many_copies = { $kid } aparece { $found } vezes, mas a caixa só tem { $copies }.
reason-pad_card_twice = { $card } não pode ser de dois jogadores.
reason-pad_foreign_friend = { $name }: há Melhores Amigos de dois tabuleiros; cada jogador só tem os de um.
reason-pad_rule_missing = { $name }: a partir do nível { $level } há uma Regra Inventada; diz qual.
reason-pad_rule_early = { $name }: a Regra Inventada só vem com o nível { $level }.
reason-pad_perk_early = { $name }: a Vantagem só vem com o nível { $level }.
reason-pad_macaroni_early = { $name }: a Colagem de Macarrão só vem com o nível { $level }.
reason-pad_macaroni_twice = Só existe uma Colagem de Macarrão.
reason-pad_macaroni_unowned = Alguém está no nível { $level }: diz quem chegou primeiro e levou a Colagem de Macarrão (macaroni = true).
reason-tie_by_level = { $tied } empatam; { $winner } ganha com o Nível de Forte mais alto.
reason-victory_shared = { $winners } partilham a vitória.

## Box files

reason-box_wrong_sum = { $file }, [{ $table }] { $field }: a caixa indica { $stated }, mas contém { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field }: são precisos { $needed }, e só há { $found }.
reason-box_not_a_pair = { $file }, [{ $table }] { $field }: o tabuleiro { $board } precisa de dois Melhores Amigos, não { $found }.
reason-box_not_symbols = { $file }, [{ $table }] { $field }: «{ $value }» não é uma lista de um ou dois naipes.
reason-box_playable_symbols = { $file }, [{ $table }] { $field }: { $kid } tem uma ação e deve mostrar exatamente um símbolo.
reason-box_public_any_suit = { $file }, [{ $table }] { $field }: { $kid } não pode contar any_suit na ação pública: os seguidores não escolhem naipe.
reason-box_action_misfit = { $file }, [{ $table }] { $field }: em «{ $action }», sinal { $place }, «{ $found }» não cabe aqui.
reason-box_action_unfinished = { $file }, [{ $table }] { $field }: «{ $action }» acaba cedo demais (sinal { $place }).
reason-box_action_too_deep = { $file }, [{ $table }] { $field }: «{ $action }» multiplica ou ordena as partes de um modo que as regras não resolvem.

## The parts of a score

part-track = Pista de Vitória
part-level = Nível de Forte
part-made_up_rule = Regra Inventada
part-macaroni = Colagem de Macarrão

## Positions that cannot be

reason-colour_taken = O tabuleiro { $board } já tem dono.
reason-fault_copies = { $kid } está na mesa { $found } vezes; devia estar { $copies }.
reason-fault_friends = { $seat } tem um Melhor Amigo de outro tabuleiro, ou no Quintal.
reason-fault_level = { $seat }: o Nível de Forte vai de 0 a { $limit }.
reason-fault_stuff = { $seat }: nas Tralhas cabem no máximo { $limit } de cada recurso.
reason-fault_pack = { $seat }: na Mochila cabem no máximo { $limit } recursos.
reason-fault_lookout = { $seat }: no Esconderijo cabem no máximo { $limit } cartas.
reason-fault_hand = { $seat }: a mão nunca tem mais de { $limit } cartas.
reason-fault_rule = { $seat }: a Regra Inventada e o Nível de Forte não condizem.
reason-fault_perk = { $seat }: a Vantagem e o Nível de Forte não condizem.
reason-fault_rule_pile = As Regras Inventadas na pilha e com os jogadores deviam ser { $count } ao todo, uma de cada.
reason-fault_perk_row = As Vantagens na fila, com os jogadores e usadas deviam ser { $count } ao todo, uma de cada.
reason-fault_macaroni = A Colagem de Macarrão só tem dono quando um Forte está no nível mais alto.
reason-fault_park = Enquanto houver baralho do Parque, há { $count } cartas no Parque.
reason-fault_ending = O baralho do Parque acabou, por isso o fim do jogo tem de estar ativado.
reason-fault_play_area = { $seat } tem cartas no Quintal ou na área de jogo num momento em que não pode haver nenhuma.

## Where cards and tokens come from

place-stuff = das Tralhas
place-pack = da Mochila
place-hand = da mão
place-discard_pile = da pilha de descarte
place-park = do Parque
place-park_deck = do baralho do Parque
place-yard = de um Quintal

## Choices

choice-skip = Não jogar carta
choice-use_diy = Usar Faz Tu Mesmo: avançar o teu Forte por mais um recurso
choice-use_public = Usar a ação pública
choice-use_private = Usar a ação privada
choice-stop = Parar aqui
choice-leave_out = Deixar isto de fora
choice-done = Pronto
choice-decline = Não seguir
choice-use_do_over = Usar Outra Vez: jogar uma segunda carta
choice-use_rough_housing = Usar Brincadeira Bruta: eliminar a carta jogada
choice-no = Agora não
choice-recruit_deck = Recrutar a carta de cima do baralho do Parque, sem ver
choice-tuck_deck = Acrescentar ao Esconderijo a carta de cima do baralho do Parque, sem ver
choice-take_kind = Escolher { $kind }
choice-stow = Colocar 1 { $kind } na Mochila
choice-stow_supply = Colocar na Mochila 1 { $kind } da reserva
choice-spend = Gastar 1 recurso { $place }
choice-convert = Converter 1 { $kind } { $place }
choice-copy_from = Copiar a Mochila de { $rival }
choice-name_suit = Declarar { $suit }
choice-pick_suit = Contar { $suit }
choice-pick_without = Contar { $suit }, sem o símbolo da própria carta
choice-keep_rule = Ficar com { $rule }
choice-take_perk = Ficar com { $perk }
choice-amount =
    { $count ->
        [one] Fazer { $count } vez
       *[other] Fazer { $count } vezes
    }
choice-copy =
    Ganhar { $pizza ->
        [one] { $pizza } Pizza
       *[other] { $pizza } Pizzas
    } e { $toys ->
        [one] { $toys } Brinquedo
       *[other] { $toys } Brinquedos
    }
choice-pay =
    Pagar das Tralhas { $stuff_pizza ->
        [one] { $stuff_pizza } Pizza
       *[other] { $stuff_pizza } Pizzas
    } e { $stuff_toys ->
        [one] { $stuff_toys } Brinquedo
       *[other] { $stuff_toys } Brinquedos
    }, da Mochila { $pack_pizza ->
        [one] { $pack_pizza } Pizza
       *[other] { $pack_pizza } Pizzas
    } e { $pack_toys ->
        [one] { $pack_toys } Brinquedo
       *[other] { $pack_toys } Brinquedos
    }
choice-play = Jogar { $kid }
choice-rename = Usar agora a moeda de { $kid } como { $suit }
choice-add = Acrescentar { $kid }
choice-add_as = Acrescentar { $kid }, com a moeda como { $suit }
choice-lookout = Acrescentar { $suit } de { $kid } no Esconderijo
choice-tuck = Acrescentar { $kid } ao Esconderijo
choice-tuck_park = Acrescentar { $kid } do Parque ao Esconderijo
choice-tuck_yard = Acrescentar { $kid } do Quintal de { $rival } ao Esconderijo
choice-trash = Eliminar { $kid } da mão
choice-trash_discard = Eliminar { $kid } da pilha de descarte
choice-trash_yard = Eliminar { $kid } do Quintal de { $rival }
choice-recruit_park = Recrutar { $kid } do Parque
choice-recruit_yard = Recrutar { $kid } do Quintal de { $rival }
choice-follow = Seguir com { $kid }
choice-follow_coin = Seguir com { $kid }, contando também a moeda
choice-recycle = Usar Reciclagem: levar { $kid } para a mão
choice-keep = Guardar { $kid }

## Questions

ask-draft_pick = Que criança guardas?
ask-choose_play = Que carta jogas?
ask-name_suit = Que naipe declaras para a moeda de { $kid }?
ask-choose_action = Que ação de { $kid } usas?
ask-choose_additions = Acrescentar para { $suit }? Já contados: { $number }.
ask-choose_kind = Pizza ou Brinquedo?
ask-choose_unit = { $unit } ({ $left ->
        [one] falta { $left }
       *[other] faltam { $left }
    })
ask-choose_payment =
    Como pagas o nível { $level }? Custa { $pizza ->
        [one] { $pizza } Pizza
       *[other] { $pizza } Pizzas
    }{ $either ->
        [0] { " " }e
       *[other] ,
    } { $toys ->
        [one] { $toys } Brinquedo
       *[other] { $toys } Brinquedos
    }{ $either ->
        [0] { "" }
       *[other] { " " }e { $either } à escolha
    }{ $change ->
        [-1] , menos 1 recurso à escolha
        [1] , mais 1 recurso à escolha
       *[0] { "" }
    }.
ask-choose_rule = Com que Regra Inventada ficas?
ask-choose_perk = Com que Vantagem ficas?
ask-choose_follow = { $rival } jogou { $kid } ({ $suit }). Segues?
ask-use_rough_housing = Brincadeira Bruta: eliminar { $kid }, carta de { $rival }?
ask-use_do_over = Usar Outra Vez para jogar uma segunda carta?
ask-use_recycling = Usar Reciclagem agora?
ask-choose_recruit = Quem recrutas?
ask-use_birthday_party = Festa de Anos: recrutar outra carta?

## What is being done

unit-gather_pizza = Recolher Pizza
unit-gather_toy = Recolher Brinquedos
unit-gather_any = Recolher recursos
unit-stow = Colocar um recurso na Mochila
unit-tuck = Acrescentar uma carta ao Esconderijo
unit-trash = Eliminar uma carta
unit-trash_this = Eliminar esta carta
unit-trash_rival = Eliminar uma carta de um rival
unit-recruit = Recrutar uma carta
unit-advance_minus_1 = Avançar o Forte por menos um recurso
unit-advance = Avançar o Forte
unit-advance_plus_1 = Avançar o Forte por mais um recurso
unit-score = Pontuar
unit-spend_pizza = Gastar uma Pizza
unit-spend_toy = Gastar um Brinquedo
unit-copy_pack = Copiar a tua Mochila
unit-copy_rival_pack = Copiar a Mochila de um rival
unit-convert = Converter um recurso

## What happened

event-gathered_pizza =
    { $seat } recolhe { $count ->
        [one] { $count } Pizza
       *[other] { $count } Pizzas
    }.
event-gathered_toys =
    { $seat } recolhe { $count ->
        [one] { $count } Brinquedo
       *[other] { $count } Brinquedos
    }.
event-scored =
    { $seat } ganha { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    } e fica com { $track }.
event-paid =
    { $seat } paga { $pizza ->
        [one] { $pizza } Pizza
       *[other] { $pizza } Pizzas
    } e { $toys ->
        [one] { $toys } Brinquedo
       *[other] { $toys } Brinquedos
    }.
event-advanced = { $seat } avança o Forte até ao nível { $level }.
event-took_macaroni = { $seat } chega ao topo antes de todos e leva a Colagem de Macarrão!
event-end_triggered = { $ending }: esta é a última ronda.
event-park_refilled = { $kid } chega ao Parque.
event-recruited = { $seat } recruta { $kid } { $place }.
event-recruited_yard = { $seat } recruta { $kid } do Quintal de { $rival }.
event-marked = { $kid } sai do jogo depois de os outros seguirem.
event-stowed = { $seat } coloca 1 { $kind } na Mochila.
event-stowed_supply = { $seat } coloca na Mochila 1 { $kind } da reserva.
event-tucked = { $seat } acrescenta { $kid } { $place } ao Esconderijo.
event-trashed = { $seat } elimina { $kid } { $place }.
event-trashed_rival = { $seat } elimina { $kid } do Quintal de { $rival }.
event-spent = { $seat } gasta 1 { $kind } { $place }.
event-converted = { $seat } converte 1 { $kind } em 1 { $into }.
event-copied =
    { $seat } copia a própria Mochila: { $pizza ->
        [one] { $pizza } Pizza
       *[other] { $pizza } Pizzas
    } e { $toys ->
        [one] { $toys } Brinquedo
       *[other] { $toys } Brinquedos
    }.
event-copied_rival =
    { $seat } copia a Mochila de { $rival }: { $pizza ->
        [one] { $pizza } Pizza
       *[other] { $pizza } Pizzas
    } e { $toys ->
        [one] { $toys } Brinquedo
       *[other] { $toys } Brinquedos
    }.
ending-points = A Pista de Vitória chegou à marca
ending-level = Um Forte chegou ao nível mais alto
ending-park_deck = O baralho do Parque acabou
ending-safety_stop = O jogo durou demais
event-played = { $seat } joga { $kid }.
event-named_suit = A moeda de { $kid } vale como { $suit }.
event-began = { $seat } usa a { $action } de { $kid }.
action-public = ação pública
action-private = ação privada
event-picked_suit = { $seat } conta { $suit }.
event-added = { $seat } acrescenta { $kid }.
event-added_coin = { $seat } acrescenta { $kid }, com a moeda como { $suit }.
event-added_lookout = { $seat } acrescenta { $suit } de { $kid } no Esconderijo.
event-renamed_coin = { $seat } usa agora a moeda de { $kid } como { $suit }.
event-skipped = { $seat } não joga carta.
event-used_diy = { $seat } usa Faz Tu Mesmo.
event-used_do_over = { $seat } usa Outra Vez e joga mais uma carta.
event-trashed_this = { $kid } sai do jogo.
event-followed = { $seat } segue com { $kid }.
event-declined = { $seat } não segue.
event-rough_housed = { $seat } usa Brincadeira Bruta: { $rival } perde { $kid }.
event-recycled = { $seat } usa Reciclagem e leva { $kid } de volta para a mão.
event-looked_at_rules = Vês as Regras Inventadas: { $rules }.
event-kept_rule = { $seat } fica com a Regra Inventada { $rule }.
event-kept_rule-veiled = { $seat } fica em segredo com uma Regra Inventada.
event-took_perk = { $seat } fica com a Vantagem { $perk }.
suit-any = um naipe à tua escolha
event-began_turn = Ronda { $round }: { $seat } lidera.
event-cleaned_up = Do Quintal para a pilha de descarte de { $seat }: { $kids }.
event-discarded = { $seat } descarta { $kids }.
event-left_in_yard = { $seat } deixa no Quintal { $kids }.
event-shuffled =
    { $seat } baralha a pilha de descarte: novo baralho com { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } (tiradas antes: { $drawn }).
event-drew =
    { $seat } tira { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }: { $kids }.
event-drew-veiled =
    { $seat } tira { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
event-ended = O jogo acabou. Todas as Regras Inventadas são reveladas.
event-revealed_rule = { $seat } revela { $rule }.
event-kept = { $seat } guarda { $kid }.
event-kept-veiled = { $seat } guarda uma carta e passa o resto.
event-got_packet =
    { $seat } escolhe entre { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }: { $kids }.
event-got_packet-veiled =
    { $seat } escolhe entre { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
event-seated = { $seat } começa. Ordem dos turnos: { $order }.
event-got_board = { $seat } fica com o tabuleiro { $board }.
event-laid_out_park = No Parque: { $kids }.
event-dealt = { $seat } recebe { $kids }.
event-dealt-veiled = { $seat } recebe as suas crianças.

## Options

option-edition = Livro de regras
option-edition-pt-br = brasileiro
option-edition-pt-br-prompted = brasileiro (pergunta de cada vez pela Reciclagem)
option-edition-it = italiano
option-edition-it-prompted = italiano (pergunta de cada vez pela Reciclagem)
option-edition-fr = francês
option-edition-fr-prompted = francês (pergunta de cada vez pela Reciclagem)
option-setup = Preparação
option-setup-basic = básica: as crianças são dadas à sorte
option-setup-advanced = avançada: as crianças são escolhidas
option-board_1 = Tabuleiro do jogador 1
option-board_1-any = qualquer cor
option-board_1-red = vermelho
option-board_1-yellow = amarelo
option-board_1-green = verde
option-board_1-orange = laranja
option-board_2 = Tabuleiro do jogador 2
option-board_2-any = qualquer cor
option-board_2-red = vermelho
option-board_2-yellow = amarelo
option-board_2-green = verde
option-board_2-orange = laranja
option-board_3 = Tabuleiro do jogador 3
option-board_3-any = qualquer cor
option-board_3-red = vermelho
option-board_3-yellow = amarelo
option-board_3-green = verde
option-board_3-orange = laranja
option-board_4 = Tabuleiro do jogador 4
option-board_4-any = qualquer cor
option-board_4-red = vermelho
option-board_4-yellow = amarelo
option-board_4-green = verde
option-board_4-orange = laranja

## The table as it is shown

view-edition = Livro de regras
view-round = Ronda
view-turn = Turnos já jogados
view-order = Ordem dos turnos
view-leader = Líder
view-ending = Fim do jogo
view-park = Parque
view-park_deck = Baralho do Parque
view-perk_row = Fila de Vantagens
view-used_perks = Vantagens usadas
view-rule_pile = Pilha de Regras Inventadas
view-macaroni = Colagem de Macarrão
view-trash_box = Fora do jogo
view-play = Jogada em curso
view-players = Jogadores
view-moment = Pendente
view-answered = Já escolheram
view-own = Só tu vês
view-cards_played = Cartas jogadas neste turno
view-play_area = Área de jogo
view-played = Carta jogada
view-named = Naipe da jogada
view-to_follow = Naipe a seguir
view-added = Cartas acrescentadas
view-named_lookout = Moedas do Esconderijo declaradas
view-public = Ação pública
view-private = Ação privada
view-bound = Os seguidores têm de levar
view-trash_due = Sai do jogo a seguir
view-followed = Já seguiram
view-converted = Convertido neste turno
view-kid = Carta
view-suit = Moeda como
view-seat = Jogador
view-board = Tabuleiro
view-track = Pista de Vitória
view-level = Nível de Forte
view-stuff = Tralhas
view-pizza = Pizza
view-toys = Brinquedos
view-pack = Mochila
view-limit = Espaço para
view-perk = Vantagem
view-made_up_rule = Regra Inventada
view-hand = Mão
view-deck = Baralho
view-yard = Quintal
view-lookout = Esconderijo
view-lookout_limit = Espaço no Esconderijo
view-discard_pile = Pilha de descarte
view-packet = Cartas restantes
view-kept = Cartas guardadas
view-pick = A tua escolha
ending-none = ainda não ativado
extent-none = não feita
extent-part = feita em parte
extent-full = feita por completo

## What simulations count

fact-rounds = Rondas
fact-ending = O que acabou com o jogo

## Where there is nothing to name

mark-none = nada
mark-hidden = oculta

## Editions

edition-pt-BR = brasileiro
edition-it = italiano
edition-fr = francês

## What is pending

view-step = Passo
view-details = Pormenores
step-draft = Escolha de cartas
step-choose_play = Jogar uma carta
step-name_suit = Declarar um naipe
step-choose_action = Ações da carta jogada
step-pick_suit = Escolher um naipe
step-additions = Acrescentar cartas
step-run = Ação em curso
step-choose_rule = Escolher uma Regra Inventada
step-choose_perk = Escolher uma Vantagem
step-window = Seguir
step-second_card = Segunda carta para seguir
step-rough_housing = Brincadeira Bruta
step-aftermath = Depois dos seguidores
step-do_over = Outra Vez
step-recruit = Recrutar
step-birthday_party = Festa de Anos
step-closing = Descartar e Tirar
step-recycle = Reciclagem
step-refill = Voltar a baralhar
step-prompted = Perguntas sobre a Reciclagem

pad-pizza = Pizza nas Tralhas
pad-toys = Brinquedos nas Tralhas
pad-pack_pizza = Pizza na Mochila
pad-pack_toys = Brinquedos na Mochila
pad-cards = Todas as outras crianças do baralho

## What reports of balance count

tally-kid = Crianças
tally-perk = Vantagens
tally-made_up_rule = Regras Inventadas
tally-level = Nível de Forte
tally-lookout = Cartas no Esconderijo

## The table in the browser

table-card-name = { $name } ({ $suits })
table-tokens = { $kind }: { $count }
table-level =
    Nível { $level }: custa { $pizza ->
        [one] { $pizza } Pizza
       *[other] { $pizza } Pizzas
    }{ $either ->
        [0] { " " }e
       *[other] ,
    } { $toys ->
        [one] { $toys } Brinquedo
       *[other] { $toys } Brinquedos
    }{ $either ->
        [0] { "" }
       *[other] { " " }e { $either } à escolha
    }; vale { $points } no fim.
table-level-start = Nível { $level }: o início.
table-fort-at = Forte no nível { $level }
table-park-deck = Baralho do Parque, cartas restantes: { $count }
table-none-left = Já não há nenhuma
table-secret-rule = Uma Regra Inventada secreta
table-pile = { $pile }, cartas: { $count }
table-more = Mostrar tudo desta pessoa
table-empty-yard = Ninguém no Quintal
table-first-player = Primeiro jogador
table-plays = { $seat } joga:
table-suit-to-match = Para seguir: { $suit } ou moeda
table-bound = Quem segue leva o mesmo: { $kind }
table-followed = Seguida por: { $seats }
table-actions = Ações de { $kid }
table-count-suit = Que naipe contas?
table-add-more = Acrescenta cartas com { $suit } ou moeda.
table-take-back = Retirar { $name }
table-coin-as = A moeda de { $kid } vale como
table-put-back = Devolver
table-outcome =
    Resultado: { $effect }{ $times ->
        [one] .
       *[other] , { $times } vezes.
    }
table-no-fit =
    { $rest ->
        [one] { $rest } não cabe.
       *[other] { $rest } não cabem.
    }
table-in-part = Só em parte.
table-cannot-follow = Nenhuma carta tua pode seguir.
table-cannot-play = Nenhuma carta tua pode ser jogada.
table-spend = Gastar 1 { $kind } { $place }
table-hint-play = Escolhe uma carta que brilha na tua mão.
table-hint-glow = Escolhe o que brilha: toca ou arrasta.
table-from-pile = Recupera uma para a tua mão.
table-waiting = À espera de { $names } …
table-payment = O teu pagamento
table-from-stuff_pizza = Pizza das tuas Tralhas
table-from-stuff_toys = Brinquedos das tuas Tralhas
table-from-pack_pizza = Pizza da tua Mochila
table-from-pack_toys = Brinquedos da tua Mochila
table-fewer = Menos: { $what }
table-more-of = Mais: { $what }
table-pay = Pagar e construir
table-choose-one = Escolhe uma
table-draft-wait = Escolhida. As outras passam para { $seat } quando todos estiverem prontos.
table-draft-pass = Guarda uma carta; as outras passam para { $seat }.
table-draft-none = A tua turma começa aqui.
table-empty-hand = A tua mão está vazia.
table-own-yard = O teu Quintal: os rivais podem levar estas crianças
table-own-deck = O teu baralho, sem ordem
table-discard-of = Pilha de descarte de { $seat }
table-finale = Os fortes no fim
table-legend = O que os ícones querem dizer
zone-hand = Mão
zone-yard = Quintal
zone-lookout = Esconderijo
zone-stuff = Tralhas
zone-pack = Mochila
zone-fort = Forte
zone-discard_pile = Pilha de descarte
zone-deck = Baralho
zone-park = Parque
zone-park_deck = Baralho do Parque
zone-perk_row = Fila de Vantagens
zone-rule_pile = Pilha de Regras Inventadas
zone-made_up_rule = Regra Inventada secreta
zone-macaroni = Colagem de Macarrão
zone-trash_box = Fora do jogo
zone-track = Pista de Vitória
zone-play = A jogada
zone-additions = Cartas acrescentadas
zone-outcome = O resultado
zone-packet = Cartas restantes
zone-kept = Cartas guardadas
about-zone-hand = As cartas que podes jogar, acrescentar a uma jogada ou usar para seguir um rival. Só tiras novas no fim do teu turno.
about-zone-yard = As crianças que não usaste no teu turno esperam aqui. Até ao teu próximo turno, os rivais podem recrutá-las. Os Melhores Amigos nunca vêm para aqui.
about-zone-lookout = As cartas postas aqui ficam até ao fim do jogo. Quando lideras, os símbolos delas podem juntar‑se a cada ação. Cabe uma carta a mais do que o teu Nível de Forte.
about-zone-stuff = As tuas Pizzas e os teus Brinquedos à mão. Os círculos vazios mostram o espaço que sobra de cada tipo; o que não cabe não se ganha.
about-zone-pack = Recursos guardados vindos das Tralhas, em qualquer mistura. Nunca voltam atrás, mas servem para pagar, e muitas cartas pontuam por eles.
about-zone-fort = Cada degrau mostra o preço em cima, o número e os pontos que vale no fim. Os primeiros trazem uma Regra Inventada e uma Vantagem; o primeiro forte no topo leva a Colagem de Macarrão e acaba o jogo. Fortes mais altos têm mais espaço na Mochila e no Esconderijo.
about-zone-discard_pile = Cartas usadas e recrutadas, à vista de todos. Quando o baralho acaba ao tirar cartas, esta pilha é baralhada e forma um novo baralho.
about-zone-deck = Um baralho pessoal, virado para baixo. Quem o tem pode ver que cartas lá estão, mas ninguém sabe a ordem.
about-zone-park = Crianças que qualquer um pode recrutar. A carta levada é logo reposta com o baralho do Parque.
about-zone-park_deck = Também podes recrutar a carta do topo, sem a ver. Quando sai a última carta, esta ronda é a última.
about-zone-perk_row = Quando o teu forte chega ao nível com o coração, leva uma destas Vantagens. A fila nunca é reposta.
about-zone-rule_pile = Quando o teu forte chega ao nível com o bilhete, vê todas e guarda uma em segredo: ela pontua no fim.
about-zone-made_up_rule = Esta pessoa tem uma Regra Inventada. Qual é só se vê no fim do jogo.
about-zone-macaroni = Vai para a primeira pessoa cujo forte chega ao topo, e vale pontos extra no fim.
about-zone-trash_box = Cartas removidas e Vantagens usadas. Nunca voltam.
about-zone-track = Pontos marcados durante o jogo. Quando alguém chega ao fim da linha, esta ronda é a última.
about-zone-play = A carta do líder e o que lhe foi acrescentado. A ação pública (megafone) todos podem seguir; a privada (cadeado) só o líder usa. Pelo menos uma ação tem de ser feita por completo.
about-zone-additions = Cartas da tua mão que mostram o naipe contado (ou moeda) e símbolos do teu Esconderijo. Cada um tem de mudar o resultado.
about-zone-outcome = O que a ação faria agora: os símbolos contados, o que ganhas e o que não cabe.
about-zone-packet = Na preparação avançada, guardas uma destas cartas e passas as outras para a esquerda.
about-zone-kept = As cartas que guardaste: formam o teu baralho, com os teus dois Melhores Amigos.
about-kid =
    Símbolos: { $suits }.
    Ação pública, que os rivais podem seguir: { $public }
    Ação privada, só de quem joga: { $private }
about-perk = { $text }
about-made_up_rule = { $text } Só quem tem a carta a conhece até ao fim.
about-suit = Um naipe. Conta os símbolos para aumentar uma ação; descarta uma carta que o mostra para seguir uma carta deste naipe.
about-suit-coin = O naipe joker: vale por qualquer um dos seis quando o acrescentas, e serve para todos quando segues.
about-kind-pizza = Um recurso. Preciso para construir o forte; algumas cartas transformam-no em pontos.
about-kind-toy = Um recurso. Preciso para construir o forte; algumas cartas transformam-no em pontos.
about-sign-public = O líder pode usá-la, e depois cada rival pode seguir descartando uma carta do mesmo naipe.
about-sign-private = Só quem joga a carta a pode usar.
about-sign-times = O que vem antes faz‑se uma vez por cada coisa que vem depois. Acrescenta cartas com esse naipe para o fazer mais vezes.
about-sign-then = Primeiro faz o que está antes da seta; só então o que está depois.
about-sign-opening_bracket = O que está dentro forma um conjunto e repete‑se em conjunto.
about-sign-first = Começou o jogo. Quando chega o fim, a ronda vai até antes da vez desta pessoa.
about-unit-gather_pizza = Tira Pizza da reserva para as tuas Tralhas, enquanto houver espaço.
about-unit-gather_toy = Tira Brinquedos da reserva para as tuas Tralhas, enquanto houver espaço.
about-unit-gather_any = Tira Pizza ou Brinquedos da reserva para as tuas Tralhas: um só tipo na ação inteira, enquanto houver espaço.
about-unit-stow = Passa um recurso das tuas Tralhas para a tua Mochila. Nunca volta atrás, mas serve para pagar.
about-unit-tuck = Põe uma carta da mão no teu Esconderijo. Lá ajuda sempre que lideras, até ao fim do jogo.
about-unit-recruit = Leva uma carta do Parque, do baralho dele ou do Quintal de um rival para a tua pilha de descarte.
about-unit-trash = Tira do jogo uma carta da tua mão ou da tua pilha de descarte. Um baralho pequeno traz de volta mais cedo os teus melhores miúdos.
about-unit-trash_rival = Tira do jogo uma carta do Quintal de um rival.
about-unit-trash_this = Esta própria carta sai do jogo, depois de todos terem seguido.
about-unit-spend_pizza = Devolve à reserva uma Pizza das tuas Tralhas ou da tua Mochila.
about-unit-spend_toy = Devolve à reserva um Brinquedo das tuas Tralhas ou da tua Mochila.
about-unit-convert = Troca Pizza por Brinquedos ou Brinquedos por Pizza, nas tuas Tralhas ou na tua Mochila.
about-unit-copy_pack = Ganha, nas tuas Tralhas, fichas como as da tua Mochila. A Mochila fica com as dela.
about-unit-copy_rival_pack = Ganha, nas tuas Tralhas, fichas como as da Mochila de um rival. O rival não perde nada.
about-unit-advance = Paga o preço do próximo nível, e o teu forte sobe um nível.
about-unit-advance_minus_1 = O teu forte sobe um nível por menos um recurso do que o preço.
about-unit-advance_plus_1 = O teu forte sobe um nível por mais um recurso do que o preço, de qualquer tipo.
about-unit-score = Avança um passo na Pista de Vitória por cada estrela.
about-number-any_suit = Escolhe um naipe. A ação faz‑se uma vez por cada símbolo dele nesta carta, nas cartas que acrescentas e no teu Esconderijo.
about-number-lookout_cards = A ação faz‑se uma vez por cada carta no teu Esconderijo.
about-number-pack_tokens = A ação faz‑se uma vez por cada recurso na tua Mochila.
about-number-fort_level = A ação faz‑se uma vez por cada nível do teu forte.

## The lesson

lesson-welcome = Olá, é aqui a casa na árvore! Lideras uma turma de crianças que junta Pizza e Brinquedos e constrói um forte. Vamos jogar juntos os dois primeiros turnos.
lesson-goal = Ganha quem tiver mais pontos. Pontuas na Pista de Vitória durante o jogo; um forte alto e uma Regra Inventada secreta dão mais no fim.
lesson-card = Esta é Sarge. O símbolo no canto é o naipe: uma pá. A caixa de cima, com o megafone, é a ação pública; a de baixo, com o cadeado, é a privada.
lesson-play = Tira Sarge da tua mão e escolhe a ação pública: um Brinquedo por pá. Depois acrescenta a outra carta com pá que está marcada e vê a conta: dois Brinquedos. Carrega no botão grande.
lesson-public = Uma carta jogada pode usar uma ação ou as duas, por qualquer ordem. Começa pela pública.
lesson-add = As cartas da tua mão com pá ou moeda aumentam esta ação. Acrescenta a marcada. Só conta o símbolo, não as ações dela.
lesson-done = Duas pás, dois Brinquedos: já chega. Diz que está feito.
lesson-private = Os Brinquedos estão nas tuas Tralhas. Uma ação foi feita por completo, por isso podias parar. Mas a privada vale a pena: põe cartas no teu Esconderijo. Usa‑a também.
lesson-private_done = A carta que acrescentaste ainda conta aqui a sua pá. Não há mais nada a acrescentar.
lesson-tuck = O teu Esconderijo tem lugar para uma carta agora. Põe lá Golden Boy: a coroa fica o jogo todo e pode juntar‑se a cada ação tua com coroa.
lesson-declined = Agora o teu rival podia seguir: descartar uma carta com pá ou moeda e fazer também a tua ação pública, uma vez por símbolo dela. Desta vez não seguiu.
lesson-recruit = Em cada turno recrutas uma criança nova: do Parque, às cegas do baralho dele, ou do Quintal de um rival. Leva Dash e confirma.
lesson-yard = O teu turno acabou. Cartas usadas e Melhores Amigos (com estrela) foram para a tua pilha de descarte; a carta não usada espera no teu Quintal, onde os rivais a podem levar. Depois tiraste cinco cartas.
lesson-follow = O teu rival joga uma carta de pá: Pizza por pá. Podes seguir! Descarta a carta marcada: as suas duas pás dão‑te duas Pizzas. Escolhe e confirma.
lesson-stolen = Duas Pizzas para ti no turno de um rival. Mas ele acaba de recrutar uma criança do teu Quintal: quem não brinca com as suas pode perdê‑las.
lesson-price = Hora de construir. Por cima de cada degrau está o preço em Pizza e Brinquedos; por baixo, os pontos do fim e a recompensa. Podes pagar com Tralhas e Mochila.
lesson-advance = Joga Sparky, um dos teus dois Melhores Amigos. A casinha quer dizer: avançar o forte. Se só houver uma maneira, o preço é pago por ti.
lesson-rule = O primeiro nível deixa‑te guardar uma Regra Inventada em segredo. Popularidade paga por carta no Esconderijo, e já tens uma. Guarda‑a.
lesson-rewards = O teu forte cresceu: a Mochila e o Esconderijo têm mais espaço. O próximo nível dá uma destas Vantagens, que torcem as regras a teu favor.
lesson-recruit_again = Recruta outra vez quem quiseres. Duplas como Rocket Bros não se podem jogar, mas contam a dobrar quando são acrescentadas ou usadas para seguir.
lesson-end = A última ronda chega quando alguém alcança o fim da pista, um forte chega ao topo ou o baralho do Parque acaba. Agora é contigo: continua a jogar e diverte‑te!
