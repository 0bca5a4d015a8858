### What the paragraphs of the classic rules say: K-1_2-source is what K-1.2 says by its source.
### $bail (gap) $deeds (gap) $firstDeck (gap) $firstTax (gap) $hotels (gap) $houses (gap) $housesBeforeHotel (gap) $jailCardWorth (gap) $lastBail (gap) $mortgageInterest (gap) $offersATurn (gap) $salaryPass (gap) $secondDeck (gap) $secondTax (gap) $shortGameHouses (gap) $spaces (gap) $startBonus (gap) $startCash (gap) $stationPrice (gap) $stationRent1 (gap) $stationRent2 (gap) $stationRent3 (gap) $stationRent4 (gap) $stations (gap) $streets (gap) $utilities (gap) $utilityPrice (gap)

K-0_1-filled-1 = The game is for two to eight players.
K-0_1-filled-2 =
    It has a board of { $spaces } spaces and { $deeds } title deeds ({ $streets } streets, { $stations } stations,
    { $utilities } utilities).
K-0_1-filled-3 = There are { $firstDeck } event cards and { $secondDeck } community cards.
K-0_1-filled-4 = There are { $houses } houses and { $hotels } hotels.
K-0_1-filled-5 = It is played with two dice.
K-0_1-filled-6 = Everybody starts with { $startCash } thalers.
K-0_1-filled-7 = The bank never runs out of money.
K-0_1-option = Those who like play with the speed die of the stadium rules (S-12.1 to S-12.8).
K-0_1-reading-1 = The source knows two dice only.
K-0_1-reading-2 = With the speed die everybody starts with { $startBonus } thalers more.
K-0_1-reading-3 =
    Players who have reached Start once throw three dice with it: numbers add to the move, the bus leaves the choice
    between the white dice, “next property” brings a second move, and three equal numbers allow a jump to any space.
K-0_1-reading-4 =
    With the speed die a utility still costs a multiple of the throw that led there; here the numbers of all
    three dice count.
K-0_2-filled-1 = The { $spaces } spaces follow one another clockwise from Start.
K-0_2-filled-2 = The streets belong to eight colour groups: brown and dark blue have two streets, all others three.
K-0_2-filled-3 =
    Each title deed shows the price, the price of a house, and the rent unbuilt, with 1 to 4 houses and with a
    hotel.
K-0_2-filled-4 = A station costs { $stationPrice } thalers, a utility { $utilityPrice } thalers.
K-0_2-filled-5 = Earnings Tax is { $firstTax } thalers, Surtax { $secondTax } thalers.
K-0_2-filled-6 = The mortgage value of a property is half its price.
K-0_3-filled-1 = Each deck is shuffled.
K-0_3-filled-2 =
    A player who lands on a card space draws the top card and carries it out at once; then it goes to the bottom of
    its deck.
K-0_3-filled-3 = If a card sends a piece to another space, the rule of that space applies.
K-0_3-filled-4 = Moving forward past Start earns the salary, moving backwards or to jail does not.
K-0_3-filled-5 =
    The next utility or station may be bought if it is unowned; otherwise the utility costs ten times a fresh throw
    and the station double rent.
K-0_3-filled-6 = Jail cards, which open the jail, are kept and stay out of their deck until they are played.
K-0_4-filled-1 = Everybody throws both dice; the highest total starts. Those who tie for the highest throw again.
K-0_4-filled-2 = Play goes round the table clockwise.
K-1_1-source-1 = The player whose turn it is throws both dice and moves forward by their sum.
K-1_1-source-2 = Several pieces may share a space.
K-1_1-source-3 =
    The space reached decides what follows: buying a property, paying rent, paying tax, drawing a card, going to
    jail, resting on the Free Car Park, receiving the salary, or merely visiting the jail.
K-1_2-source-1 = If both dice show the same number, the turn is carried out as usual and the same player then throws again.
K-1_2-source-2 = The third doubles in a row is not moved: the piece goes straight to jail.
K-1_3-source-1 = Reaching or passing Start while moving forward pays { $salaryPass } thalers from the bank.
K-1_3-source-2 = The salary is paid every time, even twice in one turn, when a card leads on to Start just after it was passed.
K-1_3-filled = Going to jail and moving backwards pay no salary.
K-2_1-source-1 = A player who lands on an unsold property has the first right to buy it, paying the printed price to the bank.
K-2_1-source-2 = The title deed that comes with a property lies open for all to see.
K-2_2-source-1 = If the property is not bought, the bank auctions it.
K-2_2-source-2 = Everybody may bid, including the player who declined.
K-2_2-source-3 = The opening bid is free to choose; the highest bidder pays the bank in cash and receives the title deed.
K-2_2-reading-1 = The source says neither how the auction runs nor when it ends.
K-2_2-reading-2 = We hold it at once, openly, with rising bids in whole thalers.
K-2_2-reading-3 = Bids come from cash alone: no mortgaging, selling or trading while it runs.
K-2_2-reading-4 =
    A player who passes in an open auction is out of it; it ends once all but the highest bidder have passed. A player
    who lacks the cash to outbid need not act any more. Without any bid the deed stays with the bank. If a bidder leaves
    the game, that bid is void and the previous bid of a remaining bidder stands.
K-2_3-source-1 = The title deed entitles its owner to rent from everybody else who lands on the property.
K-2_3-source-2 = Owning all streets of a colour gives the right to build on them.
K-3_1-source-1 = Landing on another player’s property costs rent.
K-3_1-source-2 = The owner must demand it before the next player has thrown the dice; after that it has lapsed.
K-3_1-option =
    The table can agree that rents are collected automatically (off unless agreed; computer players always demand),
    and that the next throw is possible only some seconds after the turn has ended, or once everybody has demanded
    or waived.
K-3_1-reading-1 = The source does not say what may change between landing and demand, nor what doubles do to the time limit.
K-3_1-reading-2 = Here the owner, the payer and the amount are fixed on landing, and each landing allows one demand at most.
K-3_1-reading-3 = Building afterwards does not change that.
K-3_1-reading-4 = Mortgaging afterwards does not change that.
K-3_1-reading-5 = Trading afterwards does not change that.
K-3_1-reading-6 =
    A further throw by the same player after doubles does not end the time limit, so several demands can be open. They
    are settled in the order in which they were made; while one is being settled, there is no throw and no other
    demand is carried out. If the debtor or the owner leaves the game, the open demand is void.
K-3_2-source-1 = The rent is printed on the title deed.
K-3_2-source-2 = The rent grows with the buildings.
K-3_2-source-3 = The rent doubles when one owner holds all streets of the colour, even when other streets of that colour are mortgaged.
K-3_2-reading =
    The source does not say whether the rent of built streets doubles too. We double it on unbuilt streets only: the
    printed amounts for houses and hotels already presuppose the whole colour group.
K-3_3-source = No rent may be demanded for a property that is mortgaged.
K-3_4-filled-1 =
    A station costs { $stationRent1 }, { $stationRent2 }, { $stationRent3 } or { $stationRent4 } thalers, depending
    on whether its owner has one, two, three or all four.
K-3_4-filled-2 = A utility costs four times the throw that brought the piece there, or ten times if the owner has both utilities.
K-3_4-filled-3 = A player who was sent there by a card throws both dice for the amount.
K-3_4-reading-1 =
    Nothing says whether mortgaged stations and utilities count. We count them, since they are still owned; they
    earn no rent themselves.
K-3_4-reading-2 = A throw that only sets the rent is never doubles, since it moves no piece.
K-4_1-filled-1 = Taxes go to the bank.
K-4_1-filled-2 = Nothing happens on the Free Car Park.
K-4_1-option =
    The table can agree on a pot into which payments to the bank go and which is won by landing on the Free Car Park; there
    is none unless agreed.
K-4_1-reading-1 = The source knows no pot, and so does not say what goes into it.
K-4_1-reading-2 = Here these are taxes, card payments to the bank and the { $bail } thalers paid for leaving jail.
K-4_1-reading-3 = Prices always go to the bank.
K-4_1-reading-4 = So do bids.
K-4_1-reading-5 = What buildings cost always goes to it, too.
K-4_1-reading-6 = Mortgages and their interest are always paid to it, too.
K-4_2-filled-1 = A player who lands on the space that sends pieces to jail goes there.
K-4_2-filled-2 = A card can lead to jail, too.
K-4_2-filled-3 = The third doubles in a row also lead to jail.
K-4_2-filled-4 = The turn ends there, without salary.
K-4_2-filled-5 = Throwing doubles in one of the next three turns is a way out.
K-4_2-filled-6 = Playing a jail card is a way out, too.
K-4_2-filled-7 = Paying { $bail } thalers before throwing at the start of either of the next two turns is a way out, too.
K-4_2-filled-8 = Doubles that free a player are moved but give no extra throw.
K-4_2-filled-9 = After the third failed throw { $lastBail } thalers must be paid, and that throw is moved.
K-4_2-reading-1 = Nothing says whether a turn in jail may be passed or what happens when the { $lastBail } thalers are missing.
K-4_2-reading-2 = Here one of the ways must be chosen; passing is not possible.
K-4_2-reading-3 = Whatever cannot be paid after the third throw is a debt, settled before the piece moves.
K-4_3-filled-1 = A player in jail may still collect rent, buy and sell.
K-4_3-filled-2 = A player in jail may also bid.
K-4_3-filled-3 = A player in jail may also build.
K-4_4-filled = Landing on the jail space by an ordinary move is only a visit; the next move goes on as usual.
K-5_1-source = Houses may only stand on a colour group whose streets all belong to the same player.
K-5_1-filled-1 = Nothing of the group may be mortgaged.
K-5_1-filled-2 =
    Building is even: the streets of a group differ by one level at most, and none takes more than
    { $housesBeforeHotel } houses.
K-5_1-filled-3 =
    It is allowed at any time of a player’s own turn and between the turns of the others, as long as the next player
    has not thrown.
K-5_2-filled-1 = Once all streets of the group have { $housesBeforeHotel } houses, a hotel can be built.
K-5_2-filled-2 = It costs the price of one more house and the { $housesBeforeHotel } houses go back to the bank.
K-5_2-filled-3 = Each street takes one hotel at most.
K-5_3-filled-1 = The stock is { $houses } houses and { $hotels } hotels.
K-5_3-filled-2 = When it does not serve all who want to build, the buildings are auctioned to the highest bidders.
K-5_3-reading-1 = Nothing says how to learn who wants to build, how the auction runs, or what happens without houses to exchange.
K-5_3-reading-2 =
    When a player orders a building that others too could legally and affordably build and the stock does not serve
    them all, those others are asked once. If one of them wants it, the buildings are auctioned one by one, openly,
    among those who want them; each of these gets one at most for this order. Bidding starts at the lowest printed
    price at which the bidder could build.
K-5_3-reading-3 = The winner places the building at once and evenly, and only on a street whose printed price the bid covers.
K-5_3-reading-4 =
    As soon as the stock serves all who are left, they build at the printed price. If nobody bids, the order lapses,
    and the player who made it orders nothing more in this turn.
K-5_3-reading-5 =
    Without { $housesBeforeHotel } houses in the stock a hotel cannot be sold alone: the group is sold down together
    to the highest even level that the stock allows.
K-5_4-filled-1 = The bank takes buildings back at half their price.
K-5_4-filled-2 = Selling, too, is even within the colour group.
K-6_1-filled-1 = A property can be mortgaged only when no building stands on its colour group.
K-6_1-filled-2 = The bank pays the mortgage value.
K-6_1-filled-3 = Lifting the mortgage costs that value plus { $mortgageInterest } %.
K-6_1-filled-4 = A mortgaged property still belongs to its owner.
K-6_1-reading-1 = Nothing says how the { $mortgageInterest } % are rounded.
K-6_1-reading-2 = We round up to whole amounts.
K-6_2-filled =
    A player who takes over a mortgaged property pays { $mortgageInterest } % of the mortgage value to the bank at
    once and may lift the mortgage straight away. Lifting it later costs { $mortgageInterest } % again.
K-6_2-reading-1 =
    Nothing says what happens when the money for the { $mortgageInterest } % is missing, nor how long “straight
    away” is.
K-6_2-reading-2 = In trades we demand enough cash for the price and the { $mortgageInterest } %.
K-6_2-reading-3 = That holds for bids in auctions, too.
K-6_2-reading-4 = “Straight away” means before the next throw of the dice.
K-6_2-reading-5 = What a creditor cannot pay of the interest after a bankruptcy is a debt to the bank, settled before play goes on.
K-7_1-filled-1 = Players may trade properties and cash with one another on anybody’s turn, at any terms they agree on.
K-7_1-filled-2 = Jail cards can be traded, too.
K-7_1-filled-3 = Not traded are properties whose colour group has a building.
K-7_1-filled-4 = Loans between players and immunity from rent are not allowed.
K-7_1-reading-1 = Nothing says how long an offer stands. Here it lapses as soon as anything named in it changes.
K-7_1-reading-2 = While an auction runs no trade is carried out, because only cash in hand counts there.
K-7_1-reading-3 = So that talk comes to an end, each player may make at most { $offersATurn } offers in a turn.
K-7_1-reading-4 = A gift is allowed; mere money is not, for that would be a loan.
K-7_1-reading-5 =
    A player who owes something and could not pay it all afterwards gives nothing away that the creditors would miss
    (K-8.1).
K-7_1-reading-6 = Rent that can still be demanded counts as a debt, too.
K-8_1-filled-1 = A player who owes more than their cash may mortgage.
K-8_1-filled-2 = A debtor may sell buildings, too.
K-8_1-filled-3 = A debtor may trade, too.
K-8_1-filled-4 = A player whose money is still not enough is bankrupt and out of the game.
K-8_1-filled-5 = If the creditor is a player, that player receives cash and title deeds.
K-8_1-filled-6 = The buildings go back to the bank at half price.
K-8_1-filled-7 = Jail cards go to the creditor, too.
K-8_1-filled-8 = The creditor pays { $mortgageInterest } % on mortgaged properties (K-6.2).
K-8_1-filled-9 = If the creditor is the bank, it auctions all the deeds.
K-8_1-filled-10 = They are free of mortgage then.
K-8_1-filled-11 = Jail cards that fall to the bank return to their decks.
K-8_1-reading-1 = Nothing settles the borderline cases or resigning.
K-8_1-reading-2 = Bankruptcy is refused as long as enough can be raised for the debt.
K-8_1-reading-3 =
    To keep wealth from being passed to friends: while a player owes anything, a trade stands at any terms if all of it
    could still be paid afterwards. Otherwise it may lower neither what the player can raise nor what the player
    would leave by going bankrupt at once.
K-8_1-reading-4 = Rent that can still be demanded counts as a debt, too.
K-8_1-reading-5 = What can be raised is cash and mortgage values.
K-8_1-reading-6 = Buildings bring in half their price.
K-8_1-reading-7 = What is left behind is cash, and properties at their printed price.
K-8_1-reading-8 = From a mortgaged property left behind, the cost of lifting the mortgage is deducted.
K-8_1-reading-9 = Buildings left behind count at half their price.
K-8_1-reading-10 = A jail card left behind counts as { $jailCardWorth } thalers.
K-8_1-reading-11 = What the trade brings in counts in both.
K-8_1-reading-12 = If a card makes a player owe several others at once, there is one debt to each, in turn order.
K-8_1-reading-13 =
    If that bankrupts the player, the cash is shared in proportion to the claims (rounded down; the rest goes to the
    largest, ties in turn order) and the deeds are auctioned as in a bankruptcy to the bank.
K-8_1-reading-14 = A deed without a bid stays free with the bank. If only one player is left, the game ends without auctions.
K-8_1-reading-15 = A player who gives up, is removed by the host or goes out by the clock first pays what is owed.
K-8_1-reading-16 = Rent that can still be demanded counts as demanded then.
K-8_1-reading-17 = It is paid from cash, then from what can be raised.
K-8_1-reading-18 =
    If all of that together would not be enough, nothing is sold first: it is a bankruptcy to the creditor. What is
    left after paying goes to the bank as in a bankruptcy.
K-8_1-reading-19 = So giving up costs nobody their money and makes nobody an heir.
K-8_2-filled = If only one player is left in the game, that player wins.
K-9_1-filled-1 = Where wealth decides, what counts is cash, and properties at their printed price.
K-9_1-filled-2 = Mortgaged properties count at half their printed price.
K-9_1-filled-3 = Buildings count at their price.
K-9_1-option-1 = If the table chooses: at the start two shuffled title deeds are dealt to each player and paid for at once.
K-9_1-option-2 = A hotel needs only { $shortGameHouses } houses.
K-9_1-option-3 = The game ends at the second bankruptcy.
K-9_1-option-4 = The richest player wins.
K-9_1-reading-1 =
    With two players there is never a second bankruptcy, and nothing says what holds then. Here the game therefore
    also ends as soon as one player is left.
K-9_1-reading-2 = Here equally rich players share the win.
K-9_2-option-1 = If the table chooses, a playing time is agreed beforehand.
K-9_2-option-2 = Two title deeds are dealt to each player and paid for.
K-9_2-option-3 = When the time is up, the richest player wins.
K-9_2-reading =
    Nothing says who calls time or what happens to the running turn. Here the host or the server’s clock does,
    and the running turn is finished. Wealth counts as in K-9.1, and equal wealth shares the win.
