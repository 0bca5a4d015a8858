### What the rules of “building” are called.
### $amount (money)


## The chapter

chapter-building-gist =
    Houses are built on streets, and after the full number of houses a hotel. The bank takes buildings back at half
    their price, unless the deed says otherwise.

## Questions

question-buildsWhere = When you build, your piece stands
question-buildsAnyTime = When you build

## Choices

choice-buildsEvenly-wholeGroups = on whole groups, evenly
choice-buildsEvenly-unevenly = on whole groups, unevenly too
choice-buildsEvenly-singly =
    on any street of your own, without the whole group and unevenly too; only the street itself must not be
    mortgaged, and only while it is built on can it be neither mortgaged nor traded
choice-buildsWhere-whereYouStand = on the street that you build on
choice-buildsAnyTime-ownTurn = in your own turn and between turns
choice-buildsAnyTime-anyTime = at any time
choice-buildsWhere-anywhere = anywhere

## Numbers

number-shortGameHouses = Houses before a hotel in a short game

## Payments

# $to (seat) $deed (site)
payment-sellBuilding = { $to } receives { $amount } for buildings sold { $deed }.

## Refusals

refusal-notAStreet = Nothing can be built here.
refusal-groupIncomplete = Building begins only when one player owns the whole colour group.
refusal-groupMortgaged = A property of the colour group is still mortgaged; the mortgage must be lifted before building.
refusal-streetMortgaged = This street is mortgaged, which must be lifted before building.
refusal-buildsWhereStanding = Building is possible only on the street where the player’s piece stands.
refusal-unevenBuild = Building is even: the streets of the group with fewer buildings come first.
refusal-fullyBuilt = There is no room for another building on this street.
refusal-buildTooDear = The cash does not cover the building.
refusal-buildTooLate = It is too late to build: the next player has thrown the dice.
refusal-orderLapsed = Nobody bid for the last order; nothing more is ordered in this turn.
refusal-noPieceLeft = The bank’s stock has no such building to give now.
refusal-nothingToSell = There is no building on this street.
refusal-unevenSale = Selling is even: the streets of the group with more buildings come first.
# $houses (nouns) $stock (digits) $seat (seat) $deed (group)
shortage-exchange = There are not enough { $houses } to exchange { phrase-thePiece } for (stock: { $stock }). { $seat } sells down the whole group { $deed }.
# $seat (seat) $deed (deed) $stock (digits)
shortage-order = { $seat } would like to build on { $deed }, but the stock ({ $stock }) does not serve everybody.
# $seat (seat) $deed (site)
built-first = { $seat } builds { phrase-aPiece } { $deed }.
# $seat (seat) $piece (noun) $number (digits) $deed (site)
built-next = { $seat } builds { $piece } number { $number } { $deed }.
# $seat (seat) $deed (site) $level (level)
built-level = { $seat } builds { phrase-aPiece } { $deed }; now standing there: { $level }.
# $seat (seat) $deed (site)
sold-all = { $seat } sells all buildings { $deed }.
# $seat (seat) $deed (site) $level (level)
sold-some = { $seat } sells buildings { $deed }, leaving { $level }.
# $deed (site) $price (short) $piece (noun)
action-build = Build { phrase-aPiece } { $deed } ({ $price })
# $deed (group) $amount (short)
action-sellGroup = Sell down the group { $deed } (+{ $amount })
# $deed (site) $amount (short) $piece (noun)
action-sellOne = Sell { phrase-aPiece } { $deed } (+{ $amount })
