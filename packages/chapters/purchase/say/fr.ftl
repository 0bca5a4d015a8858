## Questions

question-mayBuy = Acheter
question-declined = Ce qui n’est pas acheté

## Choices

choice-unowned-offerForSale = est à vendre
choice-unowned-auctionOpen = est mis aussitôt aux enchères ouvertes
choice-declined-auctionToAll = est mis aux enchères ouvertes
choice-declined-staysWithBank = reste à la banque
choice-mayBuy-afterRounds =
    possible pour qui s’y arrête, mais seulement après la manche { $closedRounds } ; avant, personne n’enchérit non
    plus pour une propriété
choice-mayBuy-afterLap = possible pour qui a passé une fois le Départ ; les autres n’enchérissent pas non plus pour une propriété
choice-mayBuy-anybody = possible pour qui s’y arrête

## Numbers

number-closedRounds = Manches sans achats

## What happens

event-offeredForSale = { $seat } peut acheter { $deed } pour { $price }.
event-declined = { $seat } n’achète pas { $deed }.

## Payments

payment-purchase = { $from } achète { $deed } pour { $amount }.

## Refusals

refusal-nothingForSale = Il n’y a rien à vendre ici pour le moment.
refusal-tooEarlyToBuy = Pendant les premières manches, personne n’achète à la banque ni n’enchérit pour une propriété.
refusal-lapBeforeBuying = Seuls ceux qui ont passé une fois la case départ achètent à la banque ou enchérissent pour une propriété.
refusal-nobodyMayBid = Personne ne peut encore enchérir pour une propriété.
refusal-cannotAfford = L’argent liquide ne suffit pas pour cet achat.
notForSale-debtor = { $seat } a des dettes et ne peut pas acheter { $deed }.
notForSale-claimPair = { $seat } ne peut pas acheter { $deed } tant qu’un de ses groupes ne compte qu’un seul titre.
notForSale-earlyPurchase = { $seat } ne peut pas encore acheter { $deed }.
notForSale-plain = { $seat } ne peut pas acheter { $deed }.
notForSale-claimed = { $deed } est réservée à { $holder } ; { $seat } ne peut pas l’acheter.
action-buy = Acheter { $deed } pour { $price }
action-leaveToAuction = Laisser aux enchères
action-doNotBuy = Ne pas acheter
otherwise =
    { $auction ->
        [yes] { " " }Sinon, vente aux enchères.
       *[other] { "" }
    }
ask-buy = Acheter { $deed } pour { $price } ?{ otherwise }
ask-tooDear = { $deed } coûte { $price } ; { phrase-lacking }.{ otherwise }
