## The chapter

chapter-owner-auction-title = Versteigerung durch den Eigentümer

## Numbers

number-minimumPenalty = Strafe, wenn der Mindestpreis nicht erreicht wird

## Refusals

refusal-tradeForbidden = Handel unter Spielern ist nach diesen Regeln verboten.
refusal-demandsFirst = Solange noch Miete verlangt werden kann, versteigert kein Eigentümer.
refusal-notAskedForMinimum = Einen Mindestpreis setzt nur, wer gerade ein Grundstück versteigert.
refusal-tooManyPutUp = Angebote und eigene Versteigerungen zusammen darf in einem Zug niemand mehr als { $offersATurn } machen.
refusal-auctionBuilt = Versteigert werden nur Grundstücke, auf deren Farbgruppe kein Gebäude steht.
refusal-minimumTooHigh = Der Mindestpreis ist zu hoch: { $minimumPenalty } davon muss das Bargeld decken, das keine Schuld braucht.
