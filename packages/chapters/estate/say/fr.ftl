## The chapter

chapter-estate-gist = Ce que la banque reçoit des joueurs éliminés est libre d’hypothèque.

## Questions

question-estateAuction = Ce que la banque reçoit d’une faillite

## Choices

choice-estate-toHeir = revient au créancier ou à la banque
choice-estateAuction-auctionToAll = est mis aux enchères ouvertes
choice-estateAuction-staysWithBank = redevient libre
choice-estate-isFree = redevient libre

## What happens

event-estateAuctioned = Parmi les biens de { $seat }, { $deed } sera mise aux enchères.
