### What the rules of “cards” are called.


## Choices

choice-drawCard-backUnder = go back under their deck
