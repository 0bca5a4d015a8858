## The chapter

chapter-card-choice-title = Cartes au choix

## Choices

choice-onCards-mayDraw = on peut tirer une carte, sans y être obligé

## Refusals

refusal-noCardToChoose = Il n’y a pas de carte à tirer pour l’instant.

## Buttons

action-takeCard = Tirer une carte
action-leaveCard = Ne pas tirer de carte

## Questions

ask-draw = Tirer une carte ?
