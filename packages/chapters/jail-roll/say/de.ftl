## Questions

question-bailInLastTurn = Freikauf vor dem letzten Wurf

## Choices

choice-jail-rollOut =
    Pasch (Versuche: { $attempts }), Freikarte oder { $bail } vor dem Wurf; nach dem letzten Fehlwurf sind
    { $lastBail } Pflicht
answer-withoutCard = Pasch (Versuche: { $attempts }) oder { $bail } vor dem Wurf; nach dem letzten Fehlwurf sind { $lastBail } Pflicht
answer-withoutBail = Pasch (Versuche: { $attempts }) oder Freikarte; nach dem letzten Fehlwurf sind { $lastBail } Pflicht
answer-byThrow = Pasch (Versuche: { $attempts }); nach dem letzten Fehlwurf sind { $lastBail } Pflicht
choice-bailInLastTurn-refused = nicht mehr möglich
choice-bailInLastTurn-allowed = noch möglich

## Numbers

number-lastBail = Freikauf nach dem letzten Fehlwurf

## Refusals

refusal-noBailAnyMore = Vor dem letzten Versuch kann man sich nicht mehr freikaufen.
refusal-noJailCard = Dafür wird eine Freikarte gebraucht.

## Buttons

action-playJailCard = Freikarte spielen
# without $jail
event-stayedInJail = Im Gefängnis kein Pasch für { $seat } (Versuch { $attempt }).
ways-throw = auf einen Pasch würfeln
ways-card = die Freikarte spielen oder auf einen Pasch würfeln
ways-bail = { $bail } zahlen oder auf einen Pasch würfeln
ways-bailCard = { $bail } zahlen oder die Freikarte spielen oder auf einen Pasch würfeln
# without $jail
attempt-plain = Im Gefängnis, Versuch { $attempt } von { $attempts }: { $ways }.
# without $jail
attempt-last = Im Gefängnis, Versuch { $attempt } von { $attempts }: { $ways }; ohne Pasch kostet es { $lastBail }.
