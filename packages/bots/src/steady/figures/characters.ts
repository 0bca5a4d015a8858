import type { Tuning } from './tuning.ts'

/** A character: how it bends the figures by which a rulebook is usually played (see tuning.ts). */
export interface Temper {
  readonly name: string
  tuned(usual: Tuning): Tuning
}

/** The characters of steady players, a row each. Who is in this table plays at every table. */
export const CHARACTERS = {
  /** Plays along and does not reckon far: looks less far ahead, keeps nothing from rivals, asks for no more than usual. */
  casual: (usual) => ({
    ...usual,
    horizon: 0.75 * usual.horizon,
    denial: 0,
    deals: { ...usual.deals, nerve: 0 },
  }),
  /** Keeps money ready for the rents ahead before it builds, and stays in jail sooner. */
  careful: (usual) => ({
    ...usual,
    reserve: usual.reserve + 0.6,
    reserveNear: usual.reserveNear + 0.5,
    reserveRound: 1.5 * usual.reserveRound,
    pocket: usual.pocket + 0.4,
    shelter: 0,
  }),
  /** Builds with its last money, and goes out of jail as long as it can. */
  gambler: (usual) => ({
    ...usual,
    reserve: 0.2 * usual.reserve,
    reserveNear: 0,
    reserveRound: 0,
    pocket: 0,
    push: 1,
    shelter: 3,
  }),
  /** Deals with everybody, also with who has sold nothing yet, and is content with less of what both gain. */
  trader: (usual) => ({
    ...usual,
    threshold: 0.5 * usual.threshold,
    deals: { ...usual.deals, part: 0.6, whole: 0.7, refused: 1, trust: 0, nerve: 0 },
  }),
  /** Deals no more with who refused it, until they have given up a deed in some deal for each refusal. */
  grudge: (usual) => ({ ...usual, deals: { ...usual.deals, refused: 4, grudge: 1 } }),
  /** By the usual figures. */
  steady: (usual) => usual,
} as const satisfies Readonly<Record<string, Temper['tuned']>>

export type CharacterName = keyof typeof CHARACTERS

/** The character of a row. */
export function characterOf(name: CharacterName): Temper {
  return { name, tuned: CHARACTERS[name] }
}

/** Whether this is a row of the table. */
export function isCharacter(name: string): name is CharacterName {
  return Object.hasOwn(CHARACTERS, name)
}

export const STEADY = characterOf('steady')

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

/** The character of this name; null if there is none. */
export function temperNamed(name: string): Temper | null {
  if (name === STRONG.name) return STRONG
  return isCharacter(name) ? characterOf(name) : null
}
