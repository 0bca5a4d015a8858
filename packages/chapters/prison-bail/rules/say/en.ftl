### A bail for every turn in which a player may have to pay it.
### $rounds (digits) $count (digits)

tooFew = The number "bails" must have an amount for each of { $rounds } rounds, not { $count }.
