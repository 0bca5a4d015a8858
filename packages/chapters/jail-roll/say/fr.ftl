## Questions

question-bailInLastTurn = Payer la caution avant le dernier lancer

## Choices

choice-jail-rollOut =
    un double (tentatives : { $attempts }), une carte de sortie ou { $bail } avant le lancer ; après le dernier échec,
    il faut payer { $lastBail }
answer-withoutCard =
    un double (tentatives : { $attempts }) ou { $bail } avant le lancer ; après le dernier échec, il faut payer
    { $lastBail }
answer-withoutBail =
    un double (tentatives : { $attempts }) ou une carte de sortie ; après le dernier échec, il faut payer
    { $lastBail }
answer-byThrow = un double (tentatives : { $attempts }) ; après le dernier échec, il faut payer { $lastBail }
choice-bailInLastTurn-refused = n’est plus possible
choice-bailInLastTurn-allowed = est encore possible

## Numbers

number-lastBail = Caution après le dernier échec

## Refusals

refusal-noBailAnyMore = Avant la dernière tentative, on ne peut plus payer de caution.
refusal-noJailCard = Il faut pour cela une carte de sortie.

## Buttons

action-playJailCard = Jouer une carte de sortie
# without $jail
event-stayedInJail = Pas de double pour { $seat } en prison (tentative { $attempt }).
ways-throw = tenter un double
ways-card = jouer la carte de sortie ou tenter un double
ways-bail = payer { $bail } ou tenter un double
ways-bailCard = payer { $bail } ou jouer la carte de sortie ou tenter un double
# without $jail
attempt-plain = En prison, tentative { $attempt } sur { $attempts } : { $ways }.
# without $jail
attempt-last = En prison, tentative { $attempt } sur { $attempts } : { $ways } ; sans double, il en coûte { $lastBail }.
