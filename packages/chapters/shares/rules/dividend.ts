import { OWN, popFrame, pushFrame, SEAT, STAGE, VOID } from '@hausregeln/engine/core/agenda.ts'
import type { Book, FrameRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { BANK, FRAME_WORDS } from '@hausregeln/engine/core/limits.ts'
import { owe } from '@hausregeln/engine/kit/money.ts'
import { paySalary } from '../../turn/rules/moving.ts'
import { sharesEach, sharesOf } from './holdings.ts'
import { SHAREHOLDERS } from './section.ts'
import { DIVIDEND_FRAME } from './vocabulary.ts'

/** Words of the frame: whether the start was reached exactly, and what each holder, the bank last, has yet to get. */
const EXACTLY = OWN
const DUE = OWN + 1

if (DUE + SHAREHOLDERS > FRAME_WORDS) throw new Error('the dividend does not fit its frame')

/** The dividend of a share by a report that names this cash: its part of it, rounded down. */
export function perShareOf(book: Book, cash: number): number {
  return Math.floor(cash / sharesEach(book))
}

/** What a player pays on each share that another holds, by the last report. */
export function dividendPerShare(l: GameView, seat: number): number {
  return perShareOf(l.book, l.s.parts.shares.reportCash[seat])
}

/** Reaching or passing the start, before any other money of the move: the dividend, and then the salary. */
export function payDividend(g: Game, seat: number, exactly: boolean): void {
  const abroad = sharesEach(g.book) - sharesOf(g, seat, seat)
  const perShare = dividendPerShare(g, seat)
  if (abroad === 0 || perShare === 0) return paySalary(g, seat, exactly)
  const frame = pushFrame(g, DIVIDEND_FRAME, seat)
  g.s.frames[frame + EXACTLY] = exactly ? 1 : 0
  for (let holder = 0; holder <= BANK; holder++)
    if (holder !== seat) g.s.frames[frame + DUE + holder] = perShare * sharesOf(g, seat, holder)
  g.emit?.('dividend', 'dividend', seat, perShare, perShare * abroad)
}

/** The next holder who has yet to get something: the players in turn order after the payer, then the bank; or -1. */
function nextHolder(l: GameView, frame: number): number {
  const seat = l.s.frames[frame + SEAT]
  for (let step = 1; step < l.s.seats; step++) {
    const holder = (seat + step) % l.s.seats
    if (l.s.frames[frame + DUE + holder] > 0) return holder
  }
  return l.s.frames[frame + DUE + BANK] > 0 ? BANK : -1
}

/** One payment after the other; what cannot be paid is a debt. */
export const dividendFrame: FrameRule = {
  kind: 'dividend',
  words: ['exactly', 'due[]'],
  name: 'dividend',
  exclusive: false,
  run(g, frame) {
    const words = g.s.frames
    if (words[frame + STAGE] === VOID) return popFrame(g)
    const seat = words[frame + SEAT]
    const holder = nextHolder(g, frame)
    if (holder < 0) {
      const exactly = words[frame + EXACTLY] === 1
      popFrame(g)
      return paySalary(g, seat, exactly)
    }
    const amount = words[frame + DUE + holder]
    words[frame + DUE + holder] = 0
    owe(g, seat, holder, amount, 'dividend')
  },
  /** What was due to a holder who leaves is due to the heir. */
  leave(g, frame, seat, heir) {
    const words = g.s.frames
    if (words[frame + SEAT] === seat) words[frame + STAGE] = VOID
    else if (heir !== words[frame + SEAT]) words[frame + DUE + heir] += words[frame + DUE + seat]
    words[frame + DUE + seat] = 0
  },
  claims(l, frame, debtor, claims) {
    if (l.s.frames[frame + STAGE] === VOID || l.s.frames[frame + SEAT] !== debtor) return
    for (let holder = 0; holder <= BANK; holder++) claims[holder] += l.s.frames[frame + DUE + holder]
  },
}
