### What the rules of “apartments” are called.


## Choices

choice-buildsEvenly-byLadder = in the group where you have landed, by the number of plots
choice-ladder-byPlots = by the number of plots
choice-ownDeed-landing = is noted

## Numbers

number-highest = Highest level by plots owned
number-leastOfOthers = Least level of the others by level
