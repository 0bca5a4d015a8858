sell = Verkaufen …
sales = An die Bank verkaufen
salesIntro = Die Bank zahlt, was auf der Karte steht. Grundstücke gehen nur unbebaut zurück.
allWorth = Alles zusammen brächte { $amount }.
nothingOwned = Es gibt nichts zu verkaufen.
