import { defineBook, type Rulebook } from '@hausregeln/engine'
import { adjustments, mortgageAdjustment } from '@hausregeln/engine/chapters/adjust/adjust.ts'
import { auctionOpen } from '@hausregeln/engine/chapters/auction-open/auction-open.ts'
import { building } from '@hausregeln/engine/chapters/building/building.ts'
import { cards, drawHereAndCarryOut } from '@hausregeln/engine/chapters/cards/cards.ts'
import { endBySeats, endByTime, ending, wealthByPrices } from '@hausregeln/engine/chapters/ending/ending.ts'
import { estate, estateToHeir } from '@hausregeln/engine/chapters/estate/estate.ts'
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
} from '@hausregeln/engine/chapters/landing/landing.ts'
import { mortgage } from '@hausregeln/engine/chapters/mortgage/mortgage.ts'
import { auctionToAll, offerForSale, purchase } from '@hausregeln/engine/chapters/purchase/purchase.ts'
import { landOnDeed, rent, throwForRent } from '@hausregeln/engine/chapters/rent/rent.ts'
import { resign, sellBuildingsAndMortgageAll } from '@hausregeln/engine/chapters/settle/bankruptcy.ts'
import { openDebt } from '@hausregeln/engine/chapters/settle/debt.ts'
import { settle } from '@hausregeln/engine/chapters/settle/settle.ts'
import { shortage } from '@hausregeln/engine/chapters/shortage/shortage.ts'
import { grantStartBonus, speedDie, speedDieByOption } from '@hausregeln/engine/chapters/speed-die/speed-die.ts'
import { trade } from '@hausregeln/engine/chapters/trade/trade.ts'
import { turn } from '@hausregeln/engine/chapters/turn/turn.ts'
import { board } from './board.ts'
import { options } from './options.ts'
import { ruleTexts } from './rules.ts'

/** The stadium rules, chapter by chapter. */
export const stadium: Rulebook = defineBook({
  id: 'stadium',
  version: 2,
  title: { de: 'Stadion', en: 'Stadium' },
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
    parking: rest,
    goToJail,
    risk: rest,
  },

  jail: { ...rollOut, bail: 50, lastBail: 50, attempts: 3, bailInLastTurn: true },
  /** S-12.2: from the throw after the first time past the start; S-12.6: not in jail; S-12.8: never after it. */
  thirdDie: speedDieByOption,
  unowned: offerForSale,
  declined: auctionToAll,
  ownDeed: () => {},
  eliminate: resign,
  rentThrow: throwForRent,
  drawCard: drawHereAndCarryOut,
  buildsEvenly: true,
  buildsAnyTime: true,
  groupRent: 'unless mortgaged',
  rentOnDemand: true,
  finiteBank: false,
  outAtZero: false,
  feesToPot: false,
  freshUtilityThrow: true,
  shortfall: openDebt,
  liquidate: sellBuildingsAndMortgageAll,
  estate: estateToHeir,
  resign,
  seatLeft: endBySeats,
  turnEnded: endByTime,
  wealth: wealthByPrices,

  /** S-0.2: the first throw says who begins; S-12.1: before it, the speed die pays everybody more. */
  open(g) {
    grantStartBonus(g)
    openFirstThrow(g)
  },

  rules: {
    material: 'S-0.1',
    board: 'S-0.1',
    firstThrow: 'S-0.2',
    turnOrder: 'S-1.1',
    throw: 'S-1.1',
    move: 'S-1.1',
    salary: 'S-1.1',
    salaryLand: 'S-1.1',
    doubles: 'S-1.1',
    thirdDoubles: 'S-1.1',
    endTurn: 'S-1.1',
    debt: 'S-2.1',
    debtorTrades: 'S-2.1',
    bankruptToPlayer: 'S-2.2',
    bankruptToBank: 'S-2.3',
    estate: 'S-2.3',
    resign: 'S-2.3',
    lastPlayer: 'S-2.4',
    shortGame: 'S-2.4',
    timeLimit: 'S-2.4',
    ownership: 'S-3.1',
    jailBusiness: 'S-3.1',
    declined: 'S-3.2',
    auction: 'S-3.3',
    build: 'S-4.1',
    buildMortgaged: 'S-4.2',
    buildTiming: 'S-4.1',
    buildHotel: 'S-4.1',
    stock: 'S-4.3',
    shortage: 'S-4.3',
    sellBuilding: 'S-5.1',
    mortgage: 'S-6.1',
    lift: 'S-6.1',
    trade: 'S-7.1',
    transferInterest: 'S-7.2',
    purchase: 'S-8.1',
    rentDemand: 'S-9.1',
    rentLapse: 'S-9.1',
    rentAmount: 'S-9.2',
    rentMortgaged: 'S-6.1',
    rentStation: 'S-9.3',
    rentUtility: 'S-9.3',
    cards: 'S-10.1',
    tax: 'S-10.2',
    goToJail: 'S-11.1',
    jailChoice: 'S-11.2',
    jailBail: 'S-11.2',
    jailCard: 'S-11.2',
    jailDoubles: 'S-11.2',
    jailThird: 'S-11.2',
    jailVisit: 'S-11.3',
    parking: 'S-11.3',
    speedBonus: 'S-12.1',
    speedDie: 'S-12.3',
    speedBus: 'S-12.4',
    speedMrM: 'S-12.5',
    speedTriple: 'S-12.7',
    pot: 'S-13.1',
  },
})
