## The chapter

chapter-plot-sale-title = Vendre des propriétés à la banque avant un lancer
chapter-plot-sale-gist =
    À son tour, avant de lancer, on peut revendre à la banque des propriétés et des bâtiments à la valeur inscrite sur
    le titre.

## Payments

payment-plotSale = { $to } reçoit { $amount }{ phrase-forDeed }.

## Refusals

refusal-deedBuilt = Il faut d’abord vendre les bâtiments de cette propriété.
