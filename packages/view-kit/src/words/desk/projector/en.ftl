### Words of the wide screen.

balances = Balances
story = What has happened last
free = Unowned
guest = Big screen
waitsForGame = The game shows here as soon as it is open in another window of this browser.
waitsForTable = Loading the table…
# $code (text)
code = Code { $code }
scan = Take part: scan this with a phone, or open
onlyHere = This server is reached from this machine only: npm start -- --home opens it to phones.
qr = Link as a picture for phones
seats = At the table
freeSeat = free
waitsForStart = It begins as soon as the host starts the game.
