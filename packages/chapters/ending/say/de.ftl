## Questions

question-target = Gewonnen ist
question-lastRound = Schluss ist

## Choices

choice-seatLeft-lastPlayer = mit dem letzten Spieler
choice-seatLeft-firstBankruptcy = mit dem Ersten, der ausscheidet; das größte Vermögen gewinnt
choice-seatLeft-secondBankruptcy = mit dem Zweiten, der ausscheidet; das größte Vermögen gewinnt
choice-lastRound-afterRounds = nach Runde { $rounds }; das größte Vermögen gewinnt
choice-target-byWealth = am Ende des Zuges, in dem jemand ein Vermögen von { $targetWealth } hat, mit dem größten Vermögen
choice-turnEnded-byTime = nach der Zeit, die der Tisch setzt
choice-wealth-byPrices = Geld, Grundstücke zum Preis, beliehene zur Hälfte, Gebäude zum Preis
choice-wealth-byHalfPrices = Geld, Grundstücke und Gebäude zum halben Preis
choice-wealth-bySaleValues = Geld und was die Bank für den Besitz gäbe, ohne die Schulden
choice-lastRound-nothing = nicht nach einer Zahl von Runden
choice-target-nothing = bei keinem bestimmten Vermögen
answer-byPricesUnbuilt = Geld, Grundstücke zum Preis, beliehene zur Hälfte

## Numbers

number-shortGameBankruptcies = Bankrotte, mit denen ein kurzes Spiel endet
number-rounds = Runden
number-targetWealth = Vermögen für den Sieg

## What table options do

about-dealtPaid =
    { $deeds ->
        [one] Jeder bekommt zu Beginn { $deeds } Besitzrechtkarte zugeteilt und bezahlt sie.
       *[other] Jeder bekommt zu Beginn { $deeds } Besitzrechtkarten zugeteilt und bezahlt sie.
    }
about-dealtFree =
    { $deeds ->
        [one] Jeder bekommt zu Beginn { $deeds } Besitzrechtkarte zugeteilt; sie kostet nichts.
       *[other] Jeder bekommt zu Beginn { $deeds } Besitzrechtkarten zugeteilt; sie kosten nichts.
    }
about-houses =
    { $houses ->
        [one] Ein Hotel braucht nur { $houses } Haus.
       *[other] Ein Hotel braucht { $houses } Häuser.
    }
about-ends =
    { $bankruptcies ->
        [one] Nach dem ersten Bankrott gewinnt das größte Vermögen.
        [2] Nach dem zweiten Bankrott gewinnt das größte Vermögen.
       *[other] Nach { $bankruptcies } Bankrotten gewinnt das größte Vermögen.
    }
about-timeLimit = Ist diese Zeit um, wird der laufende Zug noch beendet, und das größte Vermögen gewinnt.
end-secondBankruptcy =
    { $bankruptcies ->
        [one] Der erste Bankrott beendet das Spiel: { phrase-richest }
        [2] Der zweite Bankrott beendet das Spiel: { phrase-richest }
       *[other] { $bankruptcies } Bankrotte beenden das Spiel: { phrase-richest }
    }
end-firstBankruptcy = Der erste Bankrott beendet das Spiel: { phrase-richest }
end-roundsOver = Die letzte Runde ist gespielt: { phrase-richest }
end-targetReached = Das Vermögen für den Sieg ist erreicht: { phrase-richest }
end-timeUp = Die Zeit ist um: { phrase-richest }
