## The chapter

chapter-claims-title = Réservation des groupes

## Choices

choice-mayBuy-withinClaims = possible pour qui s’y arrête, sans dette envers la banque et si les réservations le permettent
choice-bought-noted = est noté
choice-estate-claimsAreFree = redevient libre, comme les réservations

## Numbers

number-claimStreets = Rues par groupe avant une autre réservation
