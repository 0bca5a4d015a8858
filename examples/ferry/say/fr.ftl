event-ferried = { $seat } prend le ferry pour { $deed }.
payment-ferry = { $from } paie { $amount } pour le ferry.
action-board = En ferry : { $deed }
action-stayAshore = Rester à terre
ask-ferry = Prendre le ferry pour { $fare } ?

## Refusals

refusal-noFerry = Aucun ferry ne part d’ici en ce moment.
refusal-noLandingThere = Le ferry ne dessert que les gares.
refusal-fareTooDear = Pas assez d’argent pour le ferry : il coûte { $fare }.
