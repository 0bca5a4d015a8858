## The chapter

chapter-building-gist =
    On construit des maisons dans les rues et, une fois leur nombre atteint, un hôtel. La banque reprend les
    bâtiments à la moitié de leur prix.

## Questions

question-buildsWhere = En construisant, on a son pion
question-buildsAnyTime = Moment où l’on construit

## Choices

choice-buildsEvenly-wholeGroups = sur des groupes complets, uniformément
choice-buildsEvenly-unevenly = sur des groupes complets, inégalement aussi
choice-buildsEvenly-singly = sur toute rue à soi, même sans le groupe complet et inégalement
choice-buildsWhere-whereYouStand = dans la rue où l’on construit
choice-buildsAnyTime-ownTurn = pendant son propre tour et entre les tours
choice-buildsAnyTime-anyTime = à tout moment
choice-buildsWhere-anywhere = n’importe où

## Numbers

number-shortGameHouses = Maisons avant un hôtel dans une partie courte
