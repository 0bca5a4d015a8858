### What the paragraphs of Euronopoly say: K-1_2-source is what K-1.2 says by its source.
### $bails1 (gap) $bails2 (gap) $bails3 (gap) $firstDeck (gap) $landingMore (gap) $salaryPass (gap) $startCash (gap)

E-1_1-source-1 = At most four play.
E-1_1-source-2 = It is played with two dice.
E-1_1-source-3 =
    Everybody receives { $startCash } GE, for instance in chips: two blue ones of 1,000, four green ones of 200, three
    red ones of 50 and five white ones of 10.
E-1_1-source-4 = The event cards are shuffled and laid face down on the board.
E-1_1-reading-1 = There must be at least two.
E-1_1-reading-2 = As the smallest chip is worth 10 GE, all amounts are multiples of 10.
E-1_1-reading-3 = Who begins is agreed on beforehand: here it is the first seat.
E-1_2-source-1 = The price stands on the space.
E-1_2-source-2 = The title deed prints the rents.
E-1_2-source-3 = It also prints the price of an apartment.
E-1_2-source-4 = It also prints the commission.
E-1_2-source-5 = It also prints what the bank pays at a sale.
E-1_2-reading-1 = The source describes no board and names no cities but Athens, Lisbon and Madrid.
E-1_2-reading-2 =
    Here there are forty spaces: start, two prisons and the risk field in the corners; on each side between them
    two groups of three cities, a customs station, a radar trap and an event space.
E-1_2-reading-3 = All figures are ours, too; they have been balanced over thousands of simulated games.
E-2_1-source-1 = Sales are possible only before throwing.
E-2_1-source-2 = Remote purchases are possible only before throwing.
E-2_1-source-3 = Then the dice are thrown and the piece moves by their sum.
E-2_1-source-4 = Only after the move are plots bought or rents paid.
E-2_1-source-5 = Apartments, too, are bought only after the move.
E-2_1-reading-1 = Rent is due at once.
E-2_1-reading-2 =
    The order holds before each throw of the turn, a further one after doubles or by a card included. A player who
    sells or buys remotely before that throw is done with the last space, no longer builds there and must throw,
    even where the throw after doubles is otherwise optional: or else the business would stand at the end of the
    turn and not before a throw.
E-2_2-source-1 = After doubles a player may throw once more when the space is dealt with, or end the turn.
E-2_2-source-2 = On the start doubles give no further throw.
E-2_2-source-3 = On the risk field doubles give no further throw either.
E-2_2-source-4 = On event spaces doubles give no further throw either.
E-2_3-source = The last player left wins.
E-2_3-option = A playing time may be agreed: when it is up, the player with the most in cash and sale values, less debts, wins.
E-2_3-reading-1 = Here the running turn is finished when the time is up, and equal wealth shares the win.
E-2_3-reading-2 = No deeds are dealt, as that would not go together with the claims on city groups.
E-3_1-source-1 = All pieces begin on the start.
E-3_1-source-2 = A player who passes the start receives { $salaryPass } GE from the bank.
E-3_1-source-3 = A player who lands exactly on the start receives another { $landingMore } GE.
E-3_2-source = A player who lands on the start with doubles does not throw again.
E-4_1-source-1 = On the risk field the throw decides.
E-4_1-source-2 =
    If it shows an even and an odd number, the bank pays thirty times even minus odd; if that is negative, the
    player pays. For two odd numbers the player pays thirty times their sum, for two even ones the player receives
    it.
E-4_1-source-3 = With doubles it is fifty times.
E-4_1-reading = If a card leads there, the last throw counts.
E-4_2-source-1 =
    The same to be read off, from 1-1 to 6-6: the dearest throw is double five at 500 GE, the most profitable one
    double six at 600 GE.
E-4_2-source-2 = It does not matter which die shows which number.
E-4_3-source = A player who lands on the risk field with doubles does not throw again.
E-5_1-source = A player who lands on a free city may buy it at the printed price if the claims (E-5.2, E-5.3) allow it.
E-5_1-reading = The source does not say what happens if nobody buys. Here the city stays with the bank; there is no auction.
E-5_2-source = The first plot of a city group gives the claim on the whole group: nobody else may buy the other two.
E-5_2-reading = The claim lasts as long as the player has a plot of the group. After that it is open to all again.
E-5_3-source =
    A new group may be begun only by a player who has at least two deeds in every group they already have a claim
    on.
E-5_3-reading =
    We take another group, as the source puts it, to be one on which the player has no claim yet. In groups of their
    own players may always go on buying.
E-5_4-source-1 = Three apartments are a holiday home, three holiday homes a luxury villa.
E-5_4-source-2 = The rents are printed on the deed.
E-5_4-reading-1 = Building goes apartment by apartment.
E-5_4-reading-2 = The rent rises with every level.
E-5_4-reading-3 = There are nine levels; the luxury villa is the highest.
E-5_4-reading-4 = The source knows no stock that could run out.
E-5_5-source =
    With one plot of the group at most one apartment, with two at most two on each. With all three a holiday home
    needs an apartment on each of the others, two holiday homes need two apartments there, a luxury villa a holiday
    home.
E-5_6-source = A player who lands on a plot of their own may build apartments there and on their other plots of the group.
E-5_6-reading = Any number within E-5.5; but only after landing there by this throw.
E-5_7-source = A player who has bought a plot may build in its group only at the next occasion.
E-5_7-reading =
    An occasion is the time after one throw, or that before the next: in the one in which the plot was bought,
    nothing is built in that group.
E-6_1-source-1 = Customs stations and radar traps can be bought.
E-6_1-source-2 = They give no claim on the others, and apartments never stand there.
E-6_1-reading-1 = As with a city, they may be bought on landing there.
E-6_1-reading-2 = The rule of two deeds (E-5.3) does not concern them, for it speaks of city groups.
E-6_2-source = The rent of a customs station grows with every further one that its owner has.
E-6_2-reading = Evenly, as with radar traps: once, twice, three times, four times.
E-6_3-source =
    A radar trap costs its visitor fifty times the throw, and that as often as its owner has radar traps: from 100
    GE for a 2 to 600 GE for a 12 with one, up to 2,400 GE with all four.
E-6_3-reading = The throw that led there counts; after a move by a card the last one.
E-7_1-source-1 = A player who lands on an event space draws an event card and carries it out.
E-7_1-source-2 =
    The cards say, for instance: pay or collect, sit out a round, throw again, move to the other side of the board. Some
    exist several times.
E-7_1-reading-1 = The { $firstDeck } cards are ours.
E-7_1-reading-2 = A player who sits out sells nothing.
E-7_1-reading-3 = A player who sits out makes no remote purchases.
E-7_1-reading-4 = A player who sits out still collects rents.
E-7_1-reading-5 = If the card orders another throw it must be made, as cards are to be followed.
E-7_2-source =
    A player who moves to the other side of the board draws no further event card there and receives nothing for the
    start.
E-7_3-source = A player who lands on an event space with doubles does not throw again.
E-7_3-reading = A card that orders another throw counts all the same.
E-7_4-source = When the last event card has been drawn, all are shuffled and laid out again.
E-8_1-source =
    A player who has the claim on a group may buy a free plot of it while another player’s piece stands there: on
    their own turn, before throwing. First the price goes to the bank, then the printed commission to the other, who
    cannot refuse.
E-8_1-reading-1 = The source calls remote purchases always possible.
E-8_1-reading-2 = We take it to mean that the other cannot prevent them; they are not possible after the throw (E-2.1).
E-8_1-reading-3 = They are not possible while in debt either (E-9.3).
E-8_1-reading-4 = They are not possible from prison either (E-10.2).
E-8_1-reading-5 = Price and commission are paid in cash, and the piece must still stand there.
E-8_2-source = If several stand there, the one that came first gets the commission.
E-8_2-reading = The buyer’s own piece does not count.
E-8_3-source = Apartments can be bought remotely, too.
E-8_3-reading =
    A player builds on a plot of their own while another player stands on any plot of the group, within E-5.5. Each
    apartment costs its price and the commission of the plot on which the other stands. If players stand on several
    plots of the group, first come holds here, too.
E-9_1-source-1 =
    The bank buys plots, customs stations and radar traps back at the value printed on the deed, no matter who stands
    there.
E-9_1-source-2 = It buys apartments back in the same way.
E-9_1-source-3 = What remains must still fulfil E-5.5.
E-9_1-reading-1 =
    The source says “at any time” here and “before throwing” elsewhere. We follow the latter: in the player’s own
    turn, before a throw.
E-9_1-reading-2 = A plot goes back only without buildings; with the last one of a group the claim ends.
E-9_2-source = A player who cannot pay a rent may borrow what is missing from the bank, and no more.
E-9_2-reading =
    The source speaks of rent only; we apply it to every compulsory payment. The loan comes of itself after the cash
    is used up, and the creditor is paid in full.
E-9_3-source-1 = A player in debt buys nothing and builds nothing.
E-9_3-source-2 = All money that comes in repays the debt first.
E-9_4-source = If the debt exceeds the mortgage value of all possessions, the game is lost.
E-9_4-reading-1 = Here the mortgage value is the sum of the sale values.
E-9_4-reading-2 = Apartments are included.
E-9_4-reading-3 = It is checked at every new debt.
E-9_4-reading-4 = A sale lowers debt and possessions by the same.
E-9_4-reading-5 = The possessions become free again, claims and debts lapse, and the turn is over.
E-9_4-reading-6 = A player who resigns leaves in the same way; their cash goes to the bank.
E-10_1-source-1 = A player who throws the same doubles twice in a row goes to the nearest prison before moving.
E-10_1-source-2 = A player who throws any doubles three times in a row also goes to the nearest prison before moving.
E-10_1-source-3 = Going to prison ends the turn.
E-10_1-reading =
    The throws of one turn count, those by cards included. The nearest prison may lie ahead or behind; if both are
    equally near it is the one ahead. No start money is paid on this way.
E-10_2-source-1 = From prison there are no sales.
E-10_2-source-2 = There are no remote purchases from prison either.
E-10_2-source-3 = A player who sits in prison is paid no rent.
E-10_2-reading =
    Not for customs stations and radar traps either: the source grants collecting rents only to those who are
    visiting.
E-10_3-source-1 = A player whose turn comes in prison pays { $bails1 } GE and throws at once, or sits out.
E-10_3-source-2 = The next time it costs { $bails2 } GE, then { $bails3 } GE.
E-10_3-source-3 = A player who has sat out three times must go on the fourth time and pays nothing.
E-10_3-reading = The payment is voluntary, so nobody goes into debt for it: a player who does not have it in cash stays.
E-10_4-source-1 = A player who leaves prison may sell only from the next turn on.
E-10_4-source-2 = A player who leaves prison may also buy remotely only from the next turn on.
E-10_4-reading = So not before a further throw of the same turn either.
E-10_5-source = A player who comes to a prison space by moving is only visiting and may do everything.
