import {
  type Book,
  Candidates,
  codeOf,
  type GameView,
  type Packed,
  seatOf,
  TURN_FRAME,
  topKind,
} from '@hausregeln/engine'
import type { SeatNo } from '@hausregeln/engine/core/state/column.ts'
import type { Ground } from '../steady/board/ground.ts'
import type { Trial } from './trial.ts'

/** What can be tried: it changes who has what, and asks nobody and no dice what becomes of it. */
const TRIED = ['buy', 'decline', 'build', 'sell', 'sellDeed', 'buyRemote', 'buildRemote'] as const

/** What an alternative must add to the chance to win, beyond the usual choice. */
const CLEARLY = 0.003

const known = new WeakMap<Book, ReadonlySet<number>>()
const candidates = new Candidates()

/** The codes of what can be tried, where a rulebook has it. */
function triedIn(book: Book): ReadonlySet<number> {
  const found = known.get(book) ?? new Set(TRIED.map((name) => book.codes[name]).filter((code) => code !== undefined))
  known.set(book, found)
  return found
}

/**
 * Whether what a seat could do in its turn is tried out. Where deeds can be mortgaged it is not: nets have learned from
 * players who keep money for a reason, and take what is borrowed for riches.
 */
export function triesOut({ mortgages }: Ground): boolean {
  return !mortgages
}

/**
 * In its turn: what adds clearly more to the chance to win than the usual choice would, if there is anything; else the
 * usual choice. Ending the turn, or throwing, changes nothing yet.
 */
export function bestOf(trial: Trial, l: GameView, seat: SeatNo, usual: Packed): Packed {
  if (topKind(l) !== TURN_FRAME) return usual
  const tried = triedIn(l.book)
  candidates.lay(l, seat)
  let best = usual
  let most = Number.NaN
  for (let at = 0; at < candidates.count; at++) {
    const candidate = candidates.at(at)
    if (candidate === usual || !tried.has(codeOf(candidate)) || !candidates.isLegal(l, seat, candidate)) continue
    if (Number.isNaN(most)) most = worthOf(trial, l, seat, usual, tried) + CLEARLY
    const worth = trial.after(l, candidate, seat)
    if (worth <= most) continue
    most = worth
    best = candidate
  }
  return best
}

function worthOf(trial: Trial, l: GameView, seat: SeatNo, action: Packed, tried: ReadonlySet<number>): number {
  if (tried.has(codeOf(action)) && seatOf(action) === seat) return trial.after(l, action, seat)
  trial.take(l)
  return trial.chanceOf(seat)
}
