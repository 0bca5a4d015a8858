// Written by `npm run words` from the .ftl files of all chapters; change those.
export const words = {
  choice: {
    buildsEvenly: {
      byLadder: 'in the group where you have landed, by the number of plots',
      wholeGroups: 'on whole groups, evenly',
      unevenly: 'on whole groups, unevenly too',
      singly: 'on any street of your own, without the whole group and unevenly too; only the street itself must not be mortgaged, and only while it is built on can it be neither mortgaged nor traded',
      whereLanded: 'on a street of your own where you have landed',
    },
    ladder: {
      byPlots: 'by the number of plots',
    },
    ownDeed: {
      landing: 'is noted',
      noted: 'is noted',
    },
    unowned: {
      auctionOnLanding: 'is auctioned at once by sealed bids, and everybody pays their own',
      auctionSealed: 'is auctioned at once by sealed bids',
      offerForSale: 'is for sale',
      auctionOpen: 'is auctioned openly at once',
    },
    declined: {
      auctionSealed: 'is auctioned by sealed bids',
      auctionToAll: 'is auctioned openly',
      staysWithBank: 'stays with the bank',
    },
    sealedPayment: {
      winner: 'only the winner pays, at their own bid',
      second: 'only the winner pays, at the second-highest bid',
      everybody: 'everybody pays what they have bid',
    },
    estateAuction: {
      auctionSealed: 'is auctioned by sealed bids',
      auctionToAll: 'is auctioned openly',
      staysWithBank: 'is free again',
    },
    shortfall: {
      borrow: 'borrows from the bank',
      borrowOrLose: 'borrows from the bank; with more debt than the possessions are worth the game is lost',
      payPart: 'pays what is there',
      settle: 'turns possessions into money; else bankruptcy',
    },
    resign: {
      writtenOff: 'is out, and the debt is written off',
      indebted: 'is out, and the debt is written off',
      givesUp: 'is out, and the money goes to the bank',
      bankrupt: 'pays what is owed or can still be demanded; the rest goes to the bank',
    },
    eliminate: {
      writtenOff: 'is out, and the debt is written off',
      indebted: 'is out, and the debt is written off',
      isOut: 'is out',
      bankrupt: 'is bankrupt to the bank',
      takenOver: 'is taken over',
    },
    buildsWhere: {
      whereYouStand: 'on the street that you build on',
      anywhere: 'anywhere',
    },
    buildsAnyTime: {
      ownTurn: 'in your own turn and between turns',
      anyTime: 'at any time',
    },
    onCards: {
      mayDraw: 'a card may be drawn, but need not be',
      drawEndsDoubles: 'a card is drawn; doubles give no further throw',
      draw: 'a card is drawn',
      byOption: 'a card, where the table plays with cards',
    },
    drawCard: {
      backUnder: 'go back under their deck',
      laidAside: 'are laid aside and shuffled again after the last one',
    },
    mayBuy: {
      withinClaims: 'anybody who lands there may, without debt at the bank and if the claims allow',
      afterRounds: 'anybody who lands there may, but only after round {closedRounds}; before that nobody bids for a property either',
      afterLap: 'only players who have passed the start once may; before that they do not bid for properties either',
      anybody: 'anybody who lands there may',
    },
    bought: {
      noted: 'is noted',
    },
    estate: {
      claimsAreFree: 'is free again, and so are the claims',
      toHeir: 'goes to the creditor or to the bank',
      isFree: 'is free again',
      withShares: 'goes with all shares to the creditor or to the bank',
    },
    seatLeft: {
      lastPlayer: 'with the last player',
      firstBankruptcy: 'with the first player who is out; the greatest wealth wins',
      secondBankruptcy: 'with the second player who is out; the greatest wealth wins',
    },
    lastRound: {
      afterRounds: 'after round {rounds}; the greatest wealth wins',
      nothing: 'after no number of rounds',
    },
    target: {
      byWealth: 'at the end of the turn in which somebody has a wealth of {targetWealth}, by the greatest wealth',
      nothing: 'at no particular wealth',
    },
    turnEnded: {
      byTime: 'after the time that the table sets',
      byBank: 'after the time that the table sets; and with the round in which the bank has no money left',
      closeExchange: 'after the time that the table sets',
    },
    wealth: {
      byPrices: 'cash, properties at their price, mortgaged ones at half, buildings at their price',
      byHalfPrices: 'cash, properties and buildings at half their price',
      bySaleValues: 'cash and what the bank would give for the possessions, less debt',
      withShares: 'cash, properties and buildings at their price, mortgaged ones at half, and all shares',
    },
    finiteBank: {
      finite: 'finite: {bankCash}, starting cash included; what it lacks is not owed',
    },
    open: {
      firstThrow: 'the highest throw',
      firstThrowAndDeal: 'the highest throw; in the short and the timed game, properties are dealt before it',
      firstSeatAndDeal: 'the first seat; properties are dealt before, where that holds',
      firstSeat: 'the first seat',
    },
    dealing: {
      some: '{dealtDeeds} properties are dealt to each player',
      all: 'all properties are dealt',
      byOption: 'properties are dealt where the table wants it',
    },
    dealPrice: {
      free: 'cost nothing',
      paid: 'are paid for at once',
    },
    onStart: {
      chooseSpace: 'pays the salary or, once a turn, gives a free choice of space instead',
      rest: 'pays the salary',
      endsDoubles: 'pays the salary; doubles give no further throw',
    },
    startReached: {
      inPassing: 'nothing; on the start you choose first',
      dividend: 'the dividend',
      salary: 'nothing',
    },
    onTax: {
      share: 'cost their amount, but the first after the start {taxShare} of your wealth',
      choose: 'cost their amount; at the first after the start you may choose {taxShare} of your wealth instead',
      pay: 'cost their amount',
    },
    jail: {
      rollOut: 'doubles (attempts: {attempts}), a jail card, or {bail} before the throw; after the last failure {lastBail} must be paid',
      sitOut: 'sit out {attempts} rounds',
      payOrStay: '{bails}, then free of charge; or sit out each time',
    },
    bailInLastTurn: {
      refused: 'no longer possible',
      allowed: 'still possible',
    },
    doubleOne: {
      winsPot: 'win what is in the pot, but not in jail',
      asAny: 'are doubles like any other',
    },
    onJail: {
      visit: 'just visiting',
    },
    onParking: {
      rest: 'nothing happens',
      winPot: 'wins what is in the pot',
    },
    onGoToJail: {
      jail: 'to jail',
    },
    surcharge: {
      halfInJail: 'cost {protectionShare} of the amount again, to the pot',
    },
    onStreet: {
      deed: 'buys, pays rent, or rests',
    },
    onStation: {
      deed: 'buys, pays rent, or rests',
    },
    onUtility: {
      deed: 'buys, pays rent, or rests',
    },
    rentThrow: {
      dice: 'the dice',
    },
    rentOnDemand: {
      onDemand: 'only on demand',
      atOnce: 'is collected at once',
    },
    rentInJail: {
      paid: 'is paid',
      half: 'is halved',
      unpaid: 'is not paid',
    },
    groupRent: {
      never: 'as usual',
      unlessMortgaged: '{groupRentFactor} times as much, while nothing in the group is mortgaged',
      always: '{groupRentFactor} times as much',
    },
    freshUtilityThrow: {
      arrival: 'the one that led there',
      fresh: 'a fresh one',
    },
    onRisk: {
      takeRisk: 'the throw decides who pays',
      takeRiskEndsDoubles: 'the throw decides who pays; doubles give no further throw',
    },
    liquidate: {
      sellBuildings: 'all buildings',
      sellBuildingsAndMortgageAll: 'all buildings; for other players everything is mortgaged',
      nothing: 'nothing',
    },
    inheritance: {
      bank: 'the bank, even where a player is the creditor',
      creditor: 'the creditor',
    },
    milestone: {
      annualReport: 'with {reportSpace}',
    },
    received: {
      reports: 'is reported',
    },
    thirdDie: {
      speedDie: 'the speed die, where the table plays with it',
      always: 'the speed die, once you have passed the start',
      nothing: 'none',
    },
    gifts: {
      allowed: 'are allowed',
      refused: 'are forbidden: both sides give something',
    },
    doublesOptional: {
      mustThrow: 'you must throw again',
      mayEnd: 'you may throw again or end the turn',
    },
    doublesAgain: {
      throwAgain: 'give another throw',
      nothing: 'are a throw like any other',
    },
    thirdDoubles: {
      toJail: 'lead to jail',
      harmless: 'are doubles like any other; with more than eight open rents those of one owner are demanded together',
    },
    sameDoublesTwice: {
      harmless: 'do no harm',
      toJail: 'lead to jail',
    },
    wealthTax: {
      everyRounds: 'is due after every {wealthTaxRounds} rounds: {wealthTaxShare}',
      nothing: 'is never due',
    },
  },
  number: {
    highest: 'Highest level by plots owned',
    leastOfOthers: 'Least level of the others by level',
    leastBid: 'Least bid, measured by the price',
    bidStep: 'Least step between bids',
    mostTies: 'Ties after which lots are drawn',
    shortGameHouses: 'Houses before a hotel in a short game',
    claimStreets: 'Streets in each group before another claim',
    shortGameBankruptcies: 'Bankruptcies that end a short game',
    rounds: 'Rounds',
    targetWealth: 'Wealth to win',
    bankCash: 'Money of the bank',
    dealtDeeds: 'Properties dealt to each',
    taxShare: 'Income tax',
    lastBail: 'Bail after the last failure',
    potStart: 'In the pot at the start',
    potRefill: 'Back in the pot after each win',
    mortgageInterest: 'Interest on mortgages',
    wholeGroupPrice: 'Price of a house on a whole group',
    minimumPenalty: 'Penalty where the minimum price is not reached',
    protectionShare: 'Surcharge on voluntary deals from jail',
    closedRounds: 'Rounds without purchases',
    groupRentFactor: 'Rent of unbuilt whole groups, so many times',
    rentGrowth: 'Growth of rents in each round, to ten times at most',
    riskStake: 'Risk field, for each pip',
    riskDoublesStake: 'Risk field, for each pip of doubles',
    jailCardWorth: 'Worth of a jail card where money runs short',
    lateFine: 'Fine for a late report',
    reportSpace: 'Space of the annual report',
    sharesEach: 'Shares of which every player consists',
    majority: 'Shares for a majority',
    sharesSoldATurn: 'Shares that the bank takes in a turn',
    sharesBoughtATurn: 'Shares that the bank gives in a turn',
    startBonus: 'More starting cash with the speed die',
    offersATurn: 'Offers that each may make in a turn',
    doublesToJail: 'Doubles in one turn that lead to jail',
    wealthTaxRounds: 'Rounds between taxes on wealth',
    wealthTaxShare: 'Tax on wealth',
  },
  chapter: {
    auction: {
      open: {
        gist: 'In an open auction the bidders may outbid one another any number of times, or pass; the highest bid wins and is paid.',
      },
      sealed: {
        gist: 'In a sealed auction the bidders bid at once and only once; the highest bid wins. A player who wants nothing bids 0; if all bid 0, nothing is sold.',
        again: 'After a tie those who tied bid again, at least as much as before.',
        lots: 'After a tie lots are drawn among those who tied.',
      },
    },
    bank: {
      debt: {
        gist: 'The bank writes down what players owe it.',
        repaid: 'What they then receive repays it first.',
        kept: 'What they then receive stays with them, whatever they owe the bank.',
      },
    },
    debt: {
      limit: {
        closed: 'Until it is repaid they neither buy nor build.',
      },
    },
    building: {
      gist: 'Houses are built on streets, and after the full number of houses a hotel. The bank takes buildings back at half their price, unless the deed says otherwise.',
    },
    card: {
      choice: {
        title: 'Cards by choice',
      },
    },
    claims: {
      title: 'Claims on groups',
    },
    estate: {
      gist: 'What the bank gets from those who are out is free of mortgages.',
    },
    first: {
      throw: {
        gist: 'The highest throw begins; those who tie throw again.',
      },
    },
    deal: {
      gist: 'Shuffled title deeds are dealt in turn.',
    },
    free: {
      space: {
        title: 'Free choice of space on the start',
      },
    },
    income: {
      tax: {
        gist: 'The income tax goes by all that a player has.',
        title: 'Income tax by wealth',
      },
    },
    mortgage: {
      gist: 'Properties without buildings can be mortgaged to the bank; they then bring no rent. Lifting a mortgage costs interest as well; when a mortgaged property changes hands, the interest is due at once.',
      title: 'Mortgages',
    },
    own: {
      space: {
        title: 'Selling a property to the bank where you have landed',
      },
    },
    owner: {
      auction: {
        gist: 'In their own turn, or while they raise money for a debt, players may put up a property of theirs for a sealed auction. They may set a minimum price; if no bid reaches it, they keep the property and pay {minimumPenalty} % of that price.',
        title: 'Auctions by the owner',
      },
    },
    plot: {
      sale: {
        title: 'Selling properties to the bank before a throw',
        gist: 'On their own turn, before throwing, players may sell properties and buildings back to the bank at the value on the deed.',
      },
    },
    remote: {
      purchase: {
        gist: 'Before throwing, the holder of a claim may buy a free street of its group on which another player stands, and pays that player the commission as well. Players build from afar, too, on a street of theirs while another stands in its group. In jail, and in the turn in which they leave it, they do neither.',
        title: 'Buying and building from afar',
      },
    },
    share: {
      trade: {
        title: 'Trading in shares of players',
        gist: 'Players may offer each other shares for money, at any price agreed on.',
      },
    },
    shares: {
      title: 'Shares of players and their exchange',
    },
    shortage: {
      gist: 'If the buildings of the bank are not enough for all who want to build, they are auctioned one by one.',
    },
    speed: {
      die: {
        gist: 'A third die is thrown as well: its numbers are added; the bus gives the choice of moving by either white die or by both; the remaining sign leads on to the next free property after the move. Three equal numbers lead to any space.',
      },
    },
    trade: {
      title: 'Trading',
      gist: 'Players may offer each other unbuilt properties and money, and trade them.',
      cards: 'Jail cards can be traded, too.',
    },
    wealth: {
      tax: {
        gist: 'After a number of rounds all pay a part of what they have.',
        title: 'Tax on wealth',
      },
    },
  },
  question: {
    sealedPayment: 'In sealed auctions',
    buildsWhere: 'When you build, your piece stands',
    buildsAnyTime: 'When you build',
    target: 'It is won',
    lastRound: 'The game is over',
    estateAuction: 'What the bank gets from a bankruptcy',
    dealing: 'At the start',
    dealPrice: 'Properties dealt',
    bailInLastTurn: 'Bail before the last throw',
    onTax: 'Tax spaces',
    onParking: 'The free car park',
    onCards: 'Card spaces',
    mayBuy: 'Buying',
    declined: 'What is not bought',
    unowned: 'An unowned property',
    rentOnDemand: 'Rent',
    rentInJail: 'Rent for owners in jail',
    groupRent: 'Rent of unbuilt whole groups',
    freshUtilityThrow: 'Throw for the rent of utilities',
    onRisk: 'The risk field',
    liquidate: 'Sold before a bankruptcy',
    inheritance: 'Everything but the money of a bankrupt goes to',
    gifts: 'Gifts',
    doublesOptional: 'After doubles',
    doublesAgain: 'Doubles',
    thirdDoubles: 'Several doubles in a row',
    doubleOne: 'Two ones',
    sameDoublesTwice: 'The same doubles twice in a row',
    startReached: 'Before the salary comes',
    milestone: 'Annual report',
    drawCard: 'Cards drawn',
    turnEnded: 'It also ends',
    wealthTax: 'A tax on wealth',
  },
}
