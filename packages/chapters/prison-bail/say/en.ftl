### What the rules of “prison-bail” are called.
### $bails (gap)


## Choices

choice-jail-payOrStay = { $bails }, then free of charge; or sit out each time
