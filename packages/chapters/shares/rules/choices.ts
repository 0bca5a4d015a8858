import { MOST_OF_LOT } from '@hausregeln/engine/core/action.ts'
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
  usually('startReached', 'dividend', ['shares'], { de: 'die Dividende', en: 'the dividend' }, payDividend),
  usually('milestone', 'annualReport', ['shares'], { de: 'mit {reportSpace}', en: 'with {reportSpace}' }, annualReport),
  usually('received', 'reports', ['shares'], { de: 'ist zu berichten', en: 'is reported' }, reportReceipt),
  usually(
    'turnEnded',
    'closeExchange',
    ['shares', 'ending'],
    { de: 'nach der Zeit, die der Tisch setzt', en: 'after the time that the table sets' },
    closeTurn,
  ),
  usually('raisable', 'withShares', ['shares'], UNASKED, raisableWithShares),
  usually('inherited', 'withShares', ['shares'], UNASKED, inheritedWithShares),
  usually('leavesMore', 'shares', ['shares'], UNASKED, holdsOthers),
  usually(
    'wealth',
    'withShares',
    ['shares', 'ending'],
    {
      de: 'Geld, Grundstücke und Gebäude zum Preis, beliehene zur Hälfte, und alle Anteile',
      en: 'cash, properties and buildings at their price, mortgaged ones at half, and all shares',
    },
    wealthWithShares,
  ),
  choice('eliminate', 'takenOver', ['shares'], { de: 'wird übernommen', en: 'is taken over' }, takeOver),
  choice(
    'estate',
    'withShares',
    ['shares', 'estate'],
    {
      de: 'geht mit allen Anteilen an den Gläubiger oder die Bank',
      en: 'goes with all shares to the creditor or to the bank',
    },
    estateWithShares,
    { governs: ['estate'] },
  ),
] as const

export const numbers = [
  number('lateFine', { de: 'Strafe für einen späten Bericht', en: 'Fine for a late report' }, [0, MOST_MONEY], {
    unit: 'money',
    usual: 150,
  }),
  number('reportSpace', { de: 'Feld des Jahresberichts', en: 'Space of the annual report' }, [1, SPACES - 1], {
    unit: 'space',
    first: 10,
  }),
  number(
    'sharesEach',
    { de: 'Anteile, aus denen jeder besteht', en: 'Shares of which every player consists' },
    [2, MOST_OF_LOT],
    { usual: 25 },
  ),
  number('majority', { de: 'Anteile für eine Mehrheit', en: 'Shares for a majority' }, [1, MOST_OF_LOT], { usual: 13 }),
  number(
    'sharesSoldATurn',
    { de: 'Anteile, die die Bank in einem Zug nimmt', en: 'Shares that the bank takes in a turn' },
    [0, MOST_OF_LOT],
    { usual: 5 },
  ),
  number(
    'sharesBoughtATurn',
    { de: 'Anteile, die die Bank in einem Zug gibt', en: 'Shares that the bank gives in a turn' },
    [0, MOST_OF_LOT],
    { usual: 3 },
  ),
] as const
