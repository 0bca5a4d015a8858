import type { Words } from './shape.words.ts'
import type { Voice } from './voice.ts'

/** Faces of the dice; the third is 0 without a speed die, 4 the bus, 5 and 6 the move to the next property. */
export function dice(a: number, b: number, c: number, { phrase }: Words, v: Voice): string {
  const third = c === 0 ? [] : [c <= 3 ? `${c}` : c === 4 ? phrase.bus : phrase.nextProperty]
  return v.list([`${a}`, `${b}`, ...third])
}
