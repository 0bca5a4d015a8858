debt = Schulden bei der Bank
debtLeft = Noch { $left }, dann sind die Schulden höher als der Beleihungswert: ausgeschieden.
debtBlocks = Bis sie getilgt sind, wird weder gekauft noch gebaut; jede Einnahme fließt zuerst in die Tilgung.
worth = Beleihungswert
