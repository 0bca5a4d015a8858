## By what a game was won

heads-start = Anfang
heads-luck = Glück
heads-ownLuck = (eigene Würfe)
heads-play = Spiel
heads-others = Spiel der anderen
heads-rest = Rest
heads-end = Ende
causes-luck = Glück
causes-play = Spiel
causes-rest = Rest
verdict =
    { $won ->
        [yes] { $name } hat gewonnen: durch Glück { $luck }, durch Spiel { $play }.
       *[other] { $name } hat nicht gewonnen: durch Glück { $luck }, durch Spiel { $play }.
    }
lead = Längste Führung: { $name }, Runde { $round } bis { $toRound } (Eintrag { $entry } bis { $toEntry }).
noLead = Niemand lag je vorn.
running = Das Spiel ist nicht zu Ende: Die letzten Chancen sind die, bei denen es aufhört.
otherRules = Das Netz wurde für andere, ähnliche Regeln trainiert: Seine Zahlen können danebenliegen.
turningPoints = Wendepunkte:
moment = Eintrag { $entry }, Runde { $round }: { $name } { $change } ({ $cause }).
note = In Prozentpunkten, wie das Netz die Gewinnchancen schätzt; Spiel wird an dem gemessen, was der Bot „steady“ täte.
decisions = Schlechteste Entscheidungen:
decision = Eintrag { $entry }, Runde { $round }: { $name } { $change }.
done = Getan: { $what }.
doneNothing = Getan: nichts.
instead = Besser: { $what } ({ $now } % statt { $before } %).
insteadNothing = Besser: nichts davon ({ $now } % statt { $before } %).
playedOn = Je { $games }-mal weitergespielt: { $change } ({ $least } bis { $most }).
noDecisions = Keine Entscheidung hat einen halben Punkt oder mehr gekostet.
rolled =
    Für diese Regeln wurde kein Netz trainiert: Die Chancen, in Prozent, sind die von Partien, die der Bot „steady“ von
    diesen Stellen aus je { $games }-mal weitergespielt hat, mit Grenzen von 95 % Sicherheit. Glück und Entscheidungen werden
    nicht genannt.
rolledEntry = Eintrag
rolledRound = Runde
decisionsNote =
    Entscheidungen: was das Beste, das versäumt wurde, nach dem Netz der eigenen Chance gebracht hätte; ein
    Handel, den niemand vorschlug, zählt, wo er beiden genützt hätte. Verdeckte Gebote zählen
    danach, was andere hätten bieten können.

## Whether a rulebook can be played

broken = { $path }: „{ $id }“ kann so nicht gespielt werden.
fine = { $path }: „{ $id }“ kann gespielt werden, Kennung { $mark }.
lessonFine =
    { $count ->
        [one] { $path }: eine Lektion zu „{ $id }“, die sich spielen lässt, { $count } Schritt.
       *[other] { $path }: eine Lektion zu „{ $id }“, die sich spielen lässt, { $count } Schritte.
    }
completed =
    { $words ->
        [none] Ergänzt: { $step }.
       *[other] Ergänzt: { $step } – { $words }.
    }
tried =
    { $ended ->
        [one] { $ended } von { $games } Probespielen war nach höchstens { $rounds } Runden zu Ende.
       *[other] { $ended } von { $games } Probespielen waren nach höchstens { $rounds } Runden zu Ende.
    }
doubt = Das Spiel endet oft nicht von selbst.
stuck = Ein Probespiel kann nicht weitergehen: { $why }
