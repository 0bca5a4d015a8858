### What the board says of itself to those who do not see it.

# $spaces (digits)
board = Board of { $spaces } spaces.
roam = Arrow keys go around the board, Enter opens a space.
kinds-start = start
kinds-street = street
kinds-station = station
kinds-utility = utility
kinds-tax = tax
kinds-cards = card space
kinds-jail = jail
kinds-parking = resting place
kinds-goToJail = go to jail
kinds-risk = risk space
# $price (text)
price = price { $price }
free = unowned
# $name (text)
owner = owned by { $name }
# $name (text)
claimed = claimed by { $name }
# $count (digits)
houses =
    { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
hotel = hotel
mortgaged = mortgaged
mortgageMark = Mortgaged
# $names (text)
standing = here: { $names }
# $name (text)
jailed = { $name } (in jail)
choice = can be chosen
# $number (digits)
seat = seat { $number }
