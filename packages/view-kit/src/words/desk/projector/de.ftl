balances = Kontostände
story = Was zuletzt geschehen ist
free = Frei
guest = Große Leinwand
waitsForGame = Hier erscheint das Spiel, sobald es in einem anderen Fenster dieses Browsers offen ist.
waitsForTable = Tisch wird geladen …
