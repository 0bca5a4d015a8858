# same
faces-bus = Bus
faces-seek = Propriété suivante
dice-0 = Premier dé
dice-1 = Deuxième dé
dice-2 = Troisième dé
diceAsk = Que montrent les dés ?
diceKeys = Les touches de chiffres et Entrée conviennent aussi.
diceKeysThird = Les touches 1 à 6, B pour le bus, N pour la propriété suivante et Entrée conviennent aussi.
diceEnter = Noter le lancer
diceMissing = Touchez d’abord chaque dé tel qu’il est tombé.
noFace = Aucun dé ne montre { $key } ici : un dé va de 1 à 6.
noFaceThird = { $key } n’est pas sur le dé rapide : il a 1 à 3, B pour le bus et N pour la propriété suivante.
cardAsk = Quelle carte du paquet { $deck } ?
cardsLeft =
    { $count ->
        [one] { $count } carte n’a pas été tirée depuis le mélange.
       *[other] { $count } cartes n’ont pas été tirées depuis le mélange.
    }
lotAsk = Sur qui tombe le sort ?
dealAsk = Quel titre reçoit { $name } ?
search = Chercher
nothingFound = Rien ne correspond.
throwOnBoard = Les dés se lancent sur la table.
throwKeeper = { $name } note ce qu’ils montrent.
failed = Impossible de noter cela.
