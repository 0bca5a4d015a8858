import { ADJUSTMENTS, type AdjustName } from '@hausregeln/engine'
import type { EventOf } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { houses, piece } from './words.ts'

type Adjusted = EventOf<'adjusted'>

const TOLD: { readonly [What in AdjustName]: (event: Adjusted, v: Voice) => string } = {
  cash: ({ of, value }, v) =>
    value > 0
      ? `${v.seat(of)} erhält ${v.money(value)} von der Bank.`
      : `${v.seat(of)} zahlt ${v.money(-value)} an die Bank.`,
  owner: ({ of, value }, v) => `${v.deed(of)} gehört jetzt ${value < 0 ? 'der Bank' : v.seat(value)}.`,
  level: ({ of, value, hotel }, v) => {
    const standing = hotel === 1 ? `1 ${piece(true, v)}` : value > 0 ? houses(value, v) : 'nichts'
    return `Auf ${v.deed(of)} steht jetzt: ${standing}.`
  },
  mortgage: ({ of, value }, v) => `Auf ${v.deed(of)} liegt jetzt ${value === 0 ? 'keine' : 'eine'} Hypothek.`,
  place: ({ of, value }, v) => `${v.seat(of)} steht jetzt auf ${v.space(value)}.`,
  jailCard: ({ of, value }, v) =>
    value < 0
      ? `Die Freikarte liegt jetzt im Stapel ${v.deck(of)}.`
      : `Die Freikarte vom Stapel ${v.deck(of)} hat jetzt ${v.seat(value)}.`,
}

/** What the keeper of a game has set right. */
export function adjusted(event: Adjusted, v: Voice): string {
  return `Ausgleich: ${TOLD[ADJUSTMENTS[event.what] ?? 'cash'](event, v)}`
}
