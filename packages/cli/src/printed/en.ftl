### What commands print for people: figures of runs, and what was done.
### $book (text) $title (text) $version (digits) $seed (digits) $rounds (number) $games (number) $ended (number)
### $capped (number) $share (text) $low (text) $high (text) $value (text) $turns (text) $throws (text) $seconds (text)
### $count (number) $total (number) $left (number) $what (text) $name (text) $file (text) $state (text) $format (digits)
### $tables (number) $seats (number) $deals (number) $decided (number) $whole (number) $times (number) $bytes (number)
### $entry (number) $seat (digits) $players (digits) $reason (text) $sentence (text) $game (digits) $step (digits)
### $byWealth (flag) $refused (number) $played (number) $run (digits) $command (text) $least (digits) $most (digits)

limits = { $low } to { $high }
confidence = 95 % confidence
head =
    { $book }, seed { $seed }, at most { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
headOfVersion =
    { $book } version { $version }, seed { $seed }, at most { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }

## Games of bots

run-options = options
run-games = games
run-endedBy = ended by
run-rounds = rounds
run-aGame = a game
run-aSecond = a second
# $games (number) $ended (number) $capped (number) $byWealth (flag) $share (text)
run-ended =
    { $byWealth ->
        [yes] { $games }: ended { $ended }, given up { $capped }, those decided by wealth ({ $share })
       *[other] { $games }: ended { $ended }, given up { $capped } ({ $share })
    }
# $low (text) $value (text) $high (text)
run-length = 10 % up to { $low }, half up to { $value }, 90 % up to { $high }
run-turns = { $value } turns
run-throws = { $value } throws
run-bankruptcies = { $value } bankruptcies
# $games (number) $turns (text) $throws (text) $seconds (text)
run-speed =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $turns } turns, { $throws } throws ({ $seconds } s of simulation)
run-seat = seat
run-place = place
run-bot = bot
run-order = turn order
run-won = won
run-ofDecided = of decided
run-ofAll = of all
run-offers = offers
run-made = made
run-received = received
run-atMost = at most
run-declined = refused
run-sold = sold
# $game (digits) $seed (digits) $sentence (text)
fault-ofGame = Game { $game } (its seed is { $seed }): { $sentence }
# $game (digits) $seed (digits) $step (digits) $sentence (text)
fault-ofStep = Game { $game } (its seed is { $seed }), step { $step }: { $sentence }
fault-again = To see it again: { $command }

## Bots that are programs

programs-answered = answered
programs-substituted = substituted
programs-slow = too slow
programs-gone = gone
programs-flood = too much
programs-nonsense = nonsense
programs-illegal = illegal
programs-replaced = replaced
programs-gamesGivenUp = games given up
seat-noConnection = No connection to { $name }; trying again.
seat-over = The game is over.
# $seat (digits) $players (digits)
seat-playing = Playing seat { $seat } of { $players }.
seat-refused = Not accepted ({ $reason }): { $sentence }

## Bots against one another

# $tables (number) $seats (number) $games (number) $decided (number)
arena-tables =
    { $tables ->
        [one] { $tables } table of
       *[other] { $tables } tables of
    } { $seats }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decided } decided
arena-rating = rating
# $deals (number) $times (number)
mirror-deals = { $deals } deals, each played { $times } times with the same dice, cards and lots, everybody once on every seat
# $games (number) $decided (number) $whole (number)
mirror-games = { $games } games, { $decided } decided; in { $whole } deals all of them: this is about those
mirror-tooFew = Too few deals to tell how much luck decides.
mirror-twoGames = Of two games of one deal, with different bots on all seats:
mirror-sameSeat = the same seat wins both
mirror-sameBot = the same bot wins both
mirror-byLot = by pure chance { $share }
mirror-whatDecides = What decides who wins, as parts of its variance:
mirror-players = who plays
mirror-luck = luck
mirror-dice = seat and dice, no matter who sits there
mirror-meeting = which bot meets which dice
lessLuck-head = without luck
# $value (text) $share (text)
lessLuck-worth = without luck: a point of luck counts { $value }; variance left: { $share }

## Boards

balance-firstOwner = first owner of
balance-share = share
balance-toOwners = to all owners
balance-alive = { $count } in the game
balance-times = { $value } times
# $turns (text) $throws (text) $seed (digits) $name (text)
landings-head = { $turns } turns ({ $name }, seed { $seed }), { $throws } throws a turn
landings-leave = out of jail at once
landings-stay = staying in jail
landings-space = space
landings-inJail = in jail
landings-throwsEnd = throws end
landings-turnsEnd = turns end

## Records

# $file (text) $count (number) $rounds (number) $reason (text) $state (text)
record-made =
    { $file }: { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $reason }, state { $state }
record-givenUp = given up
record-goingOn = going on
# $count (digits) $total (digits) $reason (text) $state (text)
record-at = entry { $count } of { $total }: { $reason }, state { $state }
record-books = { $file }: the books of { $count } entries, { $bytes } bytes
record-follows =
    { $count ->
        [one] { $count } entry follows and keeps the rules.
       *[other] { $count } entries follow one another and keep the rules.
    }
# $count (number) $sentence (text)
record-draws = { $count } dice and cards: { $sentence }
record-seedRevealed = all of them follow from the seed to which the server was committed and the nonces of the seats.
record-seedSecret = whether they are fair can be checked when the game is over and the seed is revealed.
record-seedOther = they did not come from a server that commits itself.
record-older = It has format { $format }, whose hashes of states can no longer be compared.

## Rulebooks

# $book (text) $title (text) $version (digits) $least (digits) $most (digits)
book-head = { $book }: { $title }, version { $version }, { $least } to { $most } players
book-bots = bots: { $name }
# $least (digits) $most (digits) $value (text)
book-range = { $least }–{ $most }, default { $value }
# $games (number) $tables (number)
laws-played = { $games } games at { $tables } kinds of table
laws-ended = { $ended } ended
# $turns (number)
laws-turns = { $turns } turns
laws-held = every law held
# $count (number) $refused (number) $played (number)
fuzz-done =
    { $count ->
        [one] { $count } damaged file: { $refused } refused with a sentence, { $played } played by the laws.
       *[other] { $count } damaged files: { $refused } refused with a sentence, { $played } played by the laws.
    }

## The laboratory

lab-rulebook = rulebook
lab-gamesInTime = games in 5 s
lab-points = points
lab-stopped = Stopped.
lab-stoppedStanding = Stopped. The same command goes on from here.
# $count (number) $total (number)
lab-goingOn = Going on after { $count } of { $total } parts.

## What is known of games

validated-holds = holds
validated-holdsNot = DOES NOT HOLD
validated-landings = Of 82 shares of landings the worst is { $value } standard errors off the exact one.
# $games (number) $value (text)
validated-exact = On two boards that are solved exactly, victories and lengths of { $games } games are at most { $value } standard errors off.
# $games (number) $share (text)
validated-prices = On three small boards that are solved exactly, what a deed is worth to both sides by { $games } games is at most { $share } off.
# $share (text) $games (number) $low (text) $high (text)
validated-friedman = { $share } of { $games } games never end (95 %: { $low } to { $high }); the paper has about 12 %.
# $share (text) $games (number) $value (text)
validated-turnOrder = By turn order the first player wins { $share } of { $games } games; by seat none is more than { $value } standard errors off a quarter.

## What a server keeps

move-from = From
move-to = to
move-columnFrom = from
move-columnTo = to
move-tables = tables
move-books = rulebooks
move-steps = steps
move-entries = entries of games
move-receipts = answered requests
move-chatLines = lines of chat
move-persons = people at tables
move-hash = SHA-256 of all
move-key = key
move-yes = yes
move-same = the same
move-done =
    All of it was read back and is the same. The source is unchanged: keep it as a backup, and do not
    run a server on it any more.

## How far a run is

unit-games = games
unit-tables = tables
unit-deals = deals
unit-parts = parts
unit-files = files
# $count (number) $total (number) $what (text) $left (number)
progress-line = { $count } of { $total } { $what }, about { $left } s left
# $what (text) $name (text) $share (text) $total (text) $time (text)
progress-bar = { $what } { $name } { $share } of { $total }, { $time } left
