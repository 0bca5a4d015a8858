## The chapter

chapter-free-space-title = Freie Wahl des Feldes auf dem Start

## Choices

choice-onStart-chooseSpace = zahlt das Gehalt oder, einmal im Zug, statt dessen eine freie Wahl des Feldes
choice-startReached-inPassing = nichts; auf dem Startfeld wird erst gewählt
