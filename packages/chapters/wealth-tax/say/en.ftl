### What the rules of “wealth-tax” are called.
### $wealthTaxRounds (gap) $wealthTaxShare (gap)
### $amount (money) $to (account)


## The chapter

chapter-wealth-tax-gist = After a number of rounds all pay a part of what they have.
chapter-wealth-tax-title = Tax on wealth

## Questions

question-wealthTax = A tax on wealth

## Choices

choice-wealthTax-everyRounds = is due after every { $wealthTaxRounds } rounds: { $wealthTaxShare }
choice-wealthTax-nothing = is never due

## Numbers

number-wealthTaxRounds = Rounds between taxes on wealth
number-wealthTaxShare = Tax on wealth

## Payments

# $from (seat)
payment-wealthTax = { $from } pays { $amount } tax on wealth { phrase-paidTo }.
# $round (digits)
event-wealthTaxed = Round { $round } is over: the tax on wealth is due.
