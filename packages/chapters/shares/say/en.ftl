### What the rules of “shares” are called.
### $reportSpace (gap)
### $seat (seat) $amount (money) $to (account) $sharesSoldATurn (gap) $sharesBoughtATurn (gap)


## The chapter

chapter-share-trade-title = Trading in shares of players
chapter-share-trade-gist = Players may offer each other shares for money, at any price agreed on.
chapter-shares-title = Shares of players and their exchange

## Choices

choice-startReached-dividend = the dividend
choice-milestone-annualReport = with { $reportSpace }
choice-received-reports = is reported
choice-turnEnded-closeExchange = after the time that the table sets
choice-wealth-withShares = cash, properties and buildings at their price, mortgaged ones at half, and all shares
choice-eliminate-takenOver = is taken over
choice-estate-withShares = goes with all shares to the creditor or to the bank

## Numbers

number-lateFine = Fine for a late report
number-reportSpace = Space of the annual report
number-sharesEach = Shares of which every player consists
number-majority = Shares for a majority
number-sharesSoldATurn = Shares that the bank takes in a turn
number-sharesBoughtATurn = Shares that the bank gives in a turn

## What happens

event-reportOwed = { $seat } owes the exchange a report.
event-reportLate = The report of { $seat } is late; the game files it.
# $perShare (money) $total (money)
event-dividend = { $seat } pays out { $perShare } a share, { $total } in all.

## Payments

# $from (seat)
payment-report = { $from } pays { $amount } { phrase-paidTo } for the late report.
# $from (seat)
payment-dividend = { $from } pays a dividend of { $amount } { phrase-paidTo }.

## Refusals

refusal-noSharesHeld = There are not that many shares there.
refusal-sharesForCash = Shares are dealt for money: one side gives shares, the other money only.
refusal-sharesOutOfTurn = Shares change hands only during the turn of one of the two.
refusal-debtorShares = While a debt is open, shares are sold only at their price or above.
refusal-aboutToBeTakenOver = A player who holds none of their own shares any more deals only in these: the takeover is about to come.
refusal-lastShareOwing = The last own share stays while a debt is open or rent can still be demanded.
refusal-tooManySold = The bank takes at most { $sharesSoldATurn } shares from each in a turn.
refusal-tooManyBought = The bank gives at most { $sharesBoughtATurn } shares to each in a turn.
refusal-ownSharesFromBank = The bank does not sell players their own shares back.
refusal-sharesTooDear = The cash does not cover the price of these shares.
refusal-reportedAlready = A report has already been filed in this turn.

## Questions

ask-report = The exchange is waiting for a report.

## What table options do

about-autoReports = Every report is filed as soon as it is due. Otherwise there is time until the following player has ended the turn.
# $minimum (money)
wanted = { $seat } wants to buy { phrase-shares } from the bank (at least { $minimum }).
# $number (digits) $issuer (seat)
event-sharesUnsold =
    { $number ->
        [one] The share of { $issuer } stays with the bank.
       *[other] The { $number } shares of { $issuer } stay with the bank.
    }
# $from (account) $price (money)
moved-sold = { $from } sells { phrase-shares } { phrase-paidTo } for { $price }.
# $price (money) $from (account)
moved-bought = { $to } buys { phrase-shares } { phrase-paidFrom } for { $price }.
# $from (account)
moved-gotBack = { $to } gets back { phrase-shares } that { $from } held.
# $from (account) $number (digits)
moved-left = { $from } leaves { phrase-shares } { phrase-paidTo }.
# $cash (money) $property (money) $number (digits) $price (money)
reported = { $seat } reports: cash { $cash }, property { $property }, shares in hand: { $number }, share price { $price }.
# $heir (seat) $number (digits) $sharesEach (rule)
takenOver-byPlayer = { $seat } holds none of their own shares any more and is taken over by { $heir } ({ $number } of { $sharesEach } shares).
takenOver-woundUp = { $seat } holds none of their own shares any more and is wound up; all properties go back to the bank.
# $from (account)
payment-takeover =
    Of the cash that { $from } had, { $amount } { $to ->
        [bank] falls
        [pot] falls
       *[other] goes
    } { phrase-paidTo }.
adjusted-report = The exchange supervision demands an interim report from { $seat }.
adjusted-shares = Adjusted: { $seat } now has { phrase-shares }.
# $price (short)
action-sell-some = Sell { phrase-shares } to the bank (+{ $price })
# $price (short)
action-sell-last = Sell { phrase-shares } to the bank (+{ $price }, and leave the game)
# $price (short)
action-buyShares = Buy { phrase-shares } from the bank (from { $price })
action-report-owed = File the report
action-report-interim = File an interim report
# $minimum (money)
lot-must = Make a sealed bid for { phrase-shares }: at least { $minimum }. Only the highest bid is paid.
# $minimum (money)
lot-may = Make a sealed bid for { phrase-shares }: { $minimum } or more, or 0 for none. Only the highest bid is paid.
lastShare = By this { $seat } gives away the last of their own shares, is taken over and leaves the game.
