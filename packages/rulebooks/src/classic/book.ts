import { adjustments, mortgageAdjustment } from '@hausregeln/chapters/adjust/rules/chapter.ts'
import { auctionOpen } from '@hausregeln/chapters/auction-open/rules/chapter.ts'
import { building } from '@hausregeln/chapters/building/rules/chapter.ts'
import { cards } from '@hausregeln/chapters/cards/rules/chapter.ts'
import { ending } from '@hausregeln/chapters/ending/rules/chapter.ts'
import { estate } from '@hausregeln/chapters/estate/rules/chapter.ts'
import { deal, firstThrow } from '@hausregeln/chapters/first-throw/rules/chapter.ts'
import { jailRoll } from '@hausregeln/chapters/jail-roll/rules/chapter.ts'
import { landing } from '@hausregeln/chapters/landing/rules/chapter.ts'
import { mortgage } from '@hausregeln/chapters/mortgage/rules/chapter.ts'
import { purchase } from '@hausregeln/chapters/purchase/rules/chapter.ts'
import { rent } from '@hausregeln/chapters/rent/rules/chapter.ts'
import { settle } from '@hausregeln/chapters/settle/rules/chapter.ts'
import { shortage } from '@hausregeln/chapters/shortage/rules/chapter.ts'
import { speedDie } from '@hausregeln/chapters/speed-die/rules/chapter.ts'
import { trade } from '@hausregeln/chapters/trade/rules/chapter.ts'
import { turn } from '@hausregeln/chapters/turn/rules/chapter.ts'
import { defineOnDemand, type Rulebook } from '@hausregeln/engine'
import { bookText } from '../own.ts'
import { board } from './board.ts'
import { options } from './options.ts'
import { ruleTexts } from './rules.ts'

/** The classic rules, chapter by chapter. */
export const classic: Rulebook = defineOnDemand({
  id: 'classic',
  version: 3,
  formerVersions: [2],
  title: bookText('classic', 'title'),
  board,
  ruleTexts,
  options,

  chapters: [
    firstThrow,
    deal,
    turn,
    landing,
    purchase,
    auctionOpen,
    rent,
    cards,
    building,
    mortgage,
    jailRoll,
    trade,
    settle,
    shortage,
    estate,
    speedDie,
    ending,
    adjustments,
    mortgageAdjustment,
  ],

  choose: {
    open: 'firstThrowAndDeal',
    unowned: 'offerForSale',
    declined: 'auctionToAll',
    rentOnDemand: 'onDemand',
    groupRent: 'always',
    buildsAnyTime: 'ownTurn',
    onParking: 'winPot',
    bailInLastTurn: 'refused',
    shortfall: 'settle',
    liquidate: 'sellBuildings',
    estate: 'toHeir',
    estateAuction: 'auctionToAll',
    turnEnded: 'byTime',
    wealth: 'byPrices',
  },

  numbers: {
    minSeats: 2,
    maxSeats: 8,
    startCash: 1500,
    startBonus: 1000,
    houses: 32,
    hotels: 12,
    salaryPass: 200,
    salaryLand: 200,
    attempts: 3,
    bail: 50,
    lastBail: 50,
  },

  paragraphs: {
    'K-0.1': ['material', 'speedBonus', 'speedDie', 'speedBus', 'speedMrM', 'speedTriple'],
    'K-0.2': ['board'],
    'K-0.3': ['cards'],
    'K-0.4': ['firstThrow', 'turnOrder'],
    'K-1.1': ['throw', 'endTurn', 'move'],
    'K-1.2': ['doubles', 'thirdDoubles'],
    'K-1.3': ['salary', 'salaryLand'],
    'K-2.1': ['purchase'],
    'K-2.2': ['declined', 'auction'],
    'K-2.3': ['ownership'],
    'K-3.1': ['rentDemand', 'rentLapse'],
    'K-3.2': ['rentAmount'],
    'K-3.3': ['rentMortgaged'],
    'K-3.4': ['rentStation', 'rentUtility'],
    'K-4.1': ['tax', 'parking', 'pot'],
    'K-4.2': ['goToJail', 'jailChoice', 'jailBail', 'jailCard', 'jailDoubles', 'jailThird'],
    'K-4.3': ['jailBusiness'],
    'K-4.4': ['jailVisit'],
    'K-5.1': ['build', 'buildMortgaged', 'buildTiming'],
    'K-5.2': ['buildHotel'],
    'K-5.3': ['stock', 'shortage'],
    'K-5.4': ['sellBuilding'],
    'K-6.1': ['mortgage', 'lift'],
    'K-6.2': ['transferInterest'],
    'K-7.1': ['trade'],
    'K-8.1': ['debt', 'debtorTrades', 'bankruptToPlayer', 'bankruptToBank', 'estate', 'resign'],
    'K-8.2': ['lastPlayer'],
    'K-9.1': ['shortGame', 'deal'],
    'K-9.2': ['timeLimit'],
  },
})
