import type { Tuning } from './tuning.ts'

/** A character: how it bends the figures by which a rulebook is usually played (see tuning.ts). */
export interface Temper {
  readonly name: string
  tuned(usual: Tuning): Tuning
}

/** By the usual figures. */
export const STEADY: Temper = { name: 'steady', tuned: (usual) => usual }

/** What an offer must add to the chance to win of who judges by chances alone. */
const ANSWERED = 0.002

/** Judges deals only by what they add to the chance to win, as was learned from games, where that is known. */
export const STRONG: Temper = {
  name: 'strong',
  tuned: (usual) => {
    const { chances } = usual
    return chances === null
      ? usual
      : { ...usual, chances: { ...chances, net: chances.strong, answered: ANSWERED, alone: true } }
  },
}

/**
 * Plays along and does not reckon far: looks less far ahead, keeps nothing from rivals, asks for no more than is usual.
 */
export const CASUAL: Temper = {
  name: 'casual',
  tuned: (usual) => ({
    ...usual,
    horizon: 0.75 * usual.horizon,
    denial: 0,
    deals: { ...usual.deals, nerve: 0 },
  }),
}

/** The careful one keeps money ready for the rents ahead before it builds, and stays in jail sooner. */
export const CAREFUL: Temper = {
  name: 'careful',
  tuned: (usual) => ({
    ...usual,
    reserve: usual.reserve + 0.6,
    reserveNear: usual.reserveNear + 0.5,
    reserveRound: 1.5 * usual.reserveRound,
    pocket: usual.pocket + 0.4,
    shelter: 0,
  }),
}

/** The gambler builds with its last money, and goes out of jail as long as it can. */
export const GAMBLER: Temper = {
  name: 'gambler',
  tuned: (usual) => ({
    ...usual,
    reserve: 0.2 * usual.reserve,
    reserveNear: 0,
    reserveRound: 0,
    pocket: 0,
    push: 1,
    shelter: 3,
  }),
}

/** The trader deals with everybody, also with who has sold nothing yet, and is content with less of what both gain. */
export const TRADER: Temper = {
  name: 'trader',
  tuned: (usual) => ({
    ...usual,
    threshold: 0.5 * usual.threshold,
    deals: { ...usual.deals, part: 0.6, whole: 0.7, refused: 1, trust: 0, nerve: 0 },
  }),
}

/**
 * The one who never forgets deals no more with who refused it, until they have given up a deed in some deal for each
 * refusal.
 */
export const GRUDGE: Temper = {
  name: 'grudge',
  tuned: (usual) => ({ ...usual, deals: { ...usual.deals, refused: 4, grudge: 1 } }),
}

const TEMPERS: readonly Temper[] = [STEADY, STRONG, CASUAL, CAREFUL, GAMBLER, TRADER, GRUDGE]

/** The character of this name; null if there is none. */
export function temperNamed(name: string): Temper | null {
  return TEMPERS.find((temper) => temper.name === name) ?? null
}
