import { choice, number, otherwise, UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { former } from '@hausregeln/engine/core/edition.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import { resign, sellBuildings, sellBuildingsAndMortgageAll } from './bankruptcy.ts'
import { openDebt } from './debt.ts'
import { liabilityOnce } from './former.ts'
import { liability } from './liability.ts'

const GIVES_UP = {
  de: 'zahlt, was geschuldet ist oder noch verlangt werden kann; das Übrige geht an die Bank',
  en: 'pays what is owed or can still be demanded; the rest goes to the bank',
}
const BANKRUPT = { de: 'ist bankrott gegenüber der Bank', en: 'is bankrupt to the bank' }

/** How debts are settled, and what becomes of who cannot. */
export const choices = [
  choice(
    'shortfall',
    'settle',
    ['settle'],
    { de: 'wird Besitz zu Geld gemacht; sonst Bankrott', en: 'turns possessions into money; else bankruptcy' },
    openDebt,
  ),
  choice('liquidate', 'sellBuildings', ['building'], { de: 'alle Gebäude', en: 'all buildings' }, sellBuildings),
  choice(
    'liquidate',
    'sellBuildingsAndMortgageAll',
    ['building', 'mortgage'],
    {
      de: 'alle Gebäude; für Mitspieler wird alles beliehen',
      en: 'all buildings; for other players everything is mortgaged',
    },
    sellBuildingsAndMortgageAll,
  ),
  choice(
    'inheritance',
    'bank',
    ['settle'],
    { de: 'der Bank, auch wenn ein Mitspieler Gläubiger ist', en: 'the bank, even where a player is the creditor' },
    false,
    { governs: ['bankruptToPlayer'] },
  ),
  usually('resign', 'bankrupt', ['settle'], GIVES_UP, resign),
  usually('liability', 'keepsForCreditors', ['settle'], UNASKED, liability),
  usually('eliminate', 'bankrupt', ['settle'], BANKRUPT, resign),
  otherwise('liquidate', 'nothing', [], { de: 'nichts', en: 'nothing' }, () => {}),
  otherwise('inheritance', 'creditor', [], { de: 'dem Gläubiger', en: 'the creditor' }, true),
  otherwise('leavesMore', 'nothing', [], UNASKED, () => false),
  otherwise('received', 'nothing', [], UNASKED, () => {}),
] as const

/** What they did in earlier editions. */
export const formers = [
  former(1, choice('liability', 'keepsForCreditors', ['settle'], UNASKED, liabilityOnce)),
] as const

export const numbers = [
  number(
    'jailCardWorth',
    {
      de: 'Wert einer Gefängniskarte bei drohender Zahlungsunfähigkeit',
      en: 'Worth of a jail card where money runs short',
    },
    [0, MOST_MONEY],
    { unit: 'money', usual: 50, arises: ({ hasChapter }) => hasChapter('trade') },
  ),
] as const
