import { type Game, type Listener, NOBODY, type Rulebook } from '@hausregeln/engine'
import { popCount } from '@hausregeln/engine/core/chance.ts'
import { type By, type CellNo, type Column, cell, column, type GroupNo } from '@hausregeln/engine/core/state/column.ts'
import { isStreet, ownsGroup } from '@hausregeln/engine/kit/deeds.ts'
import { type Observer, Simulator } from '../simulator.ts'
import { rulebookNamed, type Table } from '../table.ts'
import { reportOf, type SimReport } from './report.ts'
import { type Interval, type Share, wilson } from './statistics.ts'
import { addTally, newTally } from './tally.ts'

/** How first owners of a group fare. */
export interface OwnersFare {
  /** Decided games in which somebody came to own the whole group while the game was open. */
  readonly owned: number
  /** How many of those the owner won; a victory shared by n counts 1/n. */
  readonly won: number
  /** `won` of `owned`; null if nobody ever owned it. */
  readonly share: Share | null
  /**
   * `won` as a multiple of what it would be if the group were like all: if its owners won as often as all first owners
   * of groups do with as many players still in the game.
   */
  readonly ratio: number | null
  readonly ratioInterval: Interval | null
}

/** The same, of those who came to own the group while so many players were in the game. */
export interface FareAmong extends OwnersFare {
  readonly alive: number
}

/** How those fare who are the first in a game to own all streets of a group. */
export interface GroupBalance extends OwnersFare {
  /** The group's key in the rulebook's board. */
  readonly group: string
  /**
   * By the number of players still in the game, the greatest first: an owner who gets a group late has half won
   * already.
   */
  readonly byAlive: readonly FareAmong[]
}

/** Whether a board treats its groups, and the order of the turns its players, alike. */
export interface Balance {
  readonly run: SimReport
  readonly groups: readonly GroupBalance[]
}

/** By group and number in the game, `group * (seats + 1) + alive`: first owners, and what they won. */
export interface Owned {
  readonly owned: Column<CellNo>
  readonly won: Column<CellNo>
}

/** Counts first owners of groups, and who wins, by group and number of players in the game. */
export class OwnerCount implements Observer {
  readonly owned: Float64Array & By<CellNo>
  readonly won: Float64Array & By<CellNo>
  private readonly seats: number
  /** By group: who first owned it all in the running game, and how many were in the game then. */
  private readonly first: Int8Array
  private readonly alive: Int8Array & By<GroupNo>

  constructor(groups: number, seats: number) {
    this.seats = seats
    this.owned = column(new Float64Array(groups * (seats + 1)))
    this.won = column(new Float64Array(groups * (seats + 1)))
    this.first = new Int8Array(groups).fill(NOBODY)
    this.alive = column(new Int8Array(groups))
  }

  listen(g: Game): Listener {
    const { board } = g.book
    return (type, _slot, deed = 0, _from, to = NOBODY) => {
      if (type !== 'deedMoved' || to < 0 || to >= g.s.seats || !isStreet(g, deed)) return
      const group = board.groupOf[deed] ?? 0
      if (this.first[group] !== NOBODY || !ownsGroup(g, to, group)) return
      const alive = popCount(g.s.alive)
      // What the last player inherits decides nothing any more.
      if (alive === 1) return
      this.first[group] = to
      this.alive[group] = alive
    }
  }

  gameEnded(_g: Game, winners: number): void {
    const share = 1 / Math.max(1, popCount(winners))
    this.first.forEach((seat, group: GroupNo) => {
      if (seat === NOBODY || winners === 0) return
      const at = this.at(group, this.alive[group])
      this.owned[at] += 1
      if ((winners >>> seat) & 1) this.won[at] += share
    })
    this.first.fill(NOBODY)
  }

  at(group: number, alive: number): CellNo {
    return cell(group * (this.seats + 1), alive)
  }
}

/** Games at a time between which `told` hears how many are done. */
const PART = 50

/** Plays `games` games of a table in this thread and counts. Throws `SetupError`, and what goes wrong in a game. */
export function balanceOf(table: Table, games: number, told: (done: number) => void = () => {}): Balance {
  const { book, board } = rulebookNamed(table.rulebook)
  const count = new OwnerCount(book.board.groups, table.seats.length)
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
  return { run, groups: streetGroups(board, count, table.seats.length) }
}

/** The same of all groups of streets of a board. */
export function streetGroups({ spaces }: Rulebook['board'], count: Owned, seats: number): GroupBalance[] {
  const keys = new Set(spaces.flatMap((space) => ('group' in space ? [space.group] : [])))
  const streets = new Set(spaces.flatMap((space) => (space.kind === 'street' ? [space.group] : [])))
  return balanceOfGroups([...keys], count, seats).filter(({ group }) => streets.has(group))
}

/** What first owners of groups, the streets' and others', have won, from counts as `OwnerCount` makes them. */
function balanceOfGroups(keys: readonly string[], { owned, won }: Owned, seats: number): GroupBalance[] {
  const numbers = Array.from({ length: seats - 1 }, (_, n) => seats - n)
  const at = (group: number, alive: number) => cell(group * (seats + 1), alive)
  const sums = (cells: Owned['owned'], alive: number) =>
    keys.reduce((sum, _, group) => sum + cells[at(group, alive)], 0)
  const usual = new Map(numbers.map((alive) => [alive, sums(won, alive) / sums(owned, alive)]))
  return keys.map((group, index) => {
    const cells = numbers.map((alive) => {
      const here = at(index, alive)
      const expected = owned[here] === 0 ? 0 : owned[here] * (usual.get(alive) ?? 0)
      return { alive, owned: owned[here], won: won[here], expected }
    })
    const byAlive = cells.map(({ alive, ...cell }) => ({ alive, ...fareOf(cell) }))
    const all = { owned: 0, won: 0, expected: 0 }
    for (const cell of cells) {
      all.owned += cell.owned
      all.won += cell.won
      all.expected += cell.expected
    }
    return { group, ...fareOf(all), byAlive: byAlive.filter(({ owned }) => owned > 0) }
  })
}

interface Cell {
  readonly owned: number
  readonly won: number
  /** What `won` would be if the group were like all. */
  readonly expected: number
}

function fareOf({ owned, won, expected }: Cell): OwnersFare {
  const share = wilson(won, owned)
  if (share === null || expected === 0) return { owned, won, share, ratio: null, ratioInterval: null }
  const scale = owned / expected
  const ratioInterval = { low: share.low * scale, high: share.high * scale }
  return { owned, won, share, ratio: share.share * scale, ratioInterval }
}
