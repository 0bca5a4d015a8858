intro-line = Ni enchères, ni échanges, ni dettes
intro-special =
    Vous achetez là où vous arrivez, construisez là où vous arrivez et payez ce que vous avez. L’argent de la
    banque est limité : quand il n’y en a plus, la partie s’arrête et la plus grande fortune gagne.
intro-for = Les familles et les premières parties : on sait toujours ce qu’on peut faire.
intro-hard = Facile : acheter ou non, construire ou non.
intro-point-1 = Ce que personne n’achète reste à la banque : il n’y a pas d’enchères.
intro-point-2 =
    Rien ne s’échange et rien ne s’hypothèque. Vous vendez à la banque à moitié prix, et seulement là où vous
    êtes arrivé.
intro-point-3 =
    Vous construisez une maison sur une rue à vous quand vous y arrivez, même sans toute la couleur. Avec elle,
    la maison coûte moitié prix.
intro-point-4 =
    Il n’y a pas de dettes : ce que vous ne pouvez pas payer en entier, vous le payez autant que possible, et
    vous êtes éliminé. À 0 exactement aussi.
intro-point-5 =
    La banque commence avec { $bankCash } M. Quand elle est vide, on finit la manche et la plus grande fortune
    gagne.
intro-point-6 = En prison, vous passez trois manches : ni caution, ni double.
intro-point-7 =
    Les taxes vont dans une cagnotte, gagnée au parking libre. Les cases Événement et Communauté ne font rien,
    sauf si la table joue avec des cartes.
