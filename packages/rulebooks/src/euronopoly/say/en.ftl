### What stands on the board and on the cards of Euronopoly, and what its paragraphs are called.


## The rulebook

title = Euronopoly

## The board

currency = GE

## Buildings

house-one = apartment
# $count (number)
house-many = apartments
house-gender = n
hotel-one = luxury villa
# $count (number)
hotel-many = luxury villas
hotel-gender = n
block-one = holiday home
# $count (number)
block-many = holiday homes
block-gender = n

## Groups

group-capitals = Metropolises
group-centre = Centre
group-benelux = Benelux
group-north = North
group-visegrad = Visegrád
group-south = South
group-balkans = Balkans
group-baltic = Baltic
group-customs = Customs stations
group-radar = Radar traps

## Spaces

space-start = Start
space-rome = Rome
space-london = London
space-radarTunnel = Radar Tunnel
space-paris = Paris
space-customsBrenner = Customs Brenner
space-bern = Bern
space-event = Event
space-vienna = Vienna
space-berlin = Berlin
space-westPrison = West Prison
space-brussels = Brussels
space-amsterdam = Amsterdam
space-radarBridge = Radar Bridge
space-luxembourg = Luxembourg
space-customsOresund = Customs Øresund
space-helsinki = Helsinki
space-copenhagen = Copenhagen
space-stockholm = Stockholm
space-riskField = Risk field
space-warsaw = Warsaw
space-prague = Prague
space-radarCoast = Radar Coast
space-budapest = Budapest
space-customsGibraltar = Customs Gibraltar
space-athens = Athens
space-lisbon = Lisbon
space-madrid = Madrid
space-eastPrison = East Prison
space-sofia = Sofia
space-bucharest = Bucharest
space-radarAvenue = Radar Avenue
space-belgrade = Belgrade
space-customsNarva = Customs Narva
space-tallinn = Tallinn
space-riga = Riga
space-vilnius = Vilnius

## Cards: Event

events-name = Event
events-1 = Tailwind on the motorway: throw again.
events-2 = The connecting train was on time, the party was not: sit out a round.
events-3 = Woken up in the wrong night train: to the other side of the board.
events-4 = A travel report praises the breakfast: 200 GE from the bank.
events-5 = Visitor’s tax, bed tax, umbrella fee: 100 GE.
events-6 = The suitcase flew to Reykjavík, the excess baggage is charged all the same: 200 GE.
events-7 = Homesick, and the motorway is clear: on to the start.
events-8 = A short cut that only the driver knows: on to the risk field.
events-9 = A last berth on the ferry: on to Athens.
events-10 = The table overlooking the tower is booked: on to Paris.
events-11 = The boot clinks suspiciously: on to the next customs station. If it is free, it is for sale.
events-12 = The navigation system means well: 3 spaces back.
events-13 = The town council wants to support the guest house on the promenade: 500 GE from the bank.
events-14 = The travel insurance pays for once: 300 GE from the bank.
events-15 = The convertible was parked where it must not be, in three countries: 400 GE.
events-16 = The guests have left sand in the drains: 20 GE an apartment; a holiday home counts three, a luxury villa nine.
events-17 = Who knows the capitals by heart? 50 GE from every other player.
events-18 = Picture postcards for everybody, with special stamps: 50 GE to every other player.

## Titles of paragraphs

rule-E-1_1 = Setting up
rule-E-1_2 = Board and deeds
rule-E-2_1 = Course of a turn
rule-E-2_2 = Doubles
rule-E-2_3 = Winning
rule-E-3_1 = Passing the start
rule-E-3_2 = On the start with doubles
rule-E-4_1 = Risk field
rule-E-4_2 = Risk table
rule-E-4_3 = On the risk field with doubles
rule-E-5_1 = A free plot
rule-E-5_2 = Claim on a group
rule-E-5_3 = Beginning another group
rule-E-5_4 = From apartment to luxury villa
rule-E-5_5 = How high building may go
rule-E-5_6 = Building where you stand
rule-E-5_7 = Newly bought
rule-E-6_1 = Customs stations and radar traps
rule-E-6_2 = Customs
rule-E-6_3 = Radar
rule-E-7_1 = Event spaces
rule-E-7_2 = To the other side
rule-E-7_3 = On an event space with doubles
rule-E-7_4 = When the cards run out
rule-E-8_1 = Remote purchase
rule-E-8_2 = First come
rule-E-8_3 = Building from afar
rule-E-9_1 = Sales to the bank
rule-E-9_2 = Debt at the bank
rule-E-9_3 = While in debt
rule-E-9_4 = Too much debt
rule-E-10_1 = To prison
rule-E-10_2 = In prison
rule-E-10_3 = Out again
rule-E-10_4 = After release
rule-E-10_5 = Just visiting
