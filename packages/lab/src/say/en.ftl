### What the laboratory says: why an experiment cannot be made, and what was found.
### $name (text) $known (text) $given (text) $sentence (text)
### $least (digits) $most (digits) $count (digits) $bots (digits) $seat (digits) $space (digits)


## Why an experiment cannot be made

# What another part of the program has to say, as it stands.
asTold = { $sentence }
noBook = There is no rulebook { $name } here.
noBot = There is no bot { $name }. There are: { $known }.
tableSize = { $name } is played by { $least } to { $most } players, not by { $count }.
handNeedsBook = A position entered by hand needs a rulebook.
handSeats =
    { $count ->
        [one] The position has { $count } player, but { $bots } bots play.
       *[other] The position has { $count } players, but { $bots } bots play.
    }
tableSeats = There are { $count } at the table, but { $bots } bots play.
entries =
    { $count ->
        [one] The game has only { $count } entry.
       *[other] The game has only { $count } entries.
    }
over = The game is already over there.
newer = The experiment has format { $given }; this program reads up to { $most }.
noGroup = There is no group { $name }.
noSeat = There is no seat { $seat }.
seatOut = Seat { $seat } is not in the game.
noDeed = There is no property on space { $space }.
leastOverMost = The least is more than the most.
leftWithNothing = A player who has left the game has neither money nor properties.
fewerThanTwo = There are not two players left in the game.
noDeal = No deal is given.
noTrade = This rulebook has no trading.
noShares = This rulebook has no shares.
noAtlas = This is not an atlas of format 1.
notLoaded = The games could not begin, because part of the page could not be loaded. Please reload the page.
