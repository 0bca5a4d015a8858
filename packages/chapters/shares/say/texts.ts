import { BANK } from '@hausregeln/engine'
import { asFunctions } from '../../say/as-functions.ts'
import type { Telling } from '../../say/telling.ts'
import { SHAREHOLDERS } from '../rules/section.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'shares', Words> = (words) => ({
  events: {
    ...words.event,
    sharesWanted: (event, v) => words.wanted({ ...event, own: event.issuer === event.seat }, v),
    // What the register says of shares that change hands: sold, bought, or left behind.
    sharesMoved(event, v) {
      const { from, to, issuer, slot } = event
      if (slot === 'shareTrade' || slot === 'shareSale') return words.moved.sold({ ...event, own: issuer === from }, v)
      if (slot === 'sharePurchase') return words.moved.bought({ ...event, own: issuer === to }, v)
      if (to === issuer) return words.moved.gotBack({ ...event, own: true }, v)
      return words.moved.left({ ...event, own: issuer === from }, v)
    },
    reported: ({ seat, cash, property, shares, price }, v) =>
      words.reported({ seat, cash, property, price, number: shares }, v),
    takenOver: ({ seat, heir, shares }, v) =>
      heir < BANK ? words.takenOver.byPlayer({ seat, heir, number: shares }, v) : words.takenOver.woundUp({ seat }, v),
  },
  payments: words.payment,
  refusals: words.refusal,
  adjustments: {
    report: ({ of: seat }, v) => words.adjusted.report({ seat }, v),
    shares({ of, value }, v) {
      const [seat, issuer] = [of % SHAREHOLDERS, Math.floor(of / SHAREHOLDERS)]
      return words.adjusted.shares({ seat, issuer, number: value, own: seat === issuer }, v)
    },
  },
  actions: {
    sellShares: ({ last, ...facts }, v) => words.action.sell[last ? 'last' : 'some'](facts, v),
    buyShares: ({ issuer, number, price }, v) => words.action.buyShares({ issuer, number, price, own: false }, v),
    report: ({ owed }) => words.action.report[owed ? 'owed' : 'interim'],
  },
  questions: {
    ...asFunctions(words.ask),
    shareLot: ({ issuer, number, minimum, asks }, v) =>
      words.lot[asks ? 'must' : 'may']({ issuer, number, minimum, own: false }, v),
  },
  options: asFunctions(words.about),
  phrases: { lastShare: (seat, v) => words.lastShare({ seat }, v) },
})
