import { Effect, type EffectName } from '@hausregeln/engine'

/** What cards do, by number. */
export const effectNames = Object.keys(Effect) as readonly EffectName[]
