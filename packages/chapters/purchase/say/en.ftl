### What the rules of “purchase” are called.
### $closedRounds (gap)


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
