### What the command line says when it refuses something.
### $flag (text) $text (text) $name (text) $known (text) $file (text) $reason (text) $sentence (text) $more (text)
### $low (digits) $high (digits) $count (digits) $most (digits)


## How a command is written

usage-unknownCommand = Unknown command '{ $name }'.
usage-unknownOption = Unknown option '{ $flag }'.
usage-missingArgument = Missing required argument '{ $name }'.
usage-missingOption = Required option '{ $flag }' not specified.
usage-missingValue = Option '{ $flag }' argument missing.
usage-invalidChoice = Option '{ $flag }' argument '{ $text }' is invalid. Allowed choices are { $known }.
usage-tooMany =
    { $high ->
        [one] Too many arguments for '{ $name }'. Expected { $high } argument but got { $count }: { $more }.
       *[other] Too many arguments for '{ $name }'. Expected { $high } arguments but got { $count }: { $more }.
    }
usage-didYouMean = Did you mean { $known }?
wholeNumber = { $flag } takes a whole number from { $low } to { $high }, not "{ $text }".
botNames = { $flag } takes the names of bots with commas between them, such as plain,random, not "{ $text }".
optionForm = --option takes a name and a whole number, such as autoRent=1, not "{ $text }".

## Files

noRead = { $file } cannot be read: { $reason }.
noWrite = { $file } cannot be written: { $reason }.
noFile = There is no file "{ $file }".
noFileOrFolder = There is no file or folder "{ $file }".
reason-missing = no such file or directory
reason-directory = illegal operation on a directory
reason-denied = permission denied
reason-full = no space left on device

## Rulebooks

noBookFile = The folder "{ $file }" has no book.ts.
bookNotLoaded = The book.ts of "{ $file }" cannot be loaded: { $sentence }
bookNotExported = The book.ts of "{ $file }" exports no "rulebook" that defineBook or derive has made.
bookTooLarge = { $file } has { $count } bytes; a rulebook has { $most } at most.
bookUnplayable = The rulebook in { $file } cannot be played:
bookRefused = The rulebook "{ $name }" cannot be played: { $sentence }
noBookHere = There is no rulebook "{ $name }" here.
foreignChapter = "{ $name }" has a chapter from elsewhere: experiments play rulebooks that a file can describe.
houseRules = House rules look like declined=staysWithBank,salaryLand=400,-trade, not like "{ $text }".

## Who plays

builtInBot = "{ $name }" is a built-in bot: yours needs another name.
botWithoutSeat = The bot "{ $name }" has no seat: name it among { $flag }.
ownBotsOneThread = Games with bots of your own are played in one thread: leave --workers out.
botFlag = --bot takes a file or a command, such as ./mine.ts or "python3 mine.py".
twoBots = There are two bots called "{ $name }": give them names.
mirror = --mirror takes --bots with 2 to { $most } names, and no --seats: all sit at one table.
luckOutside = Luck is worked out only for the bots of this program: --luck and --bot do not go together.
onlyForm = --only takes games such as 0:128, not "{ $text }".
onlyTooMany = --only names games up to { $high }, where there are { $most }.
agentSeat = At least one of --seats must be "{ $name }".

## Records

recordUnknown = The record is of the rulebook "{ $name }". There are: { $known }. --rulebook says where another one is.
# $other (text)
recordOther = The record is of the rulebook "{ $name }", not of "{ $other }".
recordBook = The rulebook that the record carries cannot be played:
recordTable = The record begins with an impossible table: { $sentence }
# $entry (digits)
beyondEnd =
    { $count ->
        [one] --at { $entry } is beyond the end: the record has { $count } entry.
       *[other] --at { $entry } is beyond the end: the record has { $count } entries.
    }
noNet = No net was trained for games like this one ("{ $name }"): bots know no chances to judge it by.
outIsRecord = { $file } is the record itself; the workbook needs a file of its own.

## Experiments

against = --against says what to compare with; it may be repeated.
noJson = { $file } is neither a record nor JSON.
noStudy = There is no study "{ $name }". There are: { $known }.

## Online

token = --token takes the token of the seat; it can lie in { $name } as well.
link = --url takes the link of a table, such as http://127.0.0.1:3000/#/table/k3m9x2pqrs, not "{ $text }".
programFailed = The program cannot be run: { $reason }.
programEnded = The program has ended ({ $reason }).
unreachable = { $name } cannot be reached.

## Moving a server’s tables

placeTwice = A place is named twice.
placesMixed = Either all tables of a server are in directories, or all are in databases.
placeForm = A place is a directory, or an address such as postgresql://user:password@host:5432/name, not "{ $text }".
samePlace = Source and target are the same.

## Whatever it was

stopped = Stopped.
impossible = Something went wrong that should not be possible:
