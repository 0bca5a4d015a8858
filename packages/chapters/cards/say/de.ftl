## Choices

choice-drawCard-backUnder = kommen wieder unter ihren Stapel
