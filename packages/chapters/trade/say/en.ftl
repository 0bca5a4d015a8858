### What the rules of “trade” are called.


## The chapter

chapter-trade-title = Trading
chapter-trade-gist = Players may offer each other unbuilt properties, jail cards and money, and trade them.

## Questions

question-gifts = Gifts

## Choices

choice-gifts-allowed = are allowed
choice-gifts-refused = are forbidden: both sides give something

## Numbers

number-offersATurn = Offers that each may make in a turn
