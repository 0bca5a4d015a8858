import { defineBook, type Rulebook } from '@hausregeln/engine'
import { adjustments, mortgageAdjustment } from '@hausregeln/engine/chapters/adjust/adjust.ts'
import { auctionOpen } from '@hausregeln/engine/chapters/auction-open/auction-open.ts'
import { auctionSealed } from '@hausregeln/engine/chapters/auction-sealed/auction-sealed.ts'
import { building } from '@hausregeln/engine/chapters/building/building.ts'
import { cards, drawHereAndCarryOut } from '@hausregeln/engine/chapters/cards/cards.ts'
import { endBySeats, endByTime, ending } from '@hausregeln/engine/chapters/ending/ending.ts'
import { estateBy } from '@hausregeln/engine/chapters/estate/estate.ts'
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
import { ownerAuction } from '@hausregeln/engine/chapters/owner-auction/owner-auction.ts'
import { halfInJail, protection } from '@hausregeln/engine/chapters/protection/protection.ts'
import { auctionToAll, purchase } from '@hausregeln/engine/chapters/purchase/purchase.ts'
import { landOnDeed, rent, throwForRent } from '@hausregeln/engine/chapters/rent/rent.ts'
import { resign, sellBuildings } from '@hausregeln/engine/chapters/settle/bankruptcy.ts'
import { openDebt } from '@hausregeln/engine/chapters/settle/debt.ts'
import { settle } from '@hausregeln/engine/chapters/settle/settle.ts'
import { payDividend } from '@hausregeln/engine/chapters/shares/dividend.ts'
import { issueShares } from '@hausregeln/engine/chapters/shares/holdings.ts'
import { wealthWithShares } from '@hausregeln/engine/chapters/shares/price.ts'
import { annualReportAt, closeReports, demandReport } from '@hausregeln/engine/chapters/shares/report.ts'
import { closeExchange, shares, shareTrade } from '@hausregeln/engine/chapters/shares/shares.ts'
import { estateWithShares, takeOver } from '@hausregeln/engine/chapters/shares/takeover.ts'
import { shortage } from '@hausregeln/engine/chapters/shortage/shortage.ts'
import { turn } from '@hausregeln/engine/chapters/turn/turn.ts'
import { auctionByBank, auctionOnLanding } from './auctions.ts'
import { board, TOWN_HALL_SQUARE } from './board.ts'
import { options } from './options.ts'
import { ruleTexts } from './rules.ts'

/** The classic rules with sealed auctions and an exchange on which the players themselves are traded. */
export const exchange: Rulebook = defineBook({
  id: 'exchange',
  version: 2,
  title: { de: 'Börse', en: 'Exchange' },
  board,
  ruleTexts,
  options,

  minSeats: 2,
  maxSeats: 8,
  startCash: 1500,
  houses: 32,
  hotels: 12,
  salaryPass: 200,
  salaryLand: 400,

  chapters: [
    firstThrow,
    turn,
    landing,
    purchase,
    auctionOpen,
    auctionSealed,
    ownerAuction,
    rent,
    cards,
    jailRoll,
    protection,
    building,
    shortage,
    mortgage,
    shareTrade,
    shares,
    settle,
    estateBy(auctionByBank),
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

  jail: { ...rollOut, bail: 50, lastBail: 100, attempts: 3, bailInLastTurn: true },
  thirdDie: null,
  surcharge: halfInJail,
  milestone: annualReportAt(TOWN_HALL_SQUARE),
  startReached: payDividend,
  unowned: auctionOnLanding,
  declined: auctionToAll,
  ownDeed: () => {},
  eliminate: takeOver,
  rentThrow: throwForRent,
  drawCard: drawHereAndCarryOut,
  buildsEvenly: true,
  buildsAnyTime: false,
  groupRent: 'always',
  rentOnDemand: true,
  finiteBank: false,
  outAtZero: false,
  feesToPot: true,
  freshUtilityThrow: false,
  shortfall: openDebt,
  liquidate: sellBuildings,
  estate: estateWithShares,
  /** B-4.6: whoever receives something by a bankruptcy or takeover reports. */
  received(g, seat) {
    if (g.s.over === 0) demandReport(g, seat)
  },
  resign,
  seatLeft: endBySeats,
  wealth: wealthWithShares,

  /** B-4.6: late reports are fined first; B-4.4, B-4.5: with the next turn one may sell and buy shares anew. */
  turnEnded(g) {
    if (!closeReports(g)) return
    closeExchange(g)
    endByTime(g)
  },

  /** B-4.1: everybody begins with all shares of his own; K-0.4: the first throw says who begins. */
  open(g) {
    issueShares(g)
    openFirstThrow(g)
  },

  rules: {
    material: 'K-0.1',
    board: 'K-0.2',
    cards: 'K-0.3',
    firstThrow: 'K-0.4',
    turnOrder: 'K-0.4',
    throw: 'K-1.1',
    move: 'K-1.1',
    endTurn: 'K-1.1',
    doubles: 'K-1.2',
    thirdDoubles: 'K-1.2',
    salary: 'K-1.3',
    auction: 'K-2.2',
    ownership: 'K-2.3',
    rentDemand: 'K-3.1',
    rentLapse: 'K-3.1',
    rentAmount: 'K-3.2',
    rentMortgaged: 'K-3.3',
    rentStation: 'K-3.4',
    rentUtility: 'K-3.4',
    goToJail: 'K-4.2',
    jailCard: 'K-4.2',
    jailBusiness: 'K-4.3',
    jailVisit: 'K-4.4',
    build: 'K-5.1',
    buildMortgaged: 'K-5.1',
    buildTiming: 'K-5.1',
    buildHotel: 'K-5.2',
    stock: 'K-5.3',
    shortage: 'K-5.3',
    mortgage: 'K-6.1',
    lift: 'K-6.1',
    transferInterest: 'K-6.2',
    debt: 'K-8.1',
    debtorTrades: 'K-8.1',
    bankruptToPlayer: 'K-8.1',
    bankruptToBank: 'K-8.1',
    estate: 'K-8.1',
    resign: 'B-1.6',
    tax: 'B-1.1',
    parking: 'B-1.1',
    pot: 'B-1.1',
    salaryLand: 'B-1.2',
    protection: 'B-1.3',
    jailChoice: 'B-1.4',
    jailBail: 'B-1.4',
    jailDoubles: 'B-1.4',
    jailThird: 'B-1.4',
    sellBuilding: 'B-1.5',
    purchase: 'B-2.1',
    declined: 'B-2.1',
    sealedOpening: 'B-2.1',
    sealedBid: 'B-2.2',
    sealedTie: 'B-2.3',
    sealedNobody: 'B-2.4',
    sealedReveal: 'B-2.5',
    ownerAuction: 'B-3.1',
    minimumPrice: 'B-3.2',
    shares: 'B-4.1',
    sharePrice: 'B-4.2',
    trade: 'B-4.3',
    shareTrade: 'B-4.3',
    shareSale: 'B-4.4',
    sharePurchase: 'B-4.5',
    report: 'B-4.6',
    dividend: 'B-4.7',
    shareEstate: 'B-4.8',
    takeover: 'B-4.9',
    lastPlayer: 'B-5.1',
    shortGame: 'B-5.1',
    timeLimit: 'B-5.1',
  },
})
