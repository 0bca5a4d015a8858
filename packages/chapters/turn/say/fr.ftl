## Questions

question-doublesOptional = Après un double
question-doublesAgain = Les doubles
question-thirdDoubles = Plusieurs doubles à la suite
question-doubleOne = Un double un
question-sameDoublesTwice = Le même double deux fois de suite
question-startReached = Avant le salaire vient
question-milestone = Bilan annuel
question-drawCard = Les cartes tirées
question-turnEnded = Elle se termine aussi

## Choices

choice-open-firstSeat = la première place
choice-doublesOptional-mustThrow = il faut relancer
choice-doublesOptional-mayEnd = on peut relancer ou terminer le tour
choice-doublesAgain-throwAgain = font relancer
choice-doublesAgain-nothing = sont un lancer comme un autre
choice-thirdDoubles-toJail = mènent en prison
choice-thirdDoubles-harmless =
    sont des doubles comme les autres ; au-delà de huit loyers ouverts, ceux d’un même propriétaire sont exigés
    ensemble
choice-sameDoublesTwice-harmless = est sans conséquence
choice-sameDoublesTwice-toJail = mène en prison
choice-startReached-salary = rien
choice-thirdDie-nothing = aucun
choice-doubleOne-asAny = est un double comme les autres

## Numbers

number-doublesToJail = Doubles en un tour qui mènent en prison

## What happens

event-turnBegan = C’est à { $seat } de jouer (manche { $round }).

## Payments

payment-salary = { $to } reçoit un salaire de { $amount }.

## Refusals

refusal-mustDecideFirst = Il y a d’abord une autre décision à prendre.
refusal-mustThrowAgain = Après un double, on relance les dés avant de terminer le tour.
refusal-mustThrow = Le tour ne se termine qu’après un lancer.
refusal-turnIsDone = Il est trop tard pour cela : les dés ont déjà été lancés pendant ce tour.
refusal-businessTooLate = Ventes et achats à distance se font avant un lancer.
refusal-mustThrowAfterBusiness = Après des ventes et des achats à distance, le tour ne se termine pas sans un lancer.
refusal-noBusinessInJail = De la prison, on ne vend pas et on n’achète pas à distance.
refusal-noBusinessAfterJail = Qui vient de sortir de prison ne vend et n’achète à distance qu’au tour suivant.
refusal-cardThrowsAgain = La carte ordonne un nouveau lancer avant la fin du tour.
threw-plain = { $seat } fait { $dice }.
threw-doubles = { $seat } fait un double : { $dice }.
event-moved =
    { $seat } avance jusqu’à { $to ->
        [jail] la case Prison
        [city] { $to }
       *[other] la case { $to }
    }.
salaryLand = { $to } reçoit un salaire de { $amount } sur { $space }.
owing = Dette envers la banque : { $debt } ; les ventes avant le lancer la remboursent.
throw-turn = À vous : lancer les dés.
throw-doubles = Double : relancer les dés.
throw-optional = Double : relancer les dés ou terminer le tour.
throw-card = La carte le demande : relancer les dés.
end-plain = Terminer le tour.
end-build = Encore quelque chose à construire ? Sinon, terminer le tour.
end-trade = Encore quelque chose à construire ou à échanger ? Sinon, terminer le tour.
