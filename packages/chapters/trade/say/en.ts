import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { shares } from '../../say/en/words.ts'
import type { Side } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './en.words.ts'

/** `Bath Street (mortgaged), 50 thalers and a jail card` */
function goods(
  { seat, goods: { cash, deeds = [], jailCards = [], shares: given }, isMortgaged }: Side,
  v: Voice,
): string {
  const items = deeds.map((deed) => (isMortgaged(deed) ? `${v.deed(deed)} (mortgaged)` : v.deed(deed)))
  if (given !== undefined) items.push(shares(given.number, given.issuer, seat, v))
  if (cash) items.push(v.money(cash))
  if (jailCards.length > 0) items.push(jailCards.length === 1 ? 'a jail card' : `${jailCards.length} jail cards`)
  return items.length > 0 ? v.list(items) : 'nothing'
}

function offer(from: Side, to: Side, v: Voice): string {
  return `${v.seat(from.seat)} gives ${goods(from, v)}; ${v.seat(to.seat)} gives ${goods(to, v)} in return.`
}

export const texts: ChapterTexts<'trade'> = {
  events: {
    ...words.event,
    traded: ({ seat, to }, v) => `${v.seat(seat)} and ${v.seat(to)} agree and trade.`,
  },
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    offer: ({ counter }) => (counter ? 'Make a counter-offer' : 'Make an offer'),
    accept: (offer, v) => (offer === null ? 'Accept the offer' : `Accept the offer from ${v.seat(offer.proposer)}`),
    refuse: (offer, v) => (offer === null ? 'Decline the offer' : `Decline the offer from ${v.seat(offer.proposer)}`),
    withdraw: (offer, v) => (offer === null ? 'Withdraw the offer' : `Withdraw the offer to ${v.seat(offer.to)}`),
  },
  questions: {
    offers: ({ proposers }, v) => `Offer from ${v.seats(proposers)}: accept or decline?`,
  },
  phrases: { offer },
}
