sell = Vendre…
sales = Vendre à la banque
salesIntro = La banque paie ce qu’indique la carte. Les propriétés ne reviennent à la banque que sans bâtiments.
allWorth = Le tout rapporterait { $amount }.
nothingOwned = Il n’y a rien à vendre.
