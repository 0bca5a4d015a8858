import { KIND, OWN, popFrame, pushFrame, SEAT, STAGE, topFrame, topKind, VOID } from '@hausregeln/engine/core/agenda.ts'
import type { FrameRule } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import { FRAME_WORDS } from '@hausregeln/engine/core/limits.ts'
import { type Slot, slotNumber } from '@hausregeln/engine/core/vocabulary.ts'
import { transfer } from '@hausregeln/engine/kit/money.ts'
import { netOf } from '@hausregeln/engine/kit/surcharge.ts'
import { DEBT_FRAME } from '@hausregeln/engine/kit/words/money.ts'
import { buildingsSaleValue } from '../../building/rules/building.ts'
import { mortgageReserve } from '../../mortgage/rules/mortgage.ts'

/** Words of the frame: to whom, how much, and the slot of the rule that made the debt. */
export const CREDITOR = OWN
export const OWED = OWN + 1
const CAUSE = OWN + 2

/** A compulsory payment beyond the cash becomes a debt: the debtor raises money, or goes bankrupt. */
export function openDebt(g: Game, debtor: number, creditor: number, amount: number, slot: Slot): boolean {
  const frame = pushFrame(g, DEBT_FRAME, debtor)
  g.s.frames[frame + CREDITOR] = creditor
  g.s.frames[frame + OWED] = amount
  g.s.frames[frame + CAUSE] = slotNumber(slot)
  g.emit?.('debtOpened', 'debt', debtor, creditor, amount)
  return false
}

export const debtFrame: FrameRule = {
  kind: 'debt',
  words: ['creditor', 'owed'],
  name: 'debt to settle',
  exclusive: false,
  run(g, frame) {
    const words = g.s.frames
    if (words[frame + STAGE] === VOID) return popFrame(g)
    const debtor = words[frame + SEAT]
    if (g.s.cash[debtor] < words[frame + OWED]) {
      g.s.must = 1 << debtor
      return
    }
    payDebt(g, frame)
    popFrame(g)
  },
  leave(g, frame, seat, heir) {
    const words = g.s.frames
    if (words[frame + SEAT] === seat) words[frame + STAGE] = VOID
    else if (words[frame + CREDITOR] === seat) words[frame + CREDITOR] = heir
    if (words[frame + CREDITOR] === words[frame + SEAT]) words[frame + STAGE] = VOID
  },
  claims(l, frame, debtor, claims) {
    const words = l.s.frames
    if (words[frame + STAGE] !== VOID && words[frame + SEAT] === debtor)
      claims[words[frame + CREDITOR]] += words[frame + OWED]
  },
}

/** The debt of this frame is paid in full; the frame is void. */
export function payDebt(g: Game, frame: number): void {
  const words = g.s.frames
  const debtor = words[frame + SEAT]
  const creditor = words[frame + CREDITOR]
  const amount = words[frame + OWED]
  words[frame + STAGE] = VOID
  transfer(g, debtor, creditor, amount, g.book.words.slotOf.get(words[frame + CAUSE]) ?? 'debt')
  g.emit?.('debtPaid', 'debt', debtor, creditor, amount)
}

/** Whether the debt on top of the agenda is this seat's. */
export function raisesMoney(l: GameView, seat: number): boolean {
  return topKind(l) === DEBT_FRAME && l.s.frames[topFrame(l) + SEAT] === seat
}

/** Whether this frame is an open debt of this seat's. */
export function isDebtOf(l: GameView, frame: number, seat: number): boolean {
  const { frames } = l.s
  return frames[frame + KIND] === DEBT_FRAME && frames[frame + SEAT] === seat && frames[frame + STAGE] !== VOID
}

/** Whether any debt on the agenda is this seat's. */
export function isDebtor(l: GameView, seat: number): boolean {
  for (let frame = topFrame(l); frame > 0; frame -= FRAME_WORDS) if (isDebtOf(l, frame, seat)) return true
  return false
}

/**
 * What a seat could raise from the bank by selling all buildings and mortgaging all deeds, as far as the rulebook lets it
 * and the bank has it; and `more`, which it could raise beside that.
 */
export function reserve(l: GameView, seat: number, more = 0): number {
  const { chapters } = l.book
  return asFarAsBankHas(
    l,
    seat,
    (chapters.has('building') ? buildingsSaleValue(l, seat) : 0) +
      (chapters.has('mortgage') ? mortgageReserve(l, seat) : 0) +
      more,
  )
}

/** What of a sum that it would raise from the bank a seat gets, after what that costs it: no more than the bank has. */
export function asFarAsBankHas(l: GameView, seat: number, sum: number): number {
  const { bankLimit } = l.book.policies
  if (bankLimit === null) return sum
  const has = bankLimit(l)
  const net = netOf(l, seat, has)
  // What each receipt costs is rounded up.
  return Math.min(sum, net === has ? has : Math.max(0, net - receiptsOf(l, seat)))
}

/** How many receipts it takes to raise all: one a building and a deed. */
function receiptsOf({ s, book }: GameView, seat: number): number {
  let receipts = 0
  for (let deed = 0; deed < book.board.deeds; deed++) if (s.owner[deed] === seat) receipts += s.level[deed] + 1
  return receipts
}
