## Choices

choice-drawCard-laidAside = werden abgelegt und nach der letzten neu gemischt
choice-onCards-drawEndsDoubles = eine Karte wird gezogen; ein Pasch gibt keinen weiteren Wurf
