game-name = Fort
game-about = Reúna sua turma, junte Pizza e Brinquedos, construa o melhor forte e aproveite as jogadas dos outros.

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
sign-first = Jogador inicial

## Perks

perk-birthday_party = Festa de Aniversário
perk_text-birthday_party = No fim da sua fase Recrutar, você pode recrutar mais uma carta, do Parque ou do baralho de Parque.
perk-bribe = Suborno
perk_text-bribe = No seu turno, as cartas que você adiciona ao Esconderijo podem vir do Parque, do baralho de Parque ou de qualquer Quintal, e não só da sua mão.
perk-copy_cat = Copiar e Colar
perk_text-copy_cat = Ao seguir, você pode descartar duas cartas que sirvam e usar os naipes das duas.
perk-diy = Faça Você Mesmo
perk_text-diy = Uma vez, no seu turno, em vez de jogar uma carta: avance seu Forte por 1 recurso a mais. Ninguém pode seguir.
perk-do_over = De Novo
perk_text-do_over = Uma vez, no seu turno, depois que você jogou uma carta e todos seguiram ou não: jogue uma segunda carta.
perk-recycling = Reciclagem
perk_text-recycling = Uma vez, a qualquer momento do seu turno: pegue uma carta da sua pilha de descarte e ponha na mão.
perk-rough_housing = Brincadeira Violenta
perk_text-rough_housing = Uma vez, em vez de seguir e depois que todos os outros rivais decidiram: remova a carta jogada pelo líder.
perk-sticky_fingers = Mãos Leves
perk_text-sticky_fingers = No seu turno, os recursos que você põe na Mochila podem vir da reserva em vez das suas Tralhas.
perk-xxl_backpack = Mochilão
perk_text-xxl_backpack = Na sua Mochila cabem { $more } recursos a mais.

## Made-up rules

made_up_rule-big_plans = Grandes Planos
made_up_rule_text-big_plans =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por ação sua que avança o Forte, mesmo que seja só uma parte da ação.
made_up_rule-friendship_bracelet = Braceletes da Amizade
made_up_rule_text-friendship_bracelet =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por naipe diferente que você tiver, sem contar moedas; mais { $bonus } se tiver os seis.
made_up_rule-loner = Fica na Sua
made_up_rule_text-loner =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } se você não tiver nenhum Melhor Amigo.
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
    } por coroa que você tiver, sem contar moedas.
made_up_rule-popularity = Popularidade
made_up_rule_text-popularity =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por carta no seu Esconderijo.
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
    } se você tiver mais cartas do que cada um dos rivais; { $bonus } se empatar em primeiro.
made_up_rule-slime_lab = Ciência Maluca
made_up_rule_text-slime_lab =
    { $each ->
        [one] { $each } ponto
       *[other] { $each } pontos
    } por livro que você tiver, sem contar moedas.

## Kids

kid-bones = Caveirinha
kid-captain = Capitão
kid-chef = Chef
kid-doc = Doutor
kid-einstein = Einstein
kid-patch = Remendo
kid-noodle_twins = Os Espaguetes
kid-smoke = Fumaça
kid-ghost = Fantasma
kid-golden_boy = Menino de Ouro
kid-prince = Príncipe
kid-tiny = Tampinha
kid-puddin = Pudim
kid-doodles = Rabisco
kid-dot = Sardinha
kid-giggles = Risadinha
kid-kitty = Miau
kid-penny = Tostão
kid-sweet_pea = Docinho
kid-tink = Sininho
kid-icky_and_sticky = Meleca e Grude
kid-bug = Joãoninha
kid-lefty = Calopsita
kid-moose = Alce
kid-sarge = Sargento
kid-scout = Lobinho
kid-wart = Verruga
kid-worm = Minhoca
kid-the_moles = Os Toupeiras
kid-the_ant = Formiga
kid-dash = Ligeirinho
kid-munch = Comilão
kid-skids = Derrapada
kid-spike = Espeto
kid-thunder = Trovão
kid-rocket_bros = Irmãos Foguete
kid-baby_face = Cara de Bebê
kid-blitz = Relâmpago
kid-crash = Estabaco
kid-lil_boss = Chefinho
kid-punky = Moicano
kid-the_scrappers = Os Briguentos
kid-zip = Zum
kid-blades = Patins
kid-rusty = Ferrugem
kid-bud = Mochileiro
kid-sparky = Faísca
kid-ace = Craque
kid-bitsy = Tiquinho
kid-flipper = Golfinho

## Why a choice is refused

reason-game_over = A partida acabou.
reason-bad_player_count = Fort é para { $low } a { $high } jogadores, não para { $players }.
reason-pick_is_final = Você já guardou uma carta desta vez.
reason-no_follow_window = Agora não há ação pública para seguir.
reason-follow_decided = Sobre esta carta você já decidiu.
reason-rough_no_window = Esta carta não tem ação pública para seguir.
reason-rough_best_friend = Melhores Amigos não podem ser removidos por um rival.
reason-rough_followed = Você já seguiu esta carta.
reason-rough_too_early = Espere os outros rivais decidirem.
reason-not_your_decision = Agora quem decide é outra pessoa.
reason-rough_decline_first = Primeiro diga que não segue; aí vem a pergunta.
reason-not_in_packet = Esta carta não está entre as que você recebeu.
reason-not_in_row = Esta carta não está entre as que você pode pegar.
reason-must_take_reward = Primeiro escolha sua Regra Inventada ou Vantagem.
reason-perk_not_owned = Você não tem esta Vantagem.
reason-perk_other_turn = Esta Vantagem só funciona no seu próprio turno.
reason-diy_after_play = Faça Você Mesmo é no lugar de jogar uma carta.
reason-do_over_no_play = Você não jogou nenhuma carta neste turno.
reason-do_over_no_card = Você não tem uma segunda carta que dê para jogar.
reason-recycling_empty = Sua pilha de descarte está vazia.
reason-recycling_not_now = Responda a isto primeiro; depois dá para usar Reciclagem.
reason-already_played = Você já jogou uma carta neste turno.
reason-must_recruit = Você tem que recrutar uma carta. Estão disponíveis: Parque { $park }, baralho de Parque { $deck }, Quintais dos rivais { $yards }.
reason-birthday_no_yard = A carta extra tem que vir do Parque ou do baralho de Parque.
reason-bad_suit = Aqui só dá para declarar um dos seis naipes.
reason-add_only_leader = Só o líder adiciona cartas e naipes do Esconderijo.
reason-add_no_multiplier = Nenhum naipe multiplica esta ação.
reason-add_too_late = Cartas só se adicionam quando a ação começa.
reason-follow_too_many =
    { $limit ->
        [one] Para seguir, só se descarta uma carta; duas, só com Copiar e Colar.
       *[other] Para seguir, você só pode descartar { $limit } cartas.
    }
reason-second_card_useless = A segunda carta não aumentaria nada.
reason-kind_bound = Você tem que pegar { $kind }, como o líder.
reason-fort_at_top = Seu Forte já está no nível mais alto.
reason-cannot_pay =
    { $less ->
        [0] O próximo nível custa { $price }: pelo menos { $pizza } em Pizza e { $toys } em Brinquedo.
       *[other] Aqui o próximo nível custa { $price }: pelo menos { $pizza } em Pizza e { $toys } em Brinquedo, com um deles de graça.
    } { $missing ->
        [one] Falta { $missing }.
       *[other] Faltam { $missing }.
    }
reason-wrong_payment =
    { $less ->
        [0] Não é esse o custo. São { $price }: pelo menos { $pizza } em Pizza e { $toys } em Brinquedo.
       *[other] Não é esse o custo. Aqui são { $price }: pelo menos { $pizza } em Pizza e { $toys } em Brinquedo, com um deles de graça.
    }
reason-payment_elsewhere = O valor está certo, mas esses recursos não estão aí.
reason-pack_full = Sua Mochila está cheia: { $limit ->
        [one] só cabe { $limit } recurso.
       *[other] só cabem { $limit } recursos.
    }
reason-lookout_full = Seu Esconderijo está cheio: { $limit ->
        [one] só cabe { $limit } carta.
       *[other] só cabem { $limit } cartas.
    }
reason-no_such_player = Não há esse jogador na mesa.
reason-not_a_rival = Escolha outro jogador.
reason-own_yard = Você não pode recrutar do seu próprio Quintal.
reason-no_rival_yard_card = Nenhum rival tem cartas no Quintal.
reason-source_empty = Ali não há carta para pegar.
reason-card_not_there = Esta carta não está lá.
reason-nothing_to_tuck = Não há carta para o seu Esconderijo.
reason-nothing_to_trash = Não há cartas na sua mão nem na sua pilha de descarte.
reason-lookout_fixed = As cartas nunca saem do Esconderijo.
reason-cannot_trash_there = Só dá para remover cartas da sua mão ou pilha de descarte, nunca a jogada nem as adicionadas.
reason-nothing_to_stow = Você não tem esse recurso nas suas Tralhas.
reason-nothing_to_spend = Você não tem esse recurso.
reason-nothing_to_convert = Você não tem esse recurso aí.
reason-convert_direction = As conversões vão todas no mesmo sentido: desta vez você converte { $kind }.
reason-mixed_kinds = Um só tipo na ação inteira: desta vez é { $kind }.
reason-pack_empty = Nesta Mochila não há nada para copiar.
reason-more_than_pack = Nesta Mochila há menos: { $pizza } em Pizza, { $toys } em Brinquedo.
reason-more_than_count =
    { $count ->
        [one] Esta ação só pode ser feita uma vez.
       *[other] Esta ação pode ser feita no máximo { $count } vezes.
    }
reason-stuff_full = Não cabe: nas suas Tralhas há lugar para { $limit } de cada tipo.
reason-blank_action = Esta ação está em branco.
reason-action_used = Você já usou esta ação.
reason-follow_from_lookout = Cartas do Esconderijo não servem para seguir.
reason-not_in_hand = Esta carta não está na sua mão.
reason-not_in_pile = Esta carta não está na sua pilha de descarte.
reason-no_actions = Esta carta não tem ações, então não pode ser jogada.
reason-follow_no_match = Para seguir, é preciso { $suit } ou moeda; esta carta não tem nem um nem outro.
reason-coin_adds_nothing = Contar a moeda não mudaria nada: siga com a carta sem ela.
reason-not_in_lookout = Esta carta não está no seu Esconderijo.
reason-add_no_match = A carta não mostra { $suit }, o naipe que esta ação conta.
reason-must_name_suit = Declare um dos seis naipes para a sua moeda.
reason-not_added = Você não adicionou esta carta.
reason-coin_locked = Esta moeda já vale como { $suit }.
reason-coin_needs_no_name = Aqui conta a própria moeda: não precisa declarar naipe.
reason-same_name = Esta moeda já vale como esse naipe.
reason-coin_named = Você já disse o que esta moeda vale nesta ação.
reason-already_counted = Este símbolo do seu Esconderijo já está contando.
reason-own_symbol_counts = O símbolo da própria carta sempre conta; não dá para deixar de fora.
reason-not_now = Não é hora disso.
reason-no_effect = Agora esta ação não faria nada.
reason-add_useless = Assim, uma das cartas adicionadas não mudaria nada.
reason-lookout_useless = Assim, um símbolo do seu Esconderijo não mudaria nada.
reason-add_breaks_full = Com esta carta, você não conseguiria fazer nenhuma ação completamente.
reason-none_full = Agora não dá para fazer nenhuma ação desta carta completamente.
reason-follow_not_full = Quem segue tem que fazer a ação completamente, e assim não daria.
reason-must_finish_full = A primeira ação foi feita só em parte: agora faça a outra completamente.
reason-must_be_full = Esta ação tem que ser feita completamente.
reason-nothing_done = Você ainda não fez nada: faça pelo menos uma coisa.
reason-then_mandatory = Depois da parte da esquerda, você tem que fazer a da direita.
reason-stop_wastes_addition = Faça pelo menos { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
    }; senão uma carta adicionada não mudaria nada.
reason-dead_end = Depois disso, você não conseguiria mais fazer nenhuma ação completamente.

## The score pad

reason-pad_level = { $name }: o Forte não pode estar no nível { $value }; o máximo é { $limit }.
reason-pad_stuff = { $name }: nas Tralhas cabem no máximo { $limit } de cada tipo, não { $value } ({ $kind }).
reason-pad_pack = { $name }: neste nível, na Mochila cabem { $limit }, não { $value } (mais só com perk = "xxl_backpack").
reason-pad_lookout = { $name }: neste nível, no Esconderijo cabem { $limit }, não { $value }.
reason-pad_too_many_copies = { $kid } aparece { $found } vezes, mas na caixa só há { $copies }.
reason-pad_card_twice = Dois jogadores não podem ter a mesma carta: { $card }.
reason-pad_foreign_friend = { $name }: há Melhores Amigos de dois tabuleiros; cada jogador só tem os do seu.
reason-pad_rule_missing = { $name }: a partir do nível { $level }, todos têm uma Regra Inventada; diga qual.
reason-pad_rule_early = { $name }: Regra Inventada, só a partir do nível { $level }.
reason-pad_perk_early = { $name }: Vantagem, só a partir do nível { $level }.
reason-pad_macaroni_early = { $name }: Colagem de Macarrão, só a partir do nível { $level }.
reason-pad_macaroni_twice = Só há uma Colagem de Macarrão.
reason-pad_macaroni_unowned = Alguém está no nível { $level }: diga quem chegou primeiro e pegou a Colagem de Macarrão (macaroni = true).
reason-tie_by_level = Empate: { $tied }. { $winner } vence pelo Nível de Forte mais alto.
reason-victory_shared = { $winners } dividem a vitória.

## Box files

reason-box_wrong_sum = { $file }, [{ $table }] { $field }: a caixa diz { $stated }, mas tem { $found }.
reason-box_too_few = { $file }, [{ $table }] { $field }: é preciso { $needed }, e só há { $found }.
reason-box_not_a_pair = { $file }, [{ $table }] { $field }: o tabuleiro { $board } precisa de dois Melhores Amigos, não { $found }.
reason-box_not_symbols = { $file }, [{ $table }] { $field }: “{ $value }” não é uma lista de um ou dois naipes.
reason-box_playable_symbols = { $file }, [{ $table }] { $field }: { $kid } tem uma ação e tem que mostrar exatamente um símbolo.
reason-box_public_any_suit = { $file }, [{ $table }] { $field }: { $kid } não pode contar any_suit na ação pública: quem segue não escolhe naipe.
reason-box_action_misfit = { $file }, [{ $table }] { $field }: em “{ $action }”, o sinal { $place } (“{ $found }”) não cabe.
reason-box_action_unfinished = { $file }, [{ $table }] { $field }: “{ $action }” termina cedo demais (sinal { $place }).
reason-box_action_too_deep = { $file }, [{ $table }] { $field }: “{ $action }” multiplica ou ordena as partes de um jeito que as regras não preveem.

## The parts of a score

part-track = Trilha de Vitória
part-level = Nível de Forte
part-made_up_rule = Regra Inventada
part-macaroni = Colagem de Macarrão

## Positions that cannot be

reason-colour_taken = O tabuleiro { $board } já tem dono.
reason-fault_copies = { $kid } está na mesa { $found } vezes; deveriam ser { $copies }.
reason-fault_friends = { $seat } tem um Melhor Amigo que não é do seu tabuleiro ou que está no Quintal.
reason-fault_level = { $seat }: o Nível de Forte vai de 0 a { $limit }.
reason-fault_stuff = { $seat }: nas Tralhas cabem no máximo { $limit } de cada tipo.
reason-fault_pack = { $seat }: na Mochila cabem no máximo { $limit }.
reason-fault_lookout = { $seat }: no Esconderijo cabem no máximo { $limit }.
reason-fault_hand = { $seat }: a mão nunca tem mais de { $limit } cartas.
reason-fault_rule = { $seat }: a Regra Inventada e o Nível de Forte não combinam.
reason-fault_perk = { $seat }: a Vantagem e o Nível de Forte não combinam.
reason-fault_rule_pile = As Regras Inventadas na pilha e com os jogadores deveriam ser { $count } ao todo, uma de cada.
reason-fault_perk_row = As Vantagens na fileira, com os jogadores e usadas deveriam ser { $count } ao todo, uma de cada.
reason-fault_macaroni = A Colagem de Macarrão só tem dono se um Forte está no nível mais alto, e aí sempre tem.
reason-fault_park = Enquanto o baralho de Parque durar, o Parque tem { $count } cartas.
reason-fault_ending = O baralho de Parque acabou, então o final de jogo tem que estar ativado.
reason-fault_play_area = { $seat } tem cartas no Quintal ou na área de jogo numa hora em que não pode haver nenhuma.

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
choice-use_diy = Usar Faça Você Mesmo: avançar seu Forte por 1 recurso a mais
choice-use_public = Usar a ação pública
choice-use_private = Usar a ação privada
choice-stop = Parar aqui
choice-leave_out = Deixar de fora
choice-done = Pronto
choice-decline = Não seguir
choice-use_do_over = Usar De Novo: jogar uma segunda carta
choice-use_rough_housing = Usar Brincadeira Violenta: remover a carta jogada
choice-no = Agora não
choice-recruit_deck = Recrutar a carta do topo do baralho de Parque, às cegas
choice-tuck_deck = Adicionar ao Esconderijo a carta do topo do baralho de Parque, às cegas
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
choice-rename = Agora a moeda de { $kid } vale como { $suit }
choice-add = Adicionar { $kid }
choice-add_as = Adicionar { $kid }, com a moeda como { $suit }
choice-lookout = Contar { $suit } de { $kid }, no Esconderijo
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
choice-recycle = Usar Reciclagem: pegar { $kid } de volta para a mão
choice-keep = Guardar { $kid }

## Questions

ask-draft_pick = Que carta você guarda?
ask-choose_play = Que carta você joga?
ask-name_suit = Que naipe você declara para a moeda de { $kid }?
ask-choose_action = Que ação de { $kid } você usa?
ask-choose_additions = Quer contar mais símbolos de { $suit }? Até agora: { $number }.
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
ask-choose_rule = Com que Regra Inventada você fica?
ask-choose_perk = Que Vantagem você pega?
ask-choose_follow = { $rival } jogou { $kid } ({ $suit }). Você segue?
ask-use_rough_housing = Usar Brincadeira Violenta para remover { $kid }, carta jogada por { $rival }?
ask-use_do_over = Usar De Novo para jogar uma segunda carta?
ask-use_recycling = Usar Reciclagem agora?
ask-choose_recruit = Quem você recruta?
ask-use_birthday_party = Festa de Aniversário: recrutar mais uma carta?

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
unit-advance_minus_1 = Avançar o Forte por 1 recurso a menos
unit-advance = Avançar o Forte
unit-advance_plus_1 = Avançar o Forte por 1 recurso a mais
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
event-took_macaroni = { $seat } chega primeiro ao topo e leva a Colagem de Macarrão!
event-end_triggered = { $ending }: esta é a última rodada.
event-park_refilled = Novidade no Parque: { $kid }.
event-recruited = { $seat } recruta { $kid } { $place }.
event-recruited_yard = { $seat } recruta { $kid } do Quintal de { $rival }.
event-marked = Depois dos seguidores, sai do jogo: { $kid }.
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
ending-points = Alguém chegou à marca da Trilha de Vitória
ending-level = Um Forte chegou ao nível mais alto
ending-park_deck = O baralho de Parque acabou
ending-safety_stop = A partida durou demais
event-played = { $seat } joga { $kid }.
event-named_suit = A moeda de { $kid } vale como { $suit }.
event-began = { $seat } usa a { $action } de { $kid }.
action-public = ação pública
action-private = ação privada
event-picked_suit = { $seat } conta { $suit }.
event-added = { $seat } adiciona { $kid }.
event-added_coin = { $seat } adiciona { $kid }, com a moeda como { $suit }.
event-added_lookout = { $seat } conta { $suit } de { $kid }, no Esconderijo.
event-renamed_coin = { $seat } agora usa a moeda de { $kid } como { $suit }.
event-skipped = { $seat } não joga nenhuma carta.
event-used_diy = { $seat } usa Faça Você Mesmo.
event-used_do_over = { $seat } usa De Novo e joga mais uma carta.
event-trashed_this = Saiu do jogo: { $kid }.
event-followed = { $seat } segue com { $kid }.
event-declined = { $seat } não segue.
event-rough_housed = { $seat } usa Brincadeira Violenta: { $rival } perde { $kid }.
event-recycled = { $seat } usa Reciclagem e pega { $kid } de volta para a mão.
event-looked_at_rules = Você olha as Regras Inventadas: { $rules }.
event-kept_rule = { $seat } fica com a Regra Inventada { $rule }.
event-kept_rule-veiled = { $seat } fica com uma Regra Inventada em segredo.
event-took_perk = { $seat } pega a Vantagem { $perk }.
suit-any = um naipe à sua escolha
event-began_turn = Rodada { $round }: { $seat } lidera.
event-cleaned_up = { $seat } limpa o Quintal; vão para a pilha de descarte: { $kids }.
event-discarded = { $seat } descarta: { $kids }.
event-left_in_yard = { $seat } deixa no Quintal: { $kids }.
event-shuffled =
    { $seat } embaralha a pilha de descarte e forma um novo baralho de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }{ $drawn ->
        [0] { "" }
       *[other] { " " }(já tinha comprado: { $drawn })
    }.
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
event-ended = A partida acabou. Todos revelam suas Regras Inventadas.
event-revealed_rule = { $seat } revela { $rule }.
event-kept = { $seat } guarda { $kid }.
event-kept-veiled = { $seat } guarda uma carta e passa as outras.
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
event-got_board = { $seat } joga com o tabuleiro { $board }.
event-laid_out_park = No Parque: { $kids }.
event-dealt = { $seat } recebe: { $kids }.
event-dealt-veiled = { $seat } recebe suas cartas de Criança.

## Options

option-edition = Manual
option-edition-pt-br = brasileiro
option-edition-pt-br-prompted = brasileiro (pergunta sempre pela Reciclagem)
option-edition-it = italiano
option-edition-it-prompted = italiano (pergunta sempre pela Reciclagem)
option-edition-fr = francês
option-edition-fr-prompted = francês (pergunta sempre pela Reciclagem)
option-setup = Preparação
option-setup-basic = básica: cada um recebe suas cartas
option-setup-advanced = avançada: cada um escolhe suas cartas
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
view-moment = Em andamento
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
view-bound = Quem segue pega
view-trash_due = Sai do jogo depois
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
view-limit = Cabem
view-perk = Vantagem
view-made_up_rule = Regra Inventada
view-hand = Mão
view-deck = Baralho
view-yard = Quintal
view-lookout = Esconderijo
view-lookout_limit = Espaço no Esconderijo
view-discard_pile = Pilha de descarte
view-packet = Cartas recebidas
view-kept = Cartas guardadas
view-pick = Sua escolha
ending-none = ainda não ativado
extent-none = não feita
extent-part = feita em parte
extent-full = feita completamente

## What simulations count

fact-rounds = Rodadas
fact-ending = O que encerrou a partida

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
pad-cards = Todas as outras cartas de Criança do baralho

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
       *[other] { " " }e { $either } de qualquer tipo
    }; vale { $points } no final.
table-level-start = Nível { $level }: é daqui que se parte.
table-fort-at = Forte no nível { $level }
table-park-deck = Baralho de Parque: { $count ->
        [one] resta { $count } carta
       *[other] restam { $count } cartas
    }
table-none-left = Não sobrou nada
table-secret-rule = Uma Regra Inventada secreta
table-pile = { $pile }: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
table-more = Mostrar tudo deste jogador
table-empty-yard = Ninguém no Quintal
table-first-player = Jogador inicial
table-plays = { $seat } joga:
table-suit-to-match = Para seguir: { $suit } ou moeda
table-bound = Quem segue também pega { $kind }
table-followed = Seguida por: { $seats }
table-actions = Ações de { $kid }
table-count-suit = Que naipe conta?
table-add-more = Adicione cartas com { $suit } ou moeda.
table-take-back = Tirar { $name }
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
table-cannot-follow = Com suas cartas não dá para seguir.
table-cannot-play = Nenhuma das suas cartas pode ser jogada.
table-spend = Gastar 1 { $kind } { $place }
table-hint-play = Escolha uma das cartas que brilham na sua mão.
table-hint-glow = Escolha algo que brilha: toque ou arraste.
table-from-pile = Pegue uma carta de volta para a mão.
table-waiting = Esperando { $names }…
table-payment = Seu pagamento
table-from-stuff_pizza = Pizza das suas Tralhas
table-from-stuff_toys = Brinquedos das suas Tralhas
table-from-pack_pizza = Pizza da sua Mochila
table-from-pack_toys = Brinquedos da sua Mochila
table-fewer = Menos: { $what }
table-more-of = Mais: { $what }
table-pay = Pagar e construir
table-choose-one = Escolha uma
table-draft-wait = Escolhida. As outras vão para { $seat } quando todos escolherem.
table-draft-pass = Guarde uma carta; as outras vão para { $seat }.
table-draft-none = Sua turma começa aqui.
table-empty-hand = Sua mão está vazia.
table-own-yard = Seu Quintal: os rivais podem recrutar estas crianças
table-own-deck = Seu baralho, fora de ordem
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
zone-packet = Cartas recebidas
zone-kept = Cartas guardadas
about-zone-hand = As cartas que você pode jogar, adicionar a uma jogada ou descartar para seguir um rival. Você só compra mais no fim do seu turno.
about-zone-yard = As crianças com quem você não brincou no seu turno esperam aqui. Até o seu próximo turno, os rivais podem recrutá-las. Melhores Amigos nunca vêm para cá.
about-zone-lookout = As cartas daqui ficam até o fim do jogo. Quando você é o líder, os símbolos delas podem ajudar em cada ação. Cabe uma carta a mais que o seu Nível de Forte.
about-zone-stuff = A Pizza e os Brinquedos que você tem à mão. Os círculos vazios mostram quanto ainda cabe de cada tipo; o que não cabe se perde.
about-zone-pack = Recursos que você tirou das Tralhas e guardou, em qualquer mistura. Eles nunca voltam, mas servem para pagar, e muitas cartas dão pontos por eles.
about-zone-fort = Cada degrau mostra o custo em cima, o número e os pontos que vale no final. Os primeiros dão uma Regra Inventada e uma Vantagem; o primeiro Forte a chegar ao topo leva a Colagem de Macarrão e ativa o final de jogo. Quanto mais alto o Forte, mais cabe na Mochila e no Esconderijo.
about-zone-discard_pile = Cartas usadas e recrutadas, à vista de todos. Quando o baralho acaba na hora de comprar, esta pilha é embaralhada e vira um novo baralho.
about-zone-deck = O baralho de um jogador, virado para baixo. O dono pode ver que cartas há nele, mas ninguém sabe a ordem.
about-zone-park = Crianças que qualquer um pode recrutar. Quando uma sai, outra vem na hora do baralho de Parque.
about-zone-park_deck = Também dá para recrutar a carta do topo, às cegas. Quando sai a última carta, esta rodada é a última.
about-zone-perk_row = Quando seu Forte chega ao nível do coração, você pega uma destas Vantagens. A fileira nunca é reposta.
about-zone-rule_pile = Quando seu Forte chega ao nível do bilhete, você olha todas estas cartas e guarda uma em segredo: ela dá pontos no final.
about-zone-made_up_rule = Este jogador tem uma Regra Inventada. Qual é, só no final do jogo.
about-zone-macaroni = Fica com o primeiro jogador que leva o Forte ao topo e vale pontos extras no final.
about-zone-trash_box = Cartas removidas e Vantagens usadas. Não voltam mais.
about-zone-track = Os pontos ganhos durante o jogo. Quando alguém chega ao fim da trilha, esta rodada é a última.
about-zone-play = A carta do líder e o que ele adicionou. A ação pública (megafone) todos podem seguir; a privada (cadeado) só o líder usa. Pelo menos uma ação tem que ser feita completamente.
about-zone-additions = Cartas da sua mão com o naipe que conta (ou com moeda) e símbolos do seu Esconderijo. Cada um tem que mudar o resultado.
about-zone-outcome = O que a ação faria agora: quantos símbolos contam, o que você ganha e o que não cabe.
about-zone-packet = Na preparação avançada, você guarda uma destas cartas e passa as outras para a esquerda.
about-zone-kept = As cartas que você guardou: com seus dois Melhores Amigos, elas formam seu baralho.
about-kid =
    Símbolos: { $suits }.
    Ação pública, que os rivais podem seguir: { $public }
    Ação privada, só para quem joga a carta: { $private }
about-perk = { $text }
about-made_up_rule = { $text } Só o dono sabe qual é, até o final.
about-suit = Um naipe. Os símbolos dele aumentam ações; e, para seguir uma carta deste naipe, você descarta outra que também o mostre.
about-suit-coin = O coringa: ao adicionar, vale como qualquer um dos seis naipes; ao seguir, combina com todos.
about-kind-pizza = Um recurso. Serve para construir o Forte, e algumas cartas o transformam em pontos.
about-kind-toy = Um recurso. Serve para construir o Forte, e algumas cartas o transformam em pontos.
about-sign-public = O líder pode usá-la, e depois cada rival pode seguir, descartando uma carta do mesmo naipe.
about-sign-private = Só quem joga a carta pode usá-la.
about-sign-times = O que vem antes é feito uma vez para cada coisa que vem depois. Adicione cartas com esse naipe para fazer mais vezes.
about-sign-then = Primeiro faça o que vem antes da seta; só então o que vem depois.
about-sign-opening_bracket = O que está entre parênteses anda junto e se repete junto.
about-sign-first = Começou a partida. Quando chega o final, a rodada segue até logo antes da vez deste jogador.
about-unit-gather_pizza = Pegue Pizza da reserva e ponha nas suas Tralhas, enquanto couber.
about-unit-gather_toy = Pegue Brinquedos da reserva e ponha nas suas Tralhas, enquanto couber.
about-unit-gather_any = Pegue Pizza ou Brinquedos da reserva e ponha nas suas Tralhas, enquanto couber: um só tipo na ação inteira.
about-unit-stow = Passe um recurso das suas Tralhas para a sua Mochila. Ele nunca volta, mas serve para pagar.
about-unit-tuck = Ponha uma carta da mão no seu Esconderijo. Lá ela ajuda sempre que você é o líder, até o fim do jogo.
about-unit-recruit = Pegue uma carta do Parque, do baralho de Parque ou do Quintal de um rival e ponha na sua pilha de descarte.
about-unit-trash = Tire do jogo uma carta da sua mão ou da sua pilha de descarte. Com um baralho pequeno, suas melhores crianças voltam mais cedo.
about-unit-trash_rival = Tire do jogo uma carta do Quintal de um rival.
about-unit-trash_this = A própria carta sai do jogo, depois que todos seguiram ou não.
about-unit-spend_pizza = Devolva à reserva uma Pizza das suas Tralhas ou da sua Mochila.
about-unit-spend_toy = Devolva à reserva um Brinquedo das suas Tralhas ou da sua Mochila.
about-unit-convert = Troque Pizza por Brinquedos ou Brinquedos por Pizza, nas suas Tralhas ou na sua Mochila.
about-unit-copy_pack = Ponha nas suas Tralhas recursos iguais aos da sua Mochila. A Mochila não perde nada.
about-unit-copy_rival_pack = Ponha nas suas Tralhas recursos iguais aos da Mochila de um rival. O rival não perde nada.
about-unit-advance = Pague o custo do próximo nível, e seu Forte sobe um nível.
about-unit-advance_minus_1 = Seu Forte sobe um nível por 1 recurso a menos que o custo.
about-unit-advance_plus_1 = Seu Forte sobe um nível por 1 recurso a mais que o custo, de qualquer tipo.
about-unit-score = Ande um espaço na Trilha de Vitória por estrela.
about-number-any_suit = Escolha um naipe. A ação é feita uma vez para cada símbolo dele nesta carta, nas cartas que você adiciona e no seu Esconderijo.
about-number-lookout_cards = A ação é feita uma vez para cada carta no seu Esconderijo.
about-number-pack_tokens = A ação é feita uma vez para cada recurso na sua Mochila.
about-number-fort_level = A ação é feita uma vez para cada nível do seu Forte.

## The lesson

lesson-welcome = Boas-vindas à casa na árvore! Você comanda uma turma de crianças que junta Pizza e Brinquedos e constrói um Forte. Vamos jogar os dois primeiros turnos juntos.
lesson-goal = Vence quem tiver mais pontos. Durante o jogo você pontua na Trilha de Vitória; no final, um Forte alto e uma Regra Inventada secreta dão mais pontos.
lesson-card = Esta carta é o Sargento. O símbolo no canto é o naipe: uma pá. A caixa de cima, com o megafone, é a ação pública; a de baixo, com o cadeado, é a privada.
lesson-play = Pegue o Sargento da sua mão e escolha a ação pública: um Brinquedo por pá. Depois adicione Joãoninha, que também tem uma pá, e veja a conta: dois Brinquedos. Aperte o botão grande.
lesson-public = Da carta jogada, você pode usar uma ação ou as duas, em qualquer ordem. Comece pela pública.
lesson-add = Cartas da sua mão com pá ou moeda aumentam esta ação. Adicione a que está marcada. Dela só conta o símbolo, não as ações.
lesson-done = Duas pás, dois Brinquedos: já basta. Escolha “Pronto”.
lesson-private = Os Brinquedos já estão nas suas Tralhas. Uma ação foi feita completamente, então você poderia parar. Mas a privada vale a pena: ela põe cartas no seu Esconderijo. Use-a também.
lesson-private_done = A pá da carta que você adicionou também conta aqui. Não há mais nada para adicionar.
lesson-tuck = No seu Esconderijo cabe uma carta por enquanto. Ponha lá o Menino de Ouro: a coroa dele fica até o fim do jogo e pode ajudar em todas as suas ações de coroa.
lesson-declined = Agora seu rival poderia seguir: descartar uma carta com pá ou moeda e fazer também a sua ação pública, uma vez por símbolo dessa carta. Desta vez ele não quis.
lesson-recruit = A cada turno você recruta uma criança nova: do Parque, do baralho de Parque (às cegas) ou do Quintal de um rival. Escolha Ligeirinho e confirme.
lesson-yard = Seu turno acabou. As cartas usadas e os Melhores Amigos (os da estrela) foram para a sua pilha de descarte. Calopsita ficou sem brincar e espera no seu Quintal, onde os rivais podem recrutar. Depois você comprou cinco cartas.
lesson-follow = Seu rival joga uma carta de pá: uma Pizza por pá. Você pode seguir! Descarte Os Toupeiras: as duas pás da carta dão a você duas Pizzas. Escolha e confirme.
lesson-stolen = Duas Pizzas para você no turno de um rival! Mas ele acaba de recrutar Calopsita do seu Quintal: quem não brinca com as suas crianças pode ficar sem elas.
lesson-price = Hora de construir! Acima de cada degrau está o custo em Pizza e Brinquedos; abaixo, os pontos do final e uma recompensa. Dá para pagar com as Tralhas e com a Mochila.
lesson-advance = Jogue Faísca, um dos seus dois Melhores Amigos. A casinha na árvore quer dizer: avance seu Forte. Quando só há um jeito de pagar, o custo é pago sozinho.
lesson-rule = No primeiro nível, você guarda uma Regra Inventada em segredo. Popularidade dá pontos por carta no Esconderijo, e você já tem uma lá. Fique com ela.
lesson-rewards = Seu Forte cresceu: agora cabe mais na Mochila e no Esconderijo. O próximo nível dá uma destas Vantagens, que mudam as regras a seu favor.
lesson-recruit_again = Recrute de novo, quem você quiser. Duplas como Irmãos Foguete não podem ser jogadas, mas contam em dobro ao adicionar ou seguir.
lesson-end = A última rodada chega quando alguém alcança o fim da trilha, quando um Forte chega ao topo ou quando o baralho de Parque acaba. Agora é com você: continue jogando e divirta-se!
