## The chapter

chapter-owner-auction-title = Enchères à l’initiative du propriétaire

## Numbers

number-minimumPenalty = Amende si le prix minimum n’est pas atteint
