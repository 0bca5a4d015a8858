## Questions

question-doublesOptional = Après un double
# same
question-doublesAgain = Doubles
question-thirdDoubles = Le troisième double de suite
question-doubleOne = Un double un
question-sameDoublesTwice = Le même double deux fois de suite
question-startReached = Avant le salaire vient
question-milestone = Bilan annuel
question-drawCard = Les cartes tirées
question-turnEnded = Elle se termine aussi

## Choices

choice-open-firstSeat = la première place
choice-doublesOptional-mustThrow = il faut relancer
choice-doublesOptional-mayEnd = on peut relancer ou terminer le tour
choice-doublesAgain-throwAgain = font relancer
choice-doublesAgain-nothing = sont un lancer comme un autre
choice-thirdDoubles-toJail = mène en prison
choice-thirdDoubles-harmless =
    est un double comme les autres ; au-delà de huit loyers ouverts, ceux d’un même propriétaire sont exigés
    ensemble
choice-sameDoublesTwice-harmless = est sans conséquence
choice-sameDoublesTwice-toJail = mène en prison
choice-startReached-salary = rien
choice-thirdDie-nothing = aucun
choice-doubleOne-asAny = est un double comme les autres

## Numbers

number-doublesToJail = Doubles en un tour qui mènent en prison
