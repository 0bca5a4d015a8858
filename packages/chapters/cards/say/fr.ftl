## Choices

choice-drawCard-backUnder = retournent sous leur paquet

## What cards do, with their numbers

effect-advanceTo =
    { $space ->
        [jail] avancer jusqu’à : la case Prison
       *[other] avancer jusqu’à : { $space }
    }
effect-nextUtility = avancer jusqu’à la prochaine compagnie, loyer de { $factor } fois les dés
effect-nextStation =
    { $times ->
        [0] avancer jusqu’à la prochaine gare, sans loyer
        [one] avancer jusqu’à la prochaine gare, loyer simple
       *[other] avancer jusqu’à la prochaine gare, loyer multiplié par { $times }
    }
effect-back =
    { $steps ->
        [one] reculer de { $steps } case
       *[other] reculer de { $steps } cases
    }
# without $jail
effect-toJail = en prison
effect-jailFree = carte de sortie
effect-receive = { $amount } de la banque
effect-pay = { $amount } à la banque
effect-receiveEach = { $amount } de chaque autre joueur
effect-payEach = { $amount } à chaque autre joueur
effect-repairs = { $house } par { $houses }, { $hotel } par { $hotels }
effect-nothing = rien

## What cards do, in a list

card-advanceTo = Avancer jusqu’à une case
card-nextUtility = Avancer jusqu’à la prochaine compagnie
card-nextStation = Avancer jusqu’à la prochaine gare
card-back = Reculer
card-toJail = En prison
card-jailFree = Carte de sortie
card-receive = De l’argent de la banque
card-pay = De l’argent à la banque
card-receiveEach = De l’argent de chaque autre joueur
card-payEach = De l’argent à chaque autre joueur
card-repairs = Réparations des maisons et des hôtels
card-nothing = Rien
