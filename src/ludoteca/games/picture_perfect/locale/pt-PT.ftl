game-name = Fotografia Perfeita
game-about = Descobre o que catorze convidados desejam e tira a fotografia que agrade ao maior número deles.

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
exchange-partner = Escolhe o teu Par
exchange-gifts = Presentes
exchange-revelations = Revelações
exchange-theft = Roubo
exchange-rumours = Boatos
exchange-open_auction = Leilão Aberto
exchange-shared_auction = Leilão Partilhado
exchange-single_bid_auction = Leilão de Licitação Única
exchange-fixed_price_auction = Leilão de Preço Fixo
exchange-secret_auction = Leilão Secreto
exchange-unfair_secret_auction = Leilão Secreto Injusto

## Preference cards
preference-near_table = perto da mesa
preference-away_from_table = longe da mesa
preference-row_1 = na primeira fila
preference-row_2 = na segunda fila
preference-row_3 = na terceira fila
preference-row_4 = na quarta fila
preference-left = à esquerda
preference-right = à direita
preference-edge = na ponta
preference-middle = ao centro
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
preference-nobody_in_front = ninguém à minha frente
preference-my_face_hidden = ninguém vê o meu rosto
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
side-top = cima
side-bottom = baixo
level-floor = no chão
level-table = na mesa
facing-front = de frente
facing-back = de costas
posture-up = de pé
posture-left = deitado para a esquerda
posture-right = deitado para a direita
vip-in_hand = na tua mão
vip-used = usada
verdict-no = não satisfeita
verdict-doubt = duvidosa
verdict-yes = satisfeita
word-nobody = ninguém
word-none = nenhum
word-seen = visto
word-no = não
word-yes = sim
word-abstain = abstenção

## What is going on
moment-arrange = Todos podem ver e rearrumar
moment-dance_keep = Dança: ficar com um envelope
moment-partner_take = Escolhe o teu Par: tirar
moment-partner_return = Escolhe o teu Par: devolver
moment-gift = Presentes
moment-revealed = Revelações: um envelope está aberto
moment-theft = Roubo
moment-rumour_target = Boatos: a quem perguntar
moment-look = Um olhar em privado
moment-offer = Leilão: a oferta
moment-announce = Leilão: algo a anunciar?
moment-open_bid = Leilão Aberto: licitações
moment-single_bid = Leilão de Licitação Única: licitações
moment-contribute = Leilão Partilhado: juntar envelopes
moment-pick = Leilão Partilhado: o que leiloar
moment-shared_bid = Leilão Partilhado: licitações
moment-sell_or_buy = Leilão Partilhado: vender ou comprar
moment-price = Leilão de Preço Fixo: o preço
moment-pay_to_look = Leilão de Preço Fixo: pagar para ver?
moment-secret_bid = Licitações secretas
moment-secret_rebid = Licitações secretas outra vez
moment-bank_bid = Uma licitação secreta contra o banco
moment-final_photo = A fotografia final
moment-doubt_vote = Um caso duvidoso
moment-tie_vote = Votação do empate

## Questions
ask-arrange = Ronda { $round }: vê os teus envelopes e arruma as tuas figuras.
ask-dance_keep = Com que envelope ficas?
ask-partner_take = O que tiras do centro da mesa?
ask-partner_return = O que devolves ao centro da mesa?
ask-gift = Que envelopes ofereces?
ask-seen = Já viste o suficiente?
ask-theft_take = Que envelope roubas ao vizinho da esquerda?
ask-rumour_target = Sobre quem queres saber?
ask-offer = Que envelope leiloas?
ask-announce = Anuncias uma carta VIP no envelope de { $envelope }?
ask-open_bid = { $high ->
    [0] { $seat } leiloa { $envelope }; ainda ninguém licitou. Licitas?
   *[other] { $seat } leiloa { $envelope }, a maior licitação é { $high }. Sobes?
 }
ask-shared_bid = { $high ->
    [0] { $seat } põe { $envelope } em leilão; ainda ninguém licitou. Quanto licitas?
   *[other] { $seat } põe { $envelope } em leilão, a maior licitação é { $high }. Quanto licitas?
 }
ask-single_bid = { $high ->
    [0] { $seat } leiloa { $envelope }; ainda ninguém licitou. Só licitas uma vez.
   *[other] { $seat } leiloa { $envelope }, a maior licitação é { $high }. Só licitas uma vez.
 }
ask-contribute = Que envelope juntas ao centro da mesa?
ask-pick = Que envelope pões em leilão?
ask-sell_or_buy = { $seat } licita { $high } por { $envelope }. Vender, ou comprar pelo mesmo preço?
ask-price = Quanto custa ver o envelope de { $envelope }?
ask-pay_to_look = { $seat } pede { $price } para ver { $envelope }. Pagas?
ask-secret_bid = { $seat } leiloa { $envelope }. Qual é a tua licitação secreta?
ask-secret_rebid = Há empate por { $envelope }, de { $seat }. Licita outra vez.
ask-final_photo = Arruma os teus convidados e tira a fotografia.
ask-doubt_vote = Na fotografia de { $seat }: “{ $card }”, de { $guest }, foi satisfeita?
ask-tie_vote = Quem fez a melhor fotografia ou contou a melhor história?

## Choices
choice-keep = Ficar com { $envelope }
choice-take = Tirar { $envelopes }
choice-return = Devolver { $envelopes }
choice-give = Oferecer { $envelopes }
choice-give_both = Oferecer { $left } à esquerda e { $right } à direita
choice-give_one = Oferecer { $envelope } ({ $side })
choice-steal = Roubar { $envelope }
choice-none = Nenhum
choice-listen = Ver o envelope de { $envelope }
choice-seen = Guardar as cartas
choice-offer = Leiloar { $envelope }
choice-silent = Não dizer nada
choice-announce = Anunciar uma carta VIP
choice-hold = Não subir
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
    [0] Não licitar nada
    [one] Licitar { $decorations } decoração
   *[other] Licitar { $decorations } decorações
 }
choice-price = Pedir { $decorations ->
    [one] { $decorations } decoração
   *[other] { $decorations } decorações
 }

## The log
event-dealt = { $seat } recebe os envelopes de { $envelopes }.
event-centre_laid = No centro da mesa ficam { $envelopes }.
event-first_player = { $seat } começa.
event-round_began = Começa a ronda { $round }; { $seat } inicia.
event-turned_up = A carta é { $card }.
event-kept = { $seat } fica com { $envelope }.
event-danced = { $seat } recebe da dança { $envelopes }.
event-took = { $seat } tira { $envelopes }.
event-returned = { $seat } devolve { $envelopes }.
event-gave = { $seat } oferece { $envelope } a { $receiver }.
event-revealed = { $envelope } é revelado: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-revealed-veiled = O envelope de { $envelope } é aberto diante de todos.
event-wishes_revealed = { $envelope } é revelado: { $cards }.
event-wishes_revealed-veiled = O envelope de { $envelope } é aberto diante de todos.
event-stole = { $seat } rouba { $envelope } a { $victim }.
event-looked = { $seat } viu { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-looked-veiled = { $seat } vê o envelope de { $envelope }.
event-heard_nothing = { $seat } não vê nada.
event-opened = { $seat } abriu { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-opened-veiled = Vês o envelope de { $envelope }.
event-closed = { $seat } guarda as cartas de { $envelope }.
event-vip_added = { $seat } pôs a carta VIP em { $envelope }.
event-vip_added-veiled = Usaste a tua carta VIP.
event-no_auction = { $seat } não faz leilão.
event-offered = { $seat } leiloa { $envelope }.
event-announced = { $seat } anuncia: há uma carta VIP com { $envelope }.
event-claimed = { $seat } diz que há uma carta VIP com { $envelope }.
event-raised = { $seat } licita { $bid }.
event-held = { $seat } não sobe.
event-passed = { $seat } passa.
event-bought = { $seat } compra { $envelope } e paga { $price } a { $seller }.
event-unsold = Ninguém compra { $envelope } a { $seat }.
event-contributed = { $seat } junta { $envelope } ao centro da mesa.
event-picked = { $seat } põe { $envelope } em leilão.
event-priced = { $seat } pede { $price } para deixar ver.
event-paid_to_look = { $seat } paga { $price } a { $seller } para ver.
event-nobody_looked = Ninguém paga a { $seat } para ver { $envelope }.
event-bid_secretly = { $seat } tinha escrito { $bid }.
event-bids_tied = Empate em { $bid }: quem empatou licita outra vez pelo envelope de { $seat }.
event-paid_half = { $seat } paga metade da licitação perdida, { $price }, a { $seller }.
event-bank_bid = O banco licita { $bid } no leilão de { $seat }.
event-bank_bought = O banco compra { $envelope } a { $seat }; vai para o centro da mesa.
event-rescued = { $giver } dá uma decoração a { $seat }, que ficou sem nada.
event-photo_time = Último olhar; depois, cada um tira a sua fotografia.
event-photographed = { $seat } fotografou { $guests }.
event-unsealed = { $envelope } desejava: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-doubt_met = Dúvida sobre “{ $card }”, de { $guest }, na fotografia de { $seat }: { $yes } a { $no }, vale.
event-doubt_not_met = Dúvida sobre “{ $card }”, de { $guest }, na fotografia de { $seat }: { $yes } a { $no }, não vale.
event-scored = { $seat }, { $guest }: { $met ->
    [one] { $met } preferência satisfeita
   *[other] { $met } preferências satisfeitas
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
event-won_together = { $seats } partilham a vitória.

## Refusals at the table
reason-game_over = O jogo terminou.
reason-not_asked = Não é isso que se pergunta agora ({ $moment }).
reason-not_your_turn = Agora é com { $seats }.
reason-only_one_answer = Aqui só tens uma possibilidade, e ela acontece sozinha.
reason-only_a_look = Ver ainda não é resposta: confirma a disposição quando acabares.
reason-one_neighbour = Com dois jogadores só há um vizinho: diz apenas que envelopes ofereces.
reason-which_neighbour = Diz que envelope vai para a esquerda e qual vai para a direita.
reason-is_holding = Estás à espera: podes voltar a subir quando outra pessoa subir.
reason-cannot_raise = A licitação mais alta é { $high }; com { $owned } não consegues subir.
reason-already_answered = Já respondeste.
reason-malformed = Isto não tem a forma certa (em “{ $at }”).
reason-look_not_now = Agora não é altura de abrires envelopes: isso é no passo 1 e antes da fotografia final.
reason-look_not_yours = Só podes abrir envelopes que são teus.
reason-look_won_this_round = Foi arrematado nesta ronda e fica fechado por agora.
reason-look_one_at_a_time = Guarda antes as cartas de { $envelope }.
reason-vip_used = A tua carta VIP já foi usada.
reason-vip_not_held = A carta VIP só entra num envelope que é teu.
reason-vip_not_now = A carta VIP só é usada quando vês os teus envelopes.
reason-not_own_envelope = Este envelope não é teu. Tens: { $envelopes }.
reason-not_in_centre = Este envelope não está no centro da mesa. Lá estão: { $envelopes }.
reason-wrong_number = Escolheste { $chosen }, e { $must ->
        [one] tem de ser exatamente um envelope.
       *[other] têm de ser exatamente { $must } envelopes.
    }
reason-same_twice = O mesmo envelope aparece duas vezes.
reason-received_now = Só se oferecem envelopes que já eram teus; o que se recebe agora não se passa adiante.
reason-not_left_neighbours = Roubas um envelope que { $seat }, à tua esquerda, tinha quando a carta foi virada: { $envelopes }.
reason-own_envelope = Os boatos são sobre envelopes dos outros ou do centro da mesa.
reason-must_choose = Aqui é preciso escolher.
reason-bid_own_auction = O leiloeiro não licita.
reason-bid_too_low = A licitação mais baixa é { $least }.
reason-bid_too_high = Não podes oferecer mais do que tens: { $owned }.
reason-has_passed = Já passaste neste leilão.
reason-has_bid = Neste leilão cada um só licita uma vez.
reason-is_leading = A tua licitação já é a maior.
reason-rebid_too_low = A segunda licitação não pode ser inferior à primeira: no mínimo { $least }.
reason-not_tied = Só quem empatou licita outra vez.
reason-won_this_round = Foi arrematado nesta ronda e não pode ser leiloado.
reason-cannot_buy = A licitação é { $high } e tens { $owned }: tens de vender.
reason-price_range = O preço vai de 1 a { $most }.
reason-cannot_pay = Custa { $price } e tens { $owned }.
reason-nothing_to_announce = Não sabes de nenhuma carta VIP lá dentro.
reason-scene_frozen = As figuras só se movem no passo 1 e antes da fotografia final.
reason-vote_self = Ninguém vota na própria fotografia.
reason-vote_not_tied = Só se vota em quem empatou: { $seats }.
reason-notebook_off = Nesta mesa não se tomam notas.

## Refusals of scenes and photos
reason-out_of_bounds = { $guest } está demasiado longe.
reason-space_unknown = Não existe esse espaço para { $guest }.
reason-space_taken = { $guests } não podem partilhar o espaço { $space }.
reason-base_outside = O suporte de { $guest } não está dentro do espaço.
reason-not_facing = { $guest } deve ficar de pé e de frente para a câmara.
reason-figures_collide = { $guests } atravessam-se.
reason-decor_number = Todas as { $owned } decorações ficam na mesa; aqui há { $number }.
reason-decor_off_table = A decoração { $decoration } não está toda na mesa.
reason-decor_overlap = As decorações { $decorations } sobrepõem-se.
reason-camera_range = A câmara não pode ficar aí, ou o enquadramento é demasiado pequeno.
reason-camera_too_high = A câmara está mais alta do que o biombo.
reason-shows_outside = A fotografia mostra mais do que o cenário ({ $sides }).
reason-guest_invisible = Não se vê na fotografia: { $guests }.
reason-presets_only = Nesta mesa só se usam as posições de câmara dadas.

## Positions that cannot be
reason-envelopes_lost = Cada envelope está com um jogador ou no centro da mesa.
reason-envelopes_uneven = No jogo base cada jogador tem { $each } envelopes, com { $centre } no centro da mesa.
reason-won_by_nobody = O que foi arrematado está com um jogador.
reason-won_too_long = Nada é “arrematado nesta ronda” fora de um leilão.
reason-vips_lost = Cada jogador tem uma carta VIP, na mão ou num envelope.
reason-vip_known_nowhere = Ninguém pode saber de uma carta VIP num envelope que não tem nenhuma.
reason-open_elsewhere = Um jogador tem aberto um envelope que não é seu.
reason-cards_lost = Os envelopes não têm exatamente as cartas da caixa, três em cada um.
reason-decorations_lost = Deveria haver { $wanted } decorações, não { $found }.
reason-decorations_moved = No jogo base as decorações não mudam de dono.
reason-deck_wrong = Não são seis cartas de troca dos tipos certos.
reason-round_wrong = Na ronda { $round } não podem ter sido viradas { $cards } cartas de troca.
reason-scene_wrong = O cenário de { $seat } não é possível.
reason-photo_wrong = A fotografia de { $seat } não é possível.
reason-score_tie = Empate entre { $players }: todos os jogadores votam na melhor fotografia ou história de entre as deles.
reason-pad_players = { $found } jogadores são demasiados: o jogo é para { $most }, no máximo.
reason-pad_vips = Há { $found } cartas VIP nos envelopes, mas só { $most } jogadores, com uma cada.
reason-pad_envelopes = Os jogadores têm { $found } envelopes ao todo, e só existem { $most }.
reason-pad_decorations = Os jogadores têm { $found } decorações ao todo, e só existem { $most }.
reason-pad_wishes = A caixa tem { $most } desta carta, não { $found }: { $card }.

## Box files
reason-box_guest_numbers = { $file }: os convidados não estão numerados a partir de 1 sem lacunas.
reason-box_envelopes = { $file }: os envelopes para { $players } jogadores não batem certo.
reason-box_deck_size = { $file }: há { $cards } cartas de preferência, são precisas { $needed }.
reason-box_unknown_name = { $file }: a carta “{ $card }” refere “{ $about }”, que não existe.
reason-box_no_face_to_hide = { $file }: a carta “{ $card }” esconde “{ $about }”, que não tem rosto.
reason-box_alternative = { $file }: a carta “{ $card }” (“{ $about }”) não tem entre parênteses um desejo possível.
reason-box_profile_levels = { $file }: o perfil de { $guest } não sobe nível a nível a partir dos pés.
reason-box_profile_width = { $file }: o perfil de { $guest } tem uma largura impossível.
reason-box_too_wide = { $file }: { $guest } é demasiado largo.
reason-box_feet_off_base = { $file }: { $guest } não está sobre o suporte.
reason-box_face_outside = { $file }: o rosto de { $guest } não está dentro da ilustração.
reason-box_unknown_space = { $file }: a área “{ $area }” refere o espaço “{ $space }”, que não existe.
reason-box_adjacency = { $file }: o par de espaços vizinhos { $spaces } está errado.
reason-box_table_too_small = { $file }: a decoração “{ $decoration }” não cabe em toda a mesa; alargue a mesa ou estreite a decoração.
reason-box_unknown_exchange = { $file }: não existe a carta de troca “{ $card }”.
reason-box_too_few_exchanges = { $file }: há poucas cartas de troca para { $players } jogadores.
reason-box_preset = { $file }: a câmara “{ $camera }” está onde não pode estar.

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
option-two_player_supply = Reserva para dois jogadores
option-two_player_supply-inert = fica sem uso
option-two_player_supply-bank_bidder = o banco licita (regra da casa)
option-vip_announcement = Anúncio de carta VIP
option-vip_announcement-known = só o que o vendedor sabe
option-vip_announcement-verified = só se for verdade
option-vip_announcement-claim = pode dizer-se qualquer coisa
option-vip_announcement-off = não permitido
option-two_player_gifts = Presentes com dois jogadores
option-two_player_gifts-1 = um envelope cada
option-two_player_gifts-2 = dois envelopes cada
option-open_auction = Leilão Aberto
option-open_auction-polled = pergunta-se por ordem
option-open_auction-live = ao vivo, quem for mais rápido
option-table_hides_face = A mesa esconde rostos
option-table_hides_face-true = sim
option-table_hides_face-false = não
option-revelations = As Revelações mostram
option-revelations-all = todas as cartas, também as VIP
option-revelations-wishes = só as preferências
option-tolerance = Como se julgam as fotografias
option-tolerance-eyes = a olho: uma pontinha não conta
option-tolerance-none = à letra: cada píxel conta
option-doubt = Fotografias duvidosas
option-doubt-auto = contam como não satisfeitas
option-doubt-vote = os outros votam
option-cameras = Câmara
option-cameras-free = livre
option-cameras-presets = quinze posições dadas
option-tie = Empate na vitória
option-tie-vote = decide-se por voto
option-tie-shared = partilha-se a vitória
option-notebook = Caderno privado
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
tie_break-guests = Pontos iguais: ganha quem tem mais convidados na fotografia.
tie_break-envelopes = Pontos e convidados iguais: ganha quem tem mais envelopes.

## The table
view-round = Ronda
view-rounds = Rondas ao todo
view-start_player = Jogador inicial
view-deck = Cartas no baralho de troca
view-discards = Cartas de troca já usadas
view-centre = Centro da mesa
view-supply = Reserva
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
view-won = Arrematados nesta ronda
view-decorations = Decorações
view-moment = Agora
view-turn = Turnos antes
view-taken = Tirados
view-before = Mostrado antes
view-targets = Veem
view-high = Maior licitação
view-leader = Quem lidera
view-holding = Não sobem
view-last = Último a ser perguntado
view-asked = Licitações até agora
view-passed = Passaram
view-price = Preço
view-bids = Primeiras licitações
view-tied = Empatados
view-photographer = Fotógrafo
view-kind = Desejo
view-answered = Já responderam
view-answer = A tua resposta
view-auctioneer = De quem é a vez
view-may_announce = Pode anunciar-se uma carta VIP
view-shown = Aberto diante de ti
view-envelope = Envelope
view-cards = Cartas de preferência
view-vips = Cartas VIP
view-vip = A tua carta VIP
view-scene = O teu cenário
view-figures = Figuras
view-guest = Convidado
view-x = Da esquerda para a direita (mm)
view-y = Da frente para trás (mm)
view-on = Fica
view-facing = Voltado
view-posture = Postura
view-decor = Lugares das decorações (mm)
view-photo = A tua fotografia
view-places = Convidados na fotografia
view-space = Espaço
view-dx = Para a direita (mm)
view-dy = Para trás (mm)
view-camera = Câmara
view-cx = Câmara: da esquerda para a direita (mm)
view-cy = Câmara: distância (mm)
view-cz = Câmara: altura (mm)
view-uc = Enquadramento: centro na horizontal
view-vc = Enquadramento: centro na vertical
view-k = Enquadramento: tamanho
view-photos = Todas as fotografias
view-opened = Todos os envelopes
view-scores = Pontuação
view-so_far = Pontos até aqui
view-tie_break = O que decidiu
view-guests = Convidados
view-verdicts = Desejos
view-points = Pontos
view-votes = Votos
view-visible = Visível
view-covered_percent = Tapado (%)
view-face_percent = Rosto à vista (%)
view-face_behind = Rosto atrás de
view-met = Cumpridos
view-doubtful = Duvidosos
view-missed = Não cumpridos

part-guests = Convidados
part-vips = Cartas VIP
part-decorations = Decorações

pad-auction = Variante de leilão
way-counted = Desejos contados à mesa
way-judged = Fotografia avaliada aqui
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
table-round = Ronda { $round } de { $rounds }
table-deck = { $count ->
    [0] O baralho de troca acabou
    [one] Resta { $count } carta de troca
   *[other] Restam { $count } cartas de troca
 }
table-supply = Reserva: { $count }
table-guide = Convidados e cartas
table-close = Fechar
table-you = tu
table-starts = começa
table-answered = já escolheu
table-deciding = está a escolher …
table-decorations = { $count ->
    [one] { $count } decoração
   *[other] { $count } decorações
 }
table-decoration = Decoração { $number }
table-no-envelopes = Nenhum envelope
table-centre-empty = Aqui não há nada.
table-envelope-of = O envelope de { $guest }
table-touch-envelope = { $count ->
    [one] Toca no envelope que escolheres, ou arrasta-o até aqui.
   *[other] Toca em { $count } envelopes, ou arrasta-os até aqui.
 }
table-put-back = Devolver { $guest }
table-to-left = à esquerda, para { $seat }
table-to-right = à direita, para { $seat }
table-which-side = Para que lado?
table-your-answer = A tua resposta: { $answer }. Agora escolhem os outros.
table-whose = { $seat } está a escolher.
table-behind-screen = O teu cenário atrás do biombo
table-frozen = As figuras só se movem no passo 1 e antes da fotografia final.
table-room = O teu salão. Arrasta as figuras para as mover, arrasta o chão para andar à volta.
table-finder = A tua fotografia. Arrasta para mover a câmara; aproxima com dois dedos ou com + e −.
table-space = Espaço { $space }: { $guest }
table-aside = fora do cenário
table-on-space = em { $space }
table-free-place = algures no salão
table-where = Onde
table-put-aside = Tirar do cenário
table-turn = Virar de costas
table-lie = Deitar
table-nudge-left = 1 mm para a esquerda
table-nudge-right = 1 mm para a direita
table-nudge-back = 1 mm para trás
table-nudge-front = 1 mm para a frente
table-visible = visível
table-invisible = invisível: essa fotografia seria recusada
table-covered = atrás de { $guests }
table-uncovered = ninguém à frente
table-face-shows = o rosto aparece
table-face-hidden = o rosto está escondido
table-no-face = não tem rosto
table-pick-space = Onde { $guest } deve ficar?
table-photo-fine = { $count ->
    [0] A fotografia é possível, sem convidados.
    [one] A fotografia é possível, com { $count } convidado.
   *[other] A fotografia é possível, com { $count } convidados.
 }
table-photo-would-do = { $count ->
    [0] Uma fotografia assim seria válida, sem convidados.
    [one] Uma fotografia assim seria válida, com { $count } convidado.
   *[other] Uma fotografia assim seria válida, com { $count } convidados.
 }
table-take-back = Voltar atrás
table-ready = Tudo pronto
table-shoot = Tirar a fotografia
table-camera-free = posição própria
table-camera-side = Para os lados
table-camera-height = Altura
table-camera-distance = Distância
table-camera-zoom = Zoom da câmara
table-open-envelope = O envelope aberto de { $guest }
table-remember = Guarda na memória: depois de fechado, nada disto volta a aparecer.
table-vips-inside = { $count ->
    [one] { $count } carta VIP dentro
   *[other] { $count } cartas VIP dentro
 }
table-vip-add = Põe-na num dos teus envelopes
table-vip-back = Com { $guest }; tirar de novo
table-vip-announced = Há uma carta VIP dentro!
table-auctioneer = { $seat } vende
table-leads = lidera com { $bid }
table-holds = não sobe
table-passed = passou
table-tied-at = empate em { $bid }
table-going = Vai uma … { $seconds } s
table-less = Uma a menos
table-more = Uma a mais
table-you-own = { $count ->
    [0] Não tens decorações.
    [one] Tens { $count } decoração.
   *[other] Tens { $count } decorações.
 }
table-developing = A tua fotografia está a ser revelada. Os outros ainda estão a fotografar.
table-photo-by = Fotografia de { $seat }
table-notes = Mostrar as notas do juiz: pontos, quem tapa quem
table-save-png = Guardar em PNG
table-save-svg = Guardar em SVG
table-reveal = O que os convidados queriam
table-open-all = Abrir os envelopes
table-pause = Pausar
table-before = Anterior
table-next = Seguinte
table-skip = Ir ao fim
table-not-placed = não está na fotografia
table-times = { $count ->
    [one] { $count } carta VIP: vale { $times } vezes
   *[other] { $count } cartas VIP: vale { $times } vezes
 }
guide-guests = Os convidados
guide-wishes = Cartas de preferência
guide-exchanges = Cartas de troca
guide-zones = A mesa

slot-dance_keep = fica contigo
slot-partner_take = tiras
slot-partner_return = devolves
slot-gift = dás
slot-theft_take = roubas
slot-rumour_target = vês
slot-offer = leiloas
slot-contribute = acrescentas
slot-pick = pões à venda

how-arrange = Abre os teus envelopes um a um, coloca figuras para te lembrares do que leste e depois confirma.
how-dance_keep = Um envelope fica contigo. Todos os outros vão para o centro, são baralhados e distribuídos de novo.
how-partner_take = Tira do centro; depois devolves o mesmo número, de entre todos os que tiveres.
how-partner_return = Devolve tantos quantos tiraste. Podem ser os mesmos.
how-gift = O que dás vai-se embora; o que recebes fica fechado até à próxima ronda.
how-seen = Sem pressa. As cartas voltam quando terminares.
how-theft_take = Todos roubam ao mesmo tempo, cada um a quem está à esquerda.
how-rumour_target = Podes ver um envelope que não é teu. Todos veem qual é, ninguém vê o que tem.
how-offer = Escolhe qual dos teus envelopes vai a leilão. O pagamento é em decorações.
how-offer-look = Escolhe o envelope que os outros podem pagar para ver. Continua contigo.
how-announce = Só se anuncia o que se sabe. Uma carta VIP lá dentro pode fazer subir o preço.
how-open_bid = Sobe a licitação ou fica em silêncio: podes voltar depois de outra pessoa subir.
how-contribute = Cada um acrescenta um envelope ao centro; depois vende-se dali, um a um.
how-pick = Escolhe o que se vende agora. No fim decides se vendes ou se compras.
how-shared_bid = Licita mais do que a licitação mais alta, ou passa e sai deste leilão.
how-sell_or_buy = Vende e recebe, ou compra: então pagas o mesmo valor a quem licitou mais alto.
how-single_bid = Tens uma só licitação. Tem de ser mais alta do que todas as anteriores.
how-price = Quem pagar isto pode ver uma vez o teu envelope. Continua contigo.
how-pay_to_look = Pagas o preço e vês o envelope uma vez. Mais ninguém o vê.
how-secret_bid = Todos escolhem em segredo, depois mostra-se tudo. Nada (0) não é licitação.
how-secret_rebid = Quem empatou licita mais uma vez, pelo menos o mesmo que antes.
how-final_photo = Coloca os teus convidados nos espaços, escolhe a câmara e tira a tua única fotografia.
how-doubt_vote = O juiz não tem a certeza. Mais sins do que nãos, ou números iguais: conta.
how-tie_vote = Ninguém vota na própria fotografia.

zone-round = Rondas
zone-deck = Baralho de troca
zone-card = Carta de troca da ronda
zone-centre = Centro da mesa
zone-players = Jogadores
zone-envelopes = Os teus envelopes
zone-won = Arrematado nesta ronda
zone-decorations = Decorações
zone-supply = Reserva
zone-shown = Um envelope aberto
zone-vip = Carta VIP
zone-scene = O teu salão
zone-photo = A tua fotografia
zone-camera = Câmara
zone-guests = Convidados
zone-lot = Em leilão
zone-bid = A tua licitação
zone-album = O álbum
zone-points = Pontos

## What things are
about-guest-clara = Uma mulher de vestido amarelo, a rir. Altura média: uma criança desaparece atrás dela, um convidado alto não.
about-guest-carmen = Uma mulher de vestido de noite vermelho, muito direita e alta.
about-guest-nina = Uma menina de totós. Conta como mulher; é baixa e fácil de esconder.
about-guest-olga = Uma mulher de chapéu de aba larga. Alta, e a aba tapa mais do que se pensa.
about-guest-stella = Uma mulher, cantora com uma nuvem de caracóis. Alta.
about-guest-mia = Uma mulher em viagem; a mochila vê-se à direita. Altura média.
about-guest-victor = Um homem em cadeira de rodas, de braços cruzados. Baixo, mas largo.
about-guest-otto = Um senhor de idade com bengala à direita. Alto.
about-guest-leo = Um rapazinho de boné. Conta como homem; é baixo e estreito.
about-guest-hugo = Um homem, mágico de cartola: o mais alto de todos.
about-guest-bruno = Um homem, o pasteleiro. Altura média e largo: bom para esconder alguém.
about-guest-marco = Um homem com a guitarra à esquerda. Alto.
about-guest-tango = O cão: nem homem nem mulher. Baixo e comprido; atrás da mesa não se vê.
about-guest-palmira = A palmeira no vaso: nem homem nem mulher, e sem rosto; “ninguém vê o meu rosto” é sempre satisfeita.

about-next_to = Satisfeita se o espaço deste convidado tem um lado em comum com o do convidado da carta. Um canto não chega, e o outro tem de estar na fotografia. No envelope do próprio, basta que esteja colocado.
about-hide_face_of = Satisfeita se olhos, nariz e boca do convidado da carta estão totalmente tapados, pelo menos em parte pelo dono deste envelope, e nenhuma parte do rosto fica fora da fotografia. No envelope do próprio, a carta quer dizer: ninguém vê o meu rosto.
about-preference-near_table = Satisfeita se o convidado está num dos sete espaços que tocam na mesa.
about-preference-away_from_table = Satisfeita se o convidado está num dos sete espaços que não tocam na mesa.
about-preference-row_1 = Satisfeita se o convidado está na fila mais perto de ti: a1 ou e1, ao lado da mesa.
about-preference-row_2 = Satisfeita se o convidado está na segunda fila: a2 ou e2, ao lado da mesa.
about-preference-row_3 = Satisfeita se o convidado está na terceira fila, logo atrás da mesa.
about-preference-row_4 = Satisfeita se o convidado está na última fila, diante do biombo.
about-preference-left = Satisfeita se o convidado está num dos espaços marcados à tua esquerda.
about-preference-right = Satisfeita se o convidado está num dos espaços marcados à tua direita.
about-preference-edge = Satisfeita se o convidado está na coluna mais à esquerda ou mais à direita.
about-preference-middle = Satisfeita se o convidado está numa das três colunas do meio.
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
about-preference-nobody_in_front = Satisfeita se nenhum outro convidado tapa a ilustração deste na fotografia. Mesa e decorações não fazem mal, nem tapar só o rebordo branco ou o suporte.
about-preference-my_face_hidden = Satisfeita se ninguém vê os olhos, o nariz e a boca deste convidado: tapados por convidados, decorações ou pela mesa, ou fora da fotografia.
about-preference-not_next_to_man = Satisfeita se nenhum homem está num espaço com um lado em comum com o deste convidado. O rapaz conta como homem; cão e planta não.
about-preference-not_next_to_woman = Satisfeita se nenhuma mulher está num espaço com um lado em comum com o deste convidado. A menina conta como mulher; cão e planta não.

about-exchange-dance = Cada um fica com um envelope e põe todos os outros no centro. São baralhados, e cada um recebe de volta tantos quantos pôs.
about-exchange-partner = Um após o outro tira dois envelopes do centro e devolve dois, que podem ser os mesmos.
about-exchange-gifts = Cada um dá um envelope ao vizinho da esquerda e um ao da direita. A dois jogadores, cada um dá um.
about-exchange-revelations = Dois envelopes do centro, tirados à sorte, são abertos um após o outro e mostrados a todos.
about-exchange-theft = Todos ao mesmo tempo tiram um envelope à escolha ao vizinho da esquerda.
about-exchange-rumours = Cada um pode ver um envelope do centro ou de outra pessoa. Todos veem qual é.
about-exchange-open_auction = Cada um, na sua vez, vende um envelope. Os outros sobem quantas vezes quiserem; quem licita mais alto paga ao vendedor.
about-exchange-shared_auction = Cada um acrescenta um envelope ao centro. Na sua vez, cada um põe um à venda; os outros licitam, e então essa pessoa vende a quem licitou mais alto ou compra-o, pagando-lhe.
about-exchange-single_bid_auction = Cada um, na sua vez, vende um envelope. Os outros licitam uma só vez cada, sempre mais do que o anterior.
about-exchange-fixed_price_auction = Cada um, na sua vez, diz um preço para ver um envelope. Quem paga vê uma vez; o envelope fica.
about-exchange-secret_auction = Cada um, na sua vez, vende um envelope. Todas as licitações são secretas; a mais alta paga. Em caso de empate, quem empatou licita mais uma vez.
about-exchange-unfair_secret_auction = Cada um, na sua vez, vende um envelope. Todas as licitações são secretas: a mais alta é paga por inteiro, cada uma das outras por metade, arredondada para baixo. Em caso de empate, quem empatou licita mais uma vez.

about-zone-round = O jogo tem seis rondas: ver e arrumar, virar uma carta, fazer o que ela diz. Depois vem a fotografia.
about-zone-deck = Seis cartas viradas para baixo, uma por ronda. Na variante de leilão, três são leilões.
about-zone-card = Todos fazem o que esta carta diz. Depois é descartada.
about-zone-centre = Envelopes que não são de ninguém. Quase todas as cartas do baralho têm a ver com eles.
about-zone-players = Onde está cada envelope e quantas decorações cada um tem, todos podem ver.
about-zone-envelopes = Podes abri-los no passo 1 de cada ronda e antes da fotografia, um de cada vez e quantas vezes quiseres.
about-zone-won = Comprado nesta ronda: fica fechado até ao próximo momento de ver e não pode ser leiloado agora.
about-zone-decorations = Dez para cada um. Ficam na tua mesa na fotografia e podem esconder rostos. Na variante de leilão são dinheiro, e cada duas que sobram valem um ponto.
about-zone-supply = Mais decorações, para dois jogadores. Não contam para ninguém.
about-zone-shown = Três preferências, e cartas VIP se alguém as lá pôs. É um jogo de memória: depois de fechar, é preciso lembrar.
about-zone-vip = Uma vez no jogo podes pô-la num envelope que tens. Esse convidado passa a valer o dobro para todos, também com pontos negativos; com duas cartas, o triplo.
about-zone-scene = Só tu o vês. Coloca figuras para te lembrares das preferências: nos espaços ou em qualquer lado, de costas ou deitadas. Só muda quando podes ver.
about-zone-photo = A fotografia como seria tirada agora. Todos nela têm de estar pelo menos um pouco visíveis. As marcas dizem quem está tapado e que rosto se vê, nunca que preferências são satisfeitas.
about-zone-camera = Pode ficar no máximo à altura do biombo, e a fotografia mostra só o cenário.
about-zone-guests = Coloca quantos quiseres, um por espaço. Quem fica de fora não pontua; quem está colocado sem nenhuma preferência satisfeita custa 3 pontos.
about-zone-lot = O envelope que está à venda agora. Quem vende pode anunciar uma carta VIP lá dentro, se souber dela.
about-zone-bid = Licitações e pagamentos são decorações inteiras, nunca mais do que tens.
about-zone-album = Cada um tirou uma fotografia. Cada uma é julgada por si.
about-zone-points = Preferências satisfeitas de um convidado colocado: nenhuma −3, uma 1, duas 3, três 6. Cada carta VIP no envelope conta o convidado mais uma vez.

## The lesson
lesson-welcome = Boas-vindas à festa! Catorze convidados têm desejos, e no fim tiras-lhes uma fotografia. Cinco envelopes são teus; cada um guarda três preferências do convidado da frente.
lesson-open = Vamos abrir um: toca no envelope da Clara.
lesson-read = A Clara quer ficar ao centro, esconder o rosto da Nina e não ter ninguém à frente. Lembra-te disso, porque o programa não se lembra por ti. Depois guarda as cartas.
lesson-place = As figuras são a tua memória. Escolhe a Clara e toca no espaço c3; depois escolhe a Nina e toca em c4, logo atrás. Nada disto conta ainda.
lesson-photo = Esta seria a tua fotografia agora. ✓ quer dizer ninguém à frente, o olho diz se o rosto se vê, ✕ marca quem não se vê: essa fotografia seria recusada. Com as setas, move a Nina um pouco para o lado, até ela espreitar.
lesson-vip = Uma vez no jogo podes pôr a tua carta VIP num envelope: esse convidado vale o dobro, para todos. Guarda-a por agora. Quando o salão estiver bem, toca em “Tudo pronto”.
lesson-theft = Em cada ronda vira-se uma carta. Roubo: todos ao mesmo tempo tiram um envelope ao vizinho da esquerda. Toca no da Mia e confirma.
lesson-look-new = Nova ronda, novo olhar. Roubaste o envelope da Mia: abre-o.
lesson-close-new = Mais três preferências para a memória. Guarda as cartas.
lesson-score = Três preferências satisfeitas valem 6 pontos, duas 3, uma 1. Um convidado na fotografia sem nenhuma custa 3: deixa de fora quem não conheces. Coloca a Mia se quiseres e confirma.
lesson-dance = Dança: ficas com um envelope, os outros são baralhados e distribuídos de novo. Fica com o da Clara.
lesson-end = Depois de seis rondas todos tiram a fotografia e abrem-se os envelopes. É só isto: continua a jogar e sorri para a câmara!

## Hints

hint-row = { $guests } { $row }.
hint-scene = A cena pode ficar como está: só serve para não esquecer.
hint-pleased = Cumpre { $met } dos { $known } desejos que viste.
