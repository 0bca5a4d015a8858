## The chapter

chapter-card-choice-title = Cartes au choix

## Choices

choice-onCards-mayDraw = on peut tirer une carte, sans y être obligé
