## Questions

question-target = On gagne
question-lastRound = La partie est finie

## Choices

choice-seatLeft-lastPlayer = avec le dernier joueur
choice-seatLeft-firstBankruptcy = avec le premier joueur éliminé ; la plus grande fortune gagne
choice-seatLeft-secondBankruptcy = avec le deuxième joueur éliminé ; la plus grande fortune gagne
choice-lastRound-afterRounds = après la manche { $rounds } ; la plus grande fortune gagne
choice-target-byWealth = à la fin du tour où quelqu’un a une fortune de { $targetWealth }, par la plus grande fortune
choice-turnEnded-byTime = après le temps que fixe la table
choice-wealth-byPrices = l’argent, les propriétés à leur prix, hypothéquées à la moitié, les bâtiments à leur prix
choice-wealth-byHalfPrices = l’argent, les propriétés et les bâtiments à la moitié de leur prix
choice-wealth-bySaleValues = l’argent et ce que la banque donnerait pour les biens, moins les dettes
choice-lastRound-nothing = après aucun nombre de manches
choice-target-nothing = à aucune fortune particulière
answer-byPricesUnbuilt = l’argent, les propriétés à leur prix, hypothéquées à la moitié

## Numbers

number-shortGameBankruptcies = Faillites qui mettent fin à une partie courte
number-rounds = Manches
number-targetWealth = Fortune pour gagner

## What table options do

about-dealtPaid =
    { $deeds ->
        [one] Au début, chacun reçoit { $deeds } titre de propriété et le paie.
       *[other] Au début, chacun reçoit { $deeds } titres de propriété et les paie.
    }
about-dealtFree =
    { $deeds ->
        [one] Au début, chacun reçoit { $deeds } titre de propriété, qui ne coûte rien.
       *[other] Au début, chacun reçoit { $deeds } titres de propriété, qui ne coûtent rien.
    }
about-houses =
    { $houses ->
        [one] Un hôtel ne demande que { $houses } maison.
       *[other] Un hôtel demande { $houses } maisons.
    }
about-ends =
    { $bankruptcies ->
        [1] Après la première faillite, la plus grande fortune l’emporte.
        [one] Après { $bankruptcies } faillite, la plus grande fortune l’emporte.
        [2] Après la deuxième faillite, la plus grande fortune l’emporte.
       *[other] Après { $bankruptcies } faillites, la plus grande fortune l’emporte.
    }
about-timeLimit = Ce temps écoulé, on termine le tour en cours et la plus grande fortune l’emporte.
end-secondBankruptcy =
    { $bankruptcies ->
        [1] La première faillite met fin à la partie : { phrase-richest }
        [one] Après { $bankruptcies } faillite, la partie est finie : { phrase-richest }
        [2] La deuxième faillite met fin à la partie : { phrase-richest }
       *[other] Après { $bankruptcies } faillites, la partie est finie : { phrase-richest }
    }
end-firstBankruptcy = La première faillite met fin à la partie : { phrase-richest }
end-roundsOver = La dernière manche est jouée : { phrase-richest }
end-targetReached = La fortune qui donne la victoire est atteinte : { phrase-richest }
end-timeUp = Le temps est écoulé : { phrase-richest }
