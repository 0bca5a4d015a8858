### Words of the table.

missing = This game is no longer in this browser.
toHome = To the start page
fromHere = Chances from here
notFromHere = This table plays without a coach: chances can be worked out once the game is over.
toTables = To the tables
toRematch = To the rematch table
opening = Opening the game…
# $round (text)
round = Round { $round }
# $amount (text)
cashAfter = leaves { $amount }
# $debt (text)
debtAfter = leaves a debt of { $debt }
cash = Cash
yes = Confirm
no = Cancel
grave = This cannot be taken back.
# $name (text)
yourTurn = { $name } decides
strip = Money and what waits for an answer
# $name (text)
stripSeat = { $name }: show what they hold
yourCall = Your turn
# $name (text)
callOf = { $name }’s turn
over = Game over
calls = Notifications
callSound = Sound when I am asked
callVibration = Vibration when I am asked
callNotify = Notification when I am asked and am looking elsewhere
noNotify = Notifications are not available here: browsers allow them only over HTTPS.
notifyDenied = The browser does not allow this page to show notifications. You can change that in its settings.
answers = Automatic answers
answerBeyond = Do not ask about what cannot be paid
answerBeyondHint = If a purchase could not be paid even after selling and mortgaging everything, you are told instead of asked.
answersAll = At this table everybody answers themselves.
answerOnly = Go on by itself with the only answer
answerOnlyHint = Also “End turn”, if all that is left can wait for your next turn (trading, mortgaging, selling). You can hold it at any time. You always roll, buy and bid yourself.
thenThrown = and roll at once
putAway = Dismiss
stopHere = Hold
# $name (text) $deed (text) $cost (text) $most (text)
beyond = { $deed } costs { $cost }; with everything { $name } could raise { $most } at most. It is not bought.
# $name (text)
moving = { $name } is moving…
waiting = Nothing to decide right now
skip = Skip to my next decision
skipAll = Skip to the end
undo = Take back
pause = Pause
resume = Resume
actAs = For whom?
# $count (digits)
demandsOpen =
    { $count ->
        [one] One rent has not been demanded yet; it lapses with this throw.
       *[other] { $count } rents have not been demanded yet; they lapse with this throw.
    }
demands = Open rents
demandKey = Rent is paid only on demand, before the next throw.
demandByKey = The R key demands it.
# $race (flag)
keys =
    { $race ->
        [yes] R demands rent, Esc leads back to the decision.
       *[other] Esc leads back to the decision.
    }
waive = Waive
# $seconds (text)
countdown = The next throw comes in { $seconds } s.
offers = Offers
ownOffer = Own offer
accept = Accept
decline = Decline
counter = Counter-offer
trade = Trade
tradeShares = Deal in shares
tradeWith = With whom?
# $name (text)
youGive = { $name } gives
money = Cash
# $deck (text)
jailCard = Jail card ({ $deck })
# $name (text)
completes = completes the group for { $name }
whatToTrade = Tick what changes hands, and add money to either side.
agreed = Agreed: book it at once
send = Make the offer
bid = Bid
# $amount (text)
bidPlace = Bid { $amount }
highest = Highest bid
# $name (text)
deedOf = { $name }: look at the deed
deedCard = Deed
out = out
raise = Raise money
raiseNothing = Nothing left to sell or mortgage.
holdings = Holdings
noHoldings = No property yet.
players = Players
log = Log
details = with details
earlier = Show earlier turns
why = Why?
reasonLater = A bot says that when the turn is over.
noReason = There was nothing to weigh up.
# $price (text) $most (text)
reasons-worthPrice = It is worth up to { $most } to me, and costs { $price }.
# $price (text) $most (text)
reasons-tooDear = It costs { $price } and is worth at most { $most } to me.
# $most (text)
reasons-bidUpTo = I bid up to { $most }.
# $most (text)
reasons-passAbove = It is not worth more than { $most } to me.
# $price (text) $earns (text) $kept (text)
reasons-buildEarns = It costs { $price } and should earn me about { $earns }; I keep { $kept } for rents.
# $own (text) $other (text)
reasons-offers = It brings me about { $own }, and the other about { $other }.
# $own (text) $other (text)
reasons-accepts = It brings me about { $own }, and the other about { $other }: good enough.
# $own (text) $other (text)
reasons-refuses = It brings me about { $own }, and the other about { $other }: too little for me.
# $now (text) $then (text)
reasons-offersByChance = It raises my chance of winning from { $now } % to { $then } %.
# $now (text) $then (text)
reasons-acceptsByChance = With it my chance of winning goes from { $now } % to { $then } %.
# $now (text) $then (text)
reasons-refusesByChance = My chance of winning is { $now } %, and would be { $then } %: too little for me.
reasons-hasNotSold = A player who has given nothing away yet gets nothing from me for money alone.
# $promise (text)
reasons-leavesJail = Outside I expect about { $promise } of the next throw.
# $promise (text)
reasons-staysInJail = Outside I expect about { $promise } of the next throw: I am better off here.
game = Game
pace = Pace of the bots
paces-slow = Leisurely
paces-normal = Normal
paces-fast = Brisk
paces-instant = At once
countdownSetting = Time left for demanding rent (seconds)
resign = Resign
# $name (text)
resignAsk = { $name } resigns and leaves the game?
timeUp = Time is up
stop = End now and score
stopAsk = Do all agree? The game ends as it stands, and the player who owns the most wins.
stopPropose = If all agree, the game ends as it stands, and the player who owns the most wins.
rules = Rulebook
houseRules = House rules
noHouseRules = The game is played exactly by the rulebook.
on = on
off = off
rent = Rent
# $name (text)
onTurn = { $name }’s turn
unbuilt = unbuilt
wholeGroup = whole colour group
# $count (digits)
stations = { $count } owned
# $factor (text)
factor = dice × { $factor }
price = Price
mortgage = Mortgage
commission = Commission
saleValue = Sale value
won = Won
ended = The game is over
# $round (text)
outIn = until round { $round }
ranking = Ranking
wealth = Wealth
wealthParts-money = Money
wealthParts-deeds = Properties
wealthParts-buildings = Buildings
wealthParts-shares = Shares
wealthParts-rest = Other
wealthParts-debt = Debt
wealthOverTime = Wealth over time
rentsPaid = Rent paid
rentsGot = Rent received
rematch = Rematch
turnShort = Turn
# $name (text)
chosen = Choose { $name }
rule = Paragraph
# $jail (text)
inJail = in { $jail }
bankrupt = out of the game
pot = Pot
bank = Bank
bankAndPot = Bank and pot
missingMoney = Still missing
# $before (text) $after (text)
cashBecomes = Cash: { $before } → { $after }
# $part (text) $all (text)
ofAll = { $part } of { $all }
bankEnds = When the bank has no money left, the game ends.
# $rule (text)
outByThis = takes the last money: out of the game ({ $rule })
# $name (text) $rule (text)
outAsk = This takes { $name }’s last money. A player with none left is out of the game ({ $rule }).
jumpHint = Tap a space on the board, or choose it from the list.
space = Space
go = Go there
# $from (text) $to (text)
offerTo = Offer from { $from } to { $to }
answer = Look at it
projector = For everybody on one big screen
keepFile = Keep as a file
keepTables = Keep as CSV tables
keepWorkbook = Keep as a workbook
timeUpAsk = The running turn is finished, then the greatest wealth wins.
graceRuns = Rents can still be demanded; the throw is free in a moment.
notNow = This is not possible now.
# $names (text)
standHere = Here: { $names }
# $name (text)
tradeFor = Offer { $name } a trade
elsewhere = This game is already open in another window. It goes on there.
unreadable = This game cannot be opened.
# $time (text)
timeLeft = { $time } left
faults-full = The browser gives this page no more room. Nothing is lost while it is open: save the game as a file, then delete old ones on the start page.
faults-bot = A bot has chosen a move that does not exist. The game is saved up to here.
faults-save = The browser cannot save this game. Nothing is lost while this page is open; keep it as a file.
# $name (text)
holdingsOf = Holdings of { $name }
# $name (text) $count (number)
portfolio =
    { $count ->
        [one] { $name }: { $count } property
       *[other] { $name }: { $count } properties
    }
rentNow = Rent
story = Who has what, what happened
goOnline = Continue online
saveGame = Save the game
# $count (digits) $ofTwo (flag)
utilities =
    { $ofTwo ->
        [yes]
            { $count ->
                [1] one owned
               *[other] both owned
            }
       *[other] { $count } owned
    }
# $house (text)
housePrice = Price per { $house }
# $house (text)
houseSale = Sale value per { $house }
# $houses (text)
stock = { $houses } left
# $rounds (number) $turns (number)
length =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
sound = Sound
soundHint = Sound of dice, pieces and money
volumes-off = Off
volumes-soft = Quiet
volumes-medium = Medium
volumes-loud = Loud
replay = Replay
coach = Coach
