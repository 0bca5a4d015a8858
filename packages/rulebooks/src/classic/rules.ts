import { paragraphs } from '../own.ts'

/**
 * The classic rules as players read them, in the order of the rulebook: of what parts each paragraph is made. What they say lies in
 * the folder `say`.
 *
 * K-0 the table, K-1 the turn, K-2 deeds, K-3 rent, K-4 taxes and jail, K-5 buildings, K-6 mortgages, K-7 trade,
 * K-8 bankruptcy, K-9 short games.
 */
export const ruleTexts = paragraphs('classic', {
  'K-0.1': [
    'title',
    {
      filled: [
        ['minSeats=2', 'maxSeats=8'],
        ['spaces', 'deeds', 'streets', 'stations', 'utilities'],
        ['firstDeck', 'secondDeck', 'decks', 'cards'],
        ['houses', 'hotels', 'building'],
        ['dice!=three'],
        ['startCash', 'handicap', 'dice!=three', 'currency'],
        ['finiteBank=unlimited'],
      ],
    },
    { option: ['speedDie'], says: [['speed-die', 'thirdDie=speedDie']] },
    {
      reading: [
        [],
        ['startBonus', 'speed-die', 'dice!=two', 'currency'],
        ['speed-die', 'dice!=two'],
        ['speed-die', 'dice!=two', 'freshUtilityThrow=arrival'],
      ],
    },
  ],
  'K-0.2': [
    'title',
    {
      filled: [
        ['spaces'],
        ['groups'],
        ['building', 'housesBeforeHotel=4'],
        ['stationPrice', 'utilityPrice', 'currency'],
        ['firstTax', 'secondTax', 'taxNames', 'onTax', 'currency'],
        ['mortgage', 'mortgages'],
      ],
    },
  ],
  'K-0.3': [
    'title',
    { rests: ['cards'] },
    {
      filled: [
        [],
        ['drawCard', 'onCards'],
        [],
        ['startReached'],
        ['unowned', 'mayBuy', 'rent', 'rentGrowth', 'nextCards'],
        ['jail', 'jailCards'],
      ],
    },
  ],
  'K-0.4': ['title', { filled: [['open=firstThrow|firstThrowAndDeal'], []] }],
  'K-1.1': ['title', { source: [['dice!=three'], [], ['cards', 'unowned', 'parking', 'goToJail', 'taxes']] }],
  'K-1.2': [
    'title',
    {
      source: [
        ['doublesAgain', 'doublesOptional', '!endsDoubles', 'sameDoublesTwice'],
        ['doublesAgain', 'doublesToJail=3', 'thirdDoubles'],
      ],
    },
  ],
  'K-1.3': [
    'title',
    {
      source: [
        ['salaryPass', 'salaryLand', 'startReached', 'currency'],
        ['salaryPass!=0', 'salaryLand!=0', 'startReached', 'cards', 'startCards'],
      ],
    },
    'filled',
  ],
  'K-2.1': ['title', { rests: ['purchase'] }, { source: [['unowned', 'mayBuy'], []] }],
  'K-2.2': [
    'title',
    {
      source: [
        ['declined', 'unowned', 'mayBuy!=afterRounds'],
        ['declined', 'unowned', 'mayBuy'],
        ['declined', 'unowned', 'leastBid'],
      ],
    },
    {
      reading: [
        ['auction-open', 'declined', 'unowned'],
        ['declined', 'unowned', 'bidStep', 'currency'],
        ['auction-open', 'mortgage', 'trade'],
        ['auction-open'],
      ],
    },
  ],
  'K-2.3': ['title', { rests: ['rent'] }, { source: [[], ['building', 'buildsEvenly!=singly']] }],
  'K-3.1': [
    'title',
    { rests: ['rent'] },
    { source: [[], ['rentOnDemand']] },
    { option: ['autoRent', 'rentGrace'], says: [['rentOnDemand']] },
    {
      reading: [
        ['rentOnDemand'],
        ['rentOnDemand'],
        ['rentOnDemand', 'building'],
        ['rentOnDemand', 'mortgage'],
        ['rentOnDemand', 'trade'],
        ['rentOnDemand'],
      ],
    },
  ],
  'K-3.2': [
    'title',
    { rests: ['rent'] },
    {
      source: [['rentGrowth'], ['building'], ['groupRent', 'groupRentFactor=2', 'mortgage']],
    },
    { reading: [['groupRent=always|unlessMortgaged', 'groupRentFactor=2', 'building']] },
  ],
  'K-3.3': ['title', { rests: ['rent', 'mortgage'] }, 'source'],
  'K-3.4': [
    'title',
    { rests: ['rent'] },
    {
      filled: [
        ['stationRent1', 'stationRent2', 'stationRent3', 'stationRent4', 'stations=4', 'rentGrowth', 'currency'],
        ['utilityFactors=4,10', 'freshUtilityThrow', 'rentGrowth'],
        ['cards', 'nextCards'],
      ],
    },
    { reading: [['mortgage'], ['nextCards']] },
  ],
  'K-4.1': [
    'title',
    {
      filled: [
        ['feesToPot=toBank|cardsToPot', 'onTax'],
        ['parking', 'onParking=rest|winPot', 'feesToPot=toBank', 'potStart=0', 'potRefill=0'],
      ],
    },
    { option: ['freeParkingPot'], says: [['onParking=winPot', 'feesToPot=toBank', 'parking']] },
    {
      reading: [
        ['onParking=winPot', 'feesToPot=toBank', 'option:freeParkingPot'],
        ['onParking=winPot', 'feesToPot=toBank', 'option:freeParkingPot', 'bail', 'currency'],
        [],
        ['auction-open', '!owner-auction'],
        ['building'],
        ['mortgage'],
      ],
    },
  ],
  'K-4.2': [
    'title',
    {
      filled: [
        ['goToJail'],
        ['cards', 'toJailCards'],
        ['doublesAgain', 'doublesToJail=3', 'thirdDoubles'],
        [],
        ['jail', 'attempts=3'],
        ['jail', 'cards', 'jailCards'],
        ['jail', 'bail', 'attempts=3', 'bailInLastTurn', 'currency'],
        ['jail-roll'],
        ['jail', 'attempts=3', 'lastBail', 'currency'],
      ],
    },
    { reading: [['jail', 'attempts=3', 'lastBail', 'currency'], ['jail-roll'], ['jail', 'attempts=3', 'settle']] },
  ],
  'K-4.3': ['title', { filled: [['rentInJail'], ['auction-open'], ['building', 'buildsWhere']] }],
  'K-4.4': ['title', 'filled'],
  'K-5.1': [
    'title',
    { rests: ['building'] },
    { source: [['buildsEvenly=wholeGroups|unevenly']] },
    {
      filled: [
        ['mortgage', 'buildsEvenly!=singly'],
        ['buildsEvenly=wholeGroups', 'housesBeforeHotel'],
        ['buildsAnyTime', 'buildsWhere'],
      ],
    },
  ],
  'K-5.2': [
    'title',
    { rests: ['building'] },
    { filled: [['buildsEvenly=wholeGroups', 'housesBeforeHotel'], ['housesBeforeHotel'], []] },
  ],
  'K-5.3': [
    'title',
    { rests: ['building'] },
    {
      filled: [
        ['houses', 'hotels'],
        ['fallsShort', 'scarce'],
      ],
    },
    {
      reading: [
        ['fallsShort', 'scarce'],
        ['fallsShort', 'scarce'],
        ['fallsShort', 'scarce', 'buildsEvenly=wholeGroups'],
        ['fallsShort', 'scarce'],
        ['housesBeforeHotel', 'houses!=unlimited', 'buildsEvenly=wholeGroups'],
      ],
    },
  ],
  'K-5.4': ['title', { rests: ['building'] }, { filled: [['houseSales'], ['buildsEvenly=wholeGroups']] }],
  'K-6.1': [
    'title',
    { rests: ['mortgage'] },
    { filled: [['building', 'buildsEvenly!=singly'], [], ['mortgageInterest'], []] },
    { reading: [['mortgageInterest'], []] },
  ],
  'K-6.2': [
    'title',
    { rests: ['mortgage'] },
    { filled: [['mortgageInterest']] },
    {
      reading: [
        ['mortgageInterest'],
        ['mortgageInterest', 'trade'],
        ['auction-open'],
        [],
        ['mortgageInterest', 'settle'],
      ],
    },
  ],
  'K-7.1': [
    'title',
    { rests: ['trade'] },
    { filled: [[], ['cards', 'jailCards'], ['building', 'buildsEvenly!=singly'], []] },
    { reading: [[], ['auction-open'], ['offersATurn'], ['gifts'], ['liability'], ['liability', 'rentOnDemand']] },
  ],
  'K-8.1': [
    'title',
    { rests: ['settle'] },
    {
      filled: [
        ['mortgage', 'shortfall'],
        ['building', 'shortfall'],
        ['trade', 'shortfall'],
        [],
        ['inheritance', 'estate'],
        ['inheritance', 'estate', 'liquidate', 'building', 'houseSales'],
        ['inheritance', 'estate', 'cards', 'jailCards'],
        ['inheritance', 'estate', 'mortgage', 'mortgageInterest'],
        ['estateAuction', 'estate'],
        ['estateAuction', 'estate', 'mortgage'],
        ['estate', 'cards', 'jailCards'],
      ],
    },
    {
      reading: [
        [],
        [],
        ['liability', 'trade'],
        ['liability', 'trade', 'rentOnDemand'],
        ['liability', 'mortgage'],
        ['liability', 'building', 'houseSales'],
        ['liability'],
        ['liability', 'mortgage'],
        ['liability', 'building', 'houseSales'],
        ['liability', 'cards', 'jailCards', 'jailCardWorth', 'currency'],
        ['liability', 'trade'],
        ['cards', 'manyCreditors'],
        ['cards', 'manyCreditors', 'estateAuction'],
        ['estateAuction'],
        ['resign'],
        ['resign', 'rentOnDemand'],
        ['resign'],
        ['resign'],
        ['inheritance', 'resign'],
      ],
    },
  ],
  'K-8.2': ['title', { filled: [['seatLeft']] }],
  'K-9.1': [
    'title',
    {
      filled: [['wealth'], ['wealth', 'mortgage'], ['wealth', 'building']],
    },
    {
      option: ['shortGame'],
      says: [
        ['deal', 'dealing=byOption', 'dealPrice', 'dealtDeeds=2', 'open=firstThrowAndDeal|firstSeatAndDeal'],
        ['building', 'shortGameHouses'],
        ['shortGameBankruptcies=2', 'seatLeft', 'settle'],
        [],
      ],
    },
    { reading: [['option:shortGame', 'shortGameBankruptcies=2', 'seatLeft', 'settle'], []] },
  ],
  'K-9.2': [
    'title',
    {
      option: ['timeLimit'],
      says: [
        [],
        ['deal', 'dealing=byOption', 'dealPrice', 'dealtDeeds=2', 'open=firstThrowAndDeal|firstSeatAndDeal'],
        [],
      ],
    },
    { reading: [['option:timeLimit']] },
  ],
})
