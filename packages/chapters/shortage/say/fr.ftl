## The chapter

chapter-shortage-gist =
    Si les bâtiments de la banque ne suffisent pas à tous ceux qui veulent construire, ils sont mis aux enchères un
    à un.

## What happens

event-wanted = { $seat } voudrait aussi construire.
event-notWanted = { $seat } ne veut pas construire maintenant.
event-pieceWon = { $seat } remporte un bâtiment aux enchères pour { $amount }.

## Refusals

refusal-bidBelowPiece = L’offre doit couvrir le prix imprimé d’une rue où les règles permettent ce bâtiment.
refusal-notAskedForPieces = Pendant le partage des bâtiments, ce n’est pas à cette place de répondre.
wait-pieces = Les bâtiments manquent : on demande à { $seats }.
event-pieceAuctioned = Un bâtiment est mis aux enchères (réserve : { $stock }).
want-plain = La réserve est courte ({ $left }) ; si elle ne suffit pas, il y aura des enchères. Construire aussi { phrase-aPiece } ?
want-ordered = { $orderer } veut construire { phrase-aPiece }. La réserve est courte ({ $left }) ; si elle ne suffit pas, il y aura des enchères. Construire aussi { phrase-aPiece } ?
action-want = Construire aussi { phrase-aPiece }
action-leaveIt =
    { $piece ->
        [vowel] Pas d’{ $piece } maintenant
       *[other] Pas de { $piece } maintenant
    }
action-place = Placer { phrase-thePiece } { $deed } ({ $price })
place-printed = Où placer { phrase-thePiece } ? Choisir une rue.
place-bid = Où placer { phrase-thePiece } pour { $price } ? Choisir une rue.
