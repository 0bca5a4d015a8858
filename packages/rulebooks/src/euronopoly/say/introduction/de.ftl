intro-line = Europa auf Kredit: Ansprüche auf Städte und eine Bank, die leiht
intro-special =
    Das erste Grundstück einer Städtegruppe gibt dir den Anspruch auf die ganze Gruppe, und da es keine
    Versteigerungen gibt, kann dich niemand überbieten. Was du nicht zahlen kannst, leiht die Bank, bis deine
    Schulden den Besitz übersteigen.
intro-for = Zwei bis vier, die lieber planen als feilschen: Getauscht wird nicht.
intro-hard = Mittel: vieles ist neu, doch jeder Zug verlangt wenig.
intro-point-1 =
    Das erste Grundstück einer Gruppe gibt dir den Anspruch auf sie: Niemand sonst darf die beiden anderen
    kaufen.
intro-point-2 = Eine weitere Gruppe beginnst du nur, wenn du in jeder mit eigenem Anspruch mindestens zwei Karten hast.
intro-point-3 =
    Du kaufst aus der Ferne: vor dem Würfeln ein freies Grundstück einer eigenen Gruppe, auf dem die Figur eines
    anderen steht. Die Provision bekommt er. Auch gebaut wird aus der Ferne.
intro-point-4 =
    Landest du auf einem eigenen Grundstück, baust du in seiner Gruppe, so viel du willst. Wie hoch, hängt davon
    ab, wie viele ihrer Grundstücke du hast.
intro-point-5 =
    Kannst du nicht zahlen, leiht die Bank. Mit Schulden kaufst und baust du nichts, und alle Einnahmen tilgen
    sie. Übersteigen sie die Verkaufswerte, hast du verloren.
intro-point-6 = Auf dem Risikofeld entscheidet der Wurf, was du zahlst oder bekommst.
intro-point-7 =
    Von zwei Gefängnissen ist es das nähere, nach zweimal demselben Pasch. Freikommen kostet { $bails1 },
    { $bails2 }, dann { $bails3 } GE, oder du sitzt es ab, und Miete zahlt dir dort niemand.
