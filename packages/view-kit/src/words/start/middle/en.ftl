### Words of the other things on the table: deeds, cards, the strip.

deed = Title deed
unowned = Held by the bank
# $name (text)
owned = Owned by { $name }
mortgaged = Mortgaged: no rent
current = applies now
ahead = Where I am and what lies ahead
here = here
faceDown = card face down
# $values (text)
dice = Dice: { $values }
noThrow = Not thrown yet
bus = bus
seek = on to the next property
visiting = visiting
