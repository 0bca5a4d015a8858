## The chapter

chapter-shortage-gist = Reichen die Gebäude der Bank nicht für alle, die bauen wollen, werden sie einzeln versteigert.

## What happens

event-wanted = { $seat } möchte auch bauen.
event-notWanted = { $seat } möchte jetzt nicht bauen.
event-pieceWon = { $seat } ersteigert ein Gebäude für { $amount }.

## Refusals

refusal-bidBelowPiece = Das Gebot muss den aufgedruckten Preis einer Straße decken, auf der das Gebäude nach den Bauregeln stehen darf.
refusal-notAskedForPieces = Bei der Vergabe knapper Gebäude ist dieser Platz gerade nicht an der Reihe.
