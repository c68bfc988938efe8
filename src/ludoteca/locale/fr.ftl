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
reason-not_your_decision = C’est à quelqu’un d’autre de choisir.
reason-not_asked = Ce n’est pas la question du moment.
reason-unknown_choice = Ce choix n’existe pas dans ce jeu.
reason-seats = Ce jeu se joue de { $low } à { $high }, pas à { $seats }.
reason-unknown_option = L’option « { $option } » n’existe pas. Options possibles : { $known }.
reason-unknown_option_value = L’option « { $option } » ne peut pas valoir « { $value } ». Au choix : { $known }.

## Fichiers de boîte

reason-box_unreadable = { $file } : impossible de lire le fichier ({ $why }).
reason-box_not_toml = { $file } : ce n’est pas du TOML ({ $why }).
reason-box_no_source = { $file }, [{ $table }] { $field } : dites d’où vient la valeur (source = …).
reason-box_unknown_source = { $file }, [{ $table }] { $field } : « { $source } » n’est pas une source connue.
reason-box_unknown_confidence = { $file }, [{ $table }] { $field } : il faut high, medium ou low, pas « { $confidence } ».
reason-box_unknown_field = { $file }, [{ $table }] { $field } : seuls value, source et confidence ont leur place ici.
reason-box_unknown_value = { $file }, [{ $table }] { $field } : le jeu ne connaît pas cette valeur.
reason-box_missing = { $file }, [{ $table }] { $field } : il manque cette valeur.
reason-box_not_a_number = { $file }, [{ $table }] { $field } : « { $value } » n’est pas un nombre entier.
reason-box_not_numbers = { $file }, [{ $table }] { $field } : « { $value } » n’est pas une liste de nombres entiers.
reason-box_out_of_range = { $file }, [{ $table }] { $field } : il faut un nombre de { $low } à { $high }, pas { $value }.
reason-box_not_text = { $file }, [{ $table }] { $field } : « { $value } » n’est pas du texte.
reason-box_not_texts = { $file }, [{ $table }] { $field } : « { $value } » n’est pas une liste de textes.
reason-box_not_rows = { $file }, [{ $table }] { $field } : « { $value } » n’est pas une liste de lignes de { $width } éléments.
reason-box_not_plain = { $file }, [{ $table }] { $field } : il faut une ligne de texte, un nombre entier, vrai ou faux, ou une liste.
reason-box_too_large = { $file }, [{ $table }] { $field } : c’est trop pour une boîte.
reason-box_bad_name = { $file }, [{ $table }] { $field } : un nom compte 40 caractères au plus, lettres minuscules, chiffres ou tirets bas.
reason-box_unknown_word = { $file }, [{ $table }] { $field } : « { $value } » ne fait pas partie de : { $words }.
reason-box_other_game = { $file } : cette boîte est faite pour « { $game } », et ce jeu n’existe pas ici.
reason-box_no_game = { $file } : dites à quel jeu appartient cette boîte : [box] game = "…".

## Parties enregistrées et positions

reason-record_unreadable = { $file } : impossible de lire le fichier ({ $why }).
reason-record_not_json = { $file } : ce n’est pas un enregistrement ({ $why }).
reason-record_malformed = { $file } : ce n’est pas un de nos enregistrements. { $path } : { $problem }
reason-record_other_rules = Cette partie a été jouée avec les règles { $rules } ; ce programme suit les règles { $ours }.
reason-record_illegal = Le choix { $number } de l’enregistrement n’est pas permis ({ $reason }).
reason-record_other_hash = La partie rejouée finit sur une autre position ({ $replayed }) que la partie enregistrée ({ $recorded }).
reason-record_no_promise = { $file } : l’enregistrement ne dit pas quelle donne était promise, ou comment la partie a fini. Les parties finies sur un serveur le disent.
reason-commitment_malformed = Le nombre affiché au début compte 64 chiffres hexadécimaux.
reason-position_unreadable = { $file } : impossible de lire le fichier ({ $why }).
reason-position_not_toml = Ce n’est pas du TOML : { $why }
reason-position_malformed = { $path } : { $problem }
reason-position_other_rules = Cette position suit les règles { $rules } ; ce programme suit les règles { $ours }.
reason-unknown_game = Le jeu « { $game } » n’existe pas. Jeux possibles : { $known }.

## Ce que tout journal peut dire

event-forced = (Pas d’autre choix.)
event-answered = { $seat } a choisi.

## La ligne de commande

cli-help = Des jeux de société, règles respectées à la lettre : jouer, trancher un point de règle, compter les points, faire jouer des robots.
cli-see-help = Tapez « { $command } --help » pour l’aide.
cli-json-help = Écrit du JSON plutôt que des phrases.
cli-game-help = La clé du jeu, comme l’écrit « ludoteca games ».
cli-seats-help = Le nombre de joueurs (à défaut, le plus petit possible).
cli-seed-help = La graine : la même graine redonne la même partie.
cli-option-help = Une option du jeu, sous la forme clé=valeur ; à répéter au besoin.
cli-box-help = Un fichier de boîte (TOML) : ses valeurs remplacent les nôtres.
cli-games-help = Donne la liste des jeux.
cli-games-languages-help = Donne les langues de chaque jeu, et celles où il reste de l’anglais.
cli-game = Jeu
cli-seats = Joueurs
cli-about = Le jeu en deux mots
cli-options = Options
cli-languages = Langues
cli-languages-missing = Encore en anglais
cli-simulate-help = Fait jouer beaucoup de parties à des robots et résume ce qu’on en apprend.
cli-simulate-examples = Exemples : ludoteca simulate pebbles --games 1000 --seats 3 · ludoteca simulate pebbles --players greedy,random --workers 2 --save records
cli-games-number-help = Combien de parties.
cli-workers-help = Combien de processus se partagent le travail ; le résultat ne change pas.
cli-players-help = Qui joue : un nom pour toutes les places, ou un par place, séparés par des virgules (random, greedy).
cli-save-help = Le dossier où enregistrer toutes les parties.
cli-playing = Parties
cli-simulated = { $games } parties de { $game } en { $seconds } s, { $pace } décisions par seconde.
cli-seat = Place
cli-player = Joueur
cli-wins = Victoires
cli-score = Points
cli-decisions = Décisions par partie
cli-replay-help = Raconte une partie enregistrée et vérifie qu’elle finit toujours de la même façon.
cli-replay-examples = Exemple : ludoteca replay records/pebbles-000001.json
cli-record-help = Un enregistrement, comme ceux de « simulate --save » et des parties finies.
cli-replay-checked = La partie rejouée finit bien comme l’enregistrement le dit ({ $hash }).
cli-replay-unfinished = La partie enregistrée n’est pas finie ; elle en est là : { $hash }.
cli-fair-help = Vérifie que la donne d’une partie jouée sur un serveur est bien celle promise avant le début.
cli-fair-examples = Exemple : ludoteca fair pebbles-k7m2.json --commitment 926bd47b…
cli-commitment-help = Le nombre affiché à la table au début.
cli-fair-proved = C’est prouvé : la donne est celle qui vous était promise au début, et les choix mènent bien à la fin enregistrée.
cli-fair-fits = L’enregistrement se tient : la graine et le sel donnent le nombre promis, et les choix mènent bien à la fin enregistrée.
cli-fair-compare = Ce sera prouvé si la table vous a montré ce nombre au début : { $number }
cli-fair-other-deal = Ça ne colle pas : la graine et le sel ne donnent pas le nombre promis. L’un des trois a été modifié.
cli-fair-other-promise = Ça ne colle pas : le nombre que vous avez noté n’est pas celui de l’enregistrement. On vous avait promis une autre donne.
cli-final = Scores finaux
cli-standing = Scores pour l’instant
cli-box-commands-help = Montre les nombres de la boîte d’un jeu, ou vérifie les vôtres.
cli-box-check-help = Vérifie votre fichier de boîte et montre ce qu’il change.
cli-box-check-examples = Exemple : ludoteca box check ma-boite.toml   (le fichier commence par [box] et game = "pebbles")
cli-box-good = { $file } convient pour { $game } ; valeurs changées : { $changes }.
cli-box-show-help = Montre chaque valeur de la boîte d’un jeu, avec sa source.
cli-assumed-help = Seulement les valeurs que personne n’a pu vérifier.
cli-rules-help = Affiche les règles numérotées d’un jeu, un chapitre ou une seule règle.
cli-rules-examples = Exemples : ludoteca rules pebbles · ludoteca rules pebbles B-SWAP · ludoteca rules pebbles B-ROUND-03
cli-rule-help = Le numéro d’une règle, ou son début.
cli-rules-short = Explique les règles comme à un ami, en quelques minutes.
cli-about-help = Dit quelle version vous avez et si son moteur est compilé.
cli-about-line = Ludoteca { $version }, moteur : { $engine }
cli-about-python = Python { $python } ; jeux : { $games }
cli-about-plain = Ces modules tournent sans être compilés jusqu’au prochain scripts/compile : { $modules }
cli-score-help = Compte les points d’une vraie partie décrite dans un fichier.
cli-score-examples = Exemple : ludoteca score dream-home maison.toml
cli-table-help = La table en TOML ; la page de règles du jeu donne un modèle.
cli-total = Total
cli-place = Rang
cli-photo-help = Juge et dessine une photo décrite dans un fichier.
cli-photo-examples = Exemples : ludoteca photo scene.toml --out photo.png · ludoteca photo scene.toml --annotated --out photo.svg
cli-photo-scene-help = La scène et l’appareil photo en TOML ; docs/photographs.md donne un modèle.
cli-photo-out-help = Où enregistrer l’image ; son nom finit par .svg ou .png.
cli-photo-annotated-help = Dessine aussi les notes du juge : qui cache qui, quels souhaits sont exaucés.
cli-photo-accepted = La photo est acceptée.
cli-photo-refused = La photo serait refusée : { $why } ({ $rules })
cli-photo-written = L’image est dans { $file }.
cli-position-help = Montre une position, qui doit choisir et tous les choix permis ; ou essaie des choix.
cli-position-examples = Exemples : ludoteca position p.toml --all · ludoteca position p.toml --do "fist(three)" --do "fist(two)"
cli-position-file-help = Un fichier de position (TOML).
cli-all-help = Montre aussi les choix refusés, avec les règles et les raisons.
cli-do-help = Un choix à faire, écrit en toutes lettres ; à répéter au besoin.
cli-try-help = Un choix à essayer sans le faire, écrit en toutes lettres ; à répéter au besoin.
cli-position-over = La partie est terminée.
cli-position-open = (Question ouverte : tout arrangement permis par les règles convient.)
cli-position-refused = Refusés :
cli-play-help = Joue, avec des personnes et des robots : dans le navigateur, ou dans ce terminal si vous nommez un jeu.
cli-play-examples = Exemples : ludoteca play · ludoteca play pebbles --seats 3 · ludoteca play pebbles --people 2 --plain
cli-play-seats-help = Combien de places à la table.
cli-people-help = Combien de personnes jouent devant ce terminal ; des robots prennent les autres places.
cli-bots-help = Quels robots jouent : random ou greedy.
cli-lang-help = La langue : en, pt-BR, pt-PT, it ou fr.
cli-plain-help = De simples lignes de texte, pour lecteurs d’écran et terminaux modestes.
cli-continue-help = Reprend la dernière partie inachevée.
cli-choose-game = À quoi voulez-vous jouer ?
cli-choose-number = Numéro :
reason-unknown_player = Le joueur « { $player } » n’existe pas. Au choix : { $known }.
reason-no_insight = { $player } ne sait pas encore jouer à { $game } : prenez random.
reason-lineup = Vous avez nommé { $names } joueurs pour { $seats } places : nommez-en un seul, ou un par place.
reason-folder_unwritable = { $folder } : impossible d’y écrire ({ $why }).
reason-unknown_rule = Pas de règle « { $rule } » dans { $game }.
reason-no_score_pad = Pas de feuille de score pour { $game }.
reason-no_lesson = Pas encore de leçon pour { $game }. Lisez les règles, ou commencez contre des robots faciles.
reason-no_short_rules = Pas de règles en bref pour { $game } ; lisez les règles numérotées.
reason-no_photographs = Pas de photos dans { $game }.
reason-photo_suffix = { $file } : le nom d’une image finit par { $known }.
reason-no_such_words = Aucun choix de ce jeu ne s’écrit « { $words } ».
reason-unknown_language = Nous ne parlons pas « { $lang } ». Nos langues : { $known }.
reason-no_people = On ne peut pas asseoir { $people } personnes à une table de { $seats }.

## La table dans le terminal

terminal-table = Table
terminal-log = Ce qui s’est passé
terminal-none = rien
terminal-empty = —
terminal-your-turn = À vous : { $question }
terminal-turn-of = { $name } : { $question }
terminal-thinking = { $name } réfléchit…
terminal-undone = { $name } annule son dernier choix.
terminal-no-undo = Trop tard pour annuler : quelque chose a été révélé, ou quelqu’un d’autre a joué.
terminal-arrange = Laisser un robot s’en charger
terminal-compose = Écrire la réponse vous-même
terminal-compose-keys = ^S envoie la réponse · Échap revient sans répondre
terminal-compose-example = Une réponse s’écrit comme ceci, et celle-ci serait permise :
terminal-compose-file = Tapez le chemin du fichier qui contient votre réponse.
terminal-filter = Tapez pour raccourcir la liste
terminal-no-match = Rien de tel dans la liste.
terminal-hand-over = Passez le clavier à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
terminal-hand-over-text = Passez l’écran à { $name }. Le jeu des autres reste caché.
terminal-ready = Entrée : { $name } est là et personne d’autre ne regarde
terminal-undo-before = u : { $name } annule son dernier choix
terminal-over = La partie est terminée.
terminal-winners =
    { $count ->
        [one] Victoire pour { $names } !
       *[other] Victoire partagée entre { $names } !
    }
terminal-result = { $place }. { $name } : { $score } ({ $parts })
terminal-total = Total
terminal-place = Rang
terminal-see-result = Voir le résultat
terminal-stay = Rester à table
terminal-leave = Quitter la table
terminal-record = L’enregistrement de cette partie : { $path }
terminal-saved =
    Votre partie est enregistrée : { $path }
    Pour la reprendre : « ludoteca play --continue ».
terminal-not-saved = Impossible d’enregistrer la partie. { $why }
terminal-nothing-to-continue = Aucune partie à reprendre.
terminal-no-screen = Ce terminal ne peut pas afficher la table en plein écran : on vous la raconte ligne par ligne.
terminal-too-small = Un peu plus de place, s’il vous plaît : au moins { $columns } colonnes et { $rows } lignes.
terminal-why = Pourquoi je ne peux pas… ?
terminal-refused = Ce que vous ne pouvez pas faire maintenant, et les règles qui l’interdisent :
terminal-nothing-refused = Rien de tel n’est refusé en ce moment.
terminal-more-refused =
    { $count ->
        [one] Encore { $count } choix refusé.
       *[other] Encore { $count } choix refusés.
    } Pour préciser : { $why } et quelques mots du choix.
terminal-back = Entrée ou Échap : retour à la table
terminal-key-help = Aide
terminal-key-why = Pourquoi ?
terminal-key-undo = Annuler
terminal-key-hint = Conseil
terminal-hint = Un joueur fort ferait : { $choice }
terminal-hint-own = une réponse composée par lui-même
terminal-key-table = Table
terminal-key-log = Journal
terminal-key-quit = Quitter
terminal-help =
    Choisissez dans la liste avec les flèches et Entrée, ou avec la touche affichée devant la ligne.
    Tapez pour raccourcir une longue liste ; les lettres ci-dessous cèdent alors la place à Ctrl et aux touches F.
    Au-dessus de la liste, ce que ferait le choix en surbrillance.

    ? ou F4    pourquoi certains choix sont refusés, avec les règles
    i ou F6    ce qu’un joueur fort ferait contre des robots, et pourquoi
    u ou ^Z    reprendre votre dernier choix, tant que rien n’est révélé
    t ou F2    la table en plein écran, et retour
    l ou F3    le journal en plein écran, et retour
    d ou F9    clair ou sombre
    n ou F5    votre carnet privé, là où la table en a un
    Maj+↑ ↓    faire défiler la table ; Tab passe d’une partie à l’autre
    q ou ^Q    quitter ; « ludoteca play --continue » reprend la partie
terminal-notebook = Votre carnet
terminal-notebook-empty = Votre carnet est vide.
terminal-notebook-keys = ^S l’enregistre · Échap revient sans enregistrer
terminal-plain-welcome = Tapez un numéro pour choisir, ou « { $help } » pour voir les commandes.
terminal-no-such-number = Ce numéro n’existe pas : choisissez de { $low } à { $high }.
terminal-not-understood = Je n’ai pas compris. Tapez un numéro de { $low } à { $high }, ou « { $help } ».
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

preview-points = Points : { $points }
preview-asked = Puis on vous demanderait : { $question }
preview-others = Ensuite, ce serait à quelqu’un d’autre de choisir.
preview-unknown = La suite, personne ne la connaît encore.
preview-over = Ce serait la fin de la partie.

## Pourquoi un joueur fort ferait ce choix

hint-gain = { $part } : +{ $count } tout de suite.
hint-loss = { $part } : −{ $count }.
hint-whole = { $units } : { $times } sur { $number }, donc tout.
hint-short = { $units } : { $times } sur { $number }. Ce qui limite : { $limit }.
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

event-undone = { $seat } annule { $count ->
        [one] son dernier choix
       *[other] ses { $count } derniers choix
    }.
event-out_of_time = { $seat } n’a plus de temps.
event-stood_in = Un robot remplace { $seat }.
event-came_back = { $seat } reprend sa place.
event-carried_over = Les règles ont changé (de { $old } à { $new }) ; la partie reprend de là.
event-table_ended = La table a été fermée avant la fin.
reason-stale = Trop tard, la table a déjà avancé (moment attendu : { $expected }, moment actuel : { $now }).
reason-table_closed = Cette table est fermée.
reason-table_frozen = On peut encore relire cette table, mais plus y jouer.
reason-nothing_to_undo = Trop tard pour annuler : quelque chose a été révélé, ou quelqu’un d’autre a joué.
reason-not_saved = Impossible d’enregistrer ce choix, donc rien n’a changé. Réessayez, s’il vous plaît.
reason-out_of_reach = Les tables ne répondent pas pour le moment. Réessayez dans un instant.
reason-not_possible = Il y a eu un problème de notre côté ; rien n’a changé.
reason-not_your_seat = C’est la place d’un autre joueur : { $seat }.
reason-still_here = { $seat } est encore là, ou l’était il y a un instant.
reason-hello_first = La page doit d’abord se présenter.
reason-too_fast = Doucement, tout arrive en même temps : attendez un instant.
reason-too_much_work = C’est trop de travail d’un coup. Essayez avec des nombres plus petits.
reason-message_too_long = Ce message est trop long (plus de { $most } octets).
reason-message_malformed = Ce message est incompréhensible : { $why }
reason-choice_malformed = Cette réponse est illisible. { $path } : { $problem }
reason-nothing_said = Ce message est vide.
reason-too_many_spectators = Plus de place dans le public : { $most } personnes regardent déjà.
reason-no_such_table = Cette table n’existe pas ici.
reason-seat_taken = Cette place est déjà prise.
reason-seated_already = Vous avez déjà une place à cette table.
reason-wrong_invite = Cette invitation n’est pas valable, ou elle a déjà servi.
reason-not_over_yet = Attendez la fin de la partie.
reason-no_hints = Les conseils sont réservés aux parties contre des robots.
reason-no_such_analysis = Cette analyse n’a pas été gardée : relancez-la.
reason-no_record = Cette partie a connu deux versions des règles : on ne peut pas la rejouer, elle n’a pas d’enregistrement.
reason-unknown_level = Il n’y a pas de robot de niveau « { $level } ». Au choix : { $known }.
reason-listed_deal = À une table visible de tous, c’est le hasard qui distribue. Laissez la donne vide, ou ne rendez pas la table visible.
reason-unknown_seat_kind = Une place ne peut pas être « { $kind } ».
reason-wrong_origin = Cette page n’a pas le droit de parler à ce serveur.
reason-name_needed = Il manque un nom.
reason-name_taken = Il y a déjà quelqu’un du nom de « { $name } ».
reason-name_alike = Quelqu’un à cette table porte un nom trop proche de « { $name } » : choisissez-en un autre.
reason-no_address = « { $text } » n’est ni une adresse, comme 10.0.0.5, ni un réseau, comme 10.0.0.0/8.
reason-password_short = Le mot de passe doit compter au moins { $least } caractères.
reason-wrong_password = Nom ou mot de passe incorrect.
reason-cannot_listen = Le serveur ne peut pas écouter sur { $host }, port { $port } ({ $why }). Choisissez-en un autre avec --port.
reason-no_database = La base de données ne s’ouvre pas : { $why }
reason-no_broker = Impossible d’utiliser Redis : { $why }. « pip install ludoteca[redis] » installe ce qu’il faut ; sans --broker, PostgreSQL s’en charge.
server-no-page = Le serveur tourne, mais sa page n’est pas construite. Dans une copie du dépôt, lancez scripts/build_web ; « ludoteca play --terminal » ouvre une table dans le terminal.

## The command line

cli-serve-help = Ouvre des tables aux navigateurs : sur cette machine, dans le réseau local ou dans le monde entier.
cli-serve-examples = Exemples : ludoteca serve · ludoteca serve --lan · ludoteca serve --no-browser --port 8000 --database postgresql://localhost/ludoteca
cli-host-help = L’adresse où écouter.
cli-port-help = Le port où écouter ; 0 prend n’importe quel port libre.
cli-lan-help = Ouvre la table au réseau local ; affiche un lien, et un code pour les téléphones.
cli-no-browser-help = N’ouvre pas de navigateur.
cli-database-help = L’URL de la base de données (à défaut, un fichier SQLite dans votre dossier de données).
cli-broker-help = Avec plusieurs serveurs sur un PostgreSQL : l’URL d’un Redis par lequel ils se préviennent, comme redis://host:6379/0. Sans lui, PostgreSQL s’en charge.
cli-host-name-help = Un autre nom de ce serveur, comme games.example.org ; à répéter au besoin.
cli-https-help = On arrive à la page en https, par un proxy devant ce serveur : les cookies sont marqués comme sûrs.
cli-proxy-help = Derrière un proxy : son adresse (ou son réseau), que l’on croit quand il dit d’où vient une demande. À répéter au besoin.
cli-metrics-help = Le jeton qui permet de lire les compteurs sous /metrics ; sans lui, personne ne le peut.
cli-terminal-help = Joue dans le terminal, même si le navigateur a sa table.
cli-serving = Ludoteca vous attend : { $link }  (Ctrl-C pour arrêter)

## The page

page-loading = Un instant…
page-home = Accueil
page-welcome = À quoi joue-t-on ?
page-welcome-more = Des jeux de société, règles respectées à la lettre, entre amis ou contre des robots. Sans compte ni inscription.
page-unreachable = Le serveur ne répond pas.
reason-unreachable = Le serveur ne répond pas.
page-try-again = Réessayer
page-refused = Pas possible maintenant.
page-empty = —
page-more = Plus
page-search = Rechercher
page-more-found = Encore { $count } : tapez pour préciser.
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
page-speed-skip = immédiate
page-touch = Vibration
page-plain-table = Table sans dessins
page-sound = Sons
page-notices = Me prévenir quand c’est mon tour

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
page-bots-level = Niveau des robots
page-strength = Niveau
page-level-easy = facile
page-level-steady = moyen
page-level-sharp = difficile
page-level-tutor = guide
page-more-options = Toutes les options
page-rules = Règles
page-rules-short = En bref
page-rules-numbered = Règles numérotées
page-contents = Sommaire
page-all-rules = Toutes les règles
page-read-rule = Lire la règle { $rule }
page-in-the-rules = Voir dans les règles
page-rules-language = Les règles numérotées sont en anglais.
page-with-people = À plusieurs
page-new-table = Nouvelle table
page-open-table = Ouvrir la table
page-lobby = Tables ouvertes
page-lobby-empty = Personne n’attend de joueurs en ce moment.
page-code = Code ou lien d’invitation
page-join = Rejoindre
page-invited = On vous attend pour jouer
page-your-seat = votre place
page-sit-down = S’asseoir
page-name = Nom
page-guest = Invité
page-game = Jeu
page-score-pad = Feuille de score
page-open-record = Ouvrir un enregistrement
page-record-file = Un enregistrement (.json), comme en donnent les parties finies
page-choose-file = Choisir un fichier
page-drop-file = ou déposez-le ici

## The page: a new table

page-seat-who = Place { $number }
page-kind-me = Moi
page-kind-bot = Un robot
page-kind-here = Quelqu’un, sur cet écran
page-kind-link = Quelqu’un, par un lien
page-link-hint = Vous aurez un lien à lui envoyer.
page-options = Options
page-clock = Chrono
page-clock-kind = Temps de réflexion
page-clock-none = sans limite
page-clock-turn = à chaque tour
page-clock-bank = pour toute la partie
page-clock-days = plusieurs jours par tour
page-clock-in-minutes = Minutes
page-clock-in-days = Jours
page-clock-increment = Secondes gagnées à chaque choix
page-listed = Table visible par tous sur ce serveur
page-box = Le contenu de la boîte
page-box-about = { $assumed } valeurs sur { $all } sont supposées. Si vous avez le jeu, entrez ce qui est imprimé dans votre boîte.
page-box-file = Votre fichier de boîte (TOML)
page-box-file-used = On joue avec votre fichier.
page-box-file-drop = Retirer le fichier
page-box-all = Voir toutes les valeurs
page-source-rulebook = livret de règles
page-source-card_library = catalogue de cartes
page-source-second_source = autre source
page-source-review = critique
page-source-deduced = déduit
page-source-ruling = notre décision
page-source-assumed = supposé
page-source-owner = votre boîte
page-deal = La donne
page-seed = Un nombre, ou la graine d’une partie finie : même graine, même donne, visible de toute la table (vide : le hasard décide)
page-seed-listed = À une table visible de tous, c’est le hasard qui distribue.

## The page: at the table

page-what-to-do = Que faire ?
page-to-move = doit jouer
page-thinking = { $names }…
page-waiting-for = On attend { $names }
page-waiting-for-people = On attend que tout le monde s’installe
page-not-you = Quelqu’un d’autre est en train de choisir.
page-only-watching = Vous regardez : vous ne voyez que ce que tout le monde peut voir.
page-frozen = On peut encore relire cette table, mais plus y jouer.
page-closed = Cette table a été fermée.
page-offline = La connexion est coupée. Nouvel essai en cours ; vos choix ne sont pas perdus.
page-connecting = Connexion…
page-filter = Chercher parmi { $count } choix
page-pick = Choix possibles ici
page-about-thing = Choix possibles ici : { $count }
page-all-choices = Tout montrer
page-looks = Juste pour regarder :
page-undo = Annuler
page-restart = Recommencer le tour
page-why-not = Pourquoi je ne peux pas… ?
page-why-search = Que voudriez-vous faire ?
page-why-allowed = Vous pouvez le faire maintenant.
page-open-question = Il y a trop de possibilités pour toutes les montrer.
page-your-answer = Votre réponse (vous pouvez encore la changer)
page-give-answer = Valider cette réponse
page-arrange-again = Arranger autrement
page-tab-log = Journal
page-beside = À côté de la table
page-tab-choices = Choix
page-unread = { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }
page-drawn-table = La table avec ses dessins
page-info-mode = Qu’est-ce que c’est ?
page-info-more = Choisissez ce qui vous intrigue, on vous dit ce que c’est. Pour arrêter, appuyez de nouveau sur le bouton.
page-tab-chat = Discussion
page-tab-seats = Table
page-tab-notes = Notes
page-notes-more = Votre carnet. Vous seul le voyez.
page-past = Moment { $at } sur { $last }.
page-past-more = Vous voyez ce que tout le monde pouvait voir alors.
page-past-end = Revenir au présent
page-hint = Demander un conseil
page-hint-thinking = Un joueur fort y réfléchit…
page-hint-best = Un joueur fort choisirait :
page-composed-answer = une réponse libre
page-was-chosen = choisi
page-silence = Si vous ne dites rien : { $choice }
page-log-empty = Rien pour l’instant.
page-log-more = { $count ->
        [one] { $count } ligne plus ancienne
       *[other] { $count } lignes plus anciennes
    }
page-time-left = Temps restant :
page-away = hors ligne
page-bot-plays = un robot joue
page-stand-in = Me faire remplacer par un robot
page-stood-in = Un robot joue à votre place.
page-stand-in-other = Faire jouer un robot pour { $name } en attendant
page-leave = Quitter la table
page-leave-more = Un robot prendra votre place, et vous ne pourrez plus la reprendre.
page-leave-really = Partir pour de bon
page-stay = Rester
page-take-back = Reprendre ma place
page-seat-person = une personne
page-seat-bot = un robot
page-seat-open = pas encore là
page-seat-left = a quitté la table
page-seat-free = place libre
page-spectator = Un spectateur
page-watching = Spectateurs : { $count }
page-invite-link = Envoyez ce lien ; il ne sert qu’une fois.
page-watch-link = Lien pour suivre la partie
page-copy = Copier
page-copied = Copié
page-fair = La donne est-elle honnête ?
page-fair-more = Ce nombre était fixé avant le début. À la fin, vous verrez la graine et le sel dont il est le SHA-256.
page-fair-fits = Tout concorde : la donne est bien celle qui était promise.
page-fair-differs = Ça ne colle pas : la donne n’est pas celle qui était promise.
page-deal-chosen = L’hôte a choisi la donne : graine { $seed }. Qui la connaît peut connaître les cartes.
page-hand-over = Passez l’écran à { $name }
page-hand-over-more = Rien de secret à l’écran. { $name }, continuez quand personne d’autre ne regarde.
page-hand-over-ready = { $name } est là
page-hand-over-undo = { $name } annule son dernier choix

## The page: lessons

page-lesson = Leçon
page-lesson-begin = Apprendre en cinq minutes
page-lesson-continue = Continuer la leçon
page-lesson-next = Suivant
page-lesson-back = Revenir un pas en arrière
page-lesson-now = À vous :
page-lesson-do = Faites-le pour moi
page-lesson-strayed = Vous avez fait autrement, et c’est très bien. Annulez pour reprendre la leçon, ou jouez à votre idée.
page-lesson-free-only = Vous avez fait autrement, et il est trop tard pour annuler. Continuez la partie, ou recommencez la leçon.
page-lesson-again = Recommencer la leçon
page-lesson-return = Revenir à la leçon
page-lesson-free = Jouer librement
page-lesson-end = Continuer la partie
page-lesson-leave = Quitter
page-lesson-fold = Replier le guide
page-lesson-unfold = Rouvrir le guide

## The page: talk

page-chat-say = Votre message
page-chat-send = Envoyer
page-chat-mute = Masquer la discussion
page-chat-mute-one = Masquer les messages : { $name }
page-chat-hello = Bonjour !
page-chat-well-played = Bien joué !
page-chat-thinking = Je réfléchis…
page-chat-oops = Oups !
page-chat-thanks = Merci pour la partie !

## The page: afterwards

page-chart = Les points au fil de la partie
page-before = La partie précédente : { $scores }
page-rematch = Revanche
page-to-rematch = Aller à la revanche
page-same-deal = Même donne contre des robots
page-compare = Comparer avec la même donne
page-compare-more = Parties sur la donne { $seed } : { $count }
page-compare-others = Les autres
page-compare-one = Rejouez cette donne pour comparer.
page-download = Télécharger l’enregistrement
page-to-table = Aller à la table
page-replay = Revoir la partie
page-replay-eyes = Vu par
page-replay-open = toutes les cartes
page-replay-public = le public
page-replay-chair = Ce que voit { $name }
page-replay-moment = Moment { $at } sur { $last }
page-analysis = Analyse
page-analysis-more = Un joueur fort reprend chaque décision, en ne sachant que ce qu’on savait alors à cette place.
page-analysis-begin = Analyser la partie
page-analysis-progress = { $done } décisions sur { $total }
page-analysis-loss = Écart avec le meilleur choix : { $loss } %
page-analysis-none = Il n’y avait pas vraiment le choix ici.
page-analysis-soon = Ce moment n’est pas encore analysé.
page-analysis-swings = Les grands tournants
page-swing-choice = Moment { $moment } : { $name } choisit, { $from } % → { $to } %
page-swing-table = Moment { $moment } : le vent tourne pour { $name }, { $from } % → { $to } %
page-step-start = Au début
page-step-round-back = Manche précédente
page-step-turn-back = Tour précédent
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
page-step-turn = Tour suivant
page-step-round = Manche suivante
page-step-end = À la fin

## The page: accounts

page-account = Compte
page-account-hello = Bonjour, { $name }
page-account-more = Pas besoin de compte pour jouer. Avec un compte, vous retrouvez vos tables sur tous vos appareils.
page-sign-in = Se connecter
page-sign-up = Nouveau compte
page-sign-out = Se déconnecter
page-password = Mot de passe
page-password-old = Mot de passe actuel
page-password-new = Nouveau mot de passe
page-password-change = Changer de mot de passe
page-password-more = Les appareils connectés avec l’ancien devront se reconnecter.
page-password-changed = Mot de passe changé.
page-or = ou
page-passkey = Clé d’accès
page-passkeys = Clés d’accès
page-passkeys-more = Connectez-vous en déverrouillant votre appareil, sans mot de passe.
page-passkey-sign-in = Se connecter avec une clé d’accès
page-passkey-sign-up = Nouveau compte avec une clé d’accès
page-passkey-add = Ajouter une clé d’accès
page-passkey-label = Donnez-lui un nom (par exemple : mon téléphone)
page-passkey-used = créée : { $made }, utilisée : { $used }
page-passkey-drop = Supprimer
reason-passkey_cancelled = Le navigateur n’a pas donné de clé d’accès. Réessayez, ou utilisez un mot de passe.

## The page: the score pad

page-pad-place = Rang { $place }
page-pad-less = { $part } : un de moins
page-pad-more = { $part } : un de plus
page-pad-add = { $part } : ajouter
page-pad-remove = { $part } : enlever
page-pad-way = Comment compter
page-pad-way-form = Laisser les règles compter
page-pad-way-plain = Additionner, rien de plus
page-pad-way-file = Depuis un fichier
page-pad-clear = Effacer la feuille
page-pad-exact-more = Décrivez la table comme le montre la page des règles : chaque point sera compté pour vous.
page-pad-toml = La table (TOML)
page-pad-count = Compter

## Ce qui ne va pas dans les données d’un fichier

wire-whole_number = il faut un nombre entier, et non « { $found } »
wire-out_of_range = { $value } n’est pas dans les limites
wire-hex_digits = il faut 16 ou 48 chiffres hexadécimaux
wire-seed = il faut un nombre ou une clé de 32 chiffres hexadécimaux
wire-true_or_false = il faut true ou false, et non « { $found } »
wire-text_needed = il faut un texte, et non « { $found } »
wire-unknown_word = « { $word } » ne veut rien dire ici
wire-list_needed = il faut une liste, et non « { $found } »
wire-items = il faut { $wanted } éléments, et non { $found }
wire-too_many = il en faut { $most } au plus, pas { $found }
wire-too_large = c’est trop imbriqué ou trop long
wire-unknown_field = le champ « { $field } » n’existe pas
wire-missing_field = le champ « { $field } » manque
wire-unknown_kind = le type « { $kind } » n’existe pas
wire-fields_needed = il faut un tableau de champs, et non « { $found } »
wire-choice_needed = il faut une place et un choix
wire-player_count = on ne peut pas jouer à { $found }
wire-named_twice = une enveloppe est nommée deux fois
wire-not_the_rest = ces enveloppes ne sont pas celles qui restent
wire-every_player_once = il faut nommer chaque joueur une fois
wire-none_left = il ne reste plus de « { $word } » dans la boîte
wire-beside_house = rien de cela ne va à côté d’une maison : { $names }

pad-name = Nom
reason-notebook_off = Pas de carnet à cette table.
reason-note_too_long = Votre carnet tient { $most } caractères au plus : raccourcissez un peu.
reason-no_such_moment = La partie n’en est pas encore là : son dernier moment est le { $last }.
reason-not_signed_in = Connectez-vous d’abord.
reason-passkey_needs_name = Les clés d’accès demandent un nom comme « localhost », pas une adresse comme « { $host } ». Ouvrez la page par son nom, ou utilisez un mot de passe.
reason-passkey_expired = Trop tard, ou déjà fait : réessayez.
reason-passkey_wrong = Cette clé d’accès n’ouvre aucun compte ici.
reason-passkey_known = Cette clé d’accès est déjà utilisée.
reason-last_way_in = C’est votre seul moyen d’ouvrir ce compte : impossible de le supprimer.

## The arena

cli-arena-help = Fait jouer les robots les uns contre les autres et mesure la force de chacun et l’équilibre d’un jeu.
cli-arena-run-help = Organise un tournoi : tous contre tous, à chaque place, avec les mêmes donnes. Interrompu, il reprend où il en était.
cli-arena-run-examples = Exemples : ludoteca arena run fort --players easy,greedy,search:200 --rounds 50 --workers 2 --out tournoi · ludoteca arena run pebbles --seats 3 --players random,greedy --out tournoi --ray
cli-arena-players-help = Qui joue, avec des virgules : random, greedy, easy, steady, sharp, search:400 (itérations), search:1s (temps).
cli-arena-out-help = Un dossier pour les résultats, les parties et le rapport ; un tournoi inachevé y reprend.
cli-arena-rounds-help = Combien de donnes ; chacune est jouée une fois dans chaque composition.
cli-arena-records-help = Faut-il garder l’enregistrement de chaque partie.
cli-ray-help = Joue sur une grappe Ray : donnez son adresse, ou rien pour une petite grappe sur cette machine.
cli-arena-elo = Elo
cli-arena-against = Tous contre tous
cli-arena-games = Parties
cli-arena-report-written = Le rapport est dans { $file }.
cli-arena-interrupted = Arrêté. Tout ce qui a été joué est dans { $folder } : la même commande reprend.
arena-one-sided = Quelqu’un n’a jamais perdu, ou jamais gagné : sans plus de parties, l’écart n’est qu’une estimation.
arena-title = Tournoi : { $game }
arena-lead = { $matches } parties à { $seats } sur { $deals } donnes ; chacun a joué chaque place avec les mêmes cartes. Graine { $seed }.
arena-options = Options : { $options }.
arena-strength = Force (Elo)
arena-strength-more = La moyenne est 1500 ; 200 points de plus, c’est environ trois parties gagnées sur quatre. Le trait contient la vraie valeur 95 fois sur 100 : on garde le plus large des deux intervalles, celui du retirage des donnes et celui de la courbure de la vraisemblance.
arena-wins = Victoires
arena-wins-more = La part des parties gagnées ; une victoire partagée compte en partie. Intervalle de Wilson à 95 %.
arena-games = { $count } parties
arena-against = Tous contre tous
arena-against-more = Combien de fois le joueur de la ligne finit devant celui de la colonne ; le même rang compte pour moitié.
arena-scores = Scores
arena-scores-more = La moyenne avec son intervalle à 95 % ; à côté du nom, le plus bas et le plus haut.
arena-seats = Par place
arena-seats-more = Combien de fois chaque place gagne, peu importe qui l’occupe ; la ligne du milieu serait l’équité.
arena-seat = Place { $number }
arena-length = Longueur
arena-length-more = Décisions dans une partie ; { $mean } en moyenne.
reason-player_twice = « { $player } » est nommé deux fois : une fois suffit.
reason-too_few_players = Un tournoi demande au moins deux joueurs différents : séparez les noms par des virgules, comme --players random,greedy.
reason-arena_busy = { $folder } : un autre tournoi y écrit. Attendez qu’il finisse, ou choisissez un autre dossier.
reason-arena_no_plan = { $file } manque ou est abîmé : on ne sait pas ce qui a été joué ici. Choisissez un autre dossier.
reason-arena_other_plan = { $folder } contient autre chose : « { $what } » y valait { $was } et vaut maintenant { $now }. Choisissez un autre dossier, ou redemandez la même chose.
reason-arena_wrong_line = { $file }, ligne { $line } : ce n’est pas la partie qui va ici. Corrigez le fichier, ou choisissez un autre dossier.
reason-no_ray = Ray n’est pas installé ici. « pip install ludoteca[ray] » l’installe ; sans --ray, --workers partage le travail sur cette machine.
reason-no_cluster = Aucune grappe Ray utilisable (« { $address } ») : { $why }
reason-workers_lost = Les processus se sont arrêtés l’un après l’autre, peut-être faute de mémoire. Ce qui a été joué est gardé : réessayez avec moins de --workers.
tally-turn = Ordre du tour
cli-balance-help = Fait jouer beaucoup de parties aux robots et dit ce qui gagne : chaque carte, place, mise en place et stratégie, avec intervalles. Interrompu, il reprend où il en était.
cli-balance-examples = Exemples : ludoteca arena balance fort --games 500 --seats 2,3,4 --out equilibre · ludoteca arena balance pebbles --option swaps=* --out equilibre
cli-balance-players-help = Qui joue, avec des virgules ; ils occupent les places à tour de rôle (greedy par défaut).
cli-balance-seats-help = Combien de joueurs, ou plusieurs nombres avec des virgules.
cli-balance-option-help = Une option du jeu, comme clé=valeur, ou clé=* pour toutes ses valeurs tour à tour ; à répéter au besoin.
cli-balance-tables-written = Les chiffres sont dans { $files }.
cli-balance-no-parquet = Les fichiers Parquet demandent pyarrow : « pip install ludoteca[parquet] » l’installe ; les fichiers CSV contiennent la même chose.
cli-balance-what = Avec
reason-not_seat_counts = « { $wish } » n’est pas un nombre de joueurs : écrivez 2, ou 2,3,4.
arena-balance-title = Équilibre : { $game }
arena-balance-lead = { $games } parties jouées par { $players }. Graine { $seed }.
arena-balance-caution = Les points sont les taux de victoire, les traits leurs intervalles à 95 % (Wilson), et la fine ligne verticale est la part égale : une victoire divisée par le nombre de joueurs. Là où l’on compte ensemble des parties à nombres de joueurs différents, les points montrent de combien le taux dépasse la part égale ou reste en dessous. Un point plein s’écarte nettement de la ligne. Ce que possèdent les gagnants n’est pas forcément ce qui les a fait gagner.
arena-balance-seats = Combien de fois chaque place gagne.
arena-bots = Par joueur
arena-bots-more = Combien de fois chaque robot gagne.
arena-strategies = Par stratégie
arena-strategies-more = Combien de fois gagnent ceux qui tirent de cette source une plus grande part de leurs points que les autres.
arena-entries = { $count }×
arena-no-part = rien de particulier
arena-owned = Victoires de ceux qui l’ont à la fin
arena-played = Victoires de ceux qui l’ont joué ou utilisé
arena-rest = { $count } de plus
arena-sources = D’où viennent les points
arena-sources-more = Points moyens des gagnants (point plein) et des autres (anneau).
arena-setups = Par mise en place
arena-setups-more = Moyennes avec leurs intervalles à 95 %.
arena-setup = Mise en place
arena-games-short = Parties
arena-length-short = Décisions
arena-best = Score gagnant
arena-margin = Écart
arena-shared = Victoires partagées
arena-mean = Moyenne
arena-players = { $count } joueurs
cli-analyse-help = Dit ce qu’un joueur fort pense de chaque décision d’une partie : les meilleurs choix et leurs chances de gagner, ce qui a été perdu, et les grands tournants.
cli-analyse-examples = Exemples : ludoteca analyse records/000003.json · ludoteca analyse partie.json --seat 1 --seconds 3
cli-analyse-seconds-help = Combien de temps réfléchir à chaque décision (à défaut, 1 seconde).
cli-analyse-iterations-help = Combien de parties essayer pour chaque décision ; sans limite de temps, le résultat est toujours le même.
cli-analyse-seat-help = Seulement les décisions de cette place, comptée à partir de 1.
cli-thinking = Réflexion
reason-no_such_seat = Il n’y a pas de place { $seat } : la partie s’est jouée à { $seats }.
analysis-number = Nº
analysis-player = Joueur
analysis-chosen = A choisi
analysis-chance = Chance
analysis-loss = Perdu
analysis-better = Autres bons choix
analysis-open = (un arrangement)
analysis-seat = { $name } : { $count } décisions, dont { $best } aussi bonnes que la meilleure ; { $loss } perdus en moyenne.
analysis-swings = Les grands tournants :
analysis-swing-choice = { $number }. { $name } : de { $before } à { $after } avec le choix « { $choice } ».
analysis-swing-table = { $number }. { $name } : de { $before } à { $after }, par le jeu des autres et la chance.
cli-arena-bounds = 95 %

## How a call ends

cli-disk-full = Le disque est plein. Faites de la place, ou choisissez un autre endroit, puis réessayez.
cli-too-many-files = Trop de fichiers sont ouverts. Fermez d’autres programmes, ou relevez la limite (ulimit -n), puis réessayez.
cli-no-memory = Il n’y a pas assez de mémoire. Fermez d’autres programmes, ou réessayez avec des nombres plus petits.
cli-no-permission = { $file } : vous n’y avez pas accès. Choisissez un autre endroit, ou voyez avec la personne qui gère cette machine.
cli-file-trouble = { $file } : inutilisable ({ $why }).
cli-machine-trouble = Le système ne nous laisse pas continuer : { $why }. Réessayez plus tard.
cli-too-deep = C’est imbriqué trop profondément.
cli-too-large = Ce nombre est trop grand.
cli-no-text = Ce n’est pas du texte lisible : { $why }
cli-our-fault = Quelque chose a mal tourné, et c’est notre faute, pas la vôtre. Les détails sont dans { $file } : merci de nous les envoyer.
cli-our-fault-untold = Quelque chose a mal tourné, et c’est notre faute, pas la vôtre. Merci de nous le signaler : { $what }
reason-seed_too_large = Cette graine est trop grande : la plus grande est { $most }.
reason-too_many_games = { $games } parties d’un coup, c’est trop : { $most } au plus.
