own = eigene Regeln
ownRules = Gespielt wird nach eigenen Regeln
compared =
    { $count ->
        [one] { $count } Unterschied zu „{ $base }“
       *[other] { $count } Unterschiede zu „{ $base }“
    }
same = Keine Regel ist anders als in „{ $base }“.
was = sonst
is = hier
coming = Regelbuch wird geladen …
keep = In meine Liste
kept = In deiner Liste
saveFile = Als Datei sichern
keptTitle = Von dir geöffnet
finishedTitle = Fertige Hausregeln
drop = „{ $title }“ aus der Liste nehmen
notKept = Dieses Regelbuch ist nicht mehr in der Liste dieses Browsers.
refusedBook = Dieses Regelbuch aus deiner Liste lässt sich nicht spielen.
fromLink = Ein Regelbuch aus einem Link
lessonToo = Auch eine Lektion als Datei: Sie wird geprüft und gleich gespielt.
