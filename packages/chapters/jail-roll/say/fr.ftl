## Questions

question-bailInLastTurn = Payer la caution avant le dernier lancer

## Choices

choice-jail-rollOut =
    un double ({ $attempts } tentatives), une carte de sortie ou { $bail } avant le lancer ; après le dernier échec,
    il faut payer { $lastBail }
choice-bailInLastTurn-refused = n’est plus possible
choice-bailInLastTurn-allowed = est encore possible

## Numbers

number-lastBail = Caution après le dernier échec

## Refusals

refusal-noBailAnyMore = Avant la dernière tentative, on ne peut plus payer de caution.
refusal-noJailCard = Il faut pour cela une carte de sortie.

## Buttons

action-playJailCard = Jouer une carte de sortie
