import { paragraphs } from '../own.ts'

/**
 * The simplified rules as players read them, in the order of the rulebook: of what parts each paragraph is made. What they say lies in
 * the folder `say`.
 *
 * V-1 turn, V-2 money, V-3 end, V-4 board, V-5 moving, V-6 what the spaces demand or allow.
 */
export const ruleTexts = paragraphs('simplified', {
  'V-1.1': ['title', { source: [['minSeats=2'], [], []] }, { reading: [['open=firstSeat|firstSeatAndDeal']] }],
  'V-2.1': [
    'title',
    {
      source: [
        ['bankCash', 'finiteBank', 'currency'],
        ['startCash', 'handicap', 'finiteBank', 'currency'],
      ],
    },
    { reading: [[], ['maxSeats=6', 'startCash', 'bankCash', 'currency']] },
  ],
  'V-2.2': [
    'title',
    { source: [['shortfall'], ['finiteBank', 'turnEnded']] },
    { reading: [['finiteBank', 'turnEnded']] },
  ],
  'V-2.3': ['title', { source: [['outAtZero']] }, { reading: [['outAtZero']] }],
  'V-2.4': ['title', { reading: [[], ['estate'], ['resign']] }],
  'V-3.1': [
    'title',
    { source: [['wealth'], ['wealth', 'own-space'], ['wealth', 'own-space', 'housesBeforeHotel=4']] },
    { option: ['timeLimit'] },
    { reading: [['wealth', 'wholeGroupPrice'], []] },
  ],
  'V-3.2': [
    'title',
    { source: [['turnEnded', 'finiteBank'], ['seatLeft']] },
    { reading: [['roundsEnd', 'turnEnded'], ['turnEnded']] },
  ],
  'V-4.1': [
    'title',
    {
      source: [
        ['board', 'spaces=40'],
        [
          'stationPrice',
          'stationRent1',
          'stationRent2',
          'stationRent3',
          'stationRent4',
          'stations=4',
          'rentGrowth',
          'currency',
        ],
        [
          'utilityPrice',
          'utilityFactor1',
          'utilityFactor2',
          'utilities=2',
          'rentGrowth',
          'currency',
          'freshUtilityThrow',
        ],
        ['firstTax', 'secondTax', 'taxNames', 'onTax', 'currency'],
      ],
    },
  ],
  'V-4.2': [
    'title',
    { source: [['own-space'], ['board', 'leastPrice', 'mostPrice', 'currency']] },
    { reading: [['own-space'], ['board', 'own-space']] },
  ],
  'V-4.3': ['title', { source: [['own-space', 'wholeGroupPrice=50']] }, { reading: [[], ['groups']] }],
  'V-5.1': ['title', { source: [['dice=two'], []] }, { reading: [['option:cards', 'cards', 'backCards=3']] }],
  'V-5.2': [
    'title',
    {
      source: [
        ['doublesAgain', 'doublesOptional', '!endsDoubles', 'sameDoublesTwice'],
        ['doublesAgain', 'doublesToJail=3', 'thirdDoubles'],
      ],
    },
    { reading: [['doublesAgain', 'thirdDoubles']] },
  ],
  'V-6.1': [
    'title',
    {
      source: [
        ['salaryPass', 'startReached', 'currency'],
        ['salaryLand', 'startReached', 'currency'],
      ],
    },
  ],
  'V-6.2': ['title', { rests: ['purchase'] }, { source: [['unowned', 'mayBuy']] }, { reading: [['declined']] }],
  'V-6.3': [
    'title',
    { rests: ['own-space'] },
    { source: [['sales', 'houseSales']] },
    { reading: [[], ['finiteBank']] },
  ],
  'V-6.4': [
    'title',
    { rests: ['own-space'] },
    { source: [['housesBeforeHotel=4'], ['buildsEvenly'], ['wholeGroupPrice=50']] },
    'reading',
  ],
  'V-6.5': [
    'title',
    { rests: ['rent'] },
    { source: [['rentOnDemand'], ['rentGrowth', 'own-space']] },
    { reading: [['rentOnDemand'], ['groupRent']] },
  ],
  'V-6.6': ['title', { source: [['purchase'], [], ['own-space', 'sales'], ['rent', 'freshUtilityThrow']] }],
  'V-6.7': [
    'title',
    { source: [['onCards'], []] },
    { option: ['cards'], says: [['cards', 'effects']] },
    {
      reading: [
        ['option:cards', 'feesToPot', 'cards'],
        ['option:cards', 'jail', 'cards'],
      ],
    },
  ],
  'V-6.8': [
    'title',
    {
      source: [
        ['feesToPot=toPot|taxesToPot|taxesAndCardsToPot|taxesAndBailToPot', 'onTax'],
        ['onParking', 'parking'],
      ],
    },
  ],
  'V-6.9': ['title', { source: [['goToJail', 'jail', 'attempts=3'], []] }, { reading: [['jail'], ['rentInJail']] }],
})
