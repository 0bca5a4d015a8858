## The chapter

chapter-card-choice-title = Karten nach Wahl

## Choices

choice-onCards-mayDraw = eine Karte darf gezogen werden, muss aber nicht
