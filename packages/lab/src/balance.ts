import { type Game, type Listener, NOBODY } from '@hausregeln/engine'
import { isStreet, ownsGroup } from '@hausregeln/engine/kit/deeds.ts'
import { reportOf, type SimReport } from './report.ts'
import { type Observer, Simulator } from './simulator.ts'
import { type Share, wilson } from './statistics.ts'
import { rulebookNamed, type Table } from './table.ts'
import { addTally, newTally } from './tally.ts'

/** How those fare who are the first in a game to own all streets of a group. */
export interface GroupBalance {
  /** The group's key in the rulebook's board. */
  readonly group: string
  /** Ended games in which somebody came to own the whole group. */
  readonly owned: number
  /** How many of those he won; a victory shared by n counts 1/n. */
  readonly won: number
  /** `won` of `owned`; null if nobody ever owned it. */
  readonly share: Share | null
  /** `share` as a multiple of that of all owners of whole groups together. */
  readonly ratio: number | null
}

/** Whether a board treats its groups and seats alike. */
export interface Balance {
  readonly run: SimReport
  readonly groups: readonly GroupBalance[]
}

/** Watches games for who first owns each group of streets, and who wins. */
class OwnerCount implements Observer {
  readonly owned: Float64Array
  readonly won: Float64Array
  /** By group: who first owned it all in the running game. */
  private readonly first: Int8Array

  constructor(groups: number) {
    this.owned = new Float64Array(groups)
    this.won = new Float64Array(groups)
    this.first = new Int8Array(groups).fill(NOBODY)
  }

  listen(g: Game): Listener {
    const { board } = g.book
    return (type, _slot, deed = 0, _from, to = NOBODY) => {
      if (type !== 'deedMoved' || to < 0 || to >= g.s.seats || !isStreet(g, deed)) return
      const group = board.groupOf[deed] ?? 0
      if (this.first[group] === NOBODY && ownsGroup(g, to, group)) this.first[group] = to
    }
  }

  gameEnded({ s }: Game): void {
    const winners = s.over === 0 ? 0 : s.winners
    const share = 1 / Math.max(1, countOf(winners))
    this.first.forEach((seat, group) => {
      if (seat === NOBODY || s.over === 0) return
      this.owned[group]! += 1
      if ((winners >>> seat) & 1) this.won[group]! += share
    })
    this.first.fill(NOBODY)
  }
}

function countOf(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}

/** Games at a time between which `told` hears how many are done. */
const PART = 50

/** Plays `games` games of a table in this thread and counts. Throws `SetupError`, and what goes wrong in a game. */
export function balanceOf(table: Table, games: number, told: (done: number) => void = () => {}): Balance {
  const { book, board } = rulebookNamed(table.rulebook)
  const count = new OwnerCount(book.board.groups)
  const simulator = new Simulator(table, null, count)
  const tally = newTally()
  const began = performance.now()
  while (tally.games < games) {
    const part = simulator.play(tally.games, Math.min(PART, games - tally.games))
    if (part.fault !== null) throw new Error(`Game ${part.fault.game}: ${part.fault.sentence}`)
    addTally(tally, part.tally)
    told(tally.games)
  }
  const run = reportOf(table, tally, performance.now() - began)
  const keys = new Set(board.spaces.flatMap((space) => ('group' in space ? [space.group] : [])))
  const streets = new Set(board.spaces.flatMap((space) => (space.kind === 'street' ? [space.group] : [])))
  const all = sum(count.won) / sum(count.owned)
  const groups = [...keys].map((group, index) => groupBalance(group, count, index, all))
  return { run, groups: groups.filter(({ group }) => streets.has(group)) }
}

function groupBalance(group: string, { owned, won }: OwnerCount, index: number, all: number): GroupBalance {
  const share = wilson(won[index]!, owned[index]!)
  return { group, owned: owned[index]!, won: won[index]!, share, ratio: share === null ? null : share.share / all }
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0)
}
