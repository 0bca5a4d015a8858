### What the paragraphs of the stadium rules say: K-1_2-source is what K-1.2 says by its source.
### $bail (gap) $deeds (gap) $firstDeck (gap) $firstTax (gap) $hotels (gap) $houses (gap) $housesBeforeHotel (gap) $jailCardWorth (gap) $lastBail (gap) $mortgageInterest (gap) $offersATurn (gap) $salaryLand (gap) $salaryPass (gap) $secondDeck (gap) $secondTax (gap) $spaces (gap) $startBonus (gap) $startCash (gap) $stationPrice (gap) $stationRent1 (gap) $stationRent2 (gap) $stationRent3 (gap) $stationRent4 (gap) $stations (gap) $streets (gap) $utilities (gap) $utilityPrice (gap)

S-0_1-source-1 = The game has a board and eight pieces.
S-0_1-source-2 = There are { $deeds } title deeds.
S-0_1-source-3 = There are { $firstDeck } away cards and { $secondDeck } home cards.
S-0_1-source-4 = There are { $houses } stands and { $hotels } stadiums to build with.
S-0_1-source-5 = It is played with two white dice and one speed die.
S-0_1-source-6 = Two spaces cost tax: the Team Bus Repair and the Relegation Play-off.
S-0_1-source-7 = The currency is ₩.
S-0_1-source-8 = Everybody starts with ₩{ $startBonus } more where the speed die is used (S-12.1).
S-0_1-reading-1 = The source prints neither board and prices nor rents, card texts and starting money.
S-0_1-reading-2 = Two to eight can play.
S-0_1-reading-3 =
    The { $spaces } spaces with their { $streets } streets, { $stations } venues and { $utilities } shops, their
    order, the amounts and the effects of the cards are those of the classic rules (K-0.2 and K-0.3): a venue
    ₩{ $stationPrice }, a shop ₩{ $utilityPrice }, Team Bus Repair ₩{ $firstTax }, Relegation Play-off
    ₩{ $secondTax }.
S-0_1-reading-4 = Everybody starts with ₩{ $startCash }.
S-0_1-reading-5 = The bank never runs out of money.
S-0_1-reading-6 = The ₩ is called pennant; this name and the others are ours.
S-0_2-source = Everybody throws the two white dice. The highest total kicks off; play then goes round clockwise.
S-0_2-reading = The source does not mention ties. Those who tie for the highest throw again.
S-1_1-source-1 = The player whose turn it is throws, moves clockwise and carries out the space reached.
S-1_1-source-2 = Reaching or passing Start pays a salary of ₩{ $salaryPass } from the bank.
S-1_1-source-3 = Doubles are carried out as usual and followed by another throw.
S-1_1-source-4 = The third doubles in a row lead to jail.
S-1_1-source-5 = When the turn is over, it is the left neighbour’s turn.
S-1_1-reading-1 =
    The source does not say whether the third doubles are still moved. Here they are not: the piece goes straight
    to jail.
S-1_1-reading-2 = Whatever the speed die shows then is void.
S-2_1-source-1 = A player who owes more than their cash may sell buildings.
S-2_1-source-2 = A debtor may sell properties, too.
S-2_1-source-3 = A debtor may take out mortgages, too.
S-2_1-source-4 = If that is not enough either, they are bankrupt and out of the game.
S-2_1-reading-1 = The source does not settle borderline cases.
S-2_1-reading-2 = Here bankruptcy is refused as long as enough can be raised for the debt.
S-2_1-reading-3 = Buildings count at what they can be sold for.
S-2_1-reading-4 = Mortgages count as well.
S-2_1-reading-5 = S-2.2 says which deals with others are still allowed until then.
S-2_2-source-1 = The bankrupt player pays as much of the debt as possible.
S-2_2-source-2 = The creditor receives the properties.
S-2_2-source-3 = All of them are mortgaged then.
S-2_2-source-4 = The creditor receives the jail cards, too.
S-2_2-source-5 =
    For each mortgaged property the creditor pays { $mortgageInterest } % interest to the bank at once, even if the
    mortgage cannot be lifted yet.
S-2_2-reading-1 = So that as much as possible is paid, all buildings are sold before the properties change hands.
S-2_2-reading-2 = All properties are also mortgaged before they change hands.
S-2_2-reading-3 = The creditor gets the proceeds.
S-2_2-reading-4 = Interest is rounded up to whole ₩ for each deed.
S-2_2-reading-5 = What the creditor cannot pay of the interest is a debt to the bank, settled before play goes on.
S-2_2-reading-6 =
    If a card makes a player owe several others, there is one debt to each, in turn order. If that bankrupts the
    player, the proceeds are shared in proportion to the claims (rounded down; the rest goes to the first in turn
    order), and the properties fall to the bank (S-2.3).
S-2_2-reading-7 =
    To keep wealth from being passed to friends: while a player has a debt, a trade stands at any terms if everything
    could still be paid afterwards. Otherwise it may lower neither what the player can raise nor what the player
    would leave by going bankrupt at once.
S-2_2-reading-8 = Rent that can still be demanded counts as a debt, too.
S-2_2-reading-9 = What can be raised is the cash.
S-2_2-reading-10 = Buildings bring in half their price.
S-2_2-reading-11 = Mortgage values can be raised, too.
S-2_2-reading-12 = What is left behind is cash, and properties at their printed price.
S-2_2-reading-13 = Buildings left behind count at half price.
S-2_2-reading-14 = From a mortgaged property left behind, the cost of lifting the mortgage is deducted.
S-2_2-reading-15 = A jail card left behind counts as ₩{ $jailCardWorth }.
S-2_2-reading-16 = What the trade brings in counts in both.
S-2_3-source-1 = The bank auctions the properties at once.
S-2_3-source-2 = They are free of mortgage then.
S-2_3-source-3 = The jail cards go back under their decks.
S-2_3-reading-1 =
    The source does not say what happens without a bid, or when a player gives up. A property without a bid stays free
    with the bank.
S-2_3-reading-2 =
    A player who gives up, is removed by the host or goes out by the clock first pays open debts: from cash, then from
    what can be raised.
S-2_3-reading-3 = Rent that can still be demanded counts as a debt, too.
S-2_3-reading-4 =
    If that would not be enough, it is a bankruptcy to the creditor at once (S-2.2). What is left falls to the bank as
    here. So giving up costs nobody their money.
S-2_3-reading-5 = If only one player is left, the game ends without auctions.
S-2_4-source = The last player left in the game wins.
S-2_4-option = The table may agree on a playing time beforehand: when it is up, the greatest wealth wins.
S-2_4-reading-1 =
    The source knows no timed game; we offer one in every edition. The host or the server’s clock calls time, and the
    running turn is finished.
S-2_4-reading-2 = What counts is cash, and properties at their printed price.
S-2_4-reading-3 = Mortgaged properties count at half their printed price.
S-2_4-reading-4 = Buildings count at their price.
S-2_4-reading-5 = Equal wealth shares the win.
S-3_1-source-1 = Players still collect rent when it is not their turn and while they are in jail.
S-3_1-source-2 = They may bid then, too.
S-3_1-source-3 = They may also build and sell buildings then.
S-3_1-source-4 = They may also take out mortgages then.
S-3_1-source-5 = They may also trade then.
S-3_1-source-6 = When somebody lands on another player’s property, the owner demands the rent (S-9.1).
S-3_2-source-1 = The bank holds an auction if somebody does not buy an unowned property at the printed price.
S-3_2-source-2 = The bank also holds an auction if a bankrupt player’s properties fall to it.
S-3_2-source-3 = The bank also holds an auction if buildings are short and several players want to build.
S-3_3-source-1 = Anybody may open the auction, from ₩1.
S-3_3-source-2 = If nobody bids higher, the last bidder must buy.
S-3_3-reading-1 = The source leaves the course of the auction open.
S-3_3-reading-2 = We hold it openly with rising bids in whole ₩, and bids come from cash alone.
S-3_3-reading-3 = Nothing is sold while it runs.
S-3_3-reading-4 = Nothing is mortgaged then either.
S-3_3-reading-5 = There is no trade then either.
S-3_3-reading-6 =
    A player who passes is out of this auction; it ends once all but the highest bidder have passed or cannot bid
    higher. Without any bid the property stays with the bank. If a bidder leaves the game, that bid is void and the
    previous bid of a remaining bidder stands.
S-4_1-source-1 =
    A player who owns all streets of a colour group may build stands there at the printed price: evenly, that is one
    everywhere before the second anywhere, and at most { $housesBeforeHotel } on a street.
S-4_1-source-2 = { $housesBeforeHotel } stands are exchanged for a stadium at its printed price; the stands go back.
S-4_1-source-3 = No street takes more than one stadium.
S-4_1-reading-1 =
    By the source building is allowed at any time, even in another player’s turn. Here only running auctions and
    open debts are excepted.
S-4_1-reading-2 = Building does not change a rent that is already due (S-9.1).
S-4_2-source = While a street of the colour group is mortgaged, there is no building on any of them.
S-4_3-source-1 = If the bank has no such building left, players have to wait until somebody returns some.
S-4_3-source-2 = If few are left and several players want to build, they are auctioned to the highest bidders.
S-4_3-reading =
    The source does not say how one learns who wants to build. We do as in the classic rules (K-5.3): when a player
    orders a building that others too could legally and affordably build, and the stock does not serve them all,
    those others are asked once. If one of them wants to build, the buildings are auctioned one by one, openly, from
    the printed price, and each winner places the building at once, evenly. As soon as the stock serves all who are
    left, they build at the printed price. If nobody bids, the order lapses, and the player who made it orders
    nothing more in this turn.
S-5_1-source-1 = The bank takes buildings back at half their price, evenly, as they were built.
S-5_1-source-2 = For a stadium it gives { $housesBeforeHotel } stands and half the price of the stadium.
S-5_1-reading =
    The source does not say what happens when there are not { $housesBeforeHotel } stands in the stock. Here the
    stadium cannot be sold alone then: the whole group is sold down together to the highest even level that the
    stock allows.
S-6_1-source-1 = Players can mortgage any property of theirs once all buildings of its colour group are sold.
S-6_1-source-2 = The bank pays the printed mortgage value.
S-6_1-source-3 = Lifting the mortgage costs that value and { $mortgageInterest } % interest.
S-6_1-source-4 = There is no rent while it lasts.
S-6_1-reading-1 = The source leaves open how much the mortgage value is and how the { $mortgageInterest } % are rounded.
S-6_1-reading-2 = Here it is half the price, and the interest is rounded up to whole ₩.
S-6_1-reading-3 = A player who has an open debt lifts no mortgages.
S-7_1-source-1 = Properties may be sold and exchanged for cash or other properties, at any agreed terms.
S-7_1-source-2 = They must be unbuilt.
S-7_1-source-3 = Jail cards may be part of a trade, too.
S-7_1-source-4 = All buildings of the colour group must first have been sold to the bank.
S-7_1-reading-1 = The source does not say how long an offer stands.
S-7_1-reading-2 = Here it lapses as soon as anything named in it changes.
S-7_1-reading-3 = No trade is carried out while an auction runs.
S-7_1-reading-4 = Nobody makes more than { $offersATurn } offers in a turn.
S-7_1-reading-5 = A gift is allowed; money alone is not, for that would be a loan (S-13.1).
S-7_1-reading-6 =
    A player who owes something and could not pay it all afterwards gives nothing away that the creditors would miss
    (S-2.2).
S-7_1-reading-7 = Rent that can still be demanded counts as a debt, too.
S-7_2-source =
    Mortgaged properties may be traded too. A player who receives one lifts the mortgage at once or pays
    { $mortgageInterest } % and keeps it; lifting it later costs { $mortgageInterest } % again.
S-7_2-reading =
    The source says neither how long “at once” lasts nor what happens without money for the interest. Here the
    { $mortgageInterest } % are due with the trade, and until the next throw the mortgage can be lifted without
    further interest. A trade only goes through if the cash covers the interest too.
S-8_1-source = A player who lands on an unowned property buys it at the printed price, or it is auctioned.
S-9_1-source = Rent is due only if the owner demands it before the next player throws.
S-9_1-option =
    The table can agree that rents are collected automatically, and that the next throw is possible only some
    seconds after the turn has ended, or once everybody has demanded or waived.
S-9_1-reading =
    The source does not say what may change before the demand. Here the owner, the payer and the amount are fixed
    on landing, and each landing allows one demand at most. A further throw by the same player does not end the time
    limit, so several demands can be open; they are settled in the order in which they are made. While one is being
    settled, dice and other demands rest. If the debtor or the owner leaves the game, it is void.
S-9_2-source-1 = The rent is printed on the title deed and grows with the buildings.
S-9_2-source-2 =
    For an unbuilt street the base rent doubles when the owner holds the whole colour group and no street of the
    group is mortgaged.
S-9_3-source-1 =
    A venue costs ₩{ $stationRent1 }, ₩{ $stationRent2 }, ₩{ $stationRent3 } or ₩{ $stationRent4 }, depending on how
    many of them its owner has.
S-9_3-source-2 =
    For a shop the visitor throws both dice and pays four times the total, or ten times if both shops have the same
    owner.
S-9_3-source-3 = With the speed die S-12.6 applies.
S-9_3-reading-1 =
    The source has the visitor throw for a shop instead of using the throw that led there. We take it at its word:
    every visit brings a throw of its own, and that is never doubles.
S-9_3-reading-2 = Mortgaged venues and shops count for the number, since they are still owned.
S-10_1-source-1 = A player who lands on a card space draws the top card, carries it out at once and puts it back under the deck.
S-10_1-source-2 = Jail cards, which open the jail, are kept and played or sold.
S-10_2-source-1 = The Team Bus Repair and the Relegation Play-off cost the printed amount.
S-10_2-source-2 = It goes to the bank.
S-10_2-source-3 = It never goes onto the Free Car Park.
S-11_1-source-1 = Landing on the space that sends pieces to jail leads straight there.
S-11_1-source-2 = A card can lead to jail, too.
S-11_1-source-3 = Throwing doubles three times in one turn also leads to jail.
S-11_1-source-4 = The way to jail pays no salary, even if it leads past Start.
S-11_1-source-5 = The turn ends there.
S-11_2-source-1 = There are three ways out.
S-11_2-source-2 = Pay ₩{ $bail } to the bank at the start of the turn, then throw.
S-11_2-source-3 = Or play a jail card, then throw.
S-11_2-source-4 = Or try for doubles for up to three turns: they free at once and are moved.
S-11_2-source-5 = After the third failure ₩{ $lastBail } must be paid, and that throw is moved.
S-11_2-reading-1 = For paying, the source speaks of the next turn only.
S-11_2-reading-2 = We allow ₩{ $bail } at the start of every turn in jail, the third included.
S-11_2-reading-3 = We allow a jail card, too, at the start of every turn in jail, the third included.
S-11_2-reading-4 = One of the ways must be chosen. The doubles that free give no further throw.
S-11_2-reading-5 = If the ₩{ $lastBail } are missing after the third failure, they are a debt, settled before the piece moves.
S-11_3-source-1 = Nothing happens when only visiting the jail or on the player’s own property.
S-11_3-source-2 = Nothing happens on the Free Car Park either.
S-11_3-source-3 = All other business goes on.
S-12_1-source-1 = The speed die makes the game faster.
S-12_1-source-2 = With it everybody receives ₩{ $startBonus } more at the start.
S-12_1-option = The table can also play without it.
S-12_1-reading =
    The source leaves open whether the speed die is always used: it counts it as material and calls it a way to a
    faster game. Unless agreed otherwise, we play with it.
S-12_2-source = A player who has passed Start for the first time throws the speed die together with the two white dice.
S-12_2-reading =
    The source does not say whether the running throw counts already or whether players may do without the die. With
    us it is used from the next throw on, and always. Landing on Start counts as passing it; beginning there does
    not.
S-12_3-source = If the speed die shows a number, the move is the sum of all three dice.
S-12_3-reading =
    The source does not say how the signs are spread over the six faces. Here they are 1, 2, 3, the bus once and
    “next property” twice.
S-12_4-source =
    If the speed die shows the bus, the move is by one white die, by the other, or by both together. With 1 and 5
    these are 1, 5 or 6 spaces.
S-12_5-source-1 = This sign brings two moves. First the white dice are moved as usual and the space is carried out.
S-12_5-source-2 = Then the piece goes on to the next unowned property: it is bought or auctioned.
S-12_5-source-3 = If none is unowned, it goes on to the next property, and its owner gets the usual rent.
S-12_5-reading-1 =
    The source says little about the second move. If nothing is unowned, here it leads to the next property of
    another player, for nobody pays rent to themselves.
S-12_5-reading-2 = It begins where the first ended, even if a card led there, and pays ₩{ $salaryPass } for passing Start.
S-12_5-reading-3 = The space on which the piece stands is not the next one, even if nobody wanted it just now.
S-12_5-reading-4 = Rent must be demanded here too (S-9.1).
S-12_5-reading-5 = A mortgaged property is reached but earns no rent.
S-12_5-reading-6 = If there is no such property at all, there is no second move.
S-12_6-source-1 = Doubles are two equal white dice.
S-12_6-source-2 = A player who tries to throw doubles in jail throws the white dice only.
S-12_6-source-3 = For the rent of a shop all three dice are thrown; the bus and “next property” count 0.
S-12_6-reading-1 = A player who has been freed before the throw is no longer in jail and uses the speed die as usual.
S-12_6-reading-2 = A player who does not use it yet (S-12.2) throws only the white dice for the rent, too.
S-12_7-source = If all three dice show the same number, the piece may jump to any space of the board.
S-12_7-reading-1 =
    Here the piece always jumps, or the throw would be without a move. The source does not say what belongs to
    the jump.
S-12_7-reading-2 =
    The white dice are doubles then, so there is a further throw; as the third doubles they lead to jail instead of
    the jump.
S-12_7-reading-3 = The jump passes nothing; jumping to Start pays ₩{ $salaryLand }.
S-12_7-reading-4 =
    On the jail space the player is visiting; the space that sends to jail does so here too. The space on which the
    piece stands may be chosen as well and is then carried out again.
S-12_8-source =
    If a player is sent to jail during the turn, the turn is over; what the speed die would still have brought is
    not played out.
S-13_1-source-1 = Players lend each other no money and grant no immunity from future rent.
S-13_1-source-2 = Taxes and fines go to the bank.
S-13_1-source-3 = There is no money on the Free Car Park.
