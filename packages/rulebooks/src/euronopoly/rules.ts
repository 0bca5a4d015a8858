import { paragraphs } from '../own.ts'

/**
 * The rules of Euronopoly as players read them, in the order of the rulebook: of what parts each paragraph is made. What they say lies in
 * the folder `say`.
 *
 * E-1 to E-4 setting up, the turn, the start, the risk field, E-5 cities, E-6 customs and radar, E-7 event cards,
 * E-8 remote purchases, E-9 sales and debt, E-10 prison.
 */
export const ruleTexts = paragraphs('euronopoly', {
  'E-1.1': [
    'title',
    { source: [['maxSeats=4'], ['dice=two'], ['startCash', 'handicap', 'chips', 'currency'], ['event-cards']] },
    { reading: [['minSeats=2'], ['chips'], ['open=firstSeat|firstSeatAndDeal']] },
  ],
  'E-1.2': [
    'title',
    { source: [[], [], ['apartments'], ['remote-purchase'], ['plot-sale']] },
    { reading: [[], ['board'], ['board', 'startCash', 'salaryPass', 'salaryLand']] },
  ],
  'E-2.1': [
    'title',
    { source: [['plot-sale'], ['remote-purchase'], ['dice=two'], ['rentOnDemand'], ['apartments']] },
    { reading: [['rentOnDemand'], ['plot-sale', 'remote-purchase']] },
  ],
  'E-2.2': [
    'title',
    {
      source: [['doublesOptional', 'doublesAgain'], ['onStart'], ['onRisk', 'risk-field'], ['onCards', 'event-cards']],
    },
  ],
  'E-2.3': [
    'title',
    { source: [['seatLeft']] },
    { option: ['timeLimit'], says: [['wealth']] },
    { reading: [['option:timeLimit'], ['claims']] },
  ],
  'E-3.1': [
    'title',
    { source: [[], ['salaryPass', 'startReached', 'currency'], ['landingMore', 'startReached', 'currency']] },
  ],
  'E-3.2': ['title', { source: [['onStart']] }],
  'E-4.1': ['title', { rests: ['risk-field'] }, { source: [[], ['riskStake=30'], ['riskDoublesStake=50']] }, 'reading'],
  'E-4.2': ['title', { rests: ['risk-field'] }, { source: [['riskStake=30', 'riskDoublesStake=50', 'currency'], []] }],
  'E-4.3': ['title', { rests: ['risk-field'] }, { source: [['onRisk']] }],
  'E-5.1': ['title', { rests: ['purchase'] }, { source: [['unowned', 'mayBuy']] }, { reading: [['declined']] }],
  'E-5.2': ['title', { rests: ['claims'] }, { source: [['mayBuy', 'groupSize=3']] }, 'reading'],
  'E-5.3': ['title', { rests: ['claims'] }, { source: [['claimStreets=2', 'mayBuy']] }, 'reading'],
  'E-5.4': [
    'title',
    { rests: ['apartments'] },
    { source: [['housesBeforeHotel=9'], ['rent', 'groupRent']] },
    { reading: [[], ['rentGrowth', 'rent'], ['housesBeforeHotel=9'], ['houses=unlimited', 'hotels=unlimited']] },
  ],
  'E-5.5': [
    'title',
    { rests: ['apartments'] },
    { source: [['highest=0,1,2,9', 'leastOfOthers=0,0,0,1,1,1,2,2,2,3', 'buildsEvenly', 'groupSize=3']] },
  ],
  'E-5.6': ['title', { rests: ['apartments'] }, { source: [['ownDeed', 'buildsEvenly']] }, 'reading'],
  'E-5.7': ['title', { rests: ['apartments'] }, { source: [['bought']] }, { reading: [['bought']] }],
  'E-6.1': [
    'title',
    { source: [[], ['claims', 'apartments']] },
    {
      reading: [
        ['unowned', 'mayBuy'],
        ['claims', 'claimStreets=2'],
      ],
    },
  ],
  'E-6.2': [
    'title',
    { rests: ['rent'] },
    { source: [['rentGrowth']] },
    { reading: [['stationSteps=even', 'stations=4']] },
  ],
  'E-6.3': [
    'title',
    { rests: ['rent'] },
    { source: [['utilityFactors=50,100,150,200', 'rentGrowth', 'currency', 'freshUtilityThrow']] },
    { reading: [['freshUtilityThrow']] },
  ],
  'E-7.1': [
    'title',
    { rests: ['event-cards'] },
    { source: [['onCards=draw|drawEndsDoubles'], ['effects']] },
    { reading: [['firstDeck', 'board'], ['plot-sale'], ['remote-purchase'], [], []] },
  ],
  'E-7.2': ['title', { rests: ['event-cards'] }, 'source'],
  'E-7.3': ['title', { rests: ['event-cards'] }, { source: [['onCards']] }, 'reading'],
  'E-7.4': ['title', { rests: ['event-cards'] }, { source: [['drawCard']] }],
  'E-8.1': [
    'title',
    { rests: ['remote-purchase'] },
    'source',
    { reading: [[], [], ['debt-limit'], ['prison-bail'], []] },
  ],
  'E-8.2': ['title', { rests: ['remote-purchase'] }, 'source', 'reading'],
  'E-8.3': ['title', { rests: ['remote-purchase', 'apartments'] }, 'source', 'reading'],
  'E-9.1': [
    'title',
    { rests: ['plot-sale'] },
    { source: [[], ['apartments'], ['apartments']] },
    { reading: [[], ['claims']] },
  ],
  'E-9.2': [
    'title',
    { rests: ['debt-limit'] },
    { source: [['shortfall', 'finiteBank']] },
    { reading: [['shortfall']] },
  ],
  'E-9.3': ['title', { rests: ['debt-limit'] }, { source: [['idleDebtors'], ['income']] }],
  'E-9.4': [
    'title',
    { rests: ['debt-limit'] },
    'source',
    { reading: [[], ['apartments'], [], ['plot-sale'], ['estate'], ['resign']] },
  ],
  'E-10.1': [
    'title',
    { source: [['doublesAgain', 'sameDoublesTwice'], ['doublesAgain', 'doublesToJail=3', 'thirdDoubles'], []] },
    'reading',
  ],
  'E-10.2': ['title', { source: [['plot-sale'], ['remote-purchase'], ['rentInJail']] }, { reading: [['rentInJail']] }],
  'E-10.3': [
    'title',
    { rests: ['prison-bail'] },
    {
      source: [
        ['jail', 'bails1', 'currency'],
        ['jail', 'bails2', 'bails3', 'currency'],
        ['jail', 'attempts=3'],
      ],
    },
    'reading',
  ],
  'E-10.4': [
    'title',
    { rests: ['prison-bail'] },
    { source: [['plot-sale'], ['remote-purchase']] },
    { reading: [['plot-sale', 'remote-purchase']] },
  ],
  'E-10.5': ['title', 'source'],
})
