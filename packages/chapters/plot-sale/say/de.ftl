## The chapter

chapter-plot-sale-title = Verkauf von Grundstücken an die Bank, vor dem Wurf
chapter-plot-sale-gist =
    Im eigenen Zug, vor dem Würfeln, dürfen Grundstücke und Gebäude zum Wert auf der Karte an die Bank zurückverkauft
    werden.

## Payments

payment-plotSale = { $to } erhält { $amount }{ phrase-forDeed }.

## Refusals

refusal-deedBuilt = Erst müssen die Gebäude auf diesem Grundstück verkauft sein.
