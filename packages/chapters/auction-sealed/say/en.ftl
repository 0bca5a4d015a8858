### What the rules of “auction-sealed” are called.
### $seat (seat) $amount (money) $deed (deed)


## The chapter

chapter-auction-sealed-gist =
    In a sealed auction all bid at once and only once; the highest bid wins. After a tie those who tied bid again,
    at least as much as before. A player who wants nothing bids 0; if all bid 0, the property stays with the bank.

## Questions

question-sealedPayment = In sealed auctions

## Choices

choice-unowned-auctionOnLanding = is auctioned at once by sealed bids, and everybody pays their own
choice-unowned-auctionSealed = is auctioned at once by sealed bids
choice-declined-auctionSealed = is auctioned by sealed bids
choice-sealedPayment-winner = only the winner pays, at their own bid
choice-sealedPayment-second = only the winner pays, at the second-highest bid
choice-estateAuction-auctionSealed = is auctioned by sealed bids
choice-sealedPayment-everybody = everybody pays what they have bid

## Numbers

number-mostTies = Ties after which lots are drawn

## What happens

event-sealedBidIn = { $seat } has made a sealed bid.
event-sealedRevealed = { $seat } has bid { $amount }.
event-sealedTied = A tie{ phrase-forDeed }: { $amount } bid more than once.
event-lotsDrawn = { $seat } wins the draw.

## Refusals

refusal-bidAlreadyIn = The sealed bid has already been made.
refusal-sealedTooLow = After the tie the bid must be at least as high as before.
refusal-noSealedBids = No sealed bids are taken now.
refusal-notAskedToBid = This seat has no part in these sealed bids.
refusal-sealedAboveCash = The cash does not cover so much, protection money in jail included.

## What table options do

about-auctionStreetsOnly = A player who lands on a station or utility may buy it; otherwise it is auctioned openly. Streets are always auctioned sealed.
