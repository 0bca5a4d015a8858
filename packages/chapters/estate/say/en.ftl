### What the rules of “estate” are called.
### $seat (seat) $deed (deed)


## The chapter

chapter-estate-gist = What the bank gets from those who are out is free of mortgages.

## Questions

question-estateAuction = What the bank gets from a bankruptcy

## Choices

choice-estate-toHeir = goes to the creditor or to the bank
choice-estateAuction-auctionToAll = is auctioned openly
choice-estateAuction-staysWithBank = is free again
choice-estate-isFree = is free again

## What happens

event-estateAuctioned = From the estate of { $seat }, { $deed } is to be auctioned.
