### Words for cards that only this table has.

other = Another card, which only this table has
hint = Or in short: “collect 75”, “pay each 20”, “go to Opera Square”.
# $does (text)
isOwn = Card that only this table has: { $does }
loose = The cards on the table differ from the rulebook’s: any card can come.
does = What does the card say?
verbs-advanceTo = On to a space
verbs-nextUtility = On to the next utility
verbs-nextStation = On to the next station
verbs-back = Spaces back
verbs-toJail = To jail
verbs-jailFree = Jail card
verbs-receive = Money from the bank
verbs-pay = Money to the bank
verbs-receiveEach = Money from each other player
verbs-payEach = Money to each other player
verbs-repairs = Repairs for houses and hotels
verbs-nothing = Nothing
verbs-sitOut = Sit out the next turn
verbs-throwAgain = Throw again
verbs-opposite = To the space on the other side
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
