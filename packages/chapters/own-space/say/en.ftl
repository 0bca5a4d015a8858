### What the rules of “own-space” are called.


## The chapter

chapter-own-space-title = Selling a property to the bank where you have landed

## Choices

choice-buildsEvenly-whereLanded = on a street of your own where you have landed
choice-ownDeed-noted = is noted

## Numbers

number-wholeGroupPrice = Price of a house on a whole group
