### As palavras da própria mesa.

yes = sim
no = não
list-nothing = nada
list-and = { $most } e { $last }
player-number = Jogador { $number }
player-you = tu
player-bot = Robô { $number }

## Recusas comuns a todos os jogos

reason-game_over = O jogo terminou.
reason-not_your_decision = A decisão agora é de outra pessoa.
reason-not_asked = Não é isso que está a ser pedido agora.
reason-unknown_choice = Essa escolha não existe neste jogo.
reason-seats = { $seats } não podem jogar: este jogo é para { $low } a { $high } jogadores.
reason-unknown_option = Não existe a opção «{ $option }». Existem: { $known }.
reason-unknown_option_value = «{ $value }» não é um valor da opção «{ $option }». Escolhe entre: { $known }.

## Ficheiros de caixa

reason-box_unreadable = { $file }: não foi possível ler o ficheiro ({ $why }).
reason-box_not_toml = { $file }: isto não é TOML ({ $why }).
reason-box_no_source = { $file }, [{ $table }] { $field }: indica de onde vem o valor (source = …).
reason-box_unknown_source = { $file }, [{ $table }] { $field }: «{ $source }» não é uma fonte conhecida.
reason-box_unknown_confidence = { $file }, [{ $table }] { $field }: «{ $confidence }» não é high, medium nem low.
reason-box_unknown_field = { $file }, [{ $table }] { $field }: aqui só cabem value, source e confidence.
reason-box_unknown_value = { $file }, [{ $table }] { $field }: o jogo não tem esse valor.
reason-box_missing = { $file }, [{ $table }] { $field }: falta este valor.
reason-box_not_a_number = { $file }, [{ $table }] { $field }: «{ $value }» não é um número inteiro.
reason-box_not_numbers = { $file }, [{ $table }] { $field }: «{ $value }» não é uma lista de números inteiros.
reason-box_out_of_range = { $file }, [{ $table }] { $field }: { $value } não está entre { $low } e { $high }.
reason-box_not_text = { $file }, [{ $table }] { $field }: «{ $value }» não é texto.
reason-box_not_texts = { $file }, [{ $table }] { $field }: «{ $value }» não é uma lista de textos.
reason-box_not_rows = { $file }, [{ $table }] { $field }: «{ $value }» não é uma lista de linhas com { $width } elementos cada.
reason-box_not_plain = { $file }, [{ $table }] { $field }: é precisa uma linha de texto, um número inteiro, verdadeiro ou falso, ou uma lista.
reason-box_too_large = { $file }, [{ $table }] { $field }: isto é mais do que cabe numa caixa.
reason-box_bad_name = { $file }, [{ $table }] { $field }: um nome tem letras minúsculas, algarismos e traços de sublinhar, 40 no máximo.
reason-box_unknown_word = { $file }, [{ $table }] { $field }: «{ $value }» não está entre: { $words }.
reason-box_other_game = { $file }: esta caixa é de «{ $game }», e esse jogo não existe aqui.
reason-box_no_game = { $file }: indica de que jogo é esta caixa: [box] game = "…".

## Registos e posições

reason-record_unreadable = { $file }: não foi possível ler o ficheiro ({ $why }).
reason-record_not_json = { $file }: isto não é um registo ({ $why }).
reason-record_malformed = { $file }: este registo não é nosso. { $path }: { $problem }
reason-record_other_rules = Esta partida foi jogada com as regras { $rules }; este programa joga com as regras { $ours }.
reason-record_illegal = A escolha { $number } do registo não é permitida ({ $reason }).
reason-record_other_hash = A repetição termina noutra posição ({ $replayed }) que não a registada ({ $recorded }).
reason-record_no_promise = { $file }: o registo não diz que distribuição foi prometida, ou como a partida terminou. As mesas terminadas de um servidor dão registos que o dizem.
reason-commitment_malformed = O número mostrado no início tem 64 algarismos hexadecimais.
reason-position_unreadable = { $file }: não foi possível ler o ficheiro ({ $why }).
reason-position_not_toml = Isto não é TOML: { $why }
reason-position_malformed = { $path }: { $problem }
reason-position_other_rules = Esta posição é das regras { $rules }; este programa joga com as regras { $ours }.
reason-unknown_game = Não existe o jogo «{ $game }». Existem: { $known }.

## O que qualquer diário pode dizer

event-forced = (Só havia uma possibilidade.)
event-answered = { $seat } já escolheu.

## A linha de comandos

cli-help = Jogos de tabuleiro exactamente como manda o manual: jogar, tirar dúvidas de regras, contar pontos, deixar robôs jogar.
cli-see-help = Vê «{ $command } --help».
cli-json-help = Escreve JSON em vez de texto.
cli-game-help = A chave do jogo, como em «ludoteca games».
cli-seats-help = Quantos jogadores (o menor número do jogo, se não for indicado).
cli-seed-help = A semente: a mesma semente dá a mesma partida.
cli-option-help = Uma opção do jogo, como chave=valor; pode repetir-se.
cli-box-help = O ficheiro de caixa (TOML) de quem tem o jogo, por cima do nosso.
cli-games-help = Lista os jogos que se podem jogar aqui.
cli-games-languages-help = Lista as línguas de cada jogo, e aquelas em que ainda fala inglês.
cli-game = Jogo
cli-seats = Jogadores
cli-about = De que se trata
cli-options = Opções
cli-languages = Línguas
cli-languages-missing = Ainda em inglês
cli-simulate-help = Deixa robôs jogar muitas partidas e mostra o que elas dizem.
cli-simulate-examples = Exemplos: ludoteca simulate pebbles --games 1000 --seats 3 · ludoteca simulate pebbles --players greedy,random --workers 2 --save records
cli-games-number-help = Quantas partidas.
cli-workers-help = Quantos processos partilham o trabalho; o resultado é o mesmo.
cli-players-help = Quem joga: um nome para todos os lugares, ou um para cada um, com vírgulas (random, greedy).
cli-save-help = Uma pasta para os registos de todas as partidas.
cli-playing = A jogar
cli-simulated = { $games } partidas de { $game } em { $seconds } s, { $pace } decisões por segundo.
cli-seat = Lugar
cli-player = Jogador
cli-wins = Vitórias
cli-score = Pontos
cli-decisions = Decisões por partida
cli-replay-help = Escreve o diário de uma partida registada e verifica se ainda termina da mesma forma.
cli-replay-examples = Exemplo: ludoteca replay records/pebbles-000001.json
cli-record-help = Um registo, como «simulate --save» e as mesas terminadas o escrevem.
cli-replay-checked = A repetição termina onde o registo diz ({ $hash }).
cli-replay-unfinished = O registo é de uma partida inacabada; está em { $hash }.
cli-fair-help = Verifica se as cartas de uma partida num servidor foram distribuídas como prometido antes do início.
cli-fair-examples = Exemplo: ludoteca fair pebbles-k7m2.json --commitment 926bd47b…
cli-commitment-help = O número que a mesa te mostrou no início.
cli-fair-proved = Está provado: a distribuição é a que te foi prometida no início, e as escolhas levam ao fim registado.
cli-fair-fits = O registo confere: a semente e o sal dão o número prometido, e as escolhas levam ao fim registado.
cli-fair-compare = Está provado se a mesa te mostrou este número no início: { $number }
cli-fair-other-deal = Não confere: a semente e o sal não dão o número prometido. A semente, o sal ou o número foi alterado.
cli-fair-other-promise = Não confere: o número que anotaste não é o do registo. Foi-te prometida outra distribuição.
cli-final = Pontuação final
cli-standing = Pontuação até agora
cli-box-commands-help = Mostra os números da caixa de um jogo e verifica os de quem tem o jogo.
cli-box-check-help = Verifica o ficheiro de caixa de quem tem o jogo e mostra o que muda.
cli-box-check-examples = Exemplo: ludoteca box check a-minha-caixa.toml   (o ficheiro começa com [box] e game = "pebbles")
cli-box-good = { $file } é uma boa caixa para { $game }; valores alterados: { $changes }.
cli-box-show-help = Mostra cada valor da caixa de um jogo com a sua fonte.
cli-assumed-help = Só os valores que ninguém pôde verificar.
cli-rules-help = Escreve as regras numeradas de um jogo, um capítulo ou uma regra.
cli-rules-examples = Exemplos: ludoteca rules pebbles · ludoteca rules pebbles B-SWAP · ludoteca rules pebbles B-ROUND-03
cli-rule-help = O número de uma regra, ou o início dele.
cli-rules-short = Conta as regras como a um amigo, em poucos minutos.
cli-about-help = Diz que programa é este e se o motor está compilado.
cli-about-line = Ludoteca { $version }, motor: { $engine }
cli-about-python = Python { $python }; jogos: { $games }
cli-about-plain = Estes módulos correm sem compilar até scripts/compile ser executado de novo: { $modules }
cli-score-help = Conta os pontos de uma mesa verdadeira descrita num ficheiro.
cli-score-examples = Exemplo: ludoteca score dream-home casa.toml
cli-table-help = A mesa em TOML; a página de regras do jogo mostra como.
cli-total = Total
cli-place = Posição
cli-photo-help = Julga e desenha uma fotografia descrita num ficheiro.
cli-photo-examples = Exemplos: ludoteca photo cena.toml --out foto.png · ludoteca photo cena.toml --annotated --out foto.svg
cli-photo-scene-help = A cena com a câmara em TOML; docs/photographs.md mostra como.
cli-photo-out-help = Onde fica a imagem; o nome termina em .svg ou .png.
cli-photo-annotated-help = Desenha também as marcas do juiz: quem tapa quem, que desejos foram cumpridos.
cli-photo-accepted = A fotografia é aceite.
cli-photo-refused = A fotografia seria recusada: { $why } ({ $rules })
cli-photo-written = A imagem está em { $file }.
cli-position-help = Mostra uma posição, de quem é a escolha e todas as escolhas permitidas; ou experimenta escolhas nela.
cli-position-examples = Exemplos: ludoteca position p.toml --all · ludoteca position p.toml --do "fist(three)" --do "fist(two)"
cli-position-file-help = Um ficheiro de posição (TOML).
cli-all-help = Mostra também as escolhas recusadas, com motivos e regras.
cli-do-help = Uma escolha a fazer, nas suas palavras; pode repetir-se.
cli-try-help = Uma escolha a experimentar sem a fazer, nas suas palavras; pode repetir-se.
cli-position-over = O jogo terminou.
cli-position-open = (Uma pergunta aberta: qualquer disposição que as regras aceitem.)
cli-position-refused = Recusadas:
cli-play-help = Joga: no navegador ou, quando se indica um jogo, neste terminal, com pessoas e robôs.
cli-play-examples = Exemplos: ludoteca play · ludoteca play pebbles --seats 3 · ludoteca play pebbles --people 2 --plain
cli-play-seats-help = Quantos lugares tem a mesa.
cli-people-help = Quantas pessoas jogam neste terminal; robôs ocupam os outros lugares.
cli-bots-help = Que robôs jogam: random ou greedy.
cli-lang-help = A língua: en, pt-BR, pt-PT, it ou fr.
cli-plain-help = Linhas simples, para leitores de ecrã e terminais simples.
cli-continue-help = Continua a última partida inacabada.
cli-choose-game = Que jogo queres jogar?
cli-choose-number = Número:
reason-unknown_player = Não existe o jogador «{ $player }». Existem: { $known }.
reason-no_insight = { $player } ainda não sabe nada de { $game }: deixa jogar random.
reason-lineup = Foram indicados { $names } jogadores para { $seats } lugares: indica um, ou um para cada lugar.
reason-folder_unwritable = { $folder }: não é possível escrever ali ({ $why }).
reason-unknown_rule = { $game } não tem a regra «{ $rule }».
reason-no_score_pad = { $game } não tem bloco de pontuação.
reason-no_lesson = { $game } ainda não tem lição. As regras podem ser lidas, e uma mesa com robôs fáceis é um bom começo.
reason-no_short_rules = { $game } não tem regras resumidas; as regras numeradas podem ser lidas.
reason-no_photographs = { $game } não tira fotografias.
reason-photo_suffix = { $file }: o nome de uma imagem termina em { $known }.
reason-no_such_words = Nenhuma escolha deste jogo se escreve «{ $words }».
reason-unknown_language = «{ $lang }» não é uma das nossas línguas: { $known }.
reason-no_people = { $people } pessoas não cabem numa mesa de { $seats }.

## A mesa no terminal

terminal-table = Mesa
terminal-log = O que aconteceu
terminal-none = nada
terminal-empty = —
terminal-your-turn = A tua vez: { $question }
terminal-turn-of = { $name }: { $question }
terminal-thinking = { $name } está a pensar …
terminal-undone = { $name } volta atrás na última escolha.
terminal-no-undo = Já não se pode voltar atrás: algo se revelou entretanto, ou outra pessoa já agiu.
terminal-arrange = Deixar um robô arrumar
terminal-compose = Escrever a resposta
terminal-compose-keys = ^S dá a resposta · Esc volta sem ela
terminal-compose-example = É assim que se escreve uma resposta; esta seria válida:
terminal-compose-file = Escreve o caminho de um ficheiro com a tua resposta.
terminal-filter = Escreve para filtrar a lista
terminal-no-match = Nada na lista corresponde.
terminal-hand-over = Passa o teclado a { $name }. { $name }: carrega em Enter quando mais ninguém estiver a ver.
terminal-hand-over-text = Passa o ecrã a { $name }. O que os outros têm fica escondido.
terminal-ready = Enter: { $name } está aqui e mais ninguém está a ver
terminal-undo-before = u: { $name } volta atrás na última escolha
terminal-over = A partida acabou.
terminal-winners =
    { $count ->
        [one] { $names } vence!
       *[other] { $names } partilham a vitória!
    }
terminal-result = { $place }. { $name }: { $score } ({ $parts })
terminal-total = Total
terminal-place = Lugar
terminal-see-result = Ver o resultado
terminal-stay = Ficar na mesa
terminal-leave = Sair da mesa
terminal-record = O registo desta partida: { $path }
terminal-saved =
    A partida está guardada: { $path }
    “ludoteca play --continue” retoma-a.
terminal-not-saved = Não é possível guardar a partida. { $why }
terminal-nothing-to-continue = Não há nenhuma partida por acabar.
terminal-no-screen = Este não é um terminal em que se possa desenhar um ecrã, por isso a mesa é contada em linhas simples.
terminal-too-small = Um pouco mais de espaço, por favor: pelo menos { $columns } colunas e { $rows } linhas.
terminal-why = Porque não posso …?
terminal-refused = O que não podes fazer agora, e as regras por trás:
terminal-nothing-refused = Nada disso é recusado agora.
terminal-more-refused = Mais { $count } são recusadas. Para filtrar: { $why } e algumas palavras da escolha.
terminal-back = Enter ou Esc: voltar à mesa
terminal-key-help = Ajuda
terminal-key-why = Porque não?
terminal-key-undo = Desfazer
terminal-key-hint = Sugestão
terminal-hint = Um jogador forte faria: { $choice }
terminal-hint-own = uma resposta montada por ele
terminal-key-table = Mesa
terminal-key-log = Diário
terminal-key-quit = Sair
terminal-help =
    As setas e Enter escolhem na lista; a tecla mostrada antes da linha também.
    Listas longas filtram-se escrevendo; as letras abaixo passam então a Ctrl e teclas de função.
    Por cima da lista está o que a escolha marcada faria.

    ? ou F4    porque certas escolhas são recusadas, com as regras
    i ou F6    o que um jogador forte faria contra robôs, e porquê
    u ou ^Z    desfazer a tua última escolha, até que algo se revele
    t ou F2    a mesa no ecrã inteiro, e de volta
    l ou F3    o diário no ecrã inteiro, e de volta
    d ou F9    claro ou escuro
    n ou F5    o teu caderno privado, onde a mesa tem um
    Shift+↑ ↓  deslocar a mesa; Tab percorre as partes do ecrã
    q ou ^Q    sair; “ludoteca play --continue” retoma a partida
terminal-notebook = O teu caderno
terminal-notebook-empty = O teu caderno está vazio.
terminal-notebook-keys = ^S guarda · Esc volta sem guardar
terminal-plain-welcome = Escreve um número para escolher, ou “{ $help }” para ver os comandos.
terminal-no-such-number = Esse número não existe: escolhe de { $low } a { $high }.
terminal-not-understood = Não percebi. Escreve um número de { $low } a { $high }, ou “{ $help }”.
terminal-command-help = ajuda
terminal-command-table = mesa
terminal-command-log = diário
terminal-command-why = porque
terminal-command-try = experimentar
terminal-command-hint = sugestão
terminal-command-undo = desfazer
terminal-command-note = nota
terminal-command-quit = sair
terminal-plain-help =
    Um número escolhe na lista; a escolha nas suas próprias palavras também serve, e quaisquer outras palavras procuram na lista.
    { $table }: a mesa inteira
    { $log }: as últimas linhas do diário outra vez
    { $why }: porque são recusadas escolhas; palavras a seguir filtram
    { $try }: o que uma escolha faria; escreve a seguir o número ou as palavras dela
    { $hint }: o que um jogador forte faria, e porquê, se todos os adversários são robôs
    { $undo }: desfazer a tua última escolha, até que algo se revele
    { $note }: o teu caderno privado, onde a mesa tem um; palavras a seguir são anotadas, um “-” esvazia-o
    { $quit }: sair; a partida fica guardada
    { $help }: esta lista

## What a choice would do

preview-points = Pontos: { $points }
preview-asked = A seguir viria a pergunta: { $question }
preview-others = A seguir decidiria outra pessoa.
preview-unknown = O que vem a seguir não se pode saber de antemão.
preview-over = Seria o fim da partida.

## Porque é que um jogador forte escolheria algo

hint-gain = { $part }: +{ $count } já.
hint-loss = { $part }: −{ $count }.
hint-whole = { $unit }: { $times } de { $number }, ou seja, tudo.
hint-short = { $unit }: { $times } de { $number }. O que limita: { $limit }.
hint-over = Isso acaba a partida.
hint-later = Não rende pontos já, mas rende mais no fim.
hint-rather_later = «{ $choice }» renderia +{ $count } já, mas menos no fim.
hint-happens = O que isso faz: { $event }
hint-chance =
    { $tenths ->
        [0] Assim quase nunca ganharias.
        [10] Assim ganharias quase sempre.
       *[other] Assim ganharias cerca de { $tenths } partidas em 10.
    }
hint-even = «{ $choice }» é quase tão bom.
hint-little = É um pouco melhor do que «{ $choice }».
hint-better = Com «{ $choice }» seriam cerca de { $tenths } em 10.

## Hosted tables

event-undone = { $seat } volta atrás em { $count }.
event-out_of_time = O tempo de { $seat } acabou.
event-stood_in = Agora um robô joga por { $seat }.
event-came_back = { $seat } volta a jogar em pessoa.
event-carried_over = As regras mudaram (de { $old } para { $new }); o jogo prossegue daqui.
event-table_ended = A mesa foi encerrada antes do fim.
reason-stale = A mesa já avançou (esperava-se { $expected }, está em { $now }).
reason-table_closed = Esta mesa está encerrada.
reason-table_frozen = Esta mesa pode ser lida, mas já não pode ser jogada.
reason-nothing_to_undo = Não se pode voltar atrás: algo foi entretanto revelado ou outra pessoa já agiu.
reason-not_saved = Não foi possível guardar, por isso nada aconteceu. Tenta de novo.
reason-out_of_reach = De momento não é possível aceder às mesas. Tenta de novo daqui a pouco.
reason-not_possible = Algo correu mal do nosso lado; nada foi alterado.
reason-not_your_seat = O lugar de { $seat } não é teu.
reason-still_here = { $seat } ainda está aqui ou acabou de sair.
reason-hello_first = A página tem de se apresentar primeiro.
reason-too_fast = Demasiados pedidos de uma vez: aguarda um momento.
reason-too_much_work = Isto daria demasiado trabalho. Experimenta com números mais pequenos.
reason-message_too_long = Esta mensagem é demasiado longa (mais de { $most } bytes).
reason-message_malformed = Não é possível compreender esta mensagem: { $why }
reason-choice_malformed = Não é possível ler esta resposta. { $path }: { $problem }
reason-nothing_said = Esta mensagem não diz nada.
reason-too_many_spectators = Já não há lugar para assistir: estão cá { $most } pessoas.
reason-no_such_table = Não há nenhuma mesa assim aqui.
reason-seat_taken = Outra pessoa já ocupou este lugar.
reason-seated_already = Já tens um lugar nesta mesa.
reason-wrong_invite = Este convite não é válido ou já foi usado.
reason-not_over_yet = Isso tem de esperar até ao fim do jogo.
reason-no_hints = Só há sugestões onde todos os adversários são robôs.
reason-no_such_analysis = Esta análise já não está guardada: começa de novo.
reason-no_record = Este jogo foi jogado com duas versões das regras; não há registo que possa ser repetido.
reason-unknown_level = Não há robôs do nível “{ $level }”. Existem: { $known }.
reason-listed_deal = Numa mesa mostrada a todos é o acaso que distribui. Deixa a distribuição vazia ou não mostres a mesa.
reason-unknown_seat_kind = Um lugar não pode ser “{ $kind }”.
reason-wrong_origin = Esta página não pode comunicar com este servidor.
reason-name_needed = Indica um nome.
reason-name_taken = Já existe alguém com o nome “{ $name }”.
reason-name_alike = Alguém nesta mesa tem um nome parecido com “{ $name }”: escolhe outro.
reason-no_address = “{ $text }” não é um endereço, como 10.0.0.5, nem uma rede, como 10.0.0.0/8.
reason-password_short = Uma palavra-passe tem pelo menos { $least } caracteres.
reason-wrong_password = O nome e a palavra-passe não coincidem.
reason-cannot_listen = O servidor não consegue escutar em { $host }, porta { $port } ({ $why }). Escolhe outra com --port.
reason-no_database = Não foi possível abrir a base de dados: { $why }
reason-no_broker = O Redis não pode ser usado: { $why }. “pip install ludoteca[redis]” traz o necessário para falar com ele; sem --broker o PostgreSQL faz esse trabalho.
server-no-page = O servidor está a funcionar, mas a página não foi construída. Numa cópia do repositório, scripts/build_web constrói-a; “ludoteca play --terminal” abre uma mesa no terminal.

## The command line

cli-serve-help = Serve mesas a navegadores: nesta máquina, na rede local ou para o mundo.
cli-serve-examples = Exemplos: ludoteca serve · ludoteca serve --lan · ludoteca serve --no-browser --port 8000 --database postgresql://localhost/ludoteca
cli-host-help = O endereço em que escutar.
cli-port-help = A porta em que escutar; 0 usa qualquer uma livre.
cli-lan-help = Deixa outros na rede local jogar; mostra uma ligação e um código para telemóveis.
cli-no-browser-help = Não abre o navegador.
cli-database-help = O URL da base de dados (sem ele, um ficheiro SQLite na tua pasta de dados).
cli-broker-help = Com vários servidores num PostgreSQL: o URL de um Redis pelo qual se avisam, como redis://host:6379/0. Sem ele, avisa o PostgreSQL.
cli-host-name-help = Outro nome a que este servidor responde, como games.example.org; pode ser repetido.
cli-https-help = A página é acedida por https, através de um proxy à frente deste servidor: os cookies são marcados como seguros.
cli-proxy-help = Atrás de um proxy: o endereço (ou a rede) dele, em quem se acredita quando diz de onde vem um pedido. Pode ser dado várias vezes.
cli-metrics-help = Quem mostrar este token pode ler os contadores em /metrics; sem ele, ninguém pode.
cli-terminal-help = Joga no terminal mesmo que haja uma mesa no navegador.
cli-serving = A Ludoteca está pronta: { $link }  (Ctrl-C termina)

## The page

page-loading = Um momento…
page-home = Início
page-welcome = A mesa está posta para ti.
page-welcome-more = Jogos de tabuleiro exatamente pelas regras, com amigos ou com robôs. Não é preciso ter conta.
page-unreachable = O servidor não responde.
reason-unreachable = O servidor não responde.
page-try-again = Tentar de novo
page-refused = Isto não é possível agora.
page-empty = —
page-more = Mais
page-search = Procurar
page-more-found = Mais { $count }: escreve para filtrar.
page-close = Fechar
page-none-found = Nada corresponde a estas palavras.

## The page: language and appearance

page-look = Idioma e aspeto
page-language = Idioma
page-appearance = Aspeto
page-look-auto = Como o dispositivo
page-look-light = Claro
page-look-dark = Escuro
page-look-contrast = Alto contraste
page-still = Sem movimento
page-speed = Velocidade do movimento
page-speed-normal = normal
page-speed-fast = rápida
page-speed-skip = saltar tudo
page-touch = Vibração
page-plain-table = Mesa simples
page-sound = Sons
page-notices = Um aviso quando for a minha vez

## The page: ways to a table

page-my-tables = As tuas mesas
page-finished-tables = Partidas terminadas
page-continue = Continuar
page-look-back = Rever
page-table-over = terminada
page-table-running = em curso
page-your-turn-short = É a tua vez
page-play-now = Jogar já contra robôs
page-play = Jogar
page-players = Jogadores
page-players-range = de { $low } a { $high } jogadores
page-bots-level = Força dos robôs
page-strength = Força
page-level-easy = descontraído
page-level-steady = firme
page-level-sharp = perspicaz
page-level-tutor = tutor
page-more-options = Todas as opções
page-rules = Regras
page-rules-short = Em resumo
page-rules-numbered = Cada regra
page-contents = Índice
page-all-rules = Todas as regras
page-read-rule = Ler a regra { $rule }
page-in-the-rules = Procurar nas regras
page-rules-language = As regras numeradas estão em inglês.
page-with-people = Com pessoas
page-new-table = Nova mesa
page-open-table = Abrir a mesa
page-lobby = Mesas abertas
page-lobby-empty = Nenhuma mesa está à espera de jogadores neste momento.
page-code = Código ou ligação de um convite
page-join = Entrar
page-invited = Convite para a mesa
page-your-seat = o teu lugar
page-sit-down = Sentar-se
page-name = Nome
page-guest = Visitante
page-game = Jogo
page-score-pad = Bloco de pontos
page-open-record = Abrir um registo
page-record-file = Um ficheiro de registo (.json), como as mesas terminadas o fornecem
page-choose-file = Escolher um ficheiro
page-drop-file = ou larga-o aqui

## The page: a new table

page-seat-who = Lugar { $number }
page-kind-me = Eu
page-kind-bot = Um robô
page-kind-here = Alguém neste ecrã
page-kind-link = Alguém por ligação
page-link-hint = Recebes uma ligação para enviar.
page-options = Opções
page-clock = Relógio
page-clock-kind = Tempo para pensar
page-clock-none = sem limite
page-clock-turn = por jogada
page-clock-bank = para toda a partida
page-clock-days = dias por jogada
page-clock-in-minutes = Minutos
page-clock-in-days = Dias
page-clock-increment = Segundos devolvidos por escolha
page-listed = Mostrar esta mesa a todos neste servidor
page-box = O que há na caixa
page-box-about = De { $all } valores, { $assumed } são supostos. Se tens o jogo, põe o que está impresso.
page-box-file = Um ficheiro de caixa teu (TOML)
page-box-file-used = O teu ficheiro está a ser usado.
page-box-file-drop = Sem o ficheiro
page-box-all = Mostrar todos os valores
page-source-rulebook = livro de regras
page-source-card_library = catálogo de cartas
page-source-second_source = segunda fonte
page-source-review = recensão
page-source-deduced = deduzido
page-source-ruling = decisão nossa
page-source-assumed = suposto
page-source-owner = do dono
page-deal = A distribuição
page-seed = Um número, ou a semente de uma partida terminada: a mesma dá a mesma partida, e toda a mesa a vê (vazio: o acaso decide)
page-seed-listed = Numa mesa mostrada a todos é o acaso que distribui.

## The page: at the table

page-what-to-do = O que fazer
page-to-move = a jogar
page-thinking = { $names }…
page-waiting-for = À espera de { $names }
page-waiting-for-people = À espera de que os convidados se sentem
page-not-you = Outra pessoa está a escolher.
page-only-watching = Estás a assistir: só aparece o que todos podem ver.
page-frozen = Esta mesa pode ser lida, mas já não jogada.
page-closed = Esta mesa foi fechada.
page-offline = A ligação caiu. A tentar de novo; nada do que escolheste se perde.
page-connecting = A ligar…
page-filter = Procurar entre { $count } escolhas
page-pick = Escolhas para isto
page-about-thing = Escolhas sobre isto: { $count }
page-all-choices = Mostrar todas
page-looks = Olhar não muda nada:
page-undo = Voltar atrás
page-restart = Recomeçar a jogada
page-why-not = Porque não posso…?
page-why-search = O que gostarias de fazer?
page-why-allowed = Podes fazer isto agora.
page-open-question = Há demasiadas possibilidades para as listar.
page-your-answer = A tua resposta (podes mudá-la)
page-give-answer = Dar esta resposta
page-arrange-again = Arranjar de outro modo
page-tab-log = Histórico
page-beside = Ao lado da mesa
page-tab-choices = Escolhas
page-unread = { $count } por ler
page-drawn-table = A mesa desenhada
page-info-mode = O que é isto?
page-info-more = Toca em qualquer coisa para saber o que é. O botão termina isto.
page-tab-chat = Conversa
page-tab-seats = Mesa
page-tab-notes = Notas
page-notes-more = O teu caderno. Mais ninguém o pode ver.
page-past = Momento { $at } de { $last }.
page-past-more = Vês o que todos podiam ver nessa altura.
page-past-end = Voltar ao presente
page-hint = Pedir uma dica
page-hint-thinking = Um jogador forte está a pensar …
page-hint-best = Um jogador forte faria:
page-composed-answer = uma resposta composta
page-was-chosen = escolhida
page-silence = Não dizer nada vale como: { $choice }
page-log-empty = Ainda nada aconteceu.
page-log-more = { $count } linhas anteriores
page-time-left = Tempo restante:
page-away = ausente
page-bot-plays = um robô continua
page-stand-in = Deixar um robô jogar por mim
page-stood-in = Um robô joga no teu lugar.
page-stand-in-other = Deixar um robô jogar por { $name } entretanto
page-leave = Deixar a mesa
page-leave-more = Um robô jogará no teu lugar, e não poderás voltar a este assento.
page-leave-really = Sair de vez
page-stay = Ficar
page-take-back = Voltar a jogar eu próprio
page-seat-person = uma pessoa
page-seat-bot = um robô
page-seat-open = ainda por chegar
page-seat-left = saiu
page-seat-free = lugar livre
page-spectator = Um espectador
page-watching = A assistir: { $count }
page-invite-link = Envia esta ligação; vale uma vez.
page-watch-link = Ligação para assistir
page-copy = Copiar
page-copied = Copiado
page-fair = A distribuição foi justa?
page-fair-more = Este número foi fixado antes do início. No fim vês a semente e o sal dos quais é o SHA-256.
page-fair-fits = Confere: as cartas foram distribuídas como prometido.
page-fair-differs = Não confere: as cartas não foram distribuídas como prometido.
page-deal-chosen = Quem abriu a mesa escolheu a distribuição: semente { $seed }. Quem a conhece pode conhecer as cartas.
page-hand-over = Passa o ecrã a { $name }
page-hand-over-more = Nada de secreto está agora no ecrã. { $name }, continua quando mais ninguém estiver a olhar.
page-hand-over-ready = { $name } está aqui
page-hand-over-undo = { $name } volta atrás na última escolha

## The page: lessons

page-lesson = Aula
page-lesson-begin = Aprender em cinco minutos
page-lesson-continue = Continuar a aula
page-lesson-next = Seguinte
page-lesson-back = Um passo atrás
page-lesson-now = A tua vez:
page-lesson-do = Faz por mim
page-lesson-strayed = Seguiste o teu próprio caminho, e não faz mal. Volta atrás para continuar a aula, ou joga simplesmente.
page-lesson-free-only = Seguiste o teu próprio caminho, e já não é possível voltar atrás. Continua a jogar, ou recomeça a aula.
page-lesson-again = Recomeçar a aula
page-lesson-return = Voltar à aula
page-lesson-free = Jogar livremente
page-lesson-end = Continuar
page-lesson-leave = Sair
page-lesson-fold = Recolher o tutor
page-lesson-unfold = Ouvir o tutor de novo

## The page: talk

page-chat-say = Diz algo
page-chat-send = Enviar
page-chat-mute = Esconder a conversa
page-chat-mute-one = Esconder o que { $name } diz
page-chat-hello = Olá!
page-chat-well-played = Bem jogado!
page-chat-thinking = Deixa-me pensar…
page-chat-oops = Ups!
page-chat-thanks = Obrigado pela partida!

## The page: afterwards

page-chart = Pontos ao longo do tempo
page-before = A partida anterior: { $scores }
page-rematch = Desforra
page-to-rematch = Para a desforra
page-same-deal = Mesma distribuição contra robôs
page-compare = Comparar com a mesma distribuição
page-compare-more = partidas da distribuição { $seed }: { $count }
page-compare-others = Os outros
page-compare-one = Joga de novo a mesma distribuição para comparar.
page-download = Descarregar o registo
page-to-table = Para a mesa
page-replay = Rever a partida
page-replay-eyes = Visto por
page-replay-open = todas as cartas abertas
page-replay-public = um espectador
page-replay-chair = Da cadeira de { $name }
page-replay-moment = Momento { $at } de { $last }
page-analysis = Análise
page-analysis-more = Um jogador forte examina de novo cada decisão, com o que o lugar podia saber nessa altura.
page-analysis-begin = Analisar a partida
page-analysis-progress = { $done } de { $total } decisões
page-analysis-loss = Perdido em relação à melhor: { $loss } %
page-analysis-none = Nenhuma escolha real levou a este momento.
page-analysis-soon = Este momento ainda vai ser examinado.
page-analysis-swings = As maiores reviravoltas
page-swing-choice = Momento { $moment }: uma escolha de { $name }, { $from } % → { $to } %
page-swing-table = Momento { $moment }: a mesa muda para { $name }, { $from } % → { $to } %
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
page-account-more = Nunca é preciso ter conta. Com uma, as tuas mesas acompanham-te em qualquer aparelho.
page-sign-in = Entrar
page-sign-up = Nova conta
page-sign-out = Sair da conta
page-password = Palavra-passe
page-password-old = Palavra-passe atual
page-password-new = Nova palavra-passe
page-password-change = Mudar a palavra-passe
page-password-more = Quem tiver a sessão aberta noutro lado com a antiga terá de voltar a entrar.
page-password-changed = A palavra-passe foi mudada.
page-or = ou
page-passkey = Chave de acesso
page-passkeys = Chaves de acesso
page-passkeys-more = Entra com o bloqueio do teu aparelho em vez de uma palavra-passe.
page-passkey-sign-in = Entrar com uma chave de acesso
page-passkey-sign-up = Nova conta com uma chave de acesso
page-passkey-add = Acrescentar uma chave de acesso
page-passkey-label = Um nome para ela (por exemplo: o meu telemóvel)
page-passkey-used = criada { $made }, usada { $used }
page-passkey-drop = Deitar fora
reason-passkey_cancelled = O navegador não deu nenhuma chave de acesso. Tenta de novo, ou usa uma palavra-passe.

## The page: the score pad

page-pad-place = { $place }.º lugar
page-pad-less = { $part }: menos um
page-pad-more = { $part }: mais um
page-pad-add = { $part }: acrescentar
page-pad-remove = { $part }: retirar
page-pad-way = Como contar
page-pad-way-form = Deixar as regras contar
page-pad-way-plain = Só somar
page-pad-way-file = De um ficheiro
page-pad-clear = Limpar o bloco
page-pad-exact-more = Descreve a mesa como mostra a página das regras, e cada ponto é contado por si.
page-pad-toml = A mesa (TOML)
page-pad-count = Contar

## O que está errado nos dados de um ficheiro

wire-whole_number = é preciso um número inteiro, e não «{ $found }»
wire-out_of_range = { $value } está fora dos limites
wire-hex_digits = são precisos 16 ou 48 algarismos hexadecimais
wire-seed = é preciso um número ou uma chave de 32 algarismos hexadecimais
wire-true_or_false = é preciso true ou false, e não «{ $found }»
wire-text_needed = é preciso um texto, e não «{ $found }»
wire-unknown_word = «{ $word }» não é conhecido aqui
wire-list_needed = é precisa uma lista, e não «{ $found }»
wire-items = são precisos { $wanted } elementos, e não { $found }
wire-too_many = pode haver no máximo { $most }, não { $found }
wire-too_large = isto está demasiado aninhado ou é demasiado longo
wire-unknown_field = não existe o campo «{ $field }»
wire-missing_field = falta o campo «{ $field }»
wire-unknown_kind = não existe o tipo «{ $kind }»
wire-fields_needed = é precisa uma tabela de campos, e não «{ $found }»
wire-choice_needed = são precisos um lugar e uma escolha
wire-player_count = { $found } jogadores não são possíveis
wire-named_twice = um envelope aparece duas vezes
wire-not_the_rest = estes não são os envelopes que ninguém tem
wire-every_player_once = cada jogador tem de aparecer uma vez
wire-none_left = já não há «{ $word }» na caixa
wire-beside_house = { $names } não ficam ao lado de uma casa

pad-name = Nome
reason-notebook_off = Não há caderno nesta mesa.
reason-note_too_long = Um caderno leva no máximo { $most } caracteres: é preciso encurtá-lo.
reason-no_such_moment = O jogo ainda não chegou tão longe: o último momento é { $last }.
reason-not_signed_in = É preciso entrar na conta primeiro.
reason-passkey_needs_name = As chaves de acesso só funcionam com um nome como “localhost”, não com o endereço “{ $host }”. Abre a página pelo nome ou usa uma palavra-passe.
reason-passkey_expired = Demorou demasiado ou já foi respondido: tenta de novo.
reason-passkey_wrong = Esta chave de acesso não abre aqui nenhuma conta.
reason-passkey_known = Esta chave de acesso já está a ser usada.
reason-last_way_in = Mais nada abre esta conta: tem de ficar.

## The arena

cli-arena-help = Põe os robôs a jogar entre si e mede: a força de cada um e o equilíbrio de um jogo.
cli-arena-run-help = Joga um torneio: todos contra todos, em todos os lugares, com as mesmas cartas. Se for interrompido, continua de onde parou.
cli-arena-run-examples = Exemplos: ludoteca arena run fort --players easy,greedy,search:200 --rounds 50 --workers 2 --out torneio · ludoteca arena run pebbles --seats 3 --players random,greedy --out torneio --ray
cli-arena-players-help = Quem joga, com vírgulas: random, greedy, easy, steady, sharp, search:400 (iterações), search:1s (tempo).
cli-arena-out-help = Uma pasta para resultados, registos e relatório; se já existir, o torneio continua nela.
cli-arena-rounds-help = Quantas distribuições de cartas; cada uma é jogada uma vez em cada formação.
cli-arena-records-help = Se o registo de cada partida é guardado.
cli-ray-help = Joga num cluster Ray: o endereço dele, ou nada a seguir para um pequeno nesta máquina.
cli-arena-elo = Elo
cli-arena-against = Cada um contra cada um
cli-arena-games = Partidas
cli-arena-report-written = O relatório está em { $file }.
cli-arena-interrupted = Parado. O que foi jogado está guardado em { $folder }: o mesmo comando continua.
arena-one-sided = Alguém nunca perdeu, ou nunca ganhou: o tamanho dessa diferença só pode ser estimado até haver mais partidas.
arena-title = Torneio: { $game }
arena-lead = { $matches } partidas para { $seats } com { $deals } distribuições; cada um ocupou cada lugar com as mesmas cartas. Semente { $seed }.
arena-options = Opções: { $options }.
arena-strength = Força (Elo)
arena-strength-more = A média é 1500, e mais 200 pontos vencem cerca de três partidas em quatro. A linha contém o valor verdadeiro em 95 de 100 casos: o maior entre o que diz sortear de novo as distribuições e o que diz a curvatura da verosimilhança.
arena-wins = Vitórias
arena-wins-more = A parte das partidas vencidas; uma vitória partilhada conta em parte. Intervalo de Wilson de 95%.
arena-games = { $count } partidas
arena-against = Cada um contra cada um
arena-against-more = Quantas vezes quem está na linha terminou à frente de quem está na coluna; o mesmo lugar conta metade.
arena-scores = Pontuações
arena-scores-more = A média com o seu intervalo de 95%; ao lado do nome, a menor e a maior.
arena-seats = Por lugar
arena-seats-more = Quantas vezes cada lugar venceu, com quem quer que lá estivesse; a linha do meio seria justa para todos.
arena-seat = Lugar { $number }
arena-length = Duração
arena-length-more = Decisões numa partida; { $mean } em média.
reason-player_twice = “{ $player }” aparece duas vezes: uma basta.
reason-too_few_players = Um torneio precisa de pelo menos dois jogadores diferentes: separe os nomes com vírgulas, como em --players random,greedy.
reason-arena_busy = { $folder }: outra execução está a escrever ali. Espere por ela ou escolha outra pasta.
reason-arena_no_plan = { $file } falta ou está danificado, por isso não se sabe o que foi jogado aqui. Escolha outra pasta.
reason-arena_other_plan = { $folder } guarda outra execução: “{ $what }” era { $was } e agora é { $now }. Escolha outra pasta ou peça o mesmo.
reason-arena_wrong_line = { $file }, linha { $line }: esta não é a partida que devia estar aqui. Corrija o ficheiro ou escolha outra pasta.
reason-no_ray = Ray não está instalado aqui. “pip install ludoteca[ray]” instala-o; sem --ray, --workers divide o trabalho nesta máquina.
reason-no_cluster = Não há um cluster Ray que possa ser usado (“{ $address }”): { $why }
reason-workers_lost = Os processos terminaram um após o outro, talvez por falta de memória. O que foi jogado está guardado: tente de novo com menos --workers.
tally-turn = Ordem dos turnos
cli-balance-help = Põe os robôs a jogar muitas partidas e relata o que vence: cada carta, lugar, preparação e estratégia, com intervalos. Se for interrompido, continua de onde parou.
cli-balance-examples = Exemplos: ludoteca arena balance fort --games 500 --seats 2,3,4 --out equilibrio · ludoteca arena balance pebbles --option swaps=* --out equilibrio
cli-balance-players-help = Quem joga, com vírgulas; ocupam os lugares à vez (greedy, se não for dito).
cli-balance-seats-help = Quantos jogadores, ou vários números com vírgulas.
cli-balance-option-help = Uma opção do jogo, como chave=valor, ou chave=* para cada um dos valores; pode ser repetida.
cli-balance-tables-written = Os números estão em { $files }.
cli-balance-no-parquet = Os ficheiros Parquet precisam do pyarrow: “pip install ludoteca[parquet]” instala-o; os ficheiros CSV contêm o mesmo.
cli-balance-what = Com
reason-not_seat_counts = “{ $wish }” não é um número de jogadores: escreva 2, ou 2,3,4.
arena-balance-title = Equilíbrio: { $game }
arena-balance-lead = { $games } partidas jogadas por { $players }. Semente { $seed }.
arena-balance-caution = Os pontos são taxas de vitória, as linhas os seus intervalos de 95% (Wilson), e a linha fina vertical é a parte igual: uma vitória dividida pelo número de jogadores. Onde se contam juntas partidas com números diferentes de jogadores, os pontos mostram quanto a taxa fica acima ou abaixo da parte igual. Um ponto cheio fica claramente fora da linha. O que os vencedores têm não é necessariamente o que os fez vencer.
arena-balance-seats = Quantas vezes cada lugar venceu.
arena-bots = Por jogador
arena-bots-more = Quantas vezes cada robô venceu.
arena-strategies = Por estratégia
arena-strategies-more = Quantas vezes venceu quem tirou desta fonte uma parte maior dos pontos do que os outros.
arena-entries = { $count }×
arena-no-part = nada em especial
arena-owned = Taxa de vitória de quem tinha no final
arena-played = Taxa de vitória de quem jogou ou usou
arena-rest = mais { $count }
arena-sources = De onde vêm os pontos
arena-sources-more = Média de pontos dos vencedores (ponto cheio) e dos outros (anel).
arena-setups = Por preparação
arena-setups-more = Médias com os seus intervalos de 95%.
arena-setup = Preparação
arena-games-short = Partidas
arena-length-short = Decisões
arena-best = Pontos de quem vence
arena-margin = Vantagem
arena-shared = Vitórias partilhadas
arena-mean = Média
arena-players = { $count } jogadores
cli-analyse-help = Diz o que um jogador forte acha de cada decisão de uma partida registada: as melhores escolhas com hipóteses de vitória, o que se perdeu e as maiores reviravoltas.
cli-analyse-examples = Exemplos: ludoteca analyse records/000003.json · ludoteca analyse partida.json --seat 1 --seconds 3
cli-analyse-seconds-help = Quanto tempo pensar em cada decisão (1 segundo, se nada for dito).
cli-analyse-iterations-help = Quantas partidas experimentar em cada decisão: só com isto o resultado é sempre o mesmo.
cli-analyse-seat-help = Só as decisões deste lugar, contado a partir de 1.
cli-thinking = A pensar
reason-no_such_seat = Não há lugar { $seat }: jogaram { $seats }.
analysis-number = N.º
analysis-player = Jogador
analysis-chosen = Escolheu
analysis-chance = Hipótese
analysis-loss = Perdeu
analysis-better = Outras boas escolhas
analysis-open = (um arranjo)
analysis-seat = { $name }: { $count } decisões, { $best } delas tão boas como a melhor; { $loss } perdidos em média.
analysis-swings = As maiores reviravoltas:
analysis-swing-choice = { $number }. { $name }: de { $before } para { $after } com a escolha “{ $choice }”.
analysis-swing-table = { $number }. { $name }: de { $before } para { $after } pelo que os outros fizeram e pela sorte.
cli-arena-bounds = 95%

## How a call ends

cli-disk-full = O disco está cheio. Liberta espaço ou escolhe outro sítio e tenta de novo.
cli-too-many-files = Há demasiados ficheiros abertos. Fecha outros programas ou aumenta o limite (ulimit -n) e tenta de novo.
cli-no-memory = Não há memória suficiente. Fecha outros programas ou tenta de novo com números mais pequenos.
cli-no-permission = { $file }: não tens permissão para isto. Escolhe outro sítio ou fala com quem cuida desta máquina.
cli-file-trouble = { $file }: não é possível usar isto ({ $why }).
cli-machine-trouble = O sistema não nos deixa continuar: { $why }. Tenta de novo mais tarde.
cli-too-deep = Isto está demasiado aninhado.
cli-too-large = Este número é demasiado grande.
cli-no-text = Isto não pode ser lido como texto: { $why }
cli-our-fault = Algo correu mal, e a culpa é nossa, não tua. Os pormenores estão em { $file }: por favor, faz-nos chegar esse ficheiro.
cli-our-fault-untold = Algo correu mal, e a culpa é nossa, não tua. Por favor, conta-nos: { $what }
reason-seed_too_large = Esta semente é demasiado grande: a maior é { $most }.
reason-too_many_games = { $games } partidas são demasiadas para uma execução: no máximo podem ser jogadas { $most } de cada vez.
