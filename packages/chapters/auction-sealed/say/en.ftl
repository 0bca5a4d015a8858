### What the rules of “auction-sealed” are called.


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
