noRung = Le nombre "highest" n’a pas de niveau pour un groupe entier.
falls = Le nombre "highest" diminue.
tooHigh = Le nombre "highest" dépasse les maisons qui précèdent un hôtel : sur une échelle, il n’y a pas d’hôtel.
notAll = Le nombre "leastOfOthers" n’a pas tous les niveaux.
tooMuch = Le nombre "leastOfOthers" demande plus que le niveau même.
