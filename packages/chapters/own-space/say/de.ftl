## The chapter

chapter-own-space-title = Verkauf eines Grundstücks an die Bank, auf dem man gelandet ist

## Choices

choice-buildsEvenly-whereLanded = auf der eigenen Straße, auf der man gelandet ist
choice-ownDeed-noted = wird gemerkt

## Numbers

number-wholeGroupPrice = Hauspreis für ganze Gruppen

## Payments

payment-ownSell = { $to } erhält { $amount }{ phrase-forDeed }.

## Refusals

refusal-buildsOnlyHere = Gebaut wird nur auf dem eigenen Grundstück, auf dem man gerade gelandet ist, und nur einmal.
refusal-sellsOnlyHere = Verkauft wird nur das eigene Grundstück, auf dem man gerade gelandet ist.
