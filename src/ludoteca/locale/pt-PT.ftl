### As palavras da própria mesa.

yes = sim
no = não
list-nothing = nada
list-and = { $most } e { $last }
player-number = Jogador { $number }
player-you = tu
player-bot = Robô { $number }

## Recusas comuns a todos os jogos

reason-game_over = A partida já acabou.
reason-not_your_decision = Agora é outra pessoa a decidir.
reason-not_asked = Neste momento a pergunta é outra.
reason-unknown_choice = Essa escolha não existe neste jogo.
reason-seats = { $seats } não dá: este jogo é para { $low } a { $high } jogadores.
reason-unknown_option = A opção «{ $option }» não existe. Há estas: { $known }.
reason-unknown_option_value = A opção «{ $option }» não pode ser «{ $value }». Escolhe entre: { $known }.

## Ficheiros de caixa

reason-box_unreadable = { $file }: não consigo ler o ficheiro ({ $why }).
reason-box_not_toml = { $file }: isto não é TOML ({ $why }).
reason-box_no_source = { $file }, [{ $table }] { $field }: diz de onde vem o valor (source =…).
reason-box_unknown_source = { $file }, [{ $table }] { $field }: «{ $source }» não é uma fonte que se conheça.
reason-box_unknown_confidence = { $file }, [{ $table }] { $field }: «{ $confidence }» tem de ser high, medium ou low.
reason-box_unknown_field = { $file }, [{ $table }] { $field }: aqui só cabem value, source e confidence.
reason-box_unknown_value = { $file }, [{ $table }] { $field }: o jogo não tem este valor.
reason-box_missing = { $file }, [{ $table }] { $field }: falta este valor.
reason-box_not_a_number = { $file }, [{ $table }] { $field }: «{ $value }» não é um número inteiro.
reason-box_not_numbers = { $file }, [{ $table }] { $field }: «{ $value }» não é uma lista de números inteiros.
reason-box_out_of_range = { $file }, [{ $table }] { $field }: { $value } fica fora dos limites, de { $low } a { $high }.
reason-box_not_text = { $file }, [{ $table }] { $field }: «{ $value }» não é texto.
reason-box_not_texts = { $file }, [{ $table }] { $field }: «{ $value }» não é uma lista de textos.
reason-box_not_rows = { $file }, [{ $table }] { $field }: «{ $value }» não é uma lista de linhas com { $width } elementos cada.
reason-box_not_plain = { $file }, [{ $table }] { $field }: tem de ser uma linha de texto, um número inteiro, verdadeiro ou falso, ou uma lista.
reason-box_too_large = { $file }, [{ $table }] { $field }: isto não cabe em caixa nenhuma.
reason-box_bad_name = { $file }, [{ $table }] { $field }: um nome só leva minúsculas, algarismos e traços de sublinhar, 40 no máximo.
reason-box_unknown_word = { $file }, [{ $table }] { $field }: «{ $value }» não é nenhum destes: { $words }.
reason-box_other_game = { $file }: esta caixa é de «{ $game }», e esse jogo não existe aqui.
reason-box_no_game = { $file }: diz de que jogo é esta caixa: [box] game = "…".

## Registos e posições

reason-record_unreadable = { $file }: não consigo ler o ficheiro ({ $why }).
reason-record_not_json = { $file }: isto não é o registo de uma partida ({ $why }).
reason-record_malformed = { $file }: este registo não é nosso. { $path }: { $problem }
reason-record_other_rules = Esta partida jogou-se com as regras { $rules }; este programa joga com as regras { $ours }.
reason-record_illegal = A escolha { $number } do registo não é permitida ({ $reason }).
reason-record_other_hash = Ao repetir, a partida acaba noutra posição ({ $replayed }) e não na registada ({ $recorded }).
reason-record_no_promise = { $file }: o registo não diz que distribuição foi prometida, nem como acabou a partida. Os registos das partidas acabadas num servidor dizem-no.
reason-commitment_malformed = O número que a mesa mostrou no início tem 64 algarismos hexadecimais.
reason-position_unreadable = { $file }: não consigo ler o ficheiro ({ $why }).
reason-position_not_toml = Isto não é TOML: { $why }
reason-position_malformed = { $path }: { $problem }
reason-position_other_rules = Esta posição é das regras { $rules }; este programa joga com as regras { $ours }.
reason-unknown_game = O jogo «{ $game }» não existe aqui. Há estes: { $known }.

## O que qualquer diário pode dizer

event-forced = (Só havia uma possibilidade.)
event-answered = { $seat } já escolheu.

## A linha de comandos

cli-help = Jogos de tabuleiro à letra do manual: joga, tira dúvidas de regras, conta pontos, põe robôs a jogar.
cli-see-help = Vê «{ $command } --help».
cli-json-help = Escreve JSON em vez de texto.
cli-game-help = A chave do jogo, como aparece em «ludoteca games».
cli-seats-help = Quantos jogadores (se não disseres, o mínimo do jogo).
cli-seed-help = A semente: a mesma semente dá a mesma partida.
cli-option-help = Uma opção do jogo, como chave=valor; podes repetir.
cli-box-help = O teu ficheiro de caixa (TOML), se tens o jogo: vale por cima do nosso.
cli-games-help = Mostra os jogos que há aqui.
cli-games-languages-help = Mostra as línguas de cada jogo e o que ainda está em inglês.
cli-game = Jogo
cli-seats = Jogadores
cli-about = Do que se trata
cli-options = Opções
cli-languages = Línguas
cli-languages-missing = Ainda em inglês
cli-simulate-help = Põe robôs a jogar muitas partidas e mostra o que se aprende com elas.
cli-simulate-examples = Exemplos: ludoteca simulate pebbles --games 1000 --seats 3 · ludoteca simulate pebbles --players greedy,random --workers 2 --save records
cli-games-number-help = Quantas partidas.
cli-workers-help = Quantos processos dividem o trabalho; o resultado é o mesmo.
cli-players-help = Quem joga: um nome para todos os lugares ou um para cada lugar, com vírgulas (random, greedy).
cli-save-help = Uma pasta para guardar os registos de todas as partidas.
cli-playing = A jogar
cli-simulated = { $games } partidas de { $game } em { $seconds } s, { $pace } decisões por segundo.
cli-seat = Lugar
cli-player = Jogador
cli-wins = Vitórias
cli-score = Pontos
cli-decisions = Decisões por partida
cli-replay-help = Escreve o histórico de uma partida registada e vê se ainda acaba da mesma maneira.
cli-replay-examples = Exemplo: ludoteca replay records/pebbles-000001.json
cli-record-help = Um registo, como os que vêm de «simulate --save» e das mesas acabadas.
cli-replay-checked = Repetida, a partida acaba onde o registo diz ({ $hash }).
cli-replay-unfinished = O registo é de uma partida por acabar; ficou em { $hash }.
cli-fair-help = Confirma que, numa partida de um servidor, a distribuição foi a prometida antes do início.
cli-fair-examples = Exemplo: ludoteca fair pebbles-k7m2.json --commitment 926bd47b…
cli-commitment-help = O número que a mesa te mostrou no início.
cli-fair-proved = Está provado: a distribuição é a que te prometeram no início, e as escolhas levam ao fim registado.
cli-fair-fits = O registo bate certo: a semente e o sal dão o número prometido, e as escolhas levam ao fim registado.
cli-fair-compare = Fica provado se a mesa te mostrou este número no início: { $number }
cli-fair-other-deal = Não bate certo: a semente e o sal não dão o número prometido. Alguém mudou a semente, o sal ou o número.
cli-fair-other-promise = Não bate certo: o número que anotaste não é o do registo. Prometeram-te outra distribuição.
cli-final = Pontuação final
cli-standing = Pontuação até agora
cli-box-commands-help = Mostra os números da caixa de um jogo e confere os da tua.
cli-box-check-help = Confere o teu ficheiro de caixa e mostra o que ele muda.
cli-box-check-examples = Exemplo: ludoteca box check a-minha-caixa.toml   (o ficheiro começa com [box] e game = "pebbles")
cli-box-good = { $file } é uma caixa válida para { $game }; valores alterados: { $changes }.
cli-box-show-help = Mostra cada valor da caixa de um jogo e de onde vem.
cli-assumed-help = Só os valores que ninguém conseguiu confirmar.
cli-rules-help = Escreve as regras numeradas de um jogo: todas, um capítulo ou uma só.
cli-rules-examples = Exemplos: ludoteca rules pebbles · ludoteca rules pebbles B-SWAP · ludoteca rules pebbles B-ROUND-03
cli-rule-help = O número de uma regra, ou o começo dele.
cli-rules-short = Explica as regras como a um amigo, em poucos minutos.
cli-about-help = Diz que programa é este e se o motor está compilado.
cli-about-line = Ludoteca { $version }, motor: { $engine }
cli-about-python = Python { $python }; jogos: { $games }
cli-about-plain = Estes módulos correm sem compilação até voltares a executar scripts/compile: { $modules }
cli-score-help = Conta os pontos de uma mesa a sério, descrita num ficheiro.
cli-score-examples = Exemplo: ludoteca score dream-home casa.toml
cli-table-help = A mesa em TOML; a página das regras do jogo mostra como se escreve.
cli-total = Total
cli-place = Posição
cli-photo-help = Avalia e desenha uma fotografia descrita num ficheiro.
cli-photo-examples = Exemplos: ludoteca photo cena.toml --out foto.png · ludoteca photo cena.toml --annotated --out foto.svg
cli-photo-scene-help = A cena e a câmara em TOML; docs/photographs.md mostra como se escreve.
cli-photo-out-help = Onde guardar a imagem; o nome acaba em .svg ou .png.
cli-photo-annotated-help = Desenha também as notas do juiz: quem tapa quem, que desejos se cumprem.
cli-photo-accepted = A fotografia é aceite.
cli-photo-refused = A fotografia seria recusada: { $why } ({ $rules })
cli-photo-written = A imagem está em { $file }.
cli-position-help = Mostra uma posição, quem decide e todas as escolhas permitidas; ou experimenta escolhas nela.
cli-position-examples = Exemplos: ludoteca position p.toml --all · ludoteca position p.toml --do "fist(three)" --do "fist(two)"
cli-position-file-help = Um ficheiro de posição (TOML).
cli-all-help = Mostra também as escolhas recusadas, com os motivos e as regras.
cli-do-help = Uma escolha a fazer, pelas palavras dela; podes repetir.
cli-try-help = Uma escolha a experimentar sem a fazer, pelas palavras dela; podes repetir.
cli-position-over = A partida já acabou.
cli-position-open = (Uma pergunta aberta: vale qualquer disposição que as regras aceitem.)
cli-position-refused = Recusadas:
cli-play-help = Joga: no navegador ou, se disseres que jogo, neste terminal, com pessoas e robôs.
cli-play-examples = Exemplos: ludoteca play · ludoteca play pebbles --seats 3 · ludoteca play pebbles --people 2 --plain
cli-play-seats-help = Quantos lugares tem a mesa.
cli-people-help = Quantas pessoas jogam neste terminal; os outros lugares são para robôs.
cli-bots-help = Que robôs jogam: random ou greedy.
cli-lang-help = A língua: en, pt-BR, pt-PT, it ou fr.
cli-plain-help = Linhas simples, para leitores de ecrã e terminais básicos.
cli-continue-help = Retoma a última partida por acabar.
cli-choose-game = A que queres jogar?
cli-choose-number = Número:
reason-unknown_player = Não há nenhum jogador «{ $player }». Há estes: { $known }.
reason-no_insight = { $player } ainda não percebe nada de { $game }: põe random a jogar.
reason-lineup = Há { $names } jogadores para { $seats } lugares: diz um só nome, ou um para cada lugar.
reason-folder_unwritable = { $folder }: não consigo escrever aí ({ $why }).
reason-unknown_rule = { $game } não tem a regra «{ $rule }».
reason-no_score_pad = { $game } não tem bloco de pontuação.
reason-no_lesson = { $game } ainda não tem aula. Podes ler as regras, e uma mesa com robôs fáceis é um bom começo.
reason-no_short_rules = { $game } não tem regras resumidas; podes ler as numeradas.
reason-no_photographs = Em { $game } não se tiram fotografias.
reason-photo_suffix = { $file }: o nome de uma imagem acaba em { $known }.
reason-no_such_words = Nenhuma escolha deste jogo se escreve «{ $words }».
reason-unknown_language = «{ $lang }» não é uma das nossas línguas. Há estas: { $known }.
reason-no_people = Numa mesa de { $seats } não cabem { $people } pessoas.

## A mesa no terminal

terminal-table = Mesa
terminal-log = O que aconteceu
terminal-none = nada
terminal-empty = —
terminal-your-turn = A tua vez: { $question }
terminal-turn-of = { $name }: { $question }
terminal-thinking = { $name } está a pensar…
terminal-undone = { $name } desfaz a última escolha.
terminal-no-undo = Já não dá para desfazer: entretanto viu-se algo novo, ou outra pessoa já jogou.
terminal-arrange = Deixar um robô arrumar
terminal-compose = Escrever a resposta
terminal-compose-keys = ^S responde · Esc volta sem responder
terminal-compose-example = É assim que se escreve uma resposta; esta seria válida:
terminal-compose-file = Escreve o caminho de um ficheiro com a tua resposta.
terminal-filter = Escreve para filtrar a lista
terminal-no-match = Não há nada assim na lista.
terminal-hand-over = Passa o teclado a { $name }. { $name }: carrega em Enter quando mais ninguém estiver a ver.
terminal-hand-over-text = Passa o ecrã a { $name }. O que é dos outros fica escondido.
terminal-ready = Enter: { $name } está aqui e mais ninguém está a ver
terminal-undo-before = u: { $name } desfaz a última escolha
terminal-over = A partida acabou.
terminal-winners =
    { $count ->
        [one] { $names } ganha!
       *[other] { $names } ganham em conjunto!
    }
terminal-result = { $place }. { $name }: { $score } ({ $parts })
terminal-total = Total
terminal-place = Posição
terminal-see-result = Ver o resultado
terminal-stay = Ficar na mesa
terminal-leave = Sair da mesa
terminal-record = O registo desta partida: { $path }
terminal-saved =
    A partida está guardada: { $path }
    Para a retomar: «ludoteca play --continue».
terminal-not-saved = Não consigo guardar a partida. { $why }
terminal-nothing-to-continue = Não tens nenhuma partida por acabar.
terminal-no-screen = Este terminal não dá para desenhar um ecrã, por isso a mesa vai em linhas simples.
terminal-too-small = Preciso de um pouco mais de espaço: pelo menos { $columns } colunas e { $rows } linhas.
terminal-why = Porque não posso…?
terminal-refused = O que não podes fazer agora, e as regras que o dizem:
terminal-nothing-refused = Nada disso é recusado agora.
terminal-more-refused = Há mais { $count } recusadas. Para filtrar: { $why } e algumas palavras da escolha.
terminal-back = Enter ou Esc: voltar à mesa
terminal-key-help = Ajuda
terminal-key-why = Porque não?
terminal-key-undo = Desfazer
terminal-key-hint = Dica
terminal-hint = Um jogador forte escolheria: { $choice }
terminal-hint-own = uma resposta montada por ele
terminal-key-table = Mesa
terminal-key-log = Histórico
terminal-key-quit = Sair
terminal-help =
    Com as setas e Enter escolhes na lista; a tecla que está antes da linha também serve.
    Se a lista for longa, escreve para a filtrar; as letras abaixo passam então a Ctrl e teclas de função.
    Por cima da lista lês o que a escolha marcada faria.

    ? ou F4    porque é que algumas escolhas são recusadas, com as regras
    i ou F6    o que um jogador forte faria contra robôs, e porquê
    u ou ^Z    desfazer a tua última escolha, enquanto nada de novo se vir
    t ou F2    a mesa no ecrã inteiro, e de volta
    l ou F3    o histórico no ecrã inteiro, e de volta
    d ou F9    claro ou escuro
    n ou F5    o teu caderno privado, se a mesa o tiver
    Shift+↑ ↓  deslocar a mesa; Tab percorre as partes do ecrã
    q ou ^Q    sair; «ludoteca play --continue» retoma a partida
terminal-notebook = O teu caderno
terminal-notebook-empty = O teu caderno está vazio.
terminal-notebook-keys = ^S guarda · Esc volta sem guardar
terminal-plain-welcome = Escreve um número para escolher, ou «{ $help }» para veres os comandos.
terminal-no-such-number = Esse número não há: escolhe de { $low } a { $high }.
terminal-not-understood = Não percebi. Escreve um número de { $low } a { $high }, ou «{ $help }».
terminal-command-help = ajuda
terminal-command-table = mesa
terminal-command-log = histórico
terminal-command-why = porque
terminal-command-try = experimentar
terminal-command-hint = dica
terminal-command-undo = desfazer
terminal-command-note = nota
terminal-command-quit = sair
terminal-plain-help =
    Um número escolhe na lista; podes também escrever a escolha pelas palavras dela, e outras palavras procuram na lista.
    { $table }: a mesa inteira
    { $log }: outra vez as últimas linhas do histórico
    { $why }: porque é que há escolhas recusadas; palavras a seguir filtram
    { $try }: o que uma escolha faria; escreve a seguir o número ou as palavras dela
    { $hint }: o que um jogador forte faria, e porquê, se só jogas contra robôs
    { $undo }: desfazer a tua última escolha, enquanto nada de novo se vir
    { $note }: o teu caderno privado, se a mesa o tiver; as palavras a seguir ficam anotadas, um «-» apaga tudo
    { $quit }: sair; a partida fica guardada
    { $help }: esta lista

## What a choice would do

preview-points = Pontos: { $points }
preview-asked = A seguir perguntam-te: { $question }
preview-others = A seguir decide outra pessoa.
preview-unknown = O que vem depois, ninguém pode saber já.
preview-over = E a partida acaba.

## Porque é que um jogador forte escolheria algo

hint-gain = { $part }: +{ $count } já.
hint-loss = { $part }: −{ $count }.
hint-whole = { $units }: { $times } de { $number }, ou seja, por inteiro.
hint-short = { $units }: { $times } de { $number }. O que limita: { $limit }.
hint-over = A partida acaba aqui.
hint-later = Agora não dá pontos, mas no fim compensa.
hint-rather_later = «{ $choice }» dava já +{ $count }, mas menos no fim.
hint-happens = O que faz: { $event }
hint-chance =
    { $tenths ->
        [0] Assim quase nunca ganhavas.
        [10] Assim ganhavas quase sempre.
       *[other] Assim ganhavas cerca de { $tenths } partidas em cada 10.
    }
hint-even = «{ $choice }» é quase tão bom.
hint-little = É um pouco melhor do que «{ $choice }».
hint-better = Com «{ $choice }» eram cerca de { $tenths } em cada 10.

## Hosted tables

event-undone = { $seat } desfaz { $count ->
        [one] uma escolha
       *[other] { $count } escolhas
    }.
event-out_of_time = Acabou o tempo de { $seat }.
event-stood_in = Um robô passa a jogar por { $seat }.
event-came_back = { $seat } está de volta ao seu lugar.
event-carried_over = As regras mudaram (de { $old } para { $new }); a partida continua daqui.
event-table_ended = A mesa fechou antes do fim.
reason-stale = A mesa já avançou (esperava { $expected }, vai em { $now }).
reason-table_closed = Esta mesa está fechada.
reason-table_frozen = Esta mesa pode ver-se, mas já não se pode jogar nela.
reason-nothing_to_undo = Já não dá para desfazer: entretanto viu-se algo novo, ou outra pessoa já jogou.
reason-not_saved = Não foi possível guardar, por isso é como se nada fosse. Tenta outra vez.
reason-out_of_reach = Neste momento não chegamos às mesas. Tenta outra vez daqui a pouco.
reason-not_possible = Algo correu mal do nosso lado; nada mudou.
reason-not_your_seat = O lugar de { $seat } não é teu.
reason-still_here = { $seat } ainda cá está, ou acabou de sair.
reason-hello_first = A página ainda não se apresentou.
reason-too_fast = É demasiado de uma só vez: espera um momento.
reason-too_much_work = Isto dava demasiado trabalho. Tenta com números mais pequenos.
reason-message_too_long = Esta mensagem é longa de mais (passa dos { $most } bytes).
reason-message_malformed = Não se percebe esta mensagem: { $why }
reason-choice_malformed = Não se percebe esta resposta. { $path }: { $problem }
reason-nothing_said = Esta mensagem está vazia.
reason-too_many_spectators = Já não cabe mais ninguém a assistir: estão cá { $most }.
reason-no_such_table = Essa mesa não existe aqui.
reason-seat_taken = Este lugar já está ocupado.
reason-seated_already = Já tens um lugar nesta mesa.
reason-wrong_invite = Este convite não é válido, ou já foi usado.
reason-not_over_yet = Isso só quando a partida acabar.
reason-no_hints = Só há dicas quando jogas apenas contra robôs.
reason-no_such_analysis = Esta análise já não está guardada: começa outra vez.
reason-no_record = Esta partida jogou-se com duas versões das regras, por isso não tem um registo que se possa repetir.
reason-unknown_level = Não há robôs de nível «{ $level }». Há estes: { $known }.
reason-listed_deal = Numa mesa aberta a todos, a distribuição sai à sorte. Deixa a semente vazia, ou não abras a mesa a todos.
reason-unknown_seat_kind = Um lugar não pode ser «{ $kind }».
reason-wrong_origin = Esta página não pode falar com este servidor.
reason-name_needed = Diz um nome.
reason-name_taken = Já há alguém com o nome «{ $name }».
reason-name_alike = Nesta mesa já há um nome parecido com «{ $name }»: escolhe outro.
reason-no_address = «{ $text }» não é um endereço, como 10.0.0.5, nem uma rede, como 10.0.0.0/8.
reason-password_short = A palavra-passe tem de ter pelo menos { $least } caracteres.
reason-wrong_password = O nome e a palavra-passe não condizem.
reason-cannot_listen = O servidor não consegue usar { $host }, porta { $port } ({ $why }). Escolhe outra com --port.
reason-no_database = Não foi possível abrir a base de dados: { $why }
reason-no_broker = Não é possível usar o Redis: { $why }. «pip install ludoteca[redis]» traz o que falta; sem --broker, o PostgreSQL trata disso.
server-no-page = O servidor está a funcionar, mas falta construir a página. Numa cópia do repositório, scripts/build_web constrói-a; «ludoteca play --terminal» abre uma mesa no terminal.

## The command line

cli-serve-help = Abre mesas para navegadores: nesta máquina, na rede local ou para o mundo inteiro.
cli-serve-examples = Exemplos: ludoteca serve · ludoteca serve --lan · ludoteca serve --no-browser --port 8000 --database postgresql://localhost/ludoteca
cli-host-help = O endereço onde o servidor atende.
cli-port-help = A porta onde o servidor atende; com 0, uma qualquer que esteja livre.
cli-lan-help = Deixa jogar quem está na rede local; mostra um link e um código para telemóveis.
cli-no-browser-help = Não abre o navegador.
cli-database-help = O URL da base de dados (se não disseres, um ficheiro SQLite na tua pasta de dados).
cli-broker-help = Com vários servidores num só PostgreSQL: o URL de um Redis por onde se avisam uns aos outros, como redis://host:6379/0. Sem ele, avisa o PostgreSQL.
cli-host-name-help = Outro nome a que este servidor responde, como games.example.org; podes repetir.
cli-https-help = Chega-se à página por https, através de um proxy à frente deste servidor: os cookies ficam marcados como seguros.
cli-proxy-help = Atrás de um proxy: o endereço dele (ou a rede), em quem se confia para saber de onde vem um pedido. Podes repetir.
cli-metrics-help = Quem mostrar este token pode ler os contadores em /metrics; sem ele, ninguém os lê.
cli-terminal-help = Joga no terminal, mesmo que haja mesa no navegador.
cli-serving = A Ludoteca está pronta: { $link }  (Ctrl-C termina)

## The page

page-loading = Um momento…
page-home = Início
page-welcome = O que vamos jogar?
page-welcome-more = Jogos de tabuleiro à letra do manual, com amigos ou com robôs. Sem criar conta.
page-unreachable = O servidor não responde.
reason-unreachable = O servidor não responde.
page-try-again = Tentar outra vez
page-refused = Agora não dá.
page-empty = —
page-more = Mais
page-search = Procurar
page-more-found = Há mais { $count }: escreve para filtrar.
page-close = Fechar
page-none-found = Não há nada com essas palavras.

## The page: language and appearance

page-look = Língua e aspeto
page-language = Língua
page-appearance = Aspeto
page-look-auto = Como no teu aparelho
page-look-light = Claro
page-look-dark = Escuro
page-look-contrast = Alto contraste
page-still = Sem animações
page-speed = Velocidade das animações
page-speed-normal = normal
page-speed-fast = rápida
page-speed-skip = sem esperas
page-touch = Vibração
page-plain-table = Mesa em texto
page-sound = Sons
page-notices = Avisar-me quando for a minha vez

## The page: ways to a table

page-my-tables = As tuas mesas
page-finished-tables = Partidas acabadas
page-continue = Continuar
page-look-back = Rever
page-table-over = acabada
page-table-running = a decorrer
page-your-turn-short = É a tua vez
page-play-now = Jogar já contra robôs
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
page-rules-numbered = Regra a regra
page-contents = Índice
page-all-rules = Todas as regras
page-read-rule = Ler a regra { $rule }
page-in-the-rules = Ver nas regras
page-rules-language = As regras numeradas estão em inglês.
page-with-people = Com amigos
page-new-table = Nova mesa
page-open-table = Abrir a mesa
page-lobby = Mesas abertas
page-lobby-empty = De momento não há mesas à espera de jogadores.
page-code = Código ou link do convite
page-join = Entrar
page-invited = Tens um convite
page-your-seat = o teu lugar
page-sit-down = Sentar-me
page-name = Nome
page-guest = Visitante
page-game = Jogo
page-score-pad = Bloco de pontuação
page-open-record = Abrir um registo
page-record-file = O registo de uma partida (.json), como se descarrega no fim
page-choose-file = Escolher um ficheiro
page-drop-file = ou larga-o aqui

## The page: a new table

page-seat-who = Lugar { $number }
page-kind-me = Eu
page-kind-bot = Um robô
page-kind-here = Alguém neste ecrã
page-kind-link = Alguém com um link
page-link-hint = Vais receber um link para enviar.
page-options = Opções
page-clock = Relógio
page-clock-kind = Tempo para pensar
page-clock-none = sem limite
page-clock-turn = por jogada
page-clock-bank = para a partida toda
page-clock-days = vários dias por jogada
page-clock-in-minutes = Minutos
page-clock-in-days = Dias
page-clock-increment = Segundos ganhos por cada escolha
page-listed = Abrir esta mesa a todos neste servidor
page-box = O que vem na caixa
page-box-about = Em { $all } valores, { $assumed } são supostos. Se tens o jogo, corrige-os pelo que lá está impresso.
page-box-file = O teu ficheiro de caixa (TOML)
page-box-file-used = Estamos a usar o teu ficheiro.
page-box-file-drop = Sem ficheiro
page-box-all = Mostrar todos os valores
page-source-rulebook = livro de regras
page-source-card_library = catálogo de cartas
page-source-second_source = segunda fonte
page-source-review = crítica ao jogo
page-source-deduced = deduzido
page-source-ruling = decisão nossa
page-source-assumed = suposto
page-source-owner = de quem tem o jogo
page-deal = A distribuição
page-seed = Um número, ou a semente de uma partida acabada: com a mesma semente sai tudo igual, e a mesa inteira a vê (vazio: à sorte)
page-seed-listed = Numa mesa aberta a todos, a distribuição sai à sorte.

## The page: at the table

page-what-to-do = O que fazer
page-to-move = a jogar
page-thinking = { $names }…
page-waiting-for = À espera de { $names }
page-waiting-for-people = À espera de quem falta
page-not-you = Agora escolhe outra pessoa.
page-only-watching = Estás a assistir: só vês o que todos podem ver.
page-frozen = Podes ver esta mesa, mas já não se joga nela.
page-closed = Esta mesa foi fechada.
page-offline = A ligação caiu. Vamos tentar outra vez; nada do que escolheste se perde.
page-connecting = A ligar…
page-filter = Procurar em { $count } escolhas
page-pick = O que podes fazer com isto
page-about-thing = Escolhas sobre isto: { $count }
page-all-choices = Mostrar todas
page-looks = Só para ver, não muda nada:
page-undo = Desfazer
page-restart = Recomeçar a jogada
page-why-not = Porque não posso…?
page-why-search = O que querias fazer?
page-why-allowed = Isto podes fazer agora.
page-open-question = São possibilidades a mais para caberem numa lista.
page-your-answer = A tua resposta (ainda a podes mudar)
page-give-answer = Responder assim
page-arrange-again = Arrumar de outra maneira
page-tab-log = Histórico
page-beside = Ao lado da mesa
page-tab-choices = Escolhas
page-unread = { $count } por ler
page-drawn-table = A mesa desenhada
page-info-mode = O que é isto?
page-info-more = Toca no que quiseres para saberes o que é. Para acabar, toca outra vez no botão.
page-tab-chat = Conversa
page-tab-seats = Mesa
page-tab-notes = Notas
page-notes-more = O teu caderno. Só tu o vês.
page-past = Momento { $at } de { $last }.
page-past-more = Vês o que todos podiam ver nessa altura.
page-past-end = Voltar a agora
page-hint = Pedir uma dica
page-hint-thinking = Um jogador forte está a pensar…
page-hint-best = Um jogador forte escolhia:
page-composed-answer = uma resposta montada por ele
page-was-chosen = escolhida
page-silence = Se não disseres nada, vale: { $choice }
page-log-empty = Ainda não aconteceu nada.
page-log-more = { $count ->
        [one] Ver mais uma linha
       *[other] Ver mais { $count } linhas
    }
page-time-left = Tempo que resta:
page-away = fora da mesa
page-bot-plays = joga um robô
page-stand-in = Deixar um robô jogar por mim
page-stood-in = Um robô joga no teu lugar.
page-stand-in-other = Deixar um robô jogar por { $name } entretanto
page-leave = Sair da mesa
page-leave-more = Um robô fica a jogar por ti, e já não podes voltar a este lugar.
page-leave-really = Sair de vez
page-stay = Ficar
page-take-back = Voltar a jogar
page-seat-person = uma pessoa
page-seat-bot = um robô
page-seat-open = ainda não chegou
page-seat-left = já saiu
page-seat-free = lugar livre
page-spectator = Alguém a assistir
page-watching = A assistir: { $count }
page-invite-link = Envia este link; só serve uma vez.
page-watch-link = Link para assistir
page-copy = Copiar
page-copied = Copiado
page-fair = A distribuição foi justa?
page-fair-more = Este número ficou marcado antes de a partida começar. No fim vês a semente e o sal de que ele é o SHA-256.
page-fair-fits = Bate certo: a distribuição foi a prometida.
page-fair-differs = Não bate certo: a distribuição não foi a prometida.
page-deal-chosen = Quem abriu a mesa escolheu a distribuição: semente { $seed }. Quem a conhece pode saber o que aí vem.
page-hand-over = Passa o ecrã a { $name }
page-hand-over-more = Agora não há nada secreto no ecrã. { $name }, continua quando mais ninguém estiver a ver.
page-hand-over-ready = { $name } está aqui
page-hand-over-undo = { $name } desfaz a última escolha

## The page: lessons

page-lesson = Aula
page-lesson-begin = Aprender em cinco minutos
page-lesson-continue = Continuar a aula
page-lesson-next = Seguinte
page-lesson-back = Um passo atrás
page-lesson-now = A tua vez:
page-lesson-do = Joga por mim
page-lesson-strayed = Seguiste o teu caminho, e não faz mal nenhum. Desfaz para continuares a aula, ou joga à vontade.
page-lesson-free-only = Seguiste o teu caminho, e já não dá para desfazer. Continua a jogar, ou recomeça a aula.
page-lesson-again = Recomeçar a aula
page-lesson-return = Voltar à aula
page-lesson-free = Jogar à vontade
page-lesson-end = Continuar a jogar
page-lesson-leave = Sair
page-lesson-fold = Esconder o mocho
page-lesson-unfold = Ouvir o mocho outra vez

## The page: talk

page-chat-say = Diz qualquer coisa
page-chat-send = Enviar
page-chat-mute = Esconder a conversa
page-chat-mute-one = Esconder o que { $name } diz
page-chat-hello = Olá!
page-chat-well-played = Bem jogado!
page-chat-thinking = Deixa-me pensar…
page-chat-oops = Ups!
page-chat-thanks = Foi um bom jogo, gostei!

## The page: afterwards

page-chart = Pontos ao longo da partida
page-before = Partida anterior: { $scores }
page-rematch = Desforra
page-to-rematch = Ir para a desforra
page-same-deal = A mesma distribuição contra robôs
page-compare = Comparar com a mesma distribuição
page-compare-more = partidas da distribuição { $seed }: { $count }
page-compare-others = Os outros
page-compare-one = Joga outra vez a mesma distribuição para comparares.
page-download = Descarregar o registo
page-to-table = Ir para a mesa
page-replay = Rever a partida
page-replay-eyes = Visto por
page-replay-open = quem vê tudo
page-replay-public = quem assiste
page-replay-chair = { $name }
page-replay-moment = Momento { $at } de { $last }
page-analysis = Análise
page-analysis-more = Um jogador forte revê cada decisão, só com o que se sabia no lugar de quem decidiu.
page-analysis-begin = Analisar a partida
page-analysis-progress = { $done } de { $total } decisões
page-analysis-loss = Perdido face à melhor escolha: { $loss } %
page-analysis-none = Ninguém teve de escolher para chegar aqui.
page-analysis-soon = Este momento ainda está por analisar.
page-analysis-swings = As maiores reviravoltas
page-swing-choice = Momento { $moment }: uma escolha de { $name }, { $from } % → { $to } %
page-swing-table = Momento { $moment }: muda a sorte de { $name }, { $from } % → { $to } %
page-step-start = Para o início
page-step-round-back = Uma ronda para trás
page-step-turn-back = Uma jogada para trás
page-step-back = Um passo para trás
page-step-on = Um passo em frente
page-step-turn = Uma jogada em frente
page-step-round = Uma ronda em frente
page-step-end = Para o fim

## The page: accounts

page-account = Conta
page-account-hello = Olá, { $name }
page-account-more = Podes jogar sem conta. Com uma, tens as tuas mesas em qualquer aparelho.
page-sign-in = Iniciar sessão
page-sign-up = Criar conta
page-sign-out = Terminar sessão
page-password = Palavra-passe
page-password-old = Palavra-passe atual
page-password-new = Nova palavra-passe
page-password-change = Mudar a palavra-passe
page-password-more = Quem tiver sessão iniciada noutro aparelho terá de a iniciar outra vez.
page-password-changed = A palavra-passe está mudada.
page-or = ou
page-passkey = Chave de acesso
page-passkeys = Chaves de acesso
page-passkeys-more = Inicia sessão com o bloqueio do teu aparelho, em vez da palavra-passe.
page-passkey-sign-in = Iniciar sessão com chave de acesso
page-passkey-sign-up = Criar conta com chave de acesso
page-passkey-add = Adicionar uma chave de acesso
page-passkey-label = Dá-lhe um nome (por exemplo: o meu telemóvel)
page-passkey-used = criada { $made }, usada { $used }
page-passkey-drop = Eliminar
reason-passkey_cancelled = O navegador não deu nenhuma chave de acesso. Tenta outra vez, ou usa uma palavra-passe.

## The page: the score pad

page-pad-place = { $place }º lugar
page-pad-less = { $part }: menos um
page-pad-more = { $part }: mais um
page-pad-add = { $part }: juntar
page-pad-remove = { $part }: tirar
page-pad-way = Como contar
page-pad-way-form = As regras contam
page-pad-way-plain = Só somar
page-pad-way-file = De um ficheiro
page-pad-clear = Limpar o bloco
page-pad-exact-more = Descreve a mesa como está na página das regras, e contamos cada ponto por ti.
page-pad-toml = A mesa (TOML)
page-pad-count = Contar

## O que está errado nos dados de um ficheiro

wire-whole_number = é preciso um número inteiro, e não «{ $found }»
wire-out_of_range = { $value } está fora dos limites
wire-hex_digits = são precisos 16 ou 48 algarismos hexadecimais
wire-seed = é preciso um número ou uma chave de 32 algarismos hexadecimais
wire-true_or_false = é preciso true ou false, e não «{ $found }»
wire-text_needed = é preciso um texto, e não «{ $found }»
wire-unknown_word = «{ $word }» não se conhece aqui
wire-list_needed = é precisa uma lista, e não «{ $found }»
wire-items = são precisos { $wanted } elementos, e não { $found }
wire-too_many = o máximo é { $most }, não { $found }
wire-too_large = isto tem níveis a mais ou é longo de mais
wire-unknown_field = o campo «{ $field }» não existe
wire-missing_field = falta o campo «{ $field }»
wire-unknown_kind = o tipo «{ $kind }» não existe
wire-fields_needed = é precisa uma tabela de campos, e não «{ $found }»
wire-choice_needed = são precisos um lugar e uma escolha
wire-player_count = { $found } jogadores não pode ser
wire-named_twice = um envelope aparece duas vezes
wire-not_the_rest = estes não são os envelopes que sobram
wire-every_player_once = cada jogador tem de aparecer uma vez
wire-none_left = já não há «{ $word }» na caixa
wire-beside_house = { $names } não ficam ao lado de uma casa

pad-name = Nome
reason-notebook_off = Nesta mesa não há caderno.
reason-note_too_long = No caderno cabem { $most } caracteres: encurta um pouco.
reason-no_such_moment = A partida ainda não chegou aí: o último momento é o { $last }.
reason-not_signed_in = Primeiro tens de iniciar sessão.
reason-passkey_needs_name = As chaves de acesso só funcionam com um nome como «localhost», não com o endereço «{ $host }». Abre a página pelo nome, ou usa uma palavra-passe.
reason-passkey_expired = Demorou demasiado, ou já tinha resposta: tenta outra vez.
reason-passkey_wrong = Esta chave de acesso não abre nenhuma conta aqui.
reason-passkey_known = Esta chave de acesso já está em uso.
reason-last_way_in = É a única maneira de entrar nesta conta: tem de ficar.

## The arena

cli-arena-help = Põe robôs a jogar uns contra os outros e mede a força de cada um e o equilíbrio de um jogo.
cli-arena-run-help = Joga um torneio: todos contra todos, em todos os lugares, com as mesmas distribuições. Se parar a meio, continua de onde ficou.
cli-arena-run-examples = Exemplos: ludoteca arena run fort --players easy,greedy,search:200 --rounds 50 --workers 2 --out torneio · ludoteca arena run pebbles --seats 3 --players random,greedy --out torneio --ray
cli-arena-players-help = Quem joga, com vírgulas: random, greedy, easy, steady, sharp, search:400 (iterações), search:1s (tempo).
cli-arena-out-help = Uma pasta para resultados, registos e relatório; se lá houver um torneio a meio, continua-o.
cli-arena-rounds-help = Quantas distribuições; cada uma joga-se uma vez com cada formação.
cli-arena-records-help = Se queres guardar o registo de cada partida.
cli-ray-help = Joga num cluster Ray: o endereço dele, ou nada a seguir para um pequeno nesta máquina.
cli-arena-elo = Elo
cli-arena-against = Todos contra todos
cli-arena-games = Partidas
cli-arena-report-written = O relatório está em { $file }.
cli-arena-interrupted = Parado. O que se jogou está guardado em { $folder }: o mesmo comando continua.
arena-one-sided = Alguém nunca perdeu, ou nunca ganhou: só com mais partidas se sabe bem o tamanho dessa diferença.
arena-title = Torneio: { $game }
arena-lead = { $matches } partidas para { $seats } com { $deals } distribuições; cada um passou por todos os lugares com as mesmas cartas. Semente { $seed }.
arena-options = Opções: { $options }.
arena-strength = Força (Elo)
arena-strength-more = A média é 1500, e com mais 200 pontos ganham-se cerca de três partidas em quatro. A linha contém o valor verdadeiro em 95 de 100 casos: o mais largo entre o que dá sortear de novo as distribuições e o que dá a curvatura da verosimilhança.
arena-wins = Vitórias
arena-wins-more = A parte das partidas ganhas; uma vitória partilhada conta em parte. Intervalo de Wilson de 95%.
arena-games = { $count } partidas
arena-against = Todos contra todos
arena-against-more = Quantas vezes quem está na linha acabou à frente de quem está na coluna; a mesma posição conta metade.
arena-scores = Pontuações
arena-scores-more = A média com o seu intervalo de 95%; ao lado do nome, a menor e a maior.
arena-seats = Por lugar
arena-seats-more = Quantas vezes ganhou cada lugar, fosse quem fosse que lá estava; a linha do meio seria o justo para todos.
arena-seat = Lugar { $number }
arena-length = Duração
arena-length-more = Decisões numa partida; { $mean } em média.
reason-player_twice = «{ $player }» aparece duas vezes: uma chega.
reason-too_few_players = Um torneio precisa de pelo menos dois jogadores diferentes: separa os nomes com vírgulas, como em --players random,greedy.
reason-arena_busy = { $folder }: há outra execução a escrever aí. Espera por ela, ou escolhe outra pasta.
reason-arena_no_plan = { $file } falta ou está estragado, por isso não se sabe o que se jogou aqui. Escolhe outra pasta.
reason-arena_other_plan = { $folder } guarda outra execução: «{ $what }» era { $was } e agora é { $now }. Escolhe outra pasta, ou pede o mesmo.
reason-arena_wrong_line = { $file }, linha { $line }: não é esta a partida que devia estar aqui. Corrige o ficheiro, ou escolhe outra pasta.
reason-no_ray = O Ray não está instalado aqui. «pip install ludoteca[ray]» instala-o; sem --ray, --workers divide o trabalho nesta máquina.
reason-no_cluster = Não há nenhum cluster Ray que sirva («{ $address }»): { $why }
reason-workers_lost = Os processos foram caindo um após o outro, talvez por falta de memória. O que se jogou está guardado: tenta outra vez com menos --workers.
tally-turn = Ordem de jogo
cli-balance-help = Põe robôs a jogar muitas partidas e conta o que ganha: cada carta, lugar, preparação e estratégia, com intervalos. Se parar a meio, continua de onde ficou.
cli-balance-examples = Exemplos: ludoteca arena balance fort --games 500 --seats 2,3,4 --out equilibrio · ludoteca arena balance pebbles --option swaps=* --out equilibrio
cli-balance-players-help = Quem joga, com vírgulas; ocupam os lugares à vez (greedy, se não disseres).
cli-balance-seats-help = Quantos jogadores, ou vários números com vírgulas.
cli-balance-option-help = Uma opção do jogo, como chave=valor, ou chave=* para todos os valores à vez; podes repetir.
cli-balance-tables-written = Os números estão em { $files }.
cli-balance-no-parquet = Para ficheiros Parquet é preciso o pyarrow: «pip install ludoteca[parquet]» instala-o; os ficheiros CSV trazem o mesmo.
cli-balance-what = Com
reason-not_seat_counts = «{ $wish }» não é um número de jogadores: escreve 2, ou 2,3,4.
arena-balance-title = Equilíbrio: { $game }
arena-balance-lead = { $games } partidas jogadas por { $players }. Semente { $seed }.
arena-balance-caution = Os pontos são taxas de vitória, as linhas os seus intervalos de 95% (Wilson), e a linha fina vertical é a parte igual: uma vitória dividida pelo número de jogadores. Quando se juntam partidas com números diferentes de jogadores, os pontos mostram quanto a taxa fica acima ou abaixo da parte igual. Um ponto cheio fica claramente fora da linha. O que os vencedores têm não é por força o que os fez ganhar.
arena-balance-seats = Quantas vezes ganhou cada lugar.
arena-bots = Por jogador
arena-bots-more = Quantas vezes ganhou cada robô.
arena-strategies = Por estratégia
arena-strategies-more = Quantas vezes ganhou quem tirou daqui uma parte dos pontos maior do que os outros.
arena-entries = { $count }×
arena-no-part = nada em especial
arena-owned = Taxa de vitória de quem o tinha no fim
arena-played = Taxa de vitória de quem o jogou ou usou
arena-rest = mais { $count }
arena-sources = De onde vêm os pontos
arena-sources-more = Média de pontos de quem ganhou (ponto cheio) e dos outros (anel).
arena-setups = Por preparação
arena-setups-more = Médias com os seus intervalos de 95%.
arena-setup = Preparação
arena-games-short = Partidas
arena-length-short = Decisões
arena-best = Pontos de quem ganha
arena-margin = Vantagem
arena-shared = Vitórias partilhadas
arena-mean = Média
arena-players = { $count } jogadores
cli-analyse-help = Diz o que um jogador forte acha de cada decisão de uma partida registada: as melhores escolhas com hipóteses de vitória, o que se perdeu e as maiores reviravoltas.
cli-analyse-examples = Exemplos: ludoteca analyse records/000003.json · ludoteca analyse partida.json --seat 1 --seconds 3
cli-analyse-seconds-help = Quanto tempo pensar em cada decisão (1 segundo, se não disseres).
cli-analyse-iterations-help = Quantas partidas experimentar em cada decisão: só assim o resultado é sempre o mesmo.
cli-analyse-seat-help = Só as decisões deste lugar, a contar de 1.
cli-thinking = A pensar
reason-no_such_seat = Não há lugar { $seat }: jogaram { $seats }.
analysis-number = N.º
analysis-player = Jogador
analysis-chosen = Escolheu
analysis-chance = Hipótese
analysis-loss = Perdeu
analysis-better = Outras boas escolhas
analysis-open = (uma resposta montada)
analysis-seat = { $name }: { $count } decisões, { $best } tão boas como a melhor; { $loss } perdidos em média.
analysis-swings = As maiores reviravoltas:
analysis-swing-choice = { $number }. { $name }: de { $before } para { $after } com a escolha «{ $choice }».
analysis-swing-table = { $number }. { $name }: de { $before } para { $after } pelo que os outros fizeram e pela sorte.
cli-arena-bounds = 95%

## How a call ends

cli-disk-full = O disco está cheio. Arranja espaço ou escolhe outro sítio, e tenta outra vez.
cli-too-many-files = Há ficheiros abertos a mais. Fecha outros programas ou sobe o limite (ulimit -n), e tenta outra vez.
cli-no-memory = A memória não chega. Fecha outros programas, ou tenta outra vez com números mais pequenos.
cli-no-permission = { $file }: não tens permissão para isto. Escolhe outro sítio, ou fala com quem trata desta máquina.
cli-file-trouble = { $file }: isto não dá para usar ({ $why }).
cli-machine-trouble = O sistema não nos deixa continuar: { $why }. Tenta outra vez mais tarde.
cli-too-deep = Isto tem níveis a mais.
cli-too-large = Este número é grande de mais.
cli-no-text = Isto não se consegue ler como texto: { $why }
cli-our-fault = Algo correu mal, e a culpa é nossa, não tua. Os pormenores estão em { $file }: manda-nos esse ficheiro, se puderes.
cli-our-fault-untold = Algo correu mal, e a culpa é nossa, não tua. Conta-nos, se puderes: { $what }
reason-seed_too_large = Esta semente é grande de mais: a maior é { $most }.
reason-too_many_games = { $games } partidas são de mais para uma só vez: podes jogar até { $most }.
