import type { Words } from './shape.words.ts'
import type { Payment } from './tongue.ts'
import type { Voice } from './voice.ts'

/** Paying to leave jail. */
export function leavingJail({ phrase }: Words) {
  return (event: Payment, v: Voice) => phrase.leavingJail({ ...event, jail: v.jail }, v)
}
