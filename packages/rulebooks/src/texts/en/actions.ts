import type { DemandFacts, RemoteFacts } from '../action-facts.ts'
import type { Tongue } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { aPiece, piece, shares } from './words.ts'

function rent({ payer, deed, amount }: DemandFacts, v: Voice): string {
  return `${v.short(amount)} from ${v.seat(payer)} for ${v.deed(deed)}`
}

/** Price and commission: `300 + 40 to Ben` */
function remote({ price, to, commission }: RemoteFacts, v: Voice): string {
  return to < 0 ? v.short(price) : `${v.short(price)} + ${v.short(commission)} to ${v.seat(to)}`
}

export const actions: Tongue['actions'] = {
  throw: ({ reason }) =>
    reason === 'jail' ? 'Throw for doubles' : reason === 'doubles' ? 'Throw again' : 'Throw the dice',
  endTurn: () => 'End the turn',
  buy: ({ deed, price }, v) => `Buy ${v.deed(deed)} for ${v.short(price)}`,
  decline: ({ auction }) => (auction ? 'Leave it to an auction' : 'Do not buy'),
  bid: ({ amount }, v) => `Bid ${v.short(amount)}`,
  pass: () => 'Pass',
  demand: (demand, v) => (demand === null ? 'Demand rent' : `Demand rent: ${rent(demand, v)}`),
  waive: (demand, v) => (demand === null ? 'Waive rent' : `Waive rent: ${rent(demand, v)}`),
  build: ({ deed, hotel, price }, v) => `Build ${aPiece(hotel, v)} ${v.site(deed)} (${v.short(price)})`,
  sell: ({ deed, hotel, group, amount }, v) =>
    group
      ? `Sell down the group ${v.group(deed)} (+${v.short(amount)})`
      : `Sell ${aPiece(hotel, v)} ${v.site(deed)} (+${v.short(amount)})`,
  mortgage: ({ deed, amount }, v) => `Mortgage ${v.deed(deed)} (+${v.short(amount)})`,
  lift: ({ deed, amount }, v) => `Lift the mortgage on ${v.deed(deed)} (${v.short(amount)})`,
  payBail: ({ amount }, v) => `Pay ${v.short(amount)} bail`,
  playJailCard: () => 'Play a jail card',
  offer: ({ counter }) => (counter ? 'Make a counter-offer' : 'Make an offer'),
  accept: (offer, v) => (offer === null ? 'Accept the offer' : `Accept the offer from ${v.seat(offer.proposer)}`),
  refuse: (offer, v) => (offer === null ? 'Decline the offer' : `Decline the offer from ${v.seat(offer.proposer)}`),
  withdraw: (offer, v) => (offer === null ? 'Withdraw the offer' : `Withdraw the offer to ${v.seat(offer.to)}`),
  bankrupt: () => 'Declare bankruptcy',
  want: ({ hotel }, v) => `Build ${aPiece(hotel, v)} too`,
  leaveIt: ({ hotel }, v) => `Build no ${piece(hotel, v)} now`,
  place: ({ deed, hotel, price }, v) => `Place the ${piece(hotel, v)} ${v.site(deed)} (${v.short(price)})`,
  chooseMove: ({ steps }) => (steps === 1 ? 'Move 1 space' : `Move ${steps} spaces`),
  jumpTo: ({ space }, v) => `Jump to ${v.space(space)}`,
  sealedBid: ({ amount }, v) => `Bid ${v.short(amount)} sealed`,
  sellDeed: ({ deed, amount }, v) => `Sell ${v.deed(deed)} to the bank (+${v.short(amount)})`,
  stay: (_, v) => `Stay in ${v.jail} and sit out`,
  buyRemote: (facts, v) => `Buy ${v.deed(facts.deed)} from afar (${remote(facts, v)})`,
  buildRemote: (facts, v) => `Build ${aPiece(false, v)} ${v.site(facts.deed)} from afar (${remote(facts, v)})`,
  putUp: ({ deed }, v) => `Auction ${v.deed(deed)}`,
  setMinimum: ({ amount }, v) =>
    amount === 0 ? 'Auction without a minimum price' : `Set a minimum price of ${v.short(amount)}`,
  sellShares: ({ issuer, number, price, own, last }, v) =>
    `Sell ${shares(number, own ? -1 : issuer, -1, v)} to the bank (+${v.short(price)}${last ? ', and leave the game' : ''})`,
  buyShares: ({ issuer, number, price }, v) =>
    `Buy ${shares(number, issuer, -1, v)} from the bank (from ${v.short(price)})`,
  report: ({ owed }) => (owed ? 'File the report' : 'File an interim report'),
}
