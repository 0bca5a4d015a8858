## The chapter

chapter-free-space-title = Choix libre d’une case sur le Départ

## Choices

choice-onStart-chooseSpace = rapporte le salaire ou, une fois par tour, laisse plutôt choisir librement une case
choice-startReached-inPassing = rien ; sur le Départ, on choisit d’abord

## Refusals

refusal-notOnStart = Ce choix n’appartient qu’au joueur qui vient de s’arrêter sur la case départ.
refusal-noSuchTravel = Il faut choisir une autre case du plateau.
action-takeSalary = Prendre le salaire ({ $amount })
action-travelTo = Aller sur { $space }
ask-start = Prendre le salaire de { $salary } ou aller sur une autre case au choix ?
