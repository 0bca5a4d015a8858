## The chapter

chapter-owner-auction-title = Enchères à l’initiative du propriétaire

## Numbers

number-minimumPenalty = Amende si le prix minimum n’est pas atteint

## Refusals

refusal-tradeForbidden = Ces règles interdisent les échanges entre joueurs.
refusal-demandsFirst = Tant qu’un loyer peut encore être réclamé, aucun propriétaire n’ouvre d’enchères.
refusal-notAskedForMinimum = Seul celui qui met une propriété aux enchères fixe un prix minimum.
refusal-tooManyPutUp = Offres et enchères à soi sont limitées ensemble à { $offersATurn } par tour.
refusal-auctionBuilt = On ne met aux enchères que des propriétés dont le groupe de couleur n’a pas de bâtiment.
refusal-minimumTooHigh = Le prix minimum est trop haut : l’argent dont aucune dette n’a besoin doit en couvrir { $minimumPenalty }.
