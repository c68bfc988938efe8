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
ask-open_bid = { $seat } leiloa { $envelope }, o maior lance é { $high }. Você aumenta?
ask-shared_bid = { $seat } põe { $envelope } em leilão, o maior lance é { $high }. Qual é o seu lance?
ask-single_bid = { $seat } leiloa { $envelope }, o maior lance é { $high }. Você dá um único lance.
ask-contribute = Qual envelope você junta ao centro da mesa?
ask-pick = Qual envelope você põe em leilão?
ask-sell_or_buy = { $seat } oferece { $high } por { $envelope }. Vender, ou comprar pelo mesmo?
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
choice-bid = Oferecer { $decorations ->
    [one] { $decorations } decoração
   *[other] { $decorations } decorações
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
    [one] { $met } preferência
   *[other] { $met } preferências
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
reason-already_answered = Você já respondeu.
reason-malformed = Isto não tem a forma certa (em “{ $at }”).
reason-look_not_now = Agora não se pode olhar envelopes.
reason-look_not_yours = Você só pode abrir envelopes que são seus.
reason-look_won_this_round = Foi arrematado na rodada e fica fechado por enquanto.
reason-look_one_at_a_time = Guarde antes as cartas do outro envelope.
reason-vip_used = Sua carta VIP já foi usada.
reason-vip_not_held = A carta VIP só entra em um envelope que é seu.
reason-vip_not_now = A carta VIP só é usada quando você olha os seus envelopes.
reason-not_own_envelope = Este envelope não é seu.
reason-not_in_centre = Este envelope não está no centro da mesa.
reason-wrong_number = São envelopes demais ou de menos.
reason-same_twice = O mesmo envelope aparece duas vezes.
reason-received_now = Só se dão envelopes que já eram seus; o que se recebe agora não se passa adiante.
reason-not_left_neighbours = Você rouba um envelope que { $seat }, à sua esquerda, tinha quando a carta foi virada.
reason-own_envelope = Rumores são sobre envelopes dos outros ou do centro da mesa.
reason-must_choose = Aqui é preciso escolher.
reason-bid_own_auction = O leiloeiro não dá lances.
reason-bid_too_low = O lance deve ser de pelo menos 1 e maior que o mais alto.
reason-bid_too_high = Você não tem tantas decorações.
reason-has_passed = Você já passou neste leilão.
reason-has_bid = Neste leilão cada um dá um único lance.
reason-is_leading = Seu lance já é o maior.
reason-rebid_too_low = O segundo lance não pode ser menor que o primeiro.
reason-not_tied = Só quem empatou dá outro lance.
reason-won_this_round = Foi arrematado na rodada e não pode ser leiloado.
reason-cannot_buy = Você tem menos decorações que o lance: precisa vender.
reason-price_range = O preço é no máximo { $most }.
reason-cannot_pay = Você tem menos decorações que o preço.
reason-nothing_to_announce = Não há carta VIP a anunciar.
reason-scene_frozen = As figuras só se movem no passo 1 e antes da foto final.
reason-vote_self = Ninguém vota na própria foto.
reason-vote_not_tied = Só se vota em quem empatou.
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
reason-open_elsewhere = Um jogador tem aberto um envelope que não é seu.
reason-cards_lost = Os envelopes não têm exatamente as cartas da caixa, três em cada um.
reason-decorations_lost = Deveria haver { $wanted } decorações, não { $found }.
reason-decorations_moved = No jogo base as decorações não mudam de dono.
reason-deck_wrong = Não são seis cartas de troca dos tipos certos.
reason-round_wrong = Na rodada { $round } não podem ter sido viradas { $cards } cartas de troca.
reason-scene_wrong = A área de jogo de { $seat } não é possível.
reason-photo_wrong = A foto de { $seat } não é possível.
reason-score_tie = Empate: { $players } votam na melhor foto ou história.

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
vip_announcement-verified = { option-vip_announcement-verified }
vip_announcement-claim = { option-vip_announcement-claim }
vip_announcement-off = { option-vip_announcement-off }
open_auction-polled = { option-open_auction-polled }
open_auction-live = { option-open_auction-live }
doubt-auto = { option-doubt-auto }
doubt-vote = { option-doubt-vote }
cameras-free = { option-cameras-free }
cameras-presets = { option-cameras-presets }
tie-vote = { option-tie-vote }
tie-shared = { option-tie-shared }

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
