import { BANK, defineBook, type Rulebook } from '@hausregeln/engine'
import { adjustments } from '@hausregeln/engine/chapters/adjust/adjust.ts'
import { cards, drawHereAndCarryOut } from '@hausregeln/engine/chapters/cards/cards.ts'
import { endByBank, endBySeats, ending, wealthByHalfPrices } from '@hausregeln/engine/chapters/ending/ending.ts'
import { estateIsFree } from '@hausregeln/engine/chapters/estate/estate.ts'
import { jailSit, sitOut } from '@hausregeln/engine/chapters/jail-sit/jail-sit.ts'
import {
  drawByOption,
  goToJail,
  landing,
  payTax,
  rest,
  restAtStart,
  visitJail,
  winPot,
} from '@hausregeln/engine/chapters/landing/landing.ts'
import { noteOwnLanding, ownSpace } from '@hausregeln/engine/chapters/own-space/own-space.ts'
import { eliminate, giveUp, partial, payAsFarAsPossible } from '@hausregeln/engine/chapters/partial/partial.ts'
import { offerForSale, purchase, staysWithBank } from '@hausregeln/engine/chapters/purchase/purchase.ts'
import { landOnDeed, rent, throwForRent } from '@hausregeln/engine/chapters/rent/rent.ts'
import { firstTurn, turn } from '@hausregeln/engine/chapters/turn/turn.ts'
import { board } from './board.ts'
import { options } from './options.ts'
import { ruleTexts } from './rules.ts'

/** V-2.1: what the bank has before it pays the players out. */
const BANK_START = 200_000

/** The simplified rules, chapter by chapter. */
export const simplified: Rulebook = defineBook({
  id: 'simplified',
  version: 1,
  title: { de: 'Vereinfacht', en: 'Simplified' },
  board,
  ruleTexts,
  options,

  minSeats: 2,
  maxSeats: 6,
  startCash: 30_000,
  houses: 88,
  hotels: 22,
  salaryPass: 4000,
  salaryLand: 6000,

  chapters: [turn, landing, purchase, rent, ownSpace, cards, jailSit, partial, ending, adjustments],

  landings: {
    start: restAtStart,
    street: landOnDeed,
    station: landOnDeed,
    utility: landOnDeed,
    tax: payTax,
    cards: drawByOption,
    jail: visitJail,
    parking: winPot,
    goToJail,
    risk: rest,
  },

  jail: { ...sitOut, bail: 0, lastBail: 0, attempts: 3, bailInLastTurn: false },
  thirdDie: null,
  unowned: offerForSale,
  declined: staysWithBank,
  ownDeed: noteOwnLanding,
  rentThrow: throwForRent,
  drawCard: drawHereAndCarryOut,
  buildsEvenly: false,
  buildsAnyTime: false,
  groupRent: 'never',
  rentOnDemand: false,
  freshUtilityThrow: false,
  finiteBank: true,
  outAtZero: true,
  feesToPot: true,
  shortfall: payAsFarAsPossible,
  eliminate,
  liquidate: () => {},
  estate: estateIsFree,
  resign: giveUp,
  seatLeft: endBySeats,
  turnEnded: endByBank,
  wealth: wealthByHalfPrices,

  /** V-2.1: the players' money comes out of the bank's. */
  open(g) {
    g.s.cash[BANK] = BANK_START - g.s.seats * g.book.startCash
    firstTurn(g)
  },

  rules: {
    material: 'V-2.1',
    board: 'V-4.1',
    turnOrder: 'V-1.1',
    endTurn: 'V-1.1',
    throw: 'V-5.1',
    move: 'V-5.1',
    doubles: 'V-5.2',
    thirdDoubles: 'V-5.2',
    salary: 'V-6.1',
    salaryLand: 'V-6.1',
    purchase: 'V-6.2',
    declined: 'V-6.2',
    ownership: 'V-6.2',
    ownBuild: 'V-6.4',
    build: 'V-6.4',
    buildHotel: 'V-6.4',
    ownSell: 'V-6.3',
    sellBuilding: 'V-6.3',
    rentDemand: 'V-6.5',
    rentLapse: 'V-6.5',
    rentAmount: 'V-6.5',
    rentMortgaged: 'V-6.5',
    rentStation: 'V-6.6',
    rentUtility: 'V-6.6',
    cards: 'V-6.7',
    jailVisit: 'V-6.7',
    tax: 'V-6.8',
    parking: 'V-6.8',
    pot: 'V-6.8',
    goToJail: 'V-6.9',
    jailSit: 'V-6.9',
    partial: 'V-2.2',
    eliminated: 'V-2.3',
    resign: 'V-2.4',
    lastPlayer: 'V-3.2',
    bankBroke: 'V-3.2',
    shortGame: 'V-3.2',
    timeLimit: 'V-3.1',
  },
})
