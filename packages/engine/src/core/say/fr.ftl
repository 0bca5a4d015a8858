## A table that cannot be

noBook = Il n’y a pas de règlement « { $name } ». Il y a : { $known }.
noBot = Il n’y a pas de bot « { $name } ». Il y a : { $known }.
players = « { $name } » se joue de { $least } à { $most } joueurs, pas à { $count }.
noOption =
    { $known ->
        [none] « { $name } » n’a pas d’option « { $option } », ni aucune autre.
       *[other] « { $name } » n’a pas d’option « { $option } ». Il y a : { $known }.
    }
optionValue = L’option « { $name } » est un nombre entier de { $low } à { $high }, et non { $value }.
otherGame = La partie suit le règlement « { $name } », et non « { $other } ».
bookTwice = Il y a déjà un règlement « { $name } », avec d’autres règles : il faut un autre id à celui-ci.
luckOutside = La chance n’est calculée que pour les bots de ce programme.
arenaSmall = Une table de { $count } demande au moins autant de bots.
arenaOnce = Chaque bot n’entre qu’une fois dans une arène.
mirrorTwo = Les parties en miroir demandent au moins deux bots : tous sont à la même table.
noOffers = Avec « { $name } », personne ne fait d’offre.

## A record that cannot be read

noRecord = Ce n’est pas un enregistrement de Hausregeln.
noEnd = L’enregistrement est abîmé : il manque sa fin.
noEntry = L’enregistrement est abîmé : la ligne { $line } n’est pas une entrée.
wrongEntry = L’enregistrement est abîmé : ligne { $line }. { $sentence }
lineAgain = L’enregistrement est abîmé : la ligne { $line } répète la ligne précédente.
takenOut =
    { $count ->
        [one] L’enregistrement est abîmé : quelque chose a été retiré avant la ligne { $line } ; il manque { $count } entrée en tout.
       *[other] L’enregistrement est abîmé : quelque chose a été retiré avant la ligne { $line } ; il manque { $count } entrées en tout.
    }
followsNot = L’enregistrement est abîmé : la ligne { $line } ne découle pas des lignes précédentes.
followsNotFirst = L’enregistrement est abîmé : la ligne { $line } ne découle pas des lignes précédentes, ou les noms et les options de la première ligne ont été modifiés.
endTakenOut =
    { $count ->
        [one] L’enregistrement est abîmé : la fin a été retirée ; il manque { $count } entrée.
       *[other] L’enregistrement est abîmé : la fin a été retirée ; il manque { $count } entrées.
    }
goesOn =
    { $count ->
        [one] L’enregistrement est abîmé : il a { $count } entrée de plus que n’annonce sa fin.
       *[other] L’enregistrement est abîmé : il a { $count } entrées de plus que n’annonce sa fin.
    }
firstLine = L’enregistrement est abîmé : il manque à sa première ligne le règlement, les places, les options ou l’origine du hasard.
firstLineRules = L’enregistrement est abîmé : sa première ligne indique mal selon quelles règles il a été joué.
editionNoNumber = L’enregistrement est abîmé : son édition n’est pas un nombre.
newerFormat = L’enregistrement est au format { $format } ; ce programme lit jusqu’au format { $most }. Il en faut un plus récent.
newerEdition = La partie suit l’édition { $format } des règles ; ce programme les connaît jusqu’à l’édition { $most }. Il en faut un plus récent.

## A record that cannot be followed

otherRules = La partie a été jouée avec d’autres règles de « { $name } » ({ $theirs }) que celles de ce programme ({ $ours }).
bookUnknown = Ce programme ne connaît pas le règlement « { $name } ».
cannotFollow = L’enregistrement ne peut pas être suivi à l’entrée { $entry } : { $sentence }
cannotFollowOlder = L’enregistrement ne peut pas être suivi à l’entrée { $entry } : { $sentence } Il est au format { $format } et doit être rejoué pour être repris ; le programme qui l’a écrit sait le lire.
otherVersion = L’enregistrement a été fait avec la version { $was } du règlement ; avec la version { $value }, il se déroule autrement à partir de l’entrée { $entry }.
seatCannot = la place { $seat } ne peut pas y faire « { $name } » ({ $refusal }, { $rule }).
differsThere = la partie se déroule autrement à partir de là.
wentWrong = Un problème survient à cet endroit : { $sentence }
runsDifferently = La partie se déroule autrement que dans l’enregistrement.
standsDifferently = La partie n’est pas dans l’état qu’indique l’enregistrement.

## Dice and cards that do not follow from the seed

otherSeed = Le nombre de départ révélé n’est pas celui sur lequel le serveur s’était engagé.
otherDraw = L’entrée { $entry } ne découle pas du nombre de départ révélé : elle indique { $outcome }, et non { $due }.
ownNumberMissing = Votre propre nombre aléatoire n’est pas parmi ceux qui ont déterminé les dés.

## An entry that is none

undoShape = Un "undo" indique l’entrée à partir de laquelle il annule.
outcomeShape = Un résultat se compose de un à trois nombres entiers.
handOverShape = La personne qui reprend les comptes a un nom.
chanceShape = Un changement de hasard indique sa nouvelle origine : un nombre de départ, un engagement ou l’extérieur.
botTakesShape = Un bot prend une place et a un nom.
revealShape = Un serveur révèle son nombre de départ.
needsSeat = Il faut une place à « { $host } ».
noHostEntry = Il n’existe pas d’entrée { $host } de l’hôte.
adjustWhat = Une rectification indique ce qu’elle rectifie.
adjustOf = Une rectification indique chez qui ou à quel endroit elle rectifie.
adjustValue = La valeur d’une rectification est un nombre entier.
adjustWas = Ce qu’une rectification remplace est un nombre entier.
adjustReason = Une rectification a un motif de { $most } caractères au plus.
correctionDrops = Une correction supprime les entrées à partir d’un numéro.
correctionList = Une correction comporte une liste de modifications.
correctionOrder = Les modifications d’une correction suivent l’ordre de leurs entrées, une par entrée.
changeShape = Une modification indique une entrée par son numéro et énumère ce qui la remplace.

## A move that is none

moveShape = Un coup est un objet comme { "{" }"do":"throw","seat":0{ "}" }.
noMove = Il n’existe pas de coup { $given }.
noAction = Il n’existe pas d’action { $number }.
noSeat = { $given } n’est pas une place.
moveNumber = Le coup « { $name } » demande « { $key } », un nombre entier, et non { $given }.
noSeatOfLots = { $given } n’est pas une place dont il existe des parts.
noNumberOfLot = { $given } n’est pas un nombre de parts.
offerTo = Une offre doit indiquer à qui elle s’adresse.
offerAnswers = { $given } n’est pas une offre à laquelle répondre.
offerGoods = Une offre indique ce qui est donné et ce qui est reçu.
noMoney = { $given } n’est pas une somme d’argent.
oneLot = Une offre comporte un lot de parts au plus.
noLot = { $given } n’est pas un lot de parts.
noListOfDeeds = { $given } n’est pas une liste de propriétés.
noListOfDecks = { $given } n’est pas une liste de paquets de cartes.

## What cannot be entered now

gameOver = La partie est déjà finie.
seatUnknown = Il n’y a pas de place { $seat }.
seatOut = La place { $seat } n’est plus en jeu.
diceOut = Il faut d’abord saisir les dés ou la carte.
bidsSealed = Des offres cachées sont en cours : elles seraient visibles dans l’enregistrement.
valueBefore = "{ $what }" de { $of } vaut { $before } avant cela, et non { $was }.
adjustRefused = "{ $what }" de { $of } ne peut pas être rectifié avec la valeur { $value } ({ $refusal }).
changesNothing = La correction ne change rien.
entryNotCounting = Aucune entrée valable n’a le numéro { $entry }.
entryIsCorrection = L’entrée { $entry } est une correction : elle s’annule, elle ne se corrige pas.
changedAndDropped = L’entrée { $entry } est à la fois modifiée et supprimée.
stoodNot = La correction cite ce qui ne se trouvait pas à l’entrée { $entry }.
onlyGiven = Les entrées ne peuvent être corrigées que si les dés et les cartes viennent d’une vraie table.
notWithdrawn = Aucune entrée { $entry } ne peut être annulée.
thenImpossible = L’entrée { $entry } devient alors impossible ({ $refusal }).
leavesOut = La correction oublie des loyers ou des offres qui changent ainsi de numéro.

## Outcomes of chance

noneAwaited = La partie n’attend ni dés ni carte.
diceCannot = Les dés ne peuvent pas donner { $outcome }.
cannotBeDrawn = { $outcome } ne peut pas être tiré maintenant.
