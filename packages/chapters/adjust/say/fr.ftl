## Refusals

refusal-asItIs = C’est déjà ce que disent les livres.
refusal-cashTooLow = Personne ne peut avoir moins que rien.
refusal-notBetweenMoves = Cela ne se rectifie qu’avant un lancer ou à la fin d’un tour, quand rien d’autre n’est en suspens.
adjusted-receives = Rectification : { $seat } reçoit { $amount } de la banque.
adjusted-pays = Rectification : { $seat } paie { $amount } à la banque.
adjusted-owner = Rectification : { $deed } appartient maintenant à { $owner }.
adjusted-unowned = Rectification : { $deed } appartient maintenant à la banque.
adjusted-level = Rectification : sur { $deed } se trouve maintenant : { $standing }.
adjusted-mortgaged = Rectification : { $deed } est maintenant hypothéquée.
adjusted-lifted = Rectification : { $deed } n’est plus hypothéquée.
adjusted-place = Rectification : { $seat } se trouve maintenant sur { $space }.
adjusted-cardInDeck = Rectification : la carte de sortie est maintenant dans le paquet { $deck }.
adjusted-cardHeld = Rectification : { $seat } détient maintenant la carte de sortie du paquet { $deck }.
# without $jail
adjusted-notInJail = Rectification : { $seat } n’est pas en prison.
# without $jail
adjusted-inJail = Rectification : { $seat } est en prison ; prochaine manche là-bas : { $round }.
adjusted-noLap = Rectification : { $seat } n’est pas encore passé par Départ.
adjusted-lap = Rectification : { $seat } est déjà passé par Départ.
nothing = rien
oneHotel = 1 { $piece }
