sitsOut =
    { $rounds ->
        [0] passe { $rounds } tours
        [one] passe un tour
       *[other] passe { $rounds } tours
    }
