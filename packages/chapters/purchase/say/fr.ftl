## Questions

question-mayBuy = Acheter
question-declined = Ce qui n’est pas acheté

## Choices

choice-unowned-offerForSale = est à vendre
choice-unowned-auctionOpen = est mis aussitôt aux enchères ouvertes
choice-declined-auctionToAll = est mis aux enchères ouvertes
choice-declined-staysWithBank = reste à la banque
choice-mayBuy-afterRounds =
    possible pour qui s’y arrête, mais seulement après la manche { $closedRounds } ; avant, personne n’enchérit non
    plus pour une propriété
choice-mayBuy-afterLap = possible pour qui a passé une fois le Départ ; les autres n’enchérissent pas non plus pour une propriété
choice-mayBuy-anybody = possible pour qui s’y arrête

## Numbers

number-closedRounds = Manches sans achats
