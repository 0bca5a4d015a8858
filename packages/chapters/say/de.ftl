phrase-paidTo =
    { $to ->
        [bank] an die Bank
        [pot] in den Topf
       *[other] an { $to }
    }
phrase-forDeed =
    { $deed ->
        [none] { "" }
       *[other] { " " }für { $deed }
    }
