### What the rules of “owner-auction” are called.


## The chapter

chapter-owner-auction-title = Auctions by the owner

## Numbers

number-minimumPenalty = Penalty where the minimum price is not reached
