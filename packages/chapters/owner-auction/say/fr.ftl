## The chapter

chapter-owner-auction-gist =
    À leur tour, ou pour réunir l’argent d’une dette, les joueurs peuvent mettre une de leurs propriétés en enchères
    cachées. Ils peuvent fixer un prix minimum ; si aucune offre ne l’atteint, ils la gardent et paient { $minimumPenalty } % de ce prix.
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
wait-minimum =
    { $seats ->
        [one] { $seats } fixe un prix minimum.
       *[other] { $seats } fixent un prix minimum.
    }
minimumSet-none = { $seat } ne fixe pas de prix minimum pour { $deed }.
minimumSet-amount = { $seat } fixe un prix minimum de { $amount } pour { $deed }.
penalty-half = { $from } paie la moitié du prix minimum{ phrase-forDeed } { phrase-paidTo } : { $amount }.
penalty-share = { $from } paie { $minimumPenalty } du prix minimum{ phrase-forDeed } { phrase-paidTo } : { $amount }.
action-putUp = Mettre { $deed } aux enchères
action-noMinimum = Mettre aux enchères sans prix minimum
action-setMinimum = Fixer un prix minimum de { $amount }
ask-minimum = { $deed } va être mise aux enchères : fixer un prix minimum (jusqu’à { $most }), ou 0 pour aucun.
