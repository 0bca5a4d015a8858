### What the rules of “partial” are called.
### $seat (seat)


## Choices

choice-shortfall-payPart = pays what is there
choice-eliminate-isOut = is out
choice-resign-givesUp = is out, and the money goes to the bank

## What happens

# $owed (money) $paid (money)
event-paymentCut = Due: { $owed }; { $seat } can pay only { $paid }.
event-eliminated = { $seat } has no money left and is out of the game.
