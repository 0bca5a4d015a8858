## The chapter

chapter-trade-title = Échanges entre joueurs
chapter-trade-gist = Les joueurs peuvent se proposer des propriétés sans bâtiments et de l’argent, et les échanger.
chapter-trade-cards = Les cartes de sortie s’échangent aussi.

## Questions

question-gifts = Les cadeaux

## Choices

choice-gifts-allowed = sont permis
choice-gifts-refused = sont interdits : chaque côté donne quelque chose

## Numbers

number-offersATurn = Offres que chacun peut faire en un tour

## What happens

event-tradeOffered = { $seat } fait une offre à { $to }.
event-tradeCountered = { $seat } fait une contre-offre à { $to }.
event-tradeDeclined = { $to } refuse l’offre de { $seat }.
event-tradeWithdrawn = { $seat } retire son offre à { $to }.
event-tradeLapsed = L’offre de { $seat } à { $to } n’est plus valable.

## Payments

payment-trade = { $from } paie { $amount } { phrase-paidTo } dans l’échange.

## Refusals

refusal-noSuchOffer = Cette offre n’est plus valable.
refusal-notYourOffer = Seul son destinataire peut accepter ou refuser une offre, et seul son auteur peut la retirer.
refusal-offerToSelf = On n’échange pas avec soi-même.
refusal-offerEmpty = Un échange demande une propriété ou une carte, et un seul côté paie.
refusal-offerIsGift = Les cadeaux sont interdits ici : chacun doit donner quelque chose.
refusal-offerBuilt = On n’échange que des propriétés dont le groupe de couleur n’a pas de bâtiment.
refusal-offerNotTheirs = L’offre nomme quelque chose qui n’appartient pas à qui doit le donner.
refusal-offerTooDear = L’argent liquide ne suffit pas pour la somme de l’offre.
refusal-offerInterestTooDear = L’argent liquide ne suffit pas pour les intérêts d’hypothèque dus par l’échange.
refusal-tooManyOffers = Personne ne peut faire plus de { $offersATurn } offres en un tour.
refusal-proposerOwes = Après cet échange, l’auteur de l’offre ne pourrait pas payer tout ce qu’il doit ou qu’on peut encore lui réclamer, et il resterait moins à ses créanciers.
refusal-recipientOwes = Après cet échange, le destinataire de l’offre ne pourrait pas payer tout ce qu’il doit ou qu’on peut encore lui réclamer, et il resterait moins à ses créanciers.
goods-mortgaged = { $deed } (hypothéquée)
goods-jailCards =
    { $number ->
        [0] aucune carte de sortie
        [one] une carte de sortie
       *[other] { $number } cartes de sortie
    }
goods-nothing = rien
made = { $seat } donne { $gives } ; { $to } donne en échange { $gets }.
traded-goods = { $seat } et { $to } tombent d’accord et échangent.
traded-shares = { $seat } et { $to } tombent d’accord.
action-offer-first = Faire une offre
action-offer-counter = Faire une contre-offre
action-accept-any = Accepter l’offre
action-accept-one = Accepter l’offre de { $proposer }
action-refuse-any = Refuser l’offre
action-refuse-one = Refuser l’offre de { $proposer }
action-withdraw-any = Retirer l’offre
action-withdraw-one = Retirer l’offre à { $to }
ask-offers = Offre de { $proposers } : accepter ou refuser ?
