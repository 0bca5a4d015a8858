import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { shares } from '../../say/de/words.ts'
import type { Side } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './de.words.ts'

/** `Badstraße (mit Hypothek), 50 Taler und eine Freikarte` */
function goods(
  { seat, goods: { cash, deeds = [], jailCards = [], shares: given }, isMortgaged }: Side,
  v: Voice,
): string {
  const items = deeds.map((deed) => (isMortgaged(deed) ? `${v.deed(deed)} (mit Hypothek)` : v.deed(deed)))
  if (given !== undefined) items.push(shares(given.number, given.issuer, seat, v))
  if (cash) items.push(v.money(cash))
  if (jailCards.length > 0) items.push(jailCards.length === 1 ? 'eine Freikarte' : `${jailCards.length} Freikarten`)
  return items.length > 0 ? v.list(items) : 'nichts'
}

function offer(from: Side, to: Side, v: Voice): string {
  return `${v.seat(from.seat)} gibt ${goods(from, v)}, ${v.seat(to.seat)} gibt dafür ${goods(to, v)}.`
}

export const texts: ChapterTexts<'trade'> = {
  events: {
    ...words.event,
    traded: ({ seat, to }, v) =>
      `${v.seat(seat)} und ${v.seat(to)} sind sich einig${v.rule('shareTrade') === null ? ' und tauschen' : ''}.`,
  },
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    offer: ({ counter }) => (counter ? 'Gegenangebot machen' : 'Angebot machen'),
    accept: (offer, v) => (offer === null ? 'Angebot annehmen' : `Angebot von ${v.seat(offer.proposer)} annehmen`),
    refuse: (offer, v) => (offer === null ? 'Angebot ablehnen' : `Angebot von ${v.seat(offer.proposer)} ablehnen`),
    withdraw: (offer, v) => (offer === null ? 'Angebot zurückziehen' : `Angebot an ${v.seat(offer.to)} zurückziehen`),
  },
  questions: {
    offers: ({ proposers }, v) => `Angebot von ${v.seats(proposers)}: annehmen oder ablehnen?`,
  },
  phrases: { offer },
}
