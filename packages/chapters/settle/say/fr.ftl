## Questions

question-liquidate = Avant une faillite, on vend
question-inheritance = Sauf l’argent, les biens d’un failli vont

## Choices

choice-shortfall-settle = transforme ses biens en argent, sinon c’est la faillite
choice-liquidate-sellBuildings = tous les bâtiments
choice-liquidate-sellBuildingsAndMortgageAll = tous les bâtiments ; envers un joueur, on hypothèque tout
choice-inheritance-bank = à la banque, même si un joueur est le créancier
choice-resign-bankrupt = paie ce qu’il doit ou ce qu’on peut encore lui réclamer ; le reste va à la banque
choice-eliminate-bankrupt = est en faillite envers la banque
choice-liquidate-nothing = rien
choice-inheritance-creditor = au créancier

## Numbers

number-jailCardWorth = Valeur d’une carte de sortie quand l’argent manque

## What happens

event-bankrupt = { $seat } ne peut pas payer { $amount } et fait faillite.

## Refusals

refusal-noDebt = Seul un joueur qui a une dette en cours peut faire faillite.
refusal-canStillPay = Pas de faillite tant que ventes et hypothèques couvrent encore la dette.

## Buttons

action-bankrupt = Se déclarer en faillite
wait-debt =
    { $seats ->
        [one] { $seats } doit d’abord régler une dette.
       *[other] { $seats } doivent d’abord régler une dette.
    }
event-debtOpened =
    { $seat } doit { $amount } { $creditor ->
        [bank] à la banque
        [pot] à la cagnotte
       *[other] à { $creditor }
    } et n’a pas assez d’argent liquide.
debtPaid = { $seat } a réglé sa dette : { $amount } { phrase-paidTo }.
debt-hopeful = À payer : { $owed } { phrase-paidTo } ; { phrase-lacking }. Vendre des bâtiments, hypothéquer ou négocier.
debt-hopeless = À payer : { $owed } { phrase-paidTo } ; { phrase-lacking }. Ventes et hypothèques ne suffisent plus : négocier ou se déclarer en faillite.
