deckCards = Les { $count } cartes du paquet
deckUnseen =
    { $count ->
        [0] { $count } n’ont pas encore été tirées depuis le mélange.
        [one] Une seule n’a pas encore été tirée depuis le mélange.
       *[other] { $count } n’ont pas encore été tirées depuis le mélange.
    }
copies = ({ $count } fois)
