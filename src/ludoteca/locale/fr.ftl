### Les mots de la table elle-même.

yes = oui
no = non
list-nothing = rien
list-and = { $most } et { $last }
player-number = Joueur { $number }
player-you = vous
player-bot = Robot { $number }

## Refus communs à tous les jeux

reason-game_over = La partie est terminée.
reason-not_your_decision = C’est à quelqu’un d’autre de décider.
reason-not_asked = Ce n’est pas ce qui est demandé maintenant.
reason-unknown_choice = Ce choix n’existe pas dans ce jeu.
reason-seats = On ne peut pas jouer à { $seats } : ce jeu se joue de { $low } à { $high }.
reason-unknown_option = L’option « { $option } » n’existe pas. Il y a : { $known }.
reason-unknown_option_value = « { $value } » n’est pas une valeur de l’option « { $option } ». Choisissez parmi : { $known }.

## Fichiers de boîte

reason-box_unreadable = { $file } : impossible de lire le fichier ({ $why }).
reason-box_not_toml = { $file } : ce n’est pas du TOML ({ $why }).
reason-box_no_source = { $file }, [{ $table }] { $field } : indiquez d’où vient la valeur (source = …).
reason-box_unknown_source = { $file }, [{ $table }] { $field } : « { $source } » n’est pas une source connue.
reason-box_unknown_confidence = { $file }, [{ $table }] { $field } : « { $confidence } » n’est ni high, ni medium, ni low.
reason-box_unknown_field = { $file }, [{ $table }] { $field } : seuls value, source et confidence ont leur place ici.
reason-box_unknown_value = { $file }, [{ $table }] { $field } : le jeu n’a pas cette valeur.
reason-box_missing = { $file }, [{ $table }] { $field } : cette valeur manque.
reason-box_not_a_number = { $file }, [{ $table }] { $field } : « { $value } » n’est pas un nombre entier.
reason-box_not_numbers = { $file }, [{ $table }] { $field } : « { $value } » n’est pas une liste de nombres entiers.
reason-box_out_of_range = { $file }, [{ $table }] { $field } : { $value } n’est pas entre { $low } et { $high }.
reason-box_not_text = { $file }, [{ $table }] { $field } : « { $value } » n’est pas du texte.
reason-box_not_texts = { $file }, [{ $table }] { $field } : « { $value } » n’est pas une liste de textes.
reason-box_not_rows = { $file }, [{ $table }] { $field } : « { $value } » n’est pas une liste de lignes de { $width } éléments chacune.
reason-box_not_plain = { $file }, [{ $table }] { $field } : il faut une ligne de texte, un nombre entier, vrai ou faux, ou une liste.
reason-box_too_large = { $file }, [{ $table }] { $field } : c’est plus que ce qu’une boîte peut contenir.
reason-box_bad_name = { $file }, [{ $table }] { $field } : un nom se compose de lettres minuscules, de chiffres et de tirets bas, 40 au plus.
reason-box_unknown_word = { $file }, [{ $table }] { $field } : « { $value } » n’est pas parmi : { $words }.
reason-box_other_game = { $file } : cette boîte est celle de « { $game } », un jeu absent d’ici.
reason-box_no_game = { $file } : indiquez à quel jeu appartient cette boîte : [box] game = "…".

## Parties enregistrées et positions

reason-record_unreadable = { $file } : impossible de lire le fichier ({ $why }).
reason-record_not_json = { $file } : ce n’est pas une partie enregistrée ({ $why }).
reason-record_malformed = { $file } : cette partie enregistrée n’est pas des nôtres. { $path } : { $problem }
reason-record_other_rules = Cette partie a été jouée avec les règles { $rules } ; ce programme joue avec les règles { $ours }.
reason-record_illegal = Le choix { $number } de la partie n’est pas permis ({ $reason }).
reason-record_other_hash = La relecture aboutit à une autre position ({ $replayed }) que celle enregistrée ({ $recorded }).
reason-record_no_promise = { $file } : l’enregistrement ne dit pas quelle donne a été promise, ou comment la partie a fini. Les tables terminées d’un serveur donnent des enregistrements qui le disent.
reason-commitment_malformed = Le nombre montré au début a 64 chiffres hexadécimaux.
reason-position_unreadable = { $file } : impossible de lire le fichier ({ $why }).
reason-position_not_toml = Ce n’est pas du TOML : { $why }
reason-position_malformed = { $path } : { $problem }
reason-position_other_rules = Cette position est des règles { $rules } ; ce programme joue avec les règles { $ours }.
reason-unknown_game = Le jeu « { $game } » n’existe pas. Il y a : { $known }.

## Ce que tout journal peut dire

event-forced = (Il n’y avait qu’une possibilité.)
event-answered = { $seat } a choisi.

## La ligne de commande

cli-help = Des jeux de société exactement selon les règles : jouer, trancher un point de règle, compter les points, faire jouer des robots.
cli-see-help = Voir « { $command } --help ».
cli-json-help = Écrit du JSON plutôt que des phrases.
cli-game-help = La clé du jeu, telle que « ludoteca games » la donne.
cli-seats-help = Le nombre de joueurs (le plus petit possible, si rien n’est dit).
cli-seed-help = La graine : une même graine donne la même partie.
cli-option-help = Une option du jeu, sous la forme clé=valeur ; peut se répéter.
cli-box-help = Le fichier de boîte (TOML) d’un propriétaire, posé sur le nôtre.
cli-games-help = Énumère les jeux auxquels on peut jouer ici.
cli-games-languages-help = Énumère les langues de chaque jeu, et celles où il parle encore anglais.
cli-game = Jeu
cli-seats = Joueurs
cli-about = De quoi il s’agit
cli-options = Options
cli-languages = Langues
cli-languages-missing = Encore en anglais
cli-simulate-help = Fait jouer beaucoup de parties à des robots et montre ce qu’elles disent.
cli-simulate-examples = Exemples : ludoteca simulate pebbles --games 1000 --seats 3 · ludoteca simulate pebbles --players greedy,random --workers 2 --save records
cli-games-number-help = Combien de parties.
cli-workers-help = Combien de processus se partagent le travail ; le résultat est le même.
cli-players-help = Qui joue : un nom pour toutes les places, ou un par place, séparés par des virgules (random, greedy).
cli-save-help = Un dossier pour l’enregistrement de toutes les parties.
cli-playing = Parties
cli-simulated = { $games } parties de { $game } en { $seconds } s, { $pace } décisions par seconde.
cli-seat = Place
cli-player = Joueur
cli-wins = Victoires
cli-score = Points
cli-decisions = Décisions par partie
cli-replay-help = Écrit le journal d’une partie enregistrée et vérifie qu’elle finit toujours de même.
cli-replay-examples = Exemple : ludoteca replay records/pebbles-000001.json
cli-record-help = Une partie enregistrée, comme l’écrivent « simulate --save » et les tables finies.
cli-replay-checked = La relecture aboutit là où l’enregistrement le dit ({ $hash }).
cli-replay-unfinished = La partie enregistrée n’est pas finie ; elle en est à { $hash }.
cli-fair-help = Vérifie qu’une partie jouée sur un serveur a été distribuée comme promis avant le début.
cli-fair-examples = Exemple : ludoteca fair pebbles-k7m2.json --commitment 926bd47b…
cli-commitment-help = Le nombre que la table vous a montré au début.
cli-fair-proved = C’est prouvé : la donne est celle qui vous a été promise au début, et les choix mènent à la fin enregistrée.
cli-fair-fits = L’enregistrement concorde : la graine et le sel donnent le nombre promis, et les choix mènent à la fin enregistrée.
cli-fair-compare = C’est prouvé si la table vous a montré ce nombre au début : { $number }
cli-fair-other-deal = Cela ne concorde pas : la graine et le sel ne donnent pas le nombre promis. La graine, le sel ou le nombre a été modifié.
cli-fair-other-promise = Cela ne concorde pas : le nombre que vous avez noté n’est pas celui de l’enregistrement. Une autre donne vous a été promise.
cli-final = Score final
cli-standing = Score provisoire
cli-box-commands-help = Montre les nombres de la boîte d’un jeu et vérifie ceux d’un propriétaire.
cli-box-check-help = Vérifie le fichier de boîte d’un propriétaire et montre ce qu’il change.
cli-box-check-examples = Exemple : ludoteca box check ma-boite.toml   (le fichier commence par [box] et game = "pebbles")
cli-box-good = { $file } est une bonne boîte pour { $game } ; valeurs changées : { $changes }.
cli-box-show-help = Montre chaque valeur de la boîte d’un jeu avec sa source.
cli-assumed-help = Seulement les valeurs que personne n’a pu vérifier.
cli-rules-help = Écrit les règles numérotées d’un jeu, un chapitre ou une seule règle.
cli-rules-examples = Exemples : ludoteca rules pebbles · ludoteca rules pebbles B-SWAP · ludoteca rules pebbles B-ROUND-03
cli-rule-help = Le numéro d’une règle, ou son début.
cli-rules-short = Raconte les règles comme à un ami, en quelques minutes.
cli-about-help = Dit quel est ce programme et si son moteur est compilé.
cli-about-line = Ludoteca { $version }, moteur : { $engine }
cli-about-python = Python { $python } ; jeux : { $games }
cli-about-plain = Ces modules ne sont pas compilés tant que scripts/compile n’est pas relancé : { $modules }
cli-score-help = Compte les points d’une vraie table décrite dans un fichier.
cli-score-examples = Exemple : ludoteca score dream-home maison.toml
cli-table-help = La table en TOML ; la page de règles du jeu montre comment.
cli-total = Total
cli-place = Rang
cli-photo-help = Juge et dessine une photo décrite dans un fichier.
cli-photo-examples = Exemples : ludoteca photo scene.toml --out photo.png · ludoteca photo scene.toml --annotated --out photo.svg
cli-photo-scene-help = La scène avec son appareil en TOML ; docs/photographs.md montre comment.
cli-photo-out-help = Où va l’image ; son nom finit par .svg ou .png.
cli-photo-annotated-help = Dessine aussi les marques du juge : qui cache qui, quels souhaits sont exaucés.
cli-photo-accepted = La photo est acceptée.
cli-photo-refused = La photo serait refusée : { $why } ({ $rules })
cli-photo-written = L’image est dans { $file }.
cli-position-help = Montre une position, à qui de choisir et tous les choix permis ; ou y essaie des choix.
cli-position-examples = Exemples : ludoteca position p.toml --all · ludoteca position p.toml --do "fist(three)" --do "fist(two)"
cli-position-file-help = Un fichier de position (TOML).
cli-all-help = Montre aussi les choix refusés, avec les raisons et les règles.
cli-do-help = Un choix à faire, dans ses mots ; peut se répéter.
cli-try-help = Un choix à essayer sans le faire, dans ses mots ; peut se répéter.
cli-position-over = La partie est terminée.
cli-position-open = (Une question ouverte : toute disposition que les règles acceptent.)
cli-position-refused = Refusés :
cli-play-help = Joue : dans le navigateur ou, si un jeu est nommé, dans ce terminal, avec des personnes et des robots.
cli-play-examples = Exemples : ludoteca play · ludoteca play pebbles --seats 3 · ludoteca play pebbles --people 2 --plain
cli-play-seats-help = Combien de places compte la table.
cli-people-help = Combien de personnes jouent à ce terminal ; des robots prennent les autres places.
cli-bots-help = Quels robots jouent : random ou greedy.
cli-lang-help = La langue : en, pt-BR, pt-PT, it ou fr.
cli-plain-help = Des lignes simples, pour lecteurs d’écran et terminaux simples.
cli-continue-help = Reprend la dernière partie inachevée.
cli-choose-game = À quel jeu voulez-vous jouer ?
cli-choose-number = Numéro :
reason-unknown_player = Le joueur « { $player } » n’existe pas. Il y a : { $known }.
reason-no_insight = { $player } ne sait encore rien de { $game } : laissez jouer random.
reason-lineup = { $names } joueurs ont été nommés pour { $seats } places : nommez-en un, ou un par place.
reason-folder_unwritable = { $folder } : impossible d’y écrire ({ $why }).
reason-unknown_rule = { $game } n’a pas de règle « { $rule } ».
reason-no_score_pad = { $game } n’a pas de feuille de score.
reason-no_lesson = { $game } n’a pas encore de leçon. Les règles peuvent être lues, et une table avec des robots faciles est un bon début.
reason-no_short_rules = { $game } n’a pas de règles en bref ; les règles numérotées peuvent être lues.
reason-no_photographs = { $game } ne prend pas de photos.
reason-photo_suffix = { $file } : le nom d’une image finit par { $known }.
reason-no_such_words = Aucun choix de ce jeu ne s’écrit « { $words } ».
reason-unknown_language = « { $lang } » n’est pas une de nos langues : { $known }.
reason-no_people = { $people } personnes ne tiennent pas à une table de { $seats }.

## La table dans le terminal

terminal-table = Table
terminal-log = Ce qui s’est passé
terminal-none = rien
terminal-empty = —
terminal-your-turn = À vous : { $question }
terminal-turn-of = { $name } : { $question }
terminal-thinking = { $name } réfléchit …
terminal-undone = { $name } reprend son dernier choix.
terminal-no-undo = On ne peut plus revenir en arrière : quelque chose a été révélé depuis, ou quelqu’un d’autre a joué.
terminal-arrange = Laisser un robot s’en charger
terminal-compose = Écrire la réponse vous-même
terminal-compose-keys = ^S donne la réponse · Échap revient sans elle
terminal-compose-example = Voici comment s’écrit une réponse ; celle-ci serait valable :
terminal-compose-file = Tapez le chemin d’un fichier qui contient votre réponse.
terminal-filter = Tapez pour réduire la liste
terminal-no-match = Rien dans la liste ne correspond.
terminal-hand-over = Passez le clavier à { $name }. { $name } : appuyez sur Entrée quand personne d’autre ne regarde.
terminal-hand-over-text = Passez l’écran à { $name }. Ce que les autres ont reste caché.
terminal-ready = Entrée : { $name } est là et personne d’autre ne regarde
terminal-undo-before = u : { $name } reprend son dernier choix
terminal-over = La partie est terminée.
terminal-winners =
    { $count ->
        [one] Victoire pour { $names } !
       *[other] { $names } partagent la victoire !
    }
terminal-result = { $place }. { $name } : { $score } ({ $parts })
terminal-total = Total
terminal-place = Place
terminal-see-result = Voir le résultat
terminal-stay = Rester à table
terminal-leave = Quitter la table
terminal-record = Le compte rendu de cette partie : { $path }
terminal-saved =
    La partie est conservée : { $path }
    « ludoteca play --continue » la reprend.
terminal-not-saved = La partie ne peut pas être enregistrée. { $why }
terminal-nothing-to-continue = Il n’y a pas de partie inachevée.
terminal-no-screen = On ne peut pas dessiner d’écran sur ce terminal : la table est racontée en lignes simples.
terminal-too-small = Un peu plus de place, s’il vous plaît : au moins { $columns } colonnes et { $rows } lignes.
terminal-why = Pourquoi ne puis-je pas … ?
terminal-refused = Ce que vous ne pouvez pas faire maintenant, et les règles qui le disent :
terminal-nothing-refused = Rien de cela n’est refusé maintenant.
terminal-more-refused =
    { $count } autres sont refusés. Pour préciser : { $why } et quelques mots du choix.
terminal-back = Entrée ou Échap : retour à la table
terminal-key-help = Aide
terminal-key-why = Pourquoi ?
terminal-key-undo = Annuler
terminal-key-hint = Conseil
terminal-hint = Un joueur fort ferait : { $choice }
terminal-hint-own = une réponse composée par lui-même
terminal-key-table = Table
terminal-key-log = Journal
terminal-key-quit = Quitter
terminal-help =
    Les flèches et Entrée choisissent dans la liste ; la touche affichée devant la ligne aussi.
    Les longues listes se réduisent en tapant ; les lettres ci-dessous deviennent alors Ctrl et touches de fonction.
    Au-dessus de la liste, ce que ferait le choix en surbrillance.

    ? ou F4    pourquoi certains choix sont refusés, avec les règles
    i ou F6    ce qu’un joueur fort ferait contre des robots, et pourquoi
    u ou ^Z    reprendre votre dernier choix, tant que rien n’est révélé
    t ou F2    la table en plein écran, et retour
    l ou F3    le journal en plein écran, et retour
    d ou F9    clair ou sombre
    n ou F5    votre carnet privé, là où la table en a un
    Maj+↑ ↓    faire défiler la table ; Tab passe d’une partie à l’autre
    q ou ^Q    quitter ; « ludoteca play --continue » reprend la partie
terminal-notebook = Votre carnet
terminal-notebook-empty = Votre carnet est vide.
terminal-notebook-keys = ^S le garde · Échap revient sans
terminal-plain-welcome = Tapez un numéro pour choisir, ou « { $help } » pour les commandes.
terminal-no-such-number = Ce numéro n’existe pas : choisissez de { $low } à { $high }.
terminal-not-understood = Pas compris. Tapez un numéro de { $low } à { $high }, ou « { $help } ».
terminal-command-help = aide
terminal-command-table = table
terminal-command-log = journal
terminal-command-why = pourquoi
terminal-command-try = essayer
terminal-command-hint = conseil
terminal-command-undo = annuler
terminal-command-note = note
terminal-command-quit = quitter
terminal-plain-help =
    Un numéro choisit dans la liste ; le choix dans ses propres mots aussi, et tout autre mot cherche dans la liste.
    { $table }: toute la table
    { $log }: encore les dernières lignes du journal
    { $why }: pourquoi des choix sont refusés ; des mots à la suite précisent
    { $try }: ce que ferait un choix ; ajoutez son numéro ou ses mots
    { $hint } : ce que ferait un joueur fort, et pourquoi, si tous les adversaires sont des robots
    { $undo }: reprendre votre dernier choix, tant que rien n’est révélé
    { $note }: votre carnet privé, là où la table en a un ; des mots à la suite y sont notés, un « - » le vide
    { $quit }: quitter ; la partie est conservée
    { $help }: cette liste

## What a choice would do

preview-points = Points : { $points }
preview-asked = On vous demanderait ensuite : { $question }
preview-others = Ensuite, ce serait à quelqu’un d’autre de décider.
preview-unknown = La suite ne peut pas se savoir d’avance.
preview-over = Ce serait la fin de la partie.

## Pourquoi un joueur fort ferait ce choix

hint-gain = { $part } : +{ $count } tout de suite.
hint-loss = { $part } : −{ $count }.
hint-whole = { $unit } : { $times } sur { $number }, donc tout.
hint-short = { $unit } : { $times } sur { $number }. Ce qui limite : { $limit }.
hint-over = La partie se termine ainsi.
hint-later = Cela ne rapporte pas de points tout de suite, mais davantage à la fin.
hint-rather_later = « { $choice } » rapporterait +{ $count } tout de suite, mais moins à la fin.
hint-happens = Ce que cela fait : { $event }
hint-chance =
    { $tenths ->
        [0] Vous ne gagneriez alors presque jamais.
        [10] Vous gagneriez alors presque toujours.
       *[other] Vous gagneriez alors environ { $tenths } parties sur 10.
    }
hint-even = « { $choice } » vaut à peu près autant.
hint-little = C’est un peu mieux que « { $choice } ».
hint-better = Avec « { $choice } », ce serait environ { $tenths } sur 10.

## Hosted tables

event-undone = { $seat } revient en arrière de { $count }.
event-out_of_time = Le temps de { $seat } est écoulé.
event-stood_in = Un robot joue maintenant pour { $seat }.
event-came_back = { $seat } joue de nouveau en personne.
event-carried_over = Les règles ont changé (de { $old } à { $new }) ; la partie continue d’ici.
event-table_ended = La table a été fermée avant la fin.
reason-stale = La table a avancé entre-temps ({ $expected } attendu, elle en est à { $now }).
reason-table_closed = Cette table est fermée.
reason-table_frozen = Cette table peut être lue, mais plus jouée.
reason-nothing_to_undo = On ne peut pas revenir en arrière : quelque chose a été révélé depuis, ou quelqu’un d’autre a agi.
reason-not_saved = Cela n’a pas pu être enregistré, donc rien ne s’est passé. Veuillez réessayer.
reason-out_of_reach = Les tables sont inaccessibles pour le moment. Veuillez réessayer dans un instant.
reason-not_possible = Quelque chose s’est mal passé de notre côté ; rien n’a changé.
reason-not_your_seat = La place de { $seat } n’est pas la vôtre.
reason-still_here = { $seat } est encore là, ou l’était à l’instant.
reason-hello_first = La page doit d’abord se présenter.
reason-too_fast = Trop de demandes à la fois : attendez un instant.
reason-too_much_work = Cela demanderait trop de travail. Essayez avec des nombres plus petits.
reason-message_too_long = Ce message est trop long (plus de { $most } octets).
reason-message_malformed = Ce message est incompréhensible : { $why }
reason-choice_malformed = Cette réponse est illisible. { $path } : { $problem }
reason-nothing_said = Il n’y a rien dans ce message.
reason-too_many_spectators = Il n’y a plus de place pour regarder : ils sont déjà { $most }.
reason-no_such_table = Il n’y a pas de telle table ici.
reason-seat_taken = Quelqu’un d’autre a pris cette place.
reason-seated_already = Vous avez déjà une place à cette table.
reason-wrong_invite = Cette invitation n’est pas valable, ou a déjà servi.
reason-not_over_yet = Il faut attendre la fin de la partie.
reason-no_hints = Il n’y a de conseils que si tous les adversaires sont des robots.
reason-no_such_analysis = Cette analyse n’est plus conservée : il faut la recommencer.
reason-no_record = Cette partie a été jouée sous deux versions des règles : elle n’a pas de compte rendu à rejouer.
reason-unknown_level = Il n’y a pas de robots de niveau « { $level } ». Il y a : { $known }.
reason-listed_deal = À une table montrée à tous, c’est le hasard qui distribue. Laissez la donne vide, ou ne montrez pas la table.
reason-unknown_seat_kind = Une place ne peut pas être « { $kind } ».
reason-wrong_origin = Cette page n’a pas le droit de parler à ce serveur.
reason-name_needed = Veuillez donner un nom.
reason-name_taken = Quelqu’un d’autre s’appelle déjà « { $name } ».
reason-name_alike = Quelqu’un à cette table a un nom qui ressemble à « { $name } » : choisissez-en un autre.
reason-no_address = « { $text } » n’est ni une adresse, comme 10.0.0.5, ni un réseau, comme 10.0.0.0/8.
reason-password_short = Un mot de passe a au moins { $least } caractères.
reason-wrong_password = Le nom et le mot de passe ne vont pas ensemble.
reason-cannot_listen = Le serveur ne peut pas écouter sur { $host }, port { $port } ({ $why }). Choisissez-en un autre avec --port.
reason-no_database = La base de données ne s’ouvre pas : { $why }
reason-no_broker = Redis ne peut pas servir : { $why }. « pip install ludoteca[redis] » apporte ce qu’il faut pour lui parler ; sans --broker, PostgreSQL s’en charge.
server-no-page = Le serveur fonctionne, mais sa page n’a pas été construite. Dans une copie du dépôt, scripts/build_web la construit ; « ludoteca play --terminal » ouvre une table dans le terminal.

## The command line

cli-serve-help = Sert des tables aux navigateurs : sur cette machine, dans le réseau local ou au monde entier.
cli-serve-examples = Exemples : ludoteca serve · ludoteca serve --lan · ludoteca serve --no-browser --port 8000 --database postgresql://localhost/ludoteca
cli-host-help = L’adresse à laquelle écouter.
cli-port-help = Le port auquel écouter ; 0 prend n’importe quel port libre.
cli-lan-help = Laisse jouer d’autres personnes du réseau local ; affiche un lien et un code pour téléphones.
cli-no-browser-help = N’ouvre pas de navigateur.
cli-database-help = L’URL de la base de données (à défaut, un fichier SQLite dans votre dossier de données).
cli-broker-help = Avec plusieurs serveurs sur un PostgreSQL : l’URL d’un Redis par lequel ils se préviennent, comme redis://host:6379/0. Sans lui, PostgreSQL s’en charge.
cli-host-name-help = Un autre nom auquel ce serveur répond, comme games.example.org ; peut être répété.
cli-https-help = La page est atteinte par https, à travers un proxy devant ce serveur : les cookies sont marqués comme sûrs.
cli-proxy-help = Derrière un proxy : son adresse (ou son réseau), que l’on croit quand il dit d’où vient une demande. Peut être donné plusieurs fois.
cli-metrics-help = Qui montre ce jeton peut lire les compteurs sous /metrics ; sans lui, personne.
cli-terminal-help = Joue dans le terminal même s’il y a une table dans le navigateur.
cli-serving = Ludoteca est prête : { $link }  (Ctrl-C l’arrête)

## The page

page-loading = Un instant…
page-home = Accueil
page-welcome = La table est mise pour vous.
page-welcome-more = Des jeux de société exactement selon les règles, entre amis ou contre des robots. Aucun compte nécessaire.
page-unreachable = Le serveur ne répond pas.
reason-unreachable = Le serveur ne répond pas.
page-try-again = Réessayer
page-refused = Ce n’est pas possible maintenant.
page-empty = —
page-more = Plus
page-search = Rechercher
page-more-found = Encore { $count } : tapez pour affiner.
page-close = Fermer
page-none-found = Rien ne correspond à ces mots.

## The page: language and appearance

page-look = Langue et apparence
page-language = Langue
page-appearance = Apparence
page-look-auto = Comme l’appareil
page-look-light = Clair
page-look-dark = Sombre
page-look-contrast = Contraste élevé
page-still = Sans animation
page-speed = Vitesse des animations
page-speed-normal = normale
page-speed-fast = rapide
page-speed-skip = tout passer
page-touch = Vibration
page-plain-table = Table simple
page-sound = Sons
page-notices = Un avis quand c’est mon tour

## The page: ways to a table

page-my-tables = Vos tables
page-finished-tables = Parties terminées
page-continue = Continuer
page-look-back = Revoir
page-table-over = terminée
page-table-running = en cours
page-your-turn-short = À vous
page-play-now = Jouer tout de suite contre des robots
page-play = Jouer
page-players = Joueurs
page-players-range = de { $low } à { $high } joueurs
page-bots-level = Force des robots
page-strength = Force
page-level-easy = détendu
page-level-steady = solide
page-level-sharp = affûté
page-level-tutor = tuteur
page-more-options = Toutes les options
page-rules = Règles
page-rules-short = En bref
page-rules-numbered = Chaque règle
page-contents = Sommaire
page-all-rules = Toutes les règles
page-read-rule = Lire la règle { $rule }
page-in-the-rules = Chercher dans les règles
page-rules-language = Les règles numérotées sont en anglais.
page-with-people = Avec d’autres personnes
page-new-table = Nouvelle table
page-open-table = Ouvrir la table
page-lobby = Tables ouvertes
page-lobby-empty = Aucune table n’attend de joueurs en ce moment.
page-code = Code ou lien d’une invitation
page-join = Rejoindre
page-invited = On vous attend à la table
page-your-seat = votre place
page-sit-down = S’asseoir
page-name = Nom
page-guest = Invité
page-game = Jeu
page-score-pad = Carnet de score
page-open-record = Ouvrir un enregistrement
page-record-file = Un fichier d’enregistrement (.json), tel que le donnent les tables terminées
page-choose-file = Choisir un fichier
page-drop-file = ou déposez-le ici

## The page: a new table

page-seat-who = Place { $number }
page-kind-me = Moi
page-kind-bot = Un robot
page-kind-here = Quelqu’un sur cet écran
page-kind-link = Quelqu’un par lien
page-link-hint = Vous recevez un lien à envoyer.
page-options = Options
page-clock = Horloge
page-clock-kind = Temps de réflexion
page-clock-none = sans limite
page-clock-turn = par coup
page-clock-bank = pour toute la partie
page-clock-days = des jours par coup
page-clock-in-minutes = Minutes
page-clock-in-days = Jours
page-clock-increment = Secondes rendues par choix
page-listed = Montrer cette table à tous sur ce serveur
page-box = Ce que contient la boîte
page-box-about = Sur { $all } valeurs, { $assumed } sont supposées. Si vous possédez le jeu, mettez ce qui est imprimé.
page-box-file = Votre propre fichier de boîte (TOML)
page-box-file-used = Votre fichier est utilisé.
page-box-file-drop = Sans le fichier
page-box-all = Montrer toutes les valeurs
page-source-rulebook = livre de règles
page-source-card_library = catalogue de cartes
page-source-second_source = seconde source
page-source-review = critique
page-source-deduced = déduit
page-source-ruling = notre décision
page-source-assumed = supposé
page-source-owner = du propriétaire
page-deal = La donne
page-seed = Un nombre, ou la graine d’une partie finie : la même donne la même partie, et toute la table la voit (vide : le hasard décide)
page-seed-listed = À une table montrée à tous, c’est le hasard qui distribue.

## The page: at the table

page-what-to-do = Que faire
page-to-move = au trait
page-thinking = { $names }…
page-waiting-for = On attend { $names }
page-waiting-for-people = On attend que les invités s’assoient
page-not-you = Quelqu’un d’autre choisit.
page-only-watching = Vous regardez : seul ce que tout le monde peut voir est montré.
page-frozen = Cette table peut être lue, mais plus jouée.
page-closed = Cette table a été fermée.
page-offline = La connexion est perdue. Nouvel essai en cours ; rien de ce que vous avez choisi n’est perdu.
page-connecting = Connexion…
page-filter = Chercher parmi { $count } choix
page-pick = Choix pour ceci
page-about-thing = Choix à ce sujet : { $count }
page-all-choices = Tout montrer
page-looks = Regarder ne change rien :
page-undo = Annuler
page-restart = Recommencer le tour
page-why-not = Pourquoi ne puis-je pas… ?
page-why-search = Que voudriez-vous faire ?
page-why-allowed = Vous pouvez le faire maintenant.
page-open-question = Il y a trop de possibilités pour les énumérer.
page-your-answer = Votre réponse (vous pouvez la changer)
page-give-answer = Donner cette réponse
page-arrange-again = Disposer autrement
page-tab-log = Déroulement
page-beside = À côté de la table
page-tab-choices = Choix
page-unread = { $count } à lire
page-drawn-table = La table dessinée
page-info-mode = Qu’est-ce que c’est ?
page-info-more = Appuyez sur n’importe quoi pour savoir ce que c’est. Le bouton met fin à cela.
page-tab-chat = Discussion
page-tab-seats = Table
page-tab-notes = Notes
page-notes-more = Votre carnet. Personne d’autre ne peut le voir.
page-past = Moment { $at } sur { $last }.
page-past-more = Vous voyez ce que tout le monde pouvait voir alors.
page-past-end = Revenir au présent
page-hint = Demander un conseil
page-hint-thinking = Un joueur fort y réfléchit …
page-hint-best = Un joueur fort ferait :
page-composed-answer = une réponse composée
page-was-chosen = choisi
page-silence = Ne rien dire vaut : { $choice }
page-log-empty = Rien ne s’est encore passé.
page-log-more = { $count } lignes précédentes
page-time-left = Temps restant :
page-away = absent
page-bot-plays = un robot continue
page-stand-in = Laisser un robot jouer pour moi
page-stood-in = Un robot joue à votre place.
page-stand-in-other = Laisser un robot jouer pour { $name } en attendant
page-leave = Quitter la table
page-leave-more = Un robot jouera à votre place, et vous ne pourrez plus revenir à ce siège.
page-leave-really = Partir pour de bon
page-stay = Rester
page-take-back = Rejouer moi-même
page-seat-person = une personne
page-seat-bot = un robot
page-seat-open = encore à venir
page-seat-left = est parti
page-seat-free = place libre
page-spectator = Un spectateur
page-watching = Spectateurs : { $count }
page-invite-link = Envoyez ce lien ; il sert une fois.
page-watch-link = Lien pour regarder
page-copy = Copier
page-copied = Copié
page-fair = La donne était-elle honnête ?
page-fair-more = Ce nombre a été fixé avant le début. À la fin vous voyez la graine et le sel dont il est le SHA-256.
page-fair-fits = Cela concorde : la partie a été distribuée comme promis.
page-fair-differs = Cela ne concorde pas : la partie n’a pas été distribuée comme promis.
page-deal-chosen = L’hôte a choisi la donne : graine { $seed }. Qui la connaît peut connaître les cartes.
page-hand-over = Passez l’écran à { $name }
page-hand-over-more = Rien de secret n’est à l’écran. { $name }, continuez quand personne d’autre ne regarde.
page-hand-over-ready = { $name } est là
page-hand-over-undo = { $name } reprend le dernier choix

## The page: lessons

page-lesson = Leçon
page-lesson-begin = L’apprendre en cinq minutes
page-lesson-continue = Continuer la leçon
page-lesson-next = Suivant
page-lesson-back = Un pas en arrière
page-lesson-now = À vous :
page-lesson-do = Jouez pour moi
page-lesson-strayed = Vous avez pris un autre chemin, et c’est très bien. Revenez en arrière pour reprendre la leçon, ou jouez tout simplement.
page-lesson-free-only = Vous avez pris un autre chemin, et on ne peut plus revenir en arrière. Continuez à jouer, ou recommencez la leçon.
page-lesson-again = Recommencer la leçon
page-lesson-return = Revenir à la leçon
page-lesson-free = Jouer librement
page-lesson-end = Continuer
page-lesson-leave = Quitter
page-lesson-fold = Replier le tuteur
page-lesson-unfold = Réentendre le tuteur

## The page: talk

page-chat-say = Dites quelque chose
page-chat-send = Envoyer
page-chat-mute = Masquer la discussion
page-chat-mute-one = Masquer ce que dit { $name }
page-chat-hello = Bonjour !
page-chat-well-played = Bien joué !
page-chat-thinking = Laissez-moi réfléchir…
page-chat-oops = Oups !
page-chat-thanks = Merci pour la partie !

## The page: afterwards

page-chart = Points au fil du temps
page-before = La partie précédente : { $scores }
page-rematch = Revanche
page-to-rematch = Vers la revanche
page-same-deal = Même donne contre des robots
page-compare = Comparer avec la même donne
page-compare-more = parties de la donne { $seed } : { $count }
page-compare-others = Les autres
page-compare-one = Rejouez la même donne pour comparer.
page-download = Télécharger l’enregistrement
page-to-table = À la table
page-replay = Revoir la partie
page-replay-eyes = Vu par
page-replay-open = toutes les cartes ouvertes
page-replay-public = un spectateur
page-replay-chair = Depuis la chaise de { $name }
page-replay-moment = Moment { $at } sur { $last }
page-analysis = Analyse
page-analysis-more = Un joueur fort revoit chaque décision, avec ce que la place pouvait savoir alors.
page-analysis-begin = Analyser la partie
page-analysis-progress = { $done } décisions sur { $total }
page-analysis-loss = Perdu par rapport au meilleur : { $loss } %
page-analysis-none = Aucun vrai choix n’a mené à ce moment.
page-analysis-soon = Ce moment reste à examiner.
page-analysis-swings = Les plus grands tournants
page-swing-choice = Moment { $moment } : un choix de { $name }, { $from } % → { $to } %
page-swing-table = Moment { $moment } : la table tourne pour { $name }, { $from } % → { $to } %
page-step-start = Au début
page-step-round-back = Une manche en arrière
page-step-turn-back = Un tour en arrière
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
page-step-turn = Un tour en avant
page-step-round = Une manche en avant
page-step-end = À la fin

## The page: accounts

page-account = Compte
page-account-hello = Bonjour, { $name }
page-account-more = Un compte n’est jamais nécessaire. Avec un compte, vos tables vous suivent sur chaque appareil.
page-sign-in = Se connecter
page-sign-up = Nouveau compte
page-sign-out = Se déconnecter
page-password = Mot de passe
page-password-old = Mot de passe actuel
page-password-new = Nouveau mot de passe
page-password-change = Changer de mot de passe
page-password-more = Qui est connecté ailleurs avec l’ancien devra se reconnecter.
page-password-changed = Le mot de passe est changé.
page-or = ou
page-passkey = Clé d’accès
page-passkeys = Clés d’accès
page-passkeys-more = Connectez-vous avec le verrouillage de votre appareil au lieu d’un mot de passe.
page-passkey-sign-in = Se connecter avec une clé d’accès
page-passkey-sign-up = Nouveau compte avec une clé d’accès
page-passkey-add = Ajouter une clé d’accès
page-passkey-label = Un nom pour elle (par exemple : mon téléphone)
page-passkey-used = créée { $made }, utilisée { $used }
page-passkey-drop = Supprimer
reason-passkey_cancelled = Le navigateur n’a donné aucune clé d’accès. Réessayez, ou utilisez un mot de passe.

## The page: the score pad

page-pad-place = Rang { $place }
page-pad-less = { $part } : un de moins
page-pad-more = { $part } : un de plus
page-pad-add = { $part } : ajouter
page-pad-remove = { $part } : enlever
page-pad-way = Comment compter
page-pad-way-form = Laisser les règles compter
page-pad-way-plain = Seulement additionner
page-pad-way-file = D’un fichier
page-pad-clear = Vider le carnet
page-pad-exact-more = Décrivez la table comme le montre la page des règles, et chaque point est compté pour vous.
page-pad-toml = La table (TOML)
page-pad-count = Compter

## Ce qui ne va pas dans les données d’un fichier

wire-whole_number = il faut un nombre entier, et non « { $found } »
wire-out_of_range = { $value } est hors limites
wire-hex_digits = il faut 16 ou 48 chiffres hexadécimaux
wire-seed = il faut un nombre ou une clé de 32 chiffres hexadécimaux
wire-true_or_false = il faut true ou false, et non « { $found } »
wire-text_needed = il faut un texte, et non « { $found } »
wire-unknown_word = « { $word } » n’est pas connu ici
wire-list_needed = il faut une liste, et non « { $found } »
wire-items = il faut { $wanted } éléments, et non { $found }
wire-too_many = il peut y en avoir { $most } au plus, pas { $found }
wire-too_large = c’est trop imbriqué ou trop long
wire-unknown_field = le champ « { $field } » n’existe pas
wire-missing_field = le champ « { $field } » manque
wire-unknown_kind = le type « { $kind } » n’existe pas
wire-fields_needed = il faut un tableau de champs, et non « { $found } »
wire-choice_needed = il faut une place et un choix
wire-player_count = on ne peut pas jouer à { $found }
wire-named_twice = une enveloppe est nommée deux fois
wire-not_the_rest = ce ne sont pas les enveloppes que personne n’a
wire-every_player_once = chaque joueur doit être nommé une fois
wire-none_left = il ne reste plus de « { $word } » dans la boîte
wire-beside_house = { $names } ne se placent pas à côté d’une maison

pad-name = Nom
reason-notebook_off = Il n’y a pas de carnet à cette table.
reason-note_too_long = Un carnet contient au plus { $most } caractères : raccourcissez-le, s’il vous plaît.
reason-no_such_moment = La partie n’en est pas encore là : le dernier moment est { $last }.
reason-not_signed_in = Connectez-vous d’abord.
reason-passkey_needs_name = Les clés d’accès ne fonctionnent qu’avec un nom tel que « localhost », pas avec l’adresse « { $host } ». Ouvrez la page par son nom ou utilisez un mot de passe.
reason-passkey_expired = Cela a pris trop de temps, ou a déjà servi : réessayez.
reason-passkey_wrong = Cette clé d’accès n’ouvre aucun compte ici.
reason-passkey_known = Cette clé d’accès sert déjà.
reason-last_way_in = Rien d’autre n’ouvre ce compte : elle doit rester.

## The arena

cli-arena-help = Fait jouer les robots entre eux et mesure : la force de chacun et l’équilibre d’un jeu.
cli-arena-run-help = Joue un tournoi : chacun contre chacun, à chaque place, avec les mêmes donnes. Interrompu, il reprend où il s’était arrêté.
cli-arena-run-examples = Exemples : ludoteca arena run fort --players easy,greedy,search:200 --rounds 50 --workers 2 --out tournoi · ludoteca arena run pebbles --seats 3 --players random,greedy --out tournoi --ray
cli-arena-players-help = Qui joue, avec des virgules : random, greedy, easy, steady, sharp, search:400 (itérations), search:1s (temps).
cli-arena-out-help = Un dossier pour les résultats, les parties et le rapport ; s’il existe, on y reprend.
cli-arena-rounds-help = Combien de donnes ; chacune est jouée une fois dans chaque composition.
cli-arena-records-help = Si chaque partie est conservée.
cli-ray-help = Joue sur une grappe Ray : son adresse, ou rien après pour une petite sur cette machine.
cli-arena-elo = Elo
cli-arena-against = Chacun contre chacun
cli-arena-games = Parties
cli-arena-report-written = Le rapport est dans { $file }.
cli-arena-interrupted = Arrêté. Ce qui a été joué est gardé dans { $folder } : la même commande reprend.
arena-one-sided = Quelqu’un n’a jamais perdu, ou jamais gagné : l’écart ne peut être qu’estimé tant qu’il n’y a pas plus de parties.
arena-title = Tournoi : { $game }
arena-lead = { $matches } parties à { $seats } sur { $deals } donnes ; chacun a eu chaque place avec les mêmes cartes. Graine { $seed }.
arena-options = Options : { $options }.
arena-strength = Force (Elo)
arena-strength-more = La moyenne est 1500, et 200 points de plus gagnent environ trois parties sur quatre. Le trait contient la vraie valeur dans 95 cas sur 100 : le plus large de ce que disent le retirage des donnes et la courbure de la vraisemblance.
arena-wins = Victoires
arena-wins-more = La part des parties gagnées ; une victoire partagée compte en partie. Intervalle de Wilson à 95 %.
arena-games = { $count } parties
arena-against = Chacun contre chacun
arena-against-more = Combien de fois la ligne a fini devant la colonne ; la même place compte pour moitié.
arena-scores = Scores
arena-scores-more = La moyenne avec son intervalle à 95 % ; à côté du nom, le plus bas et le plus haut.
arena-seats = Par place
arena-seats-more = Combien de fois chaque place a gagné, peu importe qui l’occupait ; la ligne du milieu serait équitable.
arena-seat = Place { $number }
arena-length = Longueur
arena-length-more = Décisions dans une partie ; { $mean } en moyenne.
reason-player_twice = « { $player } » est nommé deux fois : une suffit.
reason-too_few_players = Un tournoi demande au moins deux joueurs différents : séparez les noms par des virgules, comme --players random,greedy.
reason-arena_busy = { $folder } : une autre exécution y écrit. Attendez-la, ou choisissez un autre dossier.
reason-arena_no_plan = { $file } manque ou est abîmé : on ne sait pas ce qui a été joué ici. Choisissez un autre dossier.
reason-arena_other_plan = { $folder } contient une autre exécution : « { $what } » y valait { $was } et vaut maintenant { $now }. Choisissez un autre dossier, ou demandez la même chose.
reason-arena_wrong_line = { $file }, ligne { $line } : ce n’est pas la partie attendue ici. Corrigez le fichier, ou choisissez un autre dossier.
reason-no_ray = Ray n’est pas installé ici. « pip install ludoteca[ray] » l’installe ; sans --ray, --workers partage le travail sur cette machine.
reason-no_cluster = Aucune grappe Ray utilisable (« { $address } ») : { $why }
reason-workers_lost = Les processus se sont arrêtés l’un après l’autre, peut-être faute de mémoire. Ce qui a été joué est gardé : réessayez avec moins de --workers.
tally-turn = Ordre du tour
cli-balance-help = Fait jouer beaucoup de parties aux robots et dit ce qui gagne : chaque carte, place, mise en place et stratégie, avec intervalles. Interrompu, il reprend où il s’était arrêté.
cli-balance-examples = Exemples : ludoteca arena balance fort --games 500 --seats 2,3,4 --out equilibre · ludoteca arena balance pebbles --option swaps=* --out equilibre
cli-balance-players-help = Qui joue, avec des virgules ; ils occupent les places à tour de rôle (greedy par défaut).
cli-balance-seats-help = Combien de joueurs, ou plusieurs nombres avec des virgules.
cli-balance-option-help = Une option du jeu, comme clé=valeur, ou clé=* pour chaque valeur tour à tour ; répétable.
cli-balance-tables-written = Les chiffres sont dans { $files }.
cli-balance-no-parquet = Les fichiers Parquet demandent pyarrow : « pip install ludoteca[parquet] » l’installe ; les fichiers CSV contiennent la même chose.
cli-balance-what = Avec
reason-not_seat_counts = « { $wish } » n’est pas un nombre de joueurs : écrivez 2, ou 2,3,4.
arena-balance-title = Équilibre : { $game }
arena-balance-lead = { $games } parties jouées par { $players }. Graine { $seed }.
arena-balance-caution = Les points sont les taux de victoire, les traits leurs intervalles à 95 % (Wilson), et la fine ligne verticale est la part égale : une victoire divisée par le nombre de joueurs. Là où l’on compte ensemble des parties à nombres de joueurs différents, les points montrent de combien le taux dépasse la part égale ou reste en dessous. Un point plein s’écarte nettement de la ligne. Ce que possèdent les gagnants n’est pas forcément ce qui les a fait gagner.
arena-balance-seats = Combien de fois chaque place a gagné.
arena-bots = Par joueur
arena-bots-more = Combien de fois chaque robot a gagné.
arena-strategies = Par stratégie
arena-strategies-more = Combien de fois ont gagné ceux qui ont tiré de cette source une plus grande part de leurs points que les autres.
arena-entries = { $count }×
arena-no-part = rien de particulier
arena-owned = Victoires de qui l’avait à la fin
arena-played = Victoires de qui l’a joué ou utilisé
arena-rest = { $count } de plus
arena-sources = D’où viennent les points
arena-sources-more = Points moyens des gagnants (point plein) et des autres (anneau).
arena-setups = Par mise en place
arena-setups-more = Moyennes avec leurs intervalles à 95 %.
arena-setup = Mise en place
arena-games-short = Parties
arena-length-short = Décisions
arena-best = Score gagnant
arena-margin = Avance
arena-shared = Victoires partagées
arena-mean = Moyenne
arena-players = { $count } joueurs
cli-analyse-help = Dit ce qu’un joueur fort pense de chaque décision d’une partie : les meilleurs choix avec leurs chances de gagner, ce qui a été perdu, et les plus grands tournants.
cli-analyse-examples = Exemples : ludoteca analyse records/000003.json · ludoteca analyse partie.json --seat 1 --seconds 3
cli-analyse-seconds-help = Combien de temps réfléchir à chaque décision (1 seconde par défaut).
cli-analyse-iterations-help = Combien de parties essayer pour chaque décision : avec cela seul, le résultat est toujours le même.
cli-analyse-seat-help = Seulement les décisions de cette place, comptée à partir de 1.
cli-thinking = Réflexion
reason-no_such_seat = Il n’y a pas de place { $seat } : la partie se jouait à { $seats }.
analysis-number = Nº
analysis-player = Joueur
analysis-chosen = A choisi
analysis-chance = Chance
analysis-loss = Perdu
analysis-better = Autres bons choix
analysis-open = (une disposition)
analysis-seat = { $name } : { $count } décisions, dont { $best } valent la meilleure ; { $loss } perdus en moyenne.
analysis-swings = Les plus grands tournants :
analysis-swing-choice = { $number }. { $name } : de { $before } à { $after } par le choix « { $choice } ».
analysis-swing-table = { $number }. { $name } : de { $before } à { $after } par ce que les autres ont fait et par chance.
cli-arena-bounds = 95 %

## How a call ends

cli-disk-full = Le disque est plein. Libérez de la place ou choisissez un autre endroit, puis réessayez.
cli-too-many-files = Trop de fichiers sont ouverts. Fermez d’autres programmes ou relevez la limite (ulimit -n), puis réessayez.
cli-no-memory = La mémoire ne suffit pas. Fermez d’autres programmes ou réessayez avec des nombres plus petits.
cli-no-permission = { $file } : vous n’en avez pas le droit. Choisissez un autre endroit ou adressez-vous à la personne qui gère cette machine.
cli-file-trouble = { $file } : inutilisable ({ $why }).
cli-machine-trouble = Le système ne nous laisse pas continuer : { $why }. Réessayez plus tard.
cli-too-deep = C’est imbriqué trop profondément.
cli-too-large = Ce nombre est trop grand.
cli-no-text = Cela ne peut pas être lu comme du texte : { $why }
cli-our-fault = Quelque chose s’est mal passé, et c’est notre faute, pas la vôtre. Les détails sont dans { $file } : merci de nous les signaler.
cli-our-fault-untold = Quelque chose s’est mal passé, et c’est notre faute, pas la vôtre. Merci de nous le signaler : { $what }
reason-seed_too_large = Cette graine est trop grande : la plus grande est { $most }.
reason-too_many_games = { $games } parties, c’est trop pour une seule exécution : on peut en jouer au plus { $most } à la fois.
