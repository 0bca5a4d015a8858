import { BANK, type Board } from '@hausregeln/engine'
import { type Moment, momentsIn } from '@hausregeln/protocol/moments.ts'
import type { LogLine, WealthPoint } from '../game/types.ts'

/** So many of the dearest rents are kept in mind. */
const DEAREST = 3

/** A rent that was paid. */
export interface PaidRent {
  readonly from: number
  readonly to: number
  readonly deed: number
  readonly amount: number
  readonly round: number
  readonly entry: number
}

/** Whoever was ahead for the most turns. */
export interface Lead {
  readonly seat: number
  /** Turns in which they were the richest, and how often that changed to somebody else. */
  readonly turns: number
  readonly changes: number
}

/** What a game comes to, from all that it has told. */
export interface Outline {
  readonly moments: readonly Moment[]
  /** The dearest first. */
  readonly rents: readonly PaidRent[]
  readonly lead: Lead | null
  /** The dearest auction; null: there was none. */
  readonly auction: Omit<PaidRent, 'to'> | null
}

export function outlineOf(
  lines: readonly LogLine[],
  wealth: readonly WealthPoint[],
  board: Board,
  top: number,
): Outline {
  return {
    moments: momentsIn(lines, board, top),
    rents: rentsIn(lines),
    lead: leadIn(wealth),
    auction: auctionIn(lines),
  }
}

function rentsIn(lines: readonly LogLine[]): PaidRent[] {
  /** For which deed a seat owes rent, by it and the owner: what is raised first is paid without naming it. */
  const due = new Map<string, number>()
  const rents: PaidRent[] = []
  for (const { event, round, entry } of lines) {
    if (event.type === 'rentDue' || event.type === 'rentDemanded') due.set(`${event.seat} ${event.owner}`, event.deed)
    if (event.type !== 'moneyMoved' || event.slot !== 'rentDemand') continue
    const { from, to, amount } = event
    const deed = event.deed >= 0 ? event.deed : (due.get(`${from} ${to}`) ?? -1)
    if (from < BANK && to < BANK && deed >= 0) rents.push({ from, to, deed, amount, round, entry })
  }
  return rents.sort((one, other) => other.amount - one.amount || one.entry - other.entry).slice(0, DEAREST)
}

function leadIn(points: readonly WealthPoint[]): Lead | null {
  const turns = new Map<number, number>()
  let leader = -1
  let changes = 0
  for (const { wealth } of points) {
    const most = Math.max(...wealth)
    const ahead = wealth.flatMap((one, seat) => (one === most ? [seat] : []))
    const [seat] = ahead
    // Who is level with others leads nobody.
    if (seat === undefined || ahead.length > 1) continue
    turns.set(seat, (turns.get(seat) ?? 0) + 1)
    if (leader >= 0 && leader !== seat) changes++
    leader = seat
  }
  const [longest] = [...turns].sort((one, other) => other[1] - one[1])
  return longest === undefined ? null : { seat: longest[0], turns: longest[1], changes }
}

function auctionIn(lines: readonly LogLine[]): Outline['auction'] {
  let dearest: Outline['auction'] = null
  for (const { event, round, entry } of lines) {
    if (event.type !== 'auctionWon' || event.amount <= (dearest?.amount ?? 0)) continue
    const { seat: from, deed, amount } = event
    dearest = { from, deed, amount, round, entry }
  }
  return dearest
}
