### Phrases that the sentences of several chapters use.
### $to (account) $deed (deed)

phrase-paidTo =
    { $to ->
        [bank] to the bank
        [pot] into the pot
       *[other] to { $to }
    }
# Comes after what is paid; nothing where no deed is named.
phrase-forDeed =
    { $deed ->
        [none] { "" }
       *[other] { " " }for { $deed }
    }
