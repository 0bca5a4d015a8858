### Words of a turn that is summed up in a line.

meanwhile = Since the last turn
# $deeds (text)
bought = buys { $deeds }
# $amount (text) $owner (text)
rent = pays { $amount } rent to { $owner }
# $count (digits)
built =
    { $count ->
        [one] puts up a building
       *[other] puts up { $count } buildings
    }
# $count (digits)
sold =
    { $count ->
        [one] takes a building down
       *[other] takes { $count } buildings down
    }
# $count (digits)
mortgaged =
    { $count ->
        [one] mortgages a property
       *[other] mortgages { $count } properties
    }
# $count (digits)
lifted =
    { $count ->
        [one] lifts a mortgage
       *[other] lifts { $count } mortgages
    }
traded = trades
# $jail (text)
stayed = stays in { $jail }
# $jail (text)
freed = gets out of { $jail }
# $jail (text)
jailed = is sent to { $jail }
out = leaves the game
