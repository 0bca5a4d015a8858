## The chapter

chapter-auction-sealed-gist =
    Aux enchères cachées, tous enchérissent en même temps et une seule fois ; la plus haute offre gagne. En cas
    d’égalité, les ex æquo enchérissent de nouveau, au moins aussi haut. Celui qui ne veut rien offre 0 ; si tous
    offrent 0, la propriété reste à la banque.

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
