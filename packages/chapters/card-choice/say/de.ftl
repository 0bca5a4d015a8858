## The chapter

chapter-card-choice-title = Karten nach Wahl

## Choices

choice-onCards-mayDraw = eine Karte darf gezogen werden, muss aber nicht

## Refusals

refusal-noCardToChoose = Gerade ist keine Karte zu ziehen.

## Buttons

action-takeCard = Karte ziehen
action-leaveCard = Keine Karte ziehen

## Questions

ask-draw = Eine Karte ziehen?
