### What is wrong with a record, an entry, a move or an outcome. What stands in quotes ("throw", a wrong value) comes in quotes.
### $line (digits) $entry (digits) $count (digits) $seat (digits) $of (digits) $value (digits) $before (digits) $was (digits) $format (digits)
### $most (digits) $theirs (text) $ours (text) $name (text) $host (text) $given (text) $key (text) $what (text) $outcome (text) $due (text)
### $refusal (text) $rule (text) $sentence (text) $number (digits) $least (digits) $known (text) $option (text) $low (digits)
### $high (digits) $other (text)


## A table that cannot be

noBook = There is no rulebook "{ $name }". There are: { $known }.
noBot = There is no bot "{ $name }". There are: { $known }.
players = "{ $name }" is played by { $least } to { $most } players, not by { $count }.
noOption =
    { $known ->
        [none] "{ $name }" has no option "{ $option }", nor any other.
       *[other] "{ $name }" has no option "{ $option }". It has: { $known }.
    }
# $value (text)
optionValue = Option "{ $name }" is a whole number from { $low } to { $high }, not { $value }.
otherGame = The game follows the rulebook "{ $name }", not "{ $other }".
bookTwice = There is a rulebook "{ $name }" already, with other rules: this one needs another id.
luckOutside = Luck is worked out only for the bots of this program.
arenaSmall = A table of { $count } takes at least as many bots.
arenaOnce = A bot enters an arena once only.
mirrorTwo = Mirrored games take two bots or more: all of them sit at one table.
noOffers = In "{ $name }" nobody makes offers.

## A record that cannot be read

noRecord = This is not a Hausregeln record.
noEnd = The record is damaged: its end is missing.
noEntry = The record is damaged: line { $line } is not an entry.
wrongEntry = The record is damaged: line { $line }. { $sentence }
lineAgain = The record is damaged: line { $line } repeats the line before it.
takenOut =
    { $count ->
        [one] The record is damaged: before line { $line } something was taken out; { $count } entry is missing in all.
       *[other] The record is damaged: before line { $line } something was taken out; { $count } entries are missing in all.
    }
followsNot = The record is damaged: line { $line } does not follow from the lines before it.
followsNotFirst = The record is damaged: line { $line } does not follow from the lines before it, or the names and options in the first line were changed.
endTakenOut =
    { $count ->
        [one] The record is damaged: its last entries were taken out; { $count } entry is missing.
       *[other] The record is damaged: its last entries were taken out; { $count } entries are missing.
    }
goesOn =
    { $count ->
        [one] The record is damaged: it has { $count } entry more than its end says.
       *[other] The record is damaged: it has { $count } entries more than its end says.
    }
firstLine = The record is damaged: its first line lacks the rulebook, the seats, the options or where the chance comes from.
firstLineRules = The record is damaged: its first line names the rules it was played by, but not correctly.
editionNoNumber = The record is damaged: its edition is not a number.
newerFormat = The record has format { $format }; this program reads up to { $most }. A newer one is needed.
newerEdition = The game follows edition { $format } of the rules; this program has them up to { $most }. A newer one is needed.

## A record that cannot be followed

otherRules = The game was played by other rules of "{ $name }" ({ $theirs }) than this program has ({ $ours }).
bookUnknown = This program does not know the rulebook "{ $name }".
cannotFollow = The record cannot be followed at entry { $entry }: { $sentence }
cannotFollowOlder = The record cannot be followed at entry { $entry }: { $sentence } It has format { $format } and is brought over by being played again; the program that wrote it can read it.
otherVersion = The record was made with version { $was } of the rulebook; with version { $value } it runs differently from entry { $entry } on.
seatCannot = seat { $seat } cannot "{ $name }" there ({ $refusal }, { $rule }).
differsThere = the game runs differently from there.
wentWrong = Something goes wrong there: { $sentence }
runsDifferently = The game runs differently from its record.
standsDifferently = The game is not in the state that its record gives.

## Dice and cards that do not follow from the seed

otherSeed = The revealed seed is not the one to which the server was committed.
otherDraw = Entry { $entry } does not follow from the revealed seed: it has { $outcome }, not { $due }.
ownNumberMissing = Your own random number is not among those that made the dice.

## An entry that is none

undoShape = An "undo" names the entry from which it takes back.
outcomeShape = An outcome is one to three whole numbers.
handOverShape = The person who takes over the books has a name.
chanceShape = A change of chance says where it comes from: a seed, a commitment, or outside.
botTakesShape = A bot takes over a seat and has a name.
revealShape = A server reveals its seed.
needsSeat = "{ $host }" needs a seat.
noHostEntry = There is no host entry { $host }.
adjustWhat = An adjustment says what it adjusts.
adjustOf = An adjustment says whose or which thing it adjusts.
adjustValue = The value of an adjustment is a whole number.
adjustWas = What an adjustment replaces is a whole number.
adjustReason = An adjustment has a reason of at most { $most } characters.
correctionDrops = A correction drops the entries from a number on.
correctionList = A correction has a list of changes.
correctionOrder = The changes of a correction are in the order of their entries, one for each.
changeShape = A change names an entry by its number and lists what is done instead.

## A move that is none

moveShape = A move is an object such as { "{" }"do":"throw","seat":0{ "}" }.
noMove = There is no move { $given }.
noAction = There is no action { $number }.
noSeat = { $given } is not a seat.
moveNumber = The move "{ $name }" needs "{ $key }", a whole number, not { $given }.
noSeatOfLots = { $given } is not a seat of which there are lots.
noNumberOfLot = { $given } is not a number of what a lot holds.
offerTo = An offer needs terms that name whom it is for.
offerAnswers = { $given } is not an offer to answer.
offerGoods = An offer says what is given and what is received.
noMoney = { $given } is not an amount of money.
oneLot = An offer has one lot at most.
noLot = { $given } is not a lot.
noListOfDeeds = { $given } is not a list of deeds.
noListOfDecks = { $given } is not a list of decks.

## What cannot be entered now

gameOver = The game is already over.
seatUnknown = There is no seat { $seat }.
seatOut = Seat { $seat } is not in the game.
diceOut = The dice or the card have to be entered first.
bidsSealed = Sealed bids are being made: they would be open in the record.
valueBefore = "{ $what }" of { $of } is { $before } before this, not { $was }.
adjustRefused = "{ $what }" of { $of } cannot be adjusted with the value { $value } ({ $refusal }).
changesNothing = The correction changes nothing.
entryNotCounting = There is no entry { $entry } that counts.
entryIsCorrection = Entry { $entry } is a correction: it is withdrawn, not corrected.
changedAndDropped = Entry { $entry } is changed and dropped.
stoodNot = The correction names something that was not at entry { $entry }.
onlyGiven = Entries can be corrected only where dice and cards are given from a real table.
notWithdrawn = There is no entry { $entry } that could be withdrawn.
thenImpossible = After this, entry { $entry } is impossible ({ $refusal }).
leavesOut = The correction leaves out rents or offers whose numbers it changes.

## Outcomes of chance

noneAwaited = The game is waiting for neither dice nor a card.
diceCannot = The dice cannot show { $outcome }.
cannotBeDrawn = { $outcome } cannot be drawn now.
