import { MOST_OF_LOT } from '@hausregeln/engine/core/action/action.ts'
import { choice, number, reckoned, UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import type { Game } from '@hausregeln/engine/core/game.ts'
import { SPACES } from '@hausregeln/engine/core/limits.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import { endByTime } from '../../ending/rules/ending.ts'
import type { Milestone } from '../../turn/rules/rules.ts'
import { payDividend } from './dividend.ts'
import { holdsOthers } from './holdings.ts'
import { inheritedWithShares, raisableWithShares } from './possessions.ts'
import { wealthWithShares } from './price.ts'
import { closeReports, demandReport } from './report.ts'
import { estateWithShares, takeOver } from './takeover.ts'

/** Late reports are fined first; the next turn has new limits for selling and buying shares. */
function closeTurn(g: Game): void {
  if (!closeReports(g)) return
  endByTime(g)
}

/** A player who receives something by a bankruptcy or takeover reports. */
function reportReceipt(g: Game, seat: number): void {
  if (g.s.over === 0) demandReport(g, seat)
}

/** The annual report: due in the turn in which this space is touched or passed. */
const annualReport = reckoned(({ reportSpace }): Milestone => ({ space: reportSpace as number, reached: demandReport }))

/** Players made of shares. */
export const choices = [
  usually('startReached', 'dividend', ['shares'], payDividend),
  usually('milestone', 'annualReport', ['shares'], annualReport),
  usually('received', 'reports', ['shares'], reportReceipt),
  usually('turnEnded', 'closeExchange', ['shares', 'ending'], closeTurn),
  usually('raisable', 'withShares', ['shares'], raisableWithShares, { sentence: UNASKED }),
  usually('inherited', 'withShares', ['shares'], inheritedWithShares, { sentence: UNASKED }),
  usually('leavesMore', 'shares', ['shares'], holdsOthers, { sentence: UNASKED }),
  usually('wealth', 'withShares', ['shares', 'ending'], wealthWithShares),
  choice('eliminate', 'takenOver', ['shares'], takeOver),
  choice('estate', 'withShares', ['shares', 'estate'], estateWithShares, { governs: ['estate'] }),
] as const

export const numbers = [
  number('lateFine', [0, MOST_MONEY], {
    unit: 'money',
    usual: 150,
  }),
  number('reportSpace', [1, SPACES - 1], {
    unit: 'space',
    first: 10,
  }),
  number('sharesEach', [2, MOST_OF_LOT], { usual: 25 }),
  number('majority', [1, MOST_OF_LOT], { usual: 13 }),
  number('sharesSoldATurn', [0, MOST_OF_LOT], { usual: 5 }),
  number('sharesBoughtATurn', [0, MOST_OF_LOT], { usual: 3 }),
] as const
