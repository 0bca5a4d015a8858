### What the rules of “building” are called.


## The chapter

chapter-building-gist =
    Houses are built on streets, and after the full number of houses a hotel. The bank takes buildings back at half
    their price.

## Questions

question-buildsWhere = When you build, your piece stands
question-buildsAnyTime = When you build

## Choices

choice-buildsEvenly-wholeGroups = on whole groups, evenly
choice-buildsEvenly-unevenly = on whole groups, unevenly too
choice-buildsEvenly-singly = on any street of your own, without the whole group and unevenly too
choice-buildsWhere-whereYouStand = on the street that you build on
choice-buildsAnyTime-ownTurn = in your own turn and between turns
choice-buildsAnyTime-anyTime = at any time
choice-buildsWhere-anywhere = anywhere

## Numbers

number-shortGameHouses = Houses before a hotel in a short game
