## Refusals

refusal-asItIs = C’est déjà ce que disent les livres.
refusal-cashTooLow = Personne ne peut avoir moins que rien.
refusal-notBetweenMoves = Cela ne se rectifie qu’avant un lancer ou à la fin d’un tour, quand rien d’autre n’est en suspens.
