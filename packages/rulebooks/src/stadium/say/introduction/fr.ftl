intro-line = Le football, avec un dé pressé
intro-special =
    Les règles classiques dans le monde du football, avec des tribunes et des stades sur les terrains. Un
    troisième dé vous emmène jusqu’à la prochaine propriété libre : le plateau se remplit en moins de lancers.
intro-for = Ceux qui connaissent Classique et veulent en finir plus vite avec les achats.
intro-hard = Moyen : Classique, plus ce qu’apporte le dé rapide.
intro-point-1 =
    Chacun commence avec { $startBonus } ₩ de plus et, une fois le Départ passé, lance le dé rapide avec les
    deux blancs.
intro-point-2 = Un chiffre s’ajoute au déplacement. Avec le bus, vous choisissez : un dé blanc, l’autre, ou les deux.
intro-point-3 =
    « Propriété suivante » donne deux déplacements : celui des dés, puis jusqu’à la prochaine propriété libre ;
    s’il n’y en a plus, jusqu’à la prochaine d’un autre joueur.
intro-point-4 = Avec trois chiffres égaux, vous sautez sur n’importe quelle case.
intro-point-5 = Vous pouvez construire à tout moment, même au milieu du tour d’un autre.
intro-point-6 = En prison, vous pouvez payer { $bail } ₩ avant chacun des trois lancers.
intro-point-7 = Un groupe complet ne double son loyer que si rien n’y est hypothéqué.
