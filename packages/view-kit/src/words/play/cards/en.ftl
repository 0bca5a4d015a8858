### Words for a deck of cards.

# $count (digits)
deckCards = The { $count } cards of the deck
# $count (digits)
deckUnseen =
    { $count ->
        [one] One has not been drawn since the shuffle.
       *[other] { $count } have not been drawn since the shuffle.
    }
# $count (digits)
copies = ({ $count } times)
