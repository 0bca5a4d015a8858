### What the help of the command line says: of each command, its arguments and options.
### $seats (digits) $name (text) $variable (text) $example (text) $value (text) $values (text)

program-about = Property-trading board games by their rulebooks: simulate, record, replay and verify games.

## Around it

title-usage = Usage:
title-arguments = Arguments:
title-options = Options:
title-commands = Commands:
around-help = say what a command takes
around-choices = ({ $values })
around-usual = (default: { $value })

## What several commands take

common-rulebook = the rulebook (see: hausregeln rulebooks), its file, or a folder with a book.ts
common-rulebookOrAll = { common-rulebook }; all built-in ones, if left out
common-rulebookOfRecord = the record’s rulebook, if it comes from elsewhere: a folder with a book.ts
common-record = the record
common-seats = the bots, one for each seat, such as steady,random
common-option = an option of the rulebook; may be repeated
common-maxRounds = a game that has not ended after this many rounds is given up
common-seed = seed of the random numbers: the same seed, the same games
common-json = print JSON, and nothing else
common-lang = language of the sentences
common-workers = threads; by default as many as there are cores
common-games = how many games
common-byWealth = a game that is given up is won by the richest player then
common-first = number of the first game of the run
common-out = file to write
common-bot = a bot of your own: a .ts, .js or .py file, or a command in quotes; NAME=COMMAND gives its name among --seats, otherwise “{ $name }”; may be repeated (docs/YOUR-BOT.md)
common-botTime = milliseconds that it has for a decision

## Games

rulebooks-about = list the rulebooks and their options, and the bots
sim-about = let bots play many games, and count the results
sim-rotate = the bots change seats from game to game, and are counted by bot
sim-checkLaws = check every law after every step
sim-luck = also tell what the bots win without their luck; this many games, from the first, are analysed for it
arena-about = let bots play against one another, and rate them
arena-bots = who plays, such as steady,plain,miser; by default all there are, and your own
arena-seats = how many sit at a table; by default { $seats }
arena-tables = how many tables; each plays as many games as it has seats
arena-byWealth = a game that is given up is won by the richest player then; without this it does not count
arena-mirror = how much luck decides: all who are named sit at one table, and each of so many deals is played with everybody on every seat
arena-luck = also tell what the bots win without their luck; the games of this many tables, from the first, are analysed for it
balance-about = let bots play many games, and say how first and last players, and first owners of whole groups, fare
record-about = let bots play one game, and keep its record
record-game = which game of the run with this seed
replay-about = play a recorded game again, print its log, and check it for damage
replay-at = stop after entry n and what was drawn by it
replay-events = print the events as JSON, one a line, instead of sentences
analyse-about = say how a recorded game was won: each player’s chance throughout, luck, play, turning points, worst decisions
analyse-rollouts = games to the end by which each of the worst decisions is checked; 0: none
verify-about = check a record: the chain of its entries, every rule, and, where a server threw, every die and card
xlsx-about = write the books of a recorded game as a workbook: entries, balances, properties
xlsx-out = file to write, such as game.xlsx
xlsx-lang = language of the workbook
xlsx-csv = write its sheets as .csv files in a .zip file instead
laws-about = play at random at every kind of table, and check the laws after every step
laws-games = how many games of each rulebook
laws-slowEvery = check the slower laws only every n steps
landings-about = walk a piece around the classic board, and count where it comes to rest
landings-turns = how many turns
landings-jail = leave jail at once for money, or stay there and throw
gym-about = many games at once over a pipe, for programs that learn (docs/TRAINING.md); “agent” among --seats
gym-games = how many games at a time
gym-only = play only these of the games, the last one excluded: other programs play the rest
gym-offers = give offers numbers, too
gym-memory = write what agents are told into this file, which the other side has in its memory
seat-about = let a bot of your own play a seat at an online table (docs/YOUR-BOT.md)
seat-url = the link of the table, such as http://127.0.0.1:3000/#/table/k3m9x2pqrs
seat-token = the token of the seat, as its page shows it; by default that in { $variable }
seat-bot = a .ts, .js or .py file, or a command in quotes
move-about = move a server’s tables and its key: from a data directory to a PostgreSQL database, or back
move-from = the data directory, or the address of the database: postgresql://user:password@host/name; of several, with commas between them, the first one first
move-to = an empty one of either kind, or several

## Rulebooks as files

book-about = rulebooks as files: write, check and compare them
check-about = check a file: all that is wrong with it, and, by a short trial, whether its games end
check-file = the rulebook
check-noTrial = do not play
diff-about = say how the rules of two books differ, and which spaces have other names
diff-other = the other rulebook, likewise
export-about = write a rulebook as a file: every choice, every number, its board and its paragraphs
fuzz-about = damage files at random: each is refused with sentences, or plays 200 turns by the laws
fuzz-runs = how many files
fuzz-first = number of the first file of the run
house-about = play classic with each house rule alone: do games end, and how long are they?
house-games = games by each rule
house-seats = players
house-rounds = rounds that a game may take
house-bot = who plays
schema-about = print the JSON Schema of the format
lesson-about = lessons as files: a game from a position, step by step
lesson-check = check a lesson: it is played through with its right answers
lesson-file = the lesson
lesson-told = print what happens, step by step

## Experiments

lab-about = experiments: compare rules, play on from a position, look at a book
lab-games = games of each side, at most
lab-seats = the bots, one for each seat; by default four that are steady
lab-lang = language of the report
lab-output = write a report as a page that stands alone; as Markdown, if the name ends in .md
lab-csv = write all tables as CSV, one after the other
labBook-about = what games by a rulebook are like: lengths, spaces, incomes, money, turn order, groups, and what depends on the bots
labBook-book = the rulebook (see: hausregeln rulebooks), or its file
labBook-styles = bots by which the findings are checked
compare-about = compare rulebooks, or one with house rules or other bots, on common chance
compare-book = the rulebook that all are compared with
compare-against = a rulebook, or house rules such as declined=staysWithBank,salaryLand=400,-trade, or bots=plain,plain; may be repeated
compare-measure = what decides
compare-noStops = play all games, even when it is decided earlier
compare-margin = a difference that matters to nobody: rounds, or a share from 0 to 1
from-about = how a recorded game, or a position of a JSON file, goes on
from-file = a record, or a position as JSON (see: hausregeln lab schema)
from-entry = after so many entries of the record; by default after all
from-whatIf = what each action of the moment does to the chances
from-actor = whose actions --what-if tries, by seat from 1: anybody who may act; by default, the player who has an offer to answer or must decide
from-trade = what a deal does: { $example }
from-rulebook = the rulebook of a position written by hand
atlas-about = what each rule of the workshop does to a rulebook, alone: length, ending, turn order, luck against skill
atlas-games = games of each side
atlas-book = a built-in rulebook
atlas-skillGames = games of a better bot against three others; by default as many
atlas-data = write all figures as JSON
atlas-from = play nothing: report what such a file says
study-about = a question that people ask; without a name, the list of them
study-name = the study
run-about = run the experiment in a file
run-experiment = a JSON file (see: hausregeln lab schema)
run-schema = print the JSON Schema of the files of experiments
validate-about = compare the laboratory with what is known exactly or from others
validate-effort = how much is played of what it takes to be sure
pace-about = measure how many games of each rulebook two threads play from a position in five seconds
