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
        [none] "{ $name }" has no option "{ $option }". It has: none.
       *[other] "{ $name }" has no option "{ $option }". It has: { $known }.
    }
# $value (text)
optionValue = Option "{ $name }" is a whole number from { $low } to { $high }, not { $value }.
otherGame = The game is of "{ $name }", not of "{ $other }".
bookTwice = There is a rulebook "{ $name }" already, of other rules: this one needs another id.
luckOutside = Luck is told of the bots of this program alone.
arenaSmall = A table of { $count } takes at least as many bots.
arenaOnce = Every bot enters an arena once.
mirrorTwo = Mirrored games take two bots or more: all of them sit at one table.
noOffers = In "{ $name }" nobody makes offers.

## A record that cannot be read

noRecord = This is no record of Hausregeln.
noEnd = The record is damaged: its end is missing.
noEntry = The record is damaged: line { $line } is not an entry.
wrongEntry = The record is damaged: line { $line }. { $sentence }
lineAgain = The record is damaged: line { $line } is the line before it once more.
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
goesOn = The record is damaged: it goes on beyond what its end says, by { $count }.
firstLine = The record is damaged: its first line lacks the rulebook, the seats, the options or the chance.
firstLineRules = The record is damaged: its first line says by which rules it was played, but not how.
editionNoNumber = The record is damaged: its edition is no number.
newerFormat = The record is of format { $format }; this program reads up to { $most }. A newer one is needed.
newerEdition = The game is of edition { $format } of the rules; this program has them up to { $most }. A newer one is needed.

## A record that cannot be followed

otherRules = The game was played by other rules of "{ $name }" ({ $theirs }) than this program has ({ $ours }).
bookUnknown = This program does not know the rulebook "{ $name }".
cannotFollow = The record cannot be followed at entry { $entry }: { $sentence }
cannotFollowOlder = The record cannot be followed at entry { $entry }: { $sentence } It is of format { $format }, which is brought over by playing it again; the program that wrote it reads it.
otherVersion = The record was made with version { $was } of the rulebook; with version { $value } it runs differently from entry { $entry } on.
seatCannot = seat { $seat } cannot "{ $name }" there ({ $refusal }, { $rule }).
differsThere = the game runs differently from there.
wentWrong = Something goes wrong there: { $sentence }
runsDifferently = The game runs differently from its record.
standsDifferently = The game does not stand as its record says.

## Dice and cards that do not follow from the seed

otherSeed = The revealed seed is not the one to which the server was committed.
otherDraw = Entry { $entry } does not follow from the revealed seed: it has { $outcome }, not { $due }.
ownNumberMissing = Your own random number is not among those that made the dice.

## An entry that is none

undoShape = An "undo" names the entry from which on it withdraws.
outcomeShape = An outcome is one to three whole numbers.
handOverShape = Who takes over the books has a name.
chanceShape = A change of chance says where it comes from: a seed, a commitment, or outside.
botTakesShape = A bot takes over a seat and has a name.
revealShape = A server reveals its seed.
needsSeat = "{ $host }" needs a seat.
noHostEntry = There is no entry { $host } of a host there.
adjustWhat = An adjustment names what it sets right.
adjustOf = An adjustment names whose or which it sets right.
adjustValue = An adjustment has a whole number as value.
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
noSeat = { $given } is no seat.
moveNumber = The move "{ $name }" needs "{ $key }", a whole number, not { $given }.
noSeatOfLots = { $given } is no seat of which there are lots.
noNumberOfLot = { $given } is no number of a lot.
offerTo = An offer needs terms that name whom it is for.
offerAnswers = { $given } is no offer to answer.
offerGoods = An offer says what is given and what is received.
noMoney = { $given } is no amount of money.
oneLot = An offer gives one lot at most.
noLot = { $given } is no lot.
noListOfDeeds = { $given } is no list of deeds.
noListOfDecks = { $given } is no list of decks.

## What cannot be entered now

gameOver = The game is already over.
seatUnknown = There is no seat { $seat }.
seatOut = Seat { $seat } is not in the game.
diceOut = Dice or a card are out: they come first.
bidsSealed = Sealed bids are being made: they would lie open in the record.
valueBefore = "{ $what }" of { $of } is { $before } before this, not { $was }.
adjustRefused = "{ $what }" of { $of } cannot be adjusted by { $value } ({ $refusal }).
changesNothing = The correction changes nothing.
entryNotCounting = There is no entry { $entry } that counts.
entryIsCorrection = Entry { $entry } is a correction: it is withdrawn, not corrected.
changedAndDropped = Entry { $entry } is changed and dropped.
stoodNot = The correction names what did not stand at entry { $entry }.
onlyGiven = Entries can be corrected only where dice and cards are given from a real table.
notWithdrawn = There is no entry { $entry } that could be withdrawn.
thenImpossible = After this, entry { $entry } is impossible ({ $refusal }).
leavesOut = The correction leaves out rents or offers that have another number by it.

## Outcomes of chance

noneAwaited = The game waits for no dice and no card.
diceCannot = The dice cannot show { $outcome }.
cannotBeDrawn = { $outcome } cannot be drawn now.
