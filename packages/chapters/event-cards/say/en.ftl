### What the rules of “event-cards” are called.


## Choices

choice-drawCard-laidAside = are laid aside and shuffled again after the last one
choice-onCards-drawEndsDoubles = a card is drawn; doubles give no further throw
