## The chapter

chapter-auction-open-gist =
    Aux enchères ouvertes, chacun peut surenchérir autant de fois qu’il veut, ou passer ; la plus haute offre gagne
    et se paie.

## Numbers

number-leastBid = Offre minimale, mesurée au prix
number-bidStep = Écart minimal entre les offres
