### What stands on the board and on the cards of the stadium rules, and what its paragraphs are called.


## The rulebook

title = Stadium

## The board

currency = ₩
jail-inside = Jail
jail-visiting = onlooker

## Buildings

house-one = stand
# $count (number)
house-many = stands
house-gender = n
hotel-one = stadium
# $count (number)
hotel-many = stadiums
hotel-gender = n

## Groups

group-brown = Practice pitches
group-lightBlue = Forecourt
group-pink = Backstage
group-orange = Terraces
group-red = Pitchside
group-yellow = Positions
group-green = Turf
group-darkBlue = Seats of honour
group-station = Venues
group-utility = Shops

## Spaces

space-kickOffStart = Kick-off (Start)
space-kickaboutPitch = Kickabout Pitch
space-homeGame = Home game
space-cinderPitch = Cinder Pitch
space-teamBusRepair = Team Bus Repair
space-molehillMeadow = Molehill Meadow
space-ticketBooth = Ticket Booth
space-awayGame = Away game
space-turnstile = Turnstile
space-sausageStall = Sausage Stall
space-jailOnlooker = Jail / onlooker
space-kitRoom = Kit Room
space-scarfShop = Scarf Shop
space-visitorsDressingRoom = Visitors’ Dressing Room
space-playersTunnel = Players’ Tunnel
space-mistyBowl = Misty Bowl
space-farSide = Far Side
space-southTerrace = South Terrace
space-northTerrace = North Terrace
space-freeCarParkFans = Free Car Park (fans)
space-dugout = Dugout
space-cornerFlag = Corner Flag
space-touchline = Touchline
space-cloudPark = Cloud Park
space-leftWing = Left Wing
space-rightWing = Right Wing
space-shirtShop = Shirt Shop
space-sweeper = Sweeper
space-redCardOffToJail = Red Card: off to Jail
space-centreCircle = Centre Circle
space-penaltyArea = Penalty Area
space-penaltySpot = Penalty Spot
space-floodlightDome = Floodlight Dome
space-directorsBox = Directors’ Box
space-relegationPlayOff = Relegation Play-off
space-trophyCabinet = Trophy Cabinet

## Cards: Away game

away-name = Away game
away-1 = For once the team bus has the wind behind it: on to Kick-off (Start), where the salary is paid.
away-2 =
    The linesman has left his glasses at home and a stand-in is wanted: on to Touchline. Passing Start on the way
    pays the salary.
away-3 = Eleven left boots in the bag: on to Kit Room to swap them. Passing Start on the way pays the salary.
away-4 =
    Even the head of the supporters’ club freezes without a scarf: on to the next shop. If it is unowned, it is for
    sale. If another player owns it, throw the dice and pay ten times the total.
away-5 =
    The match is moved at short notice: on to the next venue. If it is unowned, it is for sale. If another player
    owns it, the visit costs double rent.
away-6 =
    The route planner knows football grounds only: on to the next venue. If it is unowned, it is for sale. If
    another player owns it, the detour costs double rent.
away-7 = The travelling fans have swept the score predictions: ₩50 from the bank.
away-8 = The referee saw everything but this: this jail card opens the door once. Keep it until it is played or traded.
away-9 = Offside, and only by a toecap: 3 spaces back.
away-10 = Celebrated in front of the wrong end: straight to jail, without salary.
away-11 = Winter has tackled the roofs from behind: ₩25 for each stand and ₩100 for each stadium to the bank.
away-12 = Parked in the players’ tunnel: ₩15 to the bank.
away-13 =
    A friendly in the village, and the groundsman has lunch ready: on to Molehill Meadow. Passing Start on the way
    pays the salary.
away-14 = Somebody has to glue the handle back on: on to Trophy Cabinet.
away-15 = “If we win, the drinks are on me”, and then they won: ₩50 to every other player.
away-16 = The goal from the halfway line ends up in a commercial: ₩150 from the bank.

## Cards: Home game

home-name = Home game
home-1 = The band strikes up and the mascots walk out: on to Kick-off (Start), where the salary is paid.
home-2 = Sold out to the last folding seat: ₩200 from the bank.
home-3 = The penalty landed on the scoreboard: ₩50 to the bank.
home-4 = The match programme with the misprint becomes a collector’s item: ₩50 from the bank.
home-5 =
    The warder has the season ticket in the next seat: this jail card opens the door once. Keep it until it is
    played or traded.
home-6 = Took the match ball home, and the referee with it: straight to jail, without salary.
home-7 = The mascot wins the mascots’ race: ₩100 from the bank.
home-8 = Every cup collected after the match: a deposit of ₩20 from the bank.
home-9 = A birthday in the centre circle and the whole team chips in: ₩10 from every other player.
home-10 = The groundsman sells signed turf: ₩100 from the bank.
home-11 = The new floodlights came without a switch: ₩100 to the bank.
home-12 = The team wants a yoga teacher and the yoga teacher wants money: ₩50 to the bank.
home-13 = The drum of the South Terrace has found its spare stick: ₩25 from the bank.
home-14 = From now on no seat may wobble: ₩40 for each stand and ₩115 for each stadium to the bank.
home-15 = Second place in the veterans’ table football cup: ₩10 from the bank.
home-16 = The missing cup was in the laundry all along: ₩100 from the bank.

## Titles of paragraphs

rule-S-0_1 = Material
rule-S-0_2 = Who starts
rule-S-1_1 = The turn
rule-S-2_1 = Debt
rule-S-2_2 = Bankrupt to a player
rule-S-2_3 = Bankrupt to the bank
rule-S-2_4 = Winning
rule-S-3_1 = At any time: collecting rent
rule-S-3_2 = When there is an auction
rule-S-3_3 = How an auction runs
rule-S-4_1 = Building stands and stadiums
rule-S-4_2 = No building while mortgaged
rule-S-4_3 = When buildings run short
rule-S-5_1 = Selling buildings
rule-S-6_1 = Mortgages
rule-S-7_1 = Trading
rule-S-7_2 = Trading mortgaged properties
rule-S-8_1 = An unowned property
rule-S-9_1 = Demanding rent
rule-S-9_2 = Base rent
rule-S-9_3 = Venues and shops
rule-S-10_1 = Away and home games
rule-S-10_2 = Taxes
rule-S-11_1 = Into jail
rule-S-11_2 = Out of jail
rule-S-11_3 = Quiet spaces
rule-S-12_1 = The speed die
rule-S-12_2 = From when on
rule-S-12_3 = The numbers 1, 2 and 3
rule-S-12_4 = The bus
rule-S-12_5 = Next property
rule-S-12_6 = Where the speed die does not count
rule-S-12_7 = Three equal numbers
rule-S-12_8 = Jail ends the turn
rule-S-13_1 = No additions
