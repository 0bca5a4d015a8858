import { ruleTexts as classic } from '../classic/rules.ts'
import { paragraphs } from '../own.ts'

/**
 * The exchange rules as players read them, in the order of the rulebook: of what parts each paragraph is made. What they say lies in
 * the folder `say`.
 *
 * The classic paragraphs that hold here too, in euros; B-1 where they are changed, B-2 sealed auctions, B-3 the owner’s
 * auction, B-4 shares, reports, dividends and takeovers, B-5 the end.
 */
export const ruleTexts = paragraphs(
  'exchange',
  {
    'K-0.1': [
      { source: [[], ['shares', 'sharesEach']] },
      {
        adopted: [
          ['minSeats=2', 'maxSeats=8'],
          ['deeds', 'streets', 'stations', 'utilities'],
          ['firstDeck', 'secondDeck', 'decks', 'cards'],
          ['houses', 'hotels', 'building'],
          ['dice=two'],
          ['startCash', 'handicap', 'currency'],
          ['finiteBank=unlimited'],
        ],
      },
    ],
    'K-0.2': [
      {
        adopted: [
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
      { rests: ['cards'] },
      { adopted: [['decks'], ['drawCard', 'onCards'], [], ['rent', 'nextCards', 'rentGrowth'], ['jail', 'jailCards']] },
      { reading: [['unowned']] },
    ],
    'K-0.4': [{ adopted: [['open=firstThrow|firstThrowAndDeal'], []] }],
    'K-1.1': [{ adopted: [['dice=two'], [], ['cards', 'parking', 'goToJail', 'taxes']] }],
    'K-1.2': [
      {
        adopted: [
          ['doublesAgain', 'doublesOptional', '!endsDoubles', 'sameDoublesTwice'],
          ['doublesAgain', 'doublesToJail=3', 'thirdDoubles'],
        ],
      },
    ],
    'K-1.3': [
      { source: [['salaryLand', 'salaryPass', 'currency']] },
      { adopted: [['salaryPass', 'startReached', 'currency'], ['salaryPass!=0', 'startReached'], []] },
    ],
    'K-2.2': [
      'title',
      { rests: ['auction-open'] },
      { adopted: [['fallsShort'], []] },
      { option: ['auctionStreetsOnly'], says: [['unowned', 'declined']] },
      { reading: [['currency', 'bidStep'], [], ['mortgage'], ['shares'], []] },
    ],
    'K-2.3': [{ rests: ['rent'] }, { adopted: [[], ['building', 'buildsEvenly!=singly']] }],
    'K-3.1': [
      { rests: ['rent'] },
      { adopted: [[], ['rentOnDemand']] },
      { option: ['autoRent', 'rentGrace'], says: [['rentOnDemand']] },
      {
        reading: [
          ['rentOnDemand'],
          ['rentOnDemand'],
          ['rentOnDemand', 'building'],
          ['rentOnDemand', 'mortgage'],
          ['rentOnDemand'],
          ['rentOnDemand'],
        ],
      },
    ],
    'K-3.2': [
      { rests: ['rent'] },
      { adopted: [['rentGrowth'], ['building'], ['groupRent', 'groupRentFactor=2', 'mortgage']] },
      { reading: [['groupRent=always|unlessMortgaged', 'groupRentFactor=2', 'building']] },
    ],
    'K-3.3': [{ rests: ['rent', 'mortgage'] }, 'adopted'],
    'K-3.4': [
      { rests: ['rent'] },
      {
        adopted: [
          ['stationRent1', 'stationRent2', 'stationRent3', 'stationRent4', 'stations=4', 'rentGrowth', 'currency'],
          ['utilityFactors=4,10', 'freshUtilityThrow', 'rentGrowth'],
          ['cards', 'nextCards'],
        ],
      },
      { reading: [['mortgage'], ['nextCards']] },
    ],
    'K-4.2': [
      'title',
      {
        adopted: [
          ['goToJail'],
          ['cards', 'toJailCards'],
          ['doublesAgain', 'doublesToJail=3', 'thirdDoubles'],
          [],
          ['jail', 'cards', 'jailCards'],
        ],
      },
    ],
    'K-4.3': [{ adopted: [['rentInJail'], ['auction-open'], ['building', 'buildsWhere']] }],
    'K-4.4': ['adopted'],
    'K-5.1': [
      { rests: ['building'] },
      {
        adopted: [
          ['buildsEvenly=wholeGroups|unevenly'],
          ['mortgage', 'buildsEvenly!=singly'],
          ['buildsEvenly=wholeGroups', 'housesBeforeHotel'],
          ['buildsAnyTime', 'buildsWhere'],
        ],
      },
    ],
    'K-5.2': [
      { rests: ['building'] },
      { adopted: [['buildsEvenly=wholeGroups', 'housesBeforeHotel'], ['housesBeforeHotel'], []] },
    ],
    'K-5.3': [
      { rests: ['building'] },
      {
        adopted: [
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
    'K-6.1': [
      { rests: ['mortgage'] },
      { adopted: [['building', 'buildsEvenly!=singly'], [], ['mortgageInterest'], []] },
      { reading: [['mortgageInterest'], ['currency']] },
    ],
    'K-6.2': [
      { rests: ['mortgage'] },
      { adopted: [['mortgageInterest']] },
      { reading: [['mortgageInterest', 'auction-open'], [], ['mortgageInterest', 'settle']] },
    ],
    'K-8.1': [
      { rests: ['settle'] },
      {
        adopted: [
          ['mortgage', 'shortfall'],
          ['building', 'shortfall'],
          [],
          ['inheritance', 'estate'],
          ['inheritance', 'estate', 'liquidate', 'building', 'houseSales'],
          ['inheritance', 'estate', 'cards', 'jailCards'],
          ['inheritance', 'estate', 'mortgage', 'mortgageInterest'],
          ['estateAuction', 'estate'],
          ['estateAuction', 'estate', 'mortgage'],
        ],
      },
      {
        reading: [
          ['owner-auction'],
          ['shares'],
          ['shares', 'estate'],
          ['estate', 'feesToPot'],
          ['estateAuction', 'estate'],
          [],
          ['building'],
          ['mortgage'],
          ['protection', 'surcharge'],
          ['shares'],
          ['liability', 'shares'],
          ['liability'],
          ['liability', 'rentOnDemand'],
          ['liability'],
          ['liability', 'building', 'houseSales'],
          ['liability', 'mortgage'],
          ['liability', 'shares'],
          ['liability'],
          ['liability', 'mortgage'],
          ['liability', 'building', 'houseSales'],
          ['liability', 'jailCardWorth', 'currency', 'cards', 'jailCards'],
          ['liability', 'shares'],
          ['liability'],
          ['shares'],
          ['estateAuction'],
        ],
      },
    ],
    'B-1.1': [
      'title',
      { source: [['feesToPot'], ['onParking', 'parking']] },
      { reading: [['feesToPot'], ['feesToPot', 'protection', 'surcharge'], [], ['building'], ['mortgage']] },
    ],
    'B-1.2': [
      'title',
      { source: [['salaryLand', 'salaryPass', 'startReached', 'currency']] },
      { reading: [['cards', 'startCards'], ['startReached']] },
    ],
    'B-1.3': [
      'title',
      { rests: ['protection'] },
      { source: [['surcharge', 'protectionShare=50'], ['currency']] },
      {
        reading: [
          [],
          ['building'],
          ['mortgage'],
          ['shares'],
          [],
          ['settle'],
          ['shares', 'startReached'],
          ['jail-roll'],
          ['surcharge', 'protectionShare=50', 'currency'],
        ],
      },
    ],
    'B-1.4': [
      'title',
      { rests: ['jail'] },
      {
        source: [
          ['attempts=3'],
          [],
          ['attempts=3', 'bail', 'bailInLastTurn', 'currency'],
          ['attempts=3', 'lastBail', 'currency'],
        ],
      },
      { reading: [[], ['attempts=3', 'lastBail', 'currency'], ['shortfall']] },
    ],
    'B-1.5': [
      'title',
      { rests: ['building'] },
      { source: [['houseSales']] },
      { adopted: [['buildsEvenly=wholeGroups']] },
    ],
    'B-1.6': ['title', 'source', { reading: [[], ['shares'], ['resign']] }],
    'B-2.1': [
      'title',
      { source: [['unowned', 'mayBuy']] },
      { option: ['auctionStreetsOnly'], says: [['unowned', 'declined']] },
      {
        reading: [
          ['unowned', 'declined'],
          ['unowned', 'deeds'],
          ['unowned', 'estateAuction', 'settle'],
        ],
      },
    ],
    'B-2.2': [
      'title',
      { rests: ['auction-sealed'] },
      { source: [['leastBid=0', 'mayBuy'], [], ['sealedPayment']] },
      { reading: [['surcharge'], []] },
    ],
    'B-2.3': [
      'title',
      { rests: ['auction-sealed'] },
      { source: [['mostTies!=1']] },
      { reading: [[], ['mostTies=3', 'sealedPayment'], []] },
    ],
    'B-2.4': ['title', { rests: ['auction-sealed'] }, 'source'],
    'B-2.5': ['title', { rests: ['auction-sealed'] }, 'source', 'reading'],
    'B-3.1': [
      'title',
      { rests: ['owner-auction'] },
      { source: [['!trade'], [], ['sealedPayment']] },
      {
        reading: [
          [],
          ['!trade', 'shares', 'jailCards'],
          [],
          ['building', 'buildsEvenly!=singly'],
          ['offersATurn'],
          ['mortgage', 'mortgageInterest'],
        ],
      },
    ],
    'B-3.2': [
      'title',
      { rests: ['owner-auction'] },
      { source: [[], [], ['minimumPenalty=50', 'feesToPot']] },
      { reading: [[], ['minimumPenalty=50', 'currency'], ['minimumPenalty', 'feesToPot']] },
    ],
    'B-4.1': ['title', { rests: ['shares'] }, { source: [['sharesEach']] }, { reading: [[], ['sharesEach']] }],
    'B-4.2': [
      'title',
      { rests: ['shares'] },
      { source: [['sharesEach=25']] },
      { reading: [[], ['mortgage'], ['building'], ['currency'], ['sharesEach=25', 'currency']] },
    ],
    'B-4.3': [
      'title',
      { rests: ['shares'] },
      'source',
      { reading: [[], ['currency', 'gifts'], [], ['liability'], ['liability', 'rentOnDemand']] },
    ],
    'B-4.4': [
      'title',
      { rests: ['shares'] },
      { source: [['sharesSoldATurn']] },
      { reading: [['sharesSoldATurn'], []] },
    ],
    'B-4.5': [
      'title',
      { rests: ['shares'] },
      { source: [['sharesBoughtATurn'], []] },
      { reading: [[], ['sharesBoughtATurn'], []] },
    ],
    'B-4.6': [
      'title',
      { rests: ['shares'] },
      { source: [['milestone', 'reportSpace', 'board'], ['lateFine', 'milestone', 'currency', 'turnEnded'], []] },
      { option: ['autoReports'], says: [['milestone']] },
      { reading: [['milestone'], ['milestone', 'feesToPot'], [], ['received', 'majority'], []] },
    ],
    'B-4.7': [
      'title',
      { rests: ['shares'] },
      { source: [['startReached', 'sharesEach=25'], ['startReached']] },
      {
        reading: [
          ['startReached'],
          ['startReached', 'sharesEach'],
          ['startReached', 'startCash', 'sharesEach', 'currency'],
          ['startReached'],
        ],
      },
    ],
    'B-4.8': ['title', { rests: ['estate', 'shares'] }, 'reading'],
    'B-4.9': [
      'title',
      { rests: ['shares'] },
      { source: [[], ['majority', 'sharesEach']] },
      {
        reading: [
          [],
          ['majority', 'sharesEach'],
          [],
          [],
          ['building'],
          ['mortgage', 'mortgageInterest'],
          [],
          ['mortgage'],
          ['building'],
          ['cards', 'jailCards'],
          ['liability'],
          ['liability', 'rentOnDemand'],
        ],
      },
    ],
    'B-4.10': ['title', 'source', { reading: [[], ['shares'], []] }],
    'B-5.1': [
      'title',
      { option: ['timeLimit'] },
      { reading: [[], ['seatLeft'], ['wealth'], ['option:timeLimit'], []] },
    ],
  },
  classic,
)
