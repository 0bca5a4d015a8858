import { BANK, type Slot, Space } from '@hausregeln/engine'
import { tellEnd } from '../tell-end.ts'
import type { EventOf, Tongue } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { adjusted } from './adjusted.ts'
import { endings } from './endings.ts'
import { payment, payments } from './payments.ts'
import { account, aPiece, dice, forDeed, houses, lot, paidTo, piece, place, shares } from './words.ts'

function freed({ seat, slot }: EventOf<'freed'>, v: Voice): string {
  switch (slot) {
    case 'jailDoubles':
      return `${v.seat(seat)} throws doubles and leaves ${v.jail}.`
    case 'jailBail':
      return `${v.seat(seat)} pays the bail and leaves ${v.jail}.`
    case 'jailCard':
      return `${v.seat(seat)} plays a jail card and leaves ${v.jail}.`
    case 'jailThird':
      return `${v.seat(seat)} pays after the last attempt and leaves ${v.jail}.`
    default:
      return `${v.seat(seat)} leaves ${v.jail}.`
  }
}

function visited({ seat, space }: EventOf<'visited'>, v: Voice): string {
  switch (v.rulebook.book.board.kind[space]) {
    case Space.jail:
      return `${v.seat(seat)} is only visiting the ${v.jail}.`
    case Space.parking:
      return `${v.seat(seat)} takes a rest on ${v.space(space)}.`
    default:
      return `${v.seat(seat)} stays on ${v.space(space)}.`
  }
}

function deedMoved({ deed, from, to }: EventOf<'deedMoved'>, v: Voice): string {
  if (to < 0) return `${v.deed(deed)} falls back to the bank.`
  return from < 0
    ? `${v.deed(deed)} now belongs to ${v.seat(to)}.`
    : `${v.deed(deed)} goes from ${v.seat(from)} to ${v.seat(to)}.`
}

/** The order that the stock does not serve, or a hotel that cannot be exchanged for houses. */
function shortage({ seat, deed, stock, slot }: EventOf<'shortage'>, v: Voice): string {
  return slot === 'stock'
    ? `There are not enough ${v.pieces.house.en.many} to exchange the ${piece(true, v)} for (stock: ${stock}). ${v.seat(seat)} sells down the whole group ${v.group(deed)}.`
    : `${v.seat(seat)} would like to build on ${v.deed(deed)}, but the stock (${stock}) does not serve everybody.`
}

function newBuilding(slot: Slot, level: number, v: Voice): string {
  const hotel = slot === 'buildHotel'
  return hotel || level === 1 ? aPiece(hotel, v) : `${piece(false, v)} number ${level}`
}

/** K-3.1 and its like: rent between two seats. */
function rent({ seat, owner, deed, amount }: EventOf<'rentDue'> | EventOf<'rentLapsed'>, v: Voice): string {
  return `${v.money(amount)} rent from ${v.seat(seat)} to ${v.seat(owner)} for ${v.deed(deed)}`
}

/** Doubles that lead to jail. */
const BY_DOUBLES: Readonly<Partial<Record<Slot, string>>> = {
  thirdDoubles: ' for throwing doubles three times',
  sameDoubles: ' for throwing the same doubles twice',
}

function built({ seat, deed, level, slot }: EventOf<'built'>, v: Voice): string {
  if (v.pieces.block === undefined) return `${v.seat(seat)} builds ${newBuilding(slot, level, v)} ${v.site(deed)}.`
  return `${v.seat(seat)} builds ${aPiece(false, v)} ${v.site(deed)}; now standing there: ${houses(level, v)}.`
}

function noRent({ seat, owner, deed, slot }: EventOf<'noRent'>, v: Voice): string {
  const why = slot === 'jailBusiness' ? `${v.seat(owner)} is in jail` : `${v.deed(deed)} is mortgaged`
  return `${why}; ${v.seat(seat)} pays no rent.`
}

/** Why a free property on which somebody has landed cannot be bought. */
function notForSale({ seat, deed, holder, slot }: EventOf<'notForSale'>, v: Voice): string {
  switch (slot) {
    case 'debtor':
      return `${v.seat(seat)} is in debt and may not buy ${v.deed(deed)}.`
    case 'claimPair':
      return `${v.seat(seat)} may not buy ${v.deed(deed)} while a group of one’s own counts a single deed.`
    default:
      return holder < 0
        ? `${v.seat(seat)} may not buy ${v.deed(deed)}.`
        : `${v.seat(holder)} alone has the claim on ${v.deed(deed)}; ${v.seat(seat)} may not buy it.`
  }
}

/** What the register says of shares that change hands: sold, bought, or left behind. */
function sharesMoved({ from, to, issuer, number, price, slot }: EventOf<'sharesMoved'>, v: Voice): string {
  switch (slot) {
    case 'shareTrade':
    case 'shareSale':
      return `${v.seat(from)} sells ${shares(number, issuer, from, v)} ${paidTo(to, v)} for ${v.money(price)}.`
    case 'sharePurchase':
      return `${v.seat(to)} buys ${shares(number, issuer, to, v)} from ${account(from, v)} for ${v.money(price)}.`
    default:
      if (to === issuer) return `${v.seat(to)} gets back ${shares(number, issuer, to, v)} that ${v.seat(from)} held.`
      return `${v.seat(from)} leaves ${shares(number, issuer, from, v)} ${paidTo(to, v)}.`
  }
}

function takenOver({ seat, heir, shares: held }: EventOf<'takenOver'>, v: Voice): string {
  const who = `${v.seat(seat)} holds no own share any more`
  return heir < BANK
    ? `${who} and is taken over by ${v.seat(heir)} (${held} of 25 shares).`
    : `${who} and is wound up; all properties go back to the bank.`
}

export const events: Tongue['events'] = {
  firstThrow: ({ seat, dieA, dieB }, v) => `Who starts? ${v.seat(seat)} throws ${dice(dieA, dieB, 0, v)}.`,
  starts: ({ seat }, v) => `${v.seat(seat)} starts.`,
  dealt: ({ seat, deed }, v) => `${v.seat(seat)} is dealt ${v.deed(deed)} and pays ${v.money(v.price(deed))} for it.`,
  turnBegan: ({ seat, round }, v) => `${v.seat(seat)} is on turn (round ${v.number(round)}).`,
  threw: ({ seat, dieA, dieB, dieC }, v) =>
    `${v.seat(seat)} throws ${dieA === dieB ? 'doubles: ' : ''}${dice(dieA, dieB, dieC, v)}.`,
  thrownForRent: ({ seat, dieA, dieB, dieC }, v) => `${v.seat(seat)} throws ${dice(dieA, dieB, dieC, v)} for the rent.`,
  moved: ({ seat, to }, v) => `${v.seat(seat)} moves to ${place(to, v)}.`,
  moneyMoved: (event, v) => (payments[event.slot] ?? payment)(event, v),
  jailed: ({ seat, slot }, v) => `${v.seat(seat)} goes to ${v.jail}${BY_DOUBLES[slot] ?? ''}.`,
  freed,
  stayedInJail: ({ seat, attempt }, v) => `No doubles for ${v.seat(seat)} in ${v.jail} (attempt ${attempt}).`,
  visited,
  cardDrawn: ({ seat, deck, card }, v) =>
    `${v.seat(seat)} draws from the ${v.deck(deck)} deck: “${v.card(deck, card)}”`,
  jailCardKept: ({ seat, slot }, v) =>
    slot === 'cards' ? `${v.seat(seat)} keeps the jail card.` : `${v.seat(seat)} receives a jail card.`,
  jailCardReturned: ({ deck }, v) => `The jail card goes back to the bottom of the ${v.deck(deck)} deck.`,
  offeredForSale: ({ seat, deed, price }, v) => `${v.seat(seat)} may buy ${v.deed(deed)} for ${v.money(price)}.`,
  declined: ({ seat, deed }, v) => `${v.seat(seat)} does not buy ${v.deed(deed)}.`,
  deedMoved,
  auctionOpened: ({ deed }, v) => `${v.deed(deed)} is put up for auction.`,
  bid: ({ seat, amount, deed }, v) => `${v.seat(seat)} bids ${v.money(amount)} for ${lot(deed, v)}.`,
  passed: ({ seat }, v) => `${v.seat(seat)} passes.`,
  auctionWon: ({ seat, deed, amount }, v) => `${v.seat(seat)} wins ${v.deed(deed)} at auction for ${v.money(amount)}.`,
  auctionUnsold: ({ deed, slot }, v) =>
    slot === 'minimumPrice'
      ? `No bid is high enough; ${v.deed(deed)} stays with its owner.`
      : `Nobody bids for ${v.deed(deed)}; the deed stays with the bank.`,
  rentDue: (event, v) => `Due: ${rent(event, v)}.`,
  rentDemanded: ({ seat, owner, deed, amount }, v) =>
    `${v.seat(owner)} demands ${v.money(amount)} rent from ${v.seat(seat)} for ${v.deed(deed)}.`,
  rentWaived: ({ seat, owner, deed, amount }, v) =>
    `${v.seat(owner)} waives ${v.money(amount)} rent from ${v.seat(seat)} for ${v.deed(deed)}.`,
  rentLapsed: (event, v) => `Lapsed: ${rent(event, v)}.`,
  noRent,
  built,
  sold: ({ seat, deed, level }, v) =>
    level === 0
      ? `${v.seat(seat)} sells all buildings ${v.site(deed)}.`
      : `${v.seat(seat)} sells buildings ${v.site(deed)}, leaving ${houses(level, v)}.`,
  shortage,
  wanted: ({ seat }, v) => `${v.seat(seat)} would like to build too.`,
  notWanted: ({ seat }, v) => `${v.seat(seat)} does not want to build now.`,
  pieceAuctioned: ({ stock }) => `A building is put up for auction (stock: ${stock}).`,
  pieceWon: ({ seat, amount }, v) => `${v.seat(seat)} wins a building at auction for ${v.money(amount)}.`,
  mortgaged: ({ seat, deed, amount }, v) =>
    `${v.seat(seat)} mortgages ${v.deed(deed)} and receives ${v.money(amount)}.`,
  lifted: ({ seat, deed, amount }, v) =>
    `${v.seat(seat)} lifts the mortgage on ${v.deed(deed)} for ${v.money(amount)}.`,
  tradeOffered: ({ seat, to }, v) => `${v.seat(seat)} makes ${v.seat(to)} an offer.`,
  tradeCountered: ({ seat, to }, v) => `${v.seat(seat)} makes ${v.seat(to)} a counter-offer.`,
  tradeDeclined: ({ seat, to }, v) => `${v.seat(to)} declines the offer from ${v.seat(seat)}.`,
  tradeWithdrawn: ({ seat, to }, v) => `${v.seat(seat)} withdraws the offer to ${v.seat(to)}.`,
  tradeLapsed: ({ seat, to }, v) => `The offer from ${v.seat(seat)} to ${v.seat(to)} has lapsed.`,
  traded: ({ seat, to }, v) => `${v.seat(seat)} and ${v.seat(to)} agree and trade.`,
  debtOpened: ({ seat, creditor, amount }, v) =>
    `${v.seat(seat)} owes ${account(creditor, v)} ${v.money(amount)} and lacks the cash.`,
  debtPaid: ({ seat, creditor, amount }, v) =>
    `${v.seat(seat)} has settled the debt: ${v.money(amount)} ${paidTo(creditor, v)}.`,
  bankDebt: ({ seat, amount, total }, v) =>
    `${v.seat(seat)} borrows ${v.money(amount)} from the bank (debt: ${v.money(total)}).`,
  bankDebtRepaid: ({ seat, amount, left }, v) =>
    `${v.seat(seat)} repays ${v.money(amount)} to the bank (debt: ${v.money(left)}).`,
  bankrupt: ({ seat, amount }, v) => `${v.seat(seat)} cannot pay ${v.money(amount)} and is bankrupt.`,
  left: ({ seat, heir }, v) => `${v.seat(seat)} is out of the game; what is left goes to ${account(heir, v)}.`,
  resigned: ({ seat }, v) => `${v.seat(seat)} resigns.`,
  estateAuctioned: ({ seat, deed }, v) => `From the estate of ${v.seat(seat)}, ${v.deed(deed)} is to be auctioned.`,
  timeUp: () => 'Time is up; this turn is still finished.',
  gameOver: ({ reason, winners }, v) => tellEnd(endings, reason, winners, v),
  sealedOpened: ({ deed, seat }, v) =>
    seat < BANK ? `${v.seat(seat)} auctions ${v.deed(deed)}.` : `Sealed bids are taken for ${v.deed(deed)}.`,
  sealedBidIn: ({ seat }, v) => `${v.seat(seat)} has made a sealed bid.`,
  sealedRevealed: ({ seat, amount }, v) => `${v.seat(seat)} has bid ${v.money(amount)}.`,
  sealedTied: ({ deed, amount }, v) => `A tie${forDeed(deed, v)}: ${v.money(amount)} bid more than once.`,
  lotsDrawn: ({ seat }, v) => `The lot falls on ${v.seat(seat)}.`,
  deedSold: ({ seat, deed, amount }, v) => `${v.seat(seat)} sells ${v.deed(deed)} to the bank for ${v.money(amount)}.`,
  satOut: ({ seat, round, slot }, v) =>
    slot === 'cards' ? `${v.seat(seat)} sits out this round.` : `${v.seat(seat)} sits out in jail (round ${round}).`,
  paymentCut: ({ seat, paid, owed }, v) => `Due: ${v.money(owed)}; ${v.seat(seat)} can pay only ${v.money(paid)}.`,
  eliminated: ({ seat }, v) => `${v.seat(seat)} has no money left and is out of the game.`,
  notForSale,
  claimed: ({ seat, deed }, v) => `${v.seat(seat)} now has the claim on the group ${v.group(deed)}.`,
  claimLapsed: ({ seat, deed }, v) => `${v.seat(seat)} loses the claim on the group ${v.group(deed)}.`,
  noFurtherThrow: ({ seat }, v) => `Doubles give ${v.seat(seat)} no further throw here.`,
  cardsShuffled: ({ deck }, v) => `The ${v.deck(deck)} deck is used up: all its cards are shuffled anew.`,
  lostByDebt: ({ seat, debt, value }, v) =>
    `${v.seat(seat)} owes the bank ${v.money(debt)}, and all possessions bring only ${v.money(value)}: lost.`,
  minimumSet: ({ seat, deed, amount }, v) =>
    amount === 0
      ? `${v.seat(seat)} sets no minimum price for ${v.deed(deed)}.`
      : `${v.seat(seat)} sets a minimum price of ${v.money(amount)} for ${v.deed(deed)}.`,
  sharesWanted: ({ seat, issuer, number, minimum }, v) =>
    `${v.seat(seat)} wants to buy ${shares(number, issuer, seat, v)} from the bank (at least ${v.money(minimum)}).`,
  sharesUnsold: ({ issuer, number }, v) =>
    number === 1
      ? `The share of ${v.seat(issuer)} stays with the bank.`
      : `The ${number} shares of ${v.seat(issuer)} stay with the bank.`,
  sharesMoved,
  reportOwed: ({ seat }, v) => `${v.seat(seat)} owes the exchange a report.`,
  reported: ({ seat, cash, property, shares: held, price }, v) =>
    `${v.seat(seat)} reports: cash ${v.money(cash)}, property ${v.money(property)}, shares in hand: ${held}, share price ${v.money(price)}.`,
  reportLate: ({ seat }, v) => `The report of ${v.seat(seat)} is late; the game files it.`,
  dividend: ({ seat, perShare, total }, v) =>
    `${v.seat(seat)} pays out ${v.money(perShare)} a share, ${v.money(total)} in all.`,
  takenOver,
  adjusted,
  corrected: ({ entry }) => `Entry ${entry} has been corrected; what came after it has been worked out anew.`,
}
