### What the paragraphs of the exchange rules say: K-1_2-source is what K-1.2 says by its source.
### $bail (gap) $deeds (gap) $firstDeck (gap) $firstTax (gap) $hotels (gap) $houses (gap) $housesBeforeHotel (gap) $jailCardWorth (gap) $lastBail (gap) $lateFine (gap) $majority (gap) $mortgageInterest (gap) $offersATurn (gap) $salaryLand (gap) $salaryPass (gap) $secondDeck (gap) $secondTax (gap) $sharesBoughtATurn (gap) $sharesEach (gap) $sharesSoldATurn (gap) $spaces (gap) $startCash (gap) $stationPrice (gap) $stationRent1 (gap) $stationRent2 (gap) $stationRent3 (gap) $stationRent4 (gap) $stations (gap) $streets (gap) $utilities (gap) $utilityPrice (gap)

K-0_1-source-1 =
    Unless something else is said the classic rules hold; they stand here under their K numbers as far as they are
    not replaced.
K-0_1-source-2 = There are also { $sharesEach } shares of each player (B-4.1).
K-0_1-adopted-1 = The game is for two to eight players.
K-0_1-adopted-2 =
    It is played on the classic board with its { $deeds } title deeds ({ $streets } streets, { $stations } stations,
    { $utilities } utilities).
K-0_1-adopted-3 = There are { $firstDeck } event cards and { $secondDeck } community cards.
K-0_1-adopted-4 = There are { $houses } houses and { $hotels } hotels.
K-0_1-adopted-5 = It is played with two dice.
K-0_1-adopted-6 = Everybody starts with €{ $startCash }.
K-0_1-adopted-7 = The bank never runs out of money.
K-0_2-adopted-1 = The { $spaces } spaces follow one another clockwise from Start.
K-0_2-adopted-2 = The streets belong to eight colour groups: brown and dark blue have two streets, all others three.
K-0_2-adopted-3 =
    Each title deed shows the price, the price of a house, and the rent unbuilt, with 1 to 4 houses and with a
    hotel.
K-0_2-adopted-4 = A station costs €{ $stationPrice }, a utility €{ $utilityPrice }.
K-0_2-adopted-5 = Earnings Tax is €{ $firstTax }, Surtax €{ $secondTax }.
K-0_2-adopted-6 = The mortgage value of a property is half its price.
K-0_3-adopted-1 = Both decks are shuffled.
K-0_3-adopted-2 =
    A player who lands on a card space draws the top card and carries it out at once; then it goes to the bottom of
    its deck.
K-0_3-adopted-3 = If a card sends a piece to another space, the rule of that space applies.
K-0_3-adopted-4 = Another player’s utility then costs ten times a fresh throw, another player’s station double rent.
K-0_3-adopted-5 = Jail cards are kept and stay out of their deck until they are played.
K-0_3-reading = An unowned property is auctioned also when a card sends a piece there (B-2.1).
K-0_4-adopted-1 = Everybody throws both dice; the highest total starts. Those who tie for the highest throw again.
K-0_4-adopted-2 = Play goes round the table clockwise.
K-1_1-adopted-1 = The player whose turn it is throws both dice and moves forward by their sum.
K-1_1-adopted-2 = Several pieces may share a space.
K-1_1-adopted-3 =
    The space reached decides what follows: buying a property, paying rent, paying tax, drawing a card, going to
    jail, resting on the Free Car Park, receiving the salary, or merely visiting the jail.
K-1_2-adopted-1 = If both dice show the same number, the turn is carried out as usual and the same player then throws again.
K-1_2-adopted-2 = The third doubles in a row is not moved: the piece goes straight to jail.
K-1_3-source = Right on Start the salary is double (B-1.2).
K-1_3-adopted-1 = Passing Start while moving forward pays €{ $salaryPass } from the bank.
K-1_3-adopted-2 = The salary is paid every time, even twice in one turn.
K-1_3-adopted-3 = Going to jail and moving backwards pay no salary.
K-2_2-adopted-1 = Buildings in short supply (K-5.3) are auctioned openly with rising bids.
K-2_2-adopted-2 = The highest bidder pays the bank in cash; those who pass are out.
K-2_2-option =
    At a table that auctions only streets sealed (B-2.1), stations and utilities that nobody has bought are
    auctioned openly as well.
K-2_2-reading-1 = Bids are in whole euros and from cash alone.
K-2_2-reading-2 = While an auction runs, everything else rests: nothing is sold.
K-2_2-reading-3 = Nothing is mortgaged then either.
K-2_2-reading-4 = There is no dealing in shares then either.
K-2_2-reading-5 = So a bid stays covered.
K-2_3-adopted-1 = The title deed entitles its owner to rent from everybody else who lands on the property.
K-2_3-adopted-2 = Owning all streets of a colour gives the right to build on them.
K-3_1-adopted-1 = Landing on another player’s property costs rent.
K-3_1-adopted-2 = The owner must demand it before the next player has thrown the dice; after that it has lapsed.
K-3_1-option =
    The table can agree that rents are collected automatically (off unless agreed; computer players always demand),
    and that the next throw is possible only some seconds after the turn has ended, or once everybody has demanded
    or waived.
K-3_1-reading-1 = The source does not say what may change between landing and demand, nor what doubles do to the time limit.
K-3_1-reading-2 = Here the owner, the payer and the amount are fixed on landing, and each landing allows one demand at most.
K-3_1-reading-3 = Building afterwards does not change that.
K-3_1-reading-4 = Mortgaging afterwards does not change that.
K-3_1-reading-5 = A change of owner afterwards does not change that.
K-3_1-reading-6 =
    A further throw by the same player after doubles does not end the time limit, so several demands can be open. They
    are settled in the order in which they were made; while one is being settled, there is no throw and no other
    demand is carried out. If the debtor or the owner leaves the game, the open demand is void.
K-3_2-adopted-1 = The rent is printed on the title deed.
K-3_2-adopted-2 = The rent grows with the buildings.
K-3_2-adopted-3 = The rent doubles when one owner holds all streets of the colour, even when other streets of that colour are mortgaged.
K-3_2-reading =
    The source does not say whether the rent of built streets doubles too. We double it on unbuilt streets only: the
    printed amounts for houses and hotels already presuppose the whole colour group.
K-3_3-adopted = No rent may be demanded for a property that is mortgaged.
K-3_4-adopted-1 =
    A station costs { $stationRent1 }, { $stationRent2 }, { $stationRent3 } or €{ $stationRent4 }, depending on
    whether its owner has one, two, three or all four.
K-3_4-adopted-2 = A utility costs four times the throw that brought the piece there, or ten times if the owner has both utilities.
K-3_4-adopted-3 = A player who was sent there by a card throws both dice for the amount.
K-3_4-reading-1 =
    Nothing says whether mortgaged stations and utilities count. We count them, since they are still owned; they
    earn no rent themselves.
K-3_4-reading-2 = A throw that only sets the rent is never doubles, since it moves no piece.
K-4_2-adopted-1 = A player who lands on the space that sends pieces to jail goes there.
K-4_2-adopted-2 = A card can lead to jail, too.
K-4_2-adopted-3 = The third doubles in a row also lead to jail.
K-4_2-adopted-4 = The turn ends there, without salary.
K-4_2-adopted-5 = A jail card opens the door before the throw; the other ways out are in B-1.4.
K-4_3-adopted-1 = A player in jail may still collect rent, buy and sell.
K-4_3-adopted-2 = A player in jail may also bid.
K-4_3-adopted-3 = A player in jail may also build.
K-4_4-adopted = Landing on the jail space by an ordinary move is only a visit; the next move goes on as usual.
K-5_1-adopted-1 = Houses may only stand on a colour group whose streets all belong to the same player.
K-5_1-adopted-2 = Nothing of the group may be mortgaged.
K-5_1-adopted-3 =
    Building is even: the streets of a group differ by one level at most, and none takes more than
    { $housesBeforeHotel } houses.
K-5_1-adopted-4 =
    It is allowed at any time of a player’s own turn and between the turns of the others, as long as the next player
    has not thrown.
K-5_2-adopted-1 = Once all streets of the group have { $housesBeforeHotel } houses, a hotel can be built.
K-5_2-adopted-2 = It costs the price of one more house and the { $housesBeforeHotel } houses go back to the bank.
K-5_2-adopted-3 = Each street takes one hotel at most.
K-5_3-adopted-1 = The stock is { $houses } houses and { $hotels } hotels.
K-5_3-adopted-2 = When it does not serve all who want to build, the buildings are auctioned to the highest bidders.
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
K-6_1-adopted-1 = A property can be mortgaged only when no building stands on its colour group.
K-6_1-adopted-2 = The bank pays the mortgage value.
K-6_1-adopted-3 = Lifting the mortgage costs that value plus { $mortgageInterest } %.
K-6_1-adopted-4 = A mortgaged property still belongs to its owner.
K-6_1-reading-1 = Nothing says how the { $mortgageInterest } % are rounded.
K-6_1-reading-2 = We round them up to whole euros.
K-6_2-adopted =
    A player who takes over a mortgaged property pays { $mortgageInterest } % of the mortgage value to the bank at
    once and may lift the mortgage straight away. Lifting it later costs { $mortgageInterest } % again.
K-6_2-reading-1 =
    Nothing says what happens when the money for the { $mortgageInterest } % is missing, nor how long “straight
    away” is. In trades and auctions we require enough cash for the price and the { $mortgageInterest } %.
K-6_2-reading-2 = “Straight away” means before the next throw of the dice.
K-6_2-reading-3 = What a creditor cannot pay of the interest after a bankruptcy is a debt to the bank, settled before play goes on.
K-8_1-adopted-1 = A player who owes more than their cash may mortgage.
K-8_1-adopted-2 = A debtor may sell buildings, too.
K-8_1-adopted-3 = If that is not enough they are bankrupt and out of the game.
K-8_1-adopted-4 = If the creditor is a player, that player receives cash and title deeds.
K-8_1-adopted-5 = The buildings first go to the bank at half price.
K-8_1-adopted-6 = Jail cards go to the creditor, too.
K-8_1-adopted-7 = The creditor pays { $mortgageInterest } % on mortgaged properties (K-6.2).
K-8_1-adopted-8 = If the bank is the creditor, it auctions all the deeds.
K-8_1-adopted-9 = They are free of mortgage then.
K-8_1-reading-1 = Instead of trading, a debtor here auctions properties in public (B-3.1).
K-8_1-reading-2 = A debtor here sells shares, too (B-4.3, B-4.4).
K-8_1-reading-3 = Shares go to the creditor (B-4.8).
K-8_1-reading-4 = The pot counts as the bank.
K-8_1-reading-5 = Auctions are sealed (B-2.1).
K-8_1-reading-6 = Bankruptcy is refused as long as enough can be raised for the debt.
K-8_1-reading-7 = Buildings count at what they can be sold for.
K-8_1-reading-8 = Mortgages count as well.
K-8_1-reading-9 = Protection money is deducted.
K-8_1-reading-10 = Nobody has to sell shares.
K-8_1-reading-11 =
    To keep wealth from being passed to friends: while a player has a debt, a deal in shares stands at any terms if
    everything could still be paid afterwards.
K-8_1-reading-12 =
    Otherwise it may lower neither what the player can raise nor what the player
    would leave by going bankrupt at once.
K-8_1-reading-13 = Rent that can still be demanded counts as a debt, too.
K-8_1-reading-14 = What can be raised is the cash.
K-8_1-reading-15 = Buildings bring in half their price.
K-8_1-reading-16 = Mortgage values can be raised, too.
K-8_1-reading-17 = Shares bring in their price, at most those that the bank still takes in this turn (B-4.4).
K-8_1-reading-18 = What is left behind is cash, and properties at their printed price.
K-8_1-reading-19 = From a mortgaged property left behind, the cost of lifting the mortgage is deducted.
K-8_1-reading-20 = Buildings left behind count at half price.
K-8_1-reading-21 = A jail card left behind counts as €{ $jailCardWorth }.
K-8_1-reading-22 = Shares of others left behind count at their price; the player’s own are void (B-4.8).
K-8_1-reading-23 = What the deal brings in counts in both.
K-8_1-reading-24 = A player who owes several at once, a dividend for instance, has one debt to each in turn order.
K-8_1-reading-25 =
    If that bankrupts the player, the cash is shared in proportion to the claims (rounded down; the rest goes to the
    largest, ties in turn order), and the deeds are auctioned. If only one player is left, the game ends without
    auctions.
B-1_1-source-1 = All fines and fees go into the middle.
B-1_1-source-2 = Landing on the Free Car Park wins everything that lies there.
B-1_1-reading-1 = Fines and fees are taxes, card payments to the bank, the money for leaving jail and the fines of these rules.
B-1_1-reading-2 = Protection money is among them, too.
B-1_1-reading-3 = Prices and bids go to the bank.
B-1_1-reading-4 = What buildings cost goes to it, too.
B-1_1-reading-5 = Mortgages and their interest go to it, too.
B-1_2-source = Stopping right on Start pays double salary: €{ $salaryLand }.
B-1_2-reading-1 = That holds for a card that sends there, too.
B-1_2-reading-2 = The dividend (B-4.7) comes first, then the salary.
B-1_3-source-1 =
    A player who sits in jail puts half the amount of every transaction of their own into the middle as protection
    money.
B-1_3-source-2 = Half a euro is rounded up.
B-1_3-reading-1 =
    A transaction is what somebody pays or receives by choice, also to raise money for a debt, such as bids paid and
    received.
B-1_3-reading-2 = Building and selling buildings are transactions, too.
B-1_3-reading-3 = Mortgaging and lifting mortgages are transactions, too.
B-1_3-reading-4 = Deals in shares are transactions, too.
B-1_3-reading-5 = Rent, taxes and fines are not transactions.
B-1_3-reading-6 = The liquidation at a bankruptcy is no transaction either.
B-1_3-reading-7 = The dividend is no transaction either.
B-1_3-reading-8 = The bail is no transaction either.
B-1_3-reading-9 = The greatest bid from jail is such that the cash covers bid and protection money together: with €100 it is €66.
B-1_4-source-1 = Nobody sits longer than three rounds.
B-1_4-source-2 = Each round allows one throw; doubles set free.
B-1_4-source-3 = Before the throw of any of the three rounds €{ $bail } buys the way out.
B-1_4-source-4 = A player who still sits after the third pays €{ $lastBail }.
B-1_4-reading-1 = Doubles are moved but give no further throw.
B-1_4-reading-2 = After the third failed throw the €{ $lastBail } are due, and that throw is moved.
B-1_4-reading-3 = What is missing of them is a debt, settled before the piece moves.
B-1_5-source = The bank takes houses and hotels back only at half their price.
B-1_5-adopted = As in building, this is done evenly within the colour group.
B-1_6-source = Players may not merge.
B-1_6-reading-1 = This means merging by choice.
B-1_6-reading-2 = What the source later calls a merger is the takeover (B-4.9); nobody agrees to it, it happens.
B-1_6-reading-3 =
    So a player who gives up or is removed leaves nothing to anybody: what is owed or can still be demanded is paid
    (K-8.1), and all the rest goes as in a bankruptcy to the bank. Only if it cannot be paid is it a bankruptcy to
    the creditor.
B-2_1-source = As soon as somebody lands on a free street it is auctioned.
B-2_1-option =
    The table may limit it to streets: stations and utilities may then be bought at the printed price on landing;
    otherwise they are auctioned openly (K-2.2).
B-2_1-reading-1 = Besides, nothing can be bought at the printed price.
B-2_1-reading-2 =
    The source speaks of streets; here this holds for all { $deeds } properties, also when a card has sent somebody
    there.
B-2_1-reading-3 = It also holds for what a bankrupt leaves.
B-2_2-source-1 = Everybody writes down a sealed bid; 0 is allowed.
B-2_2-source-2 = The highest gets the property.
B-2_2-source-3 = But everybody pays their own bid to the bank, even those who get nothing.
B-2_2-reading-1 = A bid is at most what the bidder can pay in cash, protection money included (B-1.3).
B-2_2-reading-2 = A player who leaves the game before the bids are opened pays nothing; their bid counts as 0.
B-2_3-source =
    If several highest bids are equal, nobody pays. Only those bidders bid once more, sealed, and at least as much
    as before.
B-2_3-reading-1 = Nobody can withdraw; the money is there, for nobody has paid.
B-2_3-reading-2 = If the same players tie three times in a row, lots are drawn, and each of them pays their bid.
B-2_3-reading-3 =
    If only one of them is left because the others have left the game, that player has the property for the least
    bid.
B-2_4-source = If everybody bids 0, the property stays with the bank. There is no second round.
B-2_5-source = Bids are sealed, and it is the bank that finds the highest.
B-2_5-reading =
    No bid can be seen before all are in, not by spectators either; only who has already bid can be seen. Then all
    bids are shown at once.
B-3_1-source-1 = There is no private trade between players.
B-3_1-source-2 = An owner can auction a street in public, by the rules of the sealed auction, but in the bank’s place.
B-3_1-source-3 = So all bids are paid to the owner.
B-3_1-reading-1 = This holds for all properties, and the owner does not bid.
B-3_1-reading-2 = Jail cards are not traded either, only shares (B-4.3).
B-3_1-reading-3 =
    Owners may hold an auction in their own turn while no rent can still be demanded, or while they raise money for
    a debt.
B-3_1-reading-4 = No building may stand in the colour group.
B-3_1-reading-5 = A player’s auctions and offers together are limited to { $offersATurn } a turn.
B-3_1-reading-6 = A player who wins a mortgaged property must also be able to pay the { $mortgageInterest } % (K-6.2).
B-3_2-source-1 = The owner may set a minimum price.
B-3_2-source-2 = If no bid comes above it, or none at all, the owner keeps the property.
B-3_2-source-3 = The owner then pays half the minimum price into the pot.
B-3_2-reading-1 = An equal bid is enough, as with the least bid after a tie. If nothing is sold, nobody pays their bid.
B-3_2-reading-2 = The minimum price is at most twice the owner’s cash, so that the penalty can be paid; half a euro is rounded up.
B-3_2-reading-3 =
    While the owner has a debt, only what the debt does not need counts (K-8.1): otherwise the creditor’s money
    would go to the pot.
B-4_1-source = Every player consists of { $sharesEach } shares.
B-4_1-reading-1 = The source does not say whose they are at the start.
B-4_1-reading-2 = Here everybody holds all { $sharesEach } of their own.
B-4_2-source = A share is worth a 25th of the cash and property value of its player.
B-4_2-reading-1 = Properties count at their printed price; shares do not count.
B-4_2-reading-2 = Mortgaged properties count at half their printed price.
B-4_2-reading-3 = Buildings count at their price.
B-4_2-reading-4 = It is rounded to whole euros, .5 up.
B-4_2-reading-5 = The price is fixed before each deal for all its shares: €1500 and properties of €400 make €76 a share.
B-4_3-source =
    Shares may change hands at any price agreed on during the turn of one of the two. Every deal is reported to the
    exchange at once: how many shares, and whose.
B-4_3-reading-1 = The game keeps the register of the exchange: with seller, buyer, shares and price.
B-4_3-reading-2 = Shares are dealt for money, not for other shares; €0 is a price.
B-4_3-reading-3 = An offer lapses when its shares are gone. A debtor sells only at the share price or above, even out of turn.
B-4_3-reading-4 = While a player owes something, no deal may be to the creditors’ cost (K-8.1).
B-4_3-reading-5 = Rent that can still be demanded counts as a debt, too.
B-4_4-source = In their own turn players can sell at most { $sharesSoldATurn } shares to the bank at the share price.
B-4_4-reading-1 = The { $sharesSoldATurn } count over all players together, and further throws belong to the same turn.
B-4_4-reading-2 = A debtor may sell this way, too. Nobody must do so before a bankruptcy.
B-4_5-source-1 =
    In their own turn players can buy at most { $sharesBoughtATurn } shares of others from the bank, at the share
    price or more.
B-4_5-source-2 = If several want them, sealed bids decide. Here only the winner pays.
B-4_5-reading-1 =
    When somebody wants shares, all others but the one whose shares they are may bid for the same lot. The highest
    bid pays its own price; in a tie the player whose turn it is comes first, then the next in turn order. A bid below the
    share price does not count.
B-4_5-reading-2 = What a player wins in another’s turn counts towards their { $sharesBoughtATurn } of that turn.
B-4_5-reading-3 = The bank sells only what it has, and never players’ own shares to them; those can be bought back from players.
B-4_6-source-1 =
    Touching or passing Town Hall Square obliges a player to file an annual report with the exchange in that turn:
    cash, shares and property value.
B-4_6-source-2 = If it is not there when the following player has ended their turn, that costs €{ $lateFine }.
B-4_6-source-3 = An interim report may be filed at any time, and on special occasions the exchange may demand one.
B-4_6-option = The table may agree that all reports are filed automatically.
B-4_6-reading-1 = This means moving forward, not going to jail and not backwards.
B-4_6-reading-2 = The fine is due once and goes into the pot; then the game files the report.
B-4_6-reading-3 = Interim reports are limited to one a turn.
B-4_6-reading-4 =
    There are two special occasions, with the same time limit: when a player holds fewer than { $majority } of their
    own shares, and from everybody who receives something by a bankruptcy or takeover; on a real board the
    supervision demands one on other occasions, too, which it names.
B-4_6-reading-5 = A report names the cash of that moment: an interim report with little cash lowers the next dividend.
B-4_7-source-1 = Reaching or passing Start first costs a dividend: on every share a 25th of the cash of the last report.
B-4_7-source-2 = Only then comes the salary.
B-4_7-reading-1 = Shares in the player’s own hand neither pay nor cost anything.
B-4_7-reading-2 = Each share is rounded down, so that { $sharesEach } shares never cost more than the cash.
B-4_7-reading-3 = Before the first report the starting cash counts: €60 a share.
B-4_7-reading-4 = For the bank’s shares the bank gets its part. What cannot be paid is a debt (K-8.1).
B-4_8-reading =
    The source says nothing about this; so the shares follow the other possessions (K-8.1). A bankrupt player’s own
    shares are void. The shares of others go to the creditor, or to the bank.
B-4_9-source-1 = A player who holds no shares any more is taken over: the cash is split by the shares.
B-4_9-source-2 = The properties go to the largest holder if that player has at least 51 %; otherwise they go back to the bank.
B-4_9-reading-1 =
    The source does not say which shares it means. We take it to be the player’s own: with none of them left a player
    is out, even with shares of others in hand. The takeover happens by itself as soon as no debt, no rent demand and
    no auction is open; if it is that player’s turn, the turn ends with it. Where the last demand lapses by a throw,
    the takeover comes before that throw is moved. A player who only waits for it deals with others in nothing but own
    shares, which would keep them in the game.
B-4_9-reading-2 = 51 % is { $majority } of the { $sharesEach } shares.
B-4_9-reading-3 = Parts are rounded down, the rest goes to the largest holder (in a tie to the next in turn order, the bank last).
B-4_9-reading-4 = Shares of others go with the properties.
B-4_9-reading-5 = Buildings stay.
B-4_9-reading-6 = { $mortgageInterest } % is due on mortgages (K-6.2).
B-4_9-reading-7 = What goes to the bank is free.
B-4_9-reading-8 = It is not mortgaged any more.
B-4_9-reading-9 = It is not built on any more.
B-4_9-reading-10 = Jail cards return to their decks, and the player’s own shares are void.
B-4_9-reading-11 = A player who owes something may not give away their last own share.
B-4_9-reading-12 = Rent that can still be demanded counts as a debt, too.
B-4_10-source = A workbook can keep the course of the game. It helps but need not be used.
B-4_10-reading-1 = Here the game writes it itself: every entry with round, player, occasion, amounts and balances, and also properties.
B-4_10-reading-2 = The share register, prices, reports and dividends are in it, too.
B-4_10-reading-3 = The workbook also serves a game on a real board where dice and cards are entered by hand.
B-5_1-option = With a time limit the greatest wealth wins when the time is up.
B-5_1-reading-1 = The source names no end.
B-5_1-reading-2 = The last player in the game wins.
B-5_1-reading-3 = Wealth is cash, property value and all shares held at their price, a player’s own included.
B-5_1-reading-4 = The host or the server’s clock calls time; the running turn is finished.
B-5_1-reading-5 = Equal wealth shares the win.
