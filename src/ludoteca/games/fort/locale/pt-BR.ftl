game-name = Fort
game-about = Junte uma turma, pizza e brinquedos, construa o melhor forte e siga o que os outros jogam.

## Suits

suit-book = livro
suit-crown = coroa
suit-glue = cola
suit-shovel = pá
suit-skateboard = skate
suit-squirt_gun = arminha de água
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
    colete { $n ->
        [one] { $n } Pizza
       *[other] { $n } Pizzas
    }
effect-gather_toy =
    colete { $n ->
        [one] { $n } Brinquedo
       *[other] { $n } Brinquedos
    }
effect-gather_any =
    colete { $n ->
        [one] { $n } Pizza ou { $n } Brinquedo
       *[other] { $n } Pizzas ou { $n } Brinquedos
    }
effect-stow =
    coloque { $n ->
        [one] { $n } recurso na sua Mochila
       *[other] { $n } recursos na sua Mochila
    }
effect-tuck =
    adicione { $n ->
        [one] { $n } carta ao seu Esconderijo
       *[other] { $n } cartas ao seu Esconderijo
    }
effect-trash = remova { $n } das suas cartas
effect-trash_this = remova esta carta
effect-trash_rival =
    remova { $n ->
        [one] { $n } carta do Quintal de um rival
       *[other] { $n } cartas dos Quintais dos rivais
    }
effect-recruit =
    recrute { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
effect-advance = avance seu Forte
effect-advance_minus_1 = avance seu Forte por 1 recurso a menos
effect-advance_plus_1 = avance seu Forte por 1 recurso a mais
effect-score =
    ganhe { $n ->
        [one] { $n } ponto de vitória
       *[other] { $n } pontos de vitória
    }
effect-spend_pizza =
    gaste { $n ->
        [one] { $n } Pizza
       *[other] { $n } Pizzas
    }
effect-spend_toy =
    gaste { $n ->
        [one] { $n } Brinquedo
       *[other] { $n } Brinquedos
    }
effect-copy_pack = copie sua Mochila
effect-copy_rival_pack = copie a Mochila de um rival
effect-convert =
    converta { $n ->
        [one] { $n } recurso
       *[other] { $n } recursos
    }
effect-times = { $effect } para cada { $number }
effect-times_one_kind = { $effect } para cada { $number }, tudo em Pizza ou tudo em Brinquedo
effect-times_all = para cada { $number }, { $effect }
effect-then = { $first }, e então { $second }
effect-both = { $first } e { $second }
number-any_suit = símbolo de um naipe à sua escolha
number-pack_tokens = recurso na sua Mochila
number-lookout_cards = carta no seu Esconderijo
number-fort_level = nível do seu Forte
sign-public = Ação pública
sign-private = Ação privada
sign-times = Vezes
sign-then = Depois
sign-opening_bracket = Parênteses
sign-first = Primeiro jogador

## Perks

perk-birthday_party = Festa de Aniversário
perk_text-birthday_party = No final da sua fase Recrutar, você pode recrutar outra carta do Parque ou do baralho de Parque.
perk-bribe = Suborno
perk_text-bribe = No seu turno, as cartas para o seu Esconderijo podem vir do Parque, do baralho de Parque ou de qualquer Quintal, em vez da sua mão.
perk-copy_cat = Copiar e Colar
perk_text-copy_cat = Ao seguir, você pode descartar duas cartas correspondentes e usar os naipes de ambas.
perk-diy = Faça Você Mesmo
perk_text-diy = Uma vez, no seu turno, em vez de jogar uma carta: avance seu Forte por um recurso a mais. Ninguém pode seguir.
perk-do_over = De Novo
perk_text-do_over = Uma vez, depois de jogar uma carta no seu turno e de todos seguirem ou não: jogue uma segunda carta.
perk-recycling = Reciclagem
perk_text-recycling = Uma vez, em qualquer momento do seu turno: pegue uma carta da sua pilha de descarte para a sua mão.
perk-rough_housing = Brincadeira Violenta
perk_text-rough_housing = Uma vez, em vez de seguir e depois que todos os outros rivais decidirem: remova a carta jogada pelo líder.
perk-sticky_fingers = Mãos Leves
perk_text-sticky_fingers = No seu turno, o que você coloca na Mochila pode vir da reserva em vez das suas Tralhas.
perk-xxl_backpack = Mochilão
perk_text-xxl_backpack = Sua Mochila pode guardar { $more } recursos a mais.

## Made-up rules

made_up_rule-big_plans = Grandes Planos
made_up_rule_text-big_plans =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por ação de Avançar Forte que você tenha, mesmo como parte de uma ação.
made_up_rule-friendship_bracelet = Braceletes da Amizade
made_up_rule_text-friendship_bracelet =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } para cada naipe diferente que você tenha, exceto moedas; mais { $bonus } se tiver os seis.
made_up_rule-loner = Fica na Sua
made_up_rule_text-loner =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } se você não tiver Melhores Amigos.
made_up_rule-minimalism = Minimalismo
made_up_rule_text-minimalism =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } se seu Nível de Forte for exatamente { $bonus }.
made_up_rule-piggy_bank = Cofre de Porquinho
made_up_rule_text-piggy_bank =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por Brinquedo nas suas Tralhas e na sua Mochila.
made_up_rule-pizza_party = Festa da Pizza
made_up_rule_text-pizza_party =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por Pizza nas suas Tralhas e na sua Mochila.
made_up_rule-play_palace = Castelo Pula-Pula
made_up_rule_text-play_palace =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por naipe de coroa que você tenha, sem contar moedas.
made_up_rule-popularity = Popularidade
made_up_rule_text-popularity =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } para cada carta no seu Esconderijo.
made_up_rule-secret_stash = Estoque Secreto
made_up_rule_text-secret_stash =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por recurso na sua Mochila.
made_up_rule-sleepover = Festa do Pijama
made_up_rule_text-sleepover =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } se tiver mais cartas do que qualquer rival; { $bonus } se houver empate em primeiro.
made_up_rule-slime_lab = Ciência Maluca
made_up_rule_text-slime_lab =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por naipe de livro que você tenha, sem contar moedas.

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
kid-lefty = Calopsita
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
reason-pick_is_final = Você já guardou uma carta neste passo.
reason-no_follow_window = Não há ação pública para seguir.
reason-follow_decided = Você já decidiu sobre esta carta.
reason-rough_no_window = Esta carta não tem ação pública para seguir.
reason-rough_best_friend = Melhores Amigos não podem ser removidos por um rival.
reason-rough_followed = Você seguiu esta carta.
reason-rough_too_early = Espere até que todos os outros rivais tenham decidido.
reason-not_your_decision = Agora é outra pessoa que decide.
reason-rough_decline_first = Diga primeiro que não segue; depois você poderá usá‑la.
reason-not_in_packet = Esta carta não está entre as suas cartas remanescentes.
reason-not_in_row = Esta carta não está à disposição.
reason-must_take_reward = Escolha primeiro sua Regra Inventada ou Vantagem.
reason-perk_not_owned = Você não tem esta Vantagem.
reason-perk_other_turn = Esta Vantagem só funciona no seu próprio turno.
reason-diy_after_play = Faça Você Mesmo substitui jogar uma carta.
reason-do_over_no_play = Você não jogou uma carta neste turno.
reason-do_over_no_card = Você não tem uma segunda carta que possa jogar.
reason-recycling_empty = Sua pilha de descarte está vazia.
reason-recycling_not_now = Responda primeiro a isto; depois pode usar Reciclagem.
reason-already_played = Você já jogou uma carta neste turno.
reason-must_recruit = Você precisa recrutar uma carta. Há: Parque { $park }, baralho de Parque { $deck }, Quintais rivais { $yards }.
reason-birthday_no_yard = A carta extra deve vir do Parque ou do baralho de Parque.
reason-bad_suit = Aqui só se pode declarar um dos seis naipes.
reason-add_only_leader = Só o líder adiciona cartas e naipes do Esconderijo.
reason-add_no_multiplier = Esta ação não é multiplicada por um naipe.
reason-add_too_late = As cartas são adicionadas quando a ação começa.
reason-follow_too_many =
    { $limit ->
        [one] Você só pode descartar uma carta para seguir; duas, só com Copiar e Colar.
       *[other] Você só pode descartar { $limit } cartas para seguir.
    }
reason-second_card_useless = A segunda carta não aumentaria a quantidade.
reason-kind_bound = Você deve pegar { $kind }, como o líder.
reason-fort_at_top = Seu Forte está no nível mais alto.
reason-cannot_pay =
    { $less ->
        [0] O próximo nível custa { $price }, com ao menos Pizza { $pizza } e Brinquedo { $toys }. Faltam { $missing }.
       *[other] Aqui o próximo nível custa { $price }: ao menos Pizza { $pizza } e Brinquedo { $toys }, um deles de graça. Faltam { $missing }.
    }
reason-wrong_payment =
    { $less ->
        [0] Isso não é exatamente o custo: { $price }, com ao menos Pizza { $pizza } e Brinquedo { $toys }.
       *[other] Isso não é exatamente o custo: aqui { $price }, ao menos Pizza { $pizza } e Brinquedo { $toys }, um deles de graça.
    }
reason-payment_elsewhere = O custo está certo, mas esses recursos não estão aí.
reason-pack_full = Sua Mochila está cheia: nela cabem { $limit }.
reason-lookout_full = Seu Esconderijo está cheio: nele cabem { $limit }.
reason-no_such_player = Não há esse jogador nesta mesa.
reason-not_a_rival = Escolha outro jogador.
reason-own_yard = Você não pode recrutar do seu próprio Quintal.
reason-no_rival_yard_card = Nenhum rival tem cartas no Quintal.
reason-source_empty = Não há carta para pegar aí.
reason-card_not_there = Esta carta não está lá.
reason-nothing_to_tuck = Não há carta para colocar no seu Esconderijo.
reason-nothing_to_trash = Não há carta na sua mão nem na sua pilha de descarte.
reason-lookout_fixed = As cartas nunca saem do Esconderijo.
reason-cannot_trash_there = Só cartas da sua mão ou pilha de descarte, não a jogada nem as adicionadas.
reason-nothing_to_stow = Você não tem esse recurso nas suas Tralhas.
reason-nothing_to_spend = Você não tem esse recurso.
reason-nothing_to_convert = Você não tem esse recurso aí.
reason-convert_direction = Todas as conversões são no mesmo sentido: aqui você converte { $kind }.
reason-mixed_kinds = Um só recurso para a ação toda: desta vez é { $kind }.
reason-pack_empty = Não há nada nesta Mochila para copiar.
reason-more_than_pack = Nesta Mochila há menos: Pizza { $pizza }, Brinquedo { $toys }.
reason-more_than_count =
    { $count ->
        [one] Esta ação só é feita uma vez.
       *[other] Esta ação é feita no máximo { $count } vezes.
    }
reason-stuff_full = Não há espaço para isso: nas suas Tralhas cabem { $limit } de cada recurso.
reason-blank_action = Esta caixa está vazia.
reason-action_used = Você já usou esta ação.
reason-follow_from_lookout = Cartas do Esconderijo não podem ser descartadas para seguir.
reason-not_in_hand = Esta carta não está na sua mão.
reason-not_in_pile = Esta carta não está na sua pilha de descarte.
reason-no_actions = Esta carta não tem ações e não pode ser jogada.
reason-follow_no_match = Para seguir é preciso { $suit } ou moeda; esta carta não tem nenhum dos dois.
reason-coin_adds_nothing = Contar a moeda não muda nada aqui: siga com a carta como está.
reason-not_in_lookout = Esta carta não está no seu Esconderijo.
reason-add_no_match = A carta não tem { $suit }, o naipe que esta ação conta.
reason-must_name_suit = Declare um dos seis naipes para a sua carta de moeda.
reason-not_added = Você não adicionou esta carta.
reason-coin_locked = Esta moeda já vale como { $suit }.
reason-coin_needs_no_name = Aqui conta a própria moeda: ela não precisa de outro naipe.
reason-same_name = Esta moeda já vale como esse naipe.
reason-coin_named = Você já disse o que esta moeda vale nesta ação.
reason-already_counted = Este naipe do seu Esconderijo já está contando.
reason-own_symbol_counts = O naipe da própria carta sempre conta e não pode ficar de fora.
reason-not_now = Esta escolha não cabe nesta fase ou passo.
reason-no_effect = Esta ação não faria nada agora.
reason-add_useless = Assim uma das cartas adicionadas não faria diferença.
reason-lookout_useless = Assim um naipe do seu Esconderijo não faria diferença.
reason-add_breaks_full = Com esta carta você não conseguiria fazer nenhuma ação completamente.
reason-none_full = Nenhuma ação desta carta poderia ser feita completamente agora.
reason-follow_not_full = Quem segue faz a ação completa; assim você não conseguiria.
reason-must_finish_full = A primeira ação foi feita só parcialmente: faça a outra completamente.
reason-must_be_full = Esta ação precisa ser feita completamente.
reason-nothing_done = Você ainda não fez nada: faça primeiro ao menos uma coisa.
reason-then_mandatory = Depois da ação da esquerda, você deve fazer a da direita.
reason-stop_wastes_addition = Faça ao menos { $count } vezes; senão uma carta adicionada não faria diferença.
reason-dead_end = Depois disto você não poderia mais fazer uma ação completamente.

## The score pad

reason-pad_level = { $name }: o Forte não pode estar no nível { $value }; o mais alto é { $limit }.
reason-pad_stuff = { $name }: as Tralhas comportam no máximo { $limit } de cada recurso, não { $value } ({ $kind }).
reason-pad_pack = { $name }: neste nível a Mochila comporta { $limit } recursos, não { $value } (mais só com perk = "xxl_backpack").
reason-pad_lookout = { $name }: neste nível o Esconderijo comporta { $limit } cartas, não { $value }.
reason-pad_too_many_copies = { $kid } aparece { $found } vezes, mas a caixa só tem { $copies }.
reason-pad_card_twice = { $card } não pode ser de dois jogadores.
reason-pad_foreign_friend = { $name }: há Melhores Amigos de dois tabuleiros; cada jogador só tem os de um.
reason-pad_rule_missing = { $name }: a partir do nível { $level } há uma Regra Inventada; diga qual.
reason-pad_rule_early = { $name }: a Regra Inventada só vem com o nível { $level }.
reason-pad_perk_early = { $name }: a Vantagem só vem com o nível { $level }.
reason-pad_macaroni_early = { $name }: a Colagem de Macarrão só vem com o nível { $level }.
reason-pad_macaroni_twice = Só existe uma Colagem de Macarrão.
reason-pad_macaroni_unowned = Alguém está no nível { $level }: diga quem chegou primeiro e pegou a Colagem de Macarrão (macaroni = true).
reason-tie_by_level = { $tied } empatam; { $winner } vence com o Nível de Forte mais alto.
reason-victory_shared = { $winners } compartilham a vitória.

## Box files

reason-box_wrong_sum = { $file }, [{ $table }] { $field }: a caixa declara { $stated }, mas contém { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field }: são necessários { $needed }, e só há { $found }.
reason-box_not_a_pair = { $file }, [{ $table }] { $field }: o tabuleiro { $board } precisa de dois Melhores Amigos, não { $found }.
reason-box_not_symbols = { $file }, [{ $table }] { $field }: “{ $value }” não é uma lista de um ou dois naipes.
reason-box_playable_symbols = { $file }, [{ $table }] { $field }: { $kid } tem uma ação e deve mostrar exatamente um símbolo.
reason-box_public_any_suit = { $file }, [{ $table }] { $field }: { $kid } não pode contar any_suit na ação pública: seguidores não escolhem naipe.
reason-box_action_misfit = { $file }, [{ $table }] { $field }: em “{ $action }”, sinal { $place }, “{ $found }” não cabe aqui.
reason-box_action_unfinished = { $file }, [{ $table }] { $field }: “{ $action }” termina cedo demais (sinal { $place }).
reason-box_action_too_deep = { $file }, [{ $table }] { $field }: “{ $action }” multiplica ou ordena as partes de um modo que as regras não resolvem.

## The parts of a score

part-track = Trilha de Vitória
part-level = Nível de Forte
part-made_up_rule = Regra Inventada
part-macaroni = Colagem de Macarrão

## Positions that cannot be

reason-colour_taken = O tabuleiro { $board } já tem dono.
reason-fault_copies = { $kid } está na mesa { $found } vezes; deveria estar { $copies }.
reason-fault_friends = { $seat } tem um Melhor Amigo de outro tabuleiro, ou no Quintal.
reason-fault_level = { $seat }: o Nível de Forte vai de 0 a { $limit }.
reason-fault_stuff = { $seat }: as Tralhas comportam no máximo { $limit } de cada recurso.
reason-fault_pack = { $seat }: a Mochila comporta no máximo { $limit } recursos.
reason-fault_lookout = { $seat }: o Esconderijo comporta no máximo { $limit } cartas.
reason-fault_hand = { $seat }: a mão nunca tem mais de { $limit } cartas.
reason-fault_rule = { $seat }: a Regra Inventada e o Nível de Forte não combinam.
reason-fault_perk = { $seat }: a Vantagem e o Nível de Forte não combinam.
reason-fault_rule_pile = As Regras Inventadas na pilha e com os jogadores deveriam ser { $count } ao todo, uma de cada.
reason-fault_perk_row = As Vantagens na fileira, com os jogadores e usadas deveriam ser { $count } ao todo, uma de cada.
reason-fault_macaroni = A Colagem de Macarrão só tem dono quando um Forte está no nível mais alto.
reason-fault_park = Enquanto houver baralho de Parque, há { $count } cartas no Parque.
reason-fault_ending = O baralho de Parque acabou, então o final de jogo deve estar ativado.
reason-fault_play_area = { $seat } tem cartas no Quintal ou na área de jogo num momento em que não pode haver nenhuma.

## Where cards and tokens come from

place-stuff = das Tralhas
place-pack = da Mochila
place-hand = da mão
place-discard_pile = da pilha de descarte
place-park = do Parque
place-park_deck = do baralho de Parque
place-yard = de um Quintal

## Choices

choice-skip = Não jogar carta
choice-use_diy = Usar Faça Você Mesmo: avançar seu Forte por um recurso a mais
choice-use_public = Usar a ação pública
choice-use_private = Usar a ação privada
choice-stop = Parar aqui
choice-leave_out = Deixar isto de fora
choice-done = Pronto
choice-decline = Não seguir
choice-use_do_over = Usar De Novo: jogar uma segunda carta
choice-use_rough_housing = Usar Brincadeira Violenta: remover a carta jogada
choice-no = Agora não
choice-recruit_deck = Recrutar a carta do topo do baralho de Parque, sem ver
choice-tuck_deck = Adicionar ao Esconderijo a carta do topo do baralho de Parque, sem ver
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
choice-take_perk = Pegar { $perk }
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
choice-add = Adicionar { $kid }
choice-add_as = Adicionar { $kid }, com a moeda como { $suit }
choice-lookout = Adicionar { $suit } de { $kid } no Esconderijo
choice-tuck = Adicionar { $kid } ao Esconderijo
choice-tuck_park = Adicionar { $kid } do Parque ao Esconderijo
choice-tuck_yard = Adicionar { $kid } do Quintal de { $rival } ao Esconderijo
choice-trash = Remover { $kid } da mão
choice-trash_discard = Remover { $kid } da pilha de descarte
choice-trash_yard = Remover { $kid } do Quintal de { $rival }
choice-recruit_park = Recrutar { $kid } do Parque
choice-recruit_yard = Recrutar { $kid } do Quintal de { $rival }
choice-follow = Seguir com { $kid }
choice-follow_coin = Seguir com { $kid }, contando também a moeda
choice-recycle = Usar Reciclagem: pegar { $kid } para a mão
choice-keep = Guardar { $kid }

## Questions

ask-draft_pick = Qual criança você guarda?
ask-choose_play = Qual carta você joga?
ask-name_suit = Qual naipe você declara para a moeda de { $kid }?
ask-choose_action = Qual ação de { $kid } você usa?
ask-choose_additions = Adicionar para { $suit }? Já contados: { $number }.
ask-choose_kind = Pizza ou Brinquedo?
ask-choose_unit = { $unit } ({ $left ->
        [one] falta { $left }
       *[other] faltam { $left }
    })
ask-choose_payment =
    Como você paga o nível { $level }? Custa { $pizza ->
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
ask-choose_rule = Com qual Regra Inventada você fica?
ask-choose_perk = Qual Vantagem você pega?
ask-choose_follow = { $rival } jogou { $kid } ({ $suit }). Você segue?
ask-use_rough_housing = Brincadeira Violenta: remover { $kid }, carta de { $rival }?
ask-use_do_over = Usar De Novo para jogar uma segunda carta?
ask-use_recycling = Usar Reciclagem agora?
ask-choose_recruit = Quem você recruta?
ask-use_birthday_party = Festa de Aniversário: recrutar outra carta?

## What is being done

unit-gather_pizza = Coletar Pizza
unit-gather_toy = Coletar Brinquedos
unit-gather_any = Coletar recursos
unit-stow = Colocar um recurso na Mochila
unit-tuck = Adicionar uma carta ao Esconderijo
unit-trash = Remover uma carta
unit-trash_this = Remover esta carta
unit-trash_rival = Remover uma carta de rival
unit-recruit = Recrutar uma carta
unit-advance_minus_1 = Avançar o Forte por um recurso a menos
unit-advance = Avançar o Forte
unit-advance_plus_1 = Avançar o Forte por um recurso a mais
unit-score = Pontuar
unit-spend_pizza = Gastar uma Pizza
unit-spend_toy = Gastar um Brinquedo
unit-copy_pack = Copiar sua Mochila
unit-copy_rival_pack = Copiar a Mochila de um rival
unit-convert = Converter um recurso

## What happened

event-gathered_pizza =
    { $seat } coleta { $count ->
        [one] { $count } Pizza
       *[other] { $count } Pizzas
    }.
event-gathered_toys =
    { $seat } coleta { $count ->
        [one] { $count } Brinquedo
       *[other] { $count } Brinquedos
    }.
event-scored =
    { $seat } ganha { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    } e chega a { $track }.
event-paid =
    { $seat } paga { $pizza ->
        [one] { $pizza } Pizza
       *[other] { $pizza } Pizzas
    } e { $toys ->
        [one] { $toys } Brinquedo
       *[other] { $toys } Brinquedos
    }.
event-advanced = { $seat } avança o Forte para o nível { $level }.
event-took_macaroni = { $seat } chega ao topo antes de todos e pega a Colagem de Macarrão!
event-end_triggered = { $ending }: esta é a última rodada.
event-park_refilled = { $kid } chega ao Parque.
event-recruited = { $seat } recruta { $kid } { $place }.
event-recruited_yard = { $seat } recruta { $kid } do Quintal de { $rival }.
event-marked = { $kid } sai do jogo depois que os outros seguirem.
event-stowed = { $seat } coloca 1 { $kind } na Mochila.
event-stowed_supply = { $seat } coloca na Mochila 1 { $kind } da reserva.
event-tucked = { $seat } adiciona { $kid } { $place } ao Esconderijo.
event-trashed = { $seat } remove { $kid } { $place }.
event-trashed_rival = { $seat } remove { $kid } do Quintal de { $rival }.
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
ending-points = A Trilha de Vitória chegou à marca
ending-level = Um Forte chegou ao nível mais alto
ending-park_deck = O baralho de Parque acabou
ending-safety_stop = O jogo durou demais
event-played = { $seat } joga { $kid }.
event-named_suit = A moeda de { $kid } vale como { $suit }.
event-began = { $seat } usa a { $action } de { $kid }.
action-public = ação pública
action-private = ação privada
event-picked_suit = { $seat } conta { $suit }.
event-added = { $seat } adiciona { $kid }.
event-added_coin = { $seat } adiciona { $kid }, com a moeda como { $suit }.
event-added_lookout = { $seat } adiciona { $suit } de { $kid } no Esconderijo.
event-renamed_coin = { $seat } usa agora a moeda de { $kid } como { $suit }.
event-skipped = { $seat } não joga carta.
event-used_diy = { $seat } usa Faça Você Mesmo.
event-used_do_over = { $seat } usa De Novo e joga outra carta.
event-trashed_this = { $kid } sai do jogo.
event-followed = { $seat } segue com { $kid }.
event-declined = { $seat } não segue.
event-rough_housed = { $seat } usa Brincadeira Violenta: { $rival } perde { $kid }.
event-recycled = { $seat } usa Reciclagem e pega { $kid } de volta para a mão.
event-looked_at_rules = Você olha as Regras Inventadas: { $rules }.
event-kept_rule = { $seat } fica com a Regra Inventada { $rule }.
event-kept_rule-veiled = { $seat } fica em segredo com uma Regra Inventada.
event-took_perk = { $seat } pega a Vantagem { $perk }.
suit-any = um naipe à sua escolha
event-began_turn = Rodada { $round }: { $seat } lidera.
event-cleaned_up = Do Quintal para a pilha de descarte de { $seat }: { $kids }.
event-discarded = { $seat } descarta { $kids }.
event-left_in_yard = { $seat } deixa no Quintal { $kids }.
event-shuffled =
    { $seat } embaralha a pilha de descarte: novo baralho com { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } (compradas antes: { $drawn }).
event-drew =
    { $seat } compra { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }: { $kids }.
event-drew-veiled =
    { $seat } compra { $count ->
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
event-dealt-veiled = { $seat } recebe suas crianças.

## Options

option-edition = Manual
option-edition-pt-br = brasileiro
option-edition-pt-br-prompted = brasileiro (pergunta a cada vez pela Reciclagem)
option-edition-it = italiano
option-edition-it-prompted = italiano (pergunta a cada vez pela Reciclagem)
option-edition-fr = francês
option-edition-fr-prompted = francês (pergunta a cada vez pela Reciclagem)
option-setup = Preparação
option-setup-basic = básica: as crianças são distribuídas
option-setup-advanced = avançada: as crianças são selecionadas
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

view-edition = Manual
view-round = Rodada
view-turn = Turnos já jogados
view-order = Ordem dos turnos
view-leader = Líder
view-ending = Final de jogo
view-park = Parque
view-park_deck = Baralho de Parque
view-perk_row = Fileira de Vantagens
view-used_perks = Vantagens usadas
view-rule_pile = Pilha de Regras Inventadas
view-macaroni = Colagem de Macarrão
view-trash_box = Fora do jogo
view-play = Jogada em andamento
view-players = Jogadores
view-moment = Pendente
view-answered = Já escolheram
view-own = Só você vê
view-cards_played = Cartas jogadas neste turno
view-play_area = Área de jogo
view-played = Carta jogada
view-named = Naipe da jogada
view-to_follow = Naipe a seguir
view-added = Cartas adicionadas
view-named_lookout = Moedas do Esconderijo declaradas
view-public = Ação pública
view-private = Ação privada
view-bound = Seguidores devem pegar
view-trash_due = Sai do jogo em seguida
view-followed = Já seguiram
view-converted = Convertido neste turno
view-kid = Carta
view-suit = Moeda como
view-seat = Jogador
view-board = Tabuleiro
view-track = Trilha de Vitória
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
view-packet = Cartas remanescentes
view-kept = Cartas guardadas
view-pick = Sua escolha
ending-none = ainda não ativado
extent-none = não feita
extent-part = feita em parte
extent-full = feita por completo

## What simulations count

fact-rounds = Rodadas
fact-ending = O que encerrou o jogo

## Where there is nothing to name

mark-none = nada
mark-hidden = oculta

## Editions

edition-pt-BR = brasileiro
edition-it = italiano
edition-fr = francês

## What is pending

view-step = Passo
view-details = Detalhes
step-draft = Seleção de cartas
step-choose_play = Jogar uma carta
step-name_suit = Declarar um naipe
step-choose_action = Ações da carta jogada
step-pick_suit = Escolher um naipe
step-additions = Adicionar cartas
step-run = Ação em andamento
step-choose_rule = Escolher uma Regra Inventada
step-choose_perk = Escolher uma Vantagem
step-window = Seguir
step-second_card = Segunda carta para seguir
step-rough_housing = Brincadeira Violenta
step-aftermath = Depois dos seguidores
step-do_over = De Novo
step-recruit = Recrutar
step-birthday_party = Festa de Aniversário
step-closing = Descartar e Comprar
step-recycle = Reciclagem
step-refill = Reembaralhar
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
    }; vale { $points } no final.
table-level-start = Nível { $level }: o começo.
table-fort-at = Forte no nível { $level }
table-park-deck = Baralho de Parque, cartas restantes: { $count }
table-none-left = Não sobrou nenhuma
table-secret-rule = Uma Regra Inventada secreta
table-pile = { $pile }, cartas: { $count }
table-more = Mostrar tudo desta pessoa
table-empty-yard = Ninguém no Quintal
table-first-player = Primeiro jogador
table-plays = { $seat } joga:
table-suit-to-match = Para seguir: { $suit } ou moeda
table-bound = Quem segue pega o mesmo: { $kind }
table-followed = Seguida por: { $seats }
table-actions = Ações de { $kid }
table-count-suit = Que naipe você conta?
table-add-more = Adicione cartas com { $suit } ou moeda.
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
table-cannot-follow = Nenhuma carta sua pode seguir.
table-cannot-play = Nenhuma carta sua pode ser jogada.
table-spend = Gastar 1 { $kind } { $place }
table-hint-play = Escolha uma carta que brilha na sua mão.
table-hint-glow = Escolha o que brilha: toque ou arraste.
table-from-pile = Pegue uma de volta para a mão.
table-waiting = Esperando { $names } …
table-payment = Seu pagamento
table-from-stuff_pizza = Pizza das suas Tralhas
table-from-stuff_toys = Brinquedos das suas Tralhas
table-from-pack_pizza = Pizza da sua Mochila
table-from-pack_toys = Brinquedos da sua Mochila
table-fewer = Menos: { $what }
table-more-of = Mais: { $what }
table-pay = Pagar e construir
table-choose-one = Escolha uma
table-draft-wait = Escolhida. As outras vão para { $seat } quando todos estiverem prontos.
table-draft-pass = Guarde uma carta; as outras vão para { $seat }.
table-draft-none = Sua turma começa aqui.
table-empty-hand = Sua mão está vazia.
table-own-yard = Seu Quintal: rivais podem levar estas crianças
table-own-deck = Seu baralho, sem ordem
table-discard-of = Pilha de descarte de { $seat }
table-finale = Os fortes no final
table-legend = O que os ícones significam
zone-hand = Mão
zone-yard = Quintal
zone-lookout = Esconderijo
zone-stuff = Tralhas
zone-pack = Mochila
zone-fort = Forte
zone-discard_pile = Pilha de descarte
zone-deck = Baralho
zone-park = Parque
zone-park_deck = Baralho de Parque
zone-perk_row = Fileira de Vantagens
zone-rule_pile = Pilha de Regras Inventadas
zone-made_up_rule = Regra Inventada secreta
zone-macaroni = Colagem de Macarrão
zone-trash_box = Fora do jogo
zone-track = Trilha de Vitória
zone-play = A jogada
zone-additions = Cartas adicionadas
zone-outcome = O resultado
zone-packet = Cartas remanescentes
zone-kept = Cartas guardadas
about-zone-hand = As cartas que você pode jogar, adicionar a uma jogada ou usar para seguir um rival. Você só compra novas no fim do seu turno.
about-zone-yard = As crianças que você não usou no seu turno esperam aqui. Até o seu próximo turno, rivais podem recrutá-las. Melhores Amigos nunca vêm para cá.
about-zone-lookout = Cartas colocadas aqui ficam até o fim do jogo. Quando você lidera, os símbolos delas podem ser somados a cada ação. Cabe uma carta a mais que o seu Nível de Forte.
about-zone-stuff = Suas Pizzas e seus Brinquedos à mão. Os círculos vazios mostram o espaço que resta de cada tipo; o que não cabe não é ganho.
about-zone-pack = Recursos guardados vindos das Tralhas, em qualquer mistura. Eles nunca voltam, mas servem para pagar, e muitas cartas pontuam por eles.
about-zone-fort = Cada degrau mostra o preço em cima, o número e os pontos que vale no final. Os primeiros trazem uma Regra Inventada e uma Vantagem; o primeiro forte no topo leva a Colagem de Macarrão e encerra o jogo. Fortes mais altos têm mais espaço na Mochila e no Esconderijo.
about-zone-discard_pile = Cartas usadas e recrutadas, visíveis para todos. Quando o baralho acaba durante a compra, esta pilha é embaralhada e vira um novo baralho.
about-zone-deck = Um baralho pessoal, virado para baixo. Quem é dono pode ver quais cartas há nele, mas ninguém sabe a ordem.
about-zone-park = Crianças que qualquer um pode recrutar. A carta levada é reposta na hora com o baralho de Parque.
about-zone-park_deck = Você também pode recrutar a carta do topo, sem ver. Quando a última carta sai, esta rodada é a última.
about-zone-perk_row = Quando seu forte chega ao nível com o coração, pegue uma destas Vantagens. A fileira nunca é reposta.
about-zone-rule_pile = Quando seu forte chega ao nível com o bilhete, olhe todas e guarde uma em segredo: ela pontua no final.
about-zone-made_up_rule = Esta pessoa tem uma Regra Inventada. Qual é só aparece no final do jogo.
about-zone-macaroni = Vai para a primeira pessoa cujo forte chega ao topo, e vale pontos extras no final.
about-zone-trash_box = Cartas removidas e Vantagens usadas. Nunca voltam.
about-zone-track = Pontos marcados durante o jogo. Quando alguém chega ao fim da linha, esta rodada é a última.
about-zone-play = A carta do líder e o que foi adicionado a ela. A ação pública (megafone) todos podem seguir; a privada (cadeado) só o líder usa. Ao menos uma ação deve ser feita por completo.
about-zone-additions = Cartas da sua mão que mostram o naipe contado (ou moeda) e símbolos do seu Esconderijo. Cada um precisa mudar o resultado.
about-zone-outcome = O que a ação faria agora: os símbolos contados, o que você ganha e o que não cabe.
about-zone-packet = Na preparação avançada, você guarda uma destas cartas e passa as outras para a esquerda.
about-zone-kept = As cartas que você guardou: elas formam seu baralho, com seus dois Melhores Amigos.
about-kid =
    Símbolos: { $suits }.
    Ação pública, que rivais podem seguir: { $public }
    Ação privada, só de quem joga: { $private }
about-perk = { $text }
about-made_up_rule = { $text } Só quem tem a carta a conhece até o final.
about-suit = Um naipe. Conte seus símbolos para aumentar uma ação; descarte uma carta que o mostra para seguir uma carta deste naipe.
about-suit-coin = O naipe coringa: vale por qualquer um dos seis quando você o adiciona, e combina com todos quando você segue.
about-kind-pizza = Um recurso. Necessário para construir o forte; algumas cartas o transformam em pontos.
about-kind-toy = Um recurso. Necessário para construir o forte; algumas cartas o transformam em pontos.
about-sign-public = O líder pode usá-la, e depois cada rival pode seguir descartando uma carta do mesmo naipe.
about-sign-private = Só quem joga a carta pode usá-la.
about-sign-times = O que vem antes é feito uma vez para cada coisa que vem depois. Adicione cartas com esse naipe para fazer mais vezes.
about-sign-then = Primeiro faça o que vem antes da seta; só então o que vem depois.
about-sign-opening_bracket = O que está dentro forma um conjunto e se repete junto.
about-sign-first = Começou o jogo. Quando chega o fim, a rodada vai até antes da vez desta pessoa.
about-unit-gather_pizza = Pegue Pizza da reserva para as suas Tralhas, enquanto houver espaço.
about-unit-gather_toy = Pegue Brinquedos da reserva para as suas Tralhas, enquanto houver espaço.
about-unit-gather_any = Pegue Pizza ou Brinquedos da reserva para as suas Tralhas: um só tipo na ação inteira, enquanto houver espaço.
about-unit-stow = Mova um recurso das suas Tralhas para a sua Mochila. Ele nunca volta, mas serve para pagar.
about-unit-tuck = Coloque uma carta da mão no seu Esconderijo. Lá ela ajuda sempre que você lidera, até o fim do jogo.
about-unit-recruit = Pegue uma carta do Parque, do baralho dele ou do Quintal de um rival para a sua pilha de descarte.
about-unit-trash = Tire do jogo uma carta da sua mão ou da sua pilha de descarte. Um baralho pequeno traz de volta mais cedo as suas melhores crianças.
about-unit-trash_rival = Tire do jogo uma carta do Quintal de um rival.
about-unit-trash_this = Esta própria carta sai do jogo, depois que todos tiverem seguido.
about-unit-spend_pizza = Devolva à reserva uma Pizza das suas Tralhas ou da sua Mochila.
about-unit-spend_toy = Devolva à reserva um Brinquedo das suas Tralhas ou da sua Mochila.
about-unit-convert = Troque Pizza por Brinquedos ou Brinquedos por Pizza, nas suas Tralhas ou na sua Mochila.
about-unit-copy_pack = Ganhe, nas suas Tralhas, fichas como as da sua Mochila. A Mochila fica com as dela.
about-unit-copy_rival_pack = Ganhe, nas suas Tralhas, fichas como as da Mochila de um rival. O rival não perde nada.
about-unit-advance = Pague o preço do próximo nível, e o seu forte sobe um nível.
about-unit-advance_minus_1 = O seu forte sobe um nível por um recurso a menos que o preço.
about-unit-advance_plus_1 = O seu forte sobe um nível por um recurso a mais que o preço, de qualquer tipo.
about-unit-score = Ande um passo na Trilha de Vitória por estrela.
about-number-any_suit = Escolha um naipe. A ação é feita uma vez para cada símbolo dele nesta carta, nas cartas que você adiciona e no seu Esconderijo.
about-number-lookout_cards = A ação é feita uma vez para cada carta no seu Esconderijo.
about-number-pack_tokens = A ação é feita uma vez para cada recurso na sua Mochila.
about-number-fort_level = A ação é feita uma vez para cada nível do seu forte.

## The lesson

lesson-welcome = Boas-vindas à casa na árvore! Você lidera uma turma de crianças que junta Pizza e Brinquedos e constrói um forte. Vamos jogar os dois primeiros turnos juntos.
lesson-goal = Ganha quem tiver mais pontos. Você pontua na Trilha de Vitória durante o jogo; um forte alto e uma Regra Inventada secreta trazem mais no final.
lesson-card = Esta é Sarge. O símbolo no canto é o naipe: uma pá. A caixa de cima, com o megafone, é a ação pública; a de baixo, com o cadeado, é a privada.
lesson-play = Pegue Sarge da sua mão e escolha a ação pública: um Brinquedo por pá. Depois adicione a outra carta com pá que está marcada e veja a conta: dois Brinquedos. Aperte o botão grande.
lesson-public = Uma carta jogada pode usar uma ação ou as duas, em qualquer ordem. Comece pela pública.
lesson-add = Cartas da sua mão com pá ou moeda aumentam esta ação. Adicione a marcada. Só o símbolo conta, não as ações dela.
lesson-done = Duas pás, dois Brinquedos: já basta. Diga que terminou.
lesson-private = Os Brinquedos estão nas suas Tralhas. Uma ação foi feita por completo, então você poderia parar. Mas a privada vale a pena: ela coloca cartas no seu Esconderijo. Use‑a também.
lesson-private_done = A carta que você adicionou ainda conta sua pá aqui. Não há mais nada a adicionar.
lesson-tuck = Seu Esconderijo tem lugar para uma carta agora. Coloque Golden Boy: a coroa fica lá o jogo todo e pode ser somada a cada ação sua com coroa.
lesson-declined = Agora seu rival poderia seguir: descartar uma carta com pá ou moeda e fazer também a sua ação pública, uma vez por símbolo dela. Desta vez, não seguiu.
lesson-recruit = A cada turno você recruta uma criança nova: do Parque, às cegas do baralho dele, ou do Quintal de um rival. Pegue Dash e confirme.
lesson-yard = Seu turno acabou. Cartas usadas e Melhores Amigos (com estrela) foram para a sua pilha de descarte; a carta não usada espera no seu Quintal, onde rivais podem pegá-la. Depois você comprou cinco cartas.
lesson-follow = Seu rival joga uma carta de pá: Pizza por pá. Você pode seguir! Descarte a carta marcada: suas duas pás trazem duas Pizzas. Escolha e confirme.
lesson-stolen = Duas Pizzas para você no turno de um rival. Mas ele acaba de recrutar uma criança do seu Quintal: quem não brinca com as suas pode perdê‑las.
lesson-price = Hora de construir. Acima de cada degrau está o preço em Pizza e Brinquedos; abaixo, os pontos do final e a recompensa. Você pode pagar com Tralhas e Mochila.
lesson-advance = Jogue Sparky, um dos seus dois Melhores Amigos. A casinha quer dizer: avançar o forte. Se só houver um jeito de pagar, o preço é pago para você.
lesson-rule = O primeiro nível deixa você guardar uma Regra Inventada em segredo. Popularidade paga por carta no Esconderijo, e você já tem uma. Guarde‑a.
lesson-rewards = Seu forte cresceu: Mochila e Esconderijo têm mais espaço. O próximo nível traz uma destas Vantagens, que dobram as regras a seu favor.
lesson-recruit_again = Recrute de novo quem quiser. Duplas como Rocket Bros não podem ser jogadas, mas contam em dobro ao serem adicionadas ou usadas para seguir.
lesson-end = A última rodada chega quando alguém alcança o fim da trilha, um forte chega ao topo ou o baralho de Parque acaba. Agora é com você: continue jogando e divirta‑se!
