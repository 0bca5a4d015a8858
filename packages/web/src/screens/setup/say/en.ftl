### What a rulebook with a table’s own board says of it.
### $title (text) $name (text) $price (digits) $before (digits)

named = { $title }, own board
title = The board of this table
called = is called { $name }
costs = costs { $price } instead of { $before }
rents = has other rents or prices of buildings
# $one (text) $other (text)
both = { $one } and { $other }
