### Words of a position that is entered by hand.

lead = Enter how things stand at your table. Cards that nobody has seen are shuffled for each game.
loading = Loading the rulebook…
players = Players
turn = Whose turn
round = Round
who = Players, cash and pieces
deeds = Properties
# $number (digits)
owned =
    { $number ->
        [0] all with the bank
        [one] { $number } owned by players
       *[other] { $number } owned by players
    }
cash = Cash
least = Cash, at least
most = Cash, at most
unsure = roughly
space = stands on
jail = Jail
notInJail = not in jail
# $turn (digits)
jailTurn = in jail, before turn { $turn } there
out = out of the game
# $deed (text)
owner = Who owns { $deed }?
bank = Bank
# $deed (text)
level = Buildings on { $deed }
mortgaged = mortgaged
# $deck (text)
jailCard = Get-out-of-jail card ({ $deck })
inDeck = in the deck
# $field (text) $seat (text)
of = { $field }: { $seat }
cannot = This cannot be:
clear = Start over
