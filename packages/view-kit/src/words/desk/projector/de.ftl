balances = Kontostände
story = Was zuletzt geschehen ist
free = Frei
guest = Große Leinwand
waitsForGame = Hier erscheint das Spiel, sobald es in einem anderen Fenster dieses Browsers offen ist.
waitsForTable = Tisch wird geladen …
# same
code = Code { $code }
scan = Mitspielen: mit dem Telefon scannen oder öffnen
onlyHere = Diesen Server erreicht nur dieses Gerät: npm start -- --home öffnet ihn für Telefone.
qr = Link als Bild für Telefone
seats = Am Tisch
freeSeat = frei
waitsForStart = Es geht los, sobald die Gastgeberin oder der Gastgeber beginnt.
