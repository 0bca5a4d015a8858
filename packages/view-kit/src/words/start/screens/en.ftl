### Words of the screens beside the table.

claim = Your board game, your rules.
intro = Buy properties, trade, build and demand rent: solo against bots, together on one screen, online, or beside a real board. Every rulebook is followed to the last paragraph, and every decision names the one behind it.
newGame = New game
online = Play online
resume = Continue
readRules = Read the rules
ownRules = Write your own rules
laboratory = Laboratory
saved = Saved games
noSaved = None yet. Every game is saved automatically, after every move.
importGame = Load a game from a file
fileFaults-foreign = This isn’t a saved game. Such files end in .jsonl; a rulebook is opened under “New game”.
fileFaults-newer = This file is from a newer program. Reload this page, or open the file where it was made.
fileFaults-damaged = This file is damaged. Nothing of it has been taken over; use another copy.
fileFaults-rules = This game follows rules that this program does not know, or knows differently. Open it where it was played.
exportGame = Save as a file
exportWorkbook = Save as a workbook
remove = Delete
# $names (text)
removeAsk = Delete the game of { $names }? This can’t be undone.
exportAll = Save all in one file
removeAll = Delete all
removeAllAsk = Delete all games that this browser has saved? Only a file brings them back.
where = What is stored where?
keep = Keep
# $round (text)
round = Round { $round }
over = finished
seats = Players
seatsIntro = Who is at the table?
addSeat = Add a seat
# $name (text)
removeSeat = Take { $name } off the table
person = Person
bots-random = Bot Random
bots-plain = Bot Plain
bots-casual = Bot Casual
bots-careful = Bot Careful
bots-gambler = Bot Gambler
bots-trader = Bot Trader
bots-grudge = Bot Grudge
bots-steady = Bot Steady
bots-strong = Bot Strong
botLevels-veryEasy = very easy
botLevels-easy = easy
botLevels-normal = normal
botLevels-hard = hard
botLevels-veryHard = very hard
# $level (text)
# $manner (text)
botIs = { $level }: { $manner }
botHints-random = plays anything that is allowed
botHints-plain = buys and builds, and nothing more
botHints-casual = plays along without thinking far ahead
botHints-careful = keeps money for rents before it builds
botHints-gambler = builds with its last money
botHints-trader = deals with everybody and settles for less
botHints-grudge = never forgets a refusal, and deals no more
botHints-steady = plays sensibly in all it does
botHints-strong = plays by its chances of winning
who = Who plays
name = Name
piece = Piece
pieces-lighthouse = Lighthouse
pieces-bicycle = Bicycle
pieces-teapot = Teapot
pieces-cat = Cat
pieces-kite = Kite
pieces-boat = Boat
pieces-anvil = Anvil
pieces-mushroom = Mushroom
nameEmpty = A name is missing.
nameTwice = This name is taken.
rulebook = Rulebook
# $least (digits)
# $most (digits)
seatRange = { $least }–{ $most } players
# $count (digits)
seatCount = { $count } players
# $count (digits)
minutes = about { $count } minutes
withSpeedDie = with the speed die
# $most (digits)
crowded = This rulebook is for { $most } players at most: please remove some seats.
# $title (text)
introduce = What is special about “{ $title }”?
# $title (text)
learn = Learn “{ $title }” by playing
compare = How do the rulebooks differ?
compareAll = Also show what they have in common
compareFind = Search
compareSought = A search goes through everything.
compareNone = Nothing found.
compareUnfold = Unfold all
compareFold = Fold all
# $count (digits)
compareCount =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }
options = House rules
start = Start the game
seed = Seed of the dice
seedHint = Same number, same dice. Leave it empty for a new game.
bookComing = Loading the rulebook.
seedWrong = A whole number from 0.
more = More
# $title (text)
rulesOf = Rules: { $title }
books = Rulebooks
booksTitle = Every table by its own rulebook
# $count (digits)
paragraphs = Read its { $count } paragraphs
colour = Colour
colours-0 = Red
colours-1 = Blue
colours-2 = Yellow
colours-3 = Green
colours-4 = Violet
colours-5 = Turquoise
colours-6 = Pink
colours-7 = Grey
# $rule (text)
optionRule = Paragraph { $rule }
independent = Hausregeln is independent of Hasbro. “Monopoly” is a trademark of Hasbro.
