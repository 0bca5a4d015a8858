## The chapter

chapter-shortage-gist = Reichen die Gebäude der Bank nicht für alle, die bauen wollen, werden sie einzeln versteigert.

## What happens

event-wanted = { $seat } möchte auch bauen.
event-notWanted = { $seat } möchte jetzt nicht bauen.
event-pieceWon = { $seat } ersteigert ein Gebäude für { $amount }.

## Refusals

refusal-bidBelowPiece = Das Gebot muss den aufgedruckten Preis einer Straße decken, auf der das Gebäude nach den Bauregeln stehen darf.
refusal-notAskedForPieces = Bei der Vergabe knapper Gebäude ist dieser Platz gerade nicht an der Reihe.
wait-pieces =
    { $seats ->
        [one] Gebäude sind knapp: { $seats } wird gefragt.
       *[other] Gebäude sind knapp: { $seats } werden gefragt.
    }
event-pieceAuctioned = Ein Gebäude wird versteigert (Vorrat: { $stock }).
want-plain = Der Vorrat ist knapp ({ $left }); reicht er nicht, wird versteigert. Auch { phrase-aPiece } bauen?
want-ordered = { $orderer } möchte { phrase-aPiece } bauen. Der Vorrat ist knapp ({ $left }); reicht er nicht, wird versteigert. Auch { phrase-aPiece } bauen?
action-want = Auch { phrase-aPiece } bauen
action-leaveIt =
    Jetzt { $piece ->
        [m] keinen { $piece }
        [f] keine { $piece }
       *[n] kein { $piece }
    } bauen
action-place = { $piece } { $deed } stellen ({ $price })
place-printed =
    Wohin mit { $piece ->
        [m] dem { $piece }
        [f] der { $piece }
       *[n] dem { $piece }
    }? Eine Straße wählen.
place-bid =
    Wohin mit { $piece ->
        [m] dem { $piece }
        [f] der { $piece }
       *[n] dem { $piece }
    } für { $price }? Eine Straße wählen.
