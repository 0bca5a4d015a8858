## The chapter

chapter-auction-open-gist =
    Aux enchères ouvertes, qui participe peut surenchérir autant de fois qu’il veut, ou passer ; la plus haute offre
    gagne et se paie.

## Numbers

number-leastBid = Offre minimale, mesurée au prix
number-bidStep = Écart minimal entre les offres

## What happens

event-auctionOpened = { $deed } est mise aux enchères.
event-passed = { $seat } passe.

## Refusals

refusal-noAuction = Aucune vente aux enchères n’est en cours.
refusal-outOfAuction = Seuls enchérissent encore ceux à qui l’on demande et qui n’ont pas passé.
refusal-alreadyHighest = La plus haute offre est déjà la vôtre.
refusal-bidBelowLeast = L’offre est inférieure à la mise minimale ou au pas minimal.
refusal-bidTooLow = L’offre doit dépasser la plus haute.
refusal-bidAboveCash = On n’enchérit qu’avec son argent liquide, et il n’y en a pas autant.

## Buttons

action-pass = Passer
event-bid = { $seat } offre { $amount } pour { phrase-lot }.
action-bid = Offrir { $amount }
ask-noBid = Aux enchères : { phrase-lot }, pas encore d’offre. Enchérir ou passer ?
ask-bid = Aux enchères : { phrase-lot }, { $bid } de { $bidder }. Enchérir ou passer ?
