### Words for rents that follow the throw.

radar = Rent by throw and number of traps
radarThrow = Throw
# $count (digits)
radarOwned = { $count } owned
