## The chapter

chapter-trade-title = Échanger
chapter-trade-gist =
    Les joueurs peuvent se proposer des propriétés sans bâtiments, des cartes de sortie et de l’argent, et les
    échanger.

## Questions

question-gifts = Les cadeaux

## Choices

choice-gifts-allowed = sont permis
choice-gifts-refused = sont interdits : chaque côté donne quelque chose

## Numbers

number-offersATurn = Offres que chacun peut faire en un tour
