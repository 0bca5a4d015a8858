## The chapter

chapter-claims-title = Réservation des groupes

## Choices

choice-mayBuy-withinClaims = possible pour qui s’y arrête, sans dette envers la banque et si les réservations le permettent
choice-bought-noted = est noté
choice-estate-claimsAreFree = redevient libre, comme les réservations

## Numbers

number-claimStreets = Rues par groupe avant une autre réservation

## Refusals

refusal-claimOfOther = Quelqu’un d’autre a réservé ce groupe : seul le propriétaire de sa première propriété peut acheter les autres.
refusal-claimsIncomplete = Titres qu’il faut dans chaque groupe réservé avant d’en commencer un nouveau : { $claimStreets }.
event-claimed = { $seat } a maintenant réservé le groupe { $deed }.
event-claimLapsed = { $seat } perd sa réservation du groupe { $deed }.
