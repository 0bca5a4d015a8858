### What the rules of “auction-open” are called.
### $deed (deed) $seat (seat)


## The chapter

chapter-auction-open-gist =
    In an open auction the bidders may outbid one another any number of times, or pass; the highest bid wins and is
    paid.

## Numbers

number-leastBid = Least bid, measured by the price
number-bidStep = Least step between bids

## What happens

event-auctionOpened = { $deed } is put up for auction.
event-passed = { $seat } passes.

## Refusals

refusal-noAuction = No auction is running.
refusal-outOfAuction = Only those who are asked and have not passed can still bid here.
refusal-alreadyHighest = This player already holds the highest bid.
refusal-bidBelowLeast = The bid is below the least bid or the least step.
refusal-bidTooLow = The bid must be higher than the highest so far.
refusal-bidAboveCash = Bids come from cash alone, and there is not that much.

## Buttons

action-pass = Pass
# $amount (money)
event-bid = { $seat } bids { $amount } for { phrase-lot }.
# $amount (short)
action-bid = Bid { $amount }
ask-noBid = At auction: { phrase-lot }, no bid yet. Bid or pass?
# $bid (money) $bidder (seat)
ask-bid = At auction: { phrase-lot }, { $bid } from { $bidder }. Bid or pass?
