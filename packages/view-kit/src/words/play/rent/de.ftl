radar = Miete nach Wurf und Zahl der Fallen
radarThrow = Wurf
radarOwned = { $count } im Besitz
