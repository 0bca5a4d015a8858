### Words of the keeper’s desk.

awaited = From the table
slips = Sealed bids
slipsHint = Enter every slip while nobody looks on. Until they are turned over each can be changed.
slipsHintDevices = Players with a phone bid there. You type the other slips, unseen. Until they are turned over each can be changed.
slipElsewhere = bids on their own phone
slipAway = phone not connected
slipType = Type the slip
# $name (text)
slipTypeFor = Type the slip: { $name }
# $name (text)
slipOf = Bid of { $name }
slipEnter = Hand in the slip
slipIn = handed in
slipRewrite = Change the slip
# $name (text)
slipShow = Show the bid of { $name }
# $name (text)
slipHide = Hide the bid of { $name }
slipNone = does not bid
slipThinks = thinking
reveal = Turn the slips over
# $names (text)
revealMissing = Slips are still missing: { $names }.
slipWrong = A bid is a whole number.
# $name (text) $low (text) $high (text)
slipBetween = { $name } can bid { $low } to { $high }.
balances = Balances
# $space (text)
standsOn = on { $space }
bookings = Booked in this turn
noBookings = Nothing yet.
bank = Bank
board = This is how the board should look
# $number (text)
correctEntry = Correct entry { $number }
# $reason (text)
reason = Reason: { $reason }
was = What was entered:
leftOut = nothing any more
hidden = a sealed bid
instead = What is right
leaveOut = Leave this entry out
throwing = Something else came before the throw
backTo = Withdraw this and all after it
# $number (text)
stuck = Then entry { $number } is impossible
stuckHint = At this point the question is now:
before = comes before it
replaces = takes its place
how = What is entered here
# $number (text)
leaveStuck = Leave entry { $number } out
# $number (text)
dropFrom = Drop entry { $number } and all after it
works = This works out
# $count (number)
worksHint =
    { $count ->
        [one] One entry is changed; it stays in the record.
       *[other] { $count } entries are changed; they stay in the record.
    }
# $number (text)
worksDrop = Dropped from entry { $number } on.
enter = Enter the correction
cancel = Cancel
ofSeat = Who?
noMoves = There is nothing for this seat to decide here.
amount = Amount
unchanged = The balances stay as they are.
# $before (text) $after (text)
fromTo = { $before } → { $after }
adjust = Adjust
adjustHint = When table and books differ: booked against the bank, with a reason.
what = What?
whats-cash = A player’s cash
whats-owner = Owner of a property
whats-level = Buildings on a street
whats-mortgage = Mortgage on a property
whats-place = Space of a piece
whats-jailCard = Jail card
whats-jail = Jail
whats-laps = Has passed Start
whats-report = Report
whats-shares = Shares
hostEntries-resign = Resign
hostEntries-timeUp = Time is up
hostEntries-botTakes = A bot takes over
hostEntries-botReturns = The bot hands the seat back
hostEntries-pause = Pause
hostEntries-resume = Resume
hostEntries-reveal = The seed is revealed
hostEntries-handOver = The books change hands
hostEntries-stop = Stop by agreement
hostEntries-chance = Dice come from elsewhere
hostEntries-save = The game is saved
hostEntries-undo = Take back
hostEntries-correct = Correction
player = Player
deed = Property
deck = Deck
space = Space
owner = Owner
direction = Direction
receives = receives from the bank
pays = pays to the bank
buildings = Buildings
none = none
mortgaged = Mortgaged
yes = yes
no = no
notInJail = not in jail
# $turn (text)
inJailTurn = in jail, turn { $turn }
sharesOf = Shares of
sharesAt = Held by
sharesCount = Shares
# $name (text)
sharesOfWhom = Shares of { $name }
holder = Who holds it?
inDeck = in the deck
why = Reason
whyMissing = Nothing is adjusted without a reason.
whyExample = for instance: salary forgotten
book = Enter the adjustment
standing = Enter how the table stands
standingHint = The game begins in the middle: money, pieces, properties and buildings as they lie on the table. The player whose turn it is counts as the winner of the first throw. Every change is in the record afterwards.
standingReason = taken over from the table
standingSame = The books say so already.
# $count (text)
standingEnter = Enter ({ $count })
# $name (text)
standingCash = Money of { $name }
# $name (text)
standingPlace = Space of { $name }
# $what (text) $whom (text)
about = { $what }: { $whom }
# $round (text)
inRound = { $round }:
failed = This cannot be entered.
find = Find an entry
findHint = A name, a street, a paragraph, an amount or “Round 7”
# $count (text)
found = Found: { $count }
foundNothing = Nothing found.
findComes = Earlier entries are still coming…
balanceWrong = The balance is wrong
balanceHint = Count the cash of one player or of all: you see which entries would explain the difference, likeliest first. Nothing changes until you confirm it.
# $name (text)
countedOf = Counted: cash of { $name }
# $amount (text)
bookedAs = books: { $amount }
# $most (text)
countedWrong = A whole number from 0 to { $most }.
tallies = Table and books agree.
explained = This would explain it, the likeliest first:
unexplained = No entry and no two entries explain this. Count once more, or adjust the books with a reason.
causes-notPaid = Booked, but never paid?
causes-paidTwice = Paid twice at the table?
causes-bookedTwice = Booked twice?
causes-lapsedPaid = Paid, although the books let it lapse?
causes-otherWay = Paid the other way round?
# $name (text)
causesBy-otherPayer = Paid by { $name } instead?
# $name (text)
causesBy-otherPayee = Paid to { $name } instead?
tableFollows = If so, the table follows the books:
# $name (text) $amount (text)
givesBack = { $name } gives { $amount }
# $name (text) $amount (text)
getsStill = { $name } gets { $amount }
booksFollow = If the books follow the table, they say:
# $rounds (text)
orIn = or in round { $rounds }
desk = At the desk
tabs-booked = Booked
tabs-holdings = Holdings
tabs-board = Board
tabs-log = Log
slipsAtOnce = All slips of this round at once. What you type stays hidden until the correction is entered.
slipsMissing = A slip is missing, or its bid is not possible.
slipsTogether = Use these slips
slipsAnew = Type the slips after it again
# $count (number)
slipsHidden =
    { $count ->
        [one] { $count } sealed bid
       *[other] { $count } sealed bids
    }
decided = What is corrected
# $number (text)
otherwiseFor = Change: entry { $number }
otherwise = Change
# $number (text)
asItWas = Leave entry { $number } as it was
follows = What follows by itself
# $what (text)
fallsAway = “{ $what }” is left out:
# $what (text)
comesFirst = “{ $what }” comes first:
another = Correct another entry with it
worksOut = Working out what follows…
# $name (text) $space (text)
stay = { $name } went on from { $space } all the same
stayReason = the piece stood where the books had it
