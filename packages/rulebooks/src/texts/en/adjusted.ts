import { ADJUSTMENTS, type AdjustName } from '@hausregeln/engine'
import type { EventOf } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { aPiece, houses } from './words.ts'

type Adjusted = EventOf<'adjusted'>

const TOLD: { readonly [What in AdjustName]: (event: Adjusted, v: Voice) => string } = {
  cash: ({ of, value }, v) =>
    value > 0
      ? `${v.seat(of)} receives ${v.money(value)} from the bank.`
      : `${v.seat(of)} pays ${v.money(-value)} to the bank.`,
  owner: ({ of, value }, v) => `${v.deed(of)} now belongs to ${value < 0 ? 'the bank' : v.seat(value)}.`,
  level: ({ of, value, hotel }, v) => {
    const standing = hotel === 1 ? aPiece(true, v) : value > 0 ? houses(value, v) : 'nothing'
    return `Now standing on ${v.deed(of)}: ${standing}.`
  },
  mortgage: ({ of, value }, v) => `${v.deed(of)} is ${value === 0 ? 'no longer' : 'now'} mortgaged.`,
  place: ({ of, value }, v) => `${v.seat(of)} now stands on ${v.space(value)}.`,
  jailCard: ({ of, value }, v) =>
    value < 0
      ? `The jail card is now in the ${v.deck(of)} deck.`
      : `${v.seat(value)} now holds the jail card of the ${v.deck(of)} deck.`,
}

/** What the keeper of a game has set right. */
export function adjusted(event: Adjusted, v: Voice): string {
  return `Adjusted: ${TOLD[ADJUSTMENTS[event.what] ?? 'cash'](event, v)}`
}
