import type { Listed } from '@hausregeln/engine/core/action/listed.ts'
import { Turn } from './stages.ts'

/** In a seat's own turn, at these stages; what runs above the turn goes first. */
export function inOwnTurn(...stages: readonly number[]): Listed {
  return stages.length === 0 ? { during: ['turn'], onTurn: true } : { during: ['turn'], stages, onTurn: true }
}

/** Before its own throw. */
export const BEFORE_THROW = inOwnTurn(Turn.ready)
/** Before its own throw, in jail. */
export const IN_JAIL: Listed = { ...BEFORE_THROW, inJail: true }
/** At any time, but not while a frame is on top that lets only its own seats act. */
export const AT_ANY_TIME: Listed = { unlessExclusive: true }
