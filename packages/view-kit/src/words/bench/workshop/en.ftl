### Words of the workshop, where people write their own rules.

title = Workshop
begin = Begin with
house = Rulebooks
finished = Finished house rules
opened = From a file
openFile = Open a file…
name = Name of your rules
# $title (text)
namePlace = { $title }, own rules
parts = Parts of the rulebook
rules = Rules
board = Board
cards = Cards
trial = Try it
share = Share and print
undo = Undo
redo = Redo
nothingToUndo = There is nothing to undo yet.
nothingToRedo = Nothing has been undone.
yours = Your rules
noDifference = Nothing has been changed yet.
# $count (digits)
yoursAre =
    { $count ->
        [0] Your rules: no difference
        [one] Your rules: { $count } difference
       *[other] Your rules: { $count } differences
    }
# $label (text)
takeBack = { $label }: back to how it began
# $before (text)
was = before: { $before }
# $label (text)
labelled = { $label }:
search = Search the rules
searchHint = For instance: rent, jail, auction
# $count (digits)
found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
nothingFound = There is no rule about that.
themes = Themes
changed = changed
# $what (text)
brings = Brings along: { $what }.
# $what (text)
takes = Leaves out: { $what }.
# $label (text)
nameEach = { $label }: one per language
# $label (text)
oneName = { $label }: one for all languages
moreLanguages = Further language
cannot = not possible here
chooseWay = There are several ways to do this. Choose one:
hasWays = There are several ways to do this: you then choose one.
yes = yes
no = no
unlimited = unlimited
# $number (digits)
entry = Value { $number }
more = One more
fewer = One less
# $count (digits)
faults =
    { $count ->
        [one] This cannot be played yet:
       *[other] This cannot be played yet, for { $count } reasons:
    }
notYet = This cannot be played yet.
play = Play
playHereHint = At once, against three bots.
playTable = Choose seats
playOnline = Online
playBoard = Real board
starting = The game is being set up…
drafts = Drafts
newDraft = New draft
removeDraft = Delete the draft
# $title (text)
removeAsk = Delete “{ $title }”? The draft cannot be brought back.
keep = Keep it
saved = Every change is saved at once, in this browser.
notSaved = This browser saves nothing: the draft lasts until the page is closed.
noBook = These rules are not in this browser any more.
cannotOpen = This file cannot be opened:
loading = The workshop is being opened…
print = Print
printHint = The browser opens its print dialog, which makes a PDF as well. You can then cut out the cards and deeds.
sheets-booklet = Rulebook as a booklet
sheets-cards = Cards
sheets-deeds = Title deeds
sheets-board = Board
shortLink = Short link
shortHint = The server of this page keeps the rules, board and cards as well, as long as the link is used. You can delete it at any time.
makeShort = Make a short link
guest = Guest
# $count (digits)
ownLinks =
    { $count ->
        [one] Your short link
       *[other] Your { $count } short links
    }
# $code (text)
removeLink = Delete the link { $code }
link = Link
linkHint = The rules are in the link itself. None of them is on a server.
linkLong = This is too long for a link: use a short link or the file.
file = File
saveFile = Save as a file
fileHint = The file has everything: rules, board and cards. Any Hausregeln can open it.
sentTitle = Someone sent you rules
# $base (text)
sentIntro = They are based on “{ $base }”. This is different:
# $base (text)
sentSame = Identical to “{ $base }”.
sentAlone = They stand alone and are based on no rulebook.
sentBad = This link leads to no rules:
edit = Change them in the workshop
toWorkshop = To the workshop
# $count (digits)
spaceCount = { $count } spaces
space = Space
# $at (digits)
spaceAt =
    { $at ->
        [0] The start
        [one] Space { $at }
       *[other] Space { $at }
    }
before = The space before
after = The space after
spaceName = Name
spaceKind = Kind
moveBack = Move it one space back
moveOn = Move it one space on
startStays = The start stays where it is.
lastSpace = This is the last space.
addSpace = Add a space after it
removeSpace = Remove the space
# $most (digits)
mostSpaces = A board has at most { $most } spaces.
# $least (digits)
leastSpaces = A board has at least { $least } spaces.
price = Price
group = Group
newGroup = New group
housePrice = Price of a house
rents = Rents
factors = Rents: how many times the throw
suggestRents = Suggest rents for the price
amount = Amount
deck = Deck
deckName = Name of the deck
groups = Groups and money
groupName = Name of the group
# $name (text)
colourOf = Colour of { $name }
alike = Not everybody sees all colours. Some people can hardly tell these apart:
# $one (text) $other (text)
alikePair = { $one } and { $other }
currency = Currency
noDecks = This rulebook has no cards.
# $number (digits)
cardAt = Card { $number }
# $number (digits)
removeCard = Remove card { $number }
addCard = Add a card
verb = What it does
cardText = What it says
factor = Throw times
times = Rent times
steps = Spaces
perHouse = For each house
perHotel = For each hotel
# $before (text) $games (digits)
trialHint = Bots play { $games } games by your rules and as many by “{ $before }”, with the same dice. It takes some seconds and runs on this device.
trialStart = Let bots play
trialAgain = Once more
trialStop = Stop
trialRunning = The bots are playing
# $detail (text)
trialStuck = This cannot be played to its end: a game of bots could not go on. ({ $detail })
trialOlder = You have changed something since then: this is about the earlier rules.
doesEnd = Does it end?
howLong = How long?
howEven = How fair is the turn order?
unbuilt = unbuilt
# $count (digits)
ownedAt = { $count } owned
# $level (digits)
levelAt = level { $level }
# $games (number)
verdict-allEnd = Yes: all { $games } games ended.
# $before (text) $after (text)
verdict-someEnd = { $after } of the games ended; by the rules it began with, { $before }.
# $before (text) $after (text)
verdict-lengthUnknown = Too few games as yet: on average { $after } rounds instead of { $before }.
# $before (text) $after (text) $low (text) $high (text)
verdict-lengthAlike = About as long ({ $low } to { $high } times): on average { $after } rounds instead of { $before }.
# $before (text) $after (text) $low (text) $high (text) $times (text)
verdict-lengthDiffers = { $times } times as long ({ $low } to { $high }): on average { $after } rounds instead of { $before }.
verdict-firstUnknown = Too few games as yet.
# $low (text) $high (text)
verdict-firstAlike = The first player wins neither more nor less often than before, as far as can be seen ({ $low } to { $high } percentage points).
# $points (text) $isMore (flag) $low (text) $high (text)
verdict-firstDiffers =
    { $isMore ->
        [yes] The first player wins { $points } percentage points more often than before ({ $low } to { $high } percentage points).
       *[other] The first player wins { $points } percentage points less often than before ({ $low } to { $high } percentage points).
    }
# $with (text) $without (text)
cause-endless = Without this rule { $without } of the games would end instead of { $with }.
# $with (text) $without (text)
cause-long = This rule makes the game long: without it { $without } rounds instead of { $with }.
# $points (text)
cause-uneven = This rule helps the first player: without it they win { $points } percentage points less often.
