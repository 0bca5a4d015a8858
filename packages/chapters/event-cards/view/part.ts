import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { eventCardTexts } from './texts.ts'

/** Cards of events. */
export const eventCardsPart: Part = {
  chapter: 'event-cards',
  place: 270,
  waits: (l, seat, locale) => {
    const rounds = l.s.parts.turn.skips[seat] ?? 0
    return rounds > 0 ? eventCardTexts[locale].sitsOut(rounds) : undefined
  },
}
