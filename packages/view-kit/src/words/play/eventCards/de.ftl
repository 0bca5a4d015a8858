sitsOut =
    { $rounds ->
        [one] setzt eine Runde aus
       *[other] setzt { $rounds } Runden aus
    }
