import { STAGE, topFrame } from '@hausregeln/engine/core/agenda.ts'
import type { ActionRule, Landing } from '@hausregeln/engine/core/book.ts'
import type { Game, GameView } from '@hausregeln/engine/core/game.ts'
import type { Refusal } from '@hausregeln/engine/core/vocabulary.ts'
import { Fee, feeAccount, owe } from '@hausregeln/engine/kit/money.ts'
import { shareOfWealth } from '@hausregeln/engine/kit/wealth.ts'
import { payTax } from '../../landing/rules/landing.ts'
import { Turn } from '../../turn/rules/stages.ts'
import { checkOnTurn, turnStage } from '../../turn/rules/turn.ts'
import { inOwnTurn } from '../../turn/rules/when.ts'
import { stages } from './stages.ts'

/** The income tax is the first tax space after the start; any others cost their amount. */
function isIncomeTax({ book }: GameView, space: number): boolean {
  const { kind, kinds } = book.board
  return kind.indexOf(kinds.tax) === space
}

/** What the share of a seat's wealth comes to. */
export function taxByShare(l: GameView, seat: number): number {
  return shareOfWealth(l, seat, l.book.numbers.taxShare as number)
}

/** What the tax space costs where the seat stands. */
export function taxBySum(l: GameView, seat: number): number {
  return l.book.board.taxAt[l.s.place[seat]]
}

/** The income tax is a share of all that the player has. */
export const payShare: Landing = (g, frame, seat) => {
  if (!isIncomeTax(g, g.s.place[seat])) return payTax(g, frame, seat)
  g.s.frames[frame + STAGE] = Turn.resolved
  pay(g, seat, taxByShare(g, seat))
}

/** The income tax is a sum or a share, as the player chooses. */
export const chooseTax: Landing = (g, frame, seat) => {
  if (!isIncomeTax(g, g.s.place[seat])) return payTax(g, frame, seat)
  g.s.frames[frame + STAGE] = stages.tax
}

function pay(g: Game, seat: number, amount: number): void {
  if (amount > 0) owe(g, seat, feeAccount(g, Fee.tax), amount, 'incomeTax')
}

function checkTax(l: GameView, seat: number): Refusal | null {
  return checkOnTurn(l, seat) ?? (turnStage(l) === stages.tax ? null : 'noTaxToChoose')
}

const payTaxBy = (name: 'payTaxSum' | 'payTaxShare', amount: (l: GameView, seat: number) => number): ActionRule => ({
  name,
  listed: inOwnTurn(stages.tax),
  check: checkTax,
  apply(g, seat) {
    g.s.frames[topFrame(g) + STAGE] = Turn.resolved
    pay(g, seat, amount(g, seat))
  },
})
export const payTaxSum = payTaxBy('payTaxSum', taxBySum)
export const payTaxShare = payTaxBy('payTaxShare', taxByShare)
