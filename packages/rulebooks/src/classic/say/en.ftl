### What stands on the board and on the cards of the classic rules, and what its paragraphs are called.


## The rulebook

title = Classic

## The board

# What so much money is called.
# $count (number)
currency =
    { $count ->
        [one] thaler
       *[other] thalers
    }
jail-inside = Jail
jail-visiting = visiting

## Buildings

house-one = house
# $count (number)
house-many = houses
house-gender = n
hotel-one = hotel
# $count (number)
hotel-many = hotels
hotel-gender = n

## Groups

group-brown = Brown
group-lightBlue = Light blue
group-pink = Pink
group-orange = Orange
group-red = Red
group-yellow = Yellow
group-green = Green
group-darkBlue = Dark blue
group-station = Stations
group-utility = Utilities

## Spaces

space-start = Start
space-bathStreet = Bath Street
space-community = Community
space-towerStreet = Tower Street
space-earningsTax = Earnings Tax
space-southStation = South Station
space-turnpikeStreet = Turnpike Street
space-chance = Event
space-elizaStreet = Eliza Street
space-postStreet = Post Street
space-jail = Jail / visiting
space-lakeStreet = Lake Street
space-cityPower = City Power
space-harbourStreet = Harbour Street
space-newStreet = New Street
space-westStation = West Station
space-munichStreet = Munich Street
space-viennaStreet = Vienna Street
space-berlinStreet = Berlin Street
space-parking = Free Car Park
space-theatreStreet = Theatre Street
space-museumStreet = Museum Street
space-operaSquare = Opera Square
space-northStation = North Station
space-lessingStreet = Lessing Street
space-schillerStreet = Schiller Street
space-cityWater = City Water
space-goetheStreet = Goethe Street
space-goToJail = Off to Jail
space-townHallSquare = Town Hall Square
space-mainStreet = Main Street
space-stationStreet = Station Street
space-centralStation = Central Station
space-parkStreet = Park Street
space-surtax = Surtax
space-castleAvenue = Castle Avenue

## Cards: Event

chance-name = Event
chance-1 = A tailwind all the way home: on to Start, where the salary is waiting.
chance-2 =
    The first violin has a cold and a stand-in is wanted: on to Opera Square. Passing Start on the way pays the
    salary.
chance-3 = The towel is already packed: on to Lake Street. Passing Start on the way pays the salary.
chance-4 =
    Something drips, or maybe it crackles: on to the next utility. If it is unowned, it is for sale. If another
    player owns it, throw the dice and pay ten times the total.
chance-5 =
    Nobody understood the announcement, but it sounded urgent: on to the next station. If it is unowned, it is for
    sale. If another player owns it, the stop costs double rent.
chance-6 =
    Asleep on the wrong train: on to the next station. If it is unowned, it is for sale. If another player owns it,
    getting off costs double rent.
chance-7 = The piggy bank has had piglets: 50 thalers from the bank.
chance-8 = The jailer still owes a favour: this jail card opens the door once. Keep it until it is played or traded.
chance-9 = The umbrella is still at the café: 3 spaces back.
chance-10 = The taxi has a blue light on its roof: straight to jail, without salary.
chance-11 = The hail has not spared a single roof: 25 thalers for each house and 100 thalers for each hotel to the bank.
chance-12 = The hired bicycle came back a day late: 15 thalers to the bank.
chance-13 = An aunt is arriving with five suitcases: on to South Station. Passing Start on the way pays the salary.
chance-14 = The invitation has gilt edges: on to Castle Avenue.
chance-15 = A reckless bet, but a word is a word: 50 thalers to every other player.
chance-16 = The stamp in grandfather’s album was the real thing after all: 150 thalers from the bank.

## Cards: Community

community-name = Community
community-1 = Half the street helps to push: on to Start, where the salary is paid.
community-2 = An unrecognised masterpiece hung in the attic: 200 thalers from the bank.
community-3 = The football found the only closed window: 50 thalers to the bank.
community-4 = At the courtyard sale even the old lamp found a buyer: 50 thalers from the bank.
community-5 =
    The prison governor sings in the same choir: this jail card opens the door once. Keep it until it is played or
    traded.
community-6 = The street party lasted until four, the patience of the police until three: straight to jail, without salary.
community-7 = The lime tree shades the whole square and the town says thank you: 100 thalers from the bank.
community-8 = Three crates of empties were left over from the fête: a deposit of 20 thalers from the bank.
community-9 = Cake for the whole table, and the table chips in: 10 thalers from every other player.
community-10 = The calendar with the cats of the quarter has sold out: 100 thalers from the bank.
community-11 = The piano was wider than the staircase: 100 thalers to the bank.
community-12 = The canary insists on singing lessons: 50 thalers to the bank.
community-13 = Somebody had to set the tower clock, and somebody did: 25 thalers from the bank.
community-14 = The town would like stucco on every front: 40 thalers for each house and 115 thalers for each hotel to the bank.
community-15 = The runaway tomcat is back and the neighbour beams: a reward of 10 thalers from the bank.
community-16 = The bees on the roof have had a good summer: 100 thalers from the bank.

## Titles of paragraphs

rule-K-0_1 = Material
rule-K-0_2 = Board and prices
rule-K-0_3 = Event and community cards
rule-K-0_4 = Who starts
rule-K-1_1 = The turn
rule-K-1_2 = Doubles
rule-K-1_3 = Salary at Start
rule-K-2_1 = Buying
rule-K-2_2 = Auction
rule-K-2_3 = Ownership
rule-K-3_1 = Demanding rent
rule-K-3_2 = Amount of the rent
rule-K-3_3 = No rent while mortgaged
rule-K-3_4 = Rent of stations and utilities
rule-K-4_1 = Taxes and the Free Car Park
rule-K-4_2 = Into jail and out again
rule-K-4_3 = Business from jail
rule-K-4_4 = Only a visit
rule-K-5_1 = Building houses
rule-K-5_2 = Building hotels
rule-K-5_3 = When buildings run short
rule-K-5_4 = Selling buildings
rule-K-6_1 = Mortgage
rule-K-6_2 = A mortgaged property changes hands
rule-K-7_1 = Trading
rule-K-8_1 = Debt and bankruptcy
rule-K-8_2 = Winning
rule-K-9_1 = Short game
rule-K-9_2 = Time limit
