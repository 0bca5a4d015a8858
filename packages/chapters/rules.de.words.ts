// Written by `npm run words` from the .ftl files of all chapters; change those.
export const words = {
  choice: {
    buildsEvenly: {
      byLadder: 'in der Gruppe, in der man gelandet ist, je nach Zahl der Grundstücke',
      wholeGroups: 'auf ganzen Gruppen, gleichmäßig',
      unevenly: 'auf ganzen Gruppen, auch ungleichmäßig',
      singly: 'auf jeder eigenen Straße, auch ohne die ganze Gruppe und ungleichmäßig; nur die Straße selbst darf nicht beliehen sein, und nur bebaut kann sie weder beliehen noch gehandelt werden',
      whereLanded: 'auf der eigenen Straße, auf der man gelandet ist',
    },
    ladder: {
      byPlots: 'je nach Zahl der Grundstücke',
    },
    ownDeed: {
      landing: 'wird gemerkt',
      noted: 'wird gemerkt',
    },
    unowned: {
      auctionOnLanding: 'wird sofort verdeckt versteigert, und alle zahlen ihr Gebot',
      auctionSealed: 'wird sofort verdeckt versteigert',
      offerForSale: 'steht zum Verkauf',
      auctionOpen: 'wird sofort offen versteigert',
    },
    declined: {
      auctionSealed: 'wird verdeckt versteigert',
      auctionToAll: 'wird offen versteigert',
      staysWithBank: 'bleibt bei der Bank',
    },
    sealedPayment: {
      winner: 'zahlt nur, wer gewinnt, das eigene Gebot',
      second: 'zahlt nur, wer gewinnt, und zwar das zweithöchste Gebot',
      everybody: 'zahlen alle, was sie geboten haben',
    },
    estateAuction: {
      auctionSealed: 'wird verdeckt versteigert',
      auctionToAll: 'wird offen versteigert',
      staysWithBank: 'ist wieder frei',
    },
    shortfall: {
      borrow: 'leiht die Bank, was fehlt',
      borrowOrLose: 'leiht die Bank, was fehlt; sind die Schulden höher als der Wert des Besitzes, ist das Spiel verloren',
      payPart: 'wird gezahlt, was da ist',
      settle: 'wird Besitz zu Geld gemacht; sonst Bankrott',
    },
    resign: {
      writtenOff: 'scheidet aus; die Schulden sind erlassen',
      indebted: 'scheidet aus; die Schulden sind erlassen',
      givesUp: 'scheidet aus; sein Geld geht an die Bank',
      bankrupt: 'zahlt, was geschuldet ist oder noch verlangt werden kann; das Übrige geht an die Bank',
    },
    eliminate: {
      writtenOff: 'scheidet aus; die Schulden sind erlassen',
      indebted: 'scheidet aus; die Schulden sind erlassen',
      isOut: 'scheidet aus',
      bankrupt: 'ist bankrott gegenüber der Bank',
      takenOver: 'wird übernommen',
    },
    buildsWhere: {
      whereYouStand: 'auf der Straße, auf der gebaut wird',
      anywhere: 'irgendwo',
    },
    buildsAnyTime: {
      ownTurn: 'im eigenen Zug und zwischen den Zügen',
      anyTime: 'jederzeit',
    },
    onCards: {
      mayDraw: 'eine Karte darf gezogen werden, muss aber nicht',
      drawEndsDoubles: 'eine Karte wird gezogen; ein Pasch gibt keinen weiteren Wurf',
      draw: 'eine Karte wird gezogen',
      byOption: 'eine Karte, wenn der Tisch mit Karten spielt',
    },
    drawCard: {
      backUnder: 'kommen wieder unter ihren Stapel',
      laidAside: 'werden abgelegt und nach der letzten neu gemischt',
    },
    mayBuy: {
      withinClaims: 'darf, wer darauf landet, ohne Bankschulden und wenn die Ansprüche es erlauben',
      afterRounds: 'darf, wer darauf landet, erst nach Runde {closedRounds}; vorher bietet auch niemand auf ein Grundstück',
      afterLap: 'darf, wer schon einmal über das Startfeld gekommen ist; wer noch nicht, bietet auch auf kein Grundstück',
      anybody: 'darf jeder, der darauf landet',
    },
    bought: {
      noted: 'wird gemerkt',
    },
    estate: {
      claimsAreFree: 'ist wieder frei, auch die Ansprüche',
      toHeir: 'geht an den Gläubiger oder die Bank',
      isFree: 'ist wieder frei',
      withShares: 'geht mit allen Anteilen an den Gläubiger oder die Bank',
    },
    seatLeft: {
      lastPlayer: 'mit dem letzten Spieler',
      firstBankruptcy: 'mit dem Ersten, der ausscheidet; das größte Vermögen gewinnt',
      secondBankruptcy: 'mit dem Zweiten, der ausscheidet; das größte Vermögen gewinnt',
    },
    lastRound: {
      afterRounds: 'nach Runde {rounds}; das größte Vermögen gewinnt',
      nothing: 'nicht nach einer Zahl von Runden',
    },
    target: {
      byWealth: 'am Ende des Zuges, in dem jemand ein Vermögen von {targetWealth} hat, mit dem größten Vermögen',
      nothing: 'bei keinem bestimmten Vermögen',
    },
    turnEnded: {
      byTime: 'nach der Zeit, die der Tisch setzt',
      byBank: 'nach der Zeit, die der Tisch setzt; und mit der Runde, in der die Bank kein Geld mehr hat',
      closeExchange: 'nach der Zeit, die der Tisch setzt',
    },
    wealth: {
      byPrices: 'Geld, Grundstücke zum Preis, beliehene zur Hälfte, Gebäude zum Preis',
      byHalfPrices: 'Geld, Grundstücke und Gebäude zum halben Preis',
      bySaleValues: 'Geld und was die Bank für den Besitz gäbe, ohne die Schulden',
      withShares: 'Geld, Grundstücke und Gebäude zum Preis, beliehene zur Hälfte, und alle Anteile',
    },
    finiteBank: {
      finite: 'endlich: {bankCash}, davon das Startgeld aller; was ihr fehlt, schuldet sie nicht',
    },
    open: {
      firstThrow: 'der höchste Wurf',
      firstThrowAndDeal: 'der höchste Wurf; im kurzen Spiel und dem auf Zeit werden zuvor Grundstücke verteilt',
      firstSeatAndDeal: 'der erste Platz; zuvor werden Grundstücke verteilt, wo das gilt',
      firstSeat: 'der erste Platz',
    },
    dealing: {
      some: '{dealtDeeds} Grundstücke an jeden verteilt',
      all: 'alle Grundstücke verteilt',
      byOption: 'Grundstücke verteilt, wo es der Tisch will',
    },
    dealPrice: {
      free: 'kosten nichts',
      paid: 'werden sofort bezahlt',
    },
    onStart: {
      chooseSpace: 'zahlt das Gehalt oder, einmal im Zug, statt dessen eine freie Wahl des Feldes',
      rest: 'zahlt das Gehalt',
      endsDoubles: 'zahlt das Gehalt; ein Pasch gibt keinen weiteren Wurf',
    },
    startReached: {
      inPassing: 'nichts; auf dem Startfeld wird erst gewählt',
      dividend: 'die Dividende',
      salary: 'nichts',
    },
    onTax: {
      share: 'kosten ihren Betrag, das erste nach dem Start aber {taxShare} des Vermögens',
      choose: 'kosten ihren Betrag, das erste nach dem Start nach eigener Wahl auch {taxShare} des Vermögens',
      pay: 'kosten ihren Betrag',
    },
    jail: {
      rollOut: 'Pasch (Versuche: {attempts}), Freikarte oder {bail} vor dem Wurf; nach dem letzten Fehlwurf sind {lastBail} Pflicht',
      sitOut: '{attempts} Runden aussetzen',
      payOrStay: '{bails}, dann umsonst; oder jedes Mal aussetzen',
    },
    bailInLastTurn: {
      refused: 'nicht mehr möglich',
      allowed: 'noch möglich',
    },
    doubleOne: {
      winsPot: 'gewinnen, was im Topf ist, außer im Gefängnis',
      asAny: 'sind ein Pasch wie jeder andere',
    },
    onJail: {
      visit: 'nur zu Besuch',
    },
    onParking: {
      rest: 'nichts geschieht',
      winPot: 'gewinnt, was im Topf ist',
    },
    onGoToJail: {
      jail: 'ins Gefängnis',
    },
    surcharge: {
      halfInJail: 'kosten {protectionShare} des Betrags noch einmal, in den Topf',
    },
    onStreet: {
      deed: 'kauft, zahlt Miete oder ruht aus',
    },
    onStation: {
      deed: 'kauft, zahlt Miete oder ruht aus',
    },
    onUtility: {
      deed: 'kauft, zahlt Miete oder ruht aus',
    },
    rentThrow: {
      dice: 'die Würfel',
    },
    rentOnDemand: {
      onDemand: 'nur auf Verlangen',
      atOnce: 'wird sofort eingezogen',
    },
    rentInJail: {
      paid: 'wird gezahlt',
      half: 'wird zur Hälfte gezahlt',
      unpaid: 'entfällt',
    },
    groupRent: {
      never: 'wie sonst',
      unlessMortgaged: 'das {groupRentFactor}-Fache, solange nichts in der Gruppe beliehen ist',
      always: 'das {groupRentFactor}-Fache',
    },
    freshUtilityThrow: {
      arrival: 'der, der hinführte',
      fresh: 'ein neuer',
    },
    onRisk: {
      takeRisk: 'der Wurf entscheidet, wer zahlt',
      takeRiskEndsDoubles: 'der Wurf entscheidet, wer zahlt; ein Pasch gibt keinen weiteren Wurf',
    },
    liquidate: {
      sellBuildings: 'alle Gebäude',
      sellBuildingsAndMortgageAll: 'alle Gebäude; für Mitspieler wird alles beliehen',
      nothing: 'nichts',
    },
    inheritance: {
      bank: 'der Bank, auch wenn ein Mitspieler Gläubiger ist',
      creditor: 'dem Gläubiger',
    },
    milestone: {
      annualReport: 'mit {reportSpace}',
    },
    received: {
      reports: 'ist zu berichten',
    },
    thirdDie: {
      speedDie: 'der Tempowürfel, wenn der Tisch mit ihm spielt',
      always: 'der Tempowürfel, sobald man einmal über das Startfeld gekommen ist',
      nothing: 'keiner',
    },
    gifts: {
      allowed: 'sind erlaubt',
      refused: 'sind verboten: Beide Seiten geben etwas',
    },
    doublesOptional: {
      mustThrow: 'muss man noch einmal werfen',
      mayEnd: 'darf man noch einmal werfen oder den Zug beenden',
    },
    doublesAgain: {
      throwAgain: 'gibt einen weiteren Wurf',
      nothing: 'ist ein Wurf wie jeder andere',
    },
    thirdDoubles: {
      toJail: 'führen ins Gefängnis',
      harmless: 'sind Pasche wie alle anderen; sind mehr als acht Mieten offen, werden die eines Eigentümers zusammen verlangt',
    },
    sameDoublesTwice: {
      harmless: 'schadet nicht',
      toJail: 'führt ins Gefängnis',
    },
    wealthTax: {
      everyRounds: 'wird nach jeder {wealthTaxRounds}. Runde erhoben: {wealthTaxShare}',
      nothing: 'gibt es nicht',
    },
  },
  number: {
    highest: 'Höchste Stufe nach eigenen Grundstücken',
    leastOfOthers: 'Mindeststufe der anderen nach der Stufe',
    leastBid: 'Mindestgebot, gemessen am Preis',
    bidStep: 'Mindestschritt zwischen Geboten',
    mostTies: 'Gleichstände, nach denen das Los entscheidet',
    shortGameHouses: 'Häuser vor einem Hotel im kurzen Spiel',
    claimStreets: 'Straßen je Gruppe vor einem weiteren Anspruch',
    shortGameBankruptcies: 'Bankrotte, mit denen ein kurzes Spiel endet',
    rounds: 'Runden',
    targetWealth: 'Vermögen für den Sieg',
    bankCash: 'Geld der Bank',
    dealtDeeds: 'Grundstücke, die verteilt werden',
    taxShare: 'Einkommensteuer',
    lastBail: 'Freikauf nach dem letzten Fehlwurf',
    potStart: 'Zu Beginn im Topf',
    potRefill: 'Nach jedem Gewinn wieder im Topf',
    mortgageInterest: 'Zinsen auf Hypotheken',
    wholeGroupPrice: 'Hauspreis für ganze Gruppen',
    minimumPenalty: 'Strafe, wenn der Mindestpreis nicht erreicht wird',
    protectionShare: 'Aufschlag auf freiwillige Geschäfte aus dem Gefängnis',
    closedRounds: 'Runden ohne Käufe',
    groupRentFactor: 'Miete unbebauter ganzer Gruppen, mal so viel',
    rentGrowth: 'Wachstum der Mieten in jeder Runde, höchstens auf das Zehnfache',
    riskStake: 'Risikofeld, je Auge',
    riskDoublesStake: 'Risikofeld, je Auge eines Pasches',
    jailCardWorth: 'Wert einer Freikarte, wenn das Geld nicht reicht',
    lateFine: 'Strafe für einen späten Bericht',
    reportSpace: 'Feld des Jahresberichts',
    sharesEach: 'Anteile, aus denen jeder besteht',
    majority: 'Anteile für eine Mehrheit',
    sharesSoldATurn: 'Anteile, die die Bank in einem Zug nimmt',
    sharesBoughtATurn: 'Anteile, die die Bank in einem Zug gibt',
    startBonus: 'Mehr Startgeld mit dem Tempowürfel',
    offersATurn: 'Angebote, die jeder in einem Zug machen darf',
    doublesToJail: 'Pasche in einem Zug, die ins Gefängnis führen',
    wealthTaxRounds: 'Runden zwischen Vermögensteuern',
    wealthTaxShare: 'Vermögensteuer',
  },
  chapter: {
    auction: {
      open: {
        gist: 'In einer offenen Versteigerung darf, wer mitbietet, beliebig oft höher bieten oder aussteigen; das höchste Gebot gewinnt und wird gezahlt.',
      },
      sealed: {
        gist: 'In einer verdeckten Versteigerung wird zugleich und nur einmal geboten; das höchste Gebot gewinnt. Wer nichts will, bietet 0; bieten alle 0, wird nichts verkauft.',
        again: 'Bei Gleichstand bieten die Gleichen noch einmal, mindestens so viel wie zuvor.',
        lots: 'Bei Gleichstand entscheidet unter den Gleichen das Los.',
      },
    },
    bank: {
      debt: {
        gist: 'Was jemand der Bank schuldet, wird aufgeschrieben.',
        repaid: 'Was dann hereinkommt, tilgt es zuerst.',
        kept: 'Was dann hereinkommt, bleibt trotzdem ungekürzt.',
      },
    },
    debt: {
      limit: {
        closed: 'Bis die Schulden getilgt sind, wird weder gekauft noch gebaut.',
      },
    },
    building: {
      gist: 'Auf Straßen werden Häuser gebaut, auf die volle Zahl von Häusern folgt ein Hotel. Die Bank nimmt Gebäude zum halben Preis zurück, sofern die Karte nichts anderes sagt.',
    },
    card: {
      choice: {
        title: 'Karten nach Wahl',
      },
    },
    claims: {
      title: 'Ansprüche auf Gruppen',
    },
    estate: {
      gist: 'Was die Bank von Ausgeschiedenen erhält, ist frei von Hypotheken.',
    },
    first: {
      throw: {
        gist: 'Wer die höchste Summe wirft, beginnt; bei Gleichstand werfen die Gleichen noch einmal.',
      },
    },
    deal: {
      gist: 'Gemischte Besitzrechtkarten werden reihum verteilt.',
    },
    free: {
      space: {
        title: 'Freie Wahl des Feldes auf dem Start',
      },
    },
    income: {
      tax: {
        gist: 'Die Einkommensteuer richtet sich nach allem, was jemand hat.',
        title: 'Einkommensteuer nach Vermögen',
      },
    },
    mortgage: {
      gist: 'Grundstücke ohne Gebäude können bei der Bank beliehen werden; dann bringen sie keine Miete. Wer die Hypothek ablöst, zahlt Zinsen dazu; wechselt ein beliehenes Grundstück den Besitzer, sind die Zinsen sofort fällig.',
      title: 'Hypotheken',
    },
    own: {
      space: {
        title: 'Verkauf eines Grundstücks an die Bank, auf dem man gelandet ist',
      },
    },
    owner: {
      auction: {
        gist: 'Im eigenen Zug, oder um eine Schuld zu begleichen, darf man ein eigenes Grundstück verdeckt versteigern lassen. Ein Mindestpreis ist erlaubt; erreicht ihn kein Gebot, bleibt das Grundstück, und {minimumPenalty} % dieses Preises sind zu zahlen.',
        title: 'Versteigerung durch den Eigentümer',
      },
    },
    plot: {
      sale: {
        title: 'Verkauf von Grundstücken an die Bank, vor dem Wurf',
        gist: 'Im eigenen Zug, vor dem Würfeln, dürfen Grundstücke und Gebäude zum Wert auf der Karte an die Bank zurückverkauft werden.',
      },
    },
    remote: {
      purchase: {
        gist: 'Wer den Anspruch auf eine Gruppe hat, darf vor dem Würfeln eine freie Straße von ihr kaufen, auf der jemand anderes steht, und zahlt diesem dazu die Provision. Ebenso wird aus der Ferne auf einer eigenen Straße gebaut, solange jemand anderes in ihrer Gruppe steht. Im Gefängnis und im Zug der Entlassung gibt es beides nicht.',
        title: 'Kaufen und Bauen aus der Ferne',
      },
    },
    share: {
      trade: {
        title: 'Handel mit Anteilen an Spielern',
        gist: 'Spieler dürfen einander Anteile für Geld anbieten, zu jedem vereinbarten Preis.',
      },
    },
    shares: {
      title: 'Anteile an Spielern und ihre Börse',
    },
    shortage: {
      gist: 'Reichen die Gebäude der Bank nicht für alle, die bauen wollen, werden sie einzeln versteigert.',
    },
    speed: {
      die: {
        gist: 'Ein dritter Würfel wird mitgeworfen: Seine Zahlen zählen dazu; der Bus lässt die Wahl, mit einem der weißen Würfel oder mit beiden zu ziehen; das übrige Zeichen führt nach dem Zug zum nächsten freien Grundstück weiter. Drei gleiche Zahlen führen auf ein beliebiges Feld.',
      },
    },
    trade: {
      title: 'Handel unter Spielern',
      gist: 'Spieler dürfen einander unbebaute Grundstücke und Geld anbieten und tauschen.',
      cards: 'Auch Freikarten können getauscht werden.',
    },
    wealth: {
      tax: {
        gist: 'Nach einer Zahl von Runden zahlen alle einen Teil dessen, was sie haben.',
        title: 'Vermögensteuer',
      },
    },
  },
  question: {
    sealedPayment: 'In verdeckten Versteigerungen',
    buildsWhere: 'Beim Bauen steht die eigene Figur',
    buildsAnyTime: 'Wann gebaut wird',
    target: 'Gewonnen ist',
    lastRound: 'Schluss ist',
    estateAuction: 'Was die Bank bei einem Bankrott erhält',
    dealing: 'Zu Beginn werden',
    dealPrice: 'Verteilte Grundstücke',
    bailInLastTurn: 'Freikauf vor dem letzten Wurf',
    onTax: 'Steuerfelder',
    onParking: 'Frei Parken',
    onCards: 'Kartenfelder',
    mayBuy: 'Kaufen',
    declined: 'Nicht Gekauftes',
    unowned: 'Ein freies Grundstück',
    rentOnDemand: 'Miete',
    rentInJail: 'Miete für Eigentümer im Gefängnis',
    groupRent: 'Miete unbebauter ganzer Gruppen',
    freshUtilityThrow: 'Wurf für die Miete von Werken',
    onRisk: 'Das Risikofeld',
    liquidate: 'Vor einem Bankrott wird verkauft',
    inheritance: 'Alles außer Geld hinterlassen Bankrotte',
    gifts: 'Geschenke',
    doublesOptional: 'Nach einem Pasch',
    doublesAgain: 'Ein Pasch',
    thirdDoubles: 'Mehrere Pasche hintereinander',
    doubleOne: 'Zwei Einsen',
    sameDoublesTwice: 'Zweimal nacheinander derselbe Pasch',
    startReached: 'Vor dem Gehalt kommt',
    milestone: 'Jahresbericht',
    drawCard: 'Gezogene Karten',
    turnEnded: 'Es endet auch',
    wealthTax: 'Eine Vermögensteuer',
  },
}
