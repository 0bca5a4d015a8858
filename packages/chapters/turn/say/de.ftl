## Questions

question-doublesOptional = Nach einem Pasch
question-doublesAgain = Ein Pasch
question-thirdDoubles = Der dritte Pasch nacheinander
question-doubleOne = Zwei Einsen
question-sameDoublesTwice = Zweimal nacheinander derselbe Pasch
question-startReached = Vor dem Gehalt kommt
question-milestone = Jahresbericht
question-drawCard = Gezogene Karten
question-turnEnded = Es endet auch

## Choices

choice-open-firstSeat = der erste Platz
choice-doublesOptional-mustThrow = muss man noch einmal werfen
choice-doublesOptional-mayEnd = darf man noch einmal werfen oder den Zug beenden
choice-doublesAgain-throwAgain = wirft noch einmal
choice-doublesAgain-nothing = ist ein Wurf wie jeder andere
choice-thirdDoubles-toJail = führt ins Gefängnis
choice-thirdDoubles-harmless = ist ein Pasch wie jeder andere; sind mehr als acht Mieten offen, werden die eines Eigentümers zusammen verlangt
choice-sameDoublesTwice-harmless = schadet nicht
choice-sameDoublesTwice-toJail = führt ins Gefängnis
choice-startReached-salary = nichts
choice-thirdDie-nothing = keiner
choice-doubleOne-asAny = sind ein Pasch wie jeder andere

## Numbers

number-doublesToJail = Pasche in einem Zug, die ins Gefängnis führen
