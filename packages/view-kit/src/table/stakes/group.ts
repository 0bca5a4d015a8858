import { rentFor } from '@hausregeln/chapters/rent/rules/amount.ts'
import { type GameView, NOBODY, State } from '@hausregeln/engine'
import { streetsOf } from '../deeds/groups.ts'

/** Somebody else who has deeds of a group. */
export interface Rival {
  readonly seat: number
  /** Deeds of the group that they have. */
  readonly has: number
  /** Whether the deed in question is all that they lack. */
  readonly completes: boolean
}

/** What a deed means for its group. */
export interface GroupStake {
  /** The deeds of the group in board order, each with its owner; -1: nobody. */
  readonly deeds: readonly { readonly deed: number; readonly owner: number }[]
  /** Deeds of the group that the seat has. */
  readonly has: number
  /** Whether the deed in question is all that the seat lacks. */
  readonly completes: boolean
  /** Who breaks the group otherwise, or wants it too: the nearest to the whole of it first. */
  readonly rivals: readonly Rival[]
}

/** What it means for a seat and for others to get a deed, as everybody sees the table. */
export function groupStake(l: GameView, seat: number, deed: number): GroupStake {
  const group = l.book.board.groupOf[deed] ?? 0
  const deeds = streetsOf(l, group).map((one) => ({ deed: one, owner: l.s.owner[one] ?? NOBODY }))
  const held = (who: number) => deeds.filter((one) => one.deed !== deed && one.owner === who).length
  const lacks = (who: number) => deeds.length > 1 && held(who) === deeds.length - 1
  const rivals = Array.from({ length: l.s.seats }, (_, who) => who)
    .filter((who) => who !== seat && held(who) > 0)
    .map((who) => ({ seat: who, has: held(who), completes: lacks(who) }))
    .sort((a, b) => b.has - a.has)
  return { deeds, has: held(seat), completes: lacks(seat), rivals }
}

/** Eyes that two dice show on average: for rents that go by them. */
const USUAL = 7

/** The rent that a seat would get for a deed if it had it, as the table stands else. `view`: the table's bytes. */
export function rentIfOwned({ book, terms }: GameView, view: Uint8Array, seat: number, deed: number): number {
  const s = new State(book.layout)
  s.load(view)
  s.own(deed, seat)
  s.mortgage(deed, 0)
  return rentFor({ book, s, terms }, deed, USUAL, 0)
}
