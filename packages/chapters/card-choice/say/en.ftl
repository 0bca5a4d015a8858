### What the rules of “card-choice” are called.


## The chapter

chapter-card-choice-title = Cards by choice

## Choices

choice-onCards-mayDraw = a card may be drawn, but need not be

## Refusals

refusal-noCardToChoose = There is no card to draw now.

## Buttons

action-takeCard = Draw a card
action-leaveCard = Draw no card

## Questions

ask-draw = Draw a card?
