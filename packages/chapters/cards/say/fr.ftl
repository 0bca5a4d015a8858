## Choices

choice-drawCard-backUnder = retournent sous leur paquet
