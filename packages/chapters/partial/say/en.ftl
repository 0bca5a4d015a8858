### What the rules of “partial” are called.


## Choices

choice-shortfall-payPart = pays what is there
choice-eliminate-isOut = is out
choice-resign-givesUp = is out, and the money goes to the bank
