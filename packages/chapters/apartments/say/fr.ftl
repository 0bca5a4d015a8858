## Choices

choice-buildsEvenly-byLadder = dans le groupe où l’on s’est arrêté, selon le nombre de propriétés
choice-ladder-byPlots = selon le nombre de propriétés
choice-ownDeed-landing = est noté

## Numbers

number-highest = Niveau le plus haut selon les propriétés possédées
number-leastOfOthers = Niveau minimal des autres par niveau
