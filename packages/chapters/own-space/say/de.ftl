## The chapter

chapter-own-space-title = Verkauf eines Grundstücks an die Bank, auf dem man gelandet ist

## Choices

choice-buildsEvenly-whereLanded = auf der eigenen Straße, auf der man gelandet ist
choice-ownDeed-noted = wird gemerkt

## Numbers

number-wholeGroupPrice = Hauspreis für ganze Gruppen
