### As palavras da própria mesa.

yes = sim
no = não
list-nothing = nada
list-and = { $most } e { $last }
player-number = Jogador { $number }
player-you = você
player-bot = Robô { $number }

## Recusas comuns a todos os jogos

reason-game_over = A partida acabou.
reason-not_your_decision = Agora quem decide é outra pessoa.
reason-not_asked = A pergunta agora é outra.
reason-unknown_choice = Essa escolha não existe neste jogo.
reason-seats = { $seats } jogadores não dá: este jogo é para { $low } a { $high }.
reason-unknown_option = Não existe a opção “{ $option }”. Existem: { $known }.
reason-unknown_option_value = “{ $value }” não serve para a opção “{ $option }”. Escolha entre: { $known }.

## Arquivos de caixa

reason-box_unreadable = { $file }: não dá para ler o arquivo ({ $why }).
reason-box_not_toml = { $file }: isto não é TOML ({ $why }).
reason-box_no_source = { $file }, [{ $table }] { $field }: diga de onde vem o valor (source = …).
reason-box_unknown_source = { $file }, [{ $table }] { $field }: a fonte “{ $source }” não existe.
reason-box_unknown_confidence = { $file }, [{ $table }] { $field }: só vale high, medium ou low, não “{ $confidence }”.
reason-box_unknown_field = { $file }, [{ $table }] { $field }: aqui só cabem value, source e confidence.
reason-box_unknown_value = { $file }, [{ $table }] { $field }: este jogo não tem esse valor.
reason-box_missing = { $file }, [{ $table }] { $field }: falta este valor.
reason-box_not_a_number = { $file }, [{ $table }] { $field }: tem que ser um número inteiro, não “{ $value }”.
reason-box_not_numbers = { $file }, [{ $table }] { $field }: tem que ser uma lista de números inteiros, não “{ $value }”.
reason-box_out_of_range = { $file }, [{ $table }] { $field }: { $value } não fica entre { $low } e { $high }.
reason-box_not_text = { $file }, [{ $table }] { $field }: tem que ser um texto, não “{ $value }”.
reason-box_not_texts = { $file }, [{ $table }] { $field }: tem que ser uma lista de textos, não “{ $value }”.
reason-box_not_rows = { $file }, [{ $table }] { $field }: tem que ser uma lista de linhas com { $width } itens cada, não “{ $value }”.
reason-box_not_plain = { $file }, [{ $table }] { $field }: tem que ser uma linha de texto, um número inteiro, true ou false, ou uma lista.
reason-box_too_large = { $file }, [{ $table }] { $field }: isso não cabe em caixa nenhuma.
reason-box_bad_name = { $file }, [{ $table }] { $field }: um nome tem no máximo 40 letras minúsculas, algarismos e sublinhados.
reason-box_unknown_word = { $file }, [{ $table }] { $field }: “{ $value }” não serve aqui. Escolha entre: { $words }.
reason-box_other_game = { $file }: esta caixa é do jogo “{ $game }”, que não existe aqui.
reason-box_no_game = { $file }: diga de que jogo é esta caixa: [box] game = "…".

## Registros e posições

reason-record_unreadable = { $file }: não dá para ler o arquivo ({ $why }).
reason-record_not_json = { $file }: isto não é um registro ({ $why }).
reason-record_malformed = { $file }: este registro não foi feito aqui. { $path }: { $problem }
reason-record_other_rules = Esta partida usou as regras { $rules }; este programa usa as regras { $ours }.
reason-record_illegal = A escolha { $number } do registro não é permitida ({ $reason }).
reason-record_other_hash = Refeita, a partida termina em { $replayed }, e não em { $recorded } como diz o registro.
reason-record_no_promise = { $file }: o registro não diz que distribuição foi prometida nem como a partida terminou. Os registros das mesas terminadas de um servidor dizem.
reason-commitment_malformed = O número mostrado no começo tem 64 dígitos hexadecimais.
reason-position_unreadable = { $file }: não dá para ler o arquivo ({ $why }).
reason-position_not_toml = Isto não é TOML: { $why }
reason-position_malformed = { $path }: { $problem }
reason-position_other_rules = Esta posição usa as regras { $rules }; este programa usa as regras { $ours }.
reason-unknown_game = O jogo “{ $game }” não existe aqui. Existem: { $known }.

## O que todo histórico pode dizer

event-forced = (Só havia essa possibilidade.)
event-answered = { $seat } já escolheu.

## A linha de comando

cli-help = Jogos de tabuleiro seguindo as regras à risca: jogue, tire dúvidas, conte os pontos ou deixe os robôs jogarem.
cli-see-help = Para saber mais: “{ $command } --help”.
cli-json-help = Mostra JSON em vez de frases.
cli-game-help = A chave do jogo, como aparece em “ludoteca games”.
cli-seats-help = Quantos jogadores (se você não disser, o mínimo do jogo).
cli-seed-help = A semente: a mesma semente dá sempre a mesma partida.
cli-option-help = Uma opção do jogo, como chave=valor; pode ser repetida.
cli-box-help = O arquivo de caixa (TOML) de quem tem o jogo em casa; vale por cima do nosso.
cli-games-help = Lista os jogos que dá para jogar aqui.
cli-games-languages-help = Lista os idiomas de cada jogo e diz onde ele ainda aparece em inglês.
cli-game = Jogo
cli-seats = Jogadores
cli-about = Como é
cli-options = Opções
cli-languages = Idiomas
cli-languages-missing = Ainda em inglês
cli-simulate-help = Põe robôs para jogar muitas partidas e mostra o resultado.
cli-simulate-examples = Exemplos: ludoteca simulate pebbles --games 1000 --seats 3 · ludoteca simulate pebbles --players greedy,random --workers 2 --save records
cli-games-number-help = Quantas partidas.
cli-workers-help = Quantos processos dividem o trabalho; o resultado não muda.
cli-players-help = Quem joga: um nome para todos os lugares ou um para cada, separados por vírgulas (random, greedy).
cli-save-help = A pasta onde guardar os registros das partidas.
cli-playing = Jogando
cli-simulated = { $games } partidas de { $game } em { $seconds } s, { $pace } decisões por segundo.
cli-seat = Lugar
cli-player = Jogador
cli-wins = Vitórias
cli-score = Pontos
cli-decisions = Decisões por partida
cli-replay-help = Mostra o histórico de uma partida registrada e confere se ela ainda termina igual.
cli-replay-examples = Exemplo: ludoteca replay records/pebbles-000001.json
cli-record-help = Um registro, como os que “simulate --save” e as mesas terminadas gravam.
cli-replay-checked = A partida refeita termina como diz o registro ({ $hash }).
cli-replay-unfinished = A partida deste registro não terminou; ela parou em { $hash }.
cli-fair-help = Confere se a distribuição de uma partida num servidor foi a prometida antes do começo.
cli-fair-examples = Exemplo: ludoteca fair pebbles-k7m2.json --commitment 926bd47b…
cli-commitment-help = O número que a mesa mostrou a você no começo.
cli-fair-proved = Está provado: a distribuição é a que prometeram a você no começo, e as escolhas levam ao final registrado.
cli-fair-fits = O registro confere: a semente e o sal dão o número prometido, e as escolhas levam ao final registrado.
cli-fair-compare = Fica provado se foi este o número que a mesa mostrou a você no começo: { $number }
cli-fair-other-deal = Não confere: a semente e o sal não dão o número prometido. Alguém mudou a semente, o sal ou o número.
cli-fair-other-promise = Não confere: o número que você anotou não é o do registro. Prometeram a você outra distribuição.
cli-final = Pontuação final
cli-standing = Pontuação até agora
cli-box-commands-help = Mostra os números da caixa de um jogo e confere os da sua.
cli-box-check-help = Confere o seu arquivo de caixa e mostra o que ele muda.
cli-box-check-examples = Exemplo: ludoteca box check minha-caixa.toml   (o arquivo começa com [box] e game = "pebbles")
cli-box-good = { $file } serve para { $game }; valores mudados: { $changes }.
cli-box-show-help = Mostra cada valor da caixa de um jogo e de onde ele veio.
cli-assumed-help = Só os valores que ninguém conseguiu confirmar.
cli-rules-help = Mostra as regras numeradas de um jogo: todas, um capítulo ou uma só.
cli-rules-examples = Exemplos: ludoteca rules pebbles · ludoteca rules pebbles B-SWAP · ludoteca rules pebbles B-ROUND-03
cli-rule-help = O número de uma regra, ou o começo dele.
cli-rules-short = Conta as regras em poucos minutos, como numa conversa.
cli-about-help = Diz que programa é este e se o motor está compilado.
cli-about-line = Ludoteca { $version }, motor: { $engine }
cli-about-python = Python { $python }; jogos: { $games }
cli-about-plain = Estes módulos rodam sem compilar até você executar scripts/compile de novo: { $modules }
cli-score-help = Conta os pontos de uma partida de verdade descrita num arquivo.
cli-score-examples = Exemplo: ludoteca score dream-home casa.toml
cli-table-help = A mesa em TOML; a página de regras do jogo mostra como escrever.
cli-total = Total
cli-place = Colocação
cli-photo-help = Julga e desenha uma foto descrita num arquivo.
cli-photo-examples = Exemplos: ludoteca photo cena.toml --out foto.png · ludoteca photo cena.toml --annotated --out foto.svg
cli-photo-scene-help = A cena e a câmera em TOML; docs/photographs.md mostra como escrever.
cli-photo-out-help = Onde salvar a imagem; o nome termina em .svg ou .png.
cli-photo-annotated-help = Desenha também as marcas do juiz: quem cobre quem e que preferências foram atendidas.
cli-photo-accepted = A foto vale.
cli-photo-refused = A foto não vale: { $why } ({ $rules })
cli-photo-written = A imagem está em { $file }.
cli-position-help = Mostra uma posição, de quem é a vez e todas as escolhas permitidas; ou testa escolhas nela.
cli-position-examples = Exemplos: ludoteca position p.toml --all · ludoteca position p.toml --do "fist(three)" --do "fist(two)"
cli-position-file-help = Um arquivo de posição (TOML).
cli-all-help = Mostra também as escolhas recusadas, com os motivos e as regras.
cli-do-help = Uma escolha para fazer, escrita como o jogo escreve; pode ser repetida.
cli-try-help = Uma escolha só para testar, escrita como o jogo escreve; pode ser repetida.
cli-position-over = A partida acabou.
cli-position-open = (Pergunta aberta: vale qualquer arranjo que as regras aceitem.)
cli-position-refused = Recusadas:
cli-play-help = Joga no navegador ou, se você disser qual jogo, neste terminal, com pessoas e robôs.
cli-play-examples = Exemplos: ludoteca play · ludoteca play pebbles --seats 3 · ludoteca play pebbles --people 2 --plain
cli-play-seats-help = Quantos lugares a mesa tem.
cli-people-help = Quantas pessoas jogam neste terminal; os outros lugares ficam com robôs.
cli-bots-help = Quais robôs jogam: random ou greedy.
cli-lang-help = O idioma: en, pt-BR, pt-PT, it ou fr.
cli-plain-help = Só linhas de texto, para leitores de tela e terminais simples.
cli-continue-help = Continua a última partida que ficou pela metade.
cli-choose-game = O que vamos jogar?
cli-choose-number = Número:
reason-unknown_player = Não existe o jogador “{ $player }”. Existem: { $known }.
reason-no_insight = { $player } ainda não entende nada de { $game }: deixe random jogar.
reason-lineup = Você citou { $names } jogadores para { $seats } lugares: cite um só ou um para cada lugar.
reason-folder_unwritable = { $folder }: não dá para gravar ali ({ $why }).
reason-unknown_rule = { $game } não tem a regra “{ $rule }”.
reason-no_score_pad = { $game } não tem bloco de pontuação.
reason-no_lesson = { $game } ainda não tem aula. Dá para ler as regras, e uma mesa com robôs do nível fácil é um bom começo.
reason-no_short_rules = { $game } não tem regras resumidas, só as numeradas.
reason-no_photographs = Em { $game } não se tiram fotos.
reason-photo_suffix = { $file }: o nome da imagem tem que terminar em { $known }.
reason-no_such_words = Nenhuma escolha deste jogo se escreve “{ $words }”.
reason-unknown_language = “{ $lang }” não está entre os idiomas: { $known }.
reason-no_people = { $people } pessoas não cabem numa mesa de { $seats } lugares.

## A mesa no terminal

terminal-table = Mesa
terminal-log = O que aconteceu
terminal-none = nada
terminal-empty = —
terminal-your-turn = Sua vez: { $question }
terminal-turn-of = { $name }: { $question }
terminal-thinking = { $name } está pensando…
terminal-undone = { $name } desfaz a última escolha.
terminal-no-undo = Não dá mais para desfazer: algo já foi revelado ou outra pessoa já jogou.
terminal-arrange = Deixar um robô arrumar
terminal-compose = Escrever a resposta
terminal-compose-keys = ^S envia a resposta · Esc volta sem enviar
terminal-compose-example = A resposta se escreve assim; esta aqui valeria:
terminal-compose-file = Digite o caminho do arquivo com a sua resposta.
terminal-filter = Digite para filtrar a lista
terminal-no-match = Nada na lista combina com isso.
terminal-hand-over = Passe o teclado para { $name }. { $name }: aperte Enter quando ninguém mais estiver olhando.
terminal-hand-over-text = Passe a tela para { $name }. O que os outros têm fica escondido.
terminal-ready = Enter: { $name } está aqui e ninguém mais está olhando
terminal-undo-before = u: { $name } desfaz a última escolha
terminal-over = A partida acabou.
terminal-winners =
    { $count ->
        [one] { $names } vence!
       *[other] { $names } dividem a vitória!
    }
terminal-result = { $place }. { $name }: { $score } ({ $parts })
terminal-total = Total
terminal-place = Colocação
terminal-see-result = Ver o resultado
terminal-stay = Ficar na mesa
terminal-leave = Sair da mesa
terminal-record = O registro desta partida: { $path }
terminal-saved =
    A partida está guardada: { $path }
    Para continuar: “ludoteca play --continue”.
terminal-not-saved = Não dá para salvar a partida. { $why }
terminal-nothing-to-continue = Nenhuma partida ficou pela metade.
terminal-no-screen = Este terminal não desenha telas, então a mesa vai em linhas de texto.
terminal-too-small = Um pouco mais de espaço, por favor: pelo menos { $columns } colunas e { $rows } linhas.
terminal-why = Por que não posso…?
terminal-refused = O que você não pode fazer agora e as regras por trás disso:
terminal-nothing-refused = Agora nada disso é recusado.
terminal-more-refused =
    { $count ->
        [one] Há mais { $count } recusada.
       *[other] Há mais { $count } recusadas.
    } Para filtrar, digite “{ $why }” e algumas palavras da escolha.
terminal-back = Enter ou Esc: voltar à mesa
terminal-key-help = Ajuda
terminal-key-why = Por que não?
terminal-key-undo = Desfazer
terminal-key-hint = Dica
terminal-hint = Um jogador forte escolheria: { $choice }
terminal-hint-own = uma resposta própria
terminal-key-table = Mesa
terminal-key-log = Histórico
terminal-key-quit = Sair
terminal-help =
    As setas e Enter escolhem na lista; a tecla antes da linha também.
    Listas longas se filtram digitando; as letras abaixo viram então Ctrl e teclas de função.
    Acima da lista aparece o que a escolha marcada faria.

    ? ou F4    por que algumas escolhas são recusadas, com as regras
    i ou F6    o que um jogador forte faria contra robôs, e por quê
    u ou ^Z    desfazer a sua última escolha, enquanto nada for revelado
    t ou F2    a mesa na tela inteira, e de volta
    l ou F3    o histórico na tela inteira, e de volta
    d ou F9    claro ou escuro
    n ou F5    o seu caderno, se a mesa tiver um
    Shift+↑ ↓  rolar a mesa; Tab passa pelas partes da tela
    q ou ^Q    sair; “ludoteca play --continue” continua a partida
terminal-notebook = Seu caderno
terminal-notebook-empty = Seu caderno está vazio.
terminal-notebook-keys = ^S salva · Esc volta sem salvar
terminal-plain-welcome = Digite um número para escolher ou “{ $help }” para ver os comandos.
terminal-no-such-number = Esse número não está na lista: escolha de { $low } a { $high }.
terminal-not-understood = Não entendi. Digite um número de { $low } a { $high } ou “{ $help }”.
terminal-command-help = ajuda
terminal-command-table = mesa
terminal-command-log = histórico
terminal-command-why = porque
terminal-command-try = testar
terminal-command-hint = dica
terminal-command-undo = desfazer
terminal-command-note = nota
terminal-command-quit = sair
terminal-plain-help =
    Digite um número para escolher na lista ou a escolha por extenso; qualquer outra palavra busca na lista.
    { $table }: a mesa inteira
    { $log }: as últimas linhas do histórico de novo
    { $why }: por que escolhas são recusadas; as palavras que vierem depois filtram
    { $try }: o que uma escolha faria; depois vem o número ou o texto dela
    { $hint }: o que um jogador forte faria, e por quê, se todos os adversários são robôs
    { $undo }: desfazer a sua última escolha, enquanto nada for revelado
    { $note }: o seu caderno, se a mesa tiver um; o que vier depois é anotado, e um “-” apaga tudo
    { $quit }: sair; a partida fica guardada
    { $help }: esta lista

## What a choice would do

preview-points = Pontos: { $points }
preview-asked = Depois você teria que responder: { $question }
preview-others = Depois outra pessoa decidiria.
preview-unknown = Não dá para saber antes o que vem depois.
preview-over = A partida acabaria aí.

## Por que um jogador forte escolheria algo

hint-gain = { $part }: +{ $count } na hora.
hint-loss = { $part }: −{ $count }.
hint-whole = { $units }: { $times } de { $number }, ou seja, todas as vezes.
hint-short = { $units }: { $times } de { $number }. O limite aqui: { $limit }.
hint-over = Com isso a partida acaba.
hint-later = Não dá pontos na hora, mas dá mais no fim.
hint-rather_later = “{ $choice }” daria +{ $count } na hora, mas menos no fim.
hint-happens = O que acontece: { $event }
hint-chance =
    { $tenths ->
        [0] Assim você quase nunca ganha.
        [10] Assim você ganha quase sempre.
       *[other] Assim você ganha umas { $tenths } de cada 10 partidas.
    }
hint-even = “{ $choice }” é quase tão bom quanto isso.
hint-little = É um pouco melhor do que “{ $choice }”.
hint-better = Com “{ $choice }”, seriam umas { $tenths } de cada 10.

## Hosted tables

event-undone = { $count ->
        [one] { $seat } desfaz a última escolha.
       *[other] { $seat } desfaz as últimas { $count } escolhas.
    }
event-out_of_time = Acabou o tempo de { $seat }.
event-stood_in = Agora um robô joga no lugar de { $seat }.
event-came_back = { $seat } volta a jogar.
event-carried_over = As regras mudaram (de { $old } para { $new }); a partida continua daqui.
event-table_ended = A mesa foi fechada antes do fim da partida.
reason-stale = A mesa já andou: você estava em { $expected }, e ela já está em { $now }.
reason-table_closed = Esta mesa está fechada.
reason-table_frozen = Esta mesa só pode ser vista; não dá mais para jogar nela.
reason-nothing_to_undo = Não dá mais para desfazer: algo já foi revelado ou outra pessoa já jogou.
reason-not_saved = Não deu para salvar, então nada aconteceu. Tente de novo.
reason-out_of_reach = As mesas estão fora de alcance no momento. Tente de novo daqui a pouco.
reason-not_possible = Algo deu errado do nosso lado; nada mudou.
reason-not_your_seat = O lugar de { $seat } não é seu.
reason-still_here = { $seat } está aqui ou acabou de sair.
reason-hello_first = A página precisa se apresentar primeiro.
reason-too_fast = Calma, são pedidos demais de uma vez: espere um instante.
reason-too_much_work = Isso daria trabalho demais. Tente com números menores.
reason-message_too_long = Esta mensagem passou do limite de { $most } bytes.
reason-message_malformed = Não dá para entender esta mensagem: { $why }
reason-choice_malformed = Não dá para ler esta resposta. { $path }: { $problem }
reason-nothing_said = A mensagem está vazia.
reason-too_many_spectators = A plateia está cheia: já há { $most } pessoas assistindo.
reason-no_such_table = Esta mesa não existe aqui.
reason-seat_taken = Outra pessoa já pegou este lugar.
reason-seated_already = Você já tem um lugar nesta mesa.
reason-wrong_invite = Este convite não vale ou já foi usado.
reason-not_over_yet = Isso só depois que a partida acabar.
reason-no_hints = Só há dicas onde todos os adversários são robôs.
reason-no_such_analysis = Esta análise não está mais guardada: comece de novo.
reason-no_record = Esta partida usou duas versões das regras, então não há registro que dê para refazer.
reason-unknown_level = Não há robôs do nível “{ $level }”. Existem: { $known }.
reason-listed_deal = Numa mesa mostrada a todos, a distribuição é sorteada. Deixe esse campo vazio ou não mostre a mesa.
reason-unknown_seat_kind = Um lugar não pode ser “{ $kind }”.
reason-wrong_origin = Esta página não pode falar com este servidor.
reason-name_needed = Diga um nome.
reason-name_taken = Já tem alguém com o nome “{ $name }”.
reason-name_alike = Alguém nesta mesa tem um nome parecido com “{ $name }”: escolha outro.
reason-no_address = “{ $text }” não é um endereço, como 10.0.0.5, nem uma rede, como 10.0.0.0/8.
reason-password_short = A senha precisa ter pelo menos { $least } caracteres.
reason-wrong_password = Nome e senha não conferem.
reason-cannot_listen = O servidor não consegue escutar em { $host }, porta { $port } ({ $why }). Escolha outra porta com --port.
reason-no_database = Não deu para abrir o banco de dados: { $why }
reason-no_broker = Não dá para usar o Redis: { $why }. “pip install ludoteca[redis]” instala o que falta; sem --broker, o PostgreSQL faz esse trabalho.
server-no-page = O servidor está no ar, mas a página não foi construída. Numa cópia do repositório, scripts/build_web faz isso; “ludoteca play --terminal” abre uma mesa no terminal.

## The command line

cli-serve-help = Abre mesas para navegadores: nesta máquina, na rede local ou para o mundo todo.
cli-serve-examples = Exemplos: ludoteca serve · ludoteca serve --lan · ludoteca serve --no-browser --port 8000 --database postgresql://localhost/ludoteca
cli-host-help = O endereço onde escutar.
cli-port-help = A porta onde escutar; 0 pega qualquer uma livre.
cli-lan-help = Deixa outras pessoas da rede local jogarem; mostra um link e um código para celulares.
cli-no-browser-help = Não abre o navegador.
cli-database-help = A URL do banco de dados (sem ela, um arquivo SQLite na sua pasta de dados).
cli-broker-help = Com vários servidores no mesmo PostgreSQL: a URL de um Redis pelo qual eles se avisam, como redis://host:6379/0. Sem ele, o PostgreSQL avisa.
cli-host-name-help = Outro nome pelo qual este servidor atende, como games.example.org; pode ser repetido.
cli-https-help = A página é acessada por https, com um proxy na frente deste servidor: os cookies são marcados como seguros.
cli-proxy-help = Atrás de um proxy: o endereço (ou a rede) dele; o servidor acredita no que ele diz sobre a origem de um pedido. Pode ser repetido.
cli-metrics-help = Quem mostrar este token pode ler os contadores em /metrics; sem ele, ninguém lê.
cli-terminal-help = Joga no terminal mesmo que dê para jogar no navegador.
cli-serving = A Ludoteca está no ar: { $link }  (Ctrl-C encerra)

## The page

page-loading = Um momento…
page-home = Início
page-welcome = Vamos jogar?
page-welcome-more = Jogos de tabuleiro seguindo as regras à risca, com amigos ou com robôs. Nem precisa de conta.
page-unreachable = O servidor não responde.
reason-unreachable = O servidor não responde.
page-try-again = Tentar de novo
page-refused = Agora não dá para fazer isso.
page-empty = —
page-more = Mais
page-search = Buscar
page-more-found = Mais { $count }: digite para filtrar.
page-close = Fechar
page-none-found = Nada combina com essas palavras.

## The page: language and appearance

page-look = Idioma e aparência
page-language = Idioma
page-appearance = Aparência
page-look-auto = Igual ao aparelho
page-look-light = Claro
page-look-dark = Escuro
page-look-contrast = Alto contraste
page-still = Sem animações
page-speed = Velocidade das animações
page-speed-normal = normal
page-speed-fast = rápida
page-speed-skip = pular tudo
page-touch = Vibração
page-plain-table = Mesa em texto
page-sound = Sons
page-notices = Avisar quando for a minha vez

## The page: ways to a table

page-my-tables = Suas mesas
page-finished-tables = Partidas terminadas
page-continue = Continuar
page-look-back = Rever
page-table-over = terminada
page-table-running = em andamento
page-your-turn-short = Sua vez
page-play-now = Jogar agora contra robôs
page-play = Jogar
page-players = Jogadores
page-players-range = de { $low } a { $high } jogadores
page-bots-level = Nível dos robôs
page-strength = Nível
page-level-easy = fácil
page-level-steady = médio
page-level-sharp = difícil
page-level-tutor = professor
page-more-options = Todas as opções
page-rules = Regras
page-rules-short = Em resumo
page-rules-numbered = Regra por regra
page-contents = Sumário
page-all-rules = Todas as regras
page-read-rule = Ler a regra { $rule }
page-in-the-rules = Ver nas regras
page-rules-language = As regras numeradas estão em inglês.
page-with-people = Com outras pessoas
page-new-table = Nova mesa
page-open-table = Abrir a mesa
page-lobby = Mesas abertas
page-lobby-empty = Nenhuma mesa esperando jogadores agora.
page-code = Código ou link do convite
page-join = Entrar
page-invited = Você recebeu um convite
page-your-seat = seu lugar
page-sit-down = Sentar
page-name = Nome
page-guest = Visitante
page-game = Jogo
page-score-pad = Bloco de pontuação
page-open-record = Abrir um registro
page-record-file = Um arquivo de registro (.json), como o que as mesas terminadas oferecem
page-choose-file = Escolher um arquivo
page-drop-file = ou solte-o aqui

## The page: a new table

page-seat-who = Lugar { $number }
page-kind-me = Eu
page-kind-bot = Um robô
page-kind-here = Outra pessoa nesta tela
page-kind-link = Outra pessoa, por link
page-link-hint = Você vai receber um link para enviar.
page-options = Opções
page-clock = Relógio
page-clock-kind = Tempo para pensar
page-clock-none = sem limite
page-clock-turn = por turno
page-clock-bank = para a partida toda
page-clock-days = vários dias por turno
page-clock-in-minutes = Minutos
page-clock-in-days = Dias
page-clock-increment = Segundos de volta a cada escolha
page-listed = Mostrar esta mesa a todos neste servidor
page-box = O que vem na caixa
page-box-about = De { $all } valores, { $assumed } são suposições. Se você tem o jogo, ponha aqui o que está impresso.
page-box-file = O seu arquivo de caixa (TOML)
page-box-file-used = Seu arquivo está valendo.
page-box-file-drop = Voltar à caixa daqui
page-box-all = Mostrar todos os valores
page-source-rulebook = manual
page-source-card_library = catálogo de cartas
page-source-second_source = segunda fonte
page-source-review = resenha
page-source-deduced = deduzido
page-source-ruling = decisão nossa
page-source-assumed = suposição
page-source-owner = dono do jogo
page-deal = A distribuição
page-seed = Um número ou a semente de uma partida terminada: a mesma semente repete a distribuição, e a mesa toda a vê (vazio: sorteio)
page-seed-listed = Numa mesa mostrada a todos, a distribuição é sorteada.

## The page: at the table

page-what-to-do = O que fazer
page-to-move = na vez
page-thinking = { $names }…
page-waiting-for = Esperando { $names }
page-waiting-for-people = Esperando quem foi convidado
page-not-you = Agora outra pessoa está escolhendo.
page-only-watching = Você está assistindo: só aparece o que todo mundo pode ver.
page-frozen = Esta mesa só pode ser vista; não dá mais para jogar nela.
page-closed = Esta mesa foi fechada.
page-offline = A conexão caiu. Tentando de novo… Nada do que você escolheu se perde.
page-connecting = Conectando…
page-filter = Buscar entre { $count } escolhas
page-pick = O que fazer com isto
page-about-thing = O que fazer com isto: { $count }
page-all-choices = Mostrar todas
page-looks = Só olhar não muda nada:
page-undo = Desfazer
page-restart = Recomeçar o turno
page-why-not = Por que não posso…?
page-why-search = O que você queria fazer?
page-why-allowed = Isso você já pode fazer agora.
page-open-question = São possibilidades demais para uma lista.
page-your-answer = Sua resposta (ainda dá para mudar)
page-give-answer = Enviar a resposta
page-arrange-again = Arrumar de outro jeito
page-tab-log = Histórico
page-beside = Ao lado da mesa
page-tab-choices = Escolhas
page-unread = { $count ->
        [one] { $count } nova
       *[other] { $count } novas
    }
page-drawn-table = Mesa desenhada
page-info-mode = O que é isto?
page-info-more = Toque em qualquer coisa para saber o que é. Para sair, toque de novo no botão.
page-tab-chat = Conversa
page-tab-seats = Mesa
page-tab-notes = Caderno
page-notes-more = Seu caderno. Só você vê.
page-past = Momento { $at } de { $last }.
page-past-more = Você vê o que todo mundo podia ver naquela hora.
page-past-end = Voltar para agora
page-hint = Pedir uma dica
page-hint-thinking = Um jogador forte está pensando…
page-hint-best = Um jogador forte escolheria:
page-composed-answer = uma resposta própria
page-was-chosen = escolha feita
page-silence = Ficar em silêncio vale como: { $choice }
page-log-empty = Ainda não aconteceu nada.
page-log-more = { $count ->
        [one] { $count } linha anterior
       *[other] { $count } linhas anteriores
    }
page-time-left = Tempo restante:
page-away = ausente
page-bot-plays = um robô joga
page-stand-in = Pôr um robô no meu lugar
page-stood-in = Um robô está jogando no seu lugar.
page-stand-in-other = Pôr um robô no lugar de { $name } enquanto isso
page-leave = Sair da mesa
page-leave-more = Um robô fica no seu lugar, e você não poderá voltar para ele.
page-leave-really = Sair de vez
page-stay = Ficar
page-take-back = Voltar a jogar
page-seat-person = uma pessoa
page-seat-bot = um robô
page-seat-open = ainda não chegou
page-seat-left = saiu da mesa
page-seat-free = lugar livre
page-spectator = Espectador
page-watching = Assistindo: { $count }
page-invite-link = Envie este link; ele só vale uma vez.
page-watch-link = Link para assistir
page-copy = Copiar
page-copied = Copiado
page-fair = A distribuição foi justa?
page-fair-more = Este número foi fixado antes do começo. No fim você vê a semente e o sal, e ele é o SHA-256 dos dois.
page-fair-fits = Confere: a distribuição foi a prometida.
page-fair-differs = Não confere: a distribuição não foi a prometida.
page-deal-chosen = Quem abriu a mesa escolheu a distribuição: semente { $seed }. Quem já a conhece pode saber o que vem.
page-hand-over = Passe a tela para { $name }
page-hand-over-more = Agora não há nada secreto na tela. { $name }, continue quando ninguém mais estiver olhando.
page-hand-over-ready = { $name } está aqui
page-hand-over-undo = { $name } desfaz a última escolha

## The page: lessons

page-lesson = Aula
page-lesson-begin = Aprender em cinco minutos
page-lesson-continue = Continuar a aula
page-lesson-next = Avançar
page-lesson-back = Voltar um passo
page-lesson-now = Sua vez:
page-lesson-do = Faça por mim
page-lesson-strayed = Você foi por outro caminho, e tudo bem. Desfaça para seguir com a aula ou simplesmente continue jogando.
page-lesson-free-only = Você foi por outro caminho, e já não dá para desfazer. Continue jogando ou recomece a aula.
page-lesson-again = Recomeçar a aula
page-lesson-return = Voltar à aula
page-lesson-free = Jogar por conta própria
page-lesson-end = Continuar
page-lesson-leave = Sair da aula
page-lesson-fold = Esconder o professor
page-lesson-unfold = Chamar o professor

## The page: talk

page-chat-say = Diga alguma coisa
page-chat-send = Enviar
page-chat-mute = Esconder a conversa
page-chat-mute-one = Esconder o que { $name } diz
page-chat-hello = Olá!
page-chat-well-played = Boa jogada!
page-chat-thinking = Deixa eu pensar…
page-chat-oops = Ops!
page-chat-thanks = Valeu pela partida!

## The page: afterwards

page-chart = Pontos ao longo da partida
page-before = Na partida anterior: { $scores }
page-rematch = Revanche
page-to-rematch = Ir para a revanche
page-same-deal = Repetir a distribuição contra robôs
page-compare = Comparar com a mesma distribuição
page-compare-more = partidas com a distribuição { $seed }: { $count }
page-compare-others = Os outros
page-compare-one = Jogue a mesma distribuição mais uma vez para comparar.
page-download = Baixar o registro
page-to-table = Voltar à mesa
page-replay = Rever a partida
page-replay-eyes = Visto por
page-replay-open = todas as cartas à vista
page-replay-public = quem só assiste
page-replay-chair = { $name }
page-replay-moment = Momento { $at } de { $last }
page-analysis = Análise
page-analysis-more = Um jogador forte repensa cada decisão, só com o que se podia saber de cada lugar naquela hora.
page-analysis-begin = Analisar a partida
page-analysis-progress = { $done } de { $total } decisões
page-analysis-loss = { $loss }% abaixo da melhor escolha
page-analysis-none = Ninguém precisou escolher para chegar a este momento.
page-analysis-soon = A análise ainda não chegou a este momento.
page-analysis-swings = As maiores viradas
page-swing-choice = Momento { $moment }: com uma escolha de { $name }, as chances vão de { $from }% para { $to }%
page-swing-table = Momento { $moment }: sem que { $name } escolha, as chances vão de { $from }% para { $to }%
page-step-start = Ir para o começo
page-step-round-back = Voltar uma rodada
page-step-turn-back = Voltar um turno
page-step-back = Voltar um passo
page-step-on = Avançar um passo
page-step-turn = Avançar um turno
page-step-round = Avançar uma rodada
page-step-end = Ir para o fim

## The page: accounts

page-account = Conta
page-account-hello = Olá, { $name }!
page-account-more = Dá para jogar sem conta. Com uma, suas mesas acompanham você em qualquer aparelho.
page-sign-in = Entrar
page-sign-up = Criar conta
page-sign-out = Sair da conta
page-password = Senha
page-password-old = Senha atual
page-password-new = Nova senha
page-password-change = Trocar a senha
page-password-more = Quem estiver conectado em outro lugar com a senha antiga vai precisar entrar de novo.
page-password-changed = Senha trocada.
page-or = ou
page-passkey = Chave de acesso
page-passkeys = Chaves de acesso
page-passkeys-more = Entre com o bloqueio do seu aparelho em vez de uma senha.
page-passkey-sign-in = Entrar com chave de acesso
page-passkey-sign-up = Criar conta com chave de acesso
page-passkey-add = Adicionar chave de acesso
page-passkey-label = Um nome para ela (por exemplo: meu celular)
page-passkey-used = criada em { $made }, usada em { $used }
page-passkey-drop = Remover
reason-passkey_cancelled = O navegador não entregou nenhuma chave de acesso. Tente de novo ou use uma senha.

## The page: the score pad

page-pad-place = { $place }º lugar
page-pad-less = { $part }: um a menos
page-pad-more = { $part }: um a mais
page-pad-add = { $part }: adicionar
page-pad-remove = { $part }: tirar
page-pad-way = Como contar
page-pad-way-form = Contar pelas regras
page-pad-way-plain = Só somar
page-pad-way-file = De um arquivo
page-pad-clear = Limpar o bloco
page-pad-exact-more = Descreva a mesa como mostra a página de regras, e a gente conta cada ponto.
page-pad-toml = A mesa (TOML)
page-pad-count = Contar

## O que há de errado com os dados de um arquivo

wire-whole_number = tem que ser um número inteiro, não “{ $found }”
wire-out_of_range = { $value } está fora dos limites
wire-hex_digits = tem que ter 16 ou 48 dígitos hexadecimais
wire-seed = tem que ser um número ou uma chave de 32 dígitos hexadecimais
wire-true_or_false = tem que ser true ou false, não “{ $found }”
wire-text_needed = tem que ser um texto, não “{ $found }”
wire-unknown_word = “{ $word }” não existe aqui
wire-list_needed = tem que ser uma lista, não “{ $found }”
wire-items = tem que haver { $wanted } itens, não { $found }
wire-too_many = cabem no máximo { $most }, não { $found }
wire-too_large = isto é longo demais ou tem níveis demais
wire-unknown_field = não existe o campo “{ $field }”
wire-missing_field = falta o campo “{ $field }”
wire-unknown_kind = não existe o tipo “{ $kind }”
wire-fields_needed = tem que ser uma tabela de campos, não “{ $found }”
wire-choice_needed = tem que haver um lugar e uma escolha
wire-player_count = com { $found } jogadores não dá
wire-named_twice = um envelope aparece duas vezes
wire-not_the_rest = estes não são os envelopes que sobram
wire-every_player_once = cada jogador tem que aparecer exatamente uma vez
wire-none_left = não sobra “{ $word }” na caixa
wire-beside_house = { $names } não ficam ao lado de uma casa

pad-name = Nome
reason-notebook_off = Esta mesa não tem caderno.
reason-note_too_long = No caderno cabem { $most } caracteres: encurte um pouco, por favor.
reason-no_such_moment = A partida ainda não chegou lá: o último momento é { $last }.
reason-not_signed_in = Entre na sua conta primeiro.
reason-passkey_needs_name = Chaves de acesso só funcionam com um nome como “localhost”, não com o endereço “{ $host }”. Abra a página pelo nome ou use uma senha.
reason-passkey_expired = Demorou demais ou já foi respondido: tente de novo.
reason-passkey_wrong = Esta chave de acesso não abre nenhuma conta aqui.
reason-passkey_known = Esta chave de acesso já está em uso.
reason-last_way_in = Esta é a última maneira de entrar nesta conta: ela tem que ficar.

## The arena

cli-arena-help = Põe os robôs para jogar uns contra os outros e mede a força de cada um e o equilíbrio do jogo.
cli-arena-run-help = Joga um torneio: todos contra todos, em todos os lugares, com as mesmas distribuições. Se for interrompido, continua de onde parou.
cli-arena-run-examples = Exemplos: ludoteca arena run fort --players easy,greedy,search:200 --rounds 50 --workers 2 --out torneio · ludoteca arena run pebbles --seats 3 --players random,greedy --out torneio --ray
cli-arena-players-help = Quem joga, com vírgulas: random, greedy, easy, steady, sharp, search:400 (iterações), search:1s (tempo).
cli-arena-out-help = A pasta para os resultados, os registros e o relatório; se já houver um torneio pela metade nela, ele continua.
cli-arena-rounds-help = Quantas distribuições; cada uma é jogada uma vez em cada formação.
cli-arena-records-help = Se é para guardar o registro de cada partida.
cli-ray-help = Joga num cluster Ray: o endereço dele, ou nada depois para usar um pequeno nesta máquina.
cli-arena-elo = Elo
cli-arena-against = Um contra o outro
cli-arena-games = Partidas
cli-arena-report-written = O relatório está em { $file }.
cli-arena-interrupted = Parado. O que já foi jogado está em { $folder }: o mesmo comando continua.
arena-one-sided = Alguém nunca perdeu ou nunca ganhou: sem mais partidas, o tamanho dessa diferença é só um palpite.
arena-title = Torneio: { $game }
arena-lead = { $matches } partidas para { $seats } com { $deals } distribuições; cada um passou por todos os lugares com as mesmas cartas. Semente { $seed }.
arena-options = Opções: { $options }.
arena-strength = Força (Elo)
arena-strength-more = A média é 1500, e quem tem 200 pontos a mais vence cerca de três em cada quatro partidas. A linha contém o valor verdadeiro em 95 de cada 100 casos: é a mais larga entre a que vem de sortear de novo as distribuições e a que vem da curvatura da verossimilhança.
arena-wins = Vitórias
arena-wins-more = A fatia de partidas vencidas; uma vitória dividida conta em parte. Intervalo de Wilson de 95%.
arena-games = { $count } partidas
arena-against = Um contra o outro
arena-against-more = Quantas vezes quem está na linha terminou à frente de quem está na coluna; a mesma colocação conta metade.
arena-scores = Pontuações
arena-scores-more = A média com seu intervalo de 95%; ao lado do nome, a menor e a maior.
arena-seats = Por lugar
arena-seats-more = Quantas vezes cada lugar venceu, com qualquer um sentado ali; na linha do meio, seria justo para todos.
arena-seat = Lugar { $number }
arena-length = Duração
arena-length-more = Decisões por partida; { $mean } em média.
reason-player_twice = “{ $player }” aparece duas vezes: uma já basta.
reason-too_few_players = Um torneio precisa de pelo menos dois jogadores diferentes: separe os nomes com vírgulas, como em --players random,greedy.
reason-arena_busy = { $folder }: outro torneio está gravando ali. Espere por ele ou escolha outra pasta.
reason-arena_no_plan = { $file } sumiu ou está danificado, então não dá para saber o que foi jogado aqui. Escolha outra pasta.
reason-arena_other_plan = { $folder } guarda outro torneio: lá, “{ $what }” era { $was } e agora é { $now }. Escolha outra pasta ou peça o mesmo.
reason-arena_wrong_line = { $file }, linha { $line }: esta não é a partida que deveria estar aqui. Corrija o arquivo ou escolha outra pasta.
reason-no_ray = O Ray não está instalado aqui. “pip install ludoteca[ray]” instala; sem --ray, --workers divide o trabalho nesta máquina.
reason-no_cluster = Nenhum cluster Ray atende em “{ $address }”: { $why }
reason-workers_lost = Os processos caíram um após o outro, talvez por falta de memória. O que já foi jogado está guardado: tente de novo com menos --workers.
tally-turn = Ordem dos turnos
cli-balance-help = Põe os robôs para jogar muitas partidas e conta o que vence: cada carta, lugar, preparação e estratégia, com intervalos. Se for interrompido, continua de onde parou.
cli-balance-examples = Exemplos: ludoteca arena balance fort --games 500 --seats 2,3,4 --out equilibrio · ludoteca arena balance pebbles --option swaps=* --out equilibrio
cli-balance-players-help = Quem joga, com vírgulas; eles se revezam nos lugares (greedy, se você não disser).
cli-balance-seats-help = Quantos jogadores, ou vários números com vírgulas.
cli-balance-option-help = Uma opção do jogo, como chave=valor, ou chave=* para cada um dos valores; pode ser repetida.
cli-balance-tables-written = Os números estão em { $files }.
cli-balance-no-parquet = Arquivos Parquet precisam do pyarrow: “pip install ludoteca[parquet]” instala; os arquivos CSV trazem o mesmo.
cli-balance-what = Com
reason-not_seat_counts = “{ $wish }” não é um número de jogadores: escreva 2, ou 2,3,4.
arena-balance-title = Equilíbrio: { $game }
arena-balance-lead = { $games } partidas jogadas por { $players }. Semente { $seed }.
arena-balance-caution = Os pontos são taxas de vitória, as linhas são os intervalos de 95% (Wilson), e a linha fina vertical é a parte igual: uma vitória dividida pelo número de jogadores. Quando partidas com números diferentes de jogadores são contadas juntas, os pontos mostram quanto a taxa fica acima ou abaixo da parte igual. Um ponto cheio fica claramente fora da linha. O que os vencedores têm não é necessariamente o que os fez vencer.
arena-balance-seats = Quantas vezes cada lugar venceu.
arena-bots = Por jogador
arena-bots-more = Quantas vezes cada robô venceu.
arena-strategies = Por estratégia
arena-strategies-more = Quantas vezes venceu quem tirou desta fonte uma fatia dos pontos maior do que os outros.
arena-entries = { $count }×
arena-no-part = nada em especial
arena-owned = Taxa de vitória de quem tinha no fim
arena-played = Taxa de vitória de quem jogou ou usou
arena-rest = mais { $count }
arena-sources = De onde vêm os pontos
arena-sources-more = Média de pontos dos vencedores (ponto cheio) e dos outros (anel).
arena-setups = Por preparação
arena-setups-more = Médias com seus intervalos de 95%.
arena-setup = Preparação
arena-games-short = Partidas
arena-length-short = Decisões
arena-best = Pontos do vencedor
arena-margin = Vantagem
arena-shared = Vitórias divididas
arena-mean = Média
arena-players = { $count } jogadores
cli-analyse-help = Diz o que um jogador forte acha de cada decisão de uma partida registrada: as melhores escolhas com as chances de vitória, o que se perdeu e as maiores viradas.
cli-analyse-examples = Exemplos: ludoteca analyse records/000003.json · ludoteca analyse partida.json --seat 1 --seconds 3
cli-analyse-seconds-help = Quanto tempo pensar em cada decisão (1 segundo, se você não disser).
cli-analyse-iterations-help = Quantas partidas testar em cada decisão: só assim o resultado é sempre igual.
cli-analyse-seat-help = Só as decisões deste lugar, contado a partir de 1.
cli-thinking = Pensando
reason-no_such_seat = O lugar { $seat } não existe: jogaram { $seats }.
analysis-number = N.º
analysis-player = Jogador
analysis-chosen = Escolheu
analysis-chance = Chance
analysis-loss = Perdeu
analysis-better = Outras boas escolhas
analysis-open = (um arranjo)
analysis-seat = { $name }: { $count } decisões, { $best } delas tão boas quanto a melhor escolha; perda média de { $loss }.
analysis-swings = As maiores viradas:
analysis-swing-choice = { $number }. { $name }: as chances vão de { $before } para { $after } com a escolha “{ $choice }”.
analysis-swing-table = { $number }. { $name }: as chances vão de { $before } para { $after } com o que os outros fizeram e com a sorte.
cli-arena-bounds = 95%

## How a call ends

cli-disk-full = O disco está cheio. Libere espaço ou escolha outro lugar e tente de novo.
cli-too-many-files = Há arquivos demais abertos. Feche outros programas ou aumente o limite (ulimit -n) e tente de novo.
cli-no-memory = Não há memória suficiente. Feche outros programas ou tente de novo com números menores.
cli-no-permission = { $file }: você não tem permissão para isso. Escolha outro lugar ou fale com quem cuida desta máquina.
cli-file-trouble = { $file }: não dá para usar isto ({ $why }).
cli-machine-trouble = O sistema não deixa continuar: { $why }. Tente de novo mais tarde.
cli-too-deep = Isto tem níveis demais.
cli-too-large = Este número é grande demais.
cli-no-text = Não dá para ler isto como texto: { $why }
cli-our-fault = Algo deu errado, e a culpa é nossa, não sua. Os detalhes estão em { $file }: mande para a gente, por favor.
cli-our-fault-untold = Algo deu errado, e a culpa é nossa, não sua. Conte para a gente, por favor: { $what }
reason-seed_too_large = Esta semente é grande demais: a maior é { $most }.
reason-too_many_games = { $games } partidas são demais de uma vez: o máximo é { $most }.
