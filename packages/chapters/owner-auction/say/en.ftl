### What the rules of “owner-auction” are called.
### $offersATurn (gap) $minimumPenalty (gap)


## The chapter

chapter-owner-auction-gist =
    In their own turn, or while they raise money for a debt, players may put up a property of theirs for a sealed auction.
    They may set a minimum price; if no bid reaches it, they keep the property and pay { $minimumPenalty } % of that price.
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
# $seats (seats)
wait-minimum =
    { $seats ->
        [one] { $seats } sets a minimum price.
       *[other] { $seats } set a minimum price.
    }
# $seat (seat) $deed (deed)
minimumSet-none = { $seat } sets no minimum price for { $deed }.
# $seat (seat) $amount (money) $deed (deed)
minimumSet-amount = { $seat } sets a minimum price of { $amount } for { $deed }.
# $from (account) $amount (money)
penalty-half = { $from } pays half the minimum price{ phrase-forDeed } { phrase-paidTo }: { $amount }.
# $from (account) $minimumPenalty (rule) $amount (money)
penalty-share = { $from } pays { $minimumPenalty } of the minimum price{ phrase-forDeed } { phrase-paidTo }: { $amount }.
# $deed (deed)
action-putUp = Auction { $deed }
action-noMinimum = Auction without a minimum price
# $amount (short)
action-setMinimum = Set a minimum price of { $amount }
# $deed (deed) $most (money)
ask-minimum = { $deed } is put up for auction: set a minimum price (up to { $most }), or 0 for none.
