named = { $title }, eigenes Brett
title = Das Brett dieses Tischs
called = heißt { $name }
costs = kostet { $price } statt { $before }
rents = hat andere Mieten oder Baupreise
both = { $one } und { $other }
