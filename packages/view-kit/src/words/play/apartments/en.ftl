### Words for building in groups, step by step.

# $names (text)
visitors = here: { $names }
# $price (text)
unownedFor = still free, price { $price }
# $name (text)
ownedBy = owned by { $name }
# $now (text)
rentNow = rent { $now }
# $now (text) $next (text)
rentNext = rent { $now }, with the next step { $next }
# $level (digits) $reach (digits) $top (digits)
steps = step { $level } of { $top }, allowed up to { $reach }
# $most (text) $missing (text)
needsStreets = More than { $most } only once { $missing } belongs to it too.
# $next (text) $least (text) $low (text)
needsOthers = For { $next } there must first be { $least } on { $low }.
topReached = It goes no higher.
limits = How high you may build
# $what (text)
upTo = up to { $what }
# $what (text)
eachUpTo = up to { $what } each
# $what (text) $least (text)
forLevel = { $what }: at least { $least } on the two others
# $count (digits) $isAll (flag)
withStreets =
    { $isAll ->
        [yes] with the whole group
       *[other]
            { $count ->
                [1] with one plot
               *[other] with { $count } plots
            }
    }
