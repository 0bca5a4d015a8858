### What the rules of “plot-sale” are called.
### $amount (money) $deed (deed)


## The chapter

chapter-plot-sale-title = Selling properties to the bank before a throw
chapter-plot-sale-gist =
    On their own turn, before throwing, players may sell properties and buildings back to the bank at the value on the
    deed.

## Payments

# $to (seat)
payment-plotSale = { $to } receives { $amount }{ phrase-forDeed }.

## Refusals

refusal-deedBuilt = The buildings on this property must be sold first.
