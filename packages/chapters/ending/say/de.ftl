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

about-shortGame = Jeder bekommt zu Beginn zwei Besitzrechtkarten zugeteilt und bezahlt sie. Ein Hotel braucht nur 3 Häuser. Nach dem zweiten Bankrott gewinnt das größte Vermögen.
end-secondBankruptcy = Der zweite Bankrott beendet das Spiel: { phrase-richest }
end-firstBankruptcy = Der erste Bankrott beendet das Spiel: { phrase-richest }
end-roundsOver = Die letzte Runde ist gespielt: { phrase-richest }
end-targetReached = Das Vermögen für den Sieg ist erreicht: { phrase-richest }
end-timeUp = Die Zeit ist um: { phrase-richest }
timeLimit-plain = Ist diese Zeit um, wird der laufende Zug noch beendet, und das größte Vermögen gewinnt.
timeLimit-dealt = Ist diese Zeit um, wird der laufende Zug noch beendet, und das größte Vermögen gewinnt. Zu Beginn bekommt jeder zwei Besitzrechtkarten zugeteilt und bezahlt sie.
