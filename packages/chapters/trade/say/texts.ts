import type { Words as SharedWords } from '../../say/shape.words.ts'
import type { Telling } from '../../say/telling.ts'
import type { Side } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import type { Words } from './shape.words.ts'

/** `Bath Street (mortgaged), 50 thalers and a jail card` */
function goods(
  { seat, goods: { cash, deeds = [], jailCards = [], shares }, isMortgaged }: Side,
  words: Words,
  say: SharedWords,
  v: Voice,
): string {
  const items = deeds.map((deed) => (isMortgaged(deed) ? words.goods.mortgaged({ deed }, v) : v.deed(deed)))
  if (shares !== undefined) items.push(say.phrase.shares({ ...shares, own: shares.issuer === seat }, v))
  if (cash) items.push(v.money(cash))
  if (jailCards.length > 0) items.push(words.goods.jailCards({ number: jailCards.length }))
  return items.length > 0 ? v.list(items) : words.goods.nothing
}

export const texts: Telling<'trade', Words> = (words, say) => ({
  events: {
    ...words.event,
    traded: (event, v) => words.traded[v.rule('shareTrade') === null ? 'goods' : 'shares'](event, v),
  },
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    offer: ({ counter }) => words.action.offer[counter ? 'counter' : 'first'],
    accept: (offer, v) => (offer === null ? words.action.accept.any : words.action.accept.one(offer, v)),
    refuse: (offer, v) => (offer === null ? words.action.refuse.any : words.action.refuse.one(offer, v)),
    withdraw: (offer, v) => (offer === null ? words.action.withdraw.any : words.action.withdraw.one(offer, v)),
  },
  questions: words.ask,
  phrases: {
    offer(from, to, v) {
      const [gives, gets] = [from, to].map((side) => goods(side, words, say, v))
      return words.made({ seat: from.seat, to: to.seat, gives: gives ?? '', gets: gets ?? '' }, v)
    },
  },
})
