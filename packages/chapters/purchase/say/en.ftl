### What the rules of “purchase” are called.
### $closedRounds (gap)
### $seat (seat) $deed (deed) $amount (money)


## Questions

question-mayBuy = Buying
question-declined = What is not bought

## Choices

choice-unowned-offerForSale = is for sale
choice-unowned-auctionOpen = is auctioned openly at once
choice-declined-auctionToAll = is auctioned openly
choice-declined-staysWithBank = stays with the bank
choice-mayBuy-afterRounds =
    anybody who lands there may, but only after round { $closedRounds }; before that nobody bids for a property
    either
choice-mayBuy-afterLap = only players who have passed the start once may; before that they do not bid for properties either
choice-mayBuy-anybody = anybody who lands there may

## Numbers

number-closedRounds = Rounds without purchases

## What happens

# $price (money)
event-offeredForSale = { $seat } may buy { $deed } for { $price }.
event-declined = { $seat } does not buy { $deed }.

## Payments

# $from (seat)
payment-purchase = { $from } buys { $deed } for { $amount }.

## Refusals

refusal-nothingForSale = Nothing is for sale here now.
refusal-tooEarlyToBuy = In the first rounds nobody buys from the bank or bids for a property.
refusal-lapBeforeBuying = Only players who have passed the start once may buy from the bank or bid for properties.
refusal-nobodyMayBid = There is nobody yet who may bid for a property.
refusal-cannotAfford = The cash does not cover the price.
notForSale-debtor = { $seat } is in debt and may not buy { $deed }.
notForSale-claimPair = { $seat } may not buy { $deed } while one of their groups has only one deed.
notForSale-earlyPurchase = { $seat } may not buy { $deed } yet.
notForSale-plain = { $seat } may not buy { $deed }.
# $holder (seat)
notForSale-claimed = { $holder } alone has the claim on { $deed }; { $seat } may not buy it.
# $price (short)
action-buy = Buy { $deed } for { $price }
action-leaveToAuction = Leave it to an auction
action-doNotBuy = Do not buy
# $auction (flag)
otherwise =
    { $auction ->
        [yes] { " " }Otherwise it is auctioned.
       *[other] { "" }
    }
# $price (money)
ask-buy = Buy { $deed } for { $price }?{ otherwise }
# $price (money)
ask-tooDear = { $deed } costs { $price }; { phrase-lacking }.{ otherwise }
