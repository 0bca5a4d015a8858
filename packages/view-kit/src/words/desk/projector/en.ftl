### Words of the wide screen.

balances = Balances
story = What has happened last
free = Unowned
guest = Big screen
waitsForGame = The game shows here as soon as it is open in another window of this browser.
waitsForTable = Loading the table…
