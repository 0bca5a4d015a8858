## The chapter

chapter-building-gist =
    On construit des maisons dans les rues et, une fois leur nombre atteint, un hôtel. La banque reprend les
    bâtiments à la moitié de leur prix, sauf si le titre indique autre chose.

## Questions

question-buildsWhere = En construisant, on a son pion
question-buildsAnyTime = Moment où l’on construit

## Choices

choice-buildsEvenly-wholeGroups = sur des groupes complets, uniformément
choice-buildsEvenly-unevenly = sur des groupes complets, inégalement aussi
choice-buildsEvenly-singly =
    sur toute rue à soi, même sans le groupe complet et inégalement ; seule la rue même ne doit pas être
    hypothéquée, et ce n’est que bâtie qu’elle ne peut être ni hypothéquée ni échangée
choice-buildsWhere-whereYouStand = dans la rue où l’on construit
choice-buildsAnyTime-ownTurn = pendant son propre tour et entre les tours
choice-buildsAnyTime-anyTime = à tout moment
choice-buildsWhere-anywhere = n’importe où

## Numbers

number-shortGameHouses = Maisons avant un hôtel dans une partie courte

## Payments

payment-sellBuilding = { $to } reçoit { $amount } pour des bâtiments vendus { $deed }.

## Refusals

refusal-notAStreet = On ne peut rien construire ici.
refusal-groupIncomplete = On ne construit qu’en possédant tout le groupe de couleur.
refusal-groupMortgaged = Une propriété du groupe est encore hypothéquée ; il faut lever l’hypothèque avant de construire.
refusal-streetMortgaged = Cette rue est hypothéquée : il faut lever l’hypothèque avant de construire.
refusal-buildsWhereStanding = On ne construit que sur la rue où se trouve son pion.
refusal-unevenBuild = On construit uniformément : d’abord les rues du groupe qui ont moins de bâtiments.
refusal-fullyBuilt = Il n’y a plus de place pour un bâtiment dans cette rue.
refusal-buildTooDear = L’argent liquide ne suffit pas pour ce bâtiment.
refusal-buildTooLate = Il est trop tard pour construire : le joueur suivant a lancé les dés.
refusal-orderLapsed = Personne n’a enchéri sur la dernière commande ; on ne commande plus rien pendant ce tour.
refusal-noPieceLeft = La réserve de la banque n’a pas de tel bâtiment à donner.
refusal-nothingToSell = Il n’y a pas de bâtiment dans cette rue.
refusal-unevenSale = On vend uniformément : d’abord les rues du groupe qui ont plus de bâtiments.
shortage-exchange = Il n’y a pas assez de { $houses } pour remplacer { phrase-thePiece } (réserve : { $stock }). { $seat } démolit tout le groupe { $deed }.
shortage-order = { $seat } voudrait construire sur { $deed }, mais la réserve ({ $stock }) ne suffit pas pour tous.
built-first = { $seat } construit { phrase-aPiece } { $deed }.
built-next = { $seat } construit { phrase-thePiece } n° { $number } { $deed }.
built-level = { $seat } construit { phrase-aPiece } { $deed } ; il y a maintenant : { $level }.
sold-all = { $seat } vend tous les bâtiments { $deed }.
sold-some = { $seat } vend des bâtiments { $deed } ; il y reste : { $level }.
action-build = Construire { phrase-aPiece } { $deed } ({ $price })
action-sellGroup = Démolir le groupe { $deed } (+{ $amount })
action-sellOne = Vendre { phrase-aPiece } { $deed } (+{ $amount })
