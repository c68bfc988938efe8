game-name = Foto Perfeita
game-about = Descubra o que catorze convidados desejam e tire a foto que agrade ao maior número deles.

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
preference-not_next_to_man = não ao lado de um homem
preference-not_next_to_woman = não ao lado de uma mulher

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
side-left = esquerda
side-right = direita
side-top = alto
side-bottom = baixo
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
word-abstain = abstenção

## What is going on
moment-arrange = Todos podem olhar e rearrumar
moment-dance_keep = Dança: ficar com um envelope
moment-partner_take = Escolha seu Parceiro: pegar
moment-partner_return = Escolha seu Parceiro: devolver
moment-gift = Presentes
moment-revealed = Revelações: um envelope está aberto
moment-theft = Roubo
moment-rumour_target = Rumores: a quem perguntar
moment-look = Um olhar em particular
moment-offer = Leilão: a oferta
moment-announce = Leilão: algo a anunciar?
moment-open_bid = Leilão Aberto: lances
moment-single_bid = Leilão de Lance Único: lances
moment-contribute = Leilão Compartilhado: juntar envelopes
moment-pick = Leilão Compartilhado: o que leiloar
moment-shared_bid = Leilão Compartilhado: lances
moment-sell_or_buy = Leilão Compartilhado: vender ou comprar
moment-price = Leilão de Preço Fixo: o preço
moment-pay_to_look = Leilão de Preço Fixo: pagar para olhar?
moment-secret_bid = Lances secretos
moment-secret_rebid = Lances secretos outra vez
moment-bank_bid = Um lance secreto contra o banco
moment-final_photo = A foto final
moment-doubt_vote = Um caso duvidoso
moment-tie_vote = Votação do empate

## Questions
ask-arrange = Rodada { $round }: olhe seus envelopes e arrume suas figuras.
ask-dance_keep = Com qual envelope você fica?
ask-partner_take = O que você pega do centro da mesa?
ask-partner_return = O que você devolve ao centro da mesa?
ask-gift = Quais envelopes você dá?
ask-seen = Já viu o bastante?
ask-theft_take = Qual envelope você rouba do vizinho da esquerda?
ask-rumour_target = Sobre quem você quer saber?
ask-offer = Qual envelope você leiloa?
ask-announce = Você anuncia uma carta VIP no envelope de { $envelope }?
ask-open_bid = { $high ->
    [0] { $seat } leiloa { $envelope }; ainda não há lances. Você dá um lance?
   *[other] { $seat } leiloa { $envelope }, o maior lance é { $high }. Você aumenta?
 }
ask-shared_bid = { $high ->
    [0] { $seat } põe { $envelope } em leilão; ainda não há lances. Qual é o seu lance?
   *[other] { $seat } põe { $envelope } em leilão, o maior lance é { $high }. Qual é o seu lance?
 }
ask-single_bid = { $high ->
    [0] { $seat } leiloa { $envelope }; ainda não há lances. Você dá um único lance.
   *[other] { $seat } leiloa { $envelope }, o maior lance é { $high }. Você dá um único lance.
 }
ask-contribute = Qual envelope você junta ao centro da mesa?
ask-pick = Qual envelope você põe em leilão?
ask-sell_or_buy = { $seat } oferece { $high } por { $envelope }. Vender, ou comprar pelo mesmo preço?
ask-price = Quanto custa olhar o envelope de { $envelope }?
ask-pay_to_look = { $seat } pede { $price } por um olhar em { $envelope }. Você paga?
ask-secret_bid = { $seat } leiloa { $envelope }. Qual é o seu lance secreto?
ask-secret_rebid = Há empate por { $envelope }, de { $seat }. Dê mais um lance.
ask-final_photo = Arrume seus convidados e tire a foto.
ask-doubt_vote = Na foto de { $seat }: “{ $card }”, de { $guest }, foi atendida?
ask-tie_vote = Quem fez a melhor foto ou contou a melhor história?

## Choices
choice-keep = Ficar com { $envelope }
choice-take = Pegar { $envelopes }
choice-return = Devolver { $envelopes }
choice-give = Dar { $envelopes }
choice-give_both = Dar { $left } à esquerda e { $right } à direita
choice-give_one = Dar { $envelope } ({ $side })
choice-steal = Roubar { $envelope }
choice-none = Nenhum
choice-listen = Olhar o envelope de { $envelope }
choice-seen = Guardar as cartas
choice-offer = Leiloar { $envelope }
choice-silent = Não dizer nada
choice-announce = Anunciar uma carta VIP
choice-hold = Não aumentar
choice-pass = Passar
choice-contribute = Juntar { $envelope }
choice-pick = Pôr { $envelope } em leilão
choice-sell = Vender
choice-buy = Comprar pelo mesmo preço
choice-no = Não
choice-yes = Sim
choice-abstain = Abster-se
choice-vote = Votar em { $seat }
choice-open = Abrir o envelope de { $envelope }
choice-close = Guardar as cartas
choice-bid = { $decorations ->
    [0] Não oferecer nada
    [one] Oferecer { $decorations } decoração
   *[other] Oferecer { $decorations } decorações
 }
choice-price = Pedir { $decorations ->
    [one] { $decorations } decoração
   *[other] { $decorations } decorações
 }

## The log
event-dealt = { $seat } recebe os envelopes de { $envelopes }.
event-centre_laid = No centro da mesa ficam { $envelopes }.
event-first_player = { $seat } começa.
event-round_began = Começa a rodada { $round }; { $seat } inicia.
event-turned_up = A carta é { $card }.
event-kept = { $seat } fica com { $envelope }.
event-danced = { $seat } recebe da dança { $envelopes }.
event-took = { $seat } pega { $envelopes }.
event-returned = { $seat } devolve { $envelopes }.
event-gave = { $seat } dá { $envelope } a { $receiver }.
event-revealed = { $envelope } é revelado: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-revealed-veiled = O envelope de { $envelope } é aberto diante de todos.
event-wishes_revealed = { $envelope } é revelado: { $cards }.
event-wishes_revealed-veiled = O envelope de { $envelope } é aberto diante de todos.
event-stole = { $seat } rouba { $envelope } de { $victim }.
event-looked = { $seat } olhou { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-looked-veiled = { $seat } olha o envelope de { $envelope }.
event-heard_nothing = { $seat } não olha nada.
event-opened = { $seat } abriu { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-opened-veiled = Você olha o envelope de { $envelope }.
event-closed = { $seat } guarda as cartas de { $envelope }.
event-vip_added = { $seat } pôs a carta VIP em { $envelope }.
event-vip_added-veiled = Você usou sua carta VIP.
event-no_auction = { $seat } não faz leilão.
event-offered = { $seat } leiloa { $envelope }.
event-announced = { $seat } anuncia: há uma carta VIP com { $envelope }.
event-claimed = { $seat } diz que há uma carta VIP com { $envelope }.
event-raised = { $seat } oferece { $bid }.
event-held = { $seat } não aumenta.
event-passed = { $seat } passa.
event-bought = { $seat } compra { $envelope } e paga { $price } a { $seller }.
event-unsold = Ninguém compra { $envelope } de { $seat }.
event-contributed = { $seat } junta { $envelope } ao centro da mesa.
event-picked = { $seat } põe { $envelope } em leilão.
event-priced = { $seat } pede { $price } por um olhar.
event-paid_to_look = { $seat } paga { $price } a { $seller } para olhar.
event-nobody_looked = Ninguém paga a { $seat } para olhar { $envelope }.
event-bid_secretly = { $seat } tinha escrito { $bid }.
event-bids_tied = Empate em { $bid }: quem empatou dá mais um lance pelo envelope de { $seat }.
event-paid_half = { $seat } paga metade do lance perdido, { $price }, a { $seller }.
event-bank_bid = O banco oferece { $bid } no leilão de { $seat }.
event-bank_bought = O banco compra { $envelope } de { $seat }; vai para o centro da mesa.
event-rescued = { $giver } dá uma decoração a { $seat }, que ficou sem nada.
event-photo_time = Último olhar; depois, cada um tira sua foto.
event-photographed = { $seat } fotografou { $guests }.
event-unsealed = { $envelope } desejava: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-doubt_met = Dúvida sobre “{ $card }”, de { $guest }, na foto de { $seat }: { $yes } a { $no }, vale.
event-doubt_not_met = Dúvida sobre “{ $card }”, de { $guest }, na foto de { $seat }: { $yes } a { $no }, não vale.
event-scored = { $seat }, { $guest }: { $met ->
    [one] { $met } preferência atendida
   *[other] { $met } preferências atendidas
 }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
event-decorations_scored = { $seat } recebe { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 } por { $decorations ->
    [one] { $decorations } decoração
   *[other] { $decorations } decorações
 }.
event-totalled = { $seat } soma { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
event-voted = { $seat } vota em { $choice }.
event-abstained = { $seat } não vota.
event-won = { $seats } vence.
event-won_together = { $seats } dividem a vitória.

## Refusals at the table
reason-game_over = O jogo acabou.
reason-not_asked = Não é isso que se pergunta agora ({ $moment }).
reason-not_your_turn = Agora é com { $seats }.
reason-only_one_answer = Aqui você só tem uma possibilidade, e ela acontece sozinha.
reason-only_a_look = Olhar ainda não é resposta: confirme o arranjo quando terminar.
reason-one_neighbour = Com dois jogadores só há um vizinho: diga apenas que envelopes você dá.
reason-which_neighbour = Diga que envelope vai para a esquerda e qual vai para a direita.
reason-is_holding = Você está esperando: pode subir de novo quando outra pessoa subir.
reason-cannot_raise = O maior lance é { $high }; com { $owned } você não consegue subir.
reason-already_answered = Você já respondeu.
reason-malformed = Isto não tem a forma certa (em “{ $at }”).
reason-look_not_now = Agora não é hora de você abrir envelopes: isso é no passo 1 e antes da foto final.
reason-look_not_yours = Você só pode abrir envelopes que são seus.
reason-look_won_this_round = Foi arrematado na rodada e fica fechado por enquanto.
reason-look_one_at_a_time = Guarde antes as cartas de { $envelope }.
reason-vip_used = Sua carta VIP já foi usada.
reason-vip_not_held = A carta VIP só entra em um envelope que é seu.
reason-vip_not_now = A carta VIP só é usada quando você olha os seus envelopes.
reason-not_own_envelope = Este envelope não é seu. Você tem: { $envelopes }.
reason-not_in_centre = Este envelope não está no centro da mesa. Lá estão: { $envelopes }.
reason-wrong_number = Você escolheu { $chosen }, e { $must ->
        [one] tem que ser exatamente um envelope.
       *[other] têm que ser exatamente { $must } envelopes.
    }
reason-same_twice = O mesmo envelope aparece duas vezes.
reason-received_now = Só se dão envelopes que já eram seus; o que se recebe agora não se passa adiante.
reason-not_left_neighbours = Você rouba um envelope que { $seat }, à sua esquerda, tinha quando a carta foi virada: { $envelopes }.
reason-own_envelope = Rumores são sobre envelopes dos outros ou do centro da mesa.
reason-must_choose = Aqui é preciso escolher.
reason-bid_own_auction = O leiloeiro não dá lances.
reason-bid_too_low = O menor lance é { $least }.
reason-bid_too_high = Não dá para oferecer mais do que você tem: { $owned }.
reason-has_passed = Você já passou neste leilão.
reason-has_bid = Neste leilão cada um dá um único lance.
reason-is_leading = Seu lance já é o maior.
reason-rebid_too_low = O segundo lance não pode ser menor que o primeiro: no mínimo { $least }.
reason-not_tied = Só quem empatou dá outro lance.
reason-won_this_round = Foi arrematado na rodada e não pode ser leiloado.
reason-cannot_buy = O lance é { $high } e você tem { $owned }: precisa vender.
reason-price_range = O preço vai de 1 a { $most }.
reason-cannot_pay = Custa { $price } e você tem { $owned }.
reason-nothing_to_announce = Você não sabe de nenhuma carta VIP aí dentro.
reason-scene_frozen = As figuras só se movem no passo 1 e antes da foto final.
reason-vote_self = Ninguém vota na própria foto.
reason-vote_not_tied = Só se vota em quem empatou: { $seats }.
reason-notebook_off = Nesta mesa não se tomam notas.

## Refusals of scenes and photos
reason-out_of_bounds = { $guest } está longe demais.
reason-space_unknown = Não existe esse espaço para { $guest }.
reason-space_taken = { $guests } não podem dividir o espaço { $space }.
reason-base_outside = O suporte de { $guest } não está dentro do espaço.
reason-not_facing = { $guest } deve ficar em pé e de frente para a câmera.
reason-figures_collide = { $guests } se atravessam.
reason-decor_number = Todas as { $owned } decorações ficam na mesa; aqui há { $number }.
reason-decor_off_table = A decoração { $decoration } não está toda na mesa.
reason-decor_overlap = As decorações { $decorations } se sobrepõem.
reason-camera_range = A câmera não pode ficar aí, ou a área da foto é pequena demais.
reason-camera_too_high = A câmera está mais alta que o biombo.
reason-shows_outside = A foto mostra mais que a área de jogo ({ $sides }).
reason-guest_invisible = Não se vê na foto: { $guests }.
reason-presets_only = Nesta mesa só se usam as posições de câmera dadas.

## Positions that cannot be
reason-envelopes_lost = Cada envelope está com um jogador ou no centro da mesa.
reason-envelopes_uneven = No jogo base cada jogador tem { $each } envelopes, com { $centre } no centro da mesa.
reason-won_by_nobody = O que foi arrematado está com um jogador.
reason-won_too_long = Nada é “arrematado na rodada” fora de um leilão.
reason-vips_lost = Cada jogador tem uma carta VIP, na mão ou em um envelope.
reason-vip_known_nowhere = Ninguém pode saber de uma carta VIP em um envelope que não tem nenhuma.
reason-open_elsewhere = Um jogador tem aberto um envelope que não é seu.
reason-cards_lost = Os envelopes não têm exatamente as cartas da caixa, três em cada um.
reason-decorations_lost = Deveria haver { $wanted } decorações, não { $found }.
reason-decorations_moved = No jogo base as decorações não mudam de dono.
reason-deck_wrong = Não são seis cartas de troca dos tipos certos.
reason-round_wrong = Na rodada { $round } não podem ter sido viradas { $cards } cartas de troca.
reason-scene_wrong = A área de jogo de { $seat } não é possível.
reason-photo_wrong = A foto de { $seat } não é possível.
reason-score_tie = Empate entre { $players }: todos os jogadores votam na melhor foto ou história entre as deles.
reason-pad_players = { $found } jogadores são demais: o jogo é para no máximo { $most }.
reason-pad_vips = Há { $found } cartas VIP nos envelopes, mas só { $most } jogadores, com uma cada.
reason-pad_envelopes = Os jogadores têm { $found } envelopes juntos, e só existem { $most }.
reason-pad_decorations = Os jogadores têm { $found } decorações juntos, e só existem { $most }.
reason-pad_wishes = A caixa tem { $most } desta carta, não { $found }: { $card }.

## Box files
reason-box_guest_numbers = { $file }: os convidados não estão numerados a partir de 1 sem lacunas.
reason-box_envelopes = { $file }: os envelopes para { $players } jogadores não batem.
reason-box_deck_size = { $file }: há { $cards } cartas de preferência, são precisas { $needed }.
reason-box_unknown_name = { $file }: a carta “{ $card }” cita “{ $about }”, que não existe.
reason-box_no_face_to_hide = { $file }: a carta “{ $card }” esconde “{ $about }”, que não tem rosto.
reason-box_alternative = { $file }: a carta “{ $card }” (“{ $about }”) não tem entre parênteses um desejo possível.
reason-box_profile_levels = { $file }: o perfil de { $guest } não sobe nível por nível a partir dos pés.
reason-box_profile_width = { $file }: o perfil de { $guest } tem uma largura impossível.
reason-box_too_wide = { $file }: { $guest } é largo demais.
reason-box_feet_off_base = { $file }: { $guest } não está sobre o suporte.
reason-box_face_outside = { $file }: o rosto de { $guest } não está dentro da ilustração.
reason-box_unknown_space = { $file }: a área “{ $area }” cita o espaço “{ $space }”, que não existe.
reason-box_adjacency = { $file }: o par de espaços vizinhos { $spaces } está errado.
reason-box_table_too_small = { $file }: a decoração “{ $decoration }” não cabe em toda a mesa; aumente a mesa ou estreite a decoração.
reason-box_unknown_exchange = { $file }: não existe a carta de troca “{ $card }”.
reason-box_too_few_exchanges = { $file }: há poucas cartas de troca para { $players } jogadores.
reason-box_preset = { $file }: a câmera “{ $camera }” está onde não pode estar.

## Options
option-mode = Modo de jogo
option-mode-base = jogo base
option-mode-auction = variante de leilão
option-first_player = Quem começa
option-first_player-random = alguém ao acaso
option-first_player-seat_1 = lugar 1
option-first_player-seat_2 = lugar 2
option-first_player-seat_3 = lugar 3
option-first_player-seat_4 = lugar 4
option-first_player-seat_5 = lugar 5
option-first_player-seat_6 = lugar 6
option-two_player_supply = Suprimento para dois jogadores
option-two_player_supply-inert = fica sem uso
option-two_player_supply-bank_bidder = o banco dá lances (regra da casa)
option-vip_announcement = Anúncio de carta VIP
option-vip_announcement-known = só o que o vendedor sabe
option-vip_announcement-verified = só se for verdade
option-vip_announcement-claim = pode-se dizer qualquer coisa
option-vip_announcement-off = não permitido
option-two_player_gifts = Presentes com dois jogadores
option-two_player_gifts-1 = um envelope cada
option-two_player_gifts-2 = dois envelopes cada
option-open_auction = Leilão Aberto
option-open_auction-polled = pergunta-se em ordem
option-open_auction-live = ao vivo, quem for mais rápido
option-table_hides_face = A mesa esconde rostos
option-table_hides_face-true = sim
option-table_hides_face-false = não
option-revelations = As Revelações mostram
option-revelations-all = todas as cartas, VIP também
option-revelations-wishes = só as preferências
option-tolerance = Como se julgam as fotos
option-tolerance-eyes = a olho: uma lasquinha não conta
option-tolerance-none = ao pé da letra: cada pixel conta
option-doubt = Fotos duvidosas
option-doubt-auto = contam como não atendidas
option-doubt-vote = os outros votam
option-cameras = Câmera
option-cameras-free = livre
option-cameras-presets = quinze posições dadas
option-tie = Empate na vitória
option-tie-vote = decide-se por voto
option-tie-shared = divide-se a vitória
option-notebook = Caderno particular
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
view-rounds = Rodadas ao todo
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
view-won = Arrematados na rodada
view-decorations = Decorações
view-moment = Agora
view-turn = Turnos antes
view-taken = Pegos
view-before = Mostrado antes
view-targets = Olham
view-high = Maior lance
view-leader = Quem lidera
view-holding = Não aumentam
view-last = Último a ser perguntado
view-asked = Lances até agora
view-passed = Passaram
view-price = Preço
view-bids = Primeiros lances
view-tied = Empatados
view-photographer = Fotógrafo
view-kind = Desejo
view-answered = Já responderam
view-answer = Sua resposta
view-auctioneer = De quem é a vez
view-may_announce = Pode-se anunciar uma carta VIP
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
view-facing = Voltado
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
view-verdicts = Desejos
view-points = Pontos
view-votes = Votos
view-visible = Visível
view-covered_percent = Coberto (%)
view-face_percent = Rosto à vista (%)
view-face_behind = Rosto atrás de
view-met = Atendidos
view-doubtful = Duvidosos
view-missed = Não atendidos

part-guests = Convidados
part-vips = Cartas VIP
part-decorations = Decorações

pad-auction = Variante de leilão
way-counted = Desejos contados à mesa
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
table-answered = já escolheu
table-deciding = está escolhendo …
table-decorations = { $count ->
    [one] { $count } decoração
   *[other] { $count } decorações
 }
table-decoration = Decoração { $number }
table-no-envelopes = Nenhum envelope
table-centre-empty = Aqui não há nada.
table-envelope-of = O envelope de { $guest }
table-touch-envelope = { $count ->
    [one] Toque no envelope que escolher, ou arraste-o até aqui.
   *[other] Toque em { $count } envelopes, ou arraste-os até aqui.
 }
table-put-back = Devolver { $guest }
table-to-left = à esquerda, para { $seat }
table-to-right = à direita, para { $seat }
table-which-side = Para que lado?
table-your-answer = Sua resposta: { $answer }. Agora é a vez dos outros.
table-whose = { $seat } está escolhendo.
table-behind-screen = Sua área de jogo atrás do biombo
table-frozen = As figuras só se movem no passo 1 e antes da foto final.
table-room = Seu salão. Arraste as figuras para movê-las, arraste o piso para andar em volta.
table-finder = Sua foto. Arraste para mover a câmera; aproxime com dois dedos ou com + e −.
table-space = Espaço { $space }: { $guest }
table-aside = fora da cena
table-on-space = em { $space }
table-free-place = em algum canto do salão
table-where = Onde
table-put-aside = Tirar da cena
table-turn = Virar de costas
table-lie = Deitar
table-nudge-left = 1 mm para a esquerda
table-nudge-right = 1 mm para a direita
table-nudge-back = 1 mm para trás
table-nudge-front = 1 mm para a frente
table-visible = visível
table-invisible = invisível: essa foto seria recusada
table-covered = atrás de { $guests }
table-uncovered = ninguém na frente
table-face-shows = o rosto aparece
table-face-hidden = o rosto está escondido
table-no-face = não tem rosto
table-pick-space = Onde { $guest } deve ficar?
table-photo-fine = { $count ->
    [0] A foto pode ser tirada, sem convidados.
    [one] A foto pode ser tirada, com { $count } convidado.
   *[other] A foto pode ser tirada, com { $count } convidados.
 }
table-photo-would-do = { $count ->
    [0] Uma foto assim seria válida, sem convidados.
    [one] Uma foto assim seria válida, com { $count } convidado.
   *[other] Uma foto assim seria válida, com { $count } convidados.
 }
table-take-back = Voltar atrás
table-ready = Tudo pronto
table-shoot = Tirar a foto
table-camera-free = posição própria
table-camera-side = Para os lados
table-camera-height = Altura
table-camera-distance = Distância
table-camera-zoom = Zoom da câmera
table-open-envelope = O envelope aberto de { $guest }
table-remember = Guarde na memória: depois de fechado, nada disso aparece de novo.
table-vips-inside = { $count ->
    [one] { $count } carta VIP dentro
   *[other] { $count } cartas VIP dentro
 }
table-vip-add = Coloque-a em um dos seus envelopes
table-vip-back = Com { $guest }; pegar de volta
table-vip-announced = Há uma carta VIP dentro!
table-auctioneer = { $seat } vende
table-leads = lidera com { $bid }
table-holds = não aumenta
table-passed = passou
table-tied-at = empate em { $bid }
table-going = Dou-lhe uma … { $seconds } s
table-less = Uma a menos
table-more = Uma a mais
table-you-own = { $count ->
    [0] Você não tem decorações.
    [one] Você tem { $count } decoração.
   *[other] Você tem { $count } decorações.
 }
table-developing = Sua foto está sendo revelada. Os outros ainda estão fotografando.
table-photo-by = Foto de { $seat }
table-notes = Mostrar as anotações do juiz: pontos, quem cobre quem
table-save-png = Salvar em PNG
table-save-svg = Salvar em SVG
table-reveal = O que os convidados queriam
table-open-all = Abrir os envelopes
table-pause = Pausar
table-before = Anterior
table-next = Próximo
table-skip = Ir ao fim
table-not-placed = não está na foto
table-times = { $count ->
    [one] { $count } carta VIP: vale { $times } vezes
   *[other] { $count } cartas VIP: vale { $times } vezes
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
slot-contribute = você acrescenta
slot-pick = você põe à venda

how-arrange = Abra seus envelopes um por um, coloque figuras para lembrar o que leu e depois confirme.
how-dance_keep = Um envelope fica com você. Todos os outros vão para o centro, são embaralhados e distribuídos de novo.
how-partner_take = Pegue do centro; depois você devolve o mesmo número, entre todos os que tiver.
how-partner_return = Devolva tantos quantos pegou. Podem ser os mesmos.
how-gift = O que você dá vai embora; o que recebe fica fechado até a próxima rodada.
how-seen = Sem pressa. As cartas voltam quando você terminar.
how-theft_take = Todos roubam ao mesmo tempo, cada um de quem está à esquerda.
how-rumour_target = Você pode olhar um envelope que não é seu. Todos veem qual é, ninguém vê o que há nele.
how-offer = Escolha qual dos seus envelopes vai a leilão. O pagamento é em decorações.
how-offer-look = Escolha o envelope que os outros podem pagar para olhar. Ele continua com você.
how-announce = Só se anuncia o que se sabe. Uma carta VIP dentro pode aumentar o preço.
how-open_bid = Aumente o lance ou fique em silêncio: você pode voltar depois que outra pessoa aumentar.
how-contribute = Cada um acrescenta um envelope ao centro; depois se vende dali, um por um.
how-pick = Escolha o que se vende agora. No fim você decide se vende ou se compra.
how-shared_bid = Dê um lance maior que o mais alto, ou passe e saia deste leilão.
how-sell_or_buy = Venda e receba, ou compre: então você paga o mesmo valor a quem deu o maior lance.
how-single_bid = Você tem um só lance. Ele deve ser maior que todos os anteriores.
how-price = Quem pagar isto pode olhar uma vez no seu envelope. Ele continua com você.
how-pay_to_look = Você paga o preço e olha o envelope uma vez. Ninguém mais vê.
how-secret_bid = Todos escolhem em segredo, depois tudo se mostra. Nada (0) não é lance.
how-secret_rebid = Quem empatou dá mais um lance, no mínimo igual ao anterior.
how-final_photo = Coloque seus convidados nos espaços, escolha a câmera e tire sua única foto.
how-doubt_vote = O juiz não tem certeza. Mais sins que nãos, ou números iguais: vale.
how-tie_vote = Ninguém vota na própria foto.

zone-round = Rodadas
zone-deck = Baralho de troca
zone-card = Carta de troca da rodada
zone-centre = Centro da mesa
zone-players = Jogadores
zone-envelopes = Seus envelopes
zone-won = Arrematado na rodada
zone-decorations = Decorações
zone-supply = Suprimento
zone-shown = Um envelope aberto
zone-vip = Carta VIP
zone-scene = Seu salão
zone-photo = Sua foto
zone-camera = Câmera
zone-guests = Convidados
zone-lot = Em leilão
zone-bid = Seu lance
zone-album = O álbum
zone-points = Pontos

## What things are
about-guest-clara = Uma mulher de vestido amarelo, rindo. Altura média: uma criança some atrás dela, um convidado alto não.
about-guest-carmen = Uma mulher de vestido longo vermelho, muito ereta e alta.
about-guest-nina = Uma menina de maria-chiquinha. Conta como mulher; é baixa e fácil de esconder.
about-guest-olga = Uma mulher de chapéu de aba larga. Alta, e a aba cobre mais do que se pensa.
about-guest-stella = Uma mulher, cantora com uma nuvem de cachos. Alta.
about-guest-mia = Uma mulher em viagem; a mochila aparece à direita. Altura média.
about-guest-victor = Um homem em cadeira de rodas, de braços cruzados. Baixo, mas largo.
about-guest-otto = Um senhor com bengala à direita. Alto.
about-guest-leo = Um garotinho de boné. Conta como homem; é baixo e estreito.
about-guest-hugo = Um homem, mágico de cartola: o mais alto de todos.
about-guest-bruno = Um homem, o confeiteiro. Altura média e largo: bom para esconder alguém.
about-guest-marco = Um homem com violão à esquerda. Alto.
about-guest-tango = O cão: nem homem nem mulher. Baixo e comprido; atrás da mesa não aparece.
about-guest-palmira = A palmeira no vaso: nem homem nem mulher, e sem rosto; “ninguém vê meu rosto” é sempre atendida.

about-next_to = Atendida se o espaço deste convidado tem um lado em comum com o do convidado da carta. Um canto não basta, e o outro tem de estar na foto. No envelope do próprio, basta que ele esteja posicionado.
about-hide_face_of = Atendida se olhos, nariz e boca do convidado da carta estão totalmente cobertos, ao menos em parte pelo dono deste envelope, e nenhuma parte do rosto está fora da foto. No envelope do próprio, a carta quer dizer: ninguém vê meu rosto.
about-preference-near_table = Atendida se o convidado está em um dos sete espaços que tocam a mesa.
about-preference-away_from_table = Atendida se o convidado está em um dos sete espaços que não tocam a mesa.
about-preference-row_1 = Atendida se o convidado está na fileira mais perto de você: a1 ou e1, ao lado da mesa.
about-preference-row_2 = Atendida se o convidado está na segunda fileira: a2 ou e2, ao lado da mesa.
about-preference-row_3 = Atendida se o convidado está na terceira fileira, logo atrás da mesa.
about-preference-row_4 = Atendida se o convidado está na última fileira, diante do biombo.
about-preference-left = Atendida se o convidado está em um dos espaços marcados à sua esquerda.
about-preference-right = Atendida se o convidado está em um dos espaços marcados à sua direita.
about-preference-edge = Atendida se o convidado está na coluna mais à esquerda ou mais à direita.
about-preference-middle = Atendida se o convidado está em uma das três colunas do meio.
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
about-preference-nobody_in_front = Atendida se nenhum outro convidado cobre a ilustração deste na foto. Mesa e decorações não atrapalham, nem cobrir só a borda branca ou o suporte.
about-preference-my_face_hidden = Atendida se ninguém vê os olhos, o nariz e a boca deste convidado: cobertos por convidados, decorações ou pela mesa, ou fora da foto.
about-preference-not_next_to_man = Atendida se nenhum homem está em um espaço com um lado em comum com o deste convidado. O garoto conta como homem; cão e planta não.
about-preference-not_next_to_woman = Atendida se nenhuma mulher está em um espaço com um lado em comum com o deste convidado. A menina conta como mulher; cão e planta não.

about-exchange-dance = Cada um fica com um envelope e põe todos os outros no centro. Eles são embaralhados, e cada um recebe de volta tantos quantos pôs.
about-exchange-partner = Um após o outro pega dois envelopes do centro e devolve dois, que podem ser os mesmos.
about-exchange-gifts = Cada um dá um envelope ao vizinho da esquerda e um ao da direita. Com dois jogadores, cada um dá um.
about-exchange-revelations = Dois envelopes do centro, sorteados, são abertos um após o outro e mostrados a todos.
about-exchange-theft = Todos ao mesmo tempo pegam um envelope à escolha do vizinho da esquerda.
about-exchange-rumours = Cada um pode olhar um envelope do centro ou de outra pessoa. Todos veem qual é.
about-exchange-open_auction = Cada um na sua vez vende um envelope. Os outros aumentam quantas vezes quiserem; quem dá o maior lance paga ao vendedor.
about-exchange-shared_auction = Cada um acrescenta um envelope ao centro. Na sua vez cada um põe um à venda; os outros dão lances, e então essa pessoa vende a quem deu o maior ou o compra, pagando a quem o deu.
about-exchange-single_bid_auction = Cada um na sua vez vende um envelope. Os outros dão um só lance cada, sempre maior que o anterior.
about-exchange-fixed_price_auction = Cada um na sua vez diz um preço por um olhar em um envelope. Quem paga olha uma vez; o envelope fica.
about-exchange-secret_auction = Cada um na sua vez vende um envelope. Todos os lances são secretos; o maior paga. No empate, quem empatou dá mais um lance.
about-exchange-unfair_secret_auction = Cada um na sua vez vende um envelope. Todos os lances são secretos: o maior é pago por inteiro, cada um dos outros pela metade, arredondada para baixo. No empate, quem empatou dá mais um lance.

about-zone-round = O jogo tem seis rodadas: olhar e arrumar, virar uma carta, fazer o que ela diz. Depois vem a foto.
about-zone-deck = Seis cartas viradas para baixo, uma por rodada. Na variante de leilão, três são leilões.
about-zone-card = Todos fazem o que esta carta diz. Depois ela é descartada.
about-zone-centre = Envelopes que não são de ninguém. Quase todas as cartas do baralho têm a ver com eles.
about-zone-players = Onde está cada envelope e quantas decorações cada um tem, todos podem ver.
about-zone-envelopes = Você pode abri-los no passo 1 de cada rodada e antes da foto, um de cada vez e quantas vezes quiser.
about-zone-won = Comprado nesta rodada: fica fechado até o próximo momento de olhar e não pode ser leiloado agora.
about-zone-decorations = Dez para cada um. Ficam na sua mesa na foto e podem esconder rostos. Na variante de leilão são dinheiro, e cada duas que sobram valem um ponto.
about-zone-supply = Mais decorações, para dois jogadores. Não contam para ninguém.
about-zone-shown = Três preferências, e cartas VIP se alguém as pôs ali. É um jogo de memória: depois de fechar, é preciso lembrar.
about-zone-vip = Uma vez no jogo você pode colocá-la em um envelope que tem. Esse convidado passa a valer o dobro para todos, também com pontos negativos; com duas cartas, o triplo.
about-zone-scene = Só você vê. Coloque figuras para lembrar preferências: nos espaços ou em qualquer lugar, de costas ou deitadas. Só muda quando você pode olhar.
about-zone-photo = A foto como seria tirada agora. Todos nela têm de estar ao menos um pouco visíveis. As marcas dizem quem está coberto e que rosto aparece, nunca que preferências são atendidas.
about-zone-camera = Pode ficar no máximo à altura do biombo, e a foto mostra só a área de jogo.
about-zone-guests = Posicione quantos quiser, um por espaço. Quem fica de fora não pontua; quem está posicionado sem nenhuma preferência atendida custa 3 pontos.
about-zone-lot = O envelope que está à venda agora. Quem vende pode anunciar uma carta VIP dentro dele, se souber dela.
about-zone-bid = Lances e pagamentos são decorações inteiras, nunca mais do que você tem.
about-zone-album = Cada um tirou uma foto. Cada uma é julgada por si.
about-zone-points = Preferências atendidas de um convidado posicionado: nenhuma −3, uma 1, duas 3, três 6. Cada carta VIP no envelope conta o convidado mais uma vez.

## The lesson
lesson-welcome = Boas-vindas à festa! Catorze convidados têm desejos, e no fim você tira uma foto deles. Cinco envelopes são seus; cada um guarda três preferências do convidado da frente.
lesson-open = Vamos abrir um: toque no envelope de Clara.
lesson-read = Clara quer ficar no meio, esconder o rosto de Nina e não ter ninguém na frente. Lembre-se disso, pois o programa não vai lembrar por você. Depois guarde as cartas.
lesson-place = As figuras são sua memória. Escolha Clara e toque no espaço c3; depois escolha Nina e toque em c4, logo atrás. Nada disso conta ainda.
lesson-photo = Esta seria sua foto agora. ✓ quer dizer ninguém na frente, o olho diz se o rosto aparece, ✕ marca quem não se vê: essa foto seria recusada. Com as setas, mova Nina um pouco para o lado, até ela aparecer.
lesson-vip = Uma vez no jogo você pode pôr sua carta VIP em um envelope: esse convidado vale o dobro, para todos. Guarde-a por enquanto. Quando o salão estiver bom, toque em “Tudo pronto”.
lesson-theft = Em cada rodada vira-se uma carta. Roubo: todos ao mesmo tempo pegam um envelope do vizinho da esquerda. Toque no de Mia e confirme.
lesson-look-new = Nova rodada, novo olhar. Você roubou o envelope de Mia: abra-o.
lesson-close-new = Mais três preferências para a memória. Guarde as cartas.
lesson-score = Três preferências atendidas valem 6 pontos, duas 3, uma 1. Um convidado na foto sem nenhuma custa 3: deixe de fora quem você não conhece. Posicione Mia se quiser e confirme.
lesson-dance = Dança: você fica com um envelope, os outros são embaralhados e distribuídos de novo. Fique com o de Clara.
lesson-end = Depois de seis rodadas todos tiram a foto e abrem-se os envelopes. É só isso: continue jogando e sorria para a câmera!

## Hints

hint-row = { $guests } { $row }.
hint-scene = A cena pode ficar como está: ela só serve para lembrar.
hint-pleased = Ela atende a { $met } dos { $known } desejos que você viu.
