### What the rules of “card-choice” are called.


## The chapter

chapter-card-choice-title = Cards by choice

## Choices

choice-onCards-mayDraw = a card may be drawn, but need not be
