named = { $title }, plateau maison
title = Le plateau de cette table
called = s’appelle { $name }
costs = coûte { $price } au lieu de { $before }
rents = a d’autres loyers ou prix de construction
both = { $one } et { $other }
