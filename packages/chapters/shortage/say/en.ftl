### What the rules of “shortage” are called.
### $seat (seat) $amount (money)


## The chapter

chapter-shortage-gist = If the buildings of the bank are not enough for all who want to build, they are auctioned one by one.

## What happens

event-wanted = { $seat } would like to build too.
event-notWanted = { $seat } does not want to build now.
event-pieceWon = { $seat } wins a building at auction for { $amount }.

## Refusals

refusal-bidBelowPiece = The bid must cover the printed price of a street on which the rules of building allow this building.
refusal-notAskedForPieces = While scarce buildings are shared out, it is not this seat’s turn now.
