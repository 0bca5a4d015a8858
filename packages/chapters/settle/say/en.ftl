### What the rules of “settle” are called.
### $seat (seat) $amount (money)


## Questions

question-liquidate = Sold before a bankruptcy
question-inheritance = Everything but the money of a bankrupt goes to

## Choices

choice-shortfall-settle = turns possessions into money; else bankruptcy
choice-liquidate-sellBuildings = all buildings
choice-liquidate-sellBuildingsAndMortgageAll = all buildings; for other players everything is mortgaged
choice-inheritance-bank = the bank, even where a player is the creditor
choice-resign-bankrupt = pays what is owed or can still be demanded; the rest goes to the bank
choice-eliminate-bankrupt = is bankrupt to the bank
choice-liquidate-nothing = nothing
choice-inheritance-creditor = the creditor

## Numbers

number-jailCardWorth = Worth of a jail card where money runs short

## What happens

event-bankrupt = { $seat } cannot pay { $amount } and is bankrupt.

## Refusals

refusal-noDebt = Only a player with an open debt can go bankrupt.
refusal-canStillPay = No bankruptcy while sales and mortgages still cover the debt.

## Buttons

action-bankrupt = Declare bankruptcy
# $seats (seats)
wait-debt = { $seats } must settle a debt first.
# $creditor (account)
event-debtOpened =
    { $seat } owes { $creditor ->
        [bank] the bank
        [pot] the pot
       *[other] { $creditor }
    } { $amount } and lacks the cash.
debtPaid = { $seat } has settled the debt: { $amount } { phrase-paidTo }.
# $owed (money)
debt-hopeful = To be paid: { $owed } { phrase-paidTo }; { phrase-lacking }. Sell buildings, mortgage or trade.
# $owed (money)
debt-hopeless = To be paid: { $owed } { phrase-paidTo }; { phrase-lacking }. Sales and mortgages no longer cover it: trade or declare bankruptcy.
