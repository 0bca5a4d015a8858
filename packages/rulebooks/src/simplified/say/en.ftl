### What stands on the board and on the cards of the simplified rules, and what its paragraphs are called.


## The rulebook

title = Simplified

## The board

currency = M

## Spaces

space-goToJail = Police officer

## Cards: Event

chance-name = Event
chance-1 = A short cut through the yard: on to Start, an exact hit.
chance-2 = The cloakroom is about to close: on to Opera Square.
chance-3 = The boat leaves on time: on to Lake Street.
chance-4 =
    Meter reading: on to the next utility. If it is unowned, it is for sale; if another player owns it, throw again
    and pay 200 times the total.
chance-5 =
    Missed the connection: on to the next station. If it is unowned, it is for sale; if another player owns it, the
    rent is double.
chance-6 =
    Lingered in the dining car: on to the next station. If it is unowned, it is for sale; if another player owns it,
    the rent is double.
chance-7 = The savings book bears interest: 1,000 M from the bank.
chance-8 = A pass out of jail. But nobody here can be talked round: it is void and goes back under its pile.
chance-9 = The key is still in the lock: 3 spaces back.
chance-10 = The officer was watching: straight to jail, without salary.
chance-11 = The pipes have frozen: 500 M for each house and 2,000 M for each hotel.
chance-12 = Across the junction on red: 300 M.
chance-13 = Visitors arrive on the early train: on to South Station.
chance-14 = For once, live like the others: on to Castle Avenue.
chance-15 = This round is on one player alone: 1,000 M to every other player.
chance-16 = The invention goes into production: 3,000 M from the bank.

## Cards: Community

community-name = Community
community-1 = The neighbours are waving: on to Start, an exact hit.
community-2 = The heirloom was insured: 4,000 M from the bank.
community-3 = The medicine chest wants filling: 1,000 M.
community-4 = The old bicycle is sold: 1,000 M from the bank.
community-5 = The prison sends its regards, but no key: this card is void here and goes back under its pile.
community-6 = Silence at night includes trombones: straight to jail, without salary.
community-7 = The street fair makes a profit: 2,000 M from the bank.
community-8 = Taxes paid in excess: 400 M from the bank.
community-9 = A birthday serenade, with a collecting tin: 200 M from every other player.
community-10 = A fixed deposit matures: 2,000 M from the bank.
community-11 = The sickroom had a view: 2,000 M.
community-12 = New schoolbooks for all the children: 1,000 M.
community-13 = Good advice was not cheap for once: 500 M from the bank.
community-14 = The pavement is renewed: 800 M for each house and 2,300 M for each hotel.
community-15 = Second prize for the heaviest pumpkin: 200 M from the bank.
community-16 = A distant cousin has thought of everybody: 2,000 M from the bank.

## Titles of paragraphs

rule-V-1_1 = Turn
rule-V-2_1 = The bank’s money
rule-V-2_2 = As far as the money goes
rule-V-2_3 = Elimination
rule-V-2_4 = What the eliminated leave behind
rule-V-3_1 = Wealth and winning
rule-V-3_2 = End of the game
rule-V-4_1 = Board
rule-V-4_2 = Streets
rule-V-4_3 = Colours
rule-V-5_1 = Moving
rule-V-5_2 = Doubles
rule-V-6_1 = Start
rule-V-6_2 = Unowned street
rule-V-6_3 = Selling a street to the bank
rule-V-6_4 = Building
rule-V-6_5 = Another’s street
rule-V-6_6 = Stations and utilities
rule-V-6_7 = Community, event, jail
rule-V-6_8 = Taxes and the pot
rule-V-6_9 = Police officer and jail
