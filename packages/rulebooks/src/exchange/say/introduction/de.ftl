intro-line = Verdeckte Gebote, und Spieler, mit deren Anteilen gehandelt wird
intro-special =
    Nichts hat einen festen Preis: Um jedes freie Grundstück wird verdeckt geboten, und alle zahlen ihr Gebot,
    auch wer leer ausgeht. Jeder Spieler ist eine Gesellschaft aus { $sharesEach } Anteilen, die Dividende
    bringen und den Besitzer wechseln, bis jemand übernommen wird.
intro-for = Erfahrene, die gern bluffen und rechnen.
intro-hard = Anspruchsvoll: Was ein Gebot oder ein Anteil wert ist, spürst du erst nach einem Spiel.
intro-point-1 =
    Wer auf einem freien Grundstück landet, löst eine verdeckte Versteigerung aus. 0 ist erlaubt, das höchste
    Gebot gewinnt, und jeder zahlt sein eigenes.
intro-point-2 =
    Sind mehrere höchste Gebote gleich, zahlt niemand, und nur diese Spieler bieten noch einmal. Bieten alle 0,
    bleibt das Grundstück bei der Bank.
intro-point-3 =
    Grundstücke werden nicht getauscht. Eigentümer versteigern sie auf dieselbe Art und dürfen einen
    Mindestpreis setzen: Wird er nicht erreicht, zahlen sie die Hälfte davon in den Topf.
intro-point-4 =
    Ein Anteil ist den { $sharesEach }. Teil von Bargeld und Grundstücken seines Spielers wert. In deinem Zug
    verkaufst du bis zu { $sharesSoldATurn } an die Bank und kaufst bis zu { $sharesBoughtATurn } von ihr.
intro-point-5 =
    Über LOS zahlst du zuerst Dividende auf jeden Anteil, den andere halten, nach dem Bargeld in deinem letzten
    Bericht. Erst dann kommt das Gehalt.
intro-point-6 =
    Ziehst du über den Rathausplatz, schuldest du der Börse einen Bericht. Ihn zu vergessen kostet { $lateFine }
    €.
intro-point-7 =
    Wer keine eigenen Anteile mehr hat, wird übernommen: Die Grundstücke bekommt, wer mindestens { $majority }
    hält.
