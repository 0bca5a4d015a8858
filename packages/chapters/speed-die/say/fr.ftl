## The chapter

chapter-speed-die-gist =
    On lance aussi un troisième dé : ses chiffres s’ajoutent ; le bus laisse le choix d’avancer avec l’un des dés
    blancs ou avec les deux ; l’autre signe mène, après le déplacement, à la prochaine propriété libre. Trois
    chiffres égaux mènent sur n’importe quelle case.

## Choices

choice-thirdDie-speedDie = le dé rapide, si la table joue avec lui
choice-thirdDie-always = le dé rapide, dès qu’on a passé une fois le Départ

## Numbers

number-startBonus = Argent de départ en plus avec le dé rapide

## Payments

payment-speedBonus = { $to } reçoit { $amount } de plus pour commencer.

## Refusals

refusal-noSuchMove = Les dés ne permettent pas ce déplacement.

## Questions

ask-bus = Bus : avancer avec l’un des dés blancs, ou avec les deux.
ask-triple = Brelan : aller sur n’importe quelle case.
action-chooseMove =
    { $steps ->
        [0] Avancer de { $steps } case
        [one] Avancer d’une case
       *[other] Avancer de { $steps } cases
    }
action-jumpTo = Sauter sur la case { $space }
speedDie = Qui a atteint une fois { $space } lance aussi un troisième dé : les chiffres s’ajoutent, le bus laisse le choix entre les dés, et l’autre signe mène ensuite à la propriété suivante.
