event-ferried = { $seat } fährt mit der Fähre nach { $deed }.
payment-ferry = { $from } zahlt { $amount } für die Fähre.
action-board = Mit der Fähre: { $deed }
action-stayAshore = An Land bleiben
ask-ferry = Mit der Fähre fahren, für { $fare }?

## Refusals

refusal-noFerry = Hier legt gerade keine Fähre ab.
refusal-noLandingThere = Die Fähre fährt nur zu Bahnhöfen.
refusal-fareTooDear = Das Bargeld reicht nicht für die Fähre: Sie kostet { $fare }.
