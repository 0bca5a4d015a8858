### What the rules of “bank-debt” are called.


## Choices

choice-shortfall-borrow = borrows from the bank
choice-resign-writtenOff = is out, and the debt is written off
choice-eliminate-writtenOff = is out, and the debt is written off
choice-shortfall-borrowOrLose = borrows from the bank; with more debt than the possessions are worth the game is lost
choice-resign-indebted = is out, and the debt is written off
choice-eliminate-indebted = is out, and the debt is written off
