## The chapter

chapter-mortgage-gist =
    Les propriétés sans bâtiments peuvent être hypothéquées à la banque ; elles ne rapportent alors pas de loyer.
    Lever une hypothèque coûte aussi des intérêts ; quand une propriété hypothéquée change de main, les intérêts
    sont dus aussitôt.
chapter-mortgage-title = Hypothèques

## Numbers

number-mortgageInterest = Intérêts des hypothèques

## What happens

event-mortgaged = { $seat } hypothèque { $deed } et reçoit { $amount }.
event-lifted = { $seat } lève l’hypothèque sur { $deed } pour { $amount }.

## Payments

payment-mortgage = { $to } reçoit { $amount } d’hypothèque sur { $deed }.
payment-lift = { $from } paie { $amount } pour lever l’hypothèque sur { $deed }.
payment-transferInterest = { $from } paie { $amount } d’intérêts d’hypothèque{ phrase-forDeed }.

## Refusals

refusal-alreadyMortgaged = La propriété est déjà hypothéquée.
refusal-groupBuilt = Il faut d’abord vendre tous les bâtiments du groupe de couleur.
refusal-notMortgaged = La propriété n’est pas hypothéquée.
refusal-liftTooDear = L’argent liquide ne suffit pas pour lever l’hypothèque.
action-mortgage = Hypothéquer { $deed } (+{ $amount })
action-lift = Lever l’hypothèque sur { $deed } ({ $amount })
interestDue = { $seat } reprend { $deeds } avec l’hypothèque et verse aussitôt { $amount } d’intérêts à la banque.
