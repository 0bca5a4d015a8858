intro-line = Das Spiel, das du kennst, genau nach den Regeln
intro-special =
    Du kaufst, worauf du landest, tauschst dir ganze Farbgruppen zusammen, baust gleichmäßig und nimmst Miete
    ein, bis nur noch einer zahlen kann. Jede Regel gilt so, wie sie dasteht, und so spielen es zu Hause die
    wenigsten.
intro-for =
    Alle, die es schon einmal gespielt haben. Auch wer neu ist, fängt am besten hier an: Stadion und Börse bauen
    darauf auf.
intro-hard = Mittel: wenig zu lernen, viel zu verhandeln.
intro-point-1 = Auf Frei Parken gibt es kein Geld, außer der Tisch vereinbart einen Topf.
intro-point-2 = Was nicht gekauft wird, wird versteigert, und wer abgelehnt hat, darf mitbieten.
intro-point-3 = Miete wird nur gezahlt, wenn der Eigentümer sie verlangt, bevor der nächste Spieler würfelt.
intro-point-4 = Genau auf LOS gibt es die üblichen { $salaryPass } Taler, nicht das Doppelte.
intro-point-5 = Auch im Gefängnis nimmst du Miete ein, kaufst, bietest, tauschst und baust.
intro-point-6 = Es gibt nur { $houses } Häuser. Werden sie knapp, werden sie versteigert.
intro-point-7 = Spieler leihen einander kein Geld, und niemand verzichtet im Voraus auf Miete.
