balances = Soldes
story = Ce qui vient de se passer
free = Libres
guest = Grand écran
waitsForGame = La partie s’affiche ici dès qu’elle est ouverte dans une autre fenêtre de ce navigateur.
waitsForTable = La table arrive…
