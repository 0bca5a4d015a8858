import { of } from '@hausregeln/say/elision.ts'
import type { Some } from '../../say/chapter-texts.ts'
import type { Side } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './fr.words.ts'

/** `Rue des Bains (hypothéquée), 50 thalers et une carte de sortie` */
function goods({ goods: { cash, deeds = [], jailCards = [], shares }, isMortgaged }: Side, v: Voice): string {
  const items = deeds.map((deed) => (isMortgaged(deed) ? `${v.deed(deed)} (hypothéquée)` : v.deed(deed)))
  if (shares !== undefined)
    items.push(`${shares.number} part${shares.number === 1 ? '' : 's'} ${of(v.seat(shares.issuer))}`)
  if (cash) items.push(v.money(cash))
  if (jailCards.length > 0)
    items.push(jailCards.length === 1 ? 'une carte de sortie' : `${jailCards.length} cartes de sortie`)
  return items.length > 0 ? v.list(items) : 'rien'
}

function offer(from: Side, to: Side, v: Voice): string {
  return `${v.seat(from.seat)} donne ${goods(from, v)} ; ${v.seat(to.seat)} donne en échange ${goods(to, v)}.`
}

export const texts: Some<'trade'> = {
  events: {
    ...words.event,
    traded: ({ seat, to }, v) => `${v.seat(seat)} et ${v.seat(to)} tombent d’accord et échangent.`,
  },
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    offer: ({ counter }) => (counter ? 'Faire une contre-offre' : 'Faire une offre'),
    accept: (made, v) => (made === null ? 'Accepter l’offre' : `Accepter l’offre ${of(v.seat(made.proposer))}`),
    refuse: (made, v) => (made === null ? 'Refuser l’offre' : `Refuser l’offre ${of(v.seat(made.proposer))}`),
    withdraw: (made, v) => (made === null ? 'Retirer l’offre' : `Retirer l’offre à ${v.seat(made.to)}`),
  },
  questions: {
    offers: ({ proposers }, v) => `Offre ${of(v.seats(proposers))} : accepter ou refuser ?`,
  },
  phrases: { offer },
}
