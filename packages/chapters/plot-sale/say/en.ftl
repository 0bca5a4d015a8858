### What the rules of “plot-sale” are called.
### $amount (money) $deed (deed)


## The chapter

chapter-plot-sale-title = Selling properties to the bank before a throw

## Payments

# $to (seat)
payment-plotSale = { $to } receives { $amount }{ phrase-forDeed }.

## Refusals

refusal-deedBuilt = The buildings on this property must be sold first.
