## The chapter

chapter-building-gist =
    Auf Straßen werden Häuser gebaut, auf die volle Zahl von Häusern folgt ein Hotel. Die Bank nimmt Gebäude zum
    halben Preis zurück.

## Questions

question-buildsWhere = Beim Bauen steht die eigene Figur
question-buildsAnyTime = Wann gebaut wird

## Choices

choice-buildsEvenly-wholeGroups = auf ganzen Gruppen, gleichmäßig
choice-buildsEvenly-unevenly = auf ganzen Gruppen, auch ungleichmäßig
choice-buildsEvenly-singly = auf jeder eigenen Straße, auch ohne die ganze Gruppe und ungleichmäßig
choice-buildsWhere-whereYouStand = auf der Straße, auf der gebaut wird
choice-buildsAnyTime-ownTurn = im eigenen Zug und zwischen den Zügen
choice-buildsAnyTime-anyTime = jederzeit
choice-buildsWhere-anywhere = irgendwo

## Numbers

number-shortGameHouses = Häuser vor einem Hotel im kurzen Spiel
