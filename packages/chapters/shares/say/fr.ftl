## The chapter

chapter-share-trade-title = Commerce des parts de joueurs
chapter-shares-title = Parts de joueurs et leur Bourse

## Choices

choice-startReached-dividend = le dividende
choice-milestone-annualReport = avec { $reportSpace }
choice-received-reports = fait l’objet d’un bilan
choice-turnEnded-closeExchange = après le temps que fixe la table
choice-wealth-withShares = l’argent, les propriétés et les bâtiments à leur prix, hypothéqués à la moitié, et toutes les parts
choice-eliminate-takenOver = est racheté
choice-estate-withShares = revient, avec toutes les parts, au créancier ou à la banque

## Numbers

number-lateFine = Amende pour un bilan tardif
number-reportSpace = Case du bilan annuel
number-sharesEach = Parts dont se compose chaque joueur
number-majority = Parts pour la majorité
number-sharesSoldATurn = Parts que la banque reprend en un tour
number-sharesBoughtATurn = Parts que la banque cède en un tour
