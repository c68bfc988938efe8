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
cli-game = Jeu
cli-seats = Joueurs
cli-about = De quoi il s’agit
cli-options = Options
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
cli-about-help = Dit quel est ce programme et si son moteur est compilé.
cli-about-line = Ludoteca { $version }, moteur : { $engine }
cli-about-python = Python { $python } ; jeux : { $games }
cli-score-help = Compte les points d’une vraie table décrite dans un fichier.
cli-score-examples = Exemple : ludoteca score dream-home maison.toml
cli-table-help = La table en TOML ; la page de règles du jeu montre comment.
cli-total = Total
cli-place = Rang
cli-position-help = Montre une position, à qui de choisir et tous les choix permis ; ou y essaie des choix.
cli-position-examples = Exemples : ludoteca position p.toml --all · ludoteca position p.toml --do "fist(three)" --do "fist(two)"
cli-position-file-help = Un fichier de position (TOML).
cli-all-help = Montre aussi les choix refusés, avec les raisons et les règles.
cli-do-help = Un choix à faire, dans ses mots ; peut se répéter.
cli-position-over = La partie est terminée.
cli-position-open = (Une question ouverte : toute disposition que les règles acceptent.)
cli-position-refused = Refusés :
cli-play-help = Joue dans ce terminal, avec des personnes et des robots.
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
terminal-arrange = Laisser un bot s’en charger
terminal-compose = Écrire la réponse vous-même
terminal-compose-keys = ^S donne la réponse · Échap revient sans elle
terminal-compose-example = Voici comment s’écrit une réponse ; celle-ci serait valable :
terminal-compose-file = Tapez le chemin d’un fichier qui contient votre réponse.
terminal-filter = Tapez pour réduire la liste
terminal-hand-over = Passez le clavier à { $name }. { $name } : appuyez sur Entrée quand personne d’autre ne regarde.
terminal-hand-over-text = Passez l’écran à { $name }. Ce que les autres ont reste caché.
terminal-ready = Entrée : { $name } est là et personne d’autre ne regarde
terminal-undo-before = u : { $name } reprend son dernier choix
terminal-over = La partie est terminée.
terminal-winners =
    { $count ->
        [one] Victoire de { $names } !
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
terminal-nothing-refused = Rien de cela n’est refusé maintenant.
terminal-more-refused =
    { $count } autres sont refusés. Pour préciser : { $why } et quelques mots du choix.
terminal-back = Entrée ou Échap : retour à la table
terminal-key-help = Aide
terminal-key-why = Pourquoi ?
terminal-key-undo = Annuler
terminal-key-table = Table
terminal-key-log = Journal
terminal-key-quit = Quitter
terminal-help =
    Les flèches et Entrée choisissent dans la liste ; la touche affichée devant la ligne aussi.
    Les longues listes se réduisent en tapant ; les lettres ci-dessous deviennent alors Ctrl et touches de fonction.

    ? ou F4    pourquoi certains choix sont refusés, avec les règles
    u ou ^Z    reprendre votre dernier choix, tant que rien n’est révélé
    t ou F2    la table en plein écran, et retour
    l ou F3    le journal en plein écran, et retour
    d ou F9    clair ou sombre
    Maj+↑ ↓    faire défiler la table ; Tab passe d’une partie à l’autre
    q ou ^Q    quitter ; « ludoteca play --continue » reprend la partie
terminal-plain-welcome = Tapez un numéro pour choisir, ou « { $help } » pour les commandes.
terminal-no-such-number = Ce numéro n’existe pas : choisissez de { $low } à { $high }.
terminal-not-understood = Pas compris. Tapez un numéro de { $low } à { $high }, ou « { $help } ».
terminal-command-help = aide
terminal-command-table = table
terminal-command-log = journal
terminal-command-why = pourquoi
terminal-command-undo = annuler
terminal-command-quit = quitter
terminal-plain-help =
    Un numéro choisit dans la liste ; le choix dans ses propres mots aussi, et tout autre mot cherche dans la liste.
    { $table }: toute la table
    { $log }: encore les dernières lignes du journal
    { $why }: pourquoi des choix sont refusés ; des mots à la suite précisent
    { $undo }: reprendre votre dernier choix, tant que rien n’est révélé
    { $quit }: quitter ; la partie est conservée
    { $help }: cette liste
