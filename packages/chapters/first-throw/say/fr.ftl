## The chapter

chapter-first-throw-gist = Le plus grand lancer commence ; les ex æquo relancent.
chapter-deal-gist = Des titres mélangés sont distribués à tour de rôle.

## Questions

question-dealing = Au début
question-dealPrice = Les propriétés distribuées

## Choices

choice-open-firstThrow = le plus grand lancer
choice-open-firstThrowAndDeal = le plus grand lancer ; dans la partie courte et celle au temps, on distribue d’abord des propriétés
answer-firstThrowDealt = le plus grand lancer ; on distribue d’abord des propriétés
choice-open-firstSeatAndDeal = la première place ; on distribue d’abord des propriétés, là où cela vaut
choice-dealing-some = { $dealtDeeds } propriétés sont distribuées à chacun
choice-dealing-all = toutes les propriétés sont distribuées
choice-dealPrice-free = ne coûtent rien
choice-dealing-byOption = on distribue des propriétés, si la table le veut
choice-dealPrice-paid = se paient aussitôt

## Numbers

number-dealtDeeds = Propriétés distribuées à chacun

## What happens

event-starts = { $seat } commence.
firstThrow = Qui commence ? { $seat } fait { $dice }.
dealt = { $seat } reçoit { $deed } et paie { $price }.
ask-deal = { $seat } reçoit un titre de propriété.
