### Why a rulebook's file cannot be read. What stands in quotes ("bail", a wrong value) comes in quotes.
### $what (text) $given (text) $name (text) $names (text) $field (text) $id (text)
### $at (digits) $least (digits) $most (digits) $count (digits) $line (digits) $column (digits)


## The file

theFile = The file
theEntry = Entry { $at }
tooManyBytes = The file has { $count } bytes; { $most } are allowed.
tooLong = The file has { $count } characters; { $most } are allowed.
noJson = The file is not JSON: line { $line }, column { $column }.
tooDeep = The file is nested more than { $most } levels deep.
tooManyValues = The file contains { $count } values; { $most } are allowed.
twice = The field { $name } appears twice.
noField = There is no field { $name } here.
fieldName = A field cannot be called { $name }.
tooLarge = This number is too large.
noRules = This link is incomplete or damaged: there are no rules in it.
# $detail (text)
unplayable = This cannot be played: { $detail }
moreFaults =
    { $count ->
        [one] And one more fault.
       *[other] And { $count } more faults.
    }

## Texts that would be shown as something else than they are

text-blank = The text is blank.
text-half = The text contains half a character.
text-control = The text contains control characters.
text-bidi = The text contains characters that reverse the direction of writing.
text-invisible = The text contains invisible characters.
text-piled = The text piles characters on top of each other.
text-markup = The text contains markup such as "<b>".

## Values

missing = { $what } is missing.
cannotBe = { $what } cannot be { $given }.
# $what (text) $kind (text | number | int | boolean | list | object | other) $given (text)
wrongKind =
    { $kind ->
        [text] { $what } must be a text, not { $given }.
        [number] { $what } must be a number, not { $given }.
        [int] { $what } must be a whole number, not { $given }.
        [boolean] { $what } must be true or false, not { $given }.
        [list] { $what } must be a list, not { $given }.
        [object] { $what } must be an object, not { $given }.
       *[other] { $what } must be something else than { $given }.
    }
# $what (text) $looks (language | colour | word | rule | rest | id | other) $given (text)
wrongText =
    { $looks ->
        [language] { $what } must be the code of a language, such as "de", not { $given }.
        [colour] { $what } must be a colour, such as "#174ba9", not { $given }.
        [word] { $what } must be a word of at most 40 letters, digits and hyphens, not { $given }.
        [rule] { $what } must be the number of a paragraph, such as "K-2.2", not { $given }.
        [rest] { $what } must be a name such as "bail", or a name with what holds, such as "buildsEvenly=singly", not { $given }.
        [id] { $what } must be a name of 2 to 40 lower-case letters, digits and hyphens, not { $given }.
       *[other] { $what } must be another text than { $given }.
    }
# $what (text) $limit (digits) $given (text)
atLeast = { $what } must be at least { $limit }, not { $given }.
# $what (text) $limit (digits) $given (text)
atMost = { $what } must be at most { $limit }, not { $given }.
# $what (text) $limit (digits) $count (digits)
charactersLeast =
    { $limit ->
        [one] { $what } must have at least { $limit } character, not { $count }.
       *[other] { $what } must have at least { $limit } characters, not { $count }.
    }
# $what (text) $limit (digits) $count (digits)
charactersMost =
    { $limit ->
        [one] { $what } must have at most { $limit } character, not { $count }.
       *[other] { $what } must have at most { $limit } characters, not { $count }.
    }
# $what (text) $limit (digits) $count (digits)
entriesLeast =
    { $limit ->
        [one] { $what } must have at least { $limit } entry, not { $count }.
       *[other] { $what } must have at least { $limit } entries, not { $count }.
    }
# $what (text) $limit (digits) $count (digits)
entriesMost =
    { $limit ->
        [one] { $what } must have at most { $limit } entry, not { $count }.
       *[other] { $what } must have at most { $limit } entries, not { $count }.
    }
entries = { $what } must have { $least } to { $most } entries, not { $count }.
oneOf = { $what } cannot be { $given }; possible: { $names }.

## The rulebook in it

newer = The file has format { $given }; this program reads up to { $most }. A newer one is needed.
noBase = There is no rulebook { $name } here: a rulebook that comes with a game must stand alone.
takenId = A rulebook cannot be called { $name }.
otherBook = The rulebook that comes with the game is not the one it was played by: { $name }.
extendsOrChapters = A rulebook either extends another ("extends") or names all of its chapters ("chapters").
onlyExtending = { $field } is only for rulebooks that extend another.
offersAndOption = What the table may choose goes in "option", and what offers it in "offers": both or neither.
endless = Nobody ever has to pay anything, and nothing else ends the game: it cannot end.
noSuchGap = The text names { $name }, but this rulebook has no such number.
noSuchName = No rulebook has { $name }: neither as a chapter nor as a choice, a number or an option.
noSuchSlot = No chapter has a slot { $name } for paragraphs.
noSuchAnswer = { $name } can never be { $given }: there is no such choice.
noSuchValue = { $name } can never be { $given }: that is outside its limits.
noSuchRule = This rulebook has no paragraph { $name }.

## What differs between two rulebooks

none = –
theChapter = Chapter { $id }
housed = { $name }, with house rules
owned = { $name }, own rules
space-start = start
space-jail = jail
space-parking = free space
space-goToJail = space that sends players to jail
space-risk = risk field
space-tax = tax
space-cards = card space
space-street = street
space-station = station
space-utility = utility
board-space = space
board-added = new space
board-gone = space removed
board-moved = place
board-kind = kind
board-amount = amount
board-deck = deck
board-group = group
board-price = price
board-house = price of building
board-mortgage = mortgage
board-sale = sold back for
board-houseSale = building sold back for
board-commission = commission
board-rents = rents
further-cardAdded = new card
further-cardGone = card removed
further-chips = chips
further-option = the table chooses
further-to = to
further-usually = usually
further-yes = yes
further-no = no
piece-own = own
piece-decks = Decks of cards
piece-groups = Groups
piece-group = Group
piece-currency = Currency
piece-chips = Pieces of money
piece-pieces = Names of buildings
piece-jail = Names at the jail
piece-scenery = Picture in the middle
piece-space = Space { $at }
# $name (text) $number (digits)
piece-card = { $name }, card { $number }
piece-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## House rules that do not fit

tooFar = Too much would have to change for that.
# $ways (text)
several = There are several ways to do that, all with equally few changes; choose one: { $ways }.

## A lesson that cannot be played

# $sentence (text)
lesson-asTold = { $sentence }
lesson-neverBegins = In this rulebook the first player never has the first turn.
# $space (digits)
lesson-noDeed = There is no property on space { $space }.
lesson-noRule = The rulebook has no paragraph { $name }.
lesson-noAction = The rulebook has no action { $name }.
lesson-noBook = There is no rulebook { $name } here.
# $sentence (text)
lesson-refusedAnswer = The rules refuse this answer: { $sentence }
# $sentence (text)
lesson-refusedEntry = This cannot follow: { $sentence }
lesson-notAwaited = Neither dice nor a card are awaited here.
lesson-outcomeFirst = Dice or a card are awaited here, and neither is given.
lesson-rightAndWrong = This answer is right as well: it cannot be wrong.
lesson-noOtherwise = A step with answers must say something about all others, too: “otherwise” is missing.
lesson-onlyRead = A step that is only read has no wrong answers.
lesson-nothingAsked = Nothing can be answered here: the game is over.
