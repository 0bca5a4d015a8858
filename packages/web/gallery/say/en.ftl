### What the gallery of components says.
### $name (text) $houses (digits) $stations (digits)

title = Sample book
board = Board
otherBoards = Other boards
roll = Throw the dice
jump = To jail
back = 3 back
together = All on one space
pot = In the pot
controls = Controls
cards = Cards
pieces = Pieces
pictures = Pictures of spaces
buy = Buy
auction = Auction
resign = Resign
build = Build
buildReason = You can build once you own the whole colour group. (K-5.1)
name = Your name
nameHint = What the others at the table see.
nameError = Somebody at the table has this name already.
rulebook = Rulebook
bid = Your bid
autoRent = Collect rent automatically
autoRentHint = Otherwise everybody has to demand it. (K-3.1)
houses = Houses in stock
time = Time to think
log = Log
books = Books
deeds = Deeds
open = Open dialog
question = Buy Goethestraße?
questionText = The bank asks 280, which leaves you 1,220. If you do not buy, it is auctioned at once.
toast = Show message
toastText = You cannot throw yet: Ben demands rent from you.
toastDetail = Paragraph K-3.1
house = a house costs
mortgage = Mortgage
groupNote = Whoever owns the whole colour group gets double rent on its unbuilt streets.
event = Chance
community = Community
cardText = The storm took the roofs off. Pay 25 for each house and 100 for each hotel.
cardFoot = Back under the deck · K-0.3
chair = pays rent
rulebooks-classic = Classic
rulebooks-stadium = Stadium
rulebooks-exchange = Exchange
turn = { $name }’s turn
rents-bare = Rent
rents-built =
    { $houses ->
        [one] with 1 house
       *[other] with { $houses } houses
    }
rents-hotel = with hotel
stations =
    { $stations ->
        [one] 1 station
       *[other] { $stations } stations
    }
