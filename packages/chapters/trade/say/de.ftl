## The chapter

chapter-trade-title = Handel unter Spielern
chapter-trade-gist = Spieler dürfen einander unbebaute Grundstücke, Freikarten und Geld anbieten und tauschen.

## Questions

question-gifts = Geschenke

## Choices

choice-gifts-allowed = sind erlaubt
choice-gifts-refused = sind verboten: Beide Seiten geben etwas

## Numbers

number-offersATurn = Angebote, die jeder in einem Zug machen darf
