import { ruleOnTop, topFrame, topKind } from '@hausregeln/engine/core/agenda.ts'
import type { GameView } from '@hausregeln/engine/core/game.ts'
import { FRAME_WORDS } from '@hausregeln/engine/core/limits.ts'
import { type Entry, isMove } from '@hausregeln/engine/core/record/entry.ts'
import { LEAST } from './round.ts'

/** A bid on paper. */
export interface Slip {
  readonly seat: number
  readonly amount: number
}

/** Slips that lie face down at a real table: they are entered as bids when its keeper turns them over. */
export interface Slips {
  /** The round for which they were written. */
  readonly round: string
  readonly bids: readonly Slip[]
}

/** Tells the round that is bid in from all others of the game; null: no sealed bids are taken. */
export function sealedRound(l: GameView): string | null {
  if (ruleOnTop(l)?.sealed !== true) return null
  const frame = topFrame(l)
  // Who bids and who has bid may change in a round; what is bid for, and from which price on, does not.
  const lot = Array.from({ length: FRAME_WORDS - LEAST }, (_, word) => l.s.frames[frame + LEAST + word])
  return [topKind(l), l.s.turns, l.s.throwsMade, ...lot].join('.')
}

/** The slips of this round that still count: their seats are asked for a bid. In seat order. */
export function slipsIn(l: GameView, slips: Slips | null): readonly Slip[] {
  if (slips === null || slips.round !== sealedRound(l)) return []
  return slips.bids.filter(({ seat }) => (l.s.must >>> seat) & 1).toSorted((a, b) => a.seat - b.seat)
}

/** The slips with one more, or with another amount on one of them. Whether it may be bid is asked before (`verify`). */
export function withSlip(l: GameView, slips: Slips | null, slip: Slip): Slips {
  const others = slipsIn(l, slips).filter(({ seat }) => seat !== slip.seat)
  return { round: sealedRound(l) ?? '', bids: [...others, { seat: slip.seat, amount: slip.amount }] }
}

/** Whether the slips of all are in for whom the round waits. */
export function allSlipsIn(l: GameView, slips: Slips | null): boolean {
  const seats = slipsIn(l, slips).reduce((mask, { seat }) => mask | (1 << seat), 0)
  return seats !== 0 && seats === l.s.must
}

/** The slips of a round that has just been withdrawn lie face down again. `withdrawn`: the entries, from its first on. */
export function slipsAgain(l: GameView, withdrawn: readonly Entry[]): Slips | null {
  let slips: Slips | null = null
  for (const entry of withdrawn) {
    if (!isMove(entry) || entry.do !== 'sealedBid') break
    if (slipsIn(l, slips).some(({ seat }) => seat === entry.seat)) break
    slips = withSlip(l, slips, entry)
  }
  return slips
}
