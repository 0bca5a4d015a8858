## Why an experiment cannot be made

asTold = { $sentence }
noBook = Il n’y a pas de règlement { $name } ici.
noBot = Il n’y a pas de bot { $name }. Il y a : { $known }.
tableSize = { $name } se joue de { $least } à { $most } joueurs, et non à { $count }.
handNeedsBook = Une position saisie à la main a besoin d’un règlement.
handSeats =
    { $count ->
        [one] La position a { $count } joueur, mais { $bots } bots jouent.
       *[other] La position a { $count } joueurs, mais { $bots } bots jouent.
    }
tableSeats = { $count } personnes sont à la table, mais { $bots } bots jouent.
entries =
    { $count ->
        [one] La partie n’a que { $count } entrée.
       *[other] La partie n’a que { $count } entrées.
    }
over = La partie y est déjà terminée.
newer = L’expérience a le format { $given } ; ce programme lit jusqu’au format { $most }.
noGroup = Le groupe { $name } n’existe pas.
noSeat = La place { $seat } n’existe pas.
seatOut = La place { $seat } n’est pas dans la partie.
noDeed = Il n’y a pas de propriété sur la case { $space }.
leastOverMost = Le minimum dépasse le maximum.
leftWithNothing = Qui a quitté la partie n’a ni argent ni propriétés.
fewerThanTwo = Il ne reste pas deux joueurs dans la partie.
noDeal = Aucun échange n’est indiqué.
noTrade = Ce règlement ne connaît pas les échanges.
noShares = Ce règlement ne connaît pas les parts.
noAtlas = Ce n’est pas un atlas au format 1.
notLoaded = Les parties n’ont pas pu commencer, car un élément de la page n’a pas pu être chargé. Veuillez recharger la page.
