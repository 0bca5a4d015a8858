import type { Game } from '@hausregeln/engine/core/game.ts'
import type { Parts } from '@hausregeln/engine/core/state/section.ts'
import type { State } from '@hausregeln/engine/core/state/state.ts'

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** A state whose sections' tables are reached by their bare names, too: `s.reportCash` for `s.parts.shares.reportCash`. */
export type BareState = State & Both<Parts[keyof Parts]>

/** The same game, whose state tells what its chapters keep by bare names: scripts speak of one book. */
export function bare(g: Game): Game & { readonly s: BareState } {
  for (const section of Object.values<object>(g.s.parts))
    for (const [name, table] of Object.entries(section)) Object.defineProperty(g.s, name, { value: table })
  return g as Game & { readonly s: BareState }
}
