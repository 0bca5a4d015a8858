balances = Soldes
story = Ce qui vient de se passer
free = Libres
guest = Grand écran
waitsForGame = La partie s’affiche ici dès qu’elle est ouverte dans une autre fenêtre de ce navigateur.
waitsForTable = Chargement de la table…
# same
code = Code { $code }
scan = Pour jouer : scannez avec un téléphone, ou ouvrez
onlyHere = Seule cette machine atteint ce serveur : npm start -- --home l’ouvre aux téléphones.
qr = Lien en image pour les téléphones
seats = À la table
freeSeat = libre
waitsForStart = La partie commence dès que l’hôte la lance.
