prisonSteps = Ce que coûte la sortie, tour par tour
prisonTurn =
    { $turn ->
        [0] { $turn }e tour
        [one] { $turn }er tour
       *[other] { $turn }e tour
    }
prisonFree = gratuit
prisonNow = maintenant
prisonGone = passé
