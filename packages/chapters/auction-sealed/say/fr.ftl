## The chapter

chapter-auction-sealed-gist =
    Aux enchères cachées, on enchérit en même temps et une seule fois ; la plus haute offre gagne. Qui ne veut rien
    offre 0 ; si tous offrent 0, rien n’est vendu.
chapter-auction-sealed-again = En cas d’égalité, les ex æquo enchérissent de nouveau, au moins aussi haut.
chapter-auction-sealed-lots = En cas d’égalité, on tire au sort entre les ex æquo.

## Questions

question-sealedPayment = Aux enchères cachées

## Choices

choice-unowned-auctionOnLanding = est mis aussitôt aux enchères cachées, et chacun paie son offre
choice-unowned-auctionSealed = est mis aussitôt aux enchères cachées
choice-declined-auctionSealed = est mis aux enchères cachées
choice-sealedPayment-winner = seul le gagnant paie ce qu’il a offert
choice-sealedPayment-second = seul le gagnant paie, à savoir la deuxième plus haute offre
choice-estateAuction-auctionSealed = est mis aux enchères cachées
choice-sealedPayment-everybody = chacun paie ce qu’il a offert

## Numbers

number-mostTies = Égalités après lesquelles on tire au sort

## What happens

event-sealedBidIn = { $seat } a remis une offre cachée.
event-sealedRevealed = { $seat } a offert { $amount }.
event-sealedTied = Égalité{ phrase-forDeed } : plusieurs offres de { $amount }.
event-lotsDrawn = Le sort désigne { $seat }.

## Refusals

refusal-bidAlreadyIn = L’offre cachée a déjà été remise.
refusal-sealedTooLow = Après l’égalité, l’offre doit être au moins aussi haute qu’avant.
refusal-noSealedBids = On ne recueille pas d’offres cachées pour le moment.
refusal-notAskedToBid = Cette place ne participe pas à ces offres cachées.
refusal-sealedAboveCash = L’argent liquide n’y suffit pas, en comptant la protection en prison.

## What table options do

about-auctionStreetsOnly = Celui qui s’arrête sur une gare ou une compagnie peut l’acheter ; sinon, elle est mise aux enchères ouvertes. Les rues sont toujours vendues par offres cachées.
opened-byOwner = { $seat } met { $deed } aux enchères.
opened-byBank = On recueille des offres cachées pour { $deed }.
action-sealedBid = Offrir { $amount } en secret
least-minimum = au moins { $minimum }
least-reserve = 0 est aussi une offre, et l’on ne vend qu’à partir de { $reserve }
least-none = 0 est aussi une offre
sealed-everybody = Faire une offre cachée pour { $deed } : { $least }. Chacun paie sa propre offre { phrase-paidTo }.
sealed-winner = Faire une offre cachée pour { $deed } : { $least }. Seul le gagnant paie son offre { phrase-paidTo }.
sealed-second = Faire une offre cachée pour { $deed } : { $least }. Seul le gagnant paie, au prix de la deuxième offre { phrase-paidTo }.
