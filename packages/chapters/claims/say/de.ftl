## The chapter

chapter-claims-title = Ansprüche auf Gruppen

## Choices

choice-mayBuy-withinClaims = darf, wer darauf landet, ohne Bankschulden und wenn die Ansprüche es erlauben
choice-bought-noted = wird gemerkt
choice-estate-claimsAreFree = ist wieder frei, auch die Ansprüche

## Numbers

number-claimStreets = Straßen je Gruppe vor einem weiteren Anspruch

## Refusals

refusal-claimOfOther = Anspruch auf diese Gruppe hat jemand anderes: Nur wer das erste Grundstück hat, darf weitere kaufen.
refusal-claimsIncomplete = Erst braucht jede Gruppe mit eigenem Anspruch so viele Karten: { $claimStreets }.
event-claimed = { $seat } hat jetzt den Anspruch auf die Gruppe { $deed }.
event-claimLapsed = { $seat } verliert den Anspruch auf die Gruppe { $deed }.
