game-name = Fotografia Perfeita
game-about = Descobre o que desejam catorze convidados e tira a fotografia que agrade mais a todos.

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
preference-next_to_clara = ao lado da Clara
preference-next_to_carmen = ao lado da Carmen
preference-next_to_victor = ao lado do Victor
preference-next_to_leo = ao lado do Leo
preference-next_to_hugo = ao lado do Hugo
preference-next_to_tango = ao lado do Tango
preference-next_to_palmira = ao lado da Palmira
preference-hide_face_of_nina = ninguém vê o rosto da Nina
preference-hide_face_of_olga = ninguém vê o rosto da Olga
preference-hide_face_of_stella = ninguém vê o rosto da Stella
preference-hide_face_of_mia = ninguém vê o rosto da Mia
preference-hide_face_of_otto = ninguém vê o rosto do Otto
preference-hide_face_of_bruno = ninguém vê o rosto do Bruno
preference-hide_face_of_marco = ninguém vê o rosto do Marco
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
vip-used = já usada
verdict-no = por cumprir
verdict-doubt = duvidoso
verdict-yes = cumprido
word-nobody = ninguém
word-none = nenhum
word-seen = visto
word-no = não
word-yes = sim
word-abstain = abstenção

## What is going on
moment-arrange = Todos podem ver e arrumar
moment-dance_keep = Dança: ficar com um envelope
moment-partner_take = Escolhe o teu Par: tirar
moment-partner_return = Escolhe o teu Par: devolver
moment-gift = Presentes
moment-revealed = Revelações: um envelope está aberto
moment-theft = Roubo
moment-rumour_target = Boatos: que envelope ver
moment-look = Ver em privado
moment-offer = Leilão: o que se leiloa
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
moment-secret_rebid = Outra vez licitações secretas
moment-bank_bid = Licitação secreta contra o banco
moment-final_photo = A fotografia final
moment-doubt_vote = Um caso duvidoso
moment-tie_vote = Votação para desempatar

## Questions
ask-arrange = Ronda { $round }: vê os teus envelopes e arruma as tuas figuras.
ask-dance_keep = Com que envelope ficas?
ask-partner_take = Que envelopes tiras do centro da mesa?
ask-partner_return = Que envelopes devolves ao centro da mesa?
ask-gift = Que envelopes dás?
ask-seen = Já viste o suficiente?
ask-theft_take = Que envelope roubas a quem está à tua esquerda?
ask-rumour_target = De quem queres ver o envelope?
ask-offer = Que envelope leiloas?
ask-announce = Anuncias que há uma carta VIP no envelope de { $envelope }?
ask-open_bid = { $high ->
    [0] { $seat } leiloa o envelope de { $envelope }; ainda ninguém licitou. Licitas?
   *[other] { $seat } leiloa o envelope de { $envelope }; a maior licitação é { $high }. Sobes?
 }
ask-shared_bid = { $high ->
    [0] { $seat } põe em leilão o envelope de { $envelope }; ainda ninguém licitou. Quanto licitas?
   *[other] { $seat } põe em leilão o envelope de { $envelope }; a maior licitação é { $high }. Quanto licitas?
 }
ask-single_bid = { $high ->
    [0] { $seat } leiloa o envelope de { $envelope }; ainda ninguém licitou. Só licitas uma vez: quanto?
   *[other] { $seat } leiloa o envelope de { $envelope }; a maior licitação é { $high }. Só licitas uma vez: quanto?
 }
ask-contribute = Que envelope juntas ao centro da mesa?
ask-pick = Que envelope pões em leilão?
ask-sell_or_buy = { $seat } dá { $high } pelo envelope de { $envelope }. Vendes, ou compras tu pelo mesmo preço?
ask-price = Quanto pedes para deixar ver o envelope de { $envelope }?
ask-pay_to_look = { $seat } pede { $price } para deixar ver o envelope de { $envelope }. Pagas?
ask-secret_bid = { $seat } leiloa o envelope de { $envelope }. Quanto licitas em segredo?
ask-secret_rebid = Empataste pelo envelope de { $envelope }, que { $seat } leiloa. Licita outra vez.
ask-final_photo = Arruma os teus convidados e tira a fotografia.
ask-doubt_vote = Na fotografia de { $seat }, o desejo «{ $card }» de { $guest } cumpre-se?
ask-tie_vote = Quem tirou a melhor fotografia, ou contou a melhor história?

## Choices
choice-keep = Ficar com o envelope de { $envelope }
choice-take = Tirar do centro: { $envelopes }
choice-return = Devolver ao centro: { $envelopes }
choice-give = Dar: { $envelopes }
choice-give_both = Dar o envelope de { $left } à esquerda e o de { $right } à direita
choice-give_one = Dar o envelope de { $envelope } (à { $side })
choice-steal = Roubar o envelope de { $envelope }
choice-none = Nenhum
choice-listen = Ver o envelope de { $envelope }
choice-seen = Guardar as cartas
choice-offer = Leiloar o envelope de { $envelope }
choice-silent = Não dizer nada
choice-announce = Anunciar uma carta VIP
choice-hold = Não subir
choice-pass = Passar
choice-contribute = Juntar o envelope de { $envelope }
choice-pick = Pôr em leilão o envelope de { $envelope }
choice-sell = Vender
choice-buy = Comprar pelo mesmo preço
choice-no = Não
choice-yes = Sim
choice-abstain = Abster-se
choice-vote = Votar em { $seat }
choice-open = Abrir o envelope de { $envelope }
choice-close = Guardar as cartas
choice-bid = { $decorations ->
    [0] Não licitar
    [one] Licitar { $decorations } decoração
   *[other] Licitar { $decorations } decorações
 }
choice-price = Pedir { $decorations ->
    [one] { $decorations } decoração
   *[other] { $decorations } decorações
 }

## The log
event-dealt = { $seat } recebe os envelopes de { $envelopes }.
event-centre_laid = No centro da mesa ficam os envelopes de { $envelopes }.
event-first_player = { $seat } começa.
event-round_began = Ronda { $round }: começa { $seat }.
event-turned_up = Vira-se a carta { $card }.
event-kept = { $seat } fica com o envelope de { $envelope }.
event-danced = { $seat } recebe da dança: { $envelopes }.
event-took = { $seat } tira do centro: { $envelopes }.
event-returned = { $seat } devolve ao centro: { $envelopes }.
event-gave = { $seat } dá a { $receiver } o envelope de { $envelope }.
event-revealed = Abre-se o envelope de { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-revealed-veiled = Abre-se à frente de todos o envelope de { $envelope }.
event-wishes_revealed = Abre-se o envelope de { $envelope }: { $cards }.
event-wishes_revealed-veiled = Abre-se à frente de todos o envelope de { $envelope }.
event-stole = { $seat } rouba a { $victim } o envelope de { $envelope }.
event-looked = { $seat } vê o envelope de { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-looked-veiled = { $seat } vê o envelope de { $envelope }.
event-heard_nothing = { $seat } não vê envelope nenhum.
event-opened = { $seat } abre o envelope de { $envelope }: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-opened-veiled = Vês o envelope de { $envelope }.
event-closed = { $seat } guarda as cartas de { $envelope }.
event-vip_added = { $seat } põe a carta VIP no envelope de { $envelope }.
event-vip_added-veiled = Usaste a tua carta VIP.
event-no_auction = { $seat } não leiloa nada.
event-offered = { $seat } leiloa o envelope de { $envelope }.
event-announced = { $seat } anuncia: há uma carta VIP no envelope de { $envelope }.
event-claimed = { $seat } diz que há uma carta VIP no envelope de { $envelope }.
event-raised = { $seat } licita { $bid }.
event-held = { $seat } não sobe.
event-passed = { $seat } passa.
event-bought = { $seat } compra o envelope de { $envelope } e paga { $price } a { $seller }.
event-unsold = Ninguém compra a { $seat } o envelope de { $envelope }.
event-contributed = { $seat } junta ao centro o envelope de { $envelope }.
event-picked = { $seat } põe em leilão o envelope de { $envelope }.
event-priced = { $seat } pede { $price } para deixar ver.
event-paid_to_look = { $seat } paga { $price } a { $seller } para ver.
event-nobody_looked = Ninguém paga a { $seat } para ver o envelope de { $envelope }.
event-bid_secretly = Licitação secreta de { $seat }: { $bid }.
event-bids_tied = Empate a { $bid }: quem empatou licita outra vez pelo envelope que { $seat } leiloa.
event-paid_half = { $seat } perde e paga metade do que licitou, { $price }, a { $seller }.
event-bank_bid = O banco licita { $bid } no leilão de { $seat }.
event-bank_bought = O banco compra a { $seat } o envelope de { $envelope }, que vai para o centro da mesa.
event-rescued = { $giver } dá uma decoração a { $seat }, que ficou sem nada.
event-photo_time = Veem-se os envelopes uma última vez, e depois cada um tira a sua fotografia.
event-photographed = { $seat } fotografa { $guests }.
event-unsealed = { $envelope } desejava: { $cards }{ $vips ->
    [0] { "" }
    [one] , com { $vips } carta VIP
   *[other] , com { $vips } cartas VIP
 }.
event-doubt_met = Dúvida sobre «{ $card }», de { $guest }, na fotografia de { $seat }: { $yes } contra { $no }, conta.
event-doubt_not_met = Dúvida sobre «{ $card }», de { $guest }, na fotografia de { $seat }: { $yes } contra { $no }, não conta.
event-scored = { $seat }, { $guest }: { $met ->
    [one] { $met } desejo cumprido
   *[other] { $met } desejos cumpridos
 }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }.
event-decorations_scored = { $seat } ganha { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 } com { $decorations ->
    [one] { $decorations } decoração
   *[other] { $decorations } decorações
 }.
event-totalled = { $seat } fica com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 } ao todo.
event-voted = { $seat } vota em { $choice }.
event-abstained = { $seat } não vota.
event-won = { $seats } ganha!
event-won_together = { $seats } ganham em conjunto!

## Refusals at the table
reason-game_over = A partida já acabou.
reason-not_asked = Neste momento a pergunta é outra ({ $moment }).
reason-not_your_turn = Agora é com { $seats }.
reason-only_one_answer = Aqui só tens uma possibilidade, e faz-se sozinha.
reason-only_a_look = Ver ainda não é responder: confirma quando acabares de arrumar.
reason-one_neighbour = Com dois jogadores só há um vizinho: diz apenas que envelopes dás.
reason-which_neighbour = Diz que envelope vai para a esquerda e qual vai para a direita.
reason-is_holding = Não subiste: só podes voltar a subir quando mais alguém subir.
reason-cannot_raise = A maior licitação é { $high }; com { $owned } não dá para subires.
reason-already_answered = Já respondeste.
reason-malformed = Isto não está bem escrito (em «{ $at }»).
reason-look_not_now = Agora não podes abrir envelopes: isso é no passo 1 e antes da fotografia final.
reason-look_not_yours = Só podes abrir os teus envelopes.
reason-look_won_this_round = Foi arrematado nesta ronda e por agora fica fechado.
reason-look_one_at_a_time = Guarda primeiro as cartas de { $envelope }.
reason-vip_used = Já usaste a tua carta VIP.
reason-vip_not_held = A carta VIP só pode ir para um dos teus envelopes.
reason-vip_not_now = A carta VIP só se usa enquanto vês os teus envelopes.
reason-not_own_envelope = Este envelope não é teu. Tens os de { $envelopes }.
reason-not_in_centre = Este envelope não está no centro da mesa. Lá estão: { $envelopes }.
reason-wrong_number = Escolheste { $chosen }, e { $must ->
        [one] é preciso exatamente um envelope.
       *[other] são precisos exatamente { $must } envelopes.
    }
reason-same_twice = O mesmo envelope aparece duas vezes.
reason-received_now = Só podes dar envelopes que já eram teus; o que recebes agora não passa adiante.
reason-not_left_neighbours = Só podes roubar um envelope que { $seat }, à tua esquerda, tinha quando se virou a carta: { $envelopes }.
reason-own_envelope = Os Boatos são sobre envelopes dos outros ou do centro da mesa.
reason-must_choose = Aqui tens de escolher.
reason-bid_own_auction = Quem leiloa não licita.
reason-bid_too_low = Tens de licitar pelo menos { $least }.
reason-bid_too_high = Não podes licitar mais do que tens: { $owned }.
reason-has_passed = Já passaste neste leilão.
reason-has_bid = Neste leilão cada um só licita uma vez.
reason-is_leading = A maior licitação já é a tua.
reason-rebid_too_low = A segunda licitação não pode ser menor do que a primeira: no mínimo { $least }.
reason-not_tied = Só quem empatou licita outra vez.
reason-won_this_round = Foi arrematado nesta ronda e não se pode leiloar já.
reason-cannot_buy = A licitação é { $high } e só tens { $owned }: tens de vender.
reason-price_range = O preço vai de 1 a { $most }.
reason-cannot_pay = Custa { $price } e só tens { $owned }.
reason-nothing_to_announce = Não sabes de nenhuma carta VIP lá dentro.
reason-scene_frozen = As figuras só se mexem no passo 1 e antes da fotografia final.
reason-vote_self = Ninguém vota na sua própria fotografia.
reason-vote_not_tied = Só se pode votar em quem empatou: { $seats }.
reason-notebook_off = Nesta mesa não se tomam notas.

## Refusals of scenes and photos
reason-out_of_bounds = { $guest } está longe de mais.
reason-space_unknown = Esse espaço não existe para { $guest }.
reason-space_taken = { $guests } não cabem no mesmo espaço ({ $space }).
reason-base_outside = O suporte de { $guest } está fora do espaço.
reason-not_facing = { $guest } tem de estar de pé e de frente para a câmara.
reason-figures_collide = { $guests } chocam uns com os outros.
reason-decor_number = As { $owned } decorações ficam todas na mesa; aqui há { $number }.
reason-decor_off_table = A decoração { $decoration } está a sair da mesa.
reason-decor_overlap = As decorações { $decorations } estão umas por cima das outras.
reason-camera_range = A câmara não pode ficar aí, ou o enquadramento é pequeno de mais.
reason-camera_too_high = A câmara está mais alta do que o biombo.
reason-shows_outside = A fotografia mostra mais do que o cenário ({ $sides }).
reason-guest_invisible = Na fotografia não se vê: { $guests }.
reason-presets_only = Nesta mesa só se usam as posições de câmara dadas.

## Positions that cannot be
reason-envelopes_lost = Cada envelope tem de estar com um jogador ou no centro da mesa.
reason-envelopes_uneven = No jogo base cada jogador tem { $each } envelopes, com { $centre } no centro da mesa.
reason-won_by_nobody = O que se arrematou nesta ronda tem de estar com um jogador.
reason-won_too_long = Só há «arrematado nesta ronda» durante um leilão.
reason-vips_lost = Cada jogador tem uma carta VIP, na mão ou num envelope.
reason-vip_known_nowhere = Ninguém pode saber de uma carta VIP num envelope que não tem nenhuma.
reason-open_elsewhere = Há um jogador com um envelope aberto que não é dele.
reason-cards_lost = Os envelopes não têm exatamente as cartas da caixa, três em cada um.
reason-decorations_lost = Devia haver { $wanted } decorações, e não { $found }.
reason-decorations_moved = No jogo base as decorações não mudam de dono.
reason-deck_wrong = Não são seis cartas de troca dos tipos certos.
reason-round_wrong = Na ronda { $round } não podem ter sido viradas { $cards } cartas de troca.
reason-scene_wrong = O cenário de { $seat } não é possível.
reason-photo_wrong = A fotografia de { $seat } não é possível.
reason-score_tie = Empate entre { $players }: todos os jogadores votam na melhor fotografia, ou na melhor história, de entre as deles.
reason-pad_players = { $found } jogadores são de mais: o jogo é para { $most }, no máximo.
reason-pad_vips = Há { $found } cartas VIP nos envelopes, mas só { $most } jogadores, cada um com a sua.
reason-pad_envelopes = Os jogadores têm { $found } envelopes ao todo, e só existem { $most }.
reason-pad_decorations = Os jogadores têm { $found } decorações ao todo, e só existem { $most }.
reason-pad_wishes = A caixa tem { $most } desta carta, não { $found }: { $card }.

## Box files
reason-box_guest_numbers = { $file }: os convidados não estão numerados a partir de 1 sem lacunas.
reason-box_envelopes = { $file }: os envelopes para { $players } jogadores não batem certo.
reason-box_deck_size = { $file }: há { $cards } cartas de preferência, são precisas { $needed }.
reason-box_unknown_name = { $file }: a carta «{ $card }» refere «{ $about }», que não existe.
reason-box_no_face_to_hide = { $file }: a carta «{ $card }» esconde «{ $about }», que não tem rosto.
reason-box_alternative = { $file }: a carta «{ $card }» («{ $about }») não tem entre parênteses um desejo que sirva.
reason-box_profile_levels = { $file }: o perfil de { $guest } não sobe nível a nível a partir dos pés.
reason-box_profile_width = { $file }: o perfil de { $guest } tem uma largura impossível.
reason-box_too_wide = { $file }: { $guest } é largo de mais.
reason-box_feet_off_base = { $file }: { $guest } não assenta no suporte.
reason-box_face_outside = { $file }: o rosto de { $guest } não está dentro da ilustração.
reason-box_unknown_space = { $file }: a área «{ $area }» refere o espaço «{ $space }», que não existe.
reason-box_adjacency = { $file }: o par de espaços vizinhos { $spaces } está errado.
reason-box_table_too_small = { $file }: a decoração «{ $decoration }» não cabe em toda a mesa; alarga a mesa ou estreita a decoração.
reason-box_unknown_exchange = { $file }: não existe a carta de troca «{ $card }».
reason-box_too_few_exchanges = { $file }: há poucas cartas de troca para { $players } jogadores.
reason-box_preset = { $file }: a câmara «{ $camera }» está onde não pode estar.

## Options
option-mode = Modo de jogo
option-mode-base = jogo base
option-mode-auction = variante de leilão
option-first_player = Quem começa
option-first_player-random = alguém à sorte
option-first_player-seat_1 = lugar 1
option-first_player-seat_2 = lugar 2
option-first_player-seat_3 = lugar 3
option-first_player-seat_4 = lugar 4
option-first_player-seat_5 = lugar 5
option-first_player-seat_6 = lugar 6
option-two_player_supply = Reserva para dois jogadores
option-two_player_supply-inert = fica de lado
option-two_player_supply-bank_bidder = o banco licita (regra da casa)
option-vip_announcement = Anunciar uma carta VIP
option-vip_announcement-known = só o que sabe quem vende
option-vip_announcement-verified = só se for verdade
option-vip_announcement-claim = diga-se o que se disser
option-vip_announcement-off = não se pode
option-two_player_gifts = Presentes com dois jogadores
option-two_player_gifts-1 = um envelope cada
option-two_player_gifts-2 = dois envelopes cada
option-open_auction = Leilão Aberto
option-open_auction-polled = pergunta-se à vez
option-open_auction-live = ao vivo, ganha o mais rápido
option-table_hides_face = A mesa esconde rostos
option-table_hides_face-true = sim
option-table_hides_face-false = não
option-revelations = As Revelações mostram
option-revelations-all = todas as cartas, também as VIP
option-revelations-wishes = só os desejos
option-tolerance = Como se avaliam as fotografias
option-tolerance-eyes = a olho: uma pontinha não conta
option-tolerance-none = à letra: cada píxel conta
option-doubt = Fotografias duvidosas
option-doubt-auto = contam como não cumpridos
option-doubt-vote = os outros votam
option-cameras = Câmara
option-cameras-free = livre
option-cameras-presets = quinze posições à escolha
option-tie = Empate na vitória
option-tie-vote = vai a votos
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
view-turn = Turnos já jogados
view-taken = Tirados
view-before = Mostrado antes
view-targets = A ver
view-high = Maior licitação
view-leader = Quem está à frente
view-holding = Não sobem
view-last = Perguntado por último
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
view-shown = Aberto à tua frente
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
view-facing = Virado
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
view-missed = Por cumprir

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
tally-preference = Desejos

## The drawn table
table-round = Ronda { $round } de { $rounds }
table-deck = { $count ->
    [0] Acabaram-se as cartas de troca
    [one] Resta { $count } carta de troca
   *[other] Restam { $count } cartas de troca
 }
table-supply = Reserva: { $count }
table-guide = Convidados e cartas
table-close = Fechar
table-you = tu
table-starts = começa
table-answered = já escolheu
table-deciding = está a escolher…
table-decorations = { $count ->
    [one] { $count } decoração
   *[other] { $count } decorações
 }
table-decoration = Decoração { $number }
table-no-envelopes = Nenhum envelope
table-centre-empty = Aqui não há nada.
table-envelope-of = O envelope de { $guest }
table-touch-envelope = { $count ->
    [one] Toca no envelope que queres, ou arrasta-o para aqui.
   *[other] Toca em { $count } envelopes, ou arrasta-os para aqui.
 }
table-put-back = Pôr de volta: { $guest }
table-to-left = à esquerda, para { $seat }
table-to-right = à direita, para { $seat }
table-which-side = Para que lado?
table-your-answer = A tua resposta: { $answer }. Agora é com os outros.
table-whose = { $seat } está a escolher.
table-behind-screen = O teu cenário atrás do biombo
table-frozen = As figuras só se mexem no passo 1 e antes da fotografia final.
table-room = O teu salão. Arrasta as figuras para as mexeres, arrasta o chão para andares à volta.
table-finder = A tua fotografia. Arrasta para mexeres a câmara; aproxima com dois dedos, ou com + e −.
table-space = Espaço { $space }: { $guest }
table-aside = de fora
table-on-space = em { $space }
table-free-place = algures no salão
table-where = Onde
table-put-aside = Pôr de fora
table-turn = Virar de costas
table-lie = Deitar
table-nudge-left = 1 mm para a esquerda
table-nudge-right = 1 mm para a direita
table-nudge-back = 1 mm para trás
table-nudge-front = 1 mm para a frente
table-visible = vê-se
table-invisible = não se vê: a fotografia seria recusada
table-covered = atrás de { $guests }
table-uncovered = ninguém à frente
table-face-shows = vê-se o rosto
table-face-hidden = não se vê o rosto
table-no-face = não tem rosto
table-pick-space = Onde fica { $guest }?
table-photo-fine = { $count ->
    [0] Já podes tirar a fotografia, sem convidados.
    [one] Já podes tirar a fotografia, com { $count } convidado.
   *[other] Já podes tirar a fotografia, com { $count } convidados.
 }
table-photo-would-do = { $count ->
    [0] Uma fotografia assim valia, sem convidados.
    [one] Uma fotografia assim valia, com { $count } convidado.
   *[other] Uma fotografia assim valia, com { $count } convidados.
 }
table-take-back = Desfazer
table-ready = Tudo pronto
table-shoot = Tirar a fotografia
table-camera-free = posição à tua escolha
table-camera-side = Para os lados
table-camera-height = Altura
table-camera-distance = Distância
table-camera-zoom = Zoom
table-open-envelope = O envelope aberto de { $guest }
table-remember = Fixa bem: depois de fechado, nada disto volta a aparecer.
table-vips-inside = { $count ->
    [one] { $count } carta VIP dentro
   *[other] { $count } cartas VIP dentro
 }
table-vip-add = Põe-na num dos teus envelopes
table-vip-back = Está com { $guest }; tira-a
table-vip-announced = Há uma carta VIP dentro!
table-auctioneer = { $seat } vende
table-leads = vai à frente com { $bid }
table-holds = não sobe
table-passed = passou
table-tied-at = empate a { $bid }
table-going = Dou-lhe uma… { $seconds } s
table-less = Uma a menos
table-more = Uma a mais
table-you-own = { $count ->
    [0] Não tens decorações.
    [one] Tens { $count } decoração.
   *[other] Tens { $count } decorações.
 }
table-developing = A tua fotografia está a revelar. Os outros ainda estão a tirar as deles.
table-photo-by = Fotografia de { $seat }
table-notes = Mostrar as notas do juiz: pontos, quem tapa quem
table-save-png = Guardar como PNG
table-save-svg = Guardar como SVG
table-reveal = O que os convidados desejavam
table-open-all = Abrir os envelopes
table-pause = Pausar
table-before = Anterior
table-next = Seguinte
table-skip = Ir ao fim
table-not-placed = fora da fotografia
table-times = { $count ->
    [one] { $count } carta VIP: vale por { $times }
   *[other] { $count } cartas VIP: vale por { $times }
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
slot-contribute = juntas
slot-pick = pões em leilão

how-arrange = Abre os teus envelopes um a um, põe figuras no cenário para te lembrares do que leste, e depois confirma.
how-dance_keep = Um envelope fica contigo. Os outros vão todos para o centro, baralham-se e voltam a dar-se.
how-partner_take = Tira do centro; depois devolves outros tantos, escolhidos entre todos os que tens.
how-partner_return = Devolve tantos como tiraste. Podem ser os mesmos.
how-gift = O que dás vai-se embora; o que recebes fica fechado até à próxima ronda.
how-seen = Sem pressas. As cartas voltam para o envelope quando acabares.
how-theft_take = Roubam todos ao mesmo tempo, cada um a quem está à sua esquerda.
how-rumour_target = Podes ver um envelope que não seja teu. Todos veem qual é, mas ninguém vê o que lá está.
how-offer = Escolhe qual dos teus envelopes vai a leilão. Pagam-te em decorações.
how-offer-look = Escolhe o envelope que os outros podem pagar para ver. Continua a ser teu.
how-announce = Só podes anunciar o que sabes. Com uma carta VIP lá dentro, o preço pode subir.
how-open_bid = Sobe a licitação, ou deixa estar: podes voltar depois de mais alguém subir.
how-contribute = Cada um junta um envelope ao centro; depois vendem-se os do centro, um a um.
how-pick = Escolhe o que se leiloa agora. No fim decides se o vendes ou se ficas tu com ele.
how-shared_bid = Licita mais do que a maior licitação, ou passa e ficas de fora deste leilão.
how-sell_or_buy = Se venderes, pagam-te; se comprares, pagas o mesmo a quem licitou mais.
how-single_bid = Só tens uma licitação. Tem de ser mais alta do que todas as anteriores.
how-price = Quem pagar isto vê o teu envelope uma vez. Continua a ser teu.
how-pay_to_look = Pagas o preço e vês o envelope uma vez. Mais ninguém o vê.
how-secret_bid = Todos escolhem em segredo, e depois mostra-se tudo. Nada (0) não é licitação.
how-secret_rebid = Quem empatou licita mais uma vez, pelo menos o mesmo que antes.
how-final_photo = Põe os teus convidados nos espaços, escolhe a câmara e tira a tua única fotografia.
how-doubt_vote = O juiz não tem a certeza. Se houver mais sins do que nãos, ou tantos de uns como de outros, conta.
how-tie_vote = Ninguém vota na sua própria fotografia.

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
about-guest-clara = Uma mulher de vestido amarelo, a rir. De altura média: tapa uma criança, mas não um convidado alto.
about-guest-carmen = Uma mulher de vestido de noite vermelho, muito direita e alta.
about-guest-nina = Uma menina de totós. Conta como mulher; é baixinha e fácil de esconder.
about-guest-olga = Uma mulher de chapéu de aba larga. É alta, e a aba tapa mais do que parece.
about-guest-stella = Uma mulher, cantora com uma nuvem de caracóis. Alta.
about-guest-mia = Uma mulher em viagem, com a mochila a ver-se à direita. De altura média.
about-guest-victor = Um homem em cadeira de rodas, de braços cruzados. É baixo, mas largo.
about-guest-otto = Um senhor de idade, com a bengala à direita. É alto.
about-guest-leo = Um rapazinho de boné. Conta como homem; é baixo e estreito.
about-guest-hugo = Um homem, mágico de cartola: o mais alto de todos.
about-guest-bruno = Um homem, pasteleiro. De altura média e largo: ótimo para esconder alguém.
about-guest-marco = Um homem com uma guitarra à esquerda. É alto.
about-guest-tango = O cão: nem homem nem mulher. Baixo e comprido; atrás da mesa nem se vê.
about-guest-palmira = A palmeira do vaso: nem homem nem mulher, e sem rosto; o desejo «ninguém vê o meu rosto» cumpre-se sempre.

about-next_to = Cumpre-se se o espaço deste convidado tiver um lado em comum com o do convidado da carta. Um canto não chega, e o outro tem de estar na fotografia. No envelope do próprio, basta que ele lá esteja.
about-hide_face_of = Cumpre-se se os olhos, o nariz e a boca do convidado da carta estiverem todos tapados, pelo menos em parte pelo dono deste envelope, e nenhuma parte do rosto ficar fora da fotografia. No envelope do próprio, a carta quer dizer: ninguém vê o meu rosto.
about-preference-near_table = Cumpre-se se o convidado estiver num dos sete espaços que tocam na mesa.
about-preference-away_from_table = Cumpre-se se o convidado estiver num dos sete espaços que não tocam na mesa.
about-preference-row_1 = Cumpre-se se o convidado estiver na fila mais perto de ti: a1 ou e1, ao lado da mesa.
about-preference-row_2 = Cumpre-se se o convidado estiver na segunda fila: a2 ou e2, ao lado da mesa.
about-preference-row_3 = Cumpre-se se o convidado estiver na terceira fila, logo atrás da mesa.
about-preference-row_4 = Cumpre-se se o convidado estiver na última fila, à frente do biombo.
about-preference-left = Cumpre-se se o convidado estiver num dos espaços marcados à tua esquerda.
about-preference-right = Cumpre-se se o convidado estiver num dos espaços marcados à tua direita.
about-preference-edge = Cumpre-se se o convidado estiver na coluna mais à esquerda ou mais à direita.
about-preference-middle = Cumpre-se se o convidado estiver numa das três colunas do meio.
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
about-preference-nobody_in_front = Cumpre-se se nenhum outro convidado tapar a ilustração deste na fotografia. A mesa e as decorações não fazem mal, nem tapar só o rebordo branco ou o suporte.
about-preference-my_face_hidden = Cumpre-se se ninguém vir os olhos, o nariz e a boca deste convidado: tapados por convidados, por decorações ou pela mesa, ou fora da fotografia.
about-preference-not_next_to_man = Cumpre-se se nenhum homem estiver num espaço com um lado em comum com o deste convidado. O rapaz conta como homem; o cão e a planta não.
about-preference-not_next_to_woman = Cumpre-se se nenhuma mulher estiver num espaço com um lado em comum com o deste convidado. A menina conta como mulher; o cão e a planta não.

about-exchange-dance = Cada um fica com um envelope e põe todos os outros no centro. Baralham-se, e cada um recebe de volta tantos como pôs.
about-exchange-partner = Um de cada vez, tiram-se dois envelopes do centro e devolvem-se dois, que podem ser os mesmos.
about-exchange-gifts = Cada um dá um envelope ao vizinho da esquerda e outro ao da direita. A dois jogadores, cada um dá um.
about-exchange-revelations = Tiram-se à sorte dois envelopes do centro, abrem-se um de cada vez e mostram-se a todos.
about-exchange-theft = Todos ao mesmo tempo roubam um envelope, à escolha, ao vizinho da esquerda.
about-exchange-rumours = Cada um pode ver um envelope do centro ou de outra pessoa. Todos veem qual é.
about-exchange-open_auction = Cada um, na sua vez, leiloa um envelope. Os outros sobem as vezes que quiserem; quem licitar mais paga a quem vende.
about-exchange-shared_auction = Cada um junta um envelope ao centro. Na sua vez, põe um dos do centro em leilão; os outros licitam, e depois vende-o a quem licitou mais, ou fica com ele e paga a essa pessoa.
about-exchange-single_bid_auction = Cada um, na sua vez, leiloa um envelope. Os outros licitam uma só vez cada um, sempre mais do que o anterior.
about-exchange-fixed_price_auction = Cada um, na sua vez, diz um preço para deixar ver um envelope. Quem pagar vê-o uma vez; o envelope não muda de dono.
about-exchange-secret_auction = Cada um, na sua vez, leiloa um envelope. Todos licitam em segredo; paga quem licitou mais. Em caso de empate, quem empatou licita mais uma vez.
about-exchange-unfair_secret_auction = Cada um, na sua vez, leiloa um envelope. Todos licitam em segredo: a maior licitação paga-se por inteiro, e cada uma das outras por metade, arredondada para baixo. Em caso de empate, quem empatou licita mais uma vez.

about-zone-round = O jogo tem seis rondas: ver e arrumar, virar uma carta, fazer o que ela diz. Depois vem a fotografia.
about-zone-deck = Seis cartas viradas para baixo, uma por ronda. Na variante de leilão, três são leilões.
about-zone-card = Todos fazem o que esta carta diz. Depois é descartada.
about-zone-centre = Envelopes que não são de ninguém. Quase todas as cartas de troca mexem com eles.
about-zone-players = Onde está cada envelope e quantas decorações tem cada um, isso todos podem ver.
about-zone-envelopes = Podes abri-los no passo 1 de cada ronda e antes da fotografia, um de cada vez e as vezes que quiseres.
about-zone-won = Comprado nesta ronda: fica fechado até à próxima vez que se abram envelopes, e agora não se pode voltar a leiloar.
about-zone-decorations = Dez para cada um. Na fotografia ficam na tua mesa e podem esconder rostos. Na variante de leilão são dinheiro, e no fim cada duas valem um ponto.
about-zone-supply = Mais decorações, para jogos a dois. Não contam para ninguém.
about-zone-shown = Três desejos, e cartas VIP se alguém as lá pôs. É um jogo de memória: depois de fechado, tens de te lembrar.
about-zone-vip = Uma vez por jogo podes pô-la num envelope que tenhas. Esse convidado passa a contar a dobrar para todos, mesmo nos pontos negativos; com duas cartas, a triplicar.
about-zone-scene = Só tu o vês. Põe figuras para te lembrares dos desejos: nos espaços ou onde quiseres, de costas ou deitadas. Só lhe podes mexer quando podes ver envelopes.
about-zone-photo = A fotografia, tal como ficaria agora. Todos os que lá estão têm de se ver nem que seja um pouco. As marcas dizem quem está tapado e que rosto se vê, mas nunca que desejos se cumprem.
about-zone-camera = Pode ficar no máximo à altura do biombo, e a fotografia só mostra o cenário.
about-zone-guests = Põe quantos quiseres, um por espaço. Quem fica de fora não dá pontos; quem está na fotografia sem nenhum desejo cumprido custa 3 pontos.
about-zone-lot = O envelope que está agora em leilão. Quem o leiloa pode anunciar uma carta VIP lá dentro, se souber dela.
about-zone-bid = Licita-se e paga-se com decorações inteiras, e nunca mais do que as que tens.
about-zone-album = Cada um tirou uma fotografia. Cada uma avalia-se por si.
about-zone-points = Desejos cumpridos de um convidado na fotografia: nenhum −3, um 1, dois 3, três 6. Por cada carta VIP no envelope, o convidado conta mais uma vez.

## The lesson
lesson-welcome = Olá, a festa é aqui! Catorze convidados têm desejos, e no fim tiras-lhes uma fotografia. Cinco envelopes são teus; em cada um há três desejos do convidado que está na frente.
lesson-open = Vamos abrir um: toca no envelope da Clara.
lesson-read = A Clara quer ficar ao centro, esconder o rosto da Nina e não ter ninguém à frente. Fixa isso, que o programa não se lembra por ti. Depois guarda as cartas.
lesson-place = As figuras são a tua memória. Escolhe a Clara e toca no espaço c3; depois escolhe a Nina e toca em c4, logo atrás. Por agora, nada disto conta.
lesson-photo = A tua fotografia, agora, seria esta. ✓ quer dizer que não há ninguém à frente, o olho diz se o rosto se vê, ✕ marca quem não se vê: essa fotografia seria recusada. Com as setas, chega a Nina um pouco para o lado, até ela espreitar.
lesson-vip = Uma vez por jogo podes pôr a tua carta VIP num envelope: esse convidado passa a contar a dobrar, para todos. Por agora guarda-a. Quando o salão estiver a teu gosto, toca em «Tudo pronto».
lesson-theft = Em cada ronda vira-se uma carta. Roubo: todos ao mesmo tempo roubam um envelope ao vizinho da esquerda. Toca no da Mia e confirma.
lesson-look-new = Nova ronda, novos envelopes para ver. Roubaste o da Mia: abre-o.
lesson-close-new = Mais três desejos para fixar. Guarda as cartas.
lesson-score = Três desejos cumpridos valem 6 pontos, dois valem 3, um vale 1. Um convidado na fotografia sem nenhum custa 3: deixa de fora quem não conheces. Põe a Mia, se quiseres, e confirma.
lesson-dance = Dança: ficas com um envelope, os outros baralham-se e voltam a dar-se. Fica com o da Clara.
lesson-end = Depois de seis rondas todos tiram a fotografia e abrem-se os envelopes. É só isto: continua a jogar, e sorri para a câmara!

## Hints

hint-row = { $guests } { $row }.
hint-scene = O cenário pode ficar como está: só serve para te lembrares.
hint-pleased = Cumpre { $met } dos { $known } desejos que viste.
