game-name = Fort
game-about = Junta um bando de miúdos, Pizza e Brinquedos, constrói o melhor forte e segue o que os outros jogam.

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
    põe { $n ->
        [one] { $n } recurso na tua Mochila
       *[other] { $n } recursos na tua Mochila
    }
effect-tuck =
    põe { $n ->
        [one] { $n } carta no teu Esconderijo
       *[other] { $n } cartas no teu Esconderijo
    }
effect-trash = remove { $n } das tuas cartas
effect-trash_this = remove esta carta
effect-trash_rival =
    remove { $n ->
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
sign-times = Por cada
sign-then = Depois
sign-opening_bracket = Parênteses
sign-first = Primeiro jogador

## Perks

perk-birthday_party = Festa de Aniversário
perk_text-birthday_party = No fim da tua fase Recrutar, podes recrutar mais uma carta do Parque ou do baralho do Parque.
perk-bribe = Suborno
perk_text-bribe = No teu turno, as cartas que pões no Esconderijo podem vir do Parque, do baralho do Parque ou de qualquer Quintal, em vez da tua mão.
perk-copy_cat = Copiar e Colar
perk_text-copy_cat = Quando segues, podes descartar duas cartas que sirvam e usar os naipes das duas.
perk-diy = Faz Tu Mesmo
perk_text-diy = Uma vez, no teu turno, em vez de jogares uma carta: avança o teu Forte por mais um recurso. Ninguém pode seguir.
perk-do_over = De Novo
perk_text-do_over = Uma vez, no teu turno, depois de jogares uma carta e de todos decidirem se seguem: joga uma segunda carta.
perk-recycling = Reciclagem
perk_text-recycling = Uma vez, em qualquer altura do teu turno: leva para a mão uma carta da tua pilha de descarte.
perk-rough_housing = Brincadeira Violenta
perk_text-rough_housing = Uma vez, em vez de seguires, e depois de todos os outros rivais decidirem: remove a carta que o líder jogou.
perk-sticky_fingers = Mãos Leves
perk_text-sticky_fingers = No teu turno, o que pões na Mochila pode vir da reserva, em vez das tuas Tralhas.
perk-xxl_backpack = Mochilão
perk_text-xxl_backpack = Na tua Mochila cabem mais { $more } recursos.

## Made-up rules

made_up_rule-big_plans = Grandes Planos
made_up_rule_text-big_plans =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por cada ação de Avançar o Forte que tenhas, mesmo que seja só parte de uma ação.
made_up_rule-friendship_bracelet = Pulseiras da Amizade
made_up_rule_text-friendship_bracelet =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por cada naipe diferente que tenhas, sem contar moedas; mais { $bonus } se tiveres os seis.
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
    } por cada coroa que tenhas, sem contar moedas.
made_up_rule-popularity = Popularidade
made_up_rule_text-popularity =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por cada carta no teu Esconderijo.
made_up_rule-secret_stash = Reserva Secreta
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
    } se tiveres mais cartas do que qualquer rival; { $bonus } se empatares no maior número.
made_up_rule-slime_lab = Ciência Maluca
made_up_rule_text-slime_lab =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por cada livro que tenhas, sem contar moedas.

## Kids

kid-bones = Ossos
kid-captain = Capitão
kid-chef = Chef
kid-doc = Doutor
kid-einstein = Einstein
kid-patch = Remendo
kid-noodle_twins = Gémeos Esparguete
kid-smoke = Fumaça
kid-ghost = Fantasma
kid-golden_boy = Menino de Ouro
kid-prince = Príncipe
kid-tiny = Minorca
kid-puddin = Pudim
kid-doodles = Rabisco
kid-dot = Sardinha
kid-giggles = Risota
kid-kitty = Gatinha
kid-penny = Tostão
kid-sweet_pea = Ervilhinha
kid-tink = Sininho
kid-icky_and_sticky = Gosma & Grude
kid-bug = Joãoninha
kid-lefty = Caturra
kid-moose = Alce
kid-sarge = Sargento
kid-scout = Escuteiro
kid-wart = Verruga
kid-worm = Minhoca
kid-the_moles = Os Toupeiras
kid-the_ant = Formiga
kid-dash = Flecha
kid-munch = Comilão
kid-skids = Derrapa
kid-spike = Espeto
kid-thunder = Trovão
kid-rocket_bros = Irmãos Foguete
kid-baby_face = Cara de Bebé
kid-blitz = Relâmpago
kid-crash = Trambolhão
kid-lil_boss = Mandachuva
kid-punky = Rebelde
kid-the_scrappers = Os Rufias
kid-zip = Zás-Trás
kid-blades = Patins
kid-rusty = Ferrugem
kid-bud = Mochileiro
kid-sparky = Faísca
kid-ace = Craque
kid-bitsy = Migalha
kid-flipper = Barbatana

## Why a choice is refused

reason-game_over = A partida já acabou.
reason-bad_player_count = Fort é para { $low } a { $high } jogadores, não { $players }.
reason-pick_is_final = Já guardaste uma carta neste passo.
reason-no_follow_window = Não há ação pública para seguir.
reason-follow_decided = Já decidiste sobre esta carta.
reason-rough_no_window = Esta carta não tem ação pública para seguir.
reason-rough_best_friend = Um rival não pode remover os Melhores Amigos.
reason-rough_followed = Seguiste esta carta, por isso já não podes.
reason-rough_too_early = Espera que todos os outros rivais decidam.
reason-not_your_decision = Agora é outra pessoa a decidir.
reason-rough_decline_first = Diz primeiro que não segues; depois já a podes usar.
reason-not_in_packet = Esta carta não está entre as que tens para escolher.
reason-not_in_row = Esta carta não está à escolha.
reason-must_take_reward = Escolhe primeiro a tua Regra Inventada ou Vantagem.
reason-perk_not_owned = Não tens esta Vantagem.
reason-perk_other_turn = Esta Vantagem só vale no teu turno.
reason-diy_after_play = Faz Tu Mesmo usa-se em vez de jogar uma carta.
reason-do_over_no_play = Não jogaste nenhuma carta neste turno.
reason-do_over_no_card = Não tens uma segunda carta que possas jogar.
reason-recycling_empty = A tua pilha de descarte está vazia.
reason-recycling_not_now = Responde primeiro a isto; depois já podes usar Reciclagem.
reason-already_played = Já jogaste uma carta neste turno.
reason-must_recruit = Tens de recrutar uma carta. Há: Parque { $park }, baralho do Parque { $deck }, Quintais dos rivais { $yards }.
reason-birthday_no_yard = A carta extra tem de vir do Parque ou do baralho do Parque.
reason-bad_suit = Aqui só vale um dos seis naipes.
reason-add_only_leader = Só o líder acrescenta cartas e símbolos do Esconderijo.
reason-add_no_multiplier = Esta ação não se multiplica por nenhum naipe.
reason-add_too_late = As cartas acrescentam-se quando a ação começa.
reason-follow_too_many =
    { $limit ->
        [one] Só podes descartar uma carta para seguir; duas, só com Copiar e Colar.
       *[other] Só podes descartar { $limit } cartas para seguir.
    }
reason-second_card_useless = A segunda carta não fazia aumentar nada.
reason-kind_bound = Tens de levar { $kind }, como o líder.
reason-fort_at_top = O teu Forte já está no nível mais alto.
reason-cannot_pay =
    { $less ->
        [0] O próximo nível custa { $price } recursos: Pizza, pelo menos { $pizza }; Brinquedos, pelo menos { $toys }. Em falta: { $missing }.
       *[other] Aqui o próximo nível custa { $price } recursos: Pizza, pelo menos { $pizza }; Brinquedos, pelo menos { $toys }; e um deles sai de graça. Em falta: { $missing }.
    }
reason-wrong_payment =
    { $less ->
        [0] O custo não é bem esse: são { $price } recursos, com Pizza, pelo menos { $pizza }, e Brinquedos, pelo menos { $toys }.
       *[other] O custo não é bem esse: aqui são { $price } recursos, com Pizza, pelo menos { $pizza }, e Brinquedos, pelo menos { $toys }, e um deles sai de graça.
    }
reason-payment_elsewhere = O custo está certo, mas não tens esses recursos aí.
reason-pack_full = A tua Mochila está cheia: cabem lá { $limit }.
reason-lookout_full = O teu Esconderijo está cheio: cabem lá { $limit }.
reason-no_such_player = Nesta mesa não há esse jogador.
reason-not_a_rival = Escolhe outro jogador.
reason-own_yard = Não podes recrutar do teu próprio Quintal.
reason-no_rival_yard_card = Nenhum rival tem cartas no Quintal.
reason-source_empty = Não há nenhuma carta para levar daí.
reason-card_not_there = Esta carta não está aí.
reason-nothing_to_tuck = Não há carta para pôr no teu Esconderijo.
reason-nothing_to_trash = Não tens cartas na mão nem na pilha de descarte.
reason-lookout_fixed = As cartas nunca saem do Esconderijo.
reason-cannot_trash_there = Só cartas da tua mão ou da tua pilha de descarte, e não a jogada nem as acrescentadas.
reason-nothing_to_stow = Não tens esse recurso nas tuas Tralhas.
reason-nothing_to_spend = Não tens esse recurso.
reason-nothing_to_convert = Não tens esse recurso aí.
reason-convert_direction = As conversões vão todas no mesmo sentido: aqui convertes { $kind }.
reason-mixed_kinds = É um só recurso para a ação toda: desta vez, { $kind }.
reason-pack_empty = Nesta Mochila não há nada para copiar.
reason-more_than_pack = Nesta Mochila há menos. Pizza: { $pizza }, Brinquedos: { $toys }.
reason-more_than_count =
    { $count ->
        [one] Esta ação só se faz uma vez.
       *[other] Esta ação faz-se no máximo { $count } vezes.
    }
reason-stuff_full = Não há espaço para isso: nas tuas Tralhas cabem { $limit } de cada recurso.
reason-blank_action = Esta caixa está vazia.
reason-action_used = Já usaste esta ação.
reason-follow_from_lookout = As cartas do Esconderijo não se descartam para seguir.
reason-not_in_hand = Esta carta não está na tua mão.
reason-not_in_pile = Esta carta não está na tua pilha de descarte.
reason-no_actions = Esta carta não tem ações, por isso não se pode jogar.
reason-follow_no_match = Para seguir precisas de { $suit } ou de uma moeda; esta carta não tem nem uma coisa nem outra.
reason-coin_adds_nothing = Contar a moeda não muda nada aqui: segue com a carta tal como está.
reason-not_in_lookout = Esta carta não está no teu Esconderijo.
reason-add_no_match = A carta não tem { $suit }, o naipe que esta ação conta.
reason-must_name_suit = Diz qual dos seis naipes vale a moeda da tua carta.
reason-not_added = Não acrescentaste esta carta.
reason-coin_locked = Esta moeda já vale { $suit }.
reason-coin_needs_no_name = Aqui conta a própria moeda: não precisa de outro naipe.
reason-same_name = Esta moeda já vale esse naipe.
reason-coin_named = Já disseste o que esta moeda vale nesta ação.
reason-already_counted = Este símbolo do teu Esconderijo já está a contar.
reason-own_symbol_counts = O símbolo da própria carta conta sempre; não o podes deixar de fora.
reason-not_now = Esta escolha não é para esta fase, nem para este passo.
reason-no_effect = Agora esta ação não fazia nada.
reason-add_useless = Assim, uma das cartas acrescentadas não mudava nada.
reason-lookout_useless = Assim, um símbolo do teu Esconderijo não mudava nada.
reason-add_breaks_full = Com esta carta não conseguias fazer nenhuma ação por completo.
reason-none_full = Agora não consegues fazer por completo nenhuma ação desta carta.
reason-follow_not_full = Quem segue tem de fazer a ação por completo; assim não conseguias.
reason-must_finish_full = Só fizeste parte da primeira ação: tens de fazer a outra por completo.
reason-must_be_full = Esta ação tem de ser feita por completo.
reason-nothing_done = Ainda não fizeste nada: faz pelo menos uma coisa.
reason-then_mandatory = Depois do lado esquerdo tens de fazer o direito.
reason-stop_wastes_addition = Faz pelo menos { $count } vezes; senão, uma carta acrescentada não mudava nada.
reason-dead_end = Depois disto já não conseguias fazer nenhuma ação por completo.

## The score pad

reason-pad_level = { $name }: o Forte não pode estar no nível { $value }; o mais alto é o { $limit }.
reason-pad_stuff = { $name }: nas Tralhas cabem no máximo { $limit } de cada recurso, não { $value } ({ $kind }).
reason-pad_pack = { $name }: neste nível cabem na Mochila { $limit } recursos, não { $value } (mais só com perk = "xxl_backpack").
reason-pad_lookout = { $name }: neste nível cabem no Esconderijo { $limit } cartas, não { $value }.
reason-pad_too_many_copies = { $kid } aparece { $found } vezes, mas a caixa só tem { $copies }.
reason-pad_card_twice = { $card } não pode estar com dois jogadores.
reason-pad_foreign_friend = { $name }: há Melhores Amigos de dois tabuleiros; cada jogador só tem os de um.
reason-pad_rule_missing = { $name }: a partir do nível { $level } há uma Regra Inventada; diz qual é.
reason-pad_rule_early = { $name }: a Regra Inventada só vem com o nível { $level }.
reason-pad_perk_early = { $name }: a Vantagem só vem com o nível { $level }.
reason-pad_macaroni_early = { $name }: a Colagem de Macarrão só vem com o nível { $level }.
reason-pad_macaroni_twice = Só existe uma Colagem de Macarrão.
reason-pad_macaroni_unowned = Há um Forte no nível { $level }: diz quem lá chegou primeiro e levou a Colagem de Macarrão (macaroni = true).
reason-tie_by_level = Empate entre { $tied }; ganha { $winner }, com o Nível de Forte mais alto.
reason-victory_shared = { $winners } ganham em conjunto.

## Box files

reason-box_wrong_sum = { $file }, [{ $table }] { $field }: a caixa diz { $stated }, mas tem { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field }: são precisos { $needed }, e só há { $found }.
reason-box_not_a_pair = { $file }, [{ $table }] { $field }: o tabuleiro { $board } precisa de dois Melhores Amigos, não { $found }.
reason-box_not_symbols = { $file }, [{ $table }] { $field }: «{ $value }» não é uma lista de um ou dois naipes.
reason-box_playable_symbols = { $file }, [{ $table }] { $field }: { $kid } tem uma ação, por isso mostra um só símbolo.
reason-box_public_any_suit = { $file }, [{ $table }] { $field }: { $kid } não pode contar any_suit na ação pública: quem segue não escolhe naipe.
reason-box_action_misfit = { $file }, [{ $table }] { $field }: em «{ $action }», sinal { $place }, «{ $found }» não cabe aqui.
reason-box_action_unfinished = { $file }, [{ $table }] { $field }: «{ $action }» acaba cedo de mais (sinal { $place }).
reason-box_action_too_deep = { $file }, [{ $table }] { $field }: «{ $action }» multiplica ou ordena as partes de uma forma que as regras não resolvem.

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
reason-fault_rule = { $seat }: a Regra Inventada e o Nível de Forte não batem certo.
reason-fault_perk = { $seat }: a Vantagem e o Nível de Forte não batem certo.
reason-fault_rule_pile = As Regras Inventadas na pilha e com os jogadores deviam ser { $count } ao todo, uma de cada.
reason-fault_perk_row = As Vantagens na fila, com os jogadores e usadas deviam ser { $count } ao todo, uma de cada.
reason-fault_macaroni = A Colagem de Macarrão só tem dono quando um Forte está no nível mais alto.
reason-fault_park = Enquanto houver baralho do Parque, há { $count } cartas no Parque.
reason-fault_ending = O baralho do Parque acabou, por isso esta tem de ser a última ronda.
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

choice-skip = Não jogar nenhuma carta
choice-use_diy = Usar Faz Tu Mesmo: avançar o Forte por mais um recurso
choice-use_public = Usar a ação pública
choice-use_private = Usar a ação privada
choice-stop = Parar aqui
choice-leave_out = Deixar isto de fora
choice-done = Já está
choice-decline = Não seguir
choice-use_do_over = Usar De Novo: jogar uma segunda carta
choice-use_rough_housing = Usar Brincadeira Violenta: remover a carta jogada
choice-no = Agora não
choice-recruit_deck = Recrutar às cegas a carta de cima do baralho do Parque
choice-tuck_deck = Pôr no Esconderijo, às cegas, a carta de cima do baralho do Parque
choice-take_kind = Levar { $kind }
choice-stow = Pôr 1 { $kind } na Mochila
choice-stow_supply = Pôr na Mochila 1 { $kind } da reserva
choice-spend = Gastar 1 recurso { $place }
choice-convert = Converter 1 { $kind } { $place }
choice-copy_from = Copiar a Mochila de { $rival }
choice-name_suit = A moeda vale { $suit }
choice-pick_suit = Contar { $suit }
choice-pick_without = Contar { $suit }, sem o símbolo da própria carta
choice-keep_rule = Guardar { $rule }
choice-take_perk = Levar { $perk }
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
choice-rename = A moeda de { $kid } passa a valer { $suit }
choice-add = Acrescentar { $kid }
choice-add_as = Acrescentar { $kid }, com a moeda a valer { $suit }
choice-lookout = Acrescentar { $suit } de { $kid }, no Esconderijo
choice-tuck = Pôr { $kid } no Esconderijo
choice-tuck_park = Pôr no Esconderijo { $kid }, do Parque
choice-tuck_yard = Pôr no Esconderijo { $kid }, do Quintal de { $rival }
choice-trash = Remover { $kid } da mão
choice-trash_discard = Remover { $kid } da pilha de descarte
choice-trash_yard = Remover { $kid } do Quintal de { $rival }
choice-recruit_park = Recrutar { $kid } do Parque
choice-recruit_yard = Recrutar { $kid } do Quintal de { $rival }
choice-follow = Seguir com { $kid }
choice-follow_coin = Seguir com { $kid }, a contar também a moeda
choice-recycle = Usar Reciclagem: levar { $kid } para a mão
choice-keep = Guardar { $kid }

## Questions

ask-draft_pick = Que miúdo guardas?
ask-choose_play = Que carta jogas?
ask-name_suit = Que naipe vale a moeda de { $kid }?
ask-choose_action = Que ação de { $kid } usas?
ask-choose_additions = Mais { $suit }? Até agora: { $number }.
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
ask-choose_rule = Que Regra Inventada guardas?
ask-choose_perk = Que Vantagem levas?
ask-choose_follow = { $rival } joga { $kid } ({ $suit }). Segues?
ask-use_rough_housing = Brincadeira Violenta: removes { $kid }, a carta de { $rival }?
ask-use_do_over = Usas De Novo para jogares uma segunda carta?
ask-use_recycling = Usas Reciclagem agora?
ask-choose_recruit = Quem recrutas?
ask-use_birthday_party = Festa de Aniversário: recrutas mais uma carta?

## What is being done

unit-gather_pizza = Recolher Pizza
unit-gather_toy = Recolher Brinquedos
unit-gather_any = Recolher recursos
unit-stow = Pôr um recurso na Mochila
unit-tuck = Pôr uma carta no Esconderijo
unit-trash = Remover uma carta
unit-trash_this = Remover esta carta
unit-trash_rival = Remover uma carta de um rival
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
    } e vai em { $track }.
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
event-marked = { $kid } sai do jogo quando já todos tiverem seguido.
event-stowed = { $seat } põe 1 { $kind } na Mochila.
event-stowed_supply = { $seat } põe na Mochila 1 { $kind } da reserva.
event-tucked = { $seat } põe no Esconderijo { $kid } { $place }.
event-trashed = { $seat } remove { $kid } { $place }.
event-trashed_rival = { $seat } remove { $kid } do Quintal de { $rival }.
event-spent = { $seat } gasta 1 { $kind } { $place }.
event-converted = { $seat } converte 1 { $kind } em 1 { $into }.
event-copied =
    { $seat } copia a sua Mochila: { $pizza ->
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
ending-points = Alguém chegou ao fim da Pista de Vitória
ending-level = Um Forte chegou ao nível mais alto
ending-park_deck = O baralho do Parque acabou
ending-safety_stop = A partida durou demasiado
event-played = { $seat } joga { $kid }.
event-named_suit = A moeda de { $kid } vale { $suit }.
event-began = { $seat } usa a { $action } de { $kid }.
action-public = ação pública
action-private = ação privada
event-picked_suit = { $seat } conta { $suit }.
event-added = { $seat } acrescenta { $kid }.
event-added_coin = { $seat } acrescenta { $kid }, com a moeda a valer { $suit }.
event-added_lookout = { $seat } acrescenta { $suit } de { $kid }, no Esconderijo.
event-renamed_coin = { $seat } põe a moeda de { $kid } a valer { $suit }.
event-skipped = { $seat } não joga nenhuma carta.
event-used_diy = { $seat } usa Faz Tu Mesmo.
event-used_do_over = { $seat } usa De Novo e joga mais uma carta.
event-trashed_this = { $kid } sai do jogo.
event-followed = { $seat } segue com { $kid }.
event-declined = { $seat } não segue.
event-rough_housed = { $seat } usa Brincadeira Violenta: { $rival } perde { $kid }.
event-recycled = { $seat } usa Reciclagem e leva { $kid } para a mão.
event-looked_at_rules = Estas são as Regras Inventadas à escolha: { $rules }.
event-kept_rule = { $seat } guarda a Regra Inventada { $rule }.
event-kept_rule-veiled = { $seat } guarda uma Regra Inventada em segredo.
event-took_perk = { $seat } leva a Vantagem { $perk }.
suit-any = um naipe à tua escolha
event-began_turn = Ronda { $round }: lidera { $seat }.
event-cleaned_up = { $seat } limpa o Quintal para a pilha de descarte: { $kids }.
event-discarded = { $seat } descarta { $kids }.
event-left_in_yard = { $seat } deixa no Quintal: { $kids }.
event-shuffled =
    { $seat } baralha a pilha de descarte e fica com um novo baralho de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } (já tinha tirado: { $drawn }).
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
event-ended = A partida acabou. Viram-se todas as Regras Inventadas.
event-revealed_rule = { $seat } vira a Regra Inventada { $rule }.
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
event-seated = { $seat } começa. Ordem de jogo: { $order }.
event-got_board = { $seat } fica com o tabuleiro { $board }.
event-laid_out_park = No Parque: { $kids }.
event-dealt = { $seat } recebe { $kids }.
event-dealt-veiled = { $seat } recebe os seus miúdos.

## Options

option-edition = Livro de regras
option-edition-pt-br = brasileiro
option-edition-pt-br-prompted = brasileiro (pergunta sempre pela Reciclagem)
option-edition-it = italiano
option-edition-it-prompted = italiano (pergunta sempre pela Reciclagem)
option-edition-fr = francês
option-edition-fr-prompted = francês (pergunta sempre pela Reciclagem)
option-setup = Preparação
option-setup-basic = básica: os miúdos saem à sorte
option-setup-advanced = avançada: cada um escolhe os seus miúdos
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
view-order = Ordem de jogo
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
view-moment = Em curso
view-answered = Já escolheram
view-own = Só tu vês
view-cards_played = Cartas jogadas neste turno
view-play_area = Área de jogo
view-played = Carta jogada
view-named = Naipe da jogada
view-to_follow = Naipe para seguir
view-added = Cartas acrescentadas
view-named_lookout = Moedas do Esconderijo
view-public = Ação pública
view-private = Ação privada
view-bound = Quem segue tem de levar
view-trash_due = Sai do jogo a seguir
view-followed = Já seguiram
view-converted = Convertido neste turno
view-kid = Carta
view-suit = A moeda vale
view-seat = Jogador
view-board = Tabuleiro
view-track = Pista de Vitória
view-level = Nível de Forte
view-stuff = Tralhas
view-pizza = Pizza
view-toys = Brinquedos
view-pack = Mochila
view-limit = Cabem
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
ending-none = ainda não
extent-none = não feita
extent-part = feita em parte
extent-full = feita por completo

## What simulations count

fact-rounds = Rondas
fact-ending = O que acabou com o jogo

## Where there is nothing to name

mark-none = nada
mark-hidden = escondida

## Editions

edition-pt-BR = brasileiro
edition-it = italiano
edition-fr = francês

## What is pending

view-step = Passo
view-details = Pormenores
step-draft = Escolha de cartas
step-choose_play = Jogar uma carta
step-name_suit = Dizer o naipe da moeda
step-choose_action = Ações da carta jogada
step-pick_suit = Escolher um naipe
step-additions = Acrescentar cartas
step-run = Ação em curso
step-choose_rule = Escolher uma Regra Inventada
step-choose_perk = Escolher uma Vantagem
step-window = Seguir
step-second_card = Segunda carta para seguir
step-rough_housing = Brincadeira Violenta
step-aftermath = Depois de todos seguirem
step-do_over = De Novo
step-recruit = Recrutar
step-birthday_party = Festa de Aniversário
step-closing = Descartar e Tirar
step-recycle = Reciclagem
step-refill = Baralhar outra vez
step-prompted = Perguntas sobre a Reciclagem

pad-pizza = Pizza nas Tralhas
pad-toys = Brinquedos nas Tralhas
pad-pack_pizza = Pizza na Mochila
pad-pack_toys = Brinquedos na Mochila
pad-cards = Todos os outros miúdos do baralho

## What reports of balance count

tally-kid = Miúdos
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
table-level-start = Nível { $level }: o começo.
table-fort-at = Forte no nível { $level }
table-park-deck = Baralho do Parque, cartas que restam: { $count }
table-none-left = Já não há nenhuma
table-secret-rule = Uma Regra Inventada secreta
table-pile = { $pile }, cartas: { $count }
table-more = Ver tudo deste jogador
table-empty-yard = Ninguém no Quintal
table-first-player = Primeiro jogador
table-plays = { $seat } joga:
table-suit-to-match = Para seguir: { $suit } ou moeda
table-bound = Quem segue leva o mesmo: { $kind }
table-followed = Já seguiram: { $seats }
table-actions = Ações de { $kid }
table-count-suit = Que naipe contas?
table-add-more = Acrescenta cartas com { $suit } ou moeda.
table-take-back = Tirar { $name }
table-coin-as = A moeda de { $kid } vale
table-put-back = Devolver
table-outcome =
    Dá isto: { $effect }{ $times ->
        [one] .
       *[other] , { $times } vezes.
    }
table-no-fit =
    { $rest ->
        [one] { $rest } não cabe.
       *[other] { $rest } não cabem.
    }
table-in-part = Só em parte.
table-cannot-follow = Nenhuma das tuas cartas dá para seguir.
table-cannot-play = Nenhuma das tuas cartas dá para jogar.
table-spend = Gastar 1 { $kind } { $place }
table-hint-play = Escolhe na tua mão uma das cartas que brilham.
table-hint-glow = Escolhe o que brilha: toca ou arrasta.
table-from-pile = Leva uma para a tua mão.
table-waiting = À espera de { $names }…
table-payment = O teu pagamento
table-from-stuff_pizza = Pizza das tuas Tralhas
table-from-stuff_toys = Brinquedos das tuas Tralhas
table-from-pack_pizza = Pizza da tua Mochila
table-from-pack_toys = Brinquedos da tua Mochila
table-fewer = Menos: { $what }
table-more-of = Mais: { $what }
table-pay = Pagar e construir
table-choose-one = Escolhe uma
table-draft-wait = Já está. As outras passam para { $seat } quando todos escolherem.
table-draft-pass = Guarda uma carta; as outras passam para { $seat }.
table-draft-none = O teu bando começa aqui.
table-empty-hand = A tua mão está vazia.
table-own-yard = O teu Quintal: os rivais podem levar estes miúdos
table-own-deck = O teu baralho, sem ordem
table-discard-of = Pilha de descarte de { $seat }
table-finale = Os fortes no fim
table-legend = O que querem dizer os ícones
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
zone-outcome = O que dá
zone-packet = Cartas restantes
zone-kept = Cartas guardadas
about-zone-hand = As cartas que podes jogar, acrescentar a uma jogada ou usar para seguir um rival. Só tiras novas no fim do teu turno.
about-zone-yard = Os miúdos que não usaste no teu turno esperam aqui. Até ao teu próximo turno, os rivais podem recrutá-los. Os Melhores Amigos nunca vêm parar aqui.
about-zone-lookout = As cartas que aqui pões ficam até ao fim do jogo. Quando lideras, podes acrescentar os símbolos delas a qualquer ação. Cabe uma carta a mais do que o teu Nível de Forte.
about-zone-stuff = A Pizza e os Brinquedos que tens à mão. Os círculos vazios mostram quanto ainda cabe de cada tipo; o que não cabe não se ganha.
about-zone-pack = Recursos que guardaste das Tralhas, em qualquer mistura. Nunca voltam para lá, mas servem para pagar, e muitas cartas dão pontos por eles.
about-zone-fort = Cada degrau mostra o custo em cima, o número e os pontos que vale no fim. Os primeiros trazem uma Regra Inventada e uma Vantagem; o primeiro Forte no topo leva a Colagem de Macarrão e acaba o jogo. Quanto mais alto o Forte, mais cabe na Mochila e no Esconderijo.
about-zone-discard_pile = Cartas usadas e recrutadas, à vista de todos. Quando precisas de tirar cartas e o baralho acaba, esta pilha é baralhada e passa a ser o novo baralho.
about-zone-deck = O baralho de cada um, virado para baixo. O dono pode ver que cartas lá estão, mas a ordem ninguém sabe.
about-zone-park = Miúdos que qualquer um pode recrutar. A carta que sai é logo substituída por outra do baralho do Parque.
about-zone-park_deck = Também podes recrutar a carta de cima, às cegas. Quando sair a última, esta ronda é a última.
about-zone-perk_row = Quando o teu Forte chegar ao nível com o coração, leva uma destas Vantagens. A fila nunca é reposta.
about-zone-rule_pile = Quando o teu Forte chegar ao nível com o bilhete, vê-as todas e guarda uma em segredo: dá pontos no fim.
about-zone-made_up_rule = Este jogador tem uma Regra Inventada. Qual é, só se vê no fim do jogo.
about-zone-macaroni = É para o primeiro jogador cujo Forte chegue ao topo, e vale mais uns pontos no fim.
about-zone-trash_box = Cartas removidas e Vantagens já usadas. Nunca voltam.
about-zone-track = Os pontos ganhos durante o jogo. Quando alguém chega ao fim da pista, esta ronda é a última.
about-zone-play = A carta do líder e o que se lhe acrescentou. A ação pública (megafone) todos a podem seguir; a privada (cadeado) só o líder a usa. Pelo menos uma das ações tem de ser feita por completo.
about-zone-additions = Cartas da tua mão com o naipe que conta (ou moeda) e símbolos do teu Esconderijo. Cada um tem de mudar o resultado.
about-zone-outcome = O que a ação faria agora: os símbolos que contam, o que ganhas e o que já não cabe.
about-zone-packet = Na preparação avançada guardas uma destas cartas e passas as outras para a esquerda.
about-zone-kept = As cartas que guardaste: são o teu baralho, com os teus dois Melhores Amigos.
about-kid =
    Símbolos: { $suits }.
    Ação pública, que os rivais podem seguir: { $public }
    Ação privada, só para quem a joga: { $private }
about-perk = { $text }
about-made_up_rule = { $text } Até ao fim, só o dono sabe qual é.
about-suit = Um naipe. Conta os símbolos para aumentares uma ação; descarta uma carta que o mostre para seguires uma carta deste naipe.
about-suit-coin = O naipe joker: quando o acrescentas vale qualquer um dos seis, e quando segues serve para todos.
about-kind-pizza = Um recurso. Serve para construir o Forte; algumas cartas transformam-no em pontos.
about-kind-toy = Um recurso. Serve para construir o Forte; algumas cartas transformam-no em pontos.
about-sign-public = O líder pode usá-la, e depois cada rival pode segui-la se descartar uma carta do mesmo naipe.
about-sign-private = Só quem joga a carta a pode usar.
about-sign-times = O que está antes faz-se uma vez por cada coisa que está depois. Acrescenta cartas com esse naipe para o fazeres mais vezes.
about-sign-then = Primeiro fazes o que está antes da seta; só depois vem o que está a seguir.
about-sign-opening_bracket = O que está cá dentro anda junto e repete-se junto.
about-sign-first = Foi quem começou. Na última ronda, joga-se até voltar a ser a vez deste jogador.
about-unit-gather_pizza = Leva Pizza da reserva para as tuas Tralhas, enquanto houver espaço.
about-unit-gather_toy = Leva Brinquedos da reserva para as tuas Tralhas, enquanto houver espaço.
about-unit-gather_any = Leva Pizza ou Brinquedos da reserva para as tuas Tralhas: um só tipo para a ação toda, enquanto houver espaço.
about-unit-stow = Passa um recurso das tuas Tralhas para a Mochila. Nunca volta para lá, mas serve para pagar.
about-unit-tuck = Põe uma carta da mão no teu Esconderijo. Lá ajuda-te sempre que lideras, até ao fim do jogo.
about-unit-recruit = Leva uma carta do Parque, do baralho dele ou do Quintal de um rival para a tua pilha de descarte.
about-unit-trash = Tira do jogo uma carta da tua mão ou da tua pilha de descarte. Com um baralho pequeno, os teus melhores miúdos voltam mais cedo.
about-unit-trash_rival = Tira do jogo uma carta do Quintal de um rival.
about-unit-trash_this = Esta própria carta sai do jogo, quando já todos tiverem seguido.
about-unit-spend_pizza = Devolve à reserva uma Pizza das tuas Tralhas ou da tua Mochila.
about-unit-spend_toy = Devolve à reserva um Brinquedo das tuas Tralhas ou da tua Mochila.
about-unit-convert = Troca Pizza por Brinquedos ou Brinquedos por Pizza, nas tuas Tralhas ou na tua Mochila.
about-unit-copy_pack = Ganha para as tuas Tralhas recursos iguais aos da tua Mochila. Na Mochila fica tudo como está.
about-unit-copy_rival_pack = Ganha para as tuas Tralhas recursos iguais aos da Mochila de um rival. O rival não perde nada.
about-unit-advance = Paga o custo do próximo nível, e o teu Forte sobe um nível.
about-unit-advance_minus_1 = O teu Forte sobe um nível, e pagas menos um recurso do que o custo.
about-unit-advance_plus_1 = O teu Forte sobe um nível, e pagas mais um recurso do que o custo, de qualquer tipo.
about-unit-score = Avança um passo na Pista de Vitória por cada estrela.
about-number-any_suit = Escolhe um naipe. A ação faz-se uma vez por cada símbolo dele nesta carta, nas cartas que acrescentares e no teu Esconderijo.
about-number-lookout_cards = A ação faz-se uma vez por cada carta no teu Esconderijo.
about-number-pack_tokens = A ação faz-se uma vez por cada recurso na tua Mochila.
about-number-fort_level = A ação faz-se uma vez por cada nível do teu Forte.

## The lesson

lesson-welcome = Olá, é aqui a casa na árvore! Tens um bando de miúdos que junta Pizza e Brinquedos e constrói um forte. Vamos jogar os dois primeiros turnos juntos.
lesson-goal = Ganha quem tiver mais pontos. Durante o jogo pontuas na Pista de Vitória; no fim, um Forte alto e uma Regra Inventada secreta dão mais alguns.
lesson-card = Este é o Sargento. O símbolo no canto é o naipe: uma pá. A caixa de cima, com o megafone, é a ação pública; a de baixo, com o cadeado, é a privada.
lesson-play = Pega no Sargento e escolhe a ação pública: um Brinquedo por cada pá. Depois acrescenta a outra carta com pá, a que está marcada, e vê a conta: dois Brinquedos. Carrega no botão grande.
lesson-public = Quando jogas uma carta, podes usar uma das ações ou as duas, pela ordem que quiseres. Começa pela pública.
lesson-add = As cartas da tua mão com pá ou moeda aumentam esta ação. Acrescenta a que está marcada. Só conta o símbolo dela, não as ações.
lesson-done = Duas pás, dois Brinquedos: chega. Diz que já está.
lesson-private = Os Brinquedos estão nas tuas Tralhas. Fizeste uma ação por completo, por isso podias ficar por aqui. Mas a privada vale a pena: põe cartas no teu Esconderijo. Usa-a também.
lesson-private_done = A carta que acrescentaste também conta aqui a sua pá. Não há mais nada para acrescentar.
lesson-tuck = No teu Esconderijo cabe agora uma carta. Põe lá o Menino de Ouro: a coroa fica o jogo todo, e podes acrescentá-la a todas as tuas ações com coroa.
lesson-declined = Agora o teu rival podia seguir: descartava uma carta com pá ou moeda e fazia também a tua ação pública, uma vez por cada símbolo dela. Desta vez não seguiu.
lesson-recruit = Em cada turno recrutas um miúdo novo: do Parque, às cegas do baralho do Parque, ou do Quintal de um rival. Leva Flecha e confirma.
lesson-yard = O teu turno acabou. As cartas usadas e os Melhores Amigos (os da estrela) foram para a tua pilha de descarte; a carta que não usaste espera no teu Quintal, onde os rivais a podem levar. Depois tiraste cinco cartas.
lesson-follow = O teu rival joga uma carta de pá: Pizza por cada pá. Podes seguir! Descarta a carta marcada: as duas pás dela dão-te duas Pizzas. Escolhe e confirma.
lesson-stolen = Ganhaste duas Pizzas no turno de um rival. Mas ele acabou de recrutar um miúdo do teu Quintal: quem não brinca com os seus arrisca-se a perdê-los.
lesson-price = É hora de construir. Por cima de cada degrau está o custo em Pizza e Brinquedos; por baixo, os pontos do fim e a recompensa. Podes pagar com as Tralhas e com a Mochila.
lesson-advance = Joga Faísca, um dos teus dois Melhores Amigos. A casinha quer dizer: avança o Forte. Se só houver uma maneira de pagar, fica pago por ti.
lesson-rule = No primeiro nível guardas uma Regra Inventada em segredo. Popularidade dá pontos por cada carta no Esconderijo, e já lá tens uma. Guarda-a.
lesson-rewards = O teu Forte cresceu: na Mochila e no Esconderijo já cabe mais. O próximo nível dá uma destas Vantagens, que torcem as regras a teu favor.
lesson-recruit_again = Recruta outra vez quem quiseres. Pares como os Irmãos Foguete não se podem jogar, mas contam a dobrar quando os acrescentas ou quando segues com eles.
lesson-end = A última ronda chega quando alguém alcança o fim da pista, um Forte chega ao topo ou o baralho do Parque acaba. Agora é contigo: continua a jogar, e diverte-te!
