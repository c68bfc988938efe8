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
reason-not_your_decision = Somebody else is to decide now.
reason-not_asked = This is not what is being asked now.
reason-unknown_choice = There is no such choice in this game.
reason-seats = { $seats } cannot play: this game is for { $low } to { $high } players.
reason-unknown_option = There is no option “{ $option }”. There are: { $known }.
reason-unknown_option_value = “{ $value }” is no value of the option “{ $option }”. Choose one of: { $known }.

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
reason-box_not_plain = { $file }, [{ $table }] { $field }: a line of text, a whole number, true or false, or a list is needed.
reason-box_too_large = { $file }, [{ $table }] { $field }: this is more than a box can hold.
reason-box_bad_name = { $file }, [{ $table }] { $field }: a name has small letters, digits and underscores, and at most 40 of them.
reason-box_unknown_word = { $file }, [{ $table }] { $field }: “{ $value }” is none of: { $words }.
reason-box_other_game = { $file }: this box is for “{ $game }”, and there is no such game here.
reason-box_no_game = { $file }: say which game this box is for: [box] game = "…".

## Records and positions

reason-record_unreadable = { $file }: the file cannot be read ({ $why }).
reason-record_not_json = { $file }: this is not a record ({ $why }).
reason-record_malformed = { $file }: this is not a record of ours. { $path }: { $problem }
reason-record_other_rules = This game was played under rules { $rules }; this program plays rules { $ours }.
reason-record_illegal = Choice { $number } of the record is not legal ({ $reason }).
reason-record_other_hash = The replay ends in another position ({ $replayed }) than the one recorded ({ $recorded }).
reason-record_no_promise = { $file }: the record does not tell what was promised of the deal, or how the game ended. Finished tables of a server give records that do.
reason-commitment_malformed = The number shown at the start has 64 hexadecimal digits.
reason-position_unreadable = { $file }: the file cannot be read ({ $why }).
reason-position_not_toml = This is not TOML: { $why }
reason-position_malformed = { $path }: { $problem }
reason-position_other_rules = This position is of rules { $rules }; this program plays rules { $ours }.
reason-unknown_game = There is no game “{ $game }”. There are: { $known }.

## What every log may say

event-forced = (There was only one possibility.)
event-answered = { $seat } has chosen.

## The command line

cli-help = Board games exactly by the book: play, settle rules, count scores, let bots play.
cli-see-help = See “{ $command } --help”.
cli-json-help = Print JSON instead of words.
cli-game-help = The game’s key, as “ludoteca games” lists it.
cli-seats-help = How many players (the fewest the game allows, if not given).
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
cli-simulate-help = Let bots play many games and print what they tell.
cli-simulate-examples = Examples: ludoteca simulate pebbles --games 1000 --seats 3 · ludoteca simulate pebbles --players greedy,random --workers 2 --save records
cli-games-number-help = How many games.
cli-workers-help = How many processes share the work; the result is the same.
cli-players-help = Who plays: one name for all seats, or one for each, with commas (random, greedy).
cli-save-help = A folder for the records of all games.
cli-playing = Playing
cli-simulated = { $games } games of { $game } in { $seconds } s, { $pace } decisions a second.
cli-seat = Seat
cli-player = Player
cli-wins = Wins
cli-score = Score
cli-decisions = Decisions a game
cli-replay-help = Print the log of a recorded game in words and check that it still ends the same.
cli-replay-examples = Example: ludoteca replay records/pebbles-000001.json
cli-record-help = A record, as “simulate --save” and finished tables write it.
cli-replay-checked = The replay ends where the record says ({ $hash }).
cli-replay-unfinished = The record is of an unfinished game; it stands at { $hash }.
cli-fair-help = Check that a game on a server was dealt as it was promised before it began.
cli-fair-examples = Example: ludoteca fair pebbles-k7m2.json --commitment 926bd47b…
cli-commitment-help = The number that the table showed you at the start.
cli-fair-proved = Proved: the deal is the one that was promised to you at the start, and the choices lead from it to the recorded end.
cli-fair-fits = The record fits: seed and salt give the number that was promised, and the choices lead to the recorded end.
cli-fair-compare = It is proved if the table showed you this number at the start: { $number }
cli-fair-other-deal = It does not fit: seed and salt do not give the number that was promised. The seed, the salt or the number was changed.
cli-fair-other-promise = It does not fit: the number you noted is not the one in the record. Another deal was promised to you.
cli-final = Final scores
cli-standing = Scores so far
cli-box-commands-help = Look at the numbers of a game’s box, and check an owner’s own.
cli-box-check-help = Check an owner’s box file and show what it changes.
cli-box-check-examples = Example: ludoteca box check my-box.toml   (the file begins with [box] and game = "pebbles")
cli-box-good = { $file } is a good box for { $game }; values changed: { $changes }.
cli-box-show-help = Show every value of a game’s box with its source.
cli-assumed-help = Only the values that nobody could look up.
cli-rules-help = Print the numbered rules of a game, a chapter or one rule.
cli-rules-examples = Examples: ludoteca rules pebbles · ludoteca rules pebbles B-SWAP · ludoteca rules pebbles B-ROUND-03
cli-rule-help = The id of a rule, or the beginning of ids.
cli-rules-short = Tell the rules as to a friend, in a few minutes.
cli-about-help = Say which program this is and whether its engine runs compiled.
cli-about-line = Ludoteca { $version }, engine: { $engine }
cli-about-python = Python { $python }; games: { $games }
cli-about-plain = These modules run plainly until scripts/compile is run again: { $modules }
cli-score-help = Count the score of a real table described in a file.
cli-score-examples = Example: ludoteca score dream-home house.toml
cli-table-help = The table as TOML; the rules page of the game shows how.
cli-total = Total
cli-place = Place
cli-photo-help = Judge and draw a photograph described in a file.
cli-photo-examples = Examples: ludoteca photo scene.toml --out photo.png · ludoteca photo scene.toml --annotated --out photo.svg
cli-photo-scene-help = The scene with its camera as TOML; docs/photographs.md shows how.
cli-photo-out-help = Where the picture goes; its name ends in .svg or .png.
cli-photo-annotated-help = Draw the judge’s marks too: who covers whom, which wishes are met.
cli-photo-accepted = The photo is accepted.
cli-photo-refused = The photo would be refused: { $why } ({ $rules })
cli-photo-written = The picture is in { $file }.
cli-position-help = Show a position, whose choice it is, and every legal choice; or try choices on it.
cli-position-examples = Examples: ludoteca position p.toml --all · ludoteca position p.toml --do "fist(three)" --do "fist(two)"
cli-position-file-help = A position file (TOML).
cli-all-help = Show the refused choices too, with reasons and rules.
cli-do-help = A choice to carry out, in its words; may be repeated.
cli-try-help = A choice to try without carrying it out, in its words; may be repeated.
cli-position-over = The game is over.
cli-position-open = (An open question: any arrangement that the rules accept.)
cli-position-refused = Refused:
cli-play-help = Play a game: in the browser, or at this terminal when a game is named, with people and bots.
cli-play-examples = Examples: ludoteca play · ludoteca play pebbles --seats 3 · ludoteca play pebbles --people 2 --plain
cli-play-seats-help = How many seats the table has.
cli-people-help = How many people play at this terminal; bots take the other seats.
cli-bots-help = Which bots play: random or greedy.
cli-lang-help = The language: en, pt-BR, pt-PT, it or fr.
cli-plain-help = Plain lines for screen readers and simple terminals.
cli-continue-help = Go on with the last unfinished game.
cli-choose-game = Which game would you like to play?
cli-choose-number = Number:
reason-unknown_player = There is no player “{ $player }”. There are: { $known }.
reason-no_insight = { $player } knows nothing of { $game } yet: let random play it.
reason-lineup = { $names } players were named for { $seats } seats: name one, or one for each seat.
reason-folder_unwritable = { $folder }: nothing can be written there ({ $why }).
reason-unknown_rule = { $game } has no rule “{ $rule }”.
reason-no_score_pad = { $game } has no score pad.
reason-no_lesson = { $game } has no lesson yet. Its rules can be read, and a table with easy bots is a kind place to begin.
reason-no_short_rules = { $game } has no short rules; its numbered rules can be read.
reason-no_photographs = { $game } takes no photographs.
reason-photo_suffix = { $file }: a picture ends in { $known }.
reason-no_such_words = No choice of this game reads “{ $words }”.
reason-unknown_language = “{ $lang }” is not one of our languages: { $known }.
reason-no_people = { $people } people do not fit at a table of { $seats }.
cli-serve-help = Serve tables to browsers: on this machine, in the local network or to the world.
cli-serve-examples = Examples: ludoteca serve · ludoteca serve --lan · ludoteca serve --no-browser --port 8000 --database postgresql://localhost/ludoteca
cli-host-help = The address to listen at.
cli-port-help = The port to listen at; 0 takes any that is free.
cli-lan-help = Let others in the local network play; prints a link and a code for phones.
cli-no-browser-help = Do not open a browser.
cli-database-help = The database’s URL (a SQLite file in your data folder, if not given).
cli-broker-help = With several servers on one PostgreSQL: the URL of a Redis by which they tell each other, such as redis://host:6379/0. Without it PostgreSQL does.
cli-host-name-help = Another name this server answers to, such as games.example.org; may be repeated.
cli-https-help = The page is reached by https, through a proxy in front of this server: cookies are marked as secure.
cli-proxy-help = Behind a proxy: its address (or network), whose word on where a request comes from is believed. May be given several times.
cli-metrics-help = Let whoever shows this token read the counters at /metrics; without it nobody can.
cli-terminal-help = Play in the terminal even if there is a browser table.
cli-serving = Ludoteca is ready: { $link }  (Ctrl-C stops it)

## The arena

cli-arena-help = Let bots play each other and measure how strong each one is and how balanced a game is.
cli-arena-run-help = Play a tournament: everybody against everybody, in every seat, on the same deals. An interrupted one goes on where it stopped.
cli-arena-run-examples = Examples: ludoteca arena run fort --players easy,greedy,search:200 --rounds 50 --workers 2 --out fort-cup · ludoteca arena run pebbles --seats 3 --players random,greedy --out cup --ray
cli-arena-players-help = Who plays, with commas: random, greedy, easy, steady, sharp, search:400 (iterations), search:1s (time).
cli-arena-out-help = A folder for results, records and the report; an unfinished run in it is continued.
cli-arena-rounds-help = How many deals; each is played once in every line-up.
cli-arena-records-help = Whether the record of every match is kept.
cli-ray-help = Play on a Ray cluster: its address, or nothing after it for a small one on this machine.
cli-arena-elo = Elo
cli-arena-against = Each against each
cli-arena-games = Games
cli-arena-report-written = The report is in { $file }.
cli-arena-interrupted = Stopped. What was played is kept in { $folder }: the same command goes on.
arena-one-sided = Somebody never lost, or never won: how large that gap is can only be guessed until there are more games.
arena-title = Tournament: { $game }
arena-lead = { $matches } matches among { $seats } on { $deals } deals; everybody had every seat with the same cards. Seed { $seed }.
arena-options = Options: { $options }.
arena-strength = Strength (Elo)
arena-strength-more = The average is 1500, and 200 points more win about three games in four. The line holds the true value in 95 of 100 cases: the wider of what drawing the deals again and what the likelihood’s curvature tells.
arena-wins = Victories
arena-wins-more = The share of games won; a shared victory counts in part. Wilson’s 95% interval.
arena-games = { $count } games
arena-against = Each against each
arena-against-more = How often the player of the row finished ahead of the one of the column; the same place counts half.
arena-scores = Scores
arena-scores-more = The mean with its 95% interval; beside the name, the lowest and the highest.
arena-seats = By seat
arena-seats-more = How often each seat won, whoever sat there; the middle line would be fair to all.
arena-seat = Seat { $number }
arena-length = Length
arena-length-more = Decisions in a game; { $mean } on average.
reason-player_twice = “{ $player }” was named twice: once is enough.
reason-too_few_players = A tournament needs at least two different players: name them with commas, as in --players random,greedy.
reason-arena_busy = { $folder }: another run is writing there. Wait for it, or choose another folder.
reason-arena_no_plan = { $file } is missing or damaged, so it is not known what was played here. Choose another folder.
reason-arena_other_plan = { $folder } holds another run: “{ $what }” was { $was } there and is { $now } now. Choose another folder, or ask for the same.
reason-arena_wrong_line = { $file }, line { $line }: this is not the match that belongs here. Put the file right, or choose another folder.
reason-no_ray = Ray is not installed here. “pip install ludoteca[ray]” brings it; without --ray, --workers shares the work on this machine.
reason-no_cluster = There is no Ray cluster that could be used (“{ $address }”): { $why }
reason-workers_lost = The workers ended one after the other, perhaps for want of memory. What was played is kept: try again with fewer --workers.
tally-turn = Turn order
cli-balance-help = Let bots play many games and report what wins: each card, seat, set-up and strategy, with intervals. An interrupted run goes on where it stopped.
cli-balance-examples = Examples: ludoteca arena balance fort --games 500 --seats 2,3,4 --out fort-balance · ludoteca arena balance pebbles --option swaps=* --out pebbles-balance
cli-balance-players-help = Who plays, with commas; they take the seats in turn (greedy, if not given).
cli-balance-seats-help = How many players, or several numbers with commas.
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
arena-strategies-more = How often those won who got a larger share of their points from this source than others do.
arena-entries = { $count }×
arena-no-part = nothing special
arena-owned = Win rate when owned at the end
arena-played = Win rate when played or used
arena-rest = { $count } more
arena-sources = Where points come from
arena-sources-more = Mean points of winners (full dot) and of the others (ring).
arena-setups = By set-up
arena-setups-more = Means with their 95% intervals.
arena-setup = Set-up
arena-games-short = Games
arena-length-short = Decisions
arena-best = Winning score
arena-margin = Lead
arena-shared = Shared victories
arena-mean = Mean
arena-players = { $count } players
cli-analyse-help = Say what a strong player thinks of every decision of a recorded game: best choices with estimated win chances, what was given away, and the biggest swings.
cli-analyse-examples = Examples: ludoteca analyse records/000003.json · ludoteca analyse game.json --seat 1 --seconds 3
cli-analyse-seconds-help = How long to think about each decision (1 second, if nothing is said).
cli-analyse-iterations-help = How many games to try out for each decision: with this alone the result is always the same.
cli-analyse-seat-help = Only the decisions of this seat, counted from 1.
cli-thinking = Thinking
reason-no_such_seat = There is no seat { $seat }: { $seats } played.
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
terminal-no-undo = This cannot be taken back: something has become known since, or somebody else has acted.
terminal-arrange = Let a bot arrange it
terminal-compose = Write the answer yourself
terminal-compose-keys = ^S gives the answer · Esc goes back without it
terminal-compose-example = This is how an answer is written; this one would be legal:
terminal-compose-file = Type the path of a file that holds your answer.
terminal-filter = Type to narrow the list
terminal-no-match = Nothing in the list reads like that.
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
terminal-nothing-to-continue = There is no unfinished game.
terminal-no-screen = This is not a terminal that a screen can be drawn on, so the table is told in plain lines.
terminal-too-small = A little more room, please: at least { $columns } columns and { $rows } rows.
terminal-why = Why can’t I …?
terminal-refused = What you cannot do now, and the rules behind it:
terminal-nothing-refused = Nothing of that is refused now.
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
terminal-notebook-keys = ^S keeps it · Esc goes back without
terminal-plain-welcome = Type a number to choose, or “{ $help }” for the commands.
terminal-no-such-number = There is no such number: choose from { $low } to { $high }.
terminal-not-understood = That was not understood. Type a number from { $low } to { $high }, or “{ $help }”.
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
preview-unknown = What comes after that cannot be known beforehand.
preview-over = That would be the end of the game.

## Why a strong player would choose something

hint-gain = { $part }: +{ $count } right away.
hint-loss = { $part }: −{ $count }.
hint-whole = { $unit }: { $times } of { $number }, so all of it.
hint-short = { $unit }: { $times } of { $number }. What limits it: { $limit }.
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

event-undone = { $seat } takes { $count } back.
event-out_of_time = { $seat } has run out of time.
event-stood_in = A bot plays for { $seat } now.
event-came_back = { $seat } plays in person again.
event-carried_over = The rules have changed (from { $old } to { $new }); the game goes on from here.
event-table_ended = The table was closed before the end.
reason-stale = The table has moved on meanwhile ({ $expected } was expected, it stands at { $now }).
reason-table_closed = This table is closed.
reason-table_frozen = This table can be read but no longer played.
reason-nothing_to_undo = This cannot be taken back: something has become known since, or somebody else has acted.
reason-not_saved = This could not be saved, so it did not happen. Please try again.
reason-out_of_reach = The tables cannot be reached just now. Please try again in a moment.
reason-not_possible = Something went wrong on our side; nothing was changed.
reason-not_your_seat = The seat of { $seat } is not yours.
reason-still_here = { $seat } is still here, or was a moment ago.
reason-hello_first = The page has to introduce itself first.
reason-too_fast = Too many at once: please wait a moment.
reason-too_much_work = This would take too much work. Smaller numbers will do.
reason-message_too_long = This message is too long (more than { $most } bytes).
reason-message_malformed = This message cannot be understood: { $why }
reason-choice_malformed = This answer cannot be read. { $path }: { $problem }
reason-nothing_said = There is nothing in this message.
reason-too_many_spectators = There is no more room to watch: { $most } are here already.
reason-no_such_table = There is no such table here.
reason-seat_taken = Somebody else has taken this seat.
reason-seated_already = You have a seat at this table already.
reason-wrong_invite = This invitation is not valid, or has been used already.
reason-not_over_yet = That has to wait until the game is over.
reason-no_hints = There are hints only where all opponents are bots.
reason-no_such_analysis = This analysis is no longer kept: begin it again.
reason-no_record = This game was played under two sets of rules, so it has no record that could be replayed.
reason-unknown_level = There are no bots of the level “{ $level }”. There are: { $known }.
reason-listed_deal = A table that is listed for everybody is dealt by chance. Leave the deal empty, or do not list the table.
reason-unknown_seat_kind = A seat cannot be “{ $kind }”.
reason-wrong_origin = This page may not talk to this server.
reason-name_needed = Please give a name.
reason-name_taken = Somebody else is called “{ $name }” already.
reason-name_alike = Somebody at this table has a name that looks like “{ $name }”: choose another one.
reason-no_address = “{ $text }” is no address, such as 10.0.0.5, and no network, such as 10.0.0.0/8.
reason-password_short = A password has at least { $least } characters.
reason-wrong_password = Name and password do not fit.
reason-cannot_listen = The server cannot listen at { $host }, port { $port } ({ $why }). Choose another with --port.
reason-no_database = The database cannot be opened: { $why }
reason-no_broker = The Redis cannot be used: { $why }. “pip install ludoteca[redis]” brings what is needed to talk to it; without --broker PostgreSQL does its work.
server-no-page = The server is running, but its page has not been built. In a checkout, scripts/build_web builds it; “ludoteca play --terminal” opens a table in the terminal.

## The page

page-loading = One moment …
page-home = Home
page-welcome = A table is set for you.
page-welcome-more = Board games exactly by the book, with friends or with bots. No account needed.
page-unreachable = The server does not answer.
reason-unreachable = The server does not answer.
page-try-again = Try again
page-refused = This is not possible now.
page-empty = —
page-more = More
page-search = Search
page-more-found = { $count } more: type to narrow them down.
page-close = Close
page-none-found = Nothing fits these words.

## The page: language and appearance

page-look = Language and appearance
page-language = Language
page-appearance = Appearance
page-look-auto = As this device
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
page-notices = A notice when it is my turn

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
page-bots-level = Strength of the bots
page-strength = Strength
page-level-easy = relaxed
page-level-steady = steady
page-level-sharp = sharp
page-level-tutor = tutor
page-more-options = All options
page-rules = Rules
page-rules-short = In short
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
page-lobby-empty = No table is waiting for players right now.
page-code = Code or link of an invitation
page-join = Join
page-invited = You are invited
page-your-seat = your seat
page-sit-down = Sit down
page-name = Name
page-guest = Guest
page-game = Game
page-score-pad = Score pad
page-open-record = Open a record
page-record-file = A record file (.json), as finished tables give it
page-choose-file = Choose a file
page-drop-file = or drop it here

## The page: a new table

page-seat-who = Seat { $number }
page-kind-me = Me
page-kind-bot = A bot
page-kind-here = Somebody on this screen
page-kind-link = Somebody by link
page-link-hint = You get a link to send.
page-options = Options
page-clock = Clock
page-clock-kind = Time to think
page-clock-none = no limit
page-clock-turn = for each turn
page-clock-bank = for the whole game
page-clock-days = days for each turn
page-clock-in-minutes = Minutes
page-clock-in-days = Days
page-clock-increment = Seconds back for each choice
page-listed = List this table for everybody on this server
page-box = What is in the box
page-box-about = Of { $all } values, { $assumed } are assumed. If you own the game, put in what is printed.
page-box-file = A box file of your own (TOML)
page-box-file-used = Your file is used.
page-box-file-drop = Without the file
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
page-seed = A number, or the seed of a finished game: the same one deals the same game, and everybody at the table sees it (empty: chance decides)
page-seed-listed = A table that is listed for everybody is dealt by chance.

## The page: at the table

page-what-to-do = What to do
page-to-move = to move
page-thinking = { $names }…
page-waiting-for = Waiting for { $names }
page-waiting-for-people = Waiting for the invited to sit down
page-not-you = Somebody else is choosing.
page-only-watching = You are watching: only what everybody may see is shown.
page-frozen = This table can be read, but no longer played.
page-closed = This table was closed.
page-offline = The connection is lost. Trying again; nothing you chose gets lost.
page-connecting = Connecting …
page-filter = Find among { $count } choices
page-pick = Choices for this
page-about-thing = Choices about this: { $count }
page-all-choices = Show all
page-looks = Looking changes nothing:
page-undo = Take back
page-restart = Start the turn again
page-why-not = Why can’t I …?
page-why-search = What would you like to do?
page-why-allowed = You can do this now.
page-open-question = There are too many possibilities to list them.
page-your-answer = Your answer (you can change it)
page-give-answer = Give this answer
page-arrange-again = Arrange it differently
page-tab-log = History
page-beside = Beside the table
page-tab-choices = Choices
page-unread = { $count } new
page-drawn-table = The table with its drawings
page-info-mode = What is this?
page-info-more = Press anything to hear what it is. The button ends this.
page-tab-chat = Talk
page-tab-seats = Table
page-tab-notes = Notes
page-notes-more = Your notebook. Nobody else can see it.
page-past = Moment { $at } of { $last }.
page-past-more = You see what everybody could see then.
page-past-end = Back to now
page-hint = Ask for a hint
page-hint-thinking = A strong player is thinking about it …
page-hint-best = A strong player would:
page-composed-answer = an answer of one’s own making
page-was-chosen = chosen
page-silence = Saying nothing counts as: { $choice }
page-log-empty = Nothing has happened yet.
page-log-more = { $count } earlier lines
page-time-left = Time left:
page-away = away
page-bot-plays = a bot plays on
page-stand-in = Let a bot play for me
page-stood-in = A bot plays your seat.
page-stand-in-other = Let a bot play for { $name } meanwhile
page-leave = Leave the table
page-leave-more = A bot will play on for you, and you cannot come back to this seat.
page-leave-really = Leave for good
page-stay = Stay
page-take-back = Play myself again
page-seat-person = a person
page-seat-bot = a bot
page-seat-open = still to come
page-seat-left = has left
page-seat-free = free seat
page-spectator = A spectator
page-watching = Watching: { $count }
page-invite-link = Send this link; it works once.
page-watch-link = Link for watching
page-copy = Copy
page-copied = Copied
page-fair = Was the deal fair?
page-fair-more = This number was fixed before the game began. At the end you see the seed and the salt whose SHA-256 it is.
page-fair-fits = It fits: the game was dealt as promised.
page-fair-differs = It does not fit: the game was not dealt as promised.
page-deal-chosen = The host chose the deal: seed { $seed }. Whoever knows it can know the cards.
page-hand-over = Hand the screen to { $name }
page-hand-over-more = Nothing secret is on the screen now. { $name }, go on when nobody else is looking.
page-hand-over-ready = { $name } is here
page-hand-over-undo = { $name } takes the last choice back

## The page: lessons

page-lesson = Lesson
page-lesson-begin = Learn it in five minutes
page-lesson-continue = Continue the lesson
page-lesson-next = Next
page-lesson-back = A step back
page-lesson-now = Your move:
page-lesson-do = Do it for me
page-lesson-strayed = You have gone your own way, which is fine. Take it back to go on with the lesson, or simply play.
page-lesson-free-only = You have gone your own way, and it cannot be taken back any more. Play on, or begin the lesson again.
page-lesson-again = Begin the lesson again
page-lesson-return = Back to the lesson
page-lesson-free = Play freely
page-lesson-end = Play on
page-lesson-leave = Leave
page-lesson-fold = Fold the tutor away
page-lesson-unfold = Hear the tutor again

## The page: talk

page-chat-say = Say something
page-chat-send = Send
page-chat-mute = Hide the talk
page-chat-mute-one = Hide what { $name } says
page-chat-hello = Hello!
page-chat-well-played = Well played!
page-chat-thinking = Let me think …
page-chat-oops = Oops!
page-chat-thanks = Thank you for the game!

## The page: afterwards

page-chart = Scores over time
page-before = The game before: { $scores }
page-rematch = Rematch
page-to-rematch = To the rematch
page-same-deal = Same deal against bots
page-compare = Compare with the same deal
page-compare-more = games of the deal { $seed }: { $count }
page-compare-others = The others
page-compare-one = Play the same deal again to compare.
page-download = Download the record
page-to-table = To the table
page-replay = Replay
page-replay-eyes = Seen by
page-replay-open = all cards open
page-replay-public = a spectator
page-replay-chair = From the chair of { $name }
page-replay-moment = Moment { $at } of { $last }
page-analysis = Analysis
page-analysis-more = A strong player looks at every decision again, with what the seat could know then.
page-analysis-begin = Analyse the game
page-analysis-progress = { $done } of { $total } decisions
page-analysis-loss = Given away against the best: { $loss } %
page-analysis-none = No real choice led to this moment.
page-analysis-soon = This moment is still to be looked at.
page-analysis-swings = The biggest swings
page-swing-choice = Moment { $moment }: a choice of { $name }, { $from } % → { $to } %
page-swing-table = Moment { $moment }: the table turns for { $name }, { $from } % → { $to } %
page-step-start = To the start
page-step-round-back = A round back
page-step-turn-back = A turn back
page-step-back = A step back
page-step-on = A step on
page-step-turn = A turn on
page-step-round = A round on
page-step-end = To the end

## The page: accounts

page-account = Account
page-account-hello = Hello, { $name }
page-account-more = An account is never needed. With one, your tables follow you to every device.
page-sign-in = Sign in
page-sign-up = New account
page-sign-out = Sign out
page-password = Password
page-password-old = Present password
page-password-new = New password
page-password-change = Change the password
page-password-more = Whoever is signed in with the old one elsewhere has to sign in again.
page-password-changed = The password is changed.
page-or = or
page-passkey = Passkey
page-passkeys = Passkeys
page-passkeys-more = Sign in with the lock of your device instead of a password.
page-passkey-sign-in = Sign in with a passkey
page-passkey-sign-up = New account with a passkey
page-passkey-add = Add a passkey
page-passkey-label = A name for it (for example: my phone)
page-passkey-used = made { $made }, used { $used }
page-passkey-drop = Throw away
reason-passkey_cancelled = The browser gave no passkey. Try again, or use a password.

## The page: the score pad

page-pad-place = Place { $place }
page-pad-less = { $part }: one less
page-pad-more = { $part }: one more
page-pad-add = { $part }: add one
page-pad-remove = { $part }: take away
page-pad-way = How to count
page-pad-way-form = Let the rules count
page-pad-way-plain = Only add up
page-pad-way-file = From a file
page-pad-clear = Empty the pad
page-pad-exact-more = Describe the table as the rules page shows, and every point is counted for you.
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
wire-too_many = { $most } is the most there may be, not { $found }
wire-too_large = this is nested too deeply or is too long
wire-unknown_field = there is no field “{ $field }”
wire-missing_field = the field “{ $field }” is missing
wire-unknown_kind = there is no kind “{ $kind }”
wire-fields_needed = a table of fields is needed, not “{ $found }”
wire-choice_needed = a seat and a choice are needed
wire-player_count = { $found } players are not possible
wire-named_twice = an envelope is named twice
wire-not_the_rest = these are not the envelopes that nobody holds
wire-every_player_once = every player is needed once
wire-none_left = no “{ $word }” is left in the box
wire-beside_house = { $names } do not lie beside a house

pad-name = Name
reason-notebook_off = There is no notebook at this table.
reason-note_too_long = A notebook holds at most { $most } characters: please shorten it.
reason-no_such_moment = The game has not come so far yet: its last moment is { $last }.
reason-not_signed_in = Please sign in first.
reason-passkey_needs_name = Passkeys work only under a name such as “localhost”, not under the address “{ $host }”. Open the page by its name, or use a password.
reason-passkey_expired = That took too long, or was answered already: please try again.
reason-passkey_wrong = This passkey opens no account here.
reason-passkey_known = This passkey is in use already.
reason-last_way_in = Nothing else opens this account: it has to stay.

## How a call ends

cli-disk-full = The disk is full. Make room on it, or choose another place, and try again.
cli-too-many-files = Too many files are open. Close other programs, or raise the limit (ulimit -n), and try again.
cli-no-memory = There is not enough memory. Close other programs, or try again with smaller numbers.
cli-no-permission = { $file }: you have no permission for this. Choose another place, or ask whoever looks after this machine.
cli-file-trouble = { $file }: this cannot be used ({ $why }).
cli-machine-trouble = The system does not let us go on: { $why }. Try again later.
cli-too-deep = This is nested too deeply.
cli-too-large = This number is too large.
cli-no-text = This cannot be read as text: { $why }
cli-our-fault = Something went wrong, and it is our fault, not yours. The details are in { $file }: please report them to us.
cli-our-fault-untold = Something went wrong, and it is our fault, not yours. Please report it to us: { $what }
reason-seed_too_large = This seed is too large: the largest is { $most }.
reason-too_many_games = { $games } games are too many for one run: at most { $most } can be played at a time.
