import { choice, number, otherwise, UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { former } from '@hausregeln/engine/core/edition.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import { resign, sellBuildings, sellBuildingsAndMortgageAll } from './bankruptcy.ts'
import { openDebt } from './debt.ts'
import { liabilityOnce } from './former.ts'
import { liability } from './liability.ts'

/** How debts are settled, and what becomes of who cannot. */
export const choices = [
  choice('shortfall', 'settle', ['settle'], openDebt),
  choice('liquidate', 'sellBuildings', ['building'], sellBuildings),
  choice('liquidate', 'sellBuildingsAndMortgageAll', ['building', 'mortgage'], sellBuildingsAndMortgageAll),
  choice('inheritance', 'bank', ['settle'], false, { governs: ['bankruptToPlayer'] }),
  usually('resign', 'bankrupt', ['settle'], resign),
  usually('liability', 'keepsForCreditors', ['settle'], liability, { sentence: UNASKED }),
  usually('eliminate', 'bankrupt', ['settle'], resign),
  otherwise('liquidate', 'nothing', [], () => {}),
  otherwise('inheritance', 'creditor', [], true),
  otherwise('leavesMore', 'nothing', [], () => false, { sentence: UNASKED }),
  otherwise('received', 'nothing', [], () => {}, { sentence: UNASKED }),
] as const

/** What they did in earlier editions. */
export const formers = [
  former(1, choice('liability', 'keepsForCreditors', ['settle'], liabilityOnce, { sentence: UNASKED })),
] as const

export const numbers = [
  number('jailCardWorth', [0, MOST_MONEY], {
    unit: 'money',
    usual: 50,
    arises: ({ is, hasChapter, hasCard }) =>
      hasChapter('trade') && hasCard('jailFree') && is('liability', 'keepsForCreditors'),
  }),
] as const
