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
cli-game = Game
cli-seats = Players
cli-about = What it is about
cli-options = Options
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
cli-about-help = Say which program this is and whether its engine runs compiled.
cli-about-line = Ludoteca { $version }, engine: { $engine }
cli-about-python = Python { $python }; games: { $games }
cli-score-help = Count the score of a real table described in a file.
cli-score-examples = Example: ludoteca score dream-home house.toml
cli-table-help = The table as TOML; the rules page of the game shows how.
cli-total = Total
cli-place = Place
cli-position-help = Show a position, whose choice it is, and every legal choice; or try choices on it.
cli-position-examples = Examples: ludoteca position p.toml --all · ludoteca position p.toml --do "fist(three)" --do "fist(two)"
cli-position-file-help = A position file (TOML).
cli-all-help = Show the refused choices too, with reasons and rules.
cli-do-help = A choice to carry out, in its words; may be repeated.
cli-position-over = The game is over.
cli-position-open = (An open question: any arrangement that the rules accept.)
cli-position-refused = Refused:
cli-play-help = Play a game at this terminal, with people and bots.
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
reason-no_such_words = No choice of this game reads “{ $words }”.
reason-unknown_language = “{ $lang }” is not one of our languages: { $known }.
reason-no_people = { $people } people do not fit at a table of { $seats }.

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
terminal-nothing-refused = Nothing of that is refused now.
terminal-more-refused =
    { $count } more are refused. Narrow them down: { $why } and some words of the choice.
terminal-back = Enter or Esc: back to the table
terminal-key-help = Help
terminal-key-why = Why not?
terminal-key-undo = Undo
terminal-key-table = Table
terminal-key-log = Log
terminal-key-quit = Leave
terminal-help =
    Arrows and Enter pick from the list; so does the key shown before a line.
    Long lists are narrowed by typing; the letters below then become Ctrl and function keys.

    ? or F4    why some choices are refused, with the rules
    u or ^Z    take back your last choice, until something becomes known
    t or F2    the table on the whole screen, and back
    l or F3    the log on the whole screen, and back
    d or F9    light or dark
    Shift+↑ ↓  scroll the table; Tab goes round the parts of the screen
    q or ^Q    leave; “ludoteca play --continue” goes on with the game
terminal-plain-welcome = Type a number to choose, or “{ $help }” for the commands.
terminal-no-such-number = There is no such number: choose from { $low } to { $high }.
terminal-not-understood = That was not understood. Type a number from { $low } to { $high }, or “{ $help }”.
terminal-command-help = help
terminal-command-table = table
terminal-command-log = log
terminal-command-why = why
terminal-command-undo = undo
terminal-command-quit = quit
terminal-plain-help =
    A number picks from the list; a choice in its own words works too, and any other words search the list.
    { $table }: the whole table
    { $log }: the last lines of the log again
    { $why }: why choices are refused; words after it narrow them down
    { $undo }: take back your last choice, until something becomes known
    { $quit }: leave; the game is kept
    { $help }: this list
