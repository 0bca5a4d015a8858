### What the rules of “auction-open” are called.


## The chapter

chapter-auction-open-gist =
    In an open auction everybody may outbid the others any number of times, or pass; the highest bid wins and is
    paid.

## Numbers

number-leastBid = Least bid, measured by the price
number-bidStep = Least step between bids
