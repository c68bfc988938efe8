### As palavras da própria mesa.

yes = sim
no = não
list-nothing = nada
list-and = { $most } e { $last }
player-number = Jogador { $number }
player-you = você
player-bot = Robô { $number }

## Recusas comuns a todos os jogos

reason-game_over = O jogo terminou.
reason-not_your_decision = Agora a decisão é de outra pessoa.
reason-not_asked = Não é isso que está sendo pedido agora.
reason-unknown_choice = Essa escolha não existe neste jogo.
reason-seats = { $seats } não podem jogar: este jogo é para { $low } a { $high } jogadores.
reason-unknown_option = Não existe a opção “{ $option }”. Existem: { $known }.
reason-unknown_option_value = “{ $value }” não é um valor da opção “{ $option }”. Escolha entre: { $known }.

## Arquivos de caixa

reason-box_unreadable = { $file }: não foi possível ler o arquivo ({ $why }).
reason-box_not_toml = { $file }: isto não é TOML ({ $why }).
reason-box_no_source = { $file }, [{ $table }] { $field }: diga de onde vem o valor (source = …).
reason-box_unknown_source = { $file }, [{ $table }] { $field }: “{ $source }” não é uma fonte conhecida.
reason-box_unknown_confidence = { $file }, [{ $table }] { $field }: “{ $confidence }” não é high, medium nem low.
reason-box_unknown_field = { $file }, [{ $table }] { $field }: aqui só cabem value, source e confidence.
reason-box_unknown_value = { $file }, [{ $table }] { $field }: o jogo não tem esse valor.
reason-box_missing = { $file }, [{ $table }] { $field }: falta este valor.
reason-box_not_a_number = { $file }, [{ $table }] { $field }: “{ $value }” não é um número inteiro.
reason-box_not_numbers = { $file }, [{ $table }] { $field }: “{ $value }” não é uma lista de números inteiros.
reason-box_out_of_range = { $file }, [{ $table }] { $field }: { $value } não está entre { $low } e { $high }.
reason-box_not_text = { $file }, [{ $table }] { $field }: “{ $value }” não é texto.
reason-box_not_texts = { $file }, [{ $table }] { $field }: “{ $value }” não é uma lista de textos.
reason-box_not_rows = { $file }, [{ $table }] { $field }: “{ $value }” não é uma lista de linhas com { $width } itens cada.
reason-box_not_plain = { $file }, [{ $table }] { $field }: é preciso uma linha de texto, um número inteiro, verdadeiro ou falso, ou uma lista.
reason-box_too_large = { $file }, [{ $table }] { $field }: isto é mais do que cabe em uma caixa.
reason-box_bad_name = { $file }, [{ $table }] { $field }: um nome tem letras minúsculas, algarismos e sublinhados, no máximo 40.
reason-box_unknown_word = { $file }, [{ $table }] { $field }: “{ $value }” não está entre: { $words }.
reason-box_other_game = { $file }: esta caixa é de “{ $game }”, e esse jogo não existe aqui.
reason-box_no_game = { $file }: diga de qual jogo é esta caixa: [box] game = "…".

## Registros e posições

reason-record_unreadable = { $file }: não foi possível ler o arquivo ({ $why }).
reason-record_not_json = { $file }: isto não é um registro ({ $why }).
reason-record_malformed = { $file }: este registro não é nosso. { $path }: { $problem }
reason-record_other_rules = Esta partida foi jogada com as regras { $rules }; este programa joga com as regras { $ours }.
reason-record_illegal = A escolha { $number } do registro não é permitida ({ $reason }).
reason-record_other_hash = A repetição termina em outra posição ({ $replayed }) que não a registrada ({ $recorded }).
reason-record_no_promise = { $file }: o registro não diz que distribuição foi prometida, ou como a partida terminou. As mesas terminadas de um servidor dão registros que dizem.
reason-commitment_malformed = O número mostrado no início tem 64 dígitos hexadecimais.
reason-position_unreadable = { $file }: não foi possível ler o arquivo ({ $why }).
reason-position_not_toml = Isto não é TOML: { $why }
reason-position_malformed = { $path }: { $problem }
reason-position_other_rules = Esta posição é das regras { $rules }; este programa joga com as regras { $ours }.
reason-unknown_game = Não existe o jogo “{ $game }”. Existem: { $known }.

## O que todo diário pode dizer

event-forced = (Só havia uma possibilidade.)
event-answered = { $seat } já escolheu.

## A linha de comando

cli-help = Jogos de tabuleiro exatamente como manda o manual: jogar, tirar dúvidas de regras, contar pontos, deixar robôs jogarem.
cli-see-help = Veja “{ $command } --help”.
cli-json-help = Escreve JSON em vez de texto.
cli-game-help = A chave do jogo, como em “ludoteca games”.
cli-seats-help = Quantos jogadores (o menor número do jogo, se não for dito).
cli-seed-help = A semente: a mesma semente dá a mesma partida.
cli-option-help = Uma opção do jogo, como chave=valor; pode se repetir.
cli-box-help = O arquivo de caixa (TOML) de quem tem o jogo, por cima do nosso.
cli-games-help = Lista os jogos que se podem jogar aqui.
cli-games-languages-help = Lista as línguas de cada jogo, e aquelas em que ele ainda fala inglês.
cli-game = Jogo
cli-seats = Jogadores
cli-about = Do que se trata
cli-options = Opções
cli-languages = Línguas
cli-languages-missing = Ainda em inglês
cli-simulate-help = Deixa robôs jogarem muitas partidas e mostra o que elas dizem.
cli-simulate-examples = Exemplos: ludoteca simulate pebbles --games 1000 --seats 3 · ludoteca simulate pebbles --players greedy,random --workers 2 --save records
cli-games-number-help = Quantas partidas.
cli-workers-help = Quantos processos dividem o trabalho; o resultado é o mesmo.
cli-players-help = Quem joga: um nome para todos os lugares, ou um para cada, com vírgulas (random, greedy).
cli-save-help = Uma pasta para os registros de todas as partidas.
cli-playing = Jogando
cli-simulated = { $games } partidas de { $game } em { $seconds } s, { $pace } decisões por segundo.
cli-seat = Lugar
cli-player = Jogador
cli-wins = Vitórias
cli-score = Pontos
cli-decisions = Decisões por partida
cli-replay-help = Escreve o diário de uma partida registrada e confere se ela ainda termina igual.
cli-replay-examples = Exemplo: ludoteca replay records/pebbles-000001.json
cli-record-help = Um registro, como “simulate --save” e as mesas terminadas escrevem.
cli-replay-checked = A repetição termina onde o registro diz ({ $hash }).
cli-replay-unfinished = O registro é de uma partida inacabada; ela está em { $hash }.
cli-fair-help = Confere se as cartas de uma partida em um servidor foram distribuídas como prometido antes do início.
cli-fair-examples = Exemplo: ludoteca fair pebbles-k7m2.json --commitment 926bd47b…
cli-commitment-help = O número que a mesa mostrou a você no início.
cli-fair-proved = Está provado: a distribuição é a que foi prometida a você no início, e as escolhas levam ao fim registrado.
cli-fair-fits = O registro confere: a semente e o sal dão o número prometido, e as escolhas levam ao fim registrado.
cli-fair-compare = Está provado se a mesa mostrou a você este número no início: { $number }
cli-fair-other-deal = Não confere: a semente e o sal não dão o número prometido. A semente, o sal ou o número foi alterado.
cli-fair-other-promise = Não confere: o número que você anotou não é o do registro. Outra distribuição foi prometida a você.
cli-final = Pontuação final
cli-standing = Pontuação até agora
cli-box-commands-help = Mostra os números da caixa de um jogo e confere os de quem tem o jogo.
cli-box-check-help = Confere o arquivo de caixa de quem tem o jogo e mostra o que ele muda.
cli-box-check-examples = Exemplo: ludoteca box check minha-caixa.toml   (o arquivo começa com [box] e game = "pebbles")
cli-box-good = { $file } é uma boa caixa para { $game }; valores mudados: { $changes }.
cli-box-show-help = Mostra cada valor da caixa de um jogo com a sua fonte.
cli-assumed-help = Só os valores que ninguém pôde verificar.
cli-rules-help = Escreve as regras numeradas de um jogo, um capítulo ou uma regra.
cli-rules-examples = Exemplos: ludoteca rules pebbles · ludoteca rules pebbles B-SWAP · ludoteca rules pebbles B-ROUND-03
cli-rule-help = O número de uma regra, ou o começo dele.
cli-rules-short = Conta as regras como a um amigo, em poucos minutos.
cli-about-help = Diz que programa é este e se o motor está compilado.
cli-about-line = Ludoteca { $version }, motor: { $engine }
cli-about-python = Python { $python }; jogos: { $games }
cli-about-plain = Estes módulos rodam sem compilar até que scripts/compile seja executado de novo: { $modules }
cli-score-help = Conta os pontos de uma mesa de verdade descrita em um arquivo.
cli-score-examples = Exemplo: ludoteca score dream-home casa.toml
cli-table-help = A mesa em TOML; a página de regras do jogo mostra como.
cli-total = Total
cli-place = Posição
cli-photo-help = Julga e desenha uma foto descrita em um arquivo.
cli-photo-examples = Exemplos: ludoteca photo cena.toml --out foto.png · ludoteca photo cena.toml --annotated --out foto.svg
cli-photo-scene-help = A cena com a câmera em TOML; docs/photographs.md mostra como.
cli-photo-out-help = Onde fica a imagem; o nome termina em .svg ou .png.
cli-photo-annotated-help = Desenha também as marcas do juiz: quem cobre quem, que desejos foram atendidos.
cli-photo-accepted = A foto é aceita.
cli-photo-refused = A foto seria recusada: { $why } ({ $rules })
cli-photo-written = A imagem está em { $file }.
cli-position-help = Mostra uma posição, de quem é a escolha e todas as escolhas permitidas; ou experimenta escolhas nela.
cli-position-examples = Exemplos: ludoteca position p.toml --all · ludoteca position p.toml --do "fist(three)" --do "fist(two)"
cli-position-file-help = Um arquivo de posição (TOML).
cli-all-help = Mostra também as escolhas recusadas, com motivos e regras.
cli-do-help = Uma escolha a fazer, em suas palavras; pode se repetir.
cli-try-help = Uma escolha a testar sem fazer nada de verdade, em suas palavras; pode se repetir.
cli-position-over = O jogo terminou.
cli-position-open = (Uma pergunta aberta: qualquer arranjo que as regras aceitem.)
cli-position-refused = Recusadas:
cli-play-help = Joga: no navegador ou, quando se nomeia um jogo, neste terminal, com pessoas e robôs.
cli-play-examples = Exemplos: ludoteca play · ludoteca play pebbles --seats 3 · ludoteca play pebbles --people 2 --plain
cli-play-seats-help = Quantos lugares tem a mesa.
cli-people-help = Quantas pessoas jogam neste terminal; robôs ocupam os outros lugares.
cli-bots-help = Que robôs jogam: random ou greedy.
cli-lang-help = A língua: en, pt-BR, pt-PT, it ou fr.
cli-plain-help = Linhas simples, para leitores de tela e terminais simples.
cli-continue-help = Continua a última partida inacabada.
cli-choose-game = Que jogo você quer jogar?
cli-choose-number = Número:
reason-unknown_player = Não existe o jogador “{ $player }”. Existem: { $known }.
reason-no_insight = { $player } ainda não sabe nada de { $game }: deixe random jogar.
reason-lineup = Foram citados { $names } jogadores para { $seats } lugares: cite um, ou um para cada lugar.
reason-folder_unwritable = { $folder }: não é possível escrever ali ({ $why }).
reason-unknown_rule = { $game } não tem a regra “{ $rule }”.
reason-no_score_pad = { $game } não tem bloco de pontuação.
reason-no_lesson = { $game } ainda não tem lição. As regras podem ser lidas, e uma mesa com robôs fáceis é um bom começo.
reason-no_short_rules = { $game } não tem regras resumidas; as regras numeradas podem ser lidas.
reason-no_photographs = { $game } não tira fotos.
reason-photo_suffix = { $file }: o nome de uma imagem termina em { $known }.
reason-no_such_words = Nenhuma escolha deste jogo se escreve “{ $words }”.
reason-unknown_language = “{ $lang }” não é uma das nossas línguas: { $known }.
reason-no_people = { $people } pessoas não cabem em uma mesa de { $seats }.

## A mesa no terminal

terminal-table = Mesa
terminal-log = O que aconteceu
terminal-none = nada
terminal-empty = —
terminal-your-turn = Sua vez: { $question }
terminal-turn-of = { $name }: { $question }
terminal-thinking = { $name } está pensando …
terminal-undone = { $name } volta atrás na última escolha.
terminal-no-undo = Não dá para voltar atrás: algo se revelou desde então, ou outra pessoa já agiu.
terminal-arrange = Deixar um robô arrumar
terminal-compose = Escrever a resposta
terminal-compose-keys = ^S dá a resposta · Esc volta sem ela
terminal-compose-example = É assim que se escreve uma resposta; esta seria válida:
terminal-compose-file = Digite o caminho de um arquivo com a sua resposta.
terminal-filter = Digite para filtrar a lista
terminal-no-match = Nada na lista corresponde.
terminal-hand-over = Passe o teclado para { $name }. { $name }: aperte Enter quando ninguém mais estiver olhando.
terminal-hand-over-text = Passe a tela para { $name }. O que os outros têm fica escondido.
terminal-ready = Enter: { $name } está aqui e ninguém mais está olhando
terminal-undo-before = u: { $name } volta atrás na última escolha
terminal-over = A partida acabou.
terminal-winners =
    { $count ->
        [one] { $names } vence!
       *[other] { $names } dividem a vitória!
    }
terminal-result = { $place }. { $name }: { $score } ({ $parts })
terminal-total = Total
terminal-place = Lugar
terminal-see-result = Ver o resultado
terminal-stay = Ficar na mesa
terminal-leave = Sair da mesa
terminal-record = O registro desta partida: { $path }
terminal-saved =
    A partida está guardada: { $path }
    “ludoteca play --continue” segue com ela.
terminal-not-saved = Não é possível salvar a partida. { $why }
terminal-nothing-to-continue = Não há partida inacabada.
terminal-no-screen = Este não é um terminal em que se possa desenhar uma tela, por isso a mesa é contada em linhas simples.
terminal-too-small = Um pouco mais de espaço, por favor: pelo menos { $columns } colunas e { $rows } linhas.
terminal-why = Por que não posso …?
terminal-refused = O que você não pode fazer agora, e as regras por trás:
terminal-nothing-refused = Nada disso é recusado agora.
terminal-more-refused = Mais { $count } são recusadas. Para filtrar: { $why } e algumas palavras da escolha.
terminal-back = Enter ou Esc: voltar à mesa
terminal-key-help = Ajuda
terminal-key-why = Por que não?
terminal-key-undo = Desfazer
terminal-key-hint = Dica
terminal-hint = Um jogador forte faria: { $choice }
terminal-hint-own = uma resposta montada por ele
terminal-key-table = Mesa
terminal-key-log = Diário
terminal-key-quit = Sair
terminal-help =
    As setas e Enter escolhem na lista; a tecla mostrada antes da linha também.
    Listas longas são filtradas digitando; as letras abaixo viram então Ctrl e teclas de função.
    Acima da lista está o que a escolha marcada faria.

    ? ou F4    por que certas escolhas são recusadas, com as regras
    i ou F6    o que um jogador forte faria contra robôs, e por quê
    u ou ^Z    desfazer a sua última escolha, até que algo se revele
    t ou F2    a mesa na tela inteira, e de volta
    l ou F3    o diário na tela inteira, e de volta
    d ou F9    claro ou escuro
    n ou F5    o seu caderno particular, onde a mesa tem um
    Shift+↑ ↓  rolar a mesa; Tab passa pelas partes da tela
    q ou ^Q    sair; “ludoteca play --continue” segue com a partida
terminal-notebook = O seu caderno
terminal-notebook-empty = O seu caderno está vazio.
terminal-notebook-keys = ^S guarda · Esc volta sem guardar
terminal-plain-welcome = Digite um número para escolher, ou “{ $help }” para ver os comandos.
terminal-no-such-number = Esse número não existe: escolha de { $low } a { $high }.
terminal-not-understood = Não entendi. Digite um número de { $low } a { $high }, ou “{ $help }”.
terminal-command-help = ajuda
terminal-command-table = mesa
terminal-command-log = diário
terminal-command-why = porque
terminal-command-try = testar
terminal-command-hint = dica
terminal-command-undo = desfazer
terminal-command-note = nota
terminal-command-quit = sair
terminal-plain-help =
    Um número escolhe na lista; a escolha em suas próprias palavras também serve, e quaisquer outras palavras buscam na lista.
    { $table }: a mesa inteira
    { $log }: as últimas linhas do diário de novo
    { $why }: por que escolhas são recusadas; palavras depois filtram
    { $try }: o que uma escolha faria; digite depois o número ou as palavras dela
    { $hint }: o que um jogador forte faria, e por quê, se todos os adversários são robôs
    { $undo }: desfazer a sua última escolha, até que algo se revele
    { $note }: o seu caderno particular, onde a mesa tem um; palavras depois são anotadas, um “-” o esvazia
    { $quit }: sair; a partida fica guardada
    { $help }: esta lista

## What a choice would do

preview-points = Pontos: { $points }
preview-asked = Depois viria a pergunta: { $question }
preview-others = Depois seria a vez de outra pessoa decidir.
preview-unknown = O que vem depois não dá para saber antes.
preview-over = Seria o fim da partida.

## Por que um jogador forte escolheria algo

hint-gain = { $part }: +{ $count } na hora.
hint-loss = { $part }: −{ $count }.
hint-whole = { $unit }: { $times } de { $number }, ou seja, tudo.
hint-short = { $unit }: { $times } de { $number }. O que limita: { $limit }.
hint-over = Isso encerra a partida.
hint-later = Não rende pontos na hora, mas rende mais no fim.
hint-rather_later = “{ $choice }” renderia +{ $count } na hora, mas menos no fim.
hint-happens = O que isso faz: { $event }
hint-chance =
    { $tenths ->
        [0] Assim você quase nunca ganharia.
        [10] Assim você ganharia quase sempre.
       *[other] Assim você ganharia umas { $tenths } partidas em 10.
    }
hint-even = “{ $choice }” é quase tão bom.
hint-little = É um pouco melhor do que “{ $choice }”.
hint-better = Com “{ $choice }” seriam umas { $tenths } em 10.

## Hosted tables

event-undone = { $seat } volta atrás em { $count }.
event-out_of_time = O tempo de { $seat } acabou.
event-stood_in = Agora um robô joga por { $seat }.
event-came_back = { $seat } volta a jogar pessoalmente.
event-carried_over = As regras mudaram (de { $old } para { $new }); o jogo continua daqui.
event-table_ended = A mesa foi fechada antes do fim.
reason-stale = A mesa já avançou (esperava-se { $expected }, ela está em { $now }).
reason-table_closed = Esta mesa está fechada.
reason-table_frozen = Esta mesa pode ser lida, mas não pode mais ser jogada.
reason-nothing_to_undo = Não dá para voltar atrás: algo já foi revelado ou outra pessoa já agiu.
reason-not_saved = Não foi possível salvar, por isso nada aconteceu. Tente de novo.
reason-out_of_reach = No momento não é possível acessar as mesas. Tente de novo daqui a pouco.
reason-not_possible = Algo deu errado do nosso lado; nada foi alterado.
reason-not_your_seat = O lugar de { $seat } não é seu.
reason-still_here = { $seat } ainda está aqui ou acabou de sair.
reason-hello_first = A página precisa se apresentar primeiro.
reason-too_fast = Pedidos demais de uma vez: espere um momento.
reason-too_much_work = Isso daria trabalho demais. Tente com números menores.
reason-message_too_long = Esta mensagem é longa demais (mais de { $most } bytes).
reason-message_malformed = Não dá para entender esta mensagem: { $why }
reason-choice_malformed = Não dá para ler esta resposta. { $path }: { $problem }
reason-nothing_said = Não há nada nesta mensagem.
reason-too_many_spectators = Não há mais espaço para assistir: já há { $most } pessoas.
reason-no_such_table = Não existe essa mesa aqui.
reason-seat_taken = Outra pessoa já pegou este lugar.
reason-seated_already = Você já tem um lugar nesta mesa.
reason-wrong_invite = Este convite não é válido ou já foi usado.
reason-not_over_yet = Isso precisa esperar até o jogo terminar.
reason-no_hints = Só há dicas onde todos os adversários são robôs.
reason-no_such_analysis = Esta análise não está mais guardada: comece de novo.
reason-no_record = Este jogo foi jogado com duas versões das regras; não há registro que possa ser repetido.
reason-unknown_level = Não há robôs do nível “{ $level }”. Existem: { $known }.
reason-listed_deal = Em uma mesa mostrada a todos é o acaso que distribui. Deixe a distribuição vazia ou não mostre a mesa.
reason-unknown_seat_kind = Um lugar não pode ser “{ $kind }”.
reason-wrong_origin = Esta página não pode falar com este servidor.
reason-name_needed = Informe um nome.
reason-name_taken = Já existe alguém com o nome “{ $name }”.
reason-name_alike = Alguém nesta mesa tem um nome parecido com “{ $name }”: escolha outro.
reason-no_address = “{ $text }” não é um endereço, como 10.0.0.5, nem uma rede, como 10.0.0.0/8.
reason-password_short = Uma senha tem pelo menos { $least } caracteres.
reason-wrong_password = Nome e senha não combinam.
reason-cannot_listen = O servidor não consegue escutar em { $host }, porta { $port } ({ $why }). Escolha outra com --port.
reason-no_database = Não foi possível abrir o banco de dados: { $why }
reason-no_broker = O Redis não pode ser usado: { $why }. “pip install ludoteca[redis]” traz o necessário para falar com ele; sem --broker o PostgreSQL faz esse trabalho.
server-no-page = O servidor está funcionando, mas a página não foi construída. Numa cópia do repositório, scripts/build_web a constrói; “ludoteca play --terminal” abre uma mesa no terminal.

## The command line

cli-serve-help = Serve mesas para navegadores: nesta máquina, na rede local ou para o mundo.
cli-serve-examples = Exemplos: ludoteca serve · ludoteca serve --lan · ludoteca serve --no-browser --port 8000 --database postgresql://localhost/ludoteca
cli-host-help = O endereço em que escutar.
cli-port-help = A porta em que escutar; 0 usa qualquer uma livre.
cli-lan-help = Deixa outros da rede local jogarem; mostra um link e um código para celulares.
cli-no-browser-help = Não abre o navegador.
cli-database-help = A URL do banco de dados (sem ela, um arquivo SQLite na sua pasta de dados).
cli-broker-help = Com vários servidores em um PostgreSQL: a URL de um Redis pelo qual eles se avisam, como redis://host:6379/0. Sem ele, o PostgreSQL avisa.
cli-host-name-help = Outro nome pelo qual este servidor atende, como games.example.org; pode ser repetido.
cli-https-help = A página é acessada por https, através de um proxy à frente deste servidor: os cookies são marcados como seguros.
cli-proxy-help = Atrás de um proxy: o endereço (ou a rede) dele, em quem se acredita quando diz de onde vem um pedido. Pode ser dado várias vezes.
cli-metrics-help = Quem mostrar este token pode ler os contadores em /metrics; sem ele, ninguém pode.
cli-terminal-help = Joga no terminal mesmo que haja uma mesa no navegador.
cli-serving = Ludoteca está pronta: { $link }  (Ctrl-C encerra)

## The page

page-loading = Um momento…
page-home = Início
page-welcome = A mesa está posta para você.
page-welcome-more = Jogos de tabuleiro exatamente pelas regras, com amigos ou com robôs. Não é preciso ter conta.
page-unreachable = O servidor não responde.
reason-unreachable = O servidor não responde.
page-try-again = Tentar de novo
page-refused = Isso não é possível agora.
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
page-look-auto = Como o aparelho
page-look-light = Claro
page-look-dark = Escuro
page-look-contrast = Alto contraste
page-still = Sem movimento
page-speed = Velocidade do movimento
page-speed-normal = normal
page-speed-fast = rápida
page-speed-skip = pular tudo
page-touch = Vibração
page-plain-table = Mesa simples
page-sound = Sons
page-notices = Um aviso quando for a minha vez

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
page-bots-level = Força dos robôs
page-strength = Força
page-level-easy = tranquilo
page-level-steady = firme
page-level-sharp = afiado
page-level-tutor = tutor
page-more-options = Todas as opções
page-rules = Regras
page-rules-short = Em resumo
page-rules-numbered = Cada regra
page-contents = Sumário
page-all-rules = Todas as regras
page-read-rule = Ler a regra { $rule }
page-in-the-rules = Procurar nas regras
page-rules-language = As regras numeradas estão em inglês.
page-with-people = Com pessoas
page-new-table = Nova mesa
page-open-table = Abrir a mesa
page-lobby = Mesas abertas
page-lobby-empty = Nenhuma mesa está esperando jogadores agora.
page-code = Código ou link de um convite
page-join = Entrar
page-invited = Você foi convidado para a mesa
page-your-seat = seu lugar
page-sit-down = Sentar-se
page-name = Nome
page-guest = Visitante
page-game = Jogo
page-score-pad = Bloco de pontos
page-open-record = Abrir um registro
page-record-file = Um arquivo de registro (.json), como as mesas terminadas o fornecem
page-choose-file = Escolher um arquivo
page-drop-file = ou solte-o aqui

## The page: a new table

page-seat-who = Lugar { $number }
page-kind-me = Eu
page-kind-bot = Um robô
page-kind-here = Alguém nesta tela
page-kind-link = Alguém por link
page-link-hint = Você recebe um link para enviar.
page-options = Opções
page-clock = Relógio
page-clock-kind = Tempo para pensar
page-clock-none = sem limite
page-clock-turn = por jogada
page-clock-bank = para a partida toda
page-clock-days = dias por jogada
page-clock-in-minutes = Minutos
page-clock-in-days = Dias
page-clock-increment = Segundos devolvidos por escolha
page-listed = Mostrar esta mesa a todos neste servidor
page-box = O que há na caixa
page-box-about = De { $all } valores, { $assumed } são supostos. Se você tem o jogo, coloque o que está impresso.
page-box-file = Um arquivo de caixa seu (TOML)
page-box-file-used = Seu arquivo está em uso.
page-box-file-drop = Sem o arquivo
page-box-all = Mostrar todos os valores
page-source-rulebook = livro de regras
page-source-card_library = catálogo de cartas
page-source-second_source = segunda fonte
page-source-review = resenha
page-source-deduced = deduzido
page-source-ruling = decisão nossa
page-source-assumed = suposto
page-source-owner = do dono
page-deal = A distribuição
page-seed = Um número, ou a semente de uma partida terminada: a mesma dá a mesma partida, e toda a mesa a vê (vazio: o acaso decide)
page-seed-listed = Em uma mesa mostrada a todos é o acaso que distribui.

## The page: at the table

page-what-to-do = O que fazer
page-to-move = a jogar
page-thinking = { $names }…
page-waiting-for = Esperando { $names }
page-waiting-for-people = Esperando os convidados se sentarem
page-not-you = Outra pessoa está escolhendo.
page-only-watching = Você está assistindo: só aparece o que todos podem ver.
page-frozen = Esta mesa pode ser lida, mas não mais jogada.
page-closed = Esta mesa foi fechada.
page-offline = A conexão caiu. Tentando de novo; nada do que você escolheu se perde.
page-connecting = Conectando…
page-filter = Buscar entre { $count } escolhas
page-pick = Escolhas para isto
page-about-thing = Escolhas sobre isto: { $count }
page-all-choices = Mostrar todas
page-looks = Olhar não muda nada:
page-undo = Voltar atrás
page-restart = Recomeçar a jogada
page-why-not = Por que não posso…?
page-why-search = O que você gostaria de fazer?
page-why-allowed = Você pode fazer isto agora.
page-open-question = Há possibilidades demais para listá-las.
page-your-answer = Sua resposta (você pode mudá-la)
page-give-answer = Dar esta resposta
page-arrange-again = Arranjar de outro modo
page-tab-log = Histórico
page-beside = Ao lado da mesa
page-tab-choices = Escolhas
page-unread = { $count } por ler
page-drawn-table = A mesa desenhada
page-info-mode = O que é isto?
page-info-more = Toque em qualquer coisa para saber o que é. O botão termina isto.
page-tab-chat = Conversa
page-tab-seats = Mesa
page-tab-notes = Anotações
page-notes-more = Seu caderno. Ninguém mais pode ver.
page-past = Momento { $at } de { $last }.
page-past-more = Você vê o que todos podiam ver então.
page-past-end = Voltar ao presente
page-hint = Pedir uma dica
page-hint-thinking = Um jogador forte está pensando …
page-hint-best = Um jogador forte faria:
page-composed-answer = uma resposta composta
page-was-chosen = escolhida
page-silence = Não dizer nada vale como: { $choice }
page-log-empty = Nada aconteceu ainda.
page-log-more = { $count } linhas anteriores
page-time-left = Tempo restante:
page-away = ausente
page-bot-plays = um robô continua
page-stand-in = Deixar um robô jogar por mim
page-stood-in = Um robô joga no seu lugar.
page-stand-in-other = Deixar um robô jogar por { $name } enquanto isso
page-leave = Deixar a mesa
page-leave-more = Um robô jogará no seu lugar, e você não poderá voltar a este assento.
page-leave-really = Sair de vez
page-stay = Ficar
page-take-back = Voltar a jogar eu mesmo
page-seat-person = uma pessoa
page-seat-bot = um robô
page-seat-open = ainda por chegar
page-seat-left = saiu
page-seat-free = lugar livre
page-spectator = Um espectador
page-watching = Assistindo: { $count }
page-invite-link = Envie este link; ele vale uma vez.
page-watch-link = Link para assistir
page-copy = Copiar
page-copied = Copiado
page-fair = A distribuição foi justa?
page-fair-more = Este número foi fixado antes do início. No fim você vê a semente e o sal dos quais ele é o SHA-256.
page-fair-fits = Confere: as cartas foram distribuídas como prometido.
page-fair-differs = Não confere: as cartas não foram distribuídas como prometido.
page-deal-chosen = Quem abriu a mesa escolheu a distribuição: semente { $seed }. Quem a conhece pode conhecer as cartas.
page-hand-over = Passe a tela para { $name }
page-hand-over-more = Nada secreto está na tela agora. { $name }, continue quando ninguém mais estiver olhando.
page-hand-over-ready = { $name } está aqui
page-hand-over-undo = { $name } volta atrás na última escolha

## The page: lessons

page-lesson = Aula
page-lesson-begin = Aprender em cinco minutos
page-lesson-continue = Continuar a aula
page-lesson-next = Adiante
page-lesson-back = Um passo atrás
page-lesson-now = Sua vez:
page-lesson-do = Faça por mim
page-lesson-strayed = Você seguiu o seu próprio caminho, e tudo bem. Volte atrás para continuar a aula, ou simplesmente jogue.
page-lesson-free-only = Você seguiu o seu próprio caminho, e já não dá para voltar atrás. Continue jogando, ou recomece a aula.
page-lesson-again = Recomeçar a aula
page-lesson-return = Voltar à aula
page-lesson-free = Jogar livremente
page-lesson-end = Continuar
page-lesson-leave = Sair
page-lesson-fold = Recolher o tutor
page-lesson-unfold = Ouvir o tutor de novo

## The page: talk

page-chat-say = Diga algo
page-chat-send = Enviar
page-chat-mute = Esconder a conversa
page-chat-mute-one = Esconder o que { $name } diz
page-chat-hello = Olá!
page-chat-well-played = Bem jogado!
page-chat-thinking = Deixa eu pensar…
page-chat-oops = Ops!
page-chat-thanks = Obrigado pela partida!

## The page: afterwards

page-chart = Pontos ao longo do tempo
page-before = A partida anterior: { $scores }
page-rematch = Revanche
page-to-rematch = Para a revanche
page-same-deal = Mesma distribuição contra robôs
page-compare = Comparar com a mesma distribuição
page-compare-more = partidas da distribuição { $seed }: { $count }
page-compare-others = Os outros
page-compare-one = Jogue a mesma distribuição de novo para comparar.
page-download = Baixar o registro
page-to-table = Para a mesa
page-replay = Rever a partida
page-replay-eyes = Visto por
page-replay-open = todas as cartas abertas
page-replay-public = um espectador
page-replay-chair = Da cadeira de { $name }
page-replay-moment = Momento { $at } de { $last }
page-analysis = Análise
page-analysis-more = Um jogador forte examina cada decisão de novo, com o que o assento podia saber então.
page-analysis-begin = Analisar a partida
page-analysis-progress = { $done } de { $total } decisões
page-analysis-loss = Perdido em relação à melhor: { $loss } %
page-analysis-none = Nenhuma escolha real levou a este momento.
page-analysis-soon = Este momento ainda será examinado.
page-analysis-swings = As maiores viradas
page-swing-choice = Momento { $moment }: uma escolha de { $name }, { $from } % → { $to } %
page-swing-table = Momento { $moment }: a mesa vira para { $name }, { $from } % → { $to } %
page-step-start = Para o início
page-step-round-back = Uma rodada para trás
page-step-turn-back = Uma jogada para trás
page-step-back = Um passo para trás
page-step-on = Um passo adiante
page-step-turn = Uma jogada adiante
page-step-round = Uma rodada adiante
page-step-end = Para o fim

## The page: accounts

page-account = Conta
page-account-hello = Olá, { $name }
page-account-more = Uma conta nunca é necessária. Com ela, suas mesas acompanham você em qualquer aparelho.
page-sign-in = Entrar
page-sign-up = Nova conta
page-sign-out = Sair da conta
page-password = Senha
page-password-old = Senha atual
page-password-new = Nova senha
page-password-change = Trocar a senha
page-password-more = Quem estiver conectado em outro lugar com a antiga terá de entrar de novo.
page-password-changed = A senha foi trocada.
page-or = ou
page-passkey = Chave de acesso
page-passkeys = Chaves de acesso
page-passkeys-more = Entre com o bloqueio do seu aparelho em vez de uma senha.
page-passkey-sign-in = Entrar com uma chave de acesso
page-passkey-sign-up = Nova conta com uma chave de acesso
page-passkey-add = Acrescentar uma chave de acesso
page-passkey-label = Um nome para ela (por exemplo: meu celular)
page-passkey-used = criada { $made }, usada { $used }
page-passkey-drop = Jogar fora
reason-passkey_cancelled = O navegador não deu nenhuma chave de acesso. Tente de novo, ou use uma senha.

## The page: the score pad

page-pad-place = { $place }º lugar
page-pad-less = { $part }: um a menos
page-pad-more = { $part }: um a mais
page-pad-add = { $part }: acrescentar
page-pad-remove = { $part }: tirar
page-pad-way = Como contar
page-pad-way-form = Deixar as regras contar
page-pad-way-plain = Só somar
page-pad-way-file = De um arquivo
page-pad-clear = Limpar o bloco
page-pad-exact-more = Descreva a mesa como mostra a página de regras, e cada ponto é contado para você.
page-pad-toml = A mesa (TOML)
page-pad-count = Contar

## O que há de errado com os dados de um arquivo

wire-whole_number = é preciso um número inteiro, não “{ $found }”
wire-out_of_range = { $value } está fora dos limites
wire-hex_digits = são precisos 16 ou 48 dígitos hexadecimais
wire-seed = é preciso um número ou uma chave de 32 dígitos hexadecimais
wire-true_or_false = é preciso true ou false, não “{ $found }”
wire-text_needed = é preciso um texto, não “{ $found }”
wire-unknown_word = “{ $word }” não é conhecido aqui
wire-list_needed = é preciso uma lista, não “{ $found }”
wire-items = são precisos { $wanted } itens, não { $found }
wire-too_many = pode haver no máximo { $most }, não { $found }
wire-too_large = isto está aninhado demais ou é longo demais
wire-unknown_field = não existe o campo “{ $field }”
wire-missing_field = falta o campo “{ $field }”
wire-unknown_kind = não existe o tipo “{ $kind }”
wire-fields_needed = é preciso uma tabela de campos, não “{ $found }”
wire-choice_needed = são precisos um lugar e uma escolha
wire-player_count = { $found } jogadores não são possíveis
wire-named_twice = um envelope aparece duas vezes
wire-not_the_rest = estes não são os envelopes que ninguém tem
wire-every_player_once = cada jogador precisa aparecer uma vez
wire-none_left = não resta “{ $word }” na caixa
wire-beside_house = { $names } não ficam ao lado de uma casa

pad-name = Nome
reason-notebook_off = Não há caderno nesta mesa.
reason-note_too_long = Um caderno tem no máximo { $most } caracteres: encurte-o, por favor.
reason-no_such_moment = A partida ainda não chegou tão longe: o último momento é { $last }.
reason-not_signed_in = Entre na sua conta primeiro.
reason-passkey_needs_name = Chaves de acesso só funcionam com um nome como “localhost”, não com o endereço “{ $host }”. Abra a página pelo nome ou use uma senha.
reason-passkey_expired = Demorou demais ou já foi respondido: tente de novo.
reason-passkey_wrong = Esta chave de acesso não abre nenhuma conta aqui.
reason-passkey_known = Esta chave de acesso já está em uso.
reason-last_way_in = Nada mais abre esta conta: ela tem que ficar.

## The arena

cli-arena-help = Põe os robôs para jogar entre si e mede: a força de cada um e o equilíbrio de um jogo.
cli-arena-run-help = Joga um torneio: todos contra todos, em todos os lugares, com as mesmas cartas. Se for interrompido, continua de onde parou.
cli-arena-run-examples = Exemplos: ludoteca arena run fort --players easy,greedy,search:200 --rounds 50 --workers 2 --out torneio · ludoteca arena run pebbles --seats 3 --players random,greedy --out torneio --ray
cli-arena-players-help = Quem joga, com vírgulas: random, greedy, easy, steady, sharp, search:400 (iterações), search:1s (tempo).
cli-arena-out-help = Uma pasta para resultados, registros e relatório; se já existir, o torneio continua nela.
cli-arena-rounds-help = Quantas distribuições de cartas; cada uma é jogada uma vez em cada formação.
cli-arena-records-help = Se o registro de cada partida é guardado.
cli-ray-help = Joga em um cluster Ray: o endereço dele, ou nada depois para um pequeno nesta máquina.
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
arena-strength-more = A média é 1500, e 200 pontos a mais vencem cerca de três partidas em quatro. A linha contém o valor verdadeiro em 95 de 100 casos: o maior entre o que diz sortear de novo as distribuições e o que diz a curvatura da verossimilhança.
arena-wins = Vitórias
arena-wins-more = A parte das partidas vencidas; uma vitória dividida conta em parte. Intervalo de Wilson de 95%.
arena-games = { $count } partidas
arena-against = Cada um contra cada um
arena-against-more = Quantas vezes quem está na linha terminou à frente de quem está na coluna; o mesmo lugar conta metade.
arena-scores = Pontuações
arena-scores-more = A média com seu intervalo de 95%; ao lado do nome, a menor e a maior.
arena-seats = Por lugar
arena-seats-more = Quantas vezes cada lugar venceu, com qualquer pessoa sentada ali; a linha do meio seria justa para todos.
arena-seat = Lugar { $number }
arena-length = Duração
arena-length-more = Decisões em uma partida; { $mean } em média.
reason-player_twice = “{ $player }” aparece duas vezes: uma basta.
reason-too_few_players = Um torneio precisa de pelo menos dois jogadores diferentes: separe os nomes com vírgulas, como em --players random,greedy.
reason-arena_busy = { $folder }: outra execução está escrevendo ali. Espere por ela ou escolha outra pasta.
reason-arena_no_plan = { $file } falta ou está danificado, então não se sabe o que foi jogado aqui. Escolha outra pasta.
reason-arena_other_plan = { $folder } guarda outra execução: “{ $what }” era { $was } e agora é { $now }. Escolha outra pasta ou peça o mesmo.
reason-arena_wrong_line = { $file }, linha { $line }: esta não é a partida que deveria estar aqui. Corrija o arquivo ou escolha outra pasta.
reason-no_ray = Ray não está instalado aqui. “pip install ludoteca[ray]” o traz; sem --ray, --workers divide o trabalho nesta máquina.
reason-no_cluster = Não há um cluster Ray que possa ser usado (“{ $address }”): { $why }
reason-workers_lost = Os processos terminaram um após o outro, talvez por falta de memória. O que foi jogado está guardado: tente de novo com menos --workers.
tally-turn = Ordem dos turnos
cli-balance-help = Põe os robôs para jogar muitas partidas e relata o que vence: cada carta, lugar, preparação e estratégia, com intervalos. Se for interrompido, continua de onde parou.
cli-balance-examples = Exemplos: ludoteca arena balance fort --games 500 --seats 2,3,4 --out equilibrio · ludoteca arena balance pebbles --option swaps=* --out equilibrio
cli-balance-players-help = Quem joga, com vírgulas; ocupam os lugares em rodízio (greedy, se não for dito).
cli-balance-seats-help = Quantos jogadores, ou vários números com vírgulas.
cli-balance-option-help = Uma opção do jogo, como chave=valor, ou chave=* para cada um dos valores; pode ser repetida.
cli-balance-tables-written = Os números estão em { $files }.
cli-balance-no-parquet = Arquivos Parquet precisam do pyarrow: “pip install ludoteca[parquet]” o traz; os arquivos CSV contêm o mesmo.
cli-balance-what = Com
reason-not_seat_counts = “{ $wish }” não é um número de jogadores: escreva 2, ou 2,3,4.
arena-balance-title = Equilíbrio: { $game }
arena-balance-lead = { $games } partidas jogadas por { $players }. Semente { $seed }.
arena-balance-caution = Os pontos são taxas de vitória, as linhas seus intervalos de 95% (Wilson), e a linha fina vertical é a parte igual: uma vitória dividida pelo número de jogadores. Onde se contam juntas partidas com números diferentes de jogadores, os pontos mostram quanto a taxa fica acima ou abaixo da parte igual. Um ponto cheio fica claramente fora da linha. O que os vencedores têm não é necessariamente o que os fez vencer.
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
arena-setups-more = Médias com seus intervalos de 95%.
arena-setup = Preparação
arena-games-short = Partidas
arena-length-short = Decisões
arena-best = Pontos de quem vence
arena-margin = Vantagem
arena-shared = Vitórias divididas
arena-mean = Média
arena-players = { $count } jogadores
cli-analyse-help = Diz o que um jogador forte acha de cada decisão de uma partida registrada: as melhores escolhas com chances de vitória, o que foi perdido e as maiores viradas.
cli-analyse-examples = Exemplos: ludoteca analyse records/000003.json · ludoteca analyse partida.json --seat 1 --seconds 3
cli-analyse-seconds-help = Quanto tempo pensar em cada decisão (1 segundo, se nada for dito).
cli-analyse-iterations-help = Quantas partidas experimentar em cada decisão: só com isto o resultado é sempre o mesmo.
cli-analyse-seat-help = Só as decisões deste lugar, contado a partir de 1.
cli-thinking = Pensando
reason-no_such_seat = Não há lugar { $seat }: jogaram { $seats }.
analysis-number = N.º
analysis-player = Jogador
analysis-chosen = Escolheu
analysis-chance = Chance
analysis-loss = Perdeu
analysis-better = Outras boas escolhas
analysis-open = (um arranjo)
analysis-seat = { $name }: { $count } decisões, { $best } delas tão boas quanto a melhor; { $loss } perdidos em média.
analysis-swings = As maiores viradas:
analysis-swing-choice = { $number }. { $name }: de { $before } para { $after } com a escolha “{ $choice }”.
analysis-swing-table = { $number }. { $name }: de { $before } para { $after } pelo que os outros fizeram e pela sorte.
cli-arena-bounds = 95%

## How a call ends

cli-disk-full = O disco está cheio. Libere espaço ou escolha outro lugar e tente de novo.
cli-too-many-files = Há arquivos demais abertos. Feche outros programas ou aumente o limite (ulimit -n) e tente de novo.
cli-no-memory = Não há memória suficiente. Feche outros programas ou tente de novo com números menores.
cli-no-permission = { $file }: você não tem permissão para isso. Escolha outro lugar ou fale com quem cuida desta máquina.
cli-file-trouble = { $file }: não é possível usar isto ({ $why }).
cli-machine-trouble = O sistema não nos deixa continuar: { $why }. Tente de novo mais tarde.
cli-too-deep = Isto está aninhado demais.
cli-too-large = Este número é grande demais.
cli-no-text = Isto não pode ser lido como texto: { $why }
cli-our-fault = Algo deu errado, e a culpa é nossa, não sua. Os detalhes estão em { $file }: por favor, envie-os para nós.
cli-our-fault-untold = Algo deu errado, e a culpa é nossa, não sua. Por favor, conte para nós: { $what }
reason-seed_too_large = Esta semente é grande demais: a maior é { $most }.
reason-too_many_games = { $games } partidas são demais para uma execução: no máximo { $most } podem ser jogadas de uma vez.
