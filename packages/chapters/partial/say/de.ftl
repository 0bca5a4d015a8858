## Choices

choice-shortfall-payPart = wird gezahlt, was da ist
choice-eliminate-isOut = scheidet aus
choice-resign-givesUp = scheidet aus; sein Geld geht an die Bank

## What happens

event-paymentCut = Fällig: { $owed }; { $seat } kann nur { $paid } zahlen.
event-eliminated = { $seat } hat kein Geld mehr und ist aus dem Spiel.
