tooFew = Die Zahl "bails" muss einen Betrag für jede von { $rounds } Runden haben, nicht { $count }.
