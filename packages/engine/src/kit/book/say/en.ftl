### Why a rulebook cannot be played. What stands in quotes ("bail", a wrong value) comes in quotes.
### $at (digits) $card (digits) $deck (digits) $least (digits) $most (digits) $count (digits) $coin (digits) $needed (digits)
### $what (text) $given (text) $name (text) $other (text) $names (text) $one (text) $two (text) $rule (text)


## What a sentence is about

theVersion = The version
theCurrency = The currency
theChapter = The chapter { $name }
theNumber = The number { $name }
theGroup = Group { $name }
theSpace = Space { $at }
theDeck = Deck { $deck }
theCard = Card { $card } of deck { $deck }
# $name (text) $other (text)
theChoice = { $name }: { $other }
priceOf = The price of space { $at }
houseOf = The price of a house on space { $at }
mortgageOf = The mortgage value of space { $at }
saleOf = The sale value of space { $at }
houseSaleOf = The sale value of a house on space { $at }
commissionOf = The commission of space { $at }
rentOf = Rent { $count } of space { $at }
taxOf = The tax of space { $at }
chipOf = The value of chip { $at }
moneyOf = The amount of card { $card } of deck { $deck }
perPieceOf = The repairs of card { $card } of deck { $deck }
stepsOf = The way back of card { $card } of deck { $deck }
timesOf = The factor of card { $card } of deck { $deck }
# Several things, one of which is enough.
or = { $one } or { $two }
# Several things.
and = { $one } and { $two }
# Instead of a list with nothing in it.
nothing = nothing

## Values

notWhole = { $what } must be a whole number from { $least } to { $most }, not { $given }.
noId = A rulebook needs a name of its own, its "id".
housesBeforeHotel =
    { $most ->
        [one] At most one house can come before a hotel, not { $count }: the streets have no rents for more.
       *[other] At most { $most } houses can come before a hotel, not { $count }: the streets have no rents for more.
    }

## Options

optionUnknown = The option { $name } is not known.
optionTwice = The option { $name } is offered twice.
optionLimits = The option { $name } needs whole limits with its usual value between them.
optionNoText = The option { $name } cites { $rule }, which has no text.

## Chapters

noTurn = No chapter says how a turn goes: "turn" is missing.
inOnes = The chapter { $name } deals in any amount, but the smallest chip is { $coin }.
chapterTwice = The chapter { $name } is chosen twice.
# $kind (section | frame | stage | action | matter | adjustment | policy)
claimedTwice =
    { $kind ->
        [section] The chapters { $one } and { $two } both have the section { $name }.
        [frame] The chapters { $one } and { $two } both have the frame { $name }.
        [stage] The chapters { $one } and { $two } both have the stage { $name }.
        [action] The chapters { $one } and { $two } both have the action { $name }.
        [matter] The chapters { $one } and { $two } both have the open matter { $name }.
        [adjustment] The chapters { $one } and { $two } both have the adjustment { $name }.
       *[policy] The chapters { $one } and { $two } both have the question { $name }.
    }
noSuchChapter = { $one } has no chapter { $name }.
chapterUnknown = There is no chapter { $name }.
clash = The chapters { $one } and { $two } do not go together.
needsChapter = { $what } needs the chapter { $names }.
needsChoice = { $what } needs { $name } to be { $names }.
noShortage = Houses and hotels can run out, and no chapter says what happens then: "shortage" is missing.
unserved = Space { $at } is of the kind { $name }, and no chapter says what happens there.

## Words of chapters

citesUnknown = The refusal { $name } cites { $other }, which no chapter declares.
usesUnknown = The chapter { $name } uses { $other }, which none of its vocabularies declares.
noMost = The action { $name } does not say how many there are to choose from (most).
noRange = The action { $name } does not say when it exists, and for which amounts (range).
sameNumber = { $one } and { $two } have the same number: one of them needs another name.

## Choices

noPolicy = There is nothing to choose that is called { $name }.
cannotBe = { $name } cannot be { $given }: the chapters of this rulebook offer { $names }.
mustChooseUsual = { $name } must be chosen: its chapters have { $names }.
mustChoose = { $name } must be chosen: the chapters of this rulebook offer { $names }.

## Numbers

noNumber = No chapter of this rulebook has the number { $name }.
numberMissing = The number { $name } must be given.
numberNoList = The number { $name } must be a list, not { $given }.
numberList = The number { $name } cannot be a list.
numberEmpty = The number { $name } cannot be an empty list.
numberCoin = The number { $name } must be a multiple of { $coin }, the smallest chip.
seatLimits = There cannot be at least { $least } and at most { $most } players.

## Paragraphs

ruleNoText = The paragraph { $name } has no text.
slotTwice = { $name } stands in both { $one } and { $two }.
slotNowhere = { $what } cites { $name }, which no paragraph covers.

## The board

noBoard = A rulebook needs a board.
noName = { $what } has no name in German and English.
noSpaces = A board needs a list of spaces.
noDecks = A board needs a list of decks.
noGroups = A board needs groups.
noPieces = A board must name its houses and hotels.
noChips = The chips of a board must be a list of at least one.
notDescribed = { $what } is not described.
spaceKind = Space { $at } is of an unknown kind: { $name }.
spaceGroup = Space { $at } belongs to no group.
spaceRents = Space { $at } has no list of rents.
mostSpaces = A board has at most { $most } spaces, not { $count }.
leastSpaces = A board has at least { $least } spaces, as many as one throw can move, not { $count }.
mostDeeds = A board has at most { $most } properties, not { $count }.
mostDecks = A board has at most { $most } decks, not { $count }.
noJail = A board needs a jail.
noStart = Space 0 must be the start.
secondStart = Space { $at } is a second start: the start is space 0.
spaceDeck = Space { $at } draws from deck { $given }, which does not exist.
groupEmpty = Group { $name } has no property.
groupMixed = Group { $name } mixes properties of several kinds: { $names }.

## Properties

deedGroup = Space { $at } belongs to group { $name }, which does not exist.
noHousePrice = Street { $at } has no price for a house.
oddPrice = Half the price of space { $at } is not a whole amount: its mortgage value and sale value must be given.
oddHouse = Half the price of a house on space { $at } is not a whole amount: its sale value must be given.
rentCount = Space { $at } needs { $least } to { $most } rents, not { $count }.
spaceCoin = An amount of space { $at } is not a multiple of { $coin }, the smallest chip.
cardCoin = An amount of card { $card } of deck { $deck } is not a multiple of { $coin }, the smallest chip.

## Cards

deckNoCards = Deck { $deck } has no list of cards.
deckSize = Deck { $deck } needs 1 to { $most } cards.
jailCards = Deck { $deck } has more than one get-out-of-jail card.
onlyJailCard = Deck { $deck } has nothing left once its get-out-of-jail card is kept.
cardNoEffect = Card { $card } of deck { $deck } has no effect.
cardEffect = Card { $card } of deck { $deck } has an unknown effect: { $name }.
cardNoText = Card { $card } of deck { $deck } has no text in German and English.
cardUnable = Card { $card } of deck { $deck } says { $name }, which no chapter of this rulebook carries out.
# $next (station | utility) $card (digits) $deck (digits)
cardNoNext =
    { $next ->
        [station] Card { $card } of deck { $deck } leads to the next station, and the board has none.
       *[utility] Card { $card } of deck { $deck } leads to the next utility, and the board has none.
    }
cardAcross = Card { $card } of deck { $deck } leads across a board with an odd number of spaces.
cardSpace = Card { $card } of deck { $deck } leads to space { $given }, which does not exist.
cardsCircle = The cards drawn on space { $names } lead back there without end.
