import { endReasonName } from '@hausregeln/engine'
import { tongues } from './tongues.ts'
import type { Voice } from './voice.ts'

/** Tells an end by its number. Throws `RangeError` for a number that is none. */
export function describeEnd(reason: number, winners: number, v: Voice): string {
  const name = endReasonName(v.rulebook, reason)
  if (name === null) throw new RangeError(`There is no end of a game of kind ${reason}.`)
  return tongues[v.language].endings[name](winners, v)
}
