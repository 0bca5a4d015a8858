import { type Lens, NOBODY, type Rulebook, Terms, type TermsData } from '@hausregeln/engine'
import { sharesOf } from '@hausregeln/engine/chapters/shares/holdings.ts'
import { proposerOf, readOffer } from '@hausregeln/engine/chapters/trade/offers.ts'
import { interest } from '@hausregeln/engine/kit/deeds.ts'
import type { Language } from './language.ts'
import type { Notice } from './refusal.ts'
import type { Side } from './tongue.ts'
import { tongues } from './tongues.ts'
import { Voice } from './voice.ts'

/** An offer that a seat makes. */
export interface Offer {
  readonly seat: number
  readonly terms: TermsData
}

/** The open offer with this serial, as events and actions name it, up to `traded`; null once it is closed. */
export function openOffer(l: Lens, serial: number): Offer | null {
  const seat = proposerOf(l, serial)
  if (seat === NOBODY) return null
  const terms = new Terms()
  readOffer(l, seat, terms)
  return { seat, terms: terms.data(l.book.words.lot) }
}

function sides(l: Lens, { seat, terms }: Offer): readonly [Side, Side] {
  const isMortgaged = (deed: number) => l.s.mortgaged[deed] === 1
  return [
    { seat, goods: terms.give, isMortgaged },
    { seat: terms.to, goods: terms.get, isMortgaged },
  ]
}

/** An offer in words: what each of the two gives. */
export function offerText(
  rulebook: Rulebook,
  l: Lens,
  offer: Offer,
  names: readonly string[],
  language: Language,
): string {
  const [from, to] = sides(l, offer)
  return tongues[language].phrases.offer(from, to, new Voice(rulebook, names, language))
}

/** Warnings before an offer is accepted: who then pays at once interest on mortgaged deeds, and whom it eliminates. */
export function offerWarnings(
  rulebook: Rulebook,
  l: Lens,
  offer: Offer,
  names: readonly string[],
  language: Language,
): readonly Notice[] {
  const v = new Voice(rulebook, names, language)
  const both = sides(l, offer)
  return [...interestWarnings(l, both, v), ...takeoverWarnings(l, both, v)]
}

function takeoverWarnings(l: Lens, both: readonly [Side, Side], v: Voice): readonly Notice[] {
  const rule = v.rule('takeover')
  if (rule === null) return []
  return both
    .filter(({ seat, goods: { shares } }) => shares?.issuer === seat && sharesOf(l, seat, seat) === shares.number)
    .map(({ seat }) => ({ text: tongues[v.language].phrases.lastShare(seat, v), rule }))
}

function interestWarnings(l: Lens, [from, to]: readonly [Side, Side], v: Voice): readonly Notice[] {
  const rule = v.rule('transferInterest')
  if (rule === null) return []
  const receivers = [
    { seat: from.seat, deeds: mortgagedDeeds(to) },
    { seat: to.seat, deeds: mortgagedDeeds(from) },
  ]
  return receivers
    .filter(({ deeds }) => deeds.length > 0)
    .map(({ seat, deeds }) => {
      const amount = deeds.reduce((sum, deed) => sum + interest(l, deed), 0)
      return { text: tongues[v.language].phrases.interestDue({ seat, deeds, amount }, v), rule }
    })
}

function mortgagedDeeds({ goods, isMortgaged }: Side): readonly number[] {
  return (goods.deeds ?? []).filter(isMortgaged)
}
