import { type GameView, SEATS } from '@hausregeln/engine'
import { type CellNo, cell, column, type GroupNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { type Reals, reals } from '../columns.ts'
import type { Ground } from '../steady/board/ground.ts'
import type { Features, Net } from '../steady/figures/net.ts'
import { weightOf } from '../steady/figures/weight.ts'
import { mayPropose, readiness } from '../steady/reading/manners.ts'
import type { Picture } from '../steady/reading/picture.ts'
import { countOf, MOST_NUMBERS, readStanding } from './reading.ts'

/**
 * What was learned of how games end that steady players play on. It knows more of a table than the other nets do: what
 * each seat has of which group, and what all the others have together.
 */
export interface EndsNet {
  /** By what others are seen: rows of as many numbers as tell of a seat, and then where each lies without any. */
  readonly others: readonly (readonly number[])[]
  /** Goes by the numbers of a seat, and by what is seen of all others. */
  readonly net: Net
}

/** Room for what a seat has of each group, and for what is seen of the others. */
const MOST = MOST_NUMBERS + 100

/** The level to which a group that is built up counts as 1. */
const TOP = 5

const rows: readonly Features[] = Array.from({ length: SEATS }, (): Features => reals(MOST))
const sums: Features = reals(MOST)
const shownOf: readonly Features[] = Array.from({ length: SEATS }, (): Features => reals(MOST))

/** Numbers that tell of the talks at the table. */
const TALKS = 4
/** Rounds that count half as much as all that may come. */
const HALF_OF_ROUNDS = 20

/** How many numbers tell where a seat stands on this ground. */
export function countOfEnds(ground: Ground): number {
  return countOf(ground) + 2 * ground.book.board.groups + TALKS
}

/** Whether a net was learned by the numbers that tell where seats stand on this ground. */
export function fitsEnds({ others, net }: EndsNet, ground: Ground): boolean {
  const count = countOfEnds(ground)
  return net.direct.length === 2 * (count + others.length) && others.every((row) => row.length === count + 1)
}

/**
 * As `readStanding`, then what a seat has of each group, how far it has built up those that are whole, and whether there is
 * still talk of deals: where nobody has anything new to propose, games go on as they stand for long.
 */
export function readEnds(p: Picture, l: GameView, into: readonly Features[]): number {
  const free = readStanding(p, l, into)
  const { groups } = p
  const from = countOf(p.ground)
  for (let seat: SeatNo = 0; seat < p.seats; seat++) {
    const row = into[seat]
    if (row === undefined || ((p.alive >>> seat) & 1) === 0) continue
    for (let group: GroupNo = 0; group < groups; group++) {
      const size = p.ground.size[group]
      const held = p.held[cell(seat * groups, group)]
      row[cell(from, group)] = held / size
      row[cell(from + groups, group)] = held === size ? p.built[group] / size / TOP : 0
    }
    readTalks(l, seat, row, cell(from + 2 * groups, 0))
  }
  return free
}

/** The parts of the others that a seat may ask and be asked by, as manners have it, how ready it is, and how late it is. */
function readTalks(l: GameView, seat: SeatNo, into: Features, at: CellNo): void {
  let [others, asks, asked] = [0, 0, 0]
  for (let other: SeatNo = 0; other < l.s.seats; other++) {
    if (other === seat || ((l.s.alive >>> other) & 1) === 0) continue
    others++
    if (mayPropose(l, seat, other)) asks++
    if (mayPropose(l, other, seat)) asked++
  }
  into[at] = others === 0 ? 0 : asks / others
  into[cell(at, 1)] = others === 0 ? 0 : asked / others
  into[cell(at, 2)] = readiness(l, seat)
  into[cell(at, 3)] = l.s.round / (l.s.round + HALF_OF_ROUNDS)
}

/**
 * The chance of each seat to win if all went on as steady players do, 0 to 1, into `into` (0 for who is out). The picture
 * must have looked at the table.
 */
export function weighEnds(p: Picture, l: GameView, net: EndsNet, into: Reals<SeatNo>): void {
  weighRows({ rows, free: readEnds(p, l, rows), alive: p.alive, seats: p.seats }, net, into)
}

/** Where the seats of a table stand, a row each, with room behind for what they see of each other. */
export interface Standing {
  readonly rows: readonly Features[]
  /** The part of the deeds that is free. */
  readonly free: number
  /** Who is in the game, a bit each. */
  readonly alive: number
  readonly seats: number
}

/** The same of numbers that have been read. Numbers of more seats than are in the game are not looked at. */
export function weighRows(standing: Standing, { others, net }: EndsNet, into: Reals<SeatNo>): void {
  const { free, alive, seats } = standing
  see(standing, others)
  let sum = 0
  for (let seat: SeatNo = 0; seat < seats; seat++) {
    const row = standing.rows[seat]
    into[seat] = row === undefined || ((alive >>> seat) & 1) === 0 ? 0 : weightOf(net, row, free)
    sum += into[seat]
  }
  for (let seat: SeatNo = 0; seat < seats; seat++) into[seat] /= sum
}

/** Writes what each seat sees of all others behind its own numbers. */
function see({ rows, alive, seats }: Standing, others: EndsNet['others']): void {
  const count = (others[0]?.length ?? 1) - 1
  for (let unit: CellNo = 0; unit < others.length; unit++) sums[unit] = 0
  for (let seat: SeatNo = 0; seat < seats; seat++) {
    const [row, shown] = [rows[seat], shownOf[seat]]
    if (row === undefined || shown === undefined || ((alive >>> seat) & 1) === 0) continue
    others.forEach((numbers, at) => {
      const unit = cell(at, 0)
      shown[unit] = shownBy(numbers, row, count)
      sums[unit] += shown[unit]
    })
  }
  for (let seat: SeatNo = 0; seat < seats; seat++) {
    const [row, shown] = [rows[seat], shownOf[seat]]
    if (row === undefined || shown === undefined) continue
    for (let unit: CellNo = 0; unit < others.length; unit++) row[cell(count, unit)] = sums[unit] - shown[unit]
  }
}

/** How much of one thing a seat shows to the others; never less than nothing. */
function shownBy(numbers: readonly number[], row: Features, count: number): number {
  const weights = column(numbers)
  let sum = weights[cell(count, 0)]
  for (let at: CellNo = 0; at < count; at++) sum += weights[at] * row[at]
  return Math.max(0, sum)
}
