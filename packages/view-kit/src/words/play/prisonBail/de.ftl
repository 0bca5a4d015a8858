prisonSteps = Was der Weg hinaus kostet, Runde für Runde
prisonTurn = { $turn }. Runde
prisonFree = frei
prisonNow = jetzt
prisonGone = vorbei
