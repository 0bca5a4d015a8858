house = Des jeux de plateau immobiliers, chacun selon ses propres règles.
free =
    { $free ->
        [one] { $free } place sur { $all } est libre : ouvrez le lien et asseyez-vous.
       *[other] { $free } places sur { $all } sont libres : ouvrez le lien et asseyez-vous.
    }
full = Toutes les places sont prises, la partie va commencer.
phases-playing = La partie est en cours.
phases-paused = La partie est en pause.
phases-over = La partie est terminée.
