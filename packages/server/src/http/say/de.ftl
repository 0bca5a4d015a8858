house = Brettspiele um Grundstücke, jedes nach seinen eigenen Regeln.
free =
    { $free ->
        [one] { $free } von { $all } Plätzen ist frei: Öffne den Link und setz dich dazu.
       *[other] { $free } von { $all } Plätzen sind frei: Öffne den Link und setz dich dazu.
    }
full = Alle Plätze sind besetzt, gleich geht es los.
phases-playing = Das Spiel läuft.
phases-paused = Das Spiel ist unterbrochen.
phases-over = Das Spiel ist zu Ende.
