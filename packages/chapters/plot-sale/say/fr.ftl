## The chapter

chapter-plot-sale-title = Vendre des propriétés à la banque avant un lancer

## Payments

payment-plotSale = { $to } reçoit { $amount }{ phrase-forDeed }.

## Refusals

refusal-deedBuilt = Il faut d’abord vendre les bâtiments de cette propriété.
