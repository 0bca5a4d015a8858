## Choices

choice-drawCard-laidAside = werden abgelegt und nach der letzten neu gemischt
choice-onCards-drawEndsDoubles = eine Karte wird gezogen; ein Pasch gibt keinen weiteren Wurf

## What cards do, with their numbers

effect-sitOut = einmal aussetzen
effect-throwAgain = noch einmal würfeln
effect-opposite = auf das Feld gegenüber

## What cards do, in a list

card-sitOut = Einmal aussetzen
card-throwAgain = Noch einmal würfeln
card-opposite = Auf das Feld gegenüber
