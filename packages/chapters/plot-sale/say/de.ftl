## The chapter

chapter-plot-sale-title = Verkauf von Grundstücken an die Bank, vor dem Wurf

## Payments

payment-plotSale = { $to } erhält { $amount }{ phrase-forDeed }.

## Refusals

refusal-deedBuilt = Erst müssen die Gebäude auf diesem Grundstück verkauft sein.
