### Words of the stage in the middle of the board: what a decision is about, and what it changes.

stakes = What it changes
cashThen = Cash afterwards
cannotPay = Not enough cash
rentThen = Your rent
# $eyes (text)
rentDice = { $eyes } if a 7 is rolled
rentAhead = Dearest rent ahead
# $deed (text) $name (text)
aheadOf = { $deed }, { $name }
noRentAhead = No rent ahead
notCovered = more than you would have left
completesOwn = Completes your group
# $name (text)
completesOf = Would complete { $name }’s group
# $name (text) $has (digits) $all (digits)
hasOf = { $name } has { $has } of { $all }
# $has (digits) $all (digits)
hasOwn = You have { $has } of { $all }
free = free
# $deed (text) $owner (text)
tile = { $deed }: { $owner }
bids = Bids
# $price (text)
printed = Price { $price }
noBid = No bid yet
# $name (text)
highestOf = { $name } leads
slips = Sealed bids
# $name (text)
slipDown = { $name }: has bid
# $name (text)
slipOpen = { $name }: still writing
