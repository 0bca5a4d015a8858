## Questions

question-onTax = Les cases Taxe
question-onParking = Le Parking libre
question-onCards = Les cases Carte

## Choices

choice-onStart-rest = rapporte le salaire
choice-onStart-endsDoubles = rapporte le salaire ; un double ne donne pas de nouveau lancer
choice-onTax-pay = coûtent leur montant
choice-onCards-draw = on tire une carte
choice-onCards-byOption = une carte, si la table joue avec les cartes
choice-doubleOne-winsPot = gagne la cagnotte, sauf en prison
choice-onJail-visit = simple visite
choice-onParking-rest = il ne se passe rien
choice-onParking-winPot = gagne ce qui est dans la cagnotte
choice-onGoToJail-jail = en prison
answer-nothing = il ne se passe rien
answer-wins = gagne ce qui est dans la cagnotte
answer-winsByOption = gagne ce qui est dans la cagnotte, si la table joue avec ; sinon rien ne se passe

## Numbers

number-potStart = Dans la cagnotte au début
number-potRefill = Remis dans la cagnotte après chaque gain

## What happens

event-noFurtherThrow = Ici, le double ne donne pas de nouveau lancer à { $seat }.

## Payments

payment-tax = { $from } paie { $amount } de taxe { phrase-paidTo }.

## What table options do

about-cards = On tire des cartes sur les cases Carte. Sinon, il ne s’y passe rien.
# without $jail
visited-jail = { $seat } est en simple visite à la prison.
visited-parking = { $seat } se repose sur { $space }.
visited-other = { $seat } reste sur { $space }.
pot-filled = La banque met { $amount } dans la cagnotte.
pot-won = { $to } remporte la cagnotte : { $amount }.
