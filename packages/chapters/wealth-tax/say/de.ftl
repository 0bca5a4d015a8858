## The chapter

chapter-wealth-tax-gist = Nach einer Zahl von Runden zahlen alle einen Teil dessen, was sie haben.
chapter-wealth-tax-title = Vermögensteuer

## Questions

question-wealthTax = Eine Vermögensteuer

## Choices

choice-wealthTax-everyRounds = wird nach jeder { $wealthTaxRounds }. Runde erhoben: { $wealthTaxShare }
choice-wealthTax-nothing = gibt es nicht

## Numbers

number-wealthTaxRounds = Runden zwischen Vermögensteuern
number-wealthTaxShare = Vermögensteuer

## Payments

payment-wealthTax = { $from } zahlt { $amount } Vermögensteuer { phrase-paidTo }.
event-wealthTaxed = Runde { $round } ist vorbei: Die Vermögensteuer ist fällig.
