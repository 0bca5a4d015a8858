import { paragraphs } from '../own.ts'

/**
 * The stadium rules as players read them, in the order of the rulebook: of what parts each paragraph is made. What they say lies in
 * the folder `say`.
 *
 * S-0 the table, S-1 the turn, S-2 debt and the end, S-3 to S-7 what is always allowed, also out of turn and in jail,
 * S-8 to S-11 the spaces, S-12 the speed die, S-13 what is not allowed.
 */
export const ruleTexts = paragraphs('stadium', {
  'S-0.1': [
    'title',
    {
      source: [
        ['maxSeats=8'],
        ['deeds'],
        ['firstDeck', 'secondDeck', 'decks', 'cards'],
        ['houses', 'hotels', 'building'],
        ['speed-die', 'dice!=two'],
        ['taxNames', 'onTax'],
        ['currency'],
        ['startBonus', 'speed-die', 'dice!=two', 'currency'],
      ],
    },
    {
      reading: [
        [],
        ['minSeats=2', 'maxSeats=8'],
        [
          'board',
          'spaces',
          'streets',
          'stations',
          'utilities',
          'stationPrice',
          'utilityPrice',
          'firstTax',
          'secondTax',
          'currency',
        ],
        ['startCash', 'handicap', 'currency'],
        ['finiteBank=unlimited'],
        ['currency'],
      ],
    },
  ],
  'S-0.2': [
    'title',
    { source: [['open=firstThrow|firstThrowAndDeal']] },
    { reading: [['open=firstThrow|firstThrowAndDeal']] },
  ],
  'S-1.1': [
    'title',
    {
      source: [
        [],
        ['salaryPass', 'salaryLand', 'startReached', 'currency'],
        ['doublesAgain', 'doublesOptional', '!endsDoubles', 'sameDoublesTwice'],
        ['doublesAgain', 'doublesToJail=3', 'thirdDoubles'],
        [],
      ],
    },
    {
      reading: [
        ['doublesAgain', 'doublesToJail=3', 'thirdDoubles'],
        ['doublesAgain', 'thirdDoubles', 'speed-die', 'dice!=two'],
      ],
    },
  ],
  'S-2.1': [
    'title',
    { rests: ['settle'] },
    { source: [['building', 'shortfall'], ['trade', 'shortfall'], ['mortgage', 'shortfall'], []] },
    { reading: [[], [], ['building'], ['mortgage'], ['trade']] },
  ],
  'S-2.2': [
    'title',
    { rests: ['settle'] },
    {
      source: [
        [],
        ['inheritance', 'estate'],
        ['liquidate', 'mortgage', 'inheritance', 'estate'],
        ['cards', 'jailCards', 'inheritance', 'estate'],
        ['mortgage', 'mortgageInterest', 'inheritance'],
      ],
    },
    {
      reading: [
        ['liquidate', 'building', 'inheritance'],
        ['liquidate', 'mortgage', 'inheritance'],
        ['liquidate', 'inheritance'],
        ['mortgage', 'currency'],
        ['mortgage'],
        ['cards', 'manyCreditors'],
        ['liability', 'trade'],
        ['liability', 'rentOnDemand', 'trade'],
        ['liability'],
        ['liability', 'building', 'houseSales'],
        ['liability', 'mortgage'],
        ['liability'],
        ['liability', 'building', 'houseSales'],
        ['liability', 'mortgage'],
        ['liability', 'jailCardWorth', 'currency', 'cards', 'jailCards'],
        ['liability', 'trade'],
      ],
    },
  ],
  'S-2.3': [
    'title',
    { rests: ['settle'] },
    {
      source: [
        ['estateAuction', 'estate'],
        ['estateAuction', 'estate', 'mortgage'],
        ['cards', 'jailCards'],
      ],
    },
    { reading: [['estateAuction'], ['resign'], ['resign', 'rentOnDemand'], ['resign'], ['estateAuction']] },
  ],
  'S-2.4': [
    'title',
    { source: [['seatLeft']] },
    { option: ['timeLimit'] },
    {
      reading: [['option:timeLimit'], ['wealth'], ['wealth', 'mortgage'], ['wealth', 'building'], ['option:timeLimit']],
    },
  ],
  'S-3.1': [
    'title',
    {
      source: [
        ['rentInJail'],
        ['auction-open'],
        ['building', 'buildsWhere'],
        ['mortgage'],
        ['trade'],
        ['rentOnDemand'],
      ],
    },
  ],
  'S-3.2': [
    'title',
    {
      source: [
        ['declined', 'unowned', 'mayBuy!=afterRounds'],
        ['estateAuction', 'settle'],
        ['fallsShort', 'scarce', 'building'],
      ],
    },
  ],
  'S-3.3': [
    'title',
    { rests: ['auction-open'] },
    { source: [['leastBid=0', 'bidStep=1', 'currency', 'declined=auctionToAll'], ['declined=auctionToAll']] },
    { reading: [[], ['currency'], [], ['mortgage'], ['trade'], []] },
  ],
  'S-4.1': [
    'title',
    { rests: ['building'] },
    { source: [['buildsEvenly=wholeGroups', 'housesBeforeHotel'], ['housesBeforeHotel'], []] },
    { reading: [['buildsAnyTime', 'buildsWhere'], []] },
  ],
  'S-4.2': ['title', { rests: ['building', 'mortgage'] }, { source: [['buildsEvenly!=singly']] }],
  'S-4.3': [
    'title',
    { rests: ['building'] },
    { source: [['scarce'], ['fallsShort', 'scarce']] },
    { reading: [['fallsShort', 'scarce', 'buildsEvenly=wholeGroups']] },
  ],
  'S-5.1': [
    'title',
    { rests: ['building'] },
    {
      source: [
        ['houseSales', 'buildsEvenly=wholeGroups'],
        ['housesBeforeHotel', 'houseSales'],
      ],
    },
    { reading: [['houses!=unlimited', 'buildsEvenly=wholeGroups', 'housesBeforeHotel']] },
  ],
  'S-6.1': [
    'title',
    { rests: ['mortgage'] },
    { source: [['building', 'buildsEvenly!=singly'], [], ['mortgageInterest'], []] },
    { reading: [['mortgageInterest'], ['mortgages', 'currency'], []] },
  ],
  'S-7.1': [
    'title',
    { rests: ['trade'] },
    { source: [[], ['building'], ['cards', 'jailCards'], ['building', 'buildsEvenly!=singly']] },
    { reading: [[], [], ['auction-open'], ['offersATurn'], ['gifts'], ['liability'], ['liability', 'rentOnDemand']] },
  ],
  'S-7.2': [
    'title',
    { rests: ['trade', 'mortgage'] },
    { source: [['mortgageInterest']] },
    { reading: [['mortgageInterest']] },
  ],
  'S-8.1': ['title', { rests: ['purchase'] }, { source: [['unowned', 'declined', 'mayBuy']] }],
  'S-9.1': [
    'title',
    { rests: ['rent'] },
    { source: [['rentOnDemand']] },
    { option: ['autoRent', 'rentGrace'], says: [['rentOnDemand']] },
    { reading: [['rentOnDemand']] },
  ],
  'S-9.2': [
    'title',
    { rests: ['rent'] },
    {
      source: [
        ['building', 'rentGrowth'],
        ['groupRent', 'groupRentFactor=2', 'building', 'mortgage'],
      ],
    },
  ],
  'S-9.3': [
    'title',
    { rests: ['rent'] },
    {
      source: [
        ['stationRent1', 'stationRent2', 'stationRent3', 'stationRent4', 'stations=4', 'rentGrowth', 'currency'],
        ['freshUtilityThrow', 'utilityFactors=4,10', 'rentGrowth'],
        ['speed-die', 'dice!=two'],
      ],
    },
    { reading: [['freshUtilityThrow'], ['mortgage']] },
  ],
  'S-10.1': [
    'title',
    { rests: ['cards'] },
    {
      source: [
        ['onCards', 'drawCard'],
        ['jail', 'jailCards'],
      ],
    },
  ],
  'S-10.2': [
    'title',
    {
      source: [
        ['taxNames', 'onTax'],
        ['feesToPot=toBank|cardsToPot', 'onTax'],
        ['feesToPot=toBank|cardsToPot', 'parking'],
      ],
    },
  ],
  'S-11.1': [
    'title',
    { source: [['goToJail'], ['cards', 'toJailCards'], ['doublesAgain', 'doublesToJail=3', 'thirdDoubles'], [], []] },
  ],
  'S-11.2': [
    'title',
    { rests: ['jail'] },
    {
      source: [
        ['cards', 'jailCards', 'bailTimes!=none'],
        ['bail', 'bailTimes!=none', 'currency'],
        ['cards', 'jailCards'],
        ['attempts=3'],
        ['attempts=3', 'lastBail', 'currency'],
      ],
    },
    {
      reading: [
        ['bailInLastTurn'],
        ['bail', 'bailInLastTurn', 'attempts=3', 'currency'],
        ['cards', 'jailCards', 'attempts=3'],
        [],
        ['lastBail', 'attempts=3', 'shortfall', 'currency'],
      ],
    },
  ],
  'S-11.3': ['title', { source: [[], ['onParking=rest', 'parking'], []] }],
  'S-12.1': [
    'title',
    { rests: ['speed-die', 'dice!=two'] },
    { source: [[], ['startBonus', 'currency']] },
    { option: ['speedDie'] },
    { reading: [['option:speedDie']] },
  ],
  'S-12.2': ['title', { rests: ['speed-die', 'dice=byTable'] }, 'source', 'reading'],
  'S-12.3': ['title', { rests: ['speed-die', 'dice!=two'] }, 'source', 'reading'],
  'S-12.4': ['title', { rests: ['speed-die', 'dice!=two'] }, 'source'],
  'S-12.5': [
    'title',
    { rests: ['speed-die', 'dice!=two'] },
    { source: [[], ['unowned', 'declined', 'mayBuy'], ['rent']] },
    { reading: [[], ['salaryPass', 'startReached', 'currency'], [], ['rentOnDemand'], ['mortgage'], []] },
  ],
  'S-12.6': [
    'title',
    { rests: ['speed-die', 'dice!=two'] },
    { source: [[], ['jail'], ['freshUtilityThrow']] },
    { reading: [['jail'], ['dice=byTable', 'freshUtilityThrow']] },
  ],
  'S-12.7': [
    'title',
    { rests: ['speed-die', 'dice!=two'] },
    'source',
    {
      reading: [
        [],
        ['doublesAgain', 'doublesToJail=3', 'thirdDoubles'],
        ['salaryLand', 'startReached', 'currency'],
        [],
      ],
    },
  ],
  'S-12.8': ['title', { rests: ['speed-die', 'dice!=two'] }, 'source'],
  'S-13.1': [
    'title',
    {
      source: [
        ['trade'],
        ['feesToPot=toBank'],
        ['feesToPot=toBank', 'potStart=0', 'potRefill=0', 'onParking=rest', 'parking'],
      ],
    },
  ],
})
