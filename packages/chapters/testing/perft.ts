import { codeOf, type Packed, pack, seatOf } from '@hausregeln/engine/core/action/action.ts'
import { type Legal, legalActions } from '@hausregeln/engine/core/action/legal.ts'
import { bits } from '@hausregeln/engine/core/action/terms.ts'
import { Chance, given, outcomes } from '@hausregeln/engine/core/chance.ts'
import { Game } from '@hausregeln/engine/core/game.ts'
import { apply, clone, give } from '@hausregeln/engine/core/play.ts'

/**
 * Counts the ways in which a game can go on for `depth` actions, of any seat, over all outcomes of chance, which is no
 * action of its own. Of amounts the least and the greatest are tried; offers, whose terms are free, are left out.
 */
export function perft(g: Game, depth: number): number {
  if (g.s.awaiting !== Chance.none) return sum(possibleOutcomes(g), (outcome) => perft(after(g, outcome), depth))
  if (depth === 0) return 1
  return sum(everyAction(g), (action) => perft(played(g, action), depth - 1))
}

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((total, item) => total + count(item), 0)
}

function played(g: Game, action: Packed): Game {
  const next = clone(g, new Game(g.book, given))
  const refusal = apply(next, action)
  if (refusal !== null) throw new Error(`a legal action is refused: ${refusal}`)
  return next
}

function after(g: Game, outcome: readonly number[]): Game {
  const next = clone(g, new Game(g.book, given))
  give(next, outcome)
  return next
}

function everyAction(g: Game): Packed[] {
  const seats = [...Array(g.s.seats).keys()]
  return seats.flatMap((seat) => legalActions(g, seat).flatMap((legal) => ends(g, legal)))
}

function ends(g: Game, { action, low, high }: Legal): Packed[] {
  if (codeOf(action) === g.book.codes.offer) return []
  return low === high ? [action] : [low, high].map((amount) => pack(codeOf(action), seatOf(action), amount))
}

/** All outcomes of the chance that a game waits for. */
function possibleOutcomes(g: Game): number[][] {
  const { awaiting, awaitingFor } = g.s
  const faces = [1, 2, 3, 4, 5, 6]
  if (awaiting !== Chance.dice) {
    const [low, high] = outcomes(g, awaiting, awaitingFor)
    return [...bits(low), ...bits(high, 32)].map((outcome) => [outcome])
  }
  const two = faces.flatMap((a) => faces.map((b) => [a, b]))
  return awaitingFor === 0 ? two : two.flatMap((dice) => faces.map((c) => [...dice, c]))
}
