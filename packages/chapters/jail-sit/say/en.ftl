### What the rules of “jail-sit” are called.
### $attempts (gap)


## Choices

choice-jail-sitOut = sit out { $attempts } rounds
