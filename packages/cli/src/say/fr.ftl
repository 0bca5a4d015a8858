## By what a game was won

heads-start = début
heads-luck = chance
heads-ownLuck = (ses lancers)
heads-play = jeu
heads-others = jeu des autres
heads-rest = reste
heads-end = fin
causes-luck = chance
causes-play = jeu
causes-rest = reste
verdict =
    { $won ->
        [yes] { $name } a gagné : par la chance { $luck }, par le jeu { $play }.
       *[other] { $name } n’a pas gagné : par la chance { $luck }, par le jeu { $play }.
    }
lead = Plus longue avance : { $name }, manches { $round } à { $toRound } (entrées { $entry } à { $toEntry }).
noLead = Personne n’a jamais été en tête.
running = La partie n’est pas terminée : les dernières chances sont celles du moment où elle s’arrête.
otherRules = Le réseau a été entraîné pour d’autres règles, semblables à celles-ci : ses chiffres peuvent être inexacts.
turningPoints = Tournants :
moment = Entrée { $entry }, manche { $round } : { $name } { $change } ({ $cause }).
note = En points de pourcentage, selon les chances de gagner qu’estime le réseau ; le jeu se mesure à ce que ferait le bot « steady ».
decisions = Les plus mauvaises décisions :
decision = Entrée { $entry }, manche { $round } : { $name } { $change }.
done = Fait : { $what }.
doneNothing = Fait : rien.
instead = Mieux : { $what } ({ $now } % au lieu de { $before } %).
insteadNothing = Mieux : rien de cela ({ $now } % au lieu de { $before } %).
playedOn = Joué { $games } fois de chaque façon : { $change } (de { $least } à { $most }).
noDecisions = Aucune décision n’a coûté un demi-point ou plus.
rolled =
    Aucun réseau n’a été entraîné pour ces règles : les chances, en pour cent, sont celles de parties que le bot « steady » a
    jouées à partir de ces moments, { $games } fois chacun, avec les limites de confiance à 95 %. La chance et les décisions
    ne sont pas indiquées.
rolledEntry = Entrée
rolledRound = Manche
decisionsNote =
    Décisions : ce que le meilleur coup manqué aurait ajouté aux chances du joueur, selon le réseau ; un échange
    que personne n’a proposé compte si les deux parties y auraient gagné. Les offres cachées
    comptent selon ce que les autres auraient pu offrir.

## Whether a rulebook can be played

broken = { $path } : « { $id } » ne peut pas se jouer ainsi.
fine = { $path } : « { $id } » peut se jouer, empreinte { $mark }.
lessonFine =
    { $count ->
        [one] { $path } : une leçon sur « { $id } » qui peut se jouer, { $count } étape.
       *[other] { $path } : une leçon sur « { $id } » qui peut se jouer, { $count } étapes.
    }
completed =
    { $words ->
        [none] Complété par : { $step }.
       *[other] Complété par : { $step } – { $words }.
    }
tried =
    { $ended ->
        [one] { $ended } partie d’essai sur { $games } s’est terminée en { $rounds } manches au plus.
       *[other] { $ended } parties d’essai sur { $games } se sont terminées en { $rounds } manches au plus.
    }
doubt = Souvent, la partie ne se termine pas d’elle-même.
stuck = Une partie d’essai ne peut pas continuer : { $why }
