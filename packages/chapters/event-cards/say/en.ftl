### What the rules of “event-cards” are called.


## Choices

choice-drawCard-laidAside = are laid aside and shuffled again after the last one
choice-onCards-drawEndsDoubles = a card is drawn; doubles give no further throw

## What cards do, with their numbers

effect-sitOut = sit out the next turn
effect-throwAgain = throw again
effect-opposite = to the space on the other side

## What cards do, in a list

card-sitOut = Sit out the next turn
card-throwAgain = Throw again
card-opposite = To the space on the other side
