import type { AllNumbers } from '../core/choice.ts'
import type { Game, GameView } from '../core/game.ts'
import type { Refusal } from '../core/vocabulary.ts'

/** What happens to a seat in jail. */
export interface JailPolicies {
  /** A jailed seat has thrown; continues the turn frame. */
  threw(g: Game, frame: number, seat: number): void
  /** The turn of a jailed seat begins: may set the stage of the turn. */
  turnBegan(g: Game, frame: number, seat: number): void
  /** May this jailed seat throw? */
  checkThrow(l: GameView, seat: number): Refusal | null
}

/** How a book treats a seat in jail. */
export interface JailRule extends JailPolicies {
  /** What it costs to leave before the throw, in money. */
  readonly bail: number
  /** What must be paid after the last failed throw. */
  readonly lastBail: number
  /** Turns in which a player may try to throw doubles. */
  readonly attempts: number
  /** The bail by the turns used up, where it changes from turn to turn. */
  readonly bails: readonly number[] | null
}

/** A way out of jail with the numbers of a book; those that it has not are 0. */
export function jailRule(policies: JailPolicies, { attempts, bail, lastBail, bails }: AllNumbers): JailRule {
  const list = typeof bails === 'object' ? bails : null
  return { ...policies, attempts: one(attempts), bail: list?.[0] ?? one(bail), lastBail: one(lastBail), bails: list }
}

function one(number: AllNumbers[string] | undefined): number {
  return typeof number === 'number' ? number : 0
}

/** What it costs a seat in jail to leave now. */
export function bailOf(l: GameView, seat: number): number {
  const { bail, bails } = l.book.policies.jail
  return bails?.[l.s.jail[seat] - 1] ?? bail
}
