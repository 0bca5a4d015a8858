// Written by `npm run words` from the .ftl files of all chapters; change those.
export const words = {
  choice: {
    buildsEvenly: {
      byLadder: 'dans le groupe où l’on s’est arrêté, selon le nombre de propriétés',
      wholeGroups: 'sur des groupes complets, uniformément',
      unevenly: 'sur des groupes complets, inégalement aussi',
      singly: 'sur toute rue à soi, même sans le groupe complet et inégalement ; seule la rue même ne doit pas être hypothéquée, et ce n’est que bâtie qu’elle ne peut être ni hypothéquée ni échangée',
      whereLanded: 'dans une rue à soi où l’on s’est arrêté',
    },
    ladder: {
      byPlots: 'selon le nombre de propriétés',
    },
    ownDeed: {
      landing: 'est noté',
      noted: 'est noté',
    },
    unowned: {
      auctionOnLanding: 'est mis aussitôt aux enchères cachées, et chacun paie son offre',
      auctionSealed: 'est mis aussitôt aux enchères cachées',
      offerForSale: 'est à vendre',
      auctionOpen: 'est mis aussitôt aux enchères ouvertes',
    },
    declined: {
      auctionSealed: 'est mis aux enchères cachées',
      auctionToAll: 'est mis aux enchères ouvertes',
      staysWithBank: 'reste à la banque',
    },
    sealedPayment: {
      winner: 'seul le gagnant paie ce qu’il a offert',
      second: 'seul le gagnant paie, à savoir la deuxième plus haute offre',
      everybody: 'chacun paie ce qu’il a offert',
    },
    estateAuction: {
      auctionSealed: 'est mis aux enchères cachées',
      auctionToAll: 'est mis aux enchères ouvertes',
      staysWithBank: 'redevient libre',
    },
    shortfall: {
      borrow: 'emprunte à la banque',
      borrowOrLose: 'emprunte à la banque ; si la dette dépasse la valeur des biens, la partie est perdue',
      payPart: 'paie ce qu’il a',
      settle: 'transforme ses biens en argent, sinon c’est la faillite',
    },
    resign: {
      writtenOff: 'est éliminé, et la dette est effacée',
      indebted: 'est éliminé, et la dette est effacée',
      givesUp: 'est éliminé, et l’argent va à la banque',
      bankrupt: 'paie ce qu’il doit ou ce qu’on peut encore lui réclamer ; le reste va à la banque',
    },
    eliminate: {
      writtenOff: 'est éliminé, et la dette est effacée',
      indebted: 'est éliminé, et la dette est effacée',
      isOut: 'est éliminé',
      bankrupt: 'est en faillite envers la banque',
      takenOver: 'est racheté',
    },
    buildsWhere: {
      whereYouStand: 'dans la rue où l’on construit',
      anywhere: 'n’importe où',
    },
    buildsAnyTime: {
      ownTurn: 'pendant son propre tour et entre les tours',
      anyTime: 'à tout moment',
    },
    onCards: {
      mayDraw: 'on peut tirer une carte, sans y être obligé',
      drawEndsDoubles: 'on tire une carte ; un double ne donne pas de nouveau lancer',
      draw: 'on tire une carte',
      byOption: 'une carte, si la table joue avec les cartes',
    },
    drawCard: {
      backUnder: 'retournent sous leur paquet',
      laidAside: 'sont mises de côté et remélangées après la dernière',
    },
    mayBuy: {
      withinClaims: 'possible pour qui s’y arrête, sans dette envers la banque et si les réservations le permettent',
      afterRounds: 'possible pour qui s’y arrête, mais seulement après la manche {closedRounds} ; avant, personne n’enchérit non plus pour une propriété',
      afterLap: 'possible pour qui a passé une fois le Départ ; les autres n’enchérissent pas non plus pour une propriété',
      anybody: 'possible pour qui s’y arrête',
    },
    bought: {
      noted: 'est noté',
    },
    estate: {
      claimsAreFree: 'redevient libre, comme les réservations',
      toHeir: 'revient au créancier ou à la banque',
      isFree: 'redevient libre',
      withShares: 'revient, avec toutes les parts, au créancier ou à la banque',
    },
    seatLeft: {
      lastPlayer: 'avec le dernier joueur',
      firstBankruptcy: 'avec le premier joueur éliminé ; la plus grande fortune gagne',
      secondBankruptcy: 'avec le deuxième joueur éliminé ; la plus grande fortune gagne',
    },
    lastRound: {
      afterRounds: 'après la manche {rounds} ; la plus grande fortune gagne',
      nothing: 'après aucun nombre de manches',
    },
    target: {
      byWealth: 'à la fin du tour où quelqu’un a une fortune de {targetWealth}, par la plus grande fortune',
      nothing: 'à aucune fortune particulière',
    },
    turnEnded: {
      byTime: 'après le temps que fixe la table',
      byBank: 'après le temps que fixe la table ; et à la manche où la banque n’a plus d’argent',
      closeExchange: 'après le temps que fixe la table',
    },
    wealth: {
      byPrices: 'l’argent, les propriétés à leur prix, hypothéquées à la moitié, les bâtiments à leur prix',
      byHalfPrices: 'l’argent, les propriétés et les bâtiments à la moitié de leur prix',
      bySaleValues: 'l’argent et ce que la banque donnerait pour les biens, moins les dettes',
      withShares: 'l’argent, les propriétés et les bâtiments à leur prix, hypothéqués à la moitié, et toutes les parts',
    },
    finiteBank: {
      finite: 'limité : {bankCash}, argent de départ compris ; ce qui lui manque n’est pas dû',
    },
    open: {
      firstThrow: 'le plus grand lancer',
      firstThrowAndDeal: 'le plus grand lancer ; dans la partie courte et celle au temps, on distribue d’abord des propriétés',
      firstSeatAndDeal: 'la première place ; on distribue d’abord des propriétés, là où cela vaut',
      firstSeat: 'la première place',
    },
    dealing: {
      some: '{dealtDeeds} propriétés sont distribuées à chacun',
      all: 'toutes les propriétés sont distribuées',
      byOption: 'on distribue des propriétés, si la table le veut',
    },
    dealPrice: {
      free: 'ne coûtent rien',
      paid: 'se paient aussitôt',
    },
    onStart: {
      chooseSpace: 'rapporte le salaire ou, une fois par tour, laisse plutôt choisir librement une case',
      rest: 'rapporte le salaire',
      endsDoubles: 'rapporte le salaire ; un double ne donne pas de nouveau lancer',
    },
    startReached: {
      inPassing: 'rien ; sur le Départ, on choisit d’abord',
      dividend: 'le dividende',
      salary: 'rien',
    },
    onTax: {
      share: 'coûtent leur montant, mais la première après le Départ {taxShare} de la fortune',
      choose: 'coûtent leur montant ; à la première après le Départ, on peut choisir de payer plutôt {taxShare} de sa fortune',
      pay: 'coûtent leur montant',
    },
    jail: {
      rollOut: 'un double (tentatives : {attempts}), une carte de sortie ou {bail} avant le lancer ; après le dernier échec, il faut payer {lastBail}',
      sitOut: 'passer {attempts} manches',
      payOrStay: '{bails}, puis gratuitement ; ou passer chaque fois son tour',
    },
    bailInLastTurn: {
      refused: 'n’est plus possible',
      allowed: 'est encore possible',
    },
    doubleOne: {
      winsPot: 'gagne la cagnotte, sauf en prison',
      asAny: 'est un double comme les autres',
    },
    onJail: {
      visit: 'simple visite',
    },
    onParking: {
      rest: 'il ne se passe rien',
      winPot: 'gagne ce qui est dans la cagnotte',
    },
    onGoToJail: {
      jail: 'en prison',
    },
    surcharge: {
      halfInJail: 'coûtent encore {protectionShare} du montant, à la cagnotte',
    },
    onStreet: {
      deed: 'on achète, on paie le loyer ou on se repose',
    },
    onStation: {
      deed: 'on achète, on paie le loyer ou on se repose',
    },
    onUtility: {
      deed: 'on achète, on paie le loyer ou on se repose',
    },
    rentThrow: {
      dice: 'les dés',
    },
    rentOnDemand: {
      onDemand: 'seulement sur demande',
      atOnce: 'est encaissé aussitôt',
    },
    rentInJail: {
      paid: 'est payé',
      half: 'est payé à moitié',
      unpaid: 'n’est pas payé',
    },
    groupRent: {
      never: 'comme d’habitude',
      unlessMortgaged: '{groupRentFactor} fois plus élevé, tant que rien n’est hypothéqué dans le groupe',
      always: '{groupRentFactor} fois plus élevé',
    },
    freshUtilityThrow: {
      arrival: 'celui qui y a mené',
      fresh: 'un nouveau',
    },
    onRisk: {
      takeRisk: 'le lancer décide qui paie',
      takeRiskEndsDoubles: 'le lancer décide qui paie ; un double ne donne pas de nouveau lancer',
    },
    liquidate: {
      sellBuildings: 'tous les bâtiments',
      sellBuildingsAndMortgageAll: 'tous les bâtiments ; envers un joueur, on hypothèque tout',
      nothing: 'rien',
    },
    inheritance: {
      bank: 'à la banque, même si un joueur est le créancier',
      creditor: 'au créancier',
    },
    milestone: {
      annualReport: 'avec {reportSpace}',
    },
    received: {
      reports: 'fait l’objet d’un bilan',
    },
    thirdDie: {
      speedDie: 'le dé rapide, si la table joue avec lui',
      always: 'le dé rapide, dès qu’on a passé une fois le Départ',
      nothing: 'aucun',
    },
    gifts: {
      allowed: 'sont permis',
      refused: 'sont interdits : chaque côté donne quelque chose',
    },
    doublesOptional: {
      mustThrow: 'il faut relancer',
      mayEnd: 'on peut relancer ou terminer le tour',
    },
    doublesAgain: {
      throwAgain: 'font relancer',
      nothing: 'sont un lancer comme un autre',
    },
    thirdDoubles: {
      toJail: 'mènent en prison',
      harmless: 'sont des doubles comme les autres ; au-delà de huit loyers ouverts, ceux d’un même propriétaire sont exigés ensemble',
    },
    sameDoublesTwice: {
      harmless: 'est sans conséquence',
      toJail: 'mène en prison',
    },
    wealthTax: {
      everyRounds: 'est dû toutes les {wealthTaxRounds} manches : {wealthTaxShare}',
      nothing: 'n’est jamais dû',
    },
  },
  number: {
    highest: 'Niveau le plus haut selon les propriétés possédées',
    leastOfOthers: 'Niveau minimal des autres par niveau',
    leastBid: 'Offre minimale, mesurée au prix',
    bidStep: 'Écart minimal entre les offres',
    mostTies: 'Égalités après lesquelles on tire au sort',
    shortGameHouses: 'Maisons avant un hôtel dans une partie courte',
    claimStreets: 'Rues par groupe avant une autre réservation',
    shortGameBankruptcies: 'Faillites qui mettent fin à une partie courte',
    rounds: 'Manches',
    targetWealth: 'Fortune pour gagner',
    bankCash: 'L’argent de la banque',
    dealtDeeds: 'Propriétés distribuées à chacun',
    taxShare: 'Impôt sur le revenu',
    lastBail: 'Caution après le dernier échec',
    potStart: 'Dans la cagnotte au début',
    potRefill: 'Remis dans la cagnotte après chaque gain',
    mortgageInterest: 'Intérêts des hypothèques',
    wholeGroupPrice: 'Prix d’une maison sur un groupe complet',
    minimumPenalty: 'Amende si le prix minimum n’est pas atteint',
    protectionShare: 'Supplément pour les affaires volontaires depuis la prison',
    closedRounds: 'Manches sans achats',
    groupRentFactor: 'Loyer des groupes complets sans bâtiment, multiplicateur',
    rentGrowth: 'Hausse des loyers à chaque manche, jusqu’à dix fois au plus',
    riskStake: 'Case Risque, par point',
    riskDoublesStake: 'Case Risque, par point d’un double',
    jailCardWorth: 'Valeur d’une carte de sortie quand l’argent manque',
    lateFine: 'Amende pour un bilan tardif',
    reportSpace: 'Case du bilan annuel',
    sharesEach: 'Parts dont se compose chaque joueur',
    majority: 'Parts pour la majorité',
    sharesSoldATurn: 'Parts que la banque reprend en un tour',
    sharesBoughtATurn: 'Parts que la banque cède en un tour',
    startBonus: 'Argent de départ en plus avec le dé rapide',
    offersATurn: 'Offres que chacun peut faire en un tour',
    doublesToJail: 'Doubles en un tour qui mènent en prison',
    wealthTaxRounds: 'Manches entre deux impôts sur la fortune',
    wealthTaxShare: 'Impôt sur la fortune',
  },
  chapter: {
    auction: {
      open: {
        gist: 'Aux enchères ouvertes, qui participe peut surenchérir autant de fois qu’il veut, ou passer ; la plus haute offre gagne et se paie.',
      },
      sealed: {
        gist: 'Aux enchères cachées, on enchérit en même temps et une seule fois ; la plus haute offre gagne. Qui ne veut rien offre 0 ; si tous offrent 0, rien n’est vendu.',
        again: 'En cas d’égalité, les ex æquo enchérissent de nouveau, au moins aussi haut.',
        lots: 'En cas d’égalité, on tire au sort entre les ex æquo.',
      },
    },
    bank: {
      debt: {
        gist: 'La banque note ce que les joueurs lui doivent.',
        repaid: 'Ce qu’ils reçoivent ensuite la rembourse d’abord.',
        kept: 'Ce qu’ils reçoivent ensuite leur reste, quelle que soit leur dette.',
      },
    },
    debt: {
      limit: {
        closed: 'Jusqu’au remboursement, ils n’achètent ni ne construisent.',
      },
    },
    building: {
      gist: 'On construit des maisons dans les rues et, une fois leur nombre atteint, un hôtel. La banque reprend les bâtiments à la moitié de leur prix, sauf si le titre indique autre chose.',
    },
    card: {
      choice: {
        title: 'Cartes au choix',
      },
    },
    claims: {
      title: 'Réservation des groupes',
    },
    estate: {
      gist: 'Ce que la banque reçoit des joueurs éliminés est libre d’hypothèque.',
    },
    first: {
      throw: {
        gist: 'Le plus grand lancer commence ; les ex æquo relancent.',
      },
    },
    deal: {
      gist: 'Des titres mélangés sont distribués à tour de rôle.',
    },
    free: {
      space: {
        title: 'Choix libre d’une case sur le Départ',
      },
    },
    income: {
      tax: {
        gist: 'L’impôt sur le revenu se calcule sur tout ce que possède un joueur.',
        title: 'Impôt sur le revenu selon la fortune',
      },
    },
    mortgage: {
      gist: 'Les propriétés sans bâtiments peuvent être hypothéquées à la banque ; elles ne rapportent alors pas de loyer. Lever une hypothèque coûte aussi des intérêts ; quand une propriété hypothéquée change de main, les intérêts sont dus aussitôt.',
      title: 'Hypothèques',
    },
    own: {
      space: {
        title: 'Vendre à la banque une propriété où l’on s’est arrêté',
      },
    },
    owner: {
      auction: {
        gist: 'À leur tour, ou pour réunir l’argent d’une dette, les joueurs peuvent mettre une de leurs propriétés en enchères cachées. Ils peuvent fixer un prix minimum ; si aucune offre ne l’atteint, ils la gardent et paient {minimumPenalty} % de ce prix.',
        title: 'Enchères à l’initiative du propriétaire',
      },
    },
    plot: {
      sale: {
        title: 'Vendre des propriétés à la banque avant un lancer',
        gist: 'À son tour, avant de lancer, on peut revendre à la banque des propriétés et des bâtiments à la valeur inscrite sur le titre.',
      },
    },
    remote: {
      purchase: {
        gist: 'Avant de lancer les dés, qui a réservé un groupe peut en acheter une rue libre sur laquelle se trouve un autre joueur, à qui revient en plus la commission. De même, on construit à distance sur une rue à soi tant qu’un autre joueur se trouve dans son groupe. Ni l’un ni l’autre en prison, ni au tour où l’on en sort.',
        title: 'Acheter et construire à distance',
      },
    },
    share: {
      trade: {
        title: 'Commerce des parts de joueurs',
        gist: 'Les joueurs peuvent se proposer des parts contre de l’argent, au prix dont ils conviennent.',
      },
    },
    shares: {
      title: 'Parts de joueurs et leur Bourse',
    },
    shortage: {
      gist: 'Si les bâtiments de la banque ne suffisent pas à tous ceux qui veulent construire, ils sont mis aux enchères un à un.',
    },
    speed: {
      die: {
        gist: 'On lance aussi un troisième dé : ses chiffres s’ajoutent ; le bus laisse le choix d’avancer avec l’un des dés blancs ou avec les deux ; l’autre signe mène, après le déplacement, à la prochaine propriété libre. Trois chiffres égaux mènent sur n’importe quelle case.',
      },
    },
    trade: {
      title: 'Échanges entre joueurs',
      gist: 'Les joueurs peuvent se proposer des propriétés sans bâtiments et de l’argent, et les échanger.',
      cards: 'Les cartes de sortie s’échangent aussi.',
    },
    wealth: {
      tax: {
        gist: 'Après un certain nombre de manches, tous paient une part de ce qu’ils possèdent.',
        title: 'Impôt sur la fortune',
      },
    },
  },
  question: {
    sealedPayment: 'Aux enchères cachées',
    buildsWhere: 'En construisant, on a son pion',
    buildsAnyTime: 'Moment où l’on construit',
    target: 'On gagne',
    lastRound: 'La partie est finie',
    estateAuction: 'Ce que la banque reçoit d’une faillite',
    dealing: 'Au début',
    dealPrice: 'Les propriétés distribuées',
    bailInLastTurn: 'Payer la caution avant le dernier lancer',
    onTax: 'Les cases Taxe',
    onParking: 'Le Parking libre',
    onCards: 'Les cases Carte',
    mayBuy: 'Acheter',
    declined: 'Ce qui n’est pas acheté',
    unowned: 'Ce qui est libre',
    rentOnDemand: 'Loyer',
    rentInJail: 'Loyer si le propriétaire est en prison',
    groupRent: 'Loyer des groupes complets sans bâtiment',
    freshUtilityThrow: 'Lancer pour le loyer des compagnies',
    onRisk: 'La case Risque',
    liquidate: 'Avant une faillite, on vend',
    inheritance: 'Sauf l’argent, les biens d’un failli vont',
    gifts: 'Les cadeaux',
    doublesOptional: 'Après un double',
    doublesAgain: 'Les doubles',
    thirdDoubles: 'Plusieurs doubles à la suite',
    doubleOne: 'Un double un',
    sameDoublesTwice: 'Le même double deux fois de suite',
    startReached: 'Avant le salaire vient',
    milestone: 'Bilan annuel',
    drawCard: 'Les cartes tirées',
    turnEnded: 'Elle se termine aussi',
    wealthTax: 'Un impôt sur la fortune',
  },
}
