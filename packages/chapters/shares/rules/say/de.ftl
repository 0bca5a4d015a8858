noSpace = Die Zahl "reportSpace" muss ein Feld des Spielplans sein, nicht { $given }.
