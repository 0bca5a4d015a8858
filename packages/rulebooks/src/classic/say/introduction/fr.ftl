intro-line = Le jeu que vous connaissez, règles en main
intro-special =
    Vous achetez la case où vous arrivez, échangez pour réunir des groupes de couleur, construisez uniformément
    et encaissez des loyers jusqu’à ce qu’un seul joueur puisse encore payer. Chaque règle s’applique telle
    qu’elle est écrite, et ce n’est pas ainsi qu’on joue le plus souvent en famille.
intro-for = Tous ceux qui y ont déjà joué. C’est aussi le meilleur point de départ : Stade et Bourse reposent sur lui.
intro-hard = Moyen : peu à apprendre, beaucoup à négocier.
intro-point-1 = On ne gagne rien au Parking libre, sauf si la table convient d’une cagnotte.
intro-point-2 = Une propriété que personne n’achète est mise aux enchères, et celui qui l’a refusée peut enchérir aussi.
intro-point-3 = Un loyer n’est payé que si le propriétaire le réclame avant que le joueur suivant lance les dés.
intro-point-4 = S’arrêter juste sur le Départ rapporte les { $salaryPass } thalers habituels, pas le double.
intro-point-5 = Depuis la prison, vous encaissez des loyers, achetez, enchérissez, échangez et construisez toujours.
intro-point-6 = Il n’y a que { $houses } maisons. Quand elles viennent à manquer, elles sont mises aux enchères.
intro-point-7 = Les joueurs ne se prêtent pas d’argent, et personne ne renonce d’avance à un loyer.
