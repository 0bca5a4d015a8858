## The chapter

chapter-owner-auction-gist =
    Im eigenen Zug, oder um eine Schuld zu begleichen, darf man ein eigenes Grundstück verdeckt versteigern lassen. Ein
    Mindestpreis ist erlaubt; erreicht ihn kein Gebot, bleibt das Grundstück, und { $minimumPenalty } % dieses Preises sind zu zahlen.
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
wait-minimum =
    { $seats ->
        [one] { $seats } setzt einen Mindestpreis.
       *[other] { $seats } setzen einen Mindestpreis.
    }
minimumSet-none = { $seat } setzt keinen Mindestpreis für { $deed }.
minimumSet-amount = { $seat } setzt für { $deed } einen Mindestpreis von { $amount }.
penalty-half = { $from } zahlt den halben Mindestpreis{ phrase-forDeed } { phrase-paidTo }: { $amount }.
penalty-share = { $from } zahlt { $minimumPenalty } des Mindestpreises{ phrase-forDeed } { phrase-paidTo }: { $amount }.
action-putUp = { $deed } versteigern
action-noMinimum = Ohne Mindestpreis versteigern
action-setMinimum = Mindestpreis { $amount } setzen
ask-minimum = { $deed } wird versteigert: Mindestpreis setzen (bis { $most }), oder 0 für keinen.
