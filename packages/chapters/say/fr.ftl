phrase-paidTo =
    { $to ->
        [bank] à la banque
        [pot] dans la cagnotte
       *[other] à { $to }
    }
phrase-forDeed =
    { $deed ->
        [none] { "" }
       *[other] { " " }pour { $deed }
    }
