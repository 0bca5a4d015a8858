### What the rules of “apartments” are called.


## Choices

choice-buildsEvenly-byLadder = in the group where you have landed, by the number of plots
choice-ladder-byPlots = by the number of plots
choice-ownDeed-landing = is noted

## Numbers

number-highest = Highest level by plots owned
number-leastOfOthers = Least level of the others by level

## Refusals

refusal-ladderTooHigh = Building as high as this is not possible here yet: properties or buildings of the group are missing.
refusal-ladderTooLow = Without it the higher buildings of the group could not remain.
refusal-buildsInGroupHere = Building is possible only in the group of the property landed on by this throw.
refusal-justBought = A property of this group has only just been bought; building there waits for the next occasion.
