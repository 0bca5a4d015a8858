### What the paragraphs of the simplified rules say: K-1_2-source is what K-1.2 says by its source.
### $bankCash (gap) $firstTax (gap) $leastPrice (gap) $mostPrice (gap) $salaryLand (gap) $salaryPass (gap) $secondTax (gap) $startCash (gap) $stationPrice (gap) $stationRent1 (gap) $stationRent2 (gap) $stationRent3 (gap) $stationRent4 (gap) $utilityFactor1 (gap) $utilityFactor2 (gap) $utilityPrice (gap)

V-1_1-source-1 = Two or more can play.
V-1_1-source-2 = All begin on Start and take turns clockwise.
V-1_1-source-3 =
    The player on turn throws the dice, moves the piece, and then carries out what the space reached demands or
    allows.
V-1_1-reading = The source does not say who begins. Here the first seat does.
V-2_1-source-1 = The bank begins with { $bankCash } M.
V-2_1-source-2 = Out of it, it pays each player { $startCash } M at the start.
V-2_1-reading-1 = The source names no greatest number of players.
V-2_1-reading-2 = With seven the bank could not pay the starting money, so at most six can play.
V-2_2-source-1 = There are no debts. What a player cannot pay in full is paid as far as possible, and the player is out.
V-2_2-source-2 = If the bank can no longer pay, the game ends.
V-2_2-reading =
    If the bank’s money does not suffice, it pays what it has left; the game ends with the round (V-3.2), not in the
    middle of a turn.
V-2_3-source = A player who has lost all private wealth is out.
V-2_3-reading =
    The source speaks of “private wealth”. We read it as cash that has fallen to exactly 0, since it has the
    proceeds of sales paid into that very wealth. A player who spends the last of their money by choice is out as
    well: that is allowed, but the game says so first.
V-2_4-reading-1 = The source is silent.
V-2_4-reading-2 =
    Here streets, stations and utilities of eliminated players are free again and their buildings lapse: that
    keeps the game open for those who remain.
V-2_4-reading-3 = Players who resign are eliminated in the same way.
V-3_1-source-1 = At the end the greatest wealth wins: cash plus half the purchase price of each station, utility and street.
V-3_1-source-2 = Houses count at half their purchase price, too.
V-3_1-source-3 = A hotel counts as five houses.
V-3_1-option = A playing time may be agreed: when it is up, the running turn is finished and wealth decides.
V-3_1-reading-1 = A house counts at its printed price even if it was bought for half.
V-3_1-reading-2 = Equal wealth shares the win.
V-3_2-source-1 = The game ends after the round in which the bank’s money has fallen to 0; the tax pot is not the bank’s.
V-3_2-source-2 = It also ends as soon as one player is left.
V-3_2-reading-1 =
    A round is over when the turn reaches or passes the place of the player who began the game, whether or not they
    are still in it.
V-3_2-reading-2 = Later income of the bank does not undo the end.
V-4_1-source-1 = Forty spaces in a ring, from Start to Castle Avenue.
V-4_1-source-2 =
    A station costs { $stationPrice } M and earns { $stationRent1 }, { $stationRent2 }, { $stationRent3 } or
    { $stationRent4 } M by the number its owner has.
V-4_1-source-3 =
    A utility costs { $utilityPrice } M and earns { $utilityFactor1 } times the throw that reached it, with both
    utilities { $utilityFactor2 } times.
V-4_1-source-4 = The taxes are { $firstTax } M and { $secondTax } M.
V-4_2-source-1 = Price, rents and the price of a house are printed on each street’s card.
V-4_2-source-2 = They range from Bath Street at { $leastPrice } M to Castle Avenue at { $mostPrice } M.
V-4_2-reading-1 = The source prints the price of a house only where it changes; it holds until the next one.
V-4_2-reading-2 = So streets of one colour can have houses of different prices, such as Lessing Street and Schiller Street.
V-4_3-source = A player who has all streets of a colour builds there at half price.
V-4_3-reading-1 = The source speaks of colours but names none.
V-4_3-reading-2 = We take the usual eight groups (K-0.2).
V-5_1-source-1 = Two dice are thrown.
V-5_1-source-2 = The piece moves forward by their sum and never turns back.
V-5_1-reading = If the table plays with cards (V-6.7), the card that sends a piece back three spaces does so.
V-5_2-source-1 = After doubles the same player has another turn at once.
V-5_2-source-2 = The third doubles in a row lead to jail at once, as if the police officer had been reached.
V-5_2-reading = “At once” means here: this throw is not moved, and the way there pays no salary.
V-6_1-source-1 = Passing Start pays a salary of { $salaryPass } M from the bank.
V-6_1-source-2 = Landing exactly on it pays { $salaryLand } M.
V-6_2-source = A player who reaches an unowned street may buy it at its fixed price, at once and in full.
V-6_2-reading =
    The source does not say what happens if nobody buys. Here the street stays with the bank; there is no
    auction.
V-6_3-source =
    A player who lands on a street of their own may sell it to the bank for half the price of the street and of each
    of its houses. The buildings lapse and the street is free again.
V-6_3-reading-1 = The street must have been the player’s own on arrival.
V-6_3-reading-2 = The bank pays as far as it can (V-2.2).
V-6_4-source-1 =
    A player who lands on a street of their own may build one house there in each turn, up to four; the fifth makes
    it a hotel.
V-6_4-source-2 = Owning the whole colour is not required.
V-6_4-source-3 = A player who owns it pays half.
V-6_4-reading =
    Not on the landing that buys it: the street must have been the player’s own on arrival. Every throw after
    doubles is a turn of its own. A landing allows either building or selling.
V-6_5-source-1 = A player who reaches another player’s street pays rent to its owner at once.
V-6_5-source-2 = It goes by the number of houses.
V-6_5-reading-1 = As rent is due at once, here it need not be demanded.
V-6_5-reading-2 = The source does not say that a whole colour doubles it; here it does not.
V-6_6-source-1 = They are bought like streets.
V-6_6-source-2 = They are not built on.
V-6_6-source-3 = A player who lands on their own may sell it to the bank for half its price.
V-6_6-source-4 = Rent goes by the number the owner has, for a utility also by the throw that reached it.
V-6_7-source-1 = Community and event spaces do nothing.
V-6_7-source-2 = The jail space does nothing either.
V-6_7-option =
    The source announces cards for a later extension. Tables that like may play with them: effects as in the classic
    rules (K-0.3), amounts times twenty.
V-6_7-reading-1 = When cards are used, payments to the bank go to the pot as taxes do.
V-6_7-reading-2 = Jail cards are void, since only sitting out leads out of jail (V-6.9).
V-6_8-source-1 = Taxes go into the pot.
V-6_8-source-2 = A player who lands on the free car park receives the whole pot.
V-6_9-source-1 = A player who reaches the police officer goes to jail at once and sits out three rounds.
V-6_9-source-2 = Then play goes on from the jail space.
V-6_9-reading-1 = The way to jail pays no salary, and there is no bail: the source knows only sitting out.
V-6_9-reading-2 = Rent is still collected for those who sit out, since it takes away only their own actions.
