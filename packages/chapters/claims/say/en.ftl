### What the rules of “claims” are called.
### $claimStreets (gap)


## The chapter

chapter-claims-title = Claims on groups

## Choices

choice-mayBuy-withinClaims = anybody who lands there may, without debt at the bank and if the claims allow
choice-bought-noted = is noted
choice-estate-claimsAreFree = is free again, and so are the claims

## Numbers

number-claimStreets = Streets in each group before another claim

## Refusals

refusal-claimOfOther = Somebody else has the claim on this group: only the owner of its first property may buy the others.
refusal-claimsIncomplete = Deeds needed in every group claimed before a new group can be begun: { $claimStreets }.
# $seat (seat) $deed (group)
event-claimed = { $seat } now has the claim on the group { $deed }.
# $seat (seat) $deed (group)
event-claimLapsed = { $seat } loses the claim on the group { $deed }.
