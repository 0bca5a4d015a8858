import { defineBook, type Rulebook } from '@hausregeln/engine'
import { adjustments, mortgageAdjustment } from '@hausregeln/engine/chapters/adjust/adjust.ts'
import { auctionOpen } from '@hausregeln/engine/chapters/auction-open/auction-open.ts'
import { building } from '@hausregeln/engine/chapters/building/building.ts'
import { cards, drawHereAndCarryOut } from '@hausregeln/engine/chapters/cards/cards.ts'
import { endBySeats, endByTime, ending, wealthByPrices } from '@hausregeln/engine/chapters/ending/ending.ts'
import { estate, estateToHeir } from '@hausregeln/engine/chapters/estate/estate.ts'
import { deal, dealsDeeds, openDeal } from '@hausregeln/engine/chapters/first-throw/deal.ts'
import { firstThrow, openFirstThrow } from '@hausregeln/engine/chapters/first-throw/first-throw.ts'
import { jailRoll, rollOut } from '@hausregeln/engine/chapters/jail-roll/jail-roll.ts'
import {
  drawHere,
  goToJail,
  landing,
  payTax,
  rest,
  restAtStart,
  visitJail,
  winPot,
} from '@hausregeln/engine/chapters/landing/landing.ts'
import { mortgage } from '@hausregeln/engine/chapters/mortgage/mortgage.ts'
import { auctionToAll, offerForSale, purchase } from '@hausregeln/engine/chapters/purchase/purchase.ts'
import { landOnDeed, rent, throwForRent } from '@hausregeln/engine/chapters/rent/rent.ts'
import { resign, sellBuildings } from '@hausregeln/engine/chapters/settle/bankruptcy.ts'
import { openDebt } from '@hausregeln/engine/chapters/settle/debt.ts'
import { settle } from '@hausregeln/engine/chapters/settle/settle.ts'
import { shortage } from '@hausregeln/engine/chapters/shortage/shortage.ts'
import { grantStartBonus, speedDie, speedDieByOption } from '@hausregeln/engine/chapters/speed-die/speed-die.ts'
import { trade } from '@hausregeln/engine/chapters/trade/trade.ts'
import { turn } from '@hausregeln/engine/chapters/turn/turn.ts'
import { board } from './board.ts'
import { options } from './options.ts'
import { ruleTexts } from './rules.ts'

/** The classic rules, chapter by chapter. */
export const classic: Rulebook = defineBook({
  id: 'classic',
  version: 2,
  title: { de: 'Klassisch', en: 'Classic' },
  board,
  ruleTexts,
  options,

  minSeats: 2,
  maxSeats: 8,
  startCash: 1500,
  houses: 32,
  hotels: 12,
  salaryPass: 200,
  salaryLand: 200,

  chapters: [
    firstThrow,
    deal,
    turn,
    landing,
    purchase,
    auctionOpen,
    rent,
    cards,
    jailRoll,
    building,
    shortage,
    mortgage,
    trade,
    settle,
    estate,
    speedDie,
    ending,
    adjustments,
    mortgageAdjustment,
  ],

  landings: {
    start: restAtStart,
    street: landOnDeed,
    station: landOnDeed,
    utility: landOnDeed,
    tax: payTax,
    cards: drawHere,
    jail: visitJail,
    parking: winPot,
    goToJail,
    risk: rest,
  },

  jail: { ...rollOut, bail: 50, lastBail: 50, attempts: 3, bailInLastTurn: false },
  thirdDie: speedDieByOption,
  unowned: offerForSale,
  declined: auctionToAll,
  ownDeed: () => {},
  eliminate: resign,
  rentThrow: throwForRent,
  drawCard: drawHereAndCarryOut,
  buildsEvenly: true,
  buildsAnyTime: false,
  groupRent: 'always',
  rentOnDemand: true,
  finiteBank: false,
  outAtZero: false,
  feesToPot: false,
  freshUtilityThrow: false,
  shortfall: openDebt,
  liquidate: sellBuildings,
  estate: estateToHeir,
  resign,
  seatLeft: endBySeats,
  turnEnded: endByTime,
  wealth: wealthByPrices,

  /** K-0.1: with the speed die everybody has more; K-9.1, K-9.2: deeds may be dealt; K-0.4: then the first throw says who begins. */
  open(g) {
    grantStartBonus(g)
    openFirstThrow(g)
    if (dealsDeeds(g)) openDeal(g)
  },

  rules: {
    material: 'K-0.1',
    board: 'K-0.2',
    cards: 'K-0.3',
    firstThrow: 'K-0.4',
    throw: 'K-1.1',
    turnOrder: 'K-0.4',
    endTurn: 'K-1.1',
    move: 'K-1.1',
    doubles: 'K-1.2',
    thirdDoubles: 'K-1.2',
    salary: 'K-1.3',
    salaryLand: 'K-1.3',
    purchase: 'K-2.1',
    declined: 'K-2.2',
    auction: 'K-2.2',
    ownership: 'K-2.3',
    rentDemand: 'K-3.1',
    rentLapse: 'K-3.1',
    rentAmount: 'K-3.2',
    rentMortgaged: 'K-3.3',
    rentStation: 'K-3.4',
    rentUtility: 'K-3.4',
    tax: 'K-4.1',
    parking: 'K-4.1',
    pot: 'K-4.1',
    goToJail: 'K-4.2',
    jailChoice: 'K-4.2',
    jailBail: 'K-4.2',
    jailCard: 'K-4.2',
    jailDoubles: 'K-4.2',
    jailThird: 'K-4.2',
    jailBusiness: 'K-4.3',
    jailVisit: 'K-4.4',
    build: 'K-5.1',
    buildMortgaged: 'K-5.1',
    buildTiming: 'K-5.1',
    buildHotel: 'K-5.2',
    stock: 'K-5.3',
    shortage: 'K-5.3',
    sellBuilding: 'K-5.4',
    mortgage: 'K-6.1',
    lift: 'K-6.1',
    transferInterest: 'K-6.2',
    trade: 'K-7.1',
    debt: 'K-8.1',
    debtorTrades: 'K-8.1',
    bankruptToPlayer: 'K-8.1',
    bankruptToBank: 'K-8.1',
    estate: 'K-8.1',
    resign: 'K-8.1',
    lastPlayer: 'K-8.2',
    shortGame: 'K-9.1',
    deal: 'K-9.1',
    timeLimit: 'K-9.2',
    speedBonus: 'K-0.1',
    speedDie: 'K-0.1',
    speedBus: 'K-0.1',
    speedMrM: 'K-0.1',
    speedTriple: 'K-0.1',
  },
})
