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
  return waysFrom(g, depth, [])
}

/** `spares`: games in which nothing is to be looked up any more; to make one takes longer than to play in it. */
function waysFrom(g: Game, depth: number, spares: Game[]): number {
  const isOpen = g.s.awaiting !== Chance.none
  if (!isOpen && depth === 0) return 1
  const goOn = (left: number, play: (next: Game) => void) => {
    const next = clone(g, spares.pop() ?? new Game(g.book, given))
    play(next)
    const ways = waysFrom(next, left, spares)
    spares.push(next)
    return ways
  }
  return isOpen
    ? sum(possibleOutcomes(g), (outcome) => goOn(depth, (next) => give(next, outcome)))
    : sum(everyAction(g), (action) => goOn(depth - 1, (next) => play(next, action)))
}

function sum<T>(items: readonly T[], count: (item: T) => number): number {
  return items.reduce((total, item) => total + count(item), 0)
}

function play(g: Game, action: Packed): void {
  const refusal = apply(g, action)
  if (refusal !== null) throw new Error(`a legal action is refused: ${refusal}`)
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
