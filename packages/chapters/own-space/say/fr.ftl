## The chapter

chapter-own-space-title = Vendre à la banque une propriété où l’on s’est arrêté

## Choices

choice-buildsEvenly-whereLanded = dans une rue à soi où l’on s’est arrêté
choice-ownDeed-noted = est noté

## Numbers

number-wholeGroupPrice = Prix d’une maison sur un groupe complet

## Payments

payment-ownSell = { $to } reçoit { $amount }{ phrase-forDeed }.

## Refusals

refusal-buildsOnlyHere = On ne construit que sur une propriété à soi, en s’y arrêtant, et une seule fois.
refusal-sellsOnlyHere = On ne vend qu’une propriété à soi, en s’y arrêtant.
