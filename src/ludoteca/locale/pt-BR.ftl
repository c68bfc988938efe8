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
cli-game = Jogo
cli-seats = Jogadores
cli-about = Do que se trata
cli-options = Opções
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
cli-about-help = Diz que programa é este e se o motor está compilado.
cli-about-line = Ludoteca { $version }, motor: { $engine }
cli-about-python = Python { $python }; jogos: { $games }
cli-score-help = Conta os pontos de uma mesa de verdade descrita em um arquivo.
cli-score-examples = Exemplo: ludoteca score dream-home casa.toml
cli-table-help = A mesa em TOML; a página de regras do jogo mostra como.
cli-total = Total
cli-place = Posição
cli-position-help = Mostra uma posição, de quem é a escolha e todas as escolhas permitidas; ou experimenta escolhas nela.
cli-position-examples = Exemplos: ludoteca position p.toml --all · ludoteca position p.toml --do "fist(three)" --do "fist(two)"
cli-position-file-help = Um arquivo de posição (TOML).
cli-all-help = Mostra também as escolhas recusadas, com motivos e regras.
cli-do-help = Uma escolha a fazer, em suas palavras; pode se repetir.
cli-position-over = O jogo terminou.
cli-position-open = (Uma pergunta aberta: qualquer arranjo que as regras aceitem.)
cli-position-refused = Recusadas:
cli-play-help = Joga neste terminal, com pessoas e robôs.
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
terminal-arrange = Deixar um bot arrumar
terminal-compose = Escrever a resposta
terminal-compose-keys = ^S dá a resposta · Esc volta sem ela
terminal-compose-example = É assim que se escreve uma resposta; esta seria válida:
terminal-compose-file = Digite o caminho de um arquivo com a sua resposta.
terminal-filter = Digite para filtrar a lista
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
terminal-nothing-refused = Nada disso é recusado agora.
terminal-more-refused = Mais { $count } são recusadas. Para filtrar: { $why } e algumas palavras da escolha.
terminal-back = Enter ou Esc: voltar à mesa
terminal-key-help = Ajuda
terminal-key-why = Por que não?
terminal-key-undo = Desfazer
terminal-key-table = Mesa
terminal-key-log = Diário
terminal-key-quit = Sair
terminal-help =
    As setas e Enter escolhem na lista; a tecla mostrada antes da linha também.
    Listas longas são filtradas digitando; as letras abaixo viram então Ctrl e teclas de função.

    ? ou F4    por que certas escolhas são recusadas, com as regras
    u ou ^Z    desfazer a sua última escolha, até que algo se revele
    t ou F2    a mesa na tela inteira, e de volta
    l ou F3    o diário na tela inteira, e de volta
    d ou F9    claro ou escuro
    Shift+↑ ↓  rolar a mesa; Tab passa pelas partes da tela
    q ou ^Q    sair; “ludoteca play --continue” segue com a partida
terminal-plain-welcome = Digite um número para escolher, ou “{ $help }” para ver os comandos.
terminal-no-such-number = Esse número não existe: escolha de { $low } a { $high }.
terminal-not-understood = Não entendi. Digite um número de { $low } a { $high }, ou “{ $help }”.
terminal-command-help = ajuda
terminal-command-table = mesa
terminal-command-log = diário
terminal-command-why = porque
terminal-command-undo = desfazer
terminal-command-quit = sair
terminal-plain-help =
    Um número escolhe na lista; a escolha em suas próprias palavras também serve, e quaisquer outras palavras buscam na lista.
    { $table }: a mesa inteira
    { $log }: as últimas linhas do diário de novo
    { $why }: por que escolhas são recusadas; palavras depois filtram
    { $undo }: desfazer a sua última escolha, até que algo se revele
    { $quit }: sair; a partida fica guardada
    { $help }: esta lista
