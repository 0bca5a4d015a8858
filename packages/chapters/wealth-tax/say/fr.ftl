## The chapter

chapter-wealth-tax-gist = Après un certain nombre de manches, tous paient une part de ce qu’ils possèdent.
chapter-wealth-tax-title = Impôt sur la fortune

## Questions

question-wealthTax = Un impôt sur la fortune

## Choices

choice-wealthTax-everyRounds = est dû toutes les { $wealthTaxRounds } manches : { $wealthTaxShare }
choice-wealthTax-nothing = n’est jamais dû

## Numbers

number-wealthTaxRounds = Manches entre deux impôts sur la fortune
number-wealthTaxShare = Impôt sur la fortune

## Payments

payment-wealthTax = { $from } paie { $amount } d’impôt sur la fortune { phrase-paidTo }.
event-wealthTaxed = La manche { $round } est terminée : l’impôt sur la fortune est dû.
