### Words for cards that only this table has.

other = Another card, which only this table has
hint = Or in short: “collect 75”, “pay each 20”, “go to Opera Square”.
# $does (text)
isOwn = Card that only this table has: { $does }
loose = The cards on the table differ from the rulebook’s: any card can come.
does = What does the card say?
amount = Amount
space = Where to?
steps = Spaces back
times = How many times the rent?
factor = Rent: the throw times
perHouse = For each house
perHotel = For each hotel
# $does (text)
carryOut = Carry out: { $does }
unfit = This board cannot do that: amounts must be payable with its money.
