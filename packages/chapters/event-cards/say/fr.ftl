## Choices

choice-drawCard-laidAside = sont mises de côté et remélangées après la dernière
choice-onCards-drawEndsDoubles = on tire une carte ; un double ne donne pas de nouveau lancer

## What cards do, with their numbers

effect-sitOut = passer le prochain tour
effect-throwAgain = lancer encore une fois
effect-opposite = jusqu’à la case d’en face

## What cards do, in a list

card-sitOut = Passer le prochain tour
card-throwAgain = Lancer encore une fois
card-opposite = Jusqu’à la case d’en face
