import { bits } from '@hausregeln/engine'
import type { Questions } from '../questions.ts'
import type { Tongue } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { aPiece, lacking, lot, paidTo, piece, shares } from './words.ts'

function jail({ attempt, attempts, bail, lastBail, card }: Questions['jail'], v: Voice): string {
  const ways = [
    ...(bail === null ? [] : [`pay ${v.money(bail)}`]),
    ...(card ? ['play the jail card'] : []),
    'throw for doubles',
  ]
  const otherwise = lastBail === null ? '' : `; without doubles it costs ${v.money(lastBail)}`
  return `In ${v.jail}, attempt ${attempt} of ${attempts}: ${ways.join(' or ')}${otherwise}.`
}

const THROW: Readonly<Record<Questions['throw']['why'], string>> = {
  turn: 'On turn: throw the dice.',
  doubles: 'Doubles: throw again.',
  optional: 'Doubles: throw again or end the turn.',
  card: 'The card says so: throw again.',
}

function owing(debt: number, v: Voice): string {
  return debt === 0 ? '' : `In debt to the bank: ${v.money(debt)}; sales before the throw repay it. `
}

function prison({ bail, missing, left }: Questions['prison'], v: Voice): string {
  const sitting = left === 1 ? 'once more' : `at most ${left} times more`
  return missing > 0
    ? `In ${v.jail}: the way out costs ${v.money(bail)}, ${lacking(missing, v)}. So sit out (${sitting}).`
    : `In ${v.jail}: pay ${v.money(bail)} and throw, or sit out (${sitting}).`
}

function buy({ deed, price, missing, auction }: Questions['buy'], v: Voice): string {
  const otherwise = auction ? ' Otherwise it is auctioned.' : ''
  return missing > 0
    ? `${v.deed(deed)} costs ${v.money(price)}; ${lacking(missing, v)}.${otherwise}`
    : `Buy ${v.deed(deed)} for ${v.money(price)}?${otherwise}`
}

function auction({ deed, bid, bidder }: Questions['auction'], v: Voice): string {
  const state = bidder < 0 ? 'no bid yet' : `${v.money(bid)} from ${v.seat(bidder)}`
  return `At auction: ${lot(deed, v)}, ${state}. Bid or pass?`
}

function debt({ creditor, owed, missing, hopeless }: Questions['debt'], v: Voice): string {
  const way = hopeless
    ? 'Sales and mortgages no longer cover it: trade or declare bankruptcy.'
    : 'Sell buildings, mortgage or trade.'
  return `To be paid: ${v.money(owed)} ${paidTo(creditor, v)}; ${lacking(missing, v)}. ${way}`
}

function want({ hotel, left, orderer }: Questions['want'], v: Voice): string {
  const wish = orderer < 0 ? '' : `${v.seat(orderer)} wants to build ${aPiece(hotel, v)}. `
  return `${wish}The stock is short (${left}); if it does not serve all, it goes to auction. Build ${aPiece(hotel, v)} too?`
}

function demands({ open }: Questions['demands'], v: Voice): string {
  const rents = open.map(({ payer, deed, amount }) => `${v.money(amount)} from ${v.seat(payer)} for ${v.deed(deed)}`)
  return `Demand rent? ${rents.join('; ')}.`
}

function wait({ seats, what }: Questions['wait'], v: Voice): string {
  const several = bits(seats).length > 1
  switch (what) {
    case 'auction':
      return `${v.seats(seats)} can still bid.`
    case 'minimum':
      return `${v.seats(seats)} sets a minimum price.`
    case 'debt':
      return `${v.seats(seats)} must settle a debt first.`
    case 'pieces':
      return `Buildings are short: ${v.seats(seats)} ${several ? 'are' : 'is'} asked.`
    default:
      return `${v.seats(seats)} is on turn.`
  }
}

function sealed({ deed, seller, minimum, reserve }: Questions['sealed'], v: Voice): string {
  const sold = reserve > minimum ? `, and it is sold from ${v.money(reserve)} on` : ''
  const least = minimum > 0 ? `at least ${v.money(minimum)}` : `0 is a bid too${sold}`
  return `Make a sealed bid for ${v.deed(deed)}: ${least}. Everybody pays the own bid ${paidTo(seller, v)}.`
}

function shareLot({ issuer, number, minimum, asks }: Questions['shareLot'], v: Voice): string {
  const least = asks ? `at least ${v.money(minimum)}` : `${v.money(minimum)} or more, or 0 for none`
  return `Make a sealed bid for ${shares(number, issuer, -1, v)}: ${least}. Only the highest bid is paid.`
}

export const questions: Tongue['questions'] = {
  over: () => 'The game is over.',
  dice: ({ seat }, v) => `${v.seat(seat)} throws the dice.`,
  card: ({ deck }, v) => `A card is drawn from the ${v.deck(deck)} deck.`,
  lot: ({ seats }, v) => `Lots are drawn between ${v.seats(seats)}.`,
  deal: ({ seat }, v) => `A title deed is dealt to ${v.seat(seat)}.`,
  throw: ({ why, debt }, v) => `${owing(debt, v)}${THROW[why]}`,
  prison,
  jail,
  buy,
  bus: () => 'Bus: move by either of the white dice, or by both.',
  triple: () => 'Three of a kind: move to any space.',
  endTurn: ({ build, trade }) =>
    build || trade ? `Anything to ${trade ? 'build or trade' : 'build'}? Otherwise end the turn.` : 'End the turn.',
  auction,
  sealed,
  minimum: ({ deed, most }, v) =>
    `${v.deed(deed)} is put up for auction: set a minimum price (up to ${v.money(most)}), or 0 for none.`,
  shareLot,
  debt,
  want,
  place: ({ hotel, price }, v) =>
    `Where does the ${piece(hotel, v)}${price > 0 ? ` for ${v.money(price)}` : ''} go? Choose a street.`,
  decide: () => 'A decision is due.',
  demands,
  offers: ({ proposers }, v) => `Offer from ${v.seats(proposers)}: accept or decline?`,
  report: () => 'The exchange is waiting for a report.',
  wait,
}
