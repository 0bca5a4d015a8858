import { adjustmentsUnderClaims } from '@hausregeln/chapters/adjust/rules/chapter.ts'
import { apartments } from '@hausregeln/chapters/apartments/rules/chapter.ts'
import { debtLimit } from '@hausregeln/chapters/bank-debt/rules/chapter.ts'
import { claims } from '@hausregeln/chapters/claims/rules/chapter.ts'
import { ending } from '@hausregeln/chapters/ending/rules/chapter.ts'
import { eventCards } from '@hausregeln/chapters/event-cards/rules/chapter.ts'
import { landing } from '@hausregeln/chapters/landing/rules/chapter.ts'
import { plotSale } from '@hausregeln/chapters/plot-sale/rules/chapter.ts'
import { prisonBail } from '@hausregeln/chapters/prison-bail/rules/chapter.ts'
import { purchase } from '@hausregeln/chapters/purchase/rules/chapter.ts'
import { remotePurchase } from '@hausregeln/chapters/remote-purchase/rules/chapter.ts'
import { rent } from '@hausregeln/chapters/rent/rules/chapter.ts'
import { riskField } from '@hausregeln/chapters/risk-field/rules/chapter.ts'
import { turn } from '@hausregeln/chapters/turn/rules/chapter.ts'
import { defineOnDemand, type Rulebook } from '@hausregeln/engine'
import { bookText } from '../own.ts'
import { board } from './board.ts'
import { highest, leastOfOthers, VILLA } from './ladder.ts'
import { options } from './options.ts'
import { ruleTexts } from './rules.ts'

/** Euronopoly, chapter by chapter. */
export const euronopoly: Rulebook = defineOnDemand({
  id: 'euronopoly',
  version: 3,
  formerVersions: [2],
  title: bookText('euronopoly', 'title'),
  board,
  ruleTexts,
  options,

  chapters: [
    turn,
    landing,
    riskField,
    purchase,
    rent,
    claims,
    apartments,
    eventCards,
    plotSale,
    debtLimit,
    prisonBail,
    remotePurchase,
    ending,
    adjustmentsUnderClaims,
  ],

  /**
   * E-6.1: customs and radar are bought like plots; the claims pass them over. E-4.2: the risk table is what the
   * formula of E-4.1 gives.
   */
  choose: {
    open: 'firstSeat',
    onStart: 'endsDoubles',
    onCards: 'drawEndsDoubles',
    onRisk: 'takeRiskEndsDoubles',
    sameDoublesTwice: 'toJail',
    doublesOptional: 'mayEnd',
    unowned: 'offerForSale',
    declined: 'staysWithBank',
    rentOnDemand: 'atOnce',
    rentInJail: 'unpaid',
    groupRent: 'never',
    turnEnded: 'byTime',
    wealth: 'bySaleValues',
  },

  /** There are apartments enough for a villa on every plot: no stock that could run out. */
  numbers: {
    minSeats: 2,
    maxSeats: 4,
    startCash: 3000,
    salaryPass: 1000,
    salaryLand: 1200,
    housesBeforeHotel: VILLA,
    highest,
    leastOfOthers,
    attempts: 3,
    bails: [600, 400, 200],
  },

  paragraphs: {
    'E-1.1': ['material'],
    'E-1.2': ['board', 'parking', 'tax', 'pot'],
    'E-2.1': ['turnOrder', 'throw', 'move', 'business', 'rentDemand', 'rentLapse'],
    'E-2.2': ['endTurn', 'doubles'],
    'E-2.3': ['lastPlayer', 'shortGame', 'timeLimit'],
    'E-3.1': ['salary', 'salaryLand'],
    'E-3.2': ['startDoubles'],
    'E-4.1': ['risk'],
    'E-4.3': ['riskDoubles'],
    'E-5.1': ['purchase', 'declined', 'ownership'],
    'E-5.2': ['claim'],
    'E-5.3': ['claimPair'],
    'E-5.4': ['rentAmount', 'buildHotel'],
    'E-5.5': ['ladder'],
    'E-5.6': ['build', 'groupBuild'],
    'E-5.7': ['justBought'],
    'E-6.2': ['rentStation'],
    'E-6.3': ['rentUtility'],
    'E-7.1': ['cards'],
    'E-7.2': ['cardsOpposite'],
    'E-7.3': ['cardsDoubles'],
    'E-7.4': ['cardsShuffled'],
    'E-8.1': ['remoteBuy'],
    'E-8.2': ['remoteFirst'],
    'E-8.3': ['remoteBuild'],
    'E-9.1': ['plotSale', 'sellBuilding'],
    'E-9.2': ['bankDebt', 'debt'],
    'E-9.3': ['debtor'],
    'E-9.4': ['debtLimit', 'resign'],
    'E-10.1': ['thirdDoubles', 'sameDoubles', 'goToJail'],
    'E-10.2': ['jailBusiness', 'rentMortgaged'],
    'E-10.3': ['jailChoice', 'jailBail'],
    'E-10.4': ['jailRelease'],
    'E-10.5': ['jailVisit'],
  },
})
