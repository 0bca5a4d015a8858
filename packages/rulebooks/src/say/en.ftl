### What is asked of every rulebook, and what comparisons say.
### $place (gap) $factor (gap) $least (gap) $most (gap) $count (gap) $from (gap) $to (gap) $what (gap) $answer (gap) $usual (gap)


## What rules are about

theme-players = Players and money
theme-turn = Turns and dice
theme-property = Buying and auctions
theme-rent = Rent
theme-building = Building
theme-spaces = Spaces and cards
theme-jail = Jail
theme-trade = Trade, mortgages and shares
theme-debt = Debts and leaving
theme-end = The end and the winner
theme-more = Further rules
theme-board = Board

## Questions

question-finiteBank = Money of the bank
question-feesToPot = Taxes and fees
question-surcharge = Voluntary deals from jail
question-shortfall = A player who cannot pay
question-outAtZero = A player with no money left at all
question-thirdDie = Third die
question-jail = Out of jail
question-onStart = The start
question-buildsEvenly = You build
question-open = The game is begun by
question-estate = What is left by those who are out
question-resign = A player who gives up
question-seatLeft = The game ends
question-wealth = What counts as wealth

## Choices

choice-feesToPot-toBank = go to the bank
choice-feesToPot-toPot = go to the pot
choice-feesToPot-taxesToPot = go to the pot where they are taxes; all else goes to the bank
choice-feesToPot-cardsToPot = go to the pot where cards order them; all else goes to the bank
choice-feesToPot-taxesAndCardsToPot = go to the pot where they are taxes or ordered by cards; all else goes to the bank
choice-feesToPot-taxesAndBailToPot = go to the pot where they are taxes or bail; all else goes to the bank
choice-finiteBank-unlimited = unlimited
choice-surcharge-nothing = cost nothing more
choice-outAtZero-staysIn = plays on
choice-outAtZero-isOut = is out
choice-buildsEvenly-nowhere = nowhere

## Numbers

number-minSeats = Players, at least
number-maxSeats = Players, at most
number-startCash = Starting cash
number-handicap = More starting cash by seat
number-salaryPass = Salary in passing
number-salaryLand = Salary on the start
number-houses = Houses in the stock of the bank
number-hotels = Hotels in the stock of the bank
number-housesBeforeHotel = Houses before a hotel
number-attempts = Rounds in jail
number-bail = Bail
number-bails = Bail, from round to round

## Table options

option-autoRent = Rent is collected automatically
option-rentGrace = Seconds left for demanding rent
option-freeParkingPot = Pot on the free car park
option-shortGame = Short game
option-timeLimit = Time limit in minutes (0: none)
option-speedDie = Speed die
option-cards = Cards
option-auctionStreetsOnly = Only streets are auctioned
option-autoReports = Reports are filed automatically

## Amounts, places, and comparisons of rulebooks

compare-sentRent = Rent of a utility to which a card leads
compare-byCard = { $factor } times a fresh throw
compare-house-range = only as a house rule, { $least } to { $most }
compare-yes = yes
compare-no = no
compare-players = Players
compare-properties = Properties
compare-spaces = Spaces of the board
compare-mark = Mark of the rules
compare-house-only = only as a house rule
compare-default = yes, can be switched off
compare-fromTo = { $count }, from { $from } to { $to }
amount-then = , then{ " " }
amount-unlimited = unlimited
seat = Seat
site-inCity = in { $place }
site-onStreet = on { $place }
# What stands between a question and its answer.
draft-answered = { $what }: { $answer }
# How a name stands in a sentence.
draft-quoted = “{ $what }”
draft-notAsked = does not come up
draft-notSettled = is not settled yet
draft-off = not offered
draft-usually = the table chooses; usually { $usual }
