### What the rules of “own-space” are called.
### $amount (money) $deed (deed)


## The chapter

chapter-own-space-title = Selling a property to the bank where you have landed

## Choices

choice-buildsEvenly-whereLanded = on a street of your own where you have landed
choice-ownDeed-noted = is noted

## Numbers

number-wholeGroupPrice = Price of a house on a whole group

## Payments

# $to (seat)
payment-ownSell = { $to } receives { $amount }{ phrase-forDeed }.

## Refusals

refusal-buildsOnlyHere = Building is possible only on the player’s own property, on landing there, and only once.
refusal-sellsOnlyHere = Only the player’s own property can be sold, on landing there.
