radar = Loyer selon le lancer et le nombre de radars
radarThrow = Lancer
radarOwned =
    { $count ->
        [0] { $count } possédés
        [one] { $count } possédé
       *[other] { $count } possédés
    }
