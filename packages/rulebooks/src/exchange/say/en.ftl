### What stands on the board and on the cards of the exchange rules, and what its paragraphs are called.


## The rulebook

title = Exchange

## The board

currency = €

## Cards: Event

chance-1 = The shortest way home: on to Start. Stopping right there pays well.
chance-2 =
    The first violin has a cold and a stand-in is wanted: on to Opera Square. Passing Start on the way pays the
    salary.
chance-3 = The towel is already packed: on to Lake Street. Passing Start on the way pays the salary.
chance-4 =
    Something drips, or maybe it crackles: on to the next utility. If it is unowned, it is auctioned. If another
    player owns it, throw the dice and pay ten times the total.
chance-5 =
    Nobody understood the announcement: on to the next station. If it is unowned, it is auctioned. If another player
    owns it, the stop costs double rent.
chance-6 =
    Nobody understood the announcement: on to the next station. If it is unowned, it is auctioned. If another player
    owns it, the stop costs double rent.
chance-7 = The piggy bank has had piglets: €50 from the bank.
chance-8 = One call will do: this jail card opens the door once. Keep it until it is played.
chance-9 = The umbrella is still at the café: 3 spaces back.
chance-10 = The taxi has a blue light on its roof: straight to jail, without salary.
chance-11 = The hail has not spared a single roof: €25 for each house and €100 for each hotel to the bank.
chance-12 = The hired bicycle came back a day late: €15 to the bank.
chance-13 = An aunt is arriving with five suitcases: on to South Station. Passing Start on the way pays the salary.
chance-14 = The invitation has gilt edges: on to Castle Avenue.
chance-15 = A reckless bet, but a word is a word: €50 to every other player.
chance-16 = The stamp in grandfather’s album was the real thing after all: €150 from the bank.

## Cards: Community

community-1 = The shortest way home: on to Start. Stopping right there pays well.
community-2 = An unrecognised masterpiece hung in the attic: €200 from the bank.
community-3 = The football found the only closed window: €50 to the bank.
community-4 = At the courtyard sale even the old lamp found a buyer: €50 from the bank.
community-5 = One call will do: this jail card opens the door once. Keep it until it is played.
community-6 = The street party lasted until four, the patience of the police until three: straight to jail, without salary.
community-7 = The lime tree shades the whole square and the town says thank you: €100 from the bank.
community-8 = Three crates of empties were left over from the fête: a deposit of €20 from the bank.
community-9 = Cake for the whole table, and the table chips in: €10 from every other player.
community-10 = The calendar with the cats of the quarter has sold out: €100 from the bank.
community-11 = The piano was wider than the staircase: €100 to the bank.
community-12 = The canary insists on singing lessons: €50 to the bank.
community-13 = Somebody had to set the tower clock, and somebody did: €25 from the bank.
community-14 = The town would like stucco on every front: €40 for each house and €115 for each hotel to the bank.
community-15 = The runaway tomcat is back and the neighbour beams: a reward of €10 from the bank.
community-16 = The bees on the roof have had a good summer: €100 from the bank.

## Titles of paragraphs

rule-K-2_2 = Open auction
rule-K-4_2 = Into jail, jail cards
rule-B-1_1 = The pot
rule-B-1_2 = Right on Start
rule-B-1_3 = Protection money in jail
rule-B-1_4 = Rounds in jail
rule-B-1_5 = Selling buildings
rule-B-1_6 = No mergers
rule-B-2_1 = Auctioned at once
rule-B-2_2 = Bidding sealed
rule-B-2_3 = Ties
rule-B-2_4 = Everybody bids 0
rule-B-2_5 = Secret to the last
rule-B-3_1 = Selling in public only
rule-B-3_2 = Minimum price
rule-B-4_1 = Shares of a player
rule-B-4_2 = Share price
rule-B-4_3 = Deals between players
rule-B-4_4 = Selling to the bank
rule-B-4_5 = Buying from the bank
rule-B-4_6 = Reports
rule-B-4_7 = Dividend
rule-B-4_8 = Shares in a bankruptcy
rule-B-4_9 = Takeover
rule-B-4_10 = The book
rule-B-5_1 = Winning
