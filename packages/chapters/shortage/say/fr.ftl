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
