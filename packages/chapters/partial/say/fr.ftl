## Choices

choice-shortfall-payPart = paie ce qu’il a
choice-eliminate-isOut = est éliminé
choice-resign-givesUp = est éliminé, et l’argent va à la banque

## What happens

event-paymentCut = À payer : { $owed } ; { $seat } ne peut payer que { $paid }.
event-eliminated = { $seat } n’a plus d’argent et quitte la partie.
