import type { Chosen, Numbers } from '@hausregeln/engine'
import type { Scene, Table } from './script.ts'

/** Where a witness stands: a shipped rulebook, what else differs from it, and a position, seat 0 about to throw. */
export interface Stage extends Partial<Omit<Scene, 'starts'>> {
  /** `classic`, where nothing is said. */
  readonly book?: string
  /** The game is at its very beginning: nothing of a position is written. */
  readonly opening?: true
  readonly choices?: Chosen
  readonly numbers?: Numbers
  /** The board has as many spaces as there can be. */
  readonly wide?: true
  /** Streets have rents for as many levels as there can be. */
  readonly tall?: true
}

/** A few lines of play in which what a choice or a number says is seen to be true, and would not be with another. */
export interface Witness {
  /** `policy=choice`, or the name of a number. */
  readonly of: string
  /** At which values a number is seen besides its limits: the usual one among them. */
  readonly values: readonly number[]
  readonly stage: (value: number) => Stage
  /** The list of a number that is one, in which `value` is seen. */
  readonly list: ((value: number) => readonly number[]) | null
  /** Choices of the same policy with which the same is seen: all others must fail it. */
  readonly alike: readonly string[]
  /** Plays, and tells what is seen. */
  readonly see: (table: Table, value: number) => unknown
  /** What must be seen. */
  readonly shows: (value: number) => unknown
}

/** The witness of a choice: what is seen where it holds, and where no other choice of its policy does. */
export function witness(
  of: string,
  stage: Stage,
  see: (table: Table) => unknown,
  shows: unknown,
  alike: readonly string[] = [],
): Witness {
  return { of, values: [], alike, list: null, stage: () => stage, see, shows: () => shows }
}

/** The witness of a number, as a function of its value: run at both of its limits, and at these values between; of a list, at its entry. */
export function numberWitness(
  of: string,
  values: readonly number[],
  stage: Witness['stage'],
  see: Witness['see'],
  shows: Witness['shows'],
  list: Witness['list'] = null,
): Witness {
  return { of, values, alike: [], list, stage, see, shows }
}

/** What seat 0 has once it has thrown these dice. */
export function cashAfter(...dice: readonly [number, number]): (t: Table) => number {
  return (t) => {
    t.throws(0, dice)
    return t.cash(0)
  }
}
