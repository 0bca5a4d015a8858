## The chapter

chapter-free-space-title = Freie Wahl des Feldes auf dem Start

## Choices

choice-onStart-chooseSpace = zahlt das Gehalt oder, einmal im Zug, statt dessen eine freie Wahl des Feldes
choice-startReached-inPassing = nichts; auf dem Startfeld wird erst gewählt

## Refusals

refusal-notOnStart = Wählen kann nur, wer gerade auf dem Startfeld steht.
refusal-noSuchTravel = Gewählt wird ein anderes Feld des Spielplans.
action-takeSalary = Gehalt nehmen ({ $amount })
action-travelTo = Auf { $space } ziehen
ask-start = { $salary } Gehalt nehmen oder auf ein beliebiges anderes Feld ziehen?
