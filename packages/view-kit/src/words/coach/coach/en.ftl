### What the coach at the table says: short, concrete, no jargon.

thinking = The coach is looking at it…
failed = The coach cannot be loaded at the moment.
# $act (text) $facts (text)
said = { $act }: { $facts }.
# $first (text) $next (text)
both = { $first }; { $next }
# $points (text) $count (number)
points =
    { $count ->
        [one] { $points } point of winning chance
       *[other] { $points } points of winning chance
    }
same = hardly changes your chance of winning
# $most (text)
worth = worth up to { $most } to you
# $group (text)
completes = completes { $group }
# $group (text) $name (text)
completesFor = completes { $group } for { $name }
# $group (text)
breaks = breaks up { $group }
# $name (text)
keeps = it is all that { $name } still needs
# $cash (text)
leaves = leaves { $cash }
# $rent (text) $steps (digits)
ahead =
    { $steps ->
        [one] a rent of { $rent } awaits { $steps } space ahead
       *[other] a rent of { $rent } awaits { $steps } spaces ahead
    }
# $rent (text) $steps (digits)
aheadBeyond =
    { $steps ->
        [one] a rent of { $rent } awaits { $steps } space ahead, more than you would have
       *[other] a rent of { $rent } awaits { $steps } spaces ahead, more than you would have
    }
noneAhead = no high rent awaits on the next throw
nothingElse = nothing else is worth doing now
ask = What would you do?
# $act (text)
would = My advice: { $act }.
# $points (text) $count (number)
better =
    { $count ->
        [one] That is { $points } point better than anything else.
       *[other] That is { $points } points better than anything else.
    }
close = It makes little difference.
onlyWay = Nothing else pays more now.
whyNot = Why not?
# $act (text) $reason (text)
refused = { $act }: { $reason }
shares = These shares
miss = this is what you will miss least
ruin = what you own no longer covers what you owe
minimum = for less, you had better keep it
# $most (text)
sealedAll = It is worth up to { $most } to you; everybody pays what they bid, so bid no more than you can spare.
# $most (text)
sealedOwn = It is worth up to { $most } to you; only the winner pays.
