### The table's own words.

yes = yes
no = no
list-nothing = nothing
list-and = { $most } and { $last }
player-number = Player { $number }
player-you = you
player-bot = Bot { $number }

## Refusals that every game shares

reason-game_over = The game is over.
reason-not_your_decision = It is somebody else’s turn to decide.
reason-not_asked = That is not what you are being asked now.
reason-unknown_choice = This game has no such choice.
reason-seats = { $seats } players are not possible: this game is for { $low } to { $high }.
reason-unknown_option = There is no option “{ $option }”. The options are: { $known }.
reason-unknown_option_value = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $known }.

## Box files

reason-box_unreadable = { $file }: the file cannot be read ({ $why }).
reason-box_not_toml = { $file }: this is not TOML ({ $why }).
reason-box_no_source = { $file }, [{ $table }] { $field }: say where the value comes from (source = …).
reason-box_unknown_source = { $file }, [{ $table }] { $field }: “{ $source }” is not a known source.
reason-box_unknown_confidence = { $file }, [{ $table }] { $field }: “{ $confidence }” is not high, medium or low.
reason-box_unknown_field = { $file }, [{ $table }] { $field }: only value, source and confidence belong here.
reason-box_unknown_value = { $file }, [{ $table }] { $field }: the game has no such value.
reason-box_missing = { $file }, [{ $table }] { $field }: this value is missing.
reason-box_not_a_number = { $file }, [{ $table }] { $field }: “{ $value }” is not a whole number.
reason-box_not_numbers = { $file }, [{ $table }] { $field }: “{ $value }” is not a list of whole numbers.
reason-box_out_of_range = { $file }, [{ $table }] { $field }: { $value } is not within { $low } to { $high }.
reason-box_not_text = { $file }, [{ $table }] { $field }: “{ $value }” is not text.
reason-box_not_texts = { $file }, [{ $table }] { $field }: “{ $value }” is not a list of texts.
reason-box_not_rows = { $file }, [{ $table }] { $field }: “{ $value }” is not a list of rows with { $width } entries each.
reason-box_not_plain = { $file }, [{ $table }] { $field }: this must be a line of text, a whole number, true or false, or a list.
reason-box_too_large = { $file }, [{ $table }] { $field }: this is more than a box can hold.
reason-box_bad_name = { $file }, [{ $table }] { $field }: a name is made of small letters, digits and underscores, 40 at most.
reason-box_unknown_word = { $file }, [{ $table }] { $field }: “{ $value }” is not one of { $words }.
reason-box_other_game = { $file }: this box is for “{ $game }”, a game we do not have.
reason-box_no_game = { $file }: say which game this box is for: [box] game = "…".

## Records and positions

reason-record_unreadable = { $file }: the file cannot be read ({ $why }).
reason-record_not_json = { $file }: this is not a record ({ $why }).
reason-record_malformed = { $file }: this is not one of our records. { $path }: { $problem }
reason-record_other_rules = This game was played under rules { $rules }; this program plays rules { $ours }.
reason-record_illegal = Choice { $number } of the record is against the rules ({ $reason }).
reason-record_other_hash = The replay ends in a different position ({ $replayed }) from the one recorded ({ $recorded }).
reason-record_no_promise = { $file }: the record does not say what was promised about the deal, or how the game ended. Records of finished tables on a server do.
reason-commitment_malformed = The number shown at the start has 64 hexadecimal digits.
reason-position_unreadable = { $file }: the file cannot be read ({ $why }).
reason-position_not_toml = This is not TOML: { $why }
reason-position_malformed = { $path }: { $problem }
reason-position_other_rules = This position belongs to rules { $rules }; this program plays rules { $ours }.
reason-unknown_game = There is no game “{ $game }”. The games are: { $known }.

## What every log may say

event-forced = (There was no other choice.)
event-answered = { $seat } has chosen.

## The command line

cli-help = Board games exactly by the book: play them, settle rules, count scores, watch bots.
cli-see-help = See “{ $command } --help”.
cli-json-help = Print JSON instead of words.
cli-game-help = The game’s key, as listed by “ludoteca games”.
cli-seats-help = How many players (if not given: as few as the game allows).
cli-seed-help = The seed: the same seed gives the same game.
cli-option-help = An option of the game, as key=value; may be repeated.
cli-box-help = An owner’s box file (TOML) laid over the game’s own.
cli-games-help = List the games that can be played here.
cli-games-languages-help = List in which languages each game speaks, and where it still falls back to English.
cli-game = Game
cli-seats = Players
cli-about = What it is about
cli-options = Options
cli-languages = Languages
cli-languages-missing = Still in English
cli-simulate-help = Let bots play many games, and sum up what happened.
cli-simulate-examples = Examples: ludoteca simulate pebbles --games 1000 --seats 3 · ludoteca simulate pebbles --players greedy,random --workers 2 --save records
cli-games-number-help = How many games.
cli-workers-help = How many processes share the work; the results stay the same.
cli-players-help = Who plays: one name for all seats, or one for each, separated by commas (random, greedy).
cli-save-help = A folder for the records of all games.
cli-playing = Playing
cli-simulated = { $games } games of { $game } in { $seconds } s, { $pace } decisions a second.
cli-seat = Seat
cli-player = Player
cli-wins = Wins
cli-score = Score
cli-decisions = Decisions a game
cli-replay-help = Retell a recorded game in words, and check that it still ends the same way.
cli-replay-examples = Example: ludoteca replay records/pebbles-000001.json
cli-record-help = A record, as written by “simulate --save” or downloaded from a finished table.
cli-replay-checked = The replay ends where the record says ({ $hash }).
cli-replay-unfinished = The record is of an unfinished game, which stands at { $hash }.
cli-fair-help = Check that a game on a server was dealt as promised.
cli-fair-examples = Example: ludoteca fair pebbles-k7m2.json --commitment 926bd47b…
cli-commitment-help = The number the table showed you at the start.
cli-fair-proved = Proved: the deal is the one you were promised at the start, and the choices lead from it to the recorded end.
cli-fair-fits = The record fits: seed and salt give the promised number, and the choices lead to the recorded end.
cli-fair-compare = To be sure, compare this number with the one the table showed you at the start: { $number }
cli-fair-other-deal = It does not fit: seed and salt do not give the promised number. Somebody has changed the seed, the salt or the number.
cli-fair-other-promise = It does not fit: the number you noted down is not the one in the record. You were promised a different deal.
cli-final = Final scores
cli-standing = Scores so far
cli-box-commands-help = Look at the numbers of a game’s box, and check an owner’s own.
cli-box-check-help = Check an owner’s box file and show what it changes.
cli-box-check-examples = Example: ludoteca box check my-box.toml   (the file begins with [box] and game = "pebbles")
cli-box-good = { $file } is a good box for { $game }. Values changed: { $changes }.
cli-box-show-help = Show every value of a game’s box with its source.
cli-assumed-help = Only the values that nobody could look up.
cli-rules-help = Print the numbered rules of a game: all of them, a chapter, or a single rule.
cli-rules-examples = Examples: ludoteca rules pebbles · ludoteca rules pebbles B-SWAP · ludoteca rules pebbles B-ROUND-03
cli-rule-help = The id of a rule, or the beginning of ids.
cli-rules-short = Explain the rules as you would to a friend, in a few minutes.
cli-about-help = Say which program this is, and whether its engine is compiled.
cli-about-line = Ludoteca { $version }, engine: { $engine }
cli-about-python = Python { $python }; games: { $games }
cli-about-plain = These modules run uncompiled until you run scripts/compile again: { $modules }
cli-score-help = Count the score of a real table that you describe in a file.
cli-score-examples = Example: ludoteca score dream-home house.toml
cli-table-help = The table as TOML; the game’s rules page shows how to write it.
cli-total = Total
cli-place = Place
cli-photo-help = Judge and draw a photograph that you describe in a file.
cli-photo-examples = Examples: ludoteca photo scene.toml --out photo.png · ludoteca photo scene.toml --annotated --out photo.svg
cli-photo-scene-help = The scene and its camera as TOML; docs/photographs.md shows how to write it.
cli-photo-out-help = Where to put the picture; its name ends in .svg or .png.
cli-photo-annotated-help = Draw the judge’s marks too: who covers whom, which wishes are met.
cli-photo-accepted = The photo is accepted.
cli-photo-refused = The photo would not be accepted: { $why } ({ $rules })
cli-photo-written = The picture is in { $file }.
cli-position-help = Show a position, who is to choose, and every legal choice; or try choices out on it.
cli-position-examples = Examples: ludoteca position p.toml --all · ludoteca position p.toml --do "fist(three)" --do "fist(two)"
cli-position-file-help = A position file (TOML).
cli-all-help = Show the refused choices too, with reasons and rules.
cli-do-help = A choice to carry out, in its words; may be repeated.
cli-try-help = A choice to try without carrying it out, in its words; may be repeated.
cli-position-over = The game is over.
cli-position-open = (An open question: any arrangement the rules accept.)
cli-position-refused = Refused:
cli-play-help = Play a game: in the browser, or at this terminal when a game is named, with people and bots.
cli-play-examples = Examples: ludoteca play · ludoteca play pebbles --seats 3 · ludoteca play pebbles --people 2 --plain
cli-play-seats-help = How many seats the table has.
cli-people-help = How many people play at this terminal; bots take the remaining seats.
cli-bots-help = Which bots play: random or greedy.
cli-lang-help = The language: en, pt-BR, pt-PT, it or fr.
cli-plain-help = Plain lines, for screen readers and simple terminals.
cli-continue-help = Go on with your last unfinished game.
cli-choose-game = Which game would you like to play?
cli-choose-number = Number:
reason-unknown_player = There is no player “{ $player }”. There are: { $known }.
reason-no_insight = { $player } does not know how to play { $game } yet: let random play it.
reason-lineup = You named { $names } players for { $seats } seats: name one, or one for each seat.
reason-folder_unwritable = { $folder }: we cannot write there ({ $why }).
reason-unknown_rule = { $game } has no rule “{ $rule }”.
reason-no_score_pad = { $game } has no score pad.
reason-no_lesson = { $game } has no lesson yet. Read its rules, or learn by playing against easy bots.
reason-no_short_rules = { $game } has no short rules, but you can read the numbered ones.
reason-no_photographs = { $game } takes no photographs.
reason-photo_suffix = { $file }: the name of a picture ends in { $known }.
reason-no_such_words = This game has no choice called “{ $words }”.
reason-unknown_language = “{ $lang }” is not one of our languages: { $known }.
reason-no_people = { $people } people do not fit at a table with { $seats } seats.
cli-serve-help = Serve tables to browsers: on this machine, in your local network, or to the world.
cli-serve-examples = Examples: ludoteca serve · ludoteca serve --lan · ludoteca serve --no-browser --port 8000 --database postgresql://localhost/ludoteca
cli-host-help = The address to listen on.
cli-port-help = The port to listen on; 0 takes any free one.
cli-lan-help = Let others in your local network play; prints a link, and a code for phones.
cli-no-browser-help = Do not open a browser.
cli-database-help = The database’s URL (a SQLite file in your data folder, if not given).
cli-broker-help = For several servers on one PostgreSQL: the URL of a Redis through which they alert each other, such as redis://host:6379/0. Without it, they use PostgreSQL.
cli-host-name-help = Another name for this server, such as games.example.org; may be repeated.
cli-https-help = Visitors come by https, through a proxy in front of this server: cookies are marked as secure.
cli-proxy-help = Behind a proxy: its address (or network). Only such proxies are believed about where a request comes from. May be repeated.
cli-metrics-help = A token that opens the counters at /metrics; without one, nobody can read them.
cli-terminal-help = Play in the terminal even if there is a table in the browser.
cli-serving = Ludoteca is ready: { $link }  (Ctrl-C stops it)

## The arena

cli-arena-help = Let bots play each other: measure how strong each one is, and how balanced a game is.
cli-arena-run-help = Play a tournament: everybody against everybody, in every seat, on the same deals. If interrupted, it can be continued.
cli-arena-run-examples = Examples: ludoteca arena run fort --players easy,greedy,search:200 --rounds 50 --workers 2 --out fort-cup · ludoteca arena run pebbles --seats 3 --players random,greedy --out cup --ray
cli-arena-players-help = Who plays, separated by commas: random, greedy, easy, steady, sharp, search:400 (iterations), search:1s (time).
cli-arena-out-help = A folder for results, records and the report; an unfinished run found there is continued.
cli-arena-rounds-help = How many deals; each is played once in every line-up.
cli-arena-records-help = Whether to keep the record of every match.
cli-ray-help = Play on a Ray cluster: give its address, or nothing for a small one on this machine.
cli-arena-elo = Elo
cli-arena-against = Head to head
cli-arena-games = Games
cli-arena-report-written = The report is in { $file }.
cli-arena-interrupted = Stopped. Everything played so far is in { $folder }: the same command continues from there.
arena-one-sided = Somebody never lost, or never won: until there are more games, the size of that gap is only a guess.
arena-title = Tournament: { $game }
arena-lead = { $matches } matches among { $seats } players on { $deals } deals; everybody sat in every seat with the same cards. Seed { $seed }.
arena-options = Options: { $options }.
arena-strength = Strength (Elo)
arena-strength-more = The average is 1500; 200 points more means winning about three games in four. The line holds the true value in 95 of 100 cases: it is the wider of two estimates, one from drawing the deals again, one from the curvature of the likelihood.
arena-wins = Victories
arena-wins-more = The share of games won; a shared victory counts in part. With Wilson’s 95% interval.
arena-games = { $count } games
arena-against = Head to head
arena-against-more = How often the player in the row finished ahead of the one in the column; a shared place counts half.
arena-scores = Scores
arena-scores-more = The mean with its 95% interval; beside the name, the lowest and highest score.
arena-seats = By seat
arena-seats-more = How often each seat won, whoever sat there; the line in the middle would be fair to all.
arena-seat = Seat { $number }
arena-length = Length
arena-length-more = Decisions in a game, { $mean } on average.
reason-player_twice = You named “{ $player }” twice: once is enough.
reason-too_few_players = A tournament needs at least two different players: separate them by commas, as in --players random,greedy.
reason-arena_busy = { $folder }: another run is writing there. Wait for it, or choose another folder.
reason-arena_no_plan = { $file } is missing or damaged, so we cannot tell what was played here. Choose another folder.
reason-arena_other_plan = { $folder } holds a different run: there, “{ $what }” was { $was }, and now it is { $now }. Choose another folder, or ask for the same.
reason-arena_wrong_line = { $file }, line { $line }: this match does not belong here. Repair the file, or choose another folder.
reason-no_ray = Ray is not installed: “pip install ludoteca[ray]” brings it. Without --ray, --workers shares the work on this machine.
reason-no_cluster = No Ray cluster could be used (“{ $address }”): { $why }
reason-workers_lost = The workers ended one after another, perhaps for lack of memory. What was played is kept: try again with fewer --workers.
tally-turn = Turn order
cli-balance-help = Let bots play many games and report what wins: each card, seat, set-up and strategy, with intervals. If interrupted, it can be continued.
cli-balance-examples = Examples: ludoteca arena balance fort --games 500 --seats 2,3,4 --out fort-balance · ludoteca arena balance pebbles --option swaps=* --out pebbles-balance
cli-balance-players-help = Who plays, separated by commas; they take the seats in turn (if not given: greedy).
cli-balance-seats-help = How many players; or several numbers, separated by commas.
cli-balance-option-help = An option of the game, as key=value, or key=* for each of its values in turn; may be repeated.
cli-balance-tables-written = The numbers are in { $files }.
cli-balance-no-parquet = Parquet files need pyarrow: “pip install ludoteca[parquet]” brings it; the CSV files hold the same.
cli-balance-what = With
reason-not_seat_counts = “{ $wish }” is not a number of players: write 2, or 2,3,4.
arena-balance-title = Balance: { $game }
arena-balance-lead = { $games } games played by { $players }. Seed { $seed }.
arena-balance-caution = Dots are win rates, lines their 95% intervals (Wilson), and the thin upright line is the even share: one victory divided by the number of players. Where games with different numbers of players are counted together, dots show how far the win rate lies above or below the even share. A full dot lies clearly beside the line. What winners own need not be what made them win.
arena-balance-seats = How often each seat won.
arena-bots = By player
arena-bots-more = How often each bot won.
arena-strategies = By strategy
arena-strategies-more = How often a player won who got a larger share of their points from this source than others do.
arena-entries = { $count }×
arena-no-part = nothing special
arena-owned = Win rate when owned at the end
arena-played = Win rate when played or used
arena-rest = { $count } more
arena-sources = Where points come from
arena-sources-more = Average points of the winners (dot) and of everybody else (ring).
arena-setups = By set-up
arena-setups-more = Averages with their 95% intervals.
arena-setup = Set-up
arena-games-short = Games
arena-length-short = Decisions
arena-best = Winning score
arena-margin = Lead
arena-shared = Shared victories
arena-mean = Mean
arena-players = { $count } players
cli-analyse-help = Say what a strong player thinks of every decision in a recorded game: the best choices with their estimated chances, what was lost, and the biggest swings.
cli-analyse-examples = Examples: ludoteca analyse records/000003.json · ludoteca analyse game.json --seat 1 --seconds 3
cli-analyse-seconds-help = How long to think about each decision (if not given: 1 second).
cli-analyse-iterations-help = How many games to try out for each decision: with this alone, the result is always the same.
cli-analyse-seat-help = Only the decisions of this seat, counting from 1.
cli-thinking = Thinking
reason-no_such_seat = There is no seat { $seat }: there were { $seats } players.
analysis-number = No.
analysis-player = Player
analysis-chosen = Chose
analysis-chance = Chance
analysis-loss = Lost
analysis-better = Other good choices
analysis-open = (an arrangement)
analysis-seat = { $name }: { $count } decisions, { $best } of them as good as the best; { $loss } lost on average.
analysis-swings = The biggest swings:
analysis-swing-choice = { $number }. { $name }: from { $before } to { $after } by the choice “{ $choice }”.
analysis-swing-table = { $number }. { $name }: from { $before } to { $after } by what others did and by luck.
cli-arena-bounds = 95%

## The terminal table

terminal-table = Table
terminal-log = What happened
terminal-none = none
terminal-empty = —
terminal-your-turn = Your turn: { $question }
terminal-turn-of = { $name }: { $question }
terminal-thinking = { $name } is thinking …
terminal-undone = { $name } takes the last choice back.
terminal-no-undo = This cannot be taken back: since then something has become known, or somebody else has acted.
terminal-arrange = Let a bot arrange it
terminal-compose = Write the answer yourself
terminal-compose-keys = ^S gives the answer · Esc goes back
terminal-compose-example = This is how to write an answer; this one would be legal:
terminal-compose-file = Type the path of a file with your answer.
terminal-filter = Type to narrow the list
terminal-no-match = Nothing in the list matches.
terminal-hand-over = Hand the keyboard to { $name }. { $name }: press Enter when nobody else is looking.
terminal-hand-over-text = Hand the screen to { $name }. What the others hold stays hidden.
terminal-ready = Enter: { $name } is here and nobody else is looking
terminal-undo-before = u: { $name } takes the last choice back
terminal-over = The game is over.
terminal-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
terminal-result = { $place }. { $name }: { $score } ({ $parts })
terminal-total = Total
terminal-place = Place
terminal-see-result = See the result
terminal-stay = Stay at the table
terminal-leave = Leave the table
terminal-record = The record of this game: { $path }
terminal-saved =
    The game is kept: { $path }
    “ludoteca play --continue” goes on with it.
terminal-not-saved = The game cannot be saved. { $why }
terminal-nothing-to-continue = You have no unfinished game.
terminal-no-screen = We cannot draw a screen on this terminal, so the table is told in plain lines.
terminal-too-small = A little more room, please: at least { $columns } columns and { $rows } rows.
terminal-why = Why can’t I …?
terminal-refused = What you cannot do now, and which rules say so:
terminal-nothing-refused = None of that is refused now.
terminal-more-refused =
    { $count } more are refused. Narrow them down: { $why } and some words of the choice.
terminal-back = Enter or Esc: back to the table
terminal-key-help = Help
terminal-key-why = Why not?
terminal-key-undo = Undo
terminal-key-hint = Hint
terminal-hint = A strong player would: { $choice }
terminal-hint-own = an answer of its own making
terminal-key-table = Table
terminal-key-log = Log
terminal-key-quit = Leave
terminal-help =
    Arrows and Enter pick from the list; so does the key shown before a line.
    Long lists are narrowed by typing; the letters below then become Ctrl and function keys.
    Above the list you read what the highlighted choice would do.

    ? or F4    why some choices are refused, with the rules
    i or F6    what a strong player would do against bots, and why
    u or ^Z    take back your last choice, until something becomes known
    t or F2    the table on the whole screen, and back
    l or F3    the log on the whole screen, and back
    d or F9    light or dark
    n or F5    your private notebook, where the table has one
    Shift+↑ ↓  scroll the table; Tab goes round the parts of the screen
    q or ^Q    leave; “ludoteca play --continue” goes on with the game
terminal-notebook = Your notebook
terminal-notebook-empty = Your notebook is empty.
terminal-notebook-keys = ^S keeps it · Esc goes back without keeping it
terminal-plain-welcome = Type a number to choose, or “{ $help }” to see the commands.
terminal-no-such-number = There is no such number: choose from { $low } to { $high }.
terminal-not-understood = Sorry? Type a number from { $low } to { $high }, or “{ $help }”.
terminal-command-help = help
terminal-command-table = table
terminal-command-log = log
terminal-command-why = why
terminal-command-try = try
terminal-command-hint = hint
terminal-command-undo = undo
terminal-command-note = note
terminal-command-quit = quit
terminal-plain-help =
    A number picks from the list; a choice in its own words works too, and any other words search the list.
    { $table }: the whole table
    { $log }: the last lines of the log again
    { $why }: why choices are refused; words after it narrow them down
    { $try }: what a choice would do; put its number or its words after it
    { $hint }: what a strong player would do, and why, where all opponents are bots
    { $undo }: take back your last choice, until something becomes known
    { $note }: your private notebook, where the table has one; words after it are added, a “-” empties it
    { $quit }: leave; the game is kept
    { $help }: this list

## What a choice would do

preview-points = Points: { $points }
preview-asked = Then you would be asked: { $question }
preview-others = Then somebody else would decide.
preview-unknown = Nobody can know what comes after that.
preview-over = That would be the end of the game.

## Why a strong player would choose something

hint-gain = { $part }: +{ $count } right away.
hint-loss = { $part }: −{ $count }.
hint-whole = { $units }: { $times } of { $number }, so all of it.
hint-short = { $units }: { $times } of { $number }. What limits it: { $limit }.
hint-over = It ends the game.
hint-later = It brings no points at once, but more in the end.
hint-rather_later = “{ $choice }” would bring +{ $count } at once, but less in the end.
hint-happens = What it does: { $event }
hint-chance =
    { $tenths ->
        [0] You would then hardly ever win.
        [10] You would then win almost every time.
       *[other] You would then win about { $tenths } games in 10.
    }
hint-even = “{ $choice }” is about as good.
hint-little = That is a little better than “{ $choice }”.
hint-better = With “{ $choice }” it would be about { $tenths } in 10.

## Hosted tables

event-undone = { $seat } takes back: { $count }.
event-out_of_time = Time is up for { $seat }.
event-stood_in = A bot now plays for { $seat }.
event-came_back = { $seat } is back and plays in person.
event-carried_over = The rules have changed (from { $old } to { $new }); the game goes on from here.
event-table_ended = The table was closed before the end.
reason-stale = The table has moved on in the meantime (you saw { $expected }, it is at { $now }).
reason-table_closed = This table is closed.
reason-table_frozen = This table can be looked at, but not played any more.
reason-nothing_to_undo = This cannot be taken back: since then something has become known, or somebody else has acted.
reason-not_saved = This could not be saved, so it did not happen. Please try again.
reason-out_of_reach = We cannot reach the tables just now. Please try again in a moment.
reason-not_possible = Something went wrong on our side, and nothing was changed.
reason-not_your_seat = This is not your seat: { $seat } sits there.
reason-still_here = { $seat } is still here, or was a moment ago.
reason-hello_first = The page has to introduce itself first.
reason-too_fast = Too many at once: please wait a moment.
reason-too_much_work = That would be too much work: try smaller numbers.
reason-message_too_long = This message is too long (more than { $most } bytes).
reason-message_malformed = This message makes no sense to us: { $why }
reason-choice_malformed = This answer cannot be read. { $path }: { $problem }
reason-nothing_said = The message is empty.
reason-too_many_spectators = No more room to watch: { $most } people are watching already.
reason-no_such_table = There is no such table here.
reason-seat_taken = Somebody else has taken this seat.
reason-seated_already = You already have a seat at this table.
reason-wrong_invite = This invitation is not valid, or somebody has already used it.
reason-not_over_yet = That has to wait until the game is over.
reason-no_hints = Hints are only given where all your opponents are bots.
reason-no_such_analysis = This analysis is no longer there: start it again.
reason-no_record = This game was played under two sets of rules, so it has no record that can be replayed.
reason-unknown_level = There are no bots of strength “{ $level }”. There are: { $known }.
reason-listed_deal = A table that everybody can find is always dealt at random. Leave the deal empty, or do not list the table.
reason-unknown_seat_kind = A seat cannot be “{ $kind }”.
reason-wrong_origin = This page may not talk to this server.
reason-name_needed = Please enter a name.
reason-name_taken = The name “{ $name }” is already taken.
reason-name_alike = Somebody at this table has a name that looks like “{ $name }”: please choose another.
reason-no_address = “{ $text }” is neither an address, such as 10.0.0.5, nor a network, such as 10.0.0.0/8.
reason-password_short = A password needs at least { $least } characters.
reason-wrong_password = Wrong name or password.
reason-cannot_listen = The server cannot listen on { $host }, port { $port } ({ $why }). Choose another port with --port.
reason-no_database = The database cannot be opened: { $why }
reason-no_broker = We cannot use this Redis: { $why }. “pip install ludoteca[redis]” brings what is needed to talk to it; without --broker, PostgreSQL does the work.
server-no-page = The server is running, but its page has not been built. In a checkout, scripts/build_web builds it; “ludoteca play --terminal” opens a table in the terminal.

## The page

page-loading = One moment …
page-home = Home
page-welcome = Pull up a chair.
page-welcome-more = Board games exactly by the book, with friends or against bots. You need no account.
page-unreachable = The server is not answering.
reason-unreachable = The server is not answering.
page-try-again = Try again
page-refused = That is not possible now.
page-empty = —
page-more = More
page-search = Search
page-more-found = { $count } more: keep typing to narrow them down.
page-close = Close
page-none-found = Nothing found.

## The page: language and appearance

page-look = Language and appearance
page-language = Language
page-appearance = Appearance
page-look-auto = Same as this device
page-look-light = Light
page-look-dark = Dark
page-look-contrast = High contrast
page-still = No motion
page-speed = Speed of motion
page-speed-normal = normal
page-speed-fast = fast
page-speed-skip = skip everything
page-touch = Vibration
page-plain-table = Plain table
page-sound = Sounds
page-notices = Tell me when it is my turn

## The page: ways to a table

page-my-tables = Your tables
page-finished-tables = Finished games
page-continue = Continue
page-look-back = Look back
page-table-over = finished
page-table-running = in progress
page-your-turn-short = Your turn
page-play-now = Play now against bots
page-play = Play
page-players = Players
page-players-range = { $low } to { $high } players
page-bots-level = How strong the bots play
page-strength = Strength
page-level-easy = easy
page-level-steady = medium
page-level-sharp = hard
page-level-tutor = tutor
page-more-options = All options
page-rules = Rules
page-rules-short = The short version
page-rules-numbered = Every rule
page-contents = Contents
page-all-rules = All the rules
page-read-rule = Read rule { $rule }
page-in-the-rules = Find it in the rules
page-rules-language = The numbered rules are written in English.
page-with-people = With people
page-new-table = New table
page-open-table = Open the table
page-lobby = Open tables
page-lobby-empty = No table is looking for players right now.
page-code = Invitation code or link
page-join = Join
page-invited = You are invited
page-your-seat = your seat
page-sit-down = Sit down
page-name = Name
page-guest = Guest
page-game = Game
page-score-pad = Score pad
page-open-record = Open a record
page-record-file = A record (.json) downloaded from a finished table
page-choose-file = Choose a file
page-drop-file = or drop it here

## The page: a new table

page-seat-who = Seat { $number }
page-kind-me = Me
page-kind-bot = A bot
page-kind-here = Somebody at this screen
page-kind-link = Somebody I send a link
page-link-hint = You will get a link to send.
page-options = Options
page-clock = Clock
page-clock-kind = Time to think
page-clock-none = no limit
page-clock-turn = per turn
page-clock-bank = for the whole game
page-clock-days = days per turn
page-clock-in-minutes = Minutes
page-clock-in-days = Days
page-clock-increment = Seconds added after each choice
page-listed = Let everybody on this server find this table
page-box = What is in the box
page-box-about = { $assumed } of { $all } values are assumed. If you own the game, enter what is printed in your copy.
page-box-file = Your own box file (TOML)
page-box-file-used = Your file is in use.
page-box-file-drop = Do without the file
page-box-all = Show all values
page-source-rulebook = rulebook
page-source-card_library = card library
page-source-second_source = second source
page-source-review = review
page-source-deduced = deduced
page-source-ruling = ruling
page-source-assumed = assumed
page-source-owner = owner
page-deal = The deal
page-seed = A number, or the seed of a finished game. The same seed always gives the same deal, and everybody at the table sees it. Leave it empty for a random deal.
page-seed-listed = A table that everybody can find is always dealt at random.

## The page: at the table

page-what-to-do = What to do
page-to-move = to move
page-thinking = { $names }…
page-waiting-for = Waiting for { $names }
page-waiting-for-people = Waiting for your guests to sit down
page-not-you = Somebody else is choosing.
page-only-watching = You are watching: you see what everybody may see.
page-frozen = This table can be looked at, but not played any more.
page-closed = This table was closed.
page-offline = Connection lost. Trying again; nothing you chose will be lost.
page-connecting = Connecting …
page-filter = Find among { $count } choices
page-pick = Choices for this
page-about-thing = Choices about this: { $count }
page-all-choices = Show all
page-looks = You may look; that changes nothing:
page-undo = Undo
page-restart = Start my turn over
page-why-not = Why can’t I …?
page-why-search = What would you like to do?
page-why-allowed = You can do this now.
page-open-question = There are too many possibilities to list.
page-your-answer = Your answer (change it as you like)
page-give-answer = Give this answer
page-arrange-again = Arrange it differently
page-tab-log = History
page-beside = Beside the table
page-tab-choices = Choices
page-unread = { $count } new
page-drawn-table = The table with its drawings
page-info-mode = What is this?
page-info-more = Click anything to learn about it. Click ⓘ again to stop.
page-tab-chat = Chat
page-tab-seats = Table
page-tab-notes = Notes
page-notes-more = Your notebook. Nobody else can see it.
page-past = Moment { $at } of { $last }.
page-past-more = You see what everybody could see at the time.
page-past-end = Back to the present
page-hint = Ask for a hint
page-hint-thinking = A strong player is thinking …
page-hint-best = A strong player would:
page-composed-answer = something of your own
page-was-chosen = chosen
page-silence = If you say nothing, this is chosen: { $choice }
page-log-empty = Nothing has happened yet.
page-log-more = { $count } lines before this
page-time-left = Time left:
page-away = away
page-bot-plays = a bot is playing
page-stand-in = Let a bot play for me
page-stood-in = A bot is playing for you.
page-stand-in-other = Let a bot play for { $name } for now
page-leave = Leave the table
page-leave-more = A bot will play on for you, and you cannot come back to this seat.
page-leave-really = Leave for good
page-stay = Stay
page-take-back = Take my seat back
page-seat-person = a person
page-seat-bot = a bot
page-seat-open = not here yet
page-seat-left = has left
page-seat-free = free seat
page-spectator = Spectator
page-watching = Watching: { $count }
page-invite-link = Send this link to one person: it works once.
page-watch-link = Link for watching
page-copy = Copy
page-copied = Copied
page-fair = Was the deal fair?
page-fair-more = This number was fixed before the game began. At the end you are shown the seed and the salt it was made from, by SHA-256.
page-fair-fits = Yes: the game was dealt as promised.
page-fair-differs = No: the game was not dealt as promised.
page-deal-chosen = The host chose the deal: seed { $seed }. Anybody who knows it may know the cards.
page-hand-over = Hand the screen to { $name }
page-hand-over-more = There is nothing secret on the screen. { $name }, go on when nobody else is looking.
page-hand-over-ready = { $name } is here
page-hand-over-undo = { $name } takes the last choice back

## The page: lessons

page-lesson = Lesson
page-lesson-begin = Learn it in five minutes
page-lesson-continue = Continue the lesson
page-lesson-next = Next
page-lesson-back = Back
page-lesson-now = Your move:
page-lesson-do = Do it for me
page-lesson-strayed = You are going your own way, and that is fine. Undo it to return to the lesson, or simply play on.
page-lesson-free-only = You are going your own way, and it can no longer be undone. Play on, or start the lesson again.
page-lesson-again = Start the lesson again
page-lesson-return = Back to the lesson
page-lesson-free = Play freely
page-lesson-end = Play on
page-lesson-leave = Leave
page-lesson-fold = Hide the tutor
page-lesson-unfold = Show the tutor

## The page: talk

page-chat-say = Say something
page-chat-send = Send
page-chat-mute = Hide the chat
page-chat-mute-one = Hide what { $name } says
page-chat-hello = Hello!
page-chat-well-played = Well played!
page-chat-thinking = Let me think …
page-chat-oops = Oops!
page-chat-thanks = Thank you for the game!

## The page: afterwards

page-chart = Scores over time
page-before = Last game: { $scores }
page-rematch = Rematch
page-to-rematch = Go to the rematch
page-same-deal = Same deal against bots
page-compare = Compare with other games of this deal
page-compare-more = games of the deal { $seed }: { $count }
page-compare-others = The others
page-compare-one = Play the same deal again, and compare.
page-download = Download the record
page-to-table = To the table
page-replay = Replay
page-replay-eyes = Seen by
page-replay-open = all cards open
page-replay-public = a spectator
page-replay-chair = As { $name } saw it
page-replay-moment = Moment { $at } of { $last }
page-analysis = Analysis
page-analysis-more = A strong player looks at every decision again, knowing only what that player could know at the time.
page-analysis-begin = Analyse the game
page-analysis-progress = { $done } of { $total } decisions
page-analysis-loss = Lost against the best choice: { $loss } %
page-analysis-none = There was nothing to decide here.
page-analysis-soon = This moment has not been looked at yet.
page-analysis-swings = The biggest swings
page-swing-choice = Moment { $moment }: { $name }’s choice, { $from } % → { $to } %
page-swing-table = Moment { $moment }: { $name }’s chances change, { $from } % → { $to } %
page-step-start = To the start
page-step-round-back = Back one round
page-step-turn-back = Back one turn
page-step-back = Back one step
page-step-on = Forward one step
page-step-turn = Forward one turn
page-step-round = Forward one round
page-step-end = To the end

## The page: accounts

page-account = Account
page-account-hello = Hello, { $name }
page-account-more = You never need an account. With one, your tables are there on all your devices.
page-sign-in = Sign in
page-sign-up = Create an account
page-sign-out = Sign out
page-password = Password
page-password-old = Current password
page-password-new = New password
page-password-change = Change password
page-password-more = Anybody signed in elsewhere with the old one will have to sign in again.
page-password-changed = Your password has been changed.
page-or = or
page-passkey = Passkey
page-passkeys = Passkeys
page-passkeys-more = Sign in by unlocking your device instead of typing a password.
page-passkey-sign-in = Sign in with a passkey
page-passkey-sign-up = Create an account with a passkey
page-passkey-add = Add a passkey
page-passkey-label = A name for it (for example: my phone)
page-passkey-used = added { $made }, last used { $used }
page-passkey-drop = Remove
reason-passkey_cancelled = No passkey came from the browser. Try again, or use a password.

## The page: the score pad

page-pad-place = Place { $place }
page-pad-less = { $part }: one less
page-pad-more = { $part }: one more
page-pad-add = { $part }: add one
page-pad-remove = { $part }: take away
page-pad-way = How to count
page-pad-way-form = By the rules
page-pad-way-plain = Just add up
page-pad-way-file = From a file
page-pad-clear = Clear the pad
page-pad-exact-more = Describe the table as shown on the rules page, and we count every point for you.
page-pad-toml = The table (TOML)
page-pad-count = Count

## What is wrong with data in a file

wire-whole_number = a whole number is needed, not “{ $found }”
wire-out_of_range = { $value } is out of range
wire-hex_digits = 16 or 48 hexadecimal digits are needed
wire-seed = a number or a key of 32 hexadecimal digits is needed
wire-true_or_false = true or false is needed, not “{ $found }”
wire-text_needed = text is needed, not “{ $found }”
wire-unknown_word = “{ $word }” is not known here
wire-list_needed = a list is needed, not “{ $found }”
wire-items = { $wanted } items are needed, not { $found }
wire-too_many = { $most } at most, not { $found }
wire-too_large = this is too long, or nested too deeply
wire-unknown_field = there is no field “{ $field }”
wire-missing_field = the field “{ $field }” is missing
wire-unknown_kind = there is no kind “{ $kind }”
wire-fields_needed = a table of fields is needed, not “{ $found }”
wire-choice_needed = a seat and a choice are needed
wire-player_count = there cannot be { $found } players
wire-named_twice = an envelope is named twice
wire-not_the_rest = these are not the envelopes nobody holds
wire-every_player_once = every player is needed once
wire-none_left = no “{ $word }” is left in the box
wire-beside_house = { $names } do not lie beside a house

pad-name = Name
reason-notebook_off = There are no notebooks at this table.
reason-note_too_long = A notebook holds at most { $most } characters: please shorten your notes.
reason-no_such_moment = The game has not come that far: its last moment is { $last }.
reason-not_signed_in = Please sign in first.
reason-passkey_needs_name = Passkeys only work under a name such as “localhost”, not under the address “{ $host }”. Open the page by its name, or use a password.
reason-passkey_expired = That took too long, or has been answered already: please try again.
reason-passkey_wrong = This passkey does not open any account here.
reason-passkey_known = This passkey is already in use.
reason-last_way_in = This is the only way into your account: it has to stay.

## How a call ends

cli-disk-full = The disk is full. Make room on it, or choose another place, and try again.
cli-too-many-files = Too many files are open. Close other programs, or raise the limit (ulimit -n), and try again.
cli-no-memory = There is not enough memory. Close other programs, or try again with smaller numbers.
cli-no-permission = { $file }: you do not have permission. Choose another place, or ask whoever looks after this machine.
cli-file-trouble = { $file }: this cannot be used ({ $why }).
cli-machine-trouble = The system will not let us go on: { $why }. Try again later.
cli-too-deep = This is nested too deeply.
cli-too-large = This number is too large.
cli-no-text = This cannot be read as text: { $why }
cli-our-fault = Something went wrong, and it is our fault, not yours. The details are in { $file }: please send them to us.
cli-our-fault-untold = Something went wrong, and it is our fault, not yours. Please report it to us: { $what }
reason-seed_too_large = This seed is too large: the largest is { $most }.
reason-too_many_games = { $games } games are too many for one run: the most is { $most }.
