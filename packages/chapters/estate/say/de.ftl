## The chapter

chapter-estate-gist = Was die Bank von Ausgeschiedenen erhält, ist frei von Hypotheken.

## Questions

question-estateAuction = Was die Bank bei einem Bankrott erhält

## Choices

choice-estate-toHeir = geht an den Gläubiger oder die Bank
choice-estateAuction-auctionToAll = wird offen versteigert
choice-estateAuction-staysWithBank = ist wieder frei
choice-estate-isFree = ist wieder frei

## What happens

event-estateAuctioned = Aus dem Besitz von { $seat } kommt { $deed } zur Versteigerung.
