import { defineOnDemand, type Rulebook } from '@hausregeln/engine'
import { adjustments, mortgageAdjustment } from '@hausregeln/engine/chapters/adjust/chapter.ts'
import { auctionOpen } from '@hausregeln/engine/chapters/auction-open/chapter.ts'
import { building } from '@hausregeln/engine/chapters/building/chapter.ts'
import { cards } from '@hausregeln/engine/chapters/cards/chapter.ts'
import { ending } from '@hausregeln/engine/chapters/ending/chapter.ts'
import { estate } from '@hausregeln/engine/chapters/estate/chapter.ts'
import { deal, firstThrow } from '@hausregeln/engine/chapters/first-throw/chapter.ts'
import { jailRoll } from '@hausregeln/engine/chapters/jail-roll/chapter.ts'
import { landing } from '@hausregeln/engine/chapters/landing/chapter.ts'
import { mortgage } from '@hausregeln/engine/chapters/mortgage/chapter.ts'
import { purchase } from '@hausregeln/engine/chapters/purchase/chapter.ts'
import { rent } from '@hausregeln/engine/chapters/rent/chapter.ts'
import { settle } from '@hausregeln/engine/chapters/settle/chapter.ts'
import { shortage } from '@hausregeln/engine/chapters/shortage/chapter.ts'
import { speedDie } from '@hausregeln/engine/chapters/speed-die/chapter.ts'
import { trade } from '@hausregeln/engine/chapters/trade/chapter.ts'
import { turn } from '@hausregeln/engine/chapters/turn/chapter.ts'
import { board } from './board.ts'
import { options } from './options.ts'
import { ruleTexts } from './rules.ts'

/** The classic rules, chapter by chapter. */
export const classic: Rulebook = defineOnDemand({
  id: 'classic',
  version: 3,
  formerVersions: [2],
  title: { de: 'Klassisch', en: 'Classic' },
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
