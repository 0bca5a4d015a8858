### What the rules of “owner-auction” are called.
### $offersATurn (gap) $minimumPenalty (gap)


## The chapter

chapter-owner-auction-title = Auctions by the owner

## Numbers

number-minimumPenalty = Penalty where the minimum price is not reached

## Refusals

refusal-tradeForbidden = These rules forbid trade between players.
refusal-demandsFirst = While rent can still be demanded no owner holds an auction.
refusal-notAskedForMinimum = A minimum price is set only by the player who auctions a property.
refusal-tooManyPutUp = A player’s offers and auctions together are limited to { $offersATurn } a turn.
refusal-auctionBuilt = Only properties whose colour group has no building can be auctioned.
refusal-minimumTooHigh = The minimum price is too high: { $minimumPenalty } of it must be covered by the cash that no debt needs.
