import type { Offer, Side } from '@hausregeln/chapters/say/tongue.ts'
import { proposerOf, readOffer } from '@hausregeln/chapters/trade/rules/offers.ts'
import { type GameView, NOBODY, type Rulebook, Terms } from '@hausregeln/engine'
import { asks } from './facts/known.ts'
import type { Language } from './language.ts'
import type { Notice } from './refusal.ts'
import { tongues } from './tongues.ts'
import { Voice } from './voice.ts'

export type { Offer } from '@hausregeln/chapters/say/tongue.ts'

/** The open offer with this serial, as events and actions name it, up to `traded`; null once it is closed. */
export function openOffer(l: GameView, serial: number): Offer | null {
  const seat = proposerOf(l, serial)
  if (seat === NOBODY) return null
  const terms = new Terms()
  readOffer(l, seat, terms)
  return { seat, terms: terms.data(l.book.words.lot) }
}

function sides(l: GameView, { seat, terms }: Offer): readonly [Side, Side] {
  const isMortgaged = (deed: number) => l.s.mortgaged[deed] === 1
  return [
    { seat, goods: terms.give, isMortgaged },
    { seat: terms.to, goods: terms.get, isMortgaged },
  ]
}

/** An offer in words: what each of the two gives. */
export function offerText(
  rulebook: Rulebook,
  l: GameView,
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
  l: GameView,
  offer: Offer,
  names: readonly string[],
  language: Language,
): readonly Notice[] {
  const v = new Voice(rulebook, names, language)
  const both = sides(l, offer)
  const { phrases } = tongues[language]
  const warnings = asks.flatMap((one) => one.warnings?.(l, both) ?? [])
  return warnings.flatMap(({ slot, say }) => {
    const rule = v.rule(slot)
    return rule === null ? [] : [{ text: say(phrases, v), rule }]
  })
}
