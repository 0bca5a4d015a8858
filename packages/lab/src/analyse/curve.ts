import { chancesBy } from '@hausregeln/bots/chances/index.ts'
import type { Nets } from '@hausregeln/bots/chances/kinds.ts'
import { Game, given, reset, type Session, setupOf } from '@hausregeln/engine'
import { carryOut } from '@hausregeln/engine/core/record/trial.ts'
import { isSettled } from './settle.ts'

/** The chances of all seats at a moment of a game. */
export interface Point {
  /** After which entry; 0: before the first. */
  readonly entry: number
  readonly round: number
  /** By seat, 0 to 1. */
  readonly chances: readonly number[]
}

/**
 * The chances before every throw, as the net sees them at once, and at the end: a first curve, in a moment. Null if no
 * net fits.
 */
export function curveOf(session: Session, nets: Nets): Point[] | null {
  const g = new Game(session.game.book, given)
  reset(g, setupOf(session.header))
  const chances = chancesBy(g, nets)
  if (chances === null) return null
  const points: Point[] = [{ entry: 0, round: g.s.round, chances: chances(g) }]
  for (let number = 1; number <= session.length; number++) {
    for (const entry of session.stepAt(number)?.entries ?? []) carryOut(g, entry)
    if (isSettled(g) || number === session.length) points.push({ entry: number, round: g.s.round, chances: chances(g) })
  }
  return points
}
