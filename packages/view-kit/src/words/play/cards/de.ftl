deckCards = Die { $count } Karten des Stapels
deckUnseen =
    { $count ->
        [one] Seit dem Mischen ist eine noch nicht gezogen.
       *[other] Seit dem Mischen sind { $count } noch nicht gezogen.
    }
copies = ({ $count }-mal)
