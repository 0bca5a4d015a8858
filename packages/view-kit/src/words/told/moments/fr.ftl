group = { $group } : au complet
groupWhose = Tout appartient maintenant à { $name }.
top = { $deed } : { $building }
topWhose = { $name } a bâti jusqu’au sommet.
takeover = { $name } rachète { $other }
takeoverHow = Les parts en décident : { $other } est hors jeu.
escape = De justesse
escapeHow = { $name } a trouvé { $amount } et reste en jeu.
bankruptcy = { $name } est hors jeu
bankruptcyTo = Tout revient à { $other }.
bankruptcyIn = La fin est venue à la manche { $round }.
victory =
    { $alone ->
        [yes] { $names } gagne
       *[other] { $names } gagnent
    }
victoryIn = Tout s’est joué à la manche { $round }.
