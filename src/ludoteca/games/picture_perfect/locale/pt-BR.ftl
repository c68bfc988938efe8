game-name = Foto Perfeita
game-about = Descubra o que catorze convidados querem e tire a foto que agrade ao maior número deles.

## Guests
guest-clara = Clara
guest-carmen = Carmen
guest-nina = Nina
guest-olga = Olga
guest-stella = Stella
guest-mia = Mia
guest-victor = Victor
guest-otto = Otto
guest-leo = Leo
guest-hugo = Hugo
guest-bruno = Bruno
guest-marco = Marco
guest-tango = Tango
guest-palmira = Palmira

## Exchange cards
exchange-dance = Dança
exchange-partner = Escolha seu Parceiro
exchange-gifts = Presentes
exchange-revelations = Revelações
exchange-theft = Roubo
exchange-rumours = Rumores
exchange-open_auction = Leilão Aberto
exchange-shared_auction = Leilão Compartilhado
exchange-single_bid_auction = Leilão de Lance Único
exchange-fixed_price_auction = Leilão de Preço Fixo
exchange-secret_auction = Leilão Secreto
exchange-unfair_secret_auction = Leilão Secreto Injusto

## Preference cards
preference-near_table = perto da mesa
preference-away_from_table = longe da mesa
preference-row_1 = na primeira fileira
preference-row_2 = na segunda fileira
preference-row_3 = na terceira fileira
preference-row_4 = na quarta fileira
preference-left = à esquerda
preference-right = à direita
preference-edge = na borda
preference-middle = no meio
preference-next_to_clara = ao lado de Clara
preference-next_to_carmen = ao lado de Carmen
preference-next_to_victor = ao lado de Victor
preference-next_to_leo = ao lado de Leo
preference-next_to_hugo = ao lado de Hugo
preference-next_to_tango = ao lado de Tango
preference-next_to_palmira = ao lado de Palmira
preference-hide_face_of_nina = ninguém vê o rosto de Nina
preference-hide_face_of_olga = ninguém vê o rosto de Olga
preference-hide_face_of_stella = ninguém vê o rosto de Stella
preference-hide_face_of_mia = ninguém vê o rosto de Mia
preference-hide_face_of_otto = ninguém vê o rosto de Otto
preference-hide_face_of_bruno = ninguém vê o rosto de Bruno
preference-hide_face_of_marco = ninguém vê o rosto de Marco
preference-nobody_in_front = ninguém na minha frente
preference-my_face_hidden = ninguém vê meu rosto
preference-not_next_to_man = nenhum homem ao meu lado
preference-not_next_to_woman = nenhuma mulher ao meu lado

## Spaces and small words
space-a1 = a1
space-e1 = e1
space-a2 = a2
space-e2 = e2
space-a3 = a3
space-b3 = b3
space-c3 = c3
space-d3 = d3
space-e3 = e3
space-a4 = a4
space-b4 = b4
space-c4 = c4
space-d4 = d4
space-e4 = e4
side-left = à esquerda
side-right = à direita
side-top = em cima
side-bottom = embaixo
level-floor = no chão
level-table = na mesa
facing-front = de frente
facing-back = de costas
posture-up = em pé
posture-left = deitado para a esquerda
posture-right = deitado para a direita
vip-in_hand = na sua mão
vip-used = usada
verdict-no = não atendida
verdict-doubt = duvidosa
verdict-yes = atendida
word-nobody = ninguém
word-none = nenhum
word-seen = visto
word-no = não
word-yes = sim
word-abstain = não vota

## What is going on
moment-arrange = Hora de olhar e arrumar as figuras
moment-dance_keep = Dança: que envelope fica
moment-partner_take = Escolha seu Parceiro: pegar
moment-partner_return = Escolha seu Parceiro: devolver
moment-gift = Presentes
moment-revealed = Revelações: um envelope aberto
moment-theft = Roubo
moment-rumour_target = Rumores: que envelope olhar
moment-look = Uma olhada em particular
moment-offer = Leilão: que envelope leiloar
moment-announce = Leilão: algo a anunciar?
moment-open_bid = Leilão Aberto: lances
moment-single_bid = Leilão de Lance Único: lances
moment-contribute = Leilão Compartilhado: um envelope de cada um
moment-pick = Leilão Compartilhado: que envelope leiloar
moment-shared_bid = Leilão Compartilhado: lances
moment-sell_or_buy = Leilão Compartilhado: vender ou comprar
moment-price = Leilão de Preço Fixo: o preço
moment-pay_to_look = Leilão de Preço Fixo: pagar para olhar?
moment-secret_bid = Lances secretos
moment-secret_rebid = Lances secretos de desempate
moment-bank_bid = Lance secreto contra o banco
moment-final_photo = A foto final
moment-doubt_vote = Um caso duvidoso
moment-tie_vote = Votação do empate

## Questions
ask-arrange = Rodada { $round }: olhe seus envelopes e arrume suas figuras.
ask-dance_keep = Com que envelope você fica?
ask-partner_take = Que envelopes você pega do centro da mesa?
ask-partner_return = Que envelopes você devolve ao centro da mesa?
ask-gift = Que envelopes você dá?
ask-seen = Já viu tudo?
ask-theft_take = Que envelope você rouba de quem está à sua esquerda?
ask-rumour_target = Que envelope você quer olhar?
ask-offer = Que envelope você leiloa?
ask-announce = Quer anunciar uma carta VIP no envelope de { $envelope }?
ask-open_bid = { $high ->
    [0] { $seat } leiloa o envelope de { $envelope }; ninguém deu lance ainda. Você dá?
   *[other] { $seat } leiloa o envelope de { $envelope }; o maior lance é { $high }. Você aumenta?
 }
ask-shared_bid = { $high ->
    [0] { $seat } leiloa o envelope de { $envelope }; ninguém deu lance ainda. Qual é o seu?
   *[other] { $seat } leiloa o envelope de { $envelope }; o maior lance é { $high }. Qual é o seu?
 }
ask-single_bid = { $high ->
    [0] { $seat } leiloa o envelope de { $envelope }; ninguém deu lance ainda. Você só tem um lance: qual?
   *[other] { $seat } leiloa o envelope de { $envelope }; o maior lance é { $high }. Você só tem um lance: qual?
 }
ask-contribute = Que envelope você põe no centro da mesa?
ask-pick = Que envelope você leiloa?
ask-sell_or_buy = { $seat } dá { $high } pelo envelope de { $envelope }. Você vende ou compra pelo mesmo preço?
ask-price = Quanto custa uma olhada no envelope de { $envelope }?
ask-pay_to_look = { $seat } pede { $price } por uma olhada no envelope de { $envelope }. Você paga?
ask-secret_bid = { $seat } leiloa o envelope de { $envelope }. Qual é o seu lance secreto?
ask-secret_rebid = Deu empate no envelope de { $envelope }, que { $seat } leiloa. Dê mais um lance.
ask-final_photo = Arrume seus convidados e tire a foto.
ask-doubt_vote = Na foto de { $seat }, a preferência “{ $card }”, de { $guest }, foi atendida?
ask-tie_vote = Quem tirou a melhor foto ou contou a melhor história?

## Choices
choice-keep = Ficar com o envelope de { $envelope }
choice-take = Pegar: { $envelopes }
choice-return = Devolver: { $envelopes }
choice-give = Dar: { $envelopes }
choice-give_both = Dar o envelope de { $left } à esquerda e o de { $right } à direita
choice-give_one = Dar o envelope de { $envelope } ({ $side })
choice-steal = Roubar o envelope de { $envelope }
choice-none = Nenhum
choice-listen = Olhar o envelope de { $envelope }
choice-seen = Guardar as cartas
choice-offer = Leiloar o envelope de { $envelope }
choice-silent = Não dizer nada
choice-announce = Anunciar uma carta VIP
choice-hold = Esperar
choice-pass = Passar
choice-contribute = Pôr no centro o envelope de { $envelope }
choice-pick = Leiloar o envelope de { $envelope }
choice-sell = Vender
choice-buy = Comprar pelo mesmo preço
choice-no = Não
choice-yes = Sim
choice-abstain = Não votar
choice-vote = Votar em { $seat }
choice-open = Abrir o envelope de { $envelope }
choice-close = Guardar as cartas
choice-bid = { $decorations ->
    [0] Não dar lance
    [one] Dar um lance de { $decorations } decoração
   *[other] Dar um lance de { $decorations } decorações
 }
choice-price = Pedir { $decorations ->
    [one] { $decorations } decoração
   *[other] { $decorations } decorações
 }

## The log
event-dealt = { $seat } recebe os envelopes de { $envelopes }.
event-centre_laid = No centro da mesa: { $envelopes }.
event-first_player = { $seat } começa.
event-round_began = Rodada { $round }: { $seat } começa.
event-turned_up = A carta da vez é { $card }.
event-kept = { $seat } fica com o envelope de { $envelope }.
event-danced = { $seat } recebe da dança: { $envelopes }.
event-took = { $seat } pega: { $envelopes }.
event-returned = { $seat } devolve: { $envelopes }.
event-gave = { $seat } dá o envelope de { $envelope } a { $receiver }.
event-revealed = No envelope de { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-revealed-veiled = O envelope de { $envelope } é aberto para todos verem.
event-wishes_revealed = No envelope de { $envelope }: { $cards }.
event-wishes_revealed-veiled = O envelope de { $envelope } é aberto para todos verem.
event-stole = { $seat } rouba de { $victim } o envelope de { $envelope }.
event-looked = { $seat } olha o envelope de { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-looked-veiled = { $seat } olha o envelope de { $envelope }.
event-heard_nothing = { $seat } não olha nenhum envelope.
event-opened = { $seat } abre o envelope de { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-opened-veiled = Você olha o envelope de { $envelope }.
event-closed = { $seat } guarda as cartas de { $envelope }.
event-vip_added = { $seat } põe a carta VIP no envelope de { $envelope }.
event-vip_added-veiled = Você usou sua carta VIP.
event-no_auction = { $seat } não faz leilão.
event-offered = { $seat } leiloa o envelope de { $envelope }.
event-announced = { $seat } anuncia: no envelope de { $envelope } há uma carta VIP.
event-claimed = { $seat } diz que no envelope de { $envelope } há uma carta VIP.
event-raised = { $seat } dá um lance de { $bid }.
event-held = { $seat } espera.
event-passed = { $seat } passa.
event-bought = { $seat } compra o envelope de { $envelope } e paga { $price } a { $seller }.
event-unsold = Ninguém compra o envelope de { $envelope }, que { $seat } leiloou.
event-contributed = { $seat } põe no centro da mesa o envelope de { $envelope }.
event-picked = { $seat } leiloa o envelope de { $envelope }.
event-priced = { $seat } pede { $price } por uma olhada.
event-paid_to_look = { $seat } paga { $price } a { $seller } por uma olhada.
event-nobody_looked = Ninguém paga a { $seat } por uma olhada no envelope de { $envelope }.
event-bid_secretly = Lance secreto de { $seat }: { $bid }.
event-bids_tied = Empate em { $bid }: quem empatou dá mais um lance no leilão de { $seat }.
event-paid_half = { $seat } perde e paga metade do lance a { $seller }: { $price }.
event-bank_bid = O banco dá um lance de { $bid } no leilão de { $seat }.
event-bank_bought = O banco compra de { $seat } o envelope de { $envelope }, que vai para o centro da mesa.
event-rescued = { $giver } dá uma decoração a { $seat }, que ficou sem nada.
event-photo_time = Última olhada; depois todos tiram suas fotos.
event-photographed = Na foto de { $seat }: { $guests }.
event-unsealed = Preferências de { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-doubt_met = Dúvida sobre “{ $card }”, de { $guest }, na foto de { $seat }: { $yes } a { $no }, valeu.
event-doubt_not_met = Dúvida sobre “{ $card }”, de { $guest }, na foto de { $seat }: { $yes } a { $no }, não valeu.
event-scored = { $seat }, { $guest }: { $met ->
    [0] nenhuma preferência atendida
    [one] { $met } preferência atendida
   *[other] { $met } preferências atendidas
 }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
event-decorations_scored = { $seat } ganha { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 } por { $decorations ->
    [one] { $decorations } decoração
   *[other] { $decorations } decorações
 }.
event-totalled = { $seat } fica com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 } no total.
event-voted = { $seat } vota em { $choice }.
event-abstained = { $seat } não vota.
event-won = Vitória de { $seats }!
event-won_together = { $seats } dividem a vitória!

## Refusals at the table
reason-game_over = A partida acabou.
reason-not_asked = A pergunta agora é outra ({ $moment }).
reason-not_your_turn = Agora é com { $seats }.
reason-only_one_answer = Aqui só há uma possibilidade, e ela acontece sozinha.
reason-only_a_look = Só olhar não basta: quando terminar de arrumar, confirme.
reason-one_neighbour = Com dois jogadores só há um vizinho: diga apenas que envelopes você dá.
reason-which_neighbour = Diga que envelope vai para a esquerda e que envelope vai para a direita.
reason-is_holding = Você está esperando: só pode aumentar depois que outra pessoa aumentar.
reason-cannot_raise = O maior lance é { $high }; com { $owned } não dá para aumentar.
reason-already_answered = Você já respondeu.
reason-malformed = A forma não está certa (em “{ $at }”).
reason-look_not_now = Agora você não pode abrir envelopes: só no passo 1 e antes da foto final.
reason-look_not_yours = Você só pode abrir envelopes que são seus.
reason-look_won_this_round = Este envelope foi arrematado nesta rodada e por enquanto fica fechado.
reason-look_one_at_a_time = Primeiro guarde as cartas de { $envelope }.
reason-vip_used = Você já usou sua carta VIP.
reason-vip_not_held = A carta VIP só entra num envelope seu.
reason-vip_not_now = A carta VIP só pode ser usada quando você olha seus envelopes.
reason-not_own_envelope = Este envelope não é seu. Os seus: { $envelopes }.
reason-not_in_centre = Este envelope não está no centro da mesa. Lá estão: { $envelopes }.
reason-wrong_number = Você escolheu { $chosen }, e { $must ->
        [one] tem que ser exatamente { $must } envelope.
       *[other] têm que ser exatamente { $must } envelopes.
    }
reason-same_twice = O mesmo envelope aparece duas vezes.
reason-received_now = Você só pode dar envelopes que já eram seus; os que acabam de chegar ficam.
reason-not_left_neighbours = Roube um envelope que já era de { $seat }, à sua esquerda, quando a carta foi virada: { $envelopes }.
reason-own_envelope = Nos Rumores, só valem envelopes dos outros ou do centro da mesa.
reason-must_choose = Aqui você tem que escolher.
reason-bid_own_auction = O leiloeiro não dá lances.
reason-bid_too_low = O lance mínimo é { $least }.
reason-bid_too_high = Seu lance não pode passar do que você tem: { $owned }.
reason-has_passed = Você já passou neste leilão.
reason-has_bid = Neste leilão, cada um dá um único lance.
reason-is_leading = O maior lance já é o seu.
reason-rebid_too_low = O segundo lance não pode ser menor que o primeiro: no mínimo { $least }.
reason-not_tied = Só quem empatou dá mais um lance.
reason-won_this_round = Este envelope foi arrematado nesta rodada e não pode ser leiloado.
reason-cannot_buy = O lance é { $high } e você só tem { $owned }: tem que vender.
reason-price_range = O preço vai de 1 a { $most }.
reason-cannot_pay = Custa { $price } e você só tem { $owned }.
reason-nothing_to_announce = Que você saiba, não há carta VIP ali.
reason-scene_frozen = As figuras só se movem no passo 1 e antes da foto final.
reason-vote_self = Ninguém vota na própria foto.
reason-vote_not_tied = Só dá para votar em quem empatou: { $seats }.
reason-notebook_off = Nesta mesa não há caderno.

## Refusals of scenes and photos
reason-out_of_bounds = { $guest } está longe demais.
reason-space_unknown = Não existe esse espaço para { $guest }.
reason-space_taken = { $guests } não podem dividir o espaço { $space }.
reason-base_outside = O suporte de { $guest } não está dentro do espaço.
reason-not_facing = { $guest } tem que ficar em pé e de frente para a câmera.
reason-figures_collide = { $guests } não cabem tão perto um do outro.
reason-decor_number = Todas as { $owned } decorações ficam na mesa; aqui há { $number }.
reason-decor_off_table = A decoração { $decoration } está para fora da mesa.
reason-decor_overlap = As decorações { $decorations } estão uma em cima da outra.
reason-camera_range = A câmera não pode ficar aí, ou a área da foto é pequena demais.
reason-camera_too_high = A câmera está acima do biombo.
reason-shows_outside = A foto mostra mais do que a área de jogo ({ $sides }).
reason-guest_invisible = Não aparece na foto: { $guests }.
reason-presets_only = Nesta mesa só valem as posições prontas da câmera.

## Positions that cannot be
reason-envelopes_lost = Cada envelope tem que estar com um jogador ou no centro da mesa.
reason-envelopes_uneven = No jogo base, cada jogador tem { $each } envelopes, e há { $centre } no centro da mesa.
reason-won_by_nobody = Um envelope arrematado tem que estar com um jogador.
reason-won_too_long = Fora de um leilão, nada pode estar “arrematado na rodada”.
reason-vips_lost = Cada jogador tem uma carta VIP, na mão ou num envelope.
reason-vip_known_nowhere = Ninguém pode saber de uma carta VIP num envelope que não tem nenhuma.
reason-open_elsewhere = Um jogador abriu um envelope que não é seu.
reason-cards_lost = Os envelopes têm que ter exatamente as cartas da caixa, três em cada um.
reason-decorations_lost = O total de decorações tem que ser { $wanted }, não { $found }.
reason-decorations_moved = No jogo base as decorações não mudam de dono.
reason-deck_wrong = Estas não são seis cartas de troca dos tipos certos.
reason-round_wrong = Na rodada { $round }, não dá para terem sido viradas { $cards } cartas de troca.
reason-scene_wrong = A área de jogo de { $seat } não pode ficar assim.
reason-photo_wrong = A foto de { $seat } não pode ficar assim.
reason-score_tie = Empate entre { $players }: todos os jogadores votam na melhor foto ou história entre as deles.
reason-pad_players = { $found } jogadores são demais: o jogo é para no máximo { $most }.
reason-pad_vips = Há { $found } cartas VIP nos envelopes, mas só { $most } jogadores, com uma cada.
reason-pad_envelopes = Somando todos os jogadores são { $found } envelopes, e só existem { $most }.
reason-pad_decorations = Somando todos os jogadores são { $found } decorações, e só existem { $most }.
reason-pad_wishes = A caixa tem { $most } desta carta, não { $found }: { $card }.

## Box files
reason-box_guest_numbers = { $file }: os números dos convidados têm que ir de 1 em diante, sem pular nenhum.
reason-box_envelopes = { $file }: a conta dos envelopes para { $players } jogadores não fecha.
reason-box_deck_size = { $file }: há { $cards } cartas de preferência, mas é preciso { $needed }.
reason-box_unknown_name = { $file }: a carta “{ $card }” cita “{ $about }”, que não existe.
reason-box_no_face_to_hide = { $file }: a carta “{ $card }” esconde “{ $about }”, que não tem rosto.
reason-box_alternative = { $file }: a carta “{ $card }” (“{ $about }”) não tem entre parênteses uma preferência possível.
reason-box_profile_levels = { $file }: o perfil de { $guest } não sobe nível por nível a partir dos pés.
reason-box_profile_width = { $file }: o perfil de { $guest } tem uma largura impossível.
reason-box_too_wide = { $file }: { $guest } é largo demais.
reason-box_feet_off_base = { $file }: os pés de { $guest } estão fora do suporte.
reason-box_face_outside = { $file }: o rosto de { $guest } não está dentro da ilustração.
reason-box_unknown_space = { $file }: a área “{ $area }” cita o espaço “{ $space }”, que não existe.
reason-box_adjacency = { $file }: o par de espaços vizinhos { $spaces } está errado.
reason-box_table_too_small = { $file }: a decoração “{ $decoration }” não cabe em todos os lugares da mesa onde pode ficar; aumente a mesa ou diminua a largura da decoração.
reason-box_unknown_exchange = { $file }: não existe a carta de troca “{ $card }”.
reason-box_too_few_exchanges = { $file }: faltam cartas de troca para { $players } jogadores.
reason-box_preset = { $file }: a câmera “{ $camera }” está num lugar proibido.

## Options
option-mode = Como jogar
option-mode-base = jogo base
option-mode-auction = variante de leilão
option-first_player = Quem começa
option-first_player-random = sorteio
option-first_player-seat_1 = lugar 1
option-first_player-seat_2 = lugar 2
option-first_player-seat_3 = lugar 3
option-first_player-seat_4 = lugar 4
option-first_player-seat_5 = lugar 5
option-first_player-seat_6 = lugar 6
option-two_player_supply = Suprimento para dois jogadores
option-two_player_supply-inert = não é usado
option-two_player_supply-bank_bidder = o banco dá lances (regra da casa)
option-vip_announcement = Anúncio de carta VIP
option-vip_announcement-known = só o que o vendedor sabe
option-vip_announcement-verified = só se for verdade
option-vip_announcement-claim = vale dizer qualquer coisa
option-vip_announcement-off = não pode
option-two_player_gifts = Presentes com dois jogadores
option-two_player_gifts-1 = cada um dá um envelope
option-two_player_gifts-2 = cada um dá dois envelopes
option-open_auction = Leilão Aberto
option-open_auction-polled = um de cada vez, em ordem
option-open_auction-live = ao vivo, quem for mais rápido
option-table_hides_face = A mesa esconde rostos
option-table_hides_face-true = sim
option-table_hides_face-false = não
option-revelations = O que as Revelações mostram
option-revelations-all = todas as cartas, até as VIP
option-revelations-wishes = só as preferências
option-tolerance = Como se julgam as fotos
option-tolerance-eyes = no olho: uma beiradinha não conta
option-tolerance-none = ao pé da letra: cada pixel conta
option-doubt = Fotos duvidosas
option-doubt-auto = contam como não atendidas
option-doubt-vote = os outros votam
option-cameras = Câmera
option-cameras-free = livre
option-cameras-presets = quinze posições prontas
option-tie = Empate na vitória
option-tie-vote = votação
option-tie-shared = a vitória é dividida
option-notebook = Caderno
option-notebook-false = desligado
option-notebook-true = ligado
mode-base = { option-mode-base }
mode-auction = { option-mode-auction }
two_player_supply-inert = { option-two_player_supply-inert }
two_player_supply-bank_bidder = { option-two_player_supply-bank_bidder }
vip_announcement-known = { option-vip_announcement-known }
vip_announcement-verified = { option-vip_announcement-verified }
vip_announcement-claim = { option-vip_announcement-claim }
vip_announcement-off = { option-vip_announcement-off }
open_auction-polled = { option-open_auction-polled }
open_auction-live = { option-open_auction-live }
doubt-auto = { option-doubt-auto }
doubt-vote = { option-doubt-vote }
revelations-all = { option-revelations-all }
revelations-wishes = { option-revelations-wishes }
tolerance-eyes = { option-tolerance-eyes }
tolerance-none = { option-tolerance-none }
cameras-free = { option-cameras-free }
cameras-presets = { option-cameras-presets }
tie-vote = { option-tie-vote }
tie-shared = { option-tie-shared }
tie_break-guests = Pontos iguais: vence quem tem mais convidados na foto.
tie_break-envelopes = Pontos e convidados iguais: vence quem tem mais envelopes.

## The table
view-round = Rodada
view-rounds = Total de rodadas
view-start_player = Jogador inicial
view-deck = Cartas no baralho de troca
view-discards = Cartas de troca já usadas
view-centre = Centro da mesa
view-supply = Suprimento
view-players = Jogadores
view-announced = Cartas VIP anunciadas
view-options = Opções
view-mode = { option-mode }
view-two_player_supply = { option-two_player_supply }
view-vip_announcement = { option-vip_announcement }
view-two_player_gifts = { option-two_player_gifts }
view-open_auction = { option-open_auction }
view-table_hides_face = { option-table_hides_face }
view-doubt = { option-doubt }
view-cameras = { option-cameras }
view-tie = { option-tie }
view-notebook = { option-notebook }
view-revelations = { option-revelations }
view-tolerance = { option-tolerance }
view-card = Carta de troca
view-seat = Jogador
view-envelopes = Envelopes
view-won = Arrematados nesta rodada
view-decorations = Decorações
view-moment = Agora
view-turn = Turnos já jogados
view-taken = Pegou
view-before = Mostrado antes
view-targets = Que envelope olham
view-high = Maior lance
view-leader = De quem é
view-holding = Esperando
view-last = Último a ser perguntado
view-asked = Lances até agora
view-passed = Passaram
view-price = Preço
view-bids = Primeiros lances
view-tied = Empatados
view-photographer = Fotógrafo
view-kind = Preferência
view-answered = Já responderam
view-answer = Sua resposta
view-auctioneer = De quem é a vez
view-may_announce = Dá para anunciar uma carta VIP
view-shown = Aberto diante de você
view-envelope = Envelope
view-cards = Cartas de preferência
view-vips = Cartas VIP
view-vip = Sua carta VIP
view-scene = Sua área de jogo
view-figures = Figuras
view-guest = Convidado
view-x = Da esquerda para a direita (mm)
view-y = Da frente para trás (mm)
view-on = Fica
view-facing = Virado
view-posture = Postura
view-decor = Lugares das decorações (mm)
view-photo = Sua foto
view-places = Convidados na foto
view-space = Espaço
view-dx = Para a direita (mm)
view-dy = Para trás (mm)
view-camera = Câmera
view-cx = Câmera: da esquerda para a direita (mm)
view-cy = Câmera: distância (mm)
view-cz = Câmera: altura (mm)
view-uc = Área da foto: centro na horizontal
view-vc = Área da foto: centro na vertical
view-k = Área da foto: tamanho
view-photos = Todas as fotos
view-opened = Todos os envelopes
view-scores = Pontuação
view-so_far = Pontos até aqui
view-tie_break = O que decidiu
view-guests = Convidados
view-verdicts = Preferências
view-points = Pontos
view-votes = Votos
view-visible = Visível
view-covered_percent = Coberto (%)
view-face_percent = Rosto aparecendo (%)
view-face_behind = Rosto atrás de
view-met = Atendidas
view-doubtful = Duvidosas
view-missed = Não atendidas

part-guests = Convidados
part-vips = Cartas VIP
part-decorations = Decorações

pad-auction = Variante de leilão
way-counted = Preferências contadas à mesa
way-judged = Foto julgada aqui
preset-front_low = de frente, baixa
preset-front_mid = de frente, altura média
preset-front_high = de frente, alta
preset-left_low = da esquerda, baixa
preset-left_mid = da esquerda, altura média
preset-left_high = da esquerda, alta
preset-right_low = da direita, baixa
preset-right_mid = da direita, altura média
preset-right_high = da direita, alta
preset-close_low = de perto, baixa
preset-close_mid = de perto, altura média
preset-close_high = de perto, alta
preset-close_left_high = de perto, da esquerda, alta
preset-close_right_high = de perto, da direita, alta
preset-floor_level = do chão

## What reports of balance count

tally-guest = Convidados
tally-preference = Preferências

## The drawn table
table-round = Rodada { $round } de { $rounds }
table-deck = { $count ->
    [0] O baralho de troca acabou
    [one] Resta { $count } carta de troca
   *[other] Restam { $count } cartas de troca
 }
table-supply = Suprimento: { $count }
table-guide = Convidados e cartas
table-close = Fechar
table-you = você
table-starts = começa
table-answered = já respondeu
table-deciding = está pensando…
table-decorations = { $count ->
    [one] { $count } decoração
   *[other] { $count } decorações
 }
table-decoration = Decoração { $number }
table-no-envelopes = Nenhum envelope
table-centre-empty = Aqui não tem nada.
table-envelope-of = Envelope de { $guest }
table-touch-envelope = { $count ->
    [one] Toque num envelope ou arraste-o até aqui.
   *[other] Toque em { $count } envelopes ou arraste-os até aqui.
 }
table-put-back = Devolver o envelope de { $guest }
table-to-left = à esquerda, para { $seat }
table-to-right = à direita, para { $seat }
table-which-side = Para que lado?
table-your-answer = Sua resposta: { $answer }. Agora é com os outros.
table-whose = { $seat } está escolhendo.
table-behind-screen = Sua área de jogo, atrás do biombo
table-frozen = As figuras só se movem no passo 1 e antes da foto final.
table-room = Sua área de jogo. Arraste as figuras para movê-las; arraste o piso para andar em volta.
table-finder = Sua foto. Arraste para mover a câmera; aproxime com dois dedos ou com + e −.
table-space = Espaço { $space }: { $guest }
table-aside = fora da área de jogo
table-on-space = no espaço { $space }
table-free-place = fora dos espaços
table-where = Onde
table-put-aside = Tirar
table-turn = Virar
table-lie = Deitar
table-nudge-left = 1 mm para a esquerda
table-nudge-right = 1 mm para a direita
table-nudge-back = 1 mm para trás
table-nudge-front = 1 mm para a frente
table-visible = visível
table-invisible = não aparece: a foto não valeria
table-covered = atrás de { $guests }
table-uncovered = ninguém na frente
table-face-shows = o rosto aparece
table-face-hidden = o rosto está escondido
table-no-face = não tem rosto
table-pick-space = Onde { $guest } vai ficar?
table-photo-fine = { $count ->
    [0] Já dá para tirar a foto, sem convidados.
    [one] Já dá para tirar a foto, com { $count } convidado.
   *[other] Já dá para tirar a foto, com { $count } convidados.
 }
table-photo-would-do = { $count ->
    [0] Uma foto assim valeria, sem convidados.
    [one] Uma foto assim valeria, com { $count } convidado.
   *[other] Uma foto assim valeria, com { $count } convidados.
 }
table-take-back = Desfazer
table-ready = Tudo pronto
table-shoot = Tirar a foto
table-camera-free = posição sua
table-camera-side = Para os lados
table-camera-height = Altura
table-camera-distance = Distância
table-camera-zoom = Zoom da câmera
table-open-envelope = Envelope de { $guest }, aberto
table-remember = Memorize: depois de fechado, nada disso aparece de novo.
table-vips-inside = { $count ->
    [one] { $count } carta VIP dentro
   *[other] { $count } cartas VIP dentro
 }
table-vip-add = Ponha num dos seus envelopes
table-vip-back = No envelope de { $guest }; pegar de volta
table-vip-announced = Tem uma carta VIP aqui!
table-auctioneer = { $seat } vende
table-leads = maior lance: { $bid }
table-holds = esperando
table-passed = passou
table-tied-at = empate em { $bid }
table-going = Dou-lhe uma… { $seconds } s
table-less = Uma a menos
table-more = Uma a mais
table-you-own = { $count ->
    [0] Você não tem decorações.
    [one] Você tem { $count } decoração.
   *[other] Você tem { $count } decorações.
 }
table-developing = Sua foto está sendo revelada. Os outros ainda estão fotografando.
table-photo-by = Foto de { $seat }
table-notes = Mostrar as notas do juiz: os pontos e quem cobre quem
table-save-png = Salvar em PNG
table-save-svg = Salvar em SVG
table-reveal = O que os convidados queriam
table-open-all = Abrir os envelopes
table-pause = Pausar
table-before = Anterior
table-next = Próximo
table-skip = Ir para o fim
table-not-placed = não está na foto
table-times = { $count ->
    [one] { $count } carta VIP: pontos × { $times }
   *[other] { $count } cartas VIP: pontos × { $times }
 }
guide-guests = Os convidados
guide-wishes = Cartas de preferência
guide-exchanges = Cartas de troca
guide-zones = A mesa

slot-dance_keep = fica com você
slot-partner_take = você pega
slot-partner_return = você devolve
slot-gift = você dá
slot-theft_take = você rouba
slot-rumour_target = você olha
slot-offer = você leiloa
slot-contribute = você põe no centro
slot-pick = você leiloa

how-arrange = Abra seus envelopes um a um, use as figuras para lembrar o que leu e depois confirme.
how-dance_keep = Você fica com um envelope. Todos os outros vão para o centro, são embaralhados e distribuídos de novo.
how-partner_take = Pegue do centro; depois devolva o mesmo número, de qualquer envelope que seja seu.
how-partner_return = Devolva tantos quantos pegou. Podem ser os mesmos.
how-gift = O que você dá vai embora; o que recebe fica fechado até a próxima rodada.
how-seen = Sem pressa. As cartas só voltam quando você terminar.
how-theft_take = Todos roubam ao mesmo tempo, cada um de quem está à sua esquerda.
how-rumour_target = Olhe um envelope que não é seu. Todos veem qual é; só você vê o que há nele.
how-offer = Escolha qual dos seus envelopes vai a leilão. Quem compra paga em decorações.
how-offer-look = Escolha em que envelope os outros podem pagar para dar uma olhada. Ele continua seu.
how-announce = Só dá para anunciar o que você sabe. Uma carta VIP pode aumentar o preço.
how-open_bid = Aumente o lance ou espere: depois que outra pessoa aumentar, você pode voltar.
how-contribute = Cada um põe um envelope no centro; depois eles são leiloados um a um.
how-pick = Escolha o que vai a leilão agora. No fim você decide se vende ou se compra.
how-shared_bid = Cubra o maior lance, ou passe e saia deste leilão.
how-sell_or_buy = Venda e receba, ou compre e pague o mesmo valor a quem deu o maior lance.
how-single_bid = Você só tem um lance. Ele precisa ser maior que todos os anteriores.
how-price = Quem pagar isto dá uma olhada no seu envelope. Ele continua seu.
how-pay_to_look = Pague o preço e dê uma olhada no envelope. Ninguém mais vê.
how-secret_bid = Todos escolhem em segredo e revelam juntos. Zero não é lance.
how-secret_rebid = Quem empatou dá mais um lance, no mínimo igual ao anterior.
how-final_photo = Ponha seus convidados nos espaços, escolha a câmera e tire sua única foto.
how-doubt_vote = O juiz ficou em dúvida. Com mais sim do que não, ou com empate, vale.
how-tie_vote = Ninguém vota na própria foto.

zone-round = Rodadas
zone-deck = Baralho de troca
zone-card = Carta de troca da rodada
zone-centre = Centro da mesa
zone-players = Jogadores
zone-envelopes = Seus envelopes
zone-won = Arrematados nesta rodada
zone-decorations = Decorações
zone-supply = Suprimento
zone-shown = Um envelope aberto
zone-vip = Carta VIP
zone-scene = Sua área de jogo
zone-photo = Sua foto
zone-camera = Câmera
zone-guests = Convidados
zone-lot = Em leilão
zone-bid = Seu lance
zone-album = O álbum
zone-points = Pontos

## What things are
about-guest-clara = Uma mulher de vestido amarelo, dando risada. Altura média: uma criança some atrás dela; um convidado alto, não.
about-guest-carmen = Uma mulher de vestido longo vermelho, toda empertigada e alta.
about-guest-nina = Uma menina de maria-chiquinha. Conta como mulher; é baixa e fácil de esconder.
about-guest-olga = Uma mulher de chapéu de aba larga. Alta, e a aba cobre mais do que parece.
about-guest-stella = Uma mulher, cantora, com uma nuvem de cachos. Alta.
about-guest-mia = Uma mulher em viagem; a mochila aparece à direita. Altura média.
about-guest-victor = Um homem em cadeira de rodas, de braços cruzados. Baixo, mas largo.
about-guest-otto = Um homem, um senhor com bengala à direita. Alto.
about-guest-leo = Um garotinho de boné. Conta como homem; é baixo e estreito.
about-guest-hugo = Um homem, mágico de cartola: o mais alto de todos.
about-guest-bruno = Um homem, o confeiteiro. Altura média e bem largo: ótimo para esconder alguém.
about-guest-marco = Um homem com violão à esquerda. Alto.
about-guest-tango = O cão: nem homem nem mulher. Baixo e comprido; atrás da mesa não aparece nada dele.
about-guest-palmira = A palmeira no vaso: nem homem nem mulher. Como não tem rosto, “ninguém vê meu rosto” está sempre atendida.

about-next_to = Atendida se o espaço deste convidado tem um lado em comum com o espaço do convidado da carta. Só um canto não basta, e o outro tem que estar na foto. No envelope do próprio convidado da carta, basta que ele esteja na foto.
about-hide_face_of = Atendida se os olhos, o nariz e a boca do convidado da carta estão totalmente cobertos, pelo menos em parte por quem é dono deste envelope, e nada do rosto está fora da foto. No envelope do próprio convidado da carta, ela quer dizer: ninguém vê meu rosto.
about-preference-near_table = Atendida se o convidado está num dos sete espaços que encostam na mesa.
about-preference-away_from_table = Atendida se o convidado está num dos sete espaços que não encostam na mesa.
about-preference-row_1 = Atendida se o convidado está na fileira mais perto de você: a1 ou e1, ao lado da mesa.
about-preference-row_2 = Atendida se o convidado está na segunda fileira: a2 ou e2, ao lado da mesa.
about-preference-row_3 = Atendida se o convidado está na terceira fileira, logo atrás da mesa.
about-preference-row_4 = Atendida se o convidado está na última fileira, na frente do biombo.
about-preference-left = Atendida se o convidado está num dos espaços marcados à sua esquerda.
about-preference-right = Atendida se o convidado está num dos espaços marcados à sua direita.
about-preference-edge = Atendida se o convidado está na coluna mais à esquerda ou mais à direita.
about-preference-middle = Atendida se o convidado está numa das três colunas do meio.
about-preference-next_to_clara = { about-next_to }
about-preference-next_to_carmen = { about-next_to }
about-preference-next_to_victor = { about-next_to }
about-preference-next_to_leo = { about-next_to }
about-preference-next_to_hugo = { about-next_to }
about-preference-next_to_tango = { about-next_to }
about-preference-next_to_palmira = { about-next_to }
about-preference-hide_face_of_nina = { about-hide_face_of }
about-preference-hide_face_of_olga = { about-hide_face_of }
about-preference-hide_face_of_stella = { about-hide_face_of }
about-preference-hide_face_of_mia = { about-hide_face_of }
about-preference-hide_face_of_otto = { about-hide_face_of }
about-preference-hide_face_of_bruno = { about-hide_face_of }
about-preference-hide_face_of_marco = { about-hide_face_of }
about-preference-nobody_in_front = Atendida se nenhum outro convidado cobre a ilustração deste na foto. A mesa e as decorações podem cobrir, e um convidado pode cobrir só a borda branca ou o suporte.
about-preference-my_face_hidden = Atendida se ninguém consegue ver os olhos, o nariz e a boca deste convidado: cobertos por convidados, por decorações ou pela mesa, ou fora da foto.
about-preference-not_next_to_man = Atendida se nenhum homem está num espaço que tem um lado em comum com o deste convidado. O garoto conta como homem; o cão e a planta, não.
about-preference-not_next_to_woman = Atendida se nenhuma mulher está num espaço que tem um lado em comum com o deste convidado. A menina conta como mulher; o cão e a planta, não.

about-exchange-dance = Cada um fica com um envelope e põe todos os outros no centro. Embaralha-se tudo, e cada um recebe de volta tantos quantos pôs.
about-exchange-partner = Um de cada vez, todos pegam dois envelopes do centro e devolvem dois, que podem ser os mesmos.
about-exchange-gifts = Cada um dá um envelope a quem está à esquerda e outro a quem está à direita. Com dois jogadores, cada um dá um só.
about-exchange-revelations = Dois envelopes do centro são sorteados, abertos um depois do outro e mostrados a todos.
about-exchange-theft = Todos ao mesmo tempo escolhem e pegam um envelope de quem está à esquerda.
about-exchange-rumours = Cada um pode olhar um envelope do centro ou de outra pessoa. Todos veem qual.
about-exchange-open_auction = Um de cada vez, cada jogador leiloa um envelope. Os outros aumentam quantas vezes quiserem; o maior lance paga ao leiloeiro.
about-exchange-shared_auction = Cada um põe um envelope no centro. Depois, na sua vez, cada um leiloa um deles: os outros dão lances, e então o leiloeiro vende a quem deu o maior ou compra o envelope e paga a essa pessoa.
about-exchange-single_bid_auction = Um de cada vez, cada jogador leiloa um envelope. Os outros dão só um lance cada, sempre maior que o anterior.
about-exchange-fixed_price_auction = Um de cada vez, cada jogador dá o preço de uma olhada num envelope. Quem paga olha uma vez; o envelope fica onde está.
about-exchange-secret_auction = Um de cada vez, cada jogador leiloa um envelope. Os lances são secretos; o maior paga. No empate, quem empatou dá mais um lance.
about-exchange-unfair_secret_auction = Um de cada vez, cada jogador leiloa um envelope. Os lances são secretos: o maior é pago inteiro, e cada um dos outros pela metade, arredondada para baixo. No empate, quem empatou dá mais um lance.

about-zone-round = São seis rodadas: olhar e arrumar, virar uma carta, fazer o que ela diz. Depois vem a foto.
about-zone-deck = Seis cartas viradas para baixo, uma por rodada. Na variante de leilão, três são leilões.
about-zone-card = Todos fazem o que esta carta diz. Depois ela é descartada.
about-zone-centre = Envelopes que não são de ninguém. Quase todas as cartas do baralho mexem com eles.
about-zone-players = Todos podem ver onde está cada envelope e quantas decorações cada um tem.
about-zone-envelopes = Você pode abri-los no passo 1 de cada rodada e antes da foto, um de cada vez, quantas vezes quiser.
about-zone-won = Comprados nesta rodada: ficam fechados até a próxima vez de olhar e não podem ser leiloados agora.
about-zone-decorations = Cada um tem dez. Na foto elas ficam na sua mesa e podem esconder rostos. Na variante de leilão são o dinheiro, e no fim cada duas valem um ponto.
about-zone-supply = Decorações a mais, para dois jogadores. Não contam para ninguém.
about-zone-shown = Três preferências e as cartas VIP que alguém tiver posto ali. É um jogo de memória: depois de fechar, só lembrando.
about-zone-vip = Uma vez por jogo, você pode pôr esta carta num envelope seu. Esse convidado passa a valer o dobro para todos, até nos pontos negativos; com duas cartas, o triplo.
about-zone-scene = Só você vê. Use as figuras para lembrar preferências: nos espaços ou em qualquer lugar, de costas ou deitadas. Só dá para mexer quando você pode olhar os envelopes.
about-zone-photo = A foto como sairia agora. Todos que estão nela têm que aparecer pelo menos um pouco. As marcas dizem quem está coberto e que rosto aparece, nunca que preferências foram atendidas.
about-zone-camera = Não pode passar da altura do biombo, e a foto só pode mostrar a área de jogo.
about-zone-guests = Posicione quantos quiser, um por espaço. Quem fica de fora não dá nem tira pontos; quem está na foto sem nenhuma preferência atendida custa 3 pontos.
about-zone-lot = O envelope que está em leilão. O leiloeiro pode anunciar uma carta VIP, se souber que há uma ali.
about-zone-bid = Lances e pagamentos são decorações inteiras, nunca mais do que você tem.
about-zone-album = Cada um tirou uma foto. Cada foto é julgada sozinha.
about-zone-points = Preferências atendidas de cada convidado na foto: nenhuma −3, uma 1, duas 3, três 6. Cada carta VIP no envelope conta o convidado mais uma vez.

## The lesson
lesson-welcome = Boas-vindas à festa! Catorze convidados têm suas preferências, e no fim você tira uma foto deles. Cinco envelopes são seus; cada um guarda três preferências do convidado que aparece na frente.
lesson-open = Vamos abrir um: toque no envelope de Clara.
lesson-read = Clara quer ficar no meio, esconder o rosto de Nina e não ter ninguém na frente. Memorize, porque o programa não lembra por você. Depois guarde as cartas.
lesson-place = As figuras são sua memória. Escolha Clara e toque no espaço c3; depois escolha Nina e toque no c4, logo atrás dela. Nada disso conta ainda.
lesson-photo = Se você tirasse a foto agora, seria esta. ✓ quer dizer que não há ninguém na frente, o olho diz se o rosto aparece, e ✕ marca quem não aparece: assim a foto não vale. Com as setas, mova Nina um pouco para o lado, até ela aparecer.
lesson-vip = Uma vez por jogo, você pode pôr sua carta VIP num envelope: esse convidado passa a valer o dobro, para todos. Guarde-a por enquanto. Quando estiver tudo no lugar, toque em “Tudo pronto”.
lesson-theft = A cada rodada vira-se uma carta. Roubo: todos ao mesmo tempo pegam um envelope de quem está à esquerda. Toque no de Mia e confirme.
lesson-look-new = Nova rodada, nova olhada. Você roubou o envelope de Mia: abra-o.
lesson-close-new = Mais três preferências para a memória. Guarde as cartas.
lesson-score = Três preferências atendidas valem 6 pontos; duas, 3; uma, 1. Um convidado na foto sem nenhuma custa 3, então deixe de fora quem você não conhece. Posicione Mia se quiser e confirme.
lesson-dance = Dança: você fica com um envelope; os outros são embaralhados e distribuídos de novo. Fique com o de Clara.
lesson-end = Depois de seis rodadas, todos tiram a foto, e os envelopes são abertos. É só isso: continue jogando e sorria para a câmera!

## Hints

hint-row = { $guests } { $row }.
hint-scene = As figuras podem ficar como estão: elas só servem para lembrar.
hint-pleased = Esta foto atende a { $met } das { $known } preferências que você viu.
