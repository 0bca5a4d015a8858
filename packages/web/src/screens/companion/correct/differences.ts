import type { GameView } from '@hausregeln/engine'
import { type Standing, standingOf } from '../standing.ts'

/** Something that two states of a game have differently: by seat, deed or deck, see `Standing`. */
export interface Difference {
  readonly what: keyof Standing
  readonly index: number
  readonly before: number
  readonly after: number
}

/** In the order in which a table is looked over: money first, then who has what, then where everybody stands. */
const ORDER = ['cash', 'owner', 'level', 'mortgage', 'shares', 'jailCard', 'place', 'jail', 'laps'] as const

/** What the books say otherwise after than before. */
export function differencesBetween(before: GameView, after: GameView): Difference[] {
  const [was, is] = [toldOf(before), toldOf(after)]
  return ORDER.flatMap((what) =>
    is[what].flatMap((value, index) => {
      const old = was[what][index] ?? value
      return old === value ? [] : [{ what, index, before: old, after: value }]
    }),
  )
}

/** Of rounds about the board it is told whether there was one, not how many. */
function toldOf(game: GameView): Standing {
  const standing = standingOf(game)
  return { ...standing, laps: standing.laps.map((laps) => Math.min(laps, 1)) }
}
