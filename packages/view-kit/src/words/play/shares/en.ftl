### Words for shares, reports and dividends.

exchange = Exchange
prices = Prices
holdings = Shares
reports = Reports
deal = Deal
pricesOverTime = Prices in the course of the game
player = Player
price = Price
change = in 1 round
changeShort = ± round
changeFromStart = since the start
ownShares = own
issuer = Shares of
holder = holds
bank = Bank
gone = out
# $own (text)
takeoverText = { $own } in own hands
# $name (text) $held (text)
takeoverBy = Largest holder: { $name } with { $held }
takeoverRule = A player who no longer holds a share of their own is taken over; from 13 shares on, everything goes to the largest holder.
lastReport = Cash as reported
perShare = per share
atStart = due at Start
# $deadline (text)
owes = owes a report { $deadline }
# $deadline (text)
youOwe = You owe the exchange a report { $deadline }.
# $name (text) $fine (text)
deadline = before { $name }’s turn ends, or pays a fine of { $fine }
fined = (late)
# $cash (text) $perShare (text) $due (text)
reportNow = A report now names cash of { $cash }: a dividend of { $perShare } a share, { $due } at Start.
report = Report
# $steps (number) $amount (text)
dividendNear =
    { $steps ->
        [one] Start is { $steps } space away: there your dividend will cost { $amount }.
       *[other] Start is { $steps } spaces away: there your dividend will cost { $amount }.
    }
# $missing (text)
dividendShort = You are { $missing } short of it now.
number = How many?
# $name (text) $own (text) $bank (text)
has = { $name }: you hold { $own }, the bank { $bank }.
# $sell (text) $buy (text)
left = Still in this turn: { $sell } to sell, { $buy } to buy.
demand = Demand a report
# $name (text)
demandOf = Demand a report from { $name }
demandReason = Demanded by the exchange supervision
toPlayers = From player to player
noShares = none
sharesCount = Number
