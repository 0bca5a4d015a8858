### What the rules of “auction-sealed” are called.
### $seat (seat) $amount (money) $deed (deed)


## The chapter

chapter-auction-sealed-gist =
    In a sealed auction the bidders bid at once and only once; the highest bid wins. A player who wants nothing bids 0;
    if all bid 0, nothing is sold.
chapter-auction-sealed-again = After a tie those who tied bid again, at least as much as before.
chapter-auction-sealed-lots = After a tie lots are drawn among those who tied.

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
opened-byOwner = { $seat } auctions { $deed }.
opened-byBank = Sealed bids are taken for { $deed }.
# $amount (short)
action-sealedBid = Bid { $amount } sealed
# $minimum (money)
least-minimum = at least { $minimum }
# $reserve (money)
least-reserve = 0 is a bid too, and it is sold from { $reserve } on
least-none = 0 is a bid too
# $least (text)
sealed-everybody = Make a sealed bid for { $deed }: { $least }. Everybody pays their own bid { phrase-paidTo }.
# $least (text)
sealed-winner = Make a sealed bid for { $deed }: { $least }. Only the winner pays their bid { phrase-paidTo }.
# $least (text)
sealed-second = Make a sealed bid for { $deed }: { $least }. The winner alone pays the second-highest bid { phrase-paidTo }.
