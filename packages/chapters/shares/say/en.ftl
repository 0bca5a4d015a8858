### What the rules of “shares” are called.
### $reportSpace (gap)


## The chapter

chapter-share-trade-title = Trading in shares of players
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
