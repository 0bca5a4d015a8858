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
# $seats (seats)
wait-pieces =
    { $seats ->
        [one] Buildings are short: { $seats } is asked.
       *[other] Buildings are short: { $seats } are asked.
    }
# $stock (digits)
event-pieceAuctioned = A building is put up for auction (stock: { $stock }).
# $left (digits)
want-plain = The stock is short ({ $left }); if it does not serve everybody, it goes to auction. Build { phrase-aPiece } too?
# $orderer (seat) $left (digits)
want-ordered = { $orderer } wants to build { phrase-aPiece }. The stock is short ({ $left }); if it does not serve everybody, it goes to auction. Build { phrase-aPiece } too?
action-want = Build { phrase-aPiece } too
# $piece (noun)
action-leaveIt = Build no { $piece } now
# $piece (noun) $deed (site) $price (short)
action-place = Place the { $piece } { $deed } ({ $price })
# $piece (noun)
place-printed = Where does the { $piece } go? Choose a street.
# $piece (noun) $price (money)
place-bid = Where does the { $piece } for { $price } go? Choose a street.
