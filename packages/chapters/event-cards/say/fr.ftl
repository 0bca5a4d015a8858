## Choices

choice-drawCard-laidAside = sont mises de côté et remélangées après la dernière
choice-onCards-drawEndsDoubles = on tire une carte ; un double ne donne pas de nouveau lancer
