### What the workbook says of itself; what happened in the game is told by the chapters’ words.
### $name (text) $bot (text) $issuer (text) $round (text) $number (text) $from (text) $to (text) $several (flag)

bank = Bank
pot = Pot
yes = yes
no = no

## Names of sheets: at most 31 characters, none of []:*?/\

sheets-game = Game
sheets-entries = Entries
sheets-bids = Bids
sheets-balances = Balances
sheets-wealth = Wealth
sheets-properties = Properties
sheets-register = Share register
sheets-holdings = Holdings
sheets-prices = Share prices
sheets-reports = Reports
sheets-dividends = Dividends
sheets-rules = Rules

## The first sheet: the game

game-title = Game accounts
game-rulebook = Rulebook
# $version (digits)
game-version = version { $version }
game-played = Played
game-state = State
game-evening = What the evening brought
game-goingOn = Game in progress (round { $round }).
game-rounds = Rounds
game-turns = Turns
game-entries = Entries in the record
game-currency = Currency
game-options = House rules
game-players = Players
game-person = person
game-playedBy = Played by
game-money = Money
game-wealth = Wealth
game-properties = Properties
game-debt = Debt
game-result = Result
game-won = won
game-out = eliminated in round { $round }

## Heads of columns

heads-number = No.
heads-round = Round
heads-turn = Turn
heads-onTurn = Whose turn
heads-player = Player
heads-event = What happened
heads-from = From
heads-to = To
heads-amount = Amount
heads-rule = Rule
heads-space = Space
heads-property = Property
heads-group = Group
heads-price = Price
heads-owner = Owner
heads-level = Level
heads-built = Built
heads-mortgage = Mortgage
heads-rents = Rent collected
heads-rentPayments = Rent payments
heads-ruleTitle = Heading
heads-times = Times applied
heads-ruleText = Wording
heads-time = Time
heads-was = Before

## Auctions

bids-lot = At auction
bids-kind = Kind
bids-sealed = sealed
bids-open = open
bids-bidder = Bidder
bids-bid = Bid
bids-outcome = Outcome
bids-won = won
bids-tied = tie
bids-sharesOf = Shares in { $issuer }: { $number }

## Accounts of players

account-of = Account { $name }
account-other = With
account-received = In
account-paid = Out
account-balance = Balance

## Where a part of a paragraph comes from

kinds-source = From the source
kinds-adopted = Adopted from the classic rules
kinds-filled = Filled in from the classic rules
kinds-option = House rule to choose
kinds-reading = Our reading
kinds-house = House rule
debtOf = Debt { $name }
begins = The game begins.

## Titles of charts

charts-balances = Balances by turn
charts-wealth = Wealth by turn
charts-prices = Share prices by turn

## Shares, prices and reports

shares-seller = Seller
shares-buyer = Buyer
shares-issuer = Shares in
shares-number = Number
shares-total = Total price
shares-perShare = Per share
shares-way = How
shares-ways-shareTrade = deal
shares-ways-shareSale = sale to the bank
shares-ways-sharePurchase = purchase from the bank
shares-ways-takeover = takeover
shares-ways-shareEstate = estate
shares-heldBy = held by { $name }
shares-sum = Total
shares-price = Price
shares-state = Status
shares-out = eliminated
shares-value = Value of all shares
shares-cash = Cash
shares-property = Property value
shares-held = Shares held
shares-occasion = Occasion
shares-due = due
shares-late = late, filed by the game
shares-interim = interim report
shares-payer = Pays
shares-paid = Paid
shares-paidTo = to { $name }

## Entries of the host

notes-withdrawn =
    { $several ->
        [yes] Withdrawn: entries { $from } to { $to }.
       *[other] Withdrawn: entry { $from }.
    }
notes-pause = The game is paused.
notes-resume = The game continues.
notes-reveal = The seed of the dice has been revealed: anyone can check the throws.
notes-botTakes = The bot “{ $bot }” plays for { $name }.
notes-botReturns = { $name } is back.
notes-handOver = { $name } now keeps the books.
