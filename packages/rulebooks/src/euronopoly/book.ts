import { defineBook, type Rulebook } from '@hausregeln/engine'
import { adjustmentsUnderClaims } from '@hausregeln/engine/chapters/adjust/adjust.ts'
import { apartments } from '@hausregeln/engine/chapters/apartments/apartments.ts'
import {
  borrowOrLose,
  checkDebtor,
  debtLimit,
  giveUpIndebted,
} from '@hausregeln/engine/chapters/bank-debt/bank-debt.ts'
import { checkClaims, claims, noteBought } from '@hausregeln/engine/chapters/claims/claims.ts'
import { estateAndClaimsAreFree } from '@hausregeln/engine/chapters/claims/estate.ts'
import { endBySeats, endByTime, ending, wealthBySaleValues } from '@hausregeln/engine/chapters/ending/ending.ts'
import { drawEventCard, eventCards } from '@hausregeln/engine/chapters/event-cards/event-cards.ts'
import {
  drawHere,
  goToJail,
  landing,
  payTax,
  rest,
  restAtStart,
  visitJail,
  withoutFurtherThrow,
} from '@hausregeln/engine/chapters/landing/landing.ts'
import { noteOwnLanding } from '@hausregeln/engine/chapters/own-space/own-space.ts'
import { plotSale } from '@hausregeln/engine/chapters/plot-sale/plot-sale.ts'
import { payOrStay, prisonBail } from '@hausregeln/engine/chapters/prison-bail/prison-bail.ts'
import { offerForSale, purchase, staysWithBank } from '@hausregeln/engine/chapters/purchase/purchase.ts'
import { remotePurchase } from '@hausregeln/engine/chapters/remote-purchase/remote-purchase.ts'
import { landOnDeed, rent, throwForRent } from '@hausregeln/engine/chapters/rent/rent.ts'
import { riskField, takeRisk } from '@hausregeln/engine/chapters/risk-field/risk-field.ts'
import { firstTurn, turn } from '@hausregeln/engine/chapters/turn/turn.ts'
import { noSurcharge } from '@hausregeln/engine/kit/surcharge.ts'
import { board } from './board.ts'
import { ladder, VILLA } from './ladder.ts'
import { options } from './options.ts'
import { ruleTexts } from './rules.ts'

/** Apartments enough for a villa on every plot: there is no stock that could run out. */
const APARTMENTS = VILLA * board.spaces.filter((space) => space.kind === 'street').length

/** Euronopoly, chapter by chapter. */
export const euronopoly: Rulebook = defineBook({
  id: 'euronopoly',
  version: 2,
  title: { de: 'Euronopoly', en: 'Euronopoly' },
  board,
  ruleTexts,
  options,

  minSeats: 2,
  maxSeats: 4,
  startCash: 3000,
  houses: APARTMENTS,
  hotels: 0,
  salaryPass: 1000,
  salaryLand: 1200,

  chapters: [
    turn,
    landing,
    riskField,
    purchase,
    rent,
    claims,
    apartments,
    eventCards,
    remotePurchase,
    plotSale,
    debtLimit,
    prisonBail,
    ending,
    adjustmentsUnderClaims,
  ],

  landings: {
    start: withoutFurtherThrow('startDoubles', restAtStart),
    street: landOnDeed,
    /** E-6.1: customs and radar are bought like plots; the claims pass them over. */
    station: landOnDeed,
    utility: landOnDeed,
    tax: payTax,
    cards: withoutFurtherThrow('cardsDoubles', drawHere),
    jail: visitJail,
    parking: rest,
    goToJail,
    /** E-4.2: the table is what the formula of E-4.1 gives. */
    risk: withoutFurtherThrow('riskDoubles', takeRisk),
  },

  jail: { ...payOrStay, bail: 600, bails: [600, 400, 200], lastBail: 0, attempts: 3, bailInLastTurn: true },
  thirdDie: null,
  surcharge: noSurcharge,
  unowned: offerForSale,
  mayBuy: (l, seat, deed) => checkDebtor(l, seat) ?? checkClaims(l, seat, deed),
  bought: noteBought,
  declined: staysWithBank,
  ownDeed: noteOwnLanding,
  rentThrow: throwForRent,
  drawCard: drawEventCard,
  buildsEvenly: false,
  buildsAnyTime: false,
  ladder,
  housesBeforeHotel: VILLA,
  groupRent: 'never',
  rentOnDemand: false,
  rentInJail: false,
  freshUtilityThrow: false,
  sameDoublesTwice: true,
  doublesOptional: true,
  finiteBank: false,
  outAtZero: false,
  feesToPot: false,
  shortfall: borrowOrLose,
  eliminate: giveUpIndebted,
  liquidate: () => {},
  estate: estateAndClaimsAreFree,
  resign: giveUpIndebted,
  seatLeft: endBySeats,
  turnEnded: endByTime,
  wealth: wealthBySaleValues,
  open: firstTurn,

  rules: {
    material: 'E-1.1',
    board: 'E-1.2',
    parking: 'E-1.2',
    tax: 'E-1.2',
    pot: 'E-1.2',
    turnOrder: 'E-2.1',
    throw: 'E-2.1',
    move: 'E-2.1',
    business: 'E-2.1',
    rentDemand: 'E-2.1',
    rentLapse: 'E-2.1',
    endTurn: 'E-2.2',
    doubles: 'E-2.2',
    lastPlayer: 'E-2.3',
    shortGame: 'E-2.3',
    timeLimit: 'E-2.3',
    salary: 'E-3.1',
    salaryLand: 'E-3.1',
    startDoubles: 'E-3.2',
    risk: 'E-4.1',
    riskDoubles: 'E-4.3',
    purchase: 'E-5.1',
    declined: 'E-5.1',
    ownership: 'E-5.1',
    claim: 'E-5.2',
    claimPair: 'E-5.3',
    rentAmount: 'E-5.4',
    buildHotel: 'E-5.4',
    ladder: 'E-5.5',
    build: 'E-5.6',
    groupBuild: 'E-5.6',
    justBought: 'E-5.7',
    rentStation: 'E-6.2',
    rentUtility: 'E-6.3',
    cards: 'E-7.1',
    cardsOpposite: 'E-7.2',
    cardsDoubles: 'E-7.3',
    cardsShuffled: 'E-7.4',
    remoteBuy: 'E-8.1',
    remoteFirst: 'E-8.2',
    remoteBuild: 'E-8.3',
    plotSale: 'E-9.1',
    sellBuilding: 'E-9.1',
    bankDebt: 'E-9.2',
    debt: 'E-9.2',
    debtor: 'E-9.3',
    debtLimit: 'E-9.4',
    resign: 'E-9.4',
    thirdDoubles: 'E-10.1',
    sameDoubles: 'E-10.1',
    goToJail: 'E-10.1',
    jailBusiness: 'E-10.2',
    rentMortgaged: 'E-10.2',
    jailChoice: 'E-10.3',
    jailBail: 'E-10.3',
    jailRelease: 'E-10.4',
    jailVisit: 'E-10.5',
  },
})
