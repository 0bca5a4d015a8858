### What the ferry says.

# $seat (seat) $deed (deed)
event-ferried = { $seat } takes the ferry to { $deed }.
# $from (seat) $amount (money)
payment-ferry = { $from } pays { $amount } for the ferry.
# $deed (deed)
action-board = By ferry: { $deed }
action-stayAshore = Stay ashore
# $fare (money)
ask-ferry = Take the ferry for { $fare }?

## Refusals

refusal-noFerry = No ferry leaves from here now.
refusal-noLandingThere = The ferry goes to stations only.
# $fare (gap)
refusal-fareTooDear = There is not enough cash for the ferry: it costs { $fare }.
