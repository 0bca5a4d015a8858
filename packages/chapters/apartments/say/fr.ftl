## Choices

choice-buildsEvenly-byLadder = dans le groupe où l’on s’est arrêté, selon le nombre de propriétés
choice-ladder-byPlots = selon le nombre de propriétés
choice-ownDeed-landing = est noté

## Numbers

number-highest = Niveau le plus haut selon les propriétés possédées
number-leastOfOthers = Niveau minimal des autres par niveau

## Refusals

refusal-ladderTooHigh = On ne peut pas encore construire aussi haut ici : il manque des propriétés ou des bâtiments dans le groupe.
refusal-ladderTooLow = Sans ce bâtiment, les plus hauts du groupe ne pourraient pas rester.
refusal-buildsInGroupHere = On ne construit que dans le groupe où l’on vient de s’arrêter, par ce lancer, sur une propriété à soi.
refusal-justBought = Une propriété de ce groupe vient d’être achetée ; on n’y construira qu’à la prochaine occasion.
