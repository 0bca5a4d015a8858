import { UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { estateFree } from '../../estate/rules/choices.ts'
import { borrowMissing, borrowOrLose, giveUpIndebted } from './bank-debt.ts'
import { repayBank } from './debt.ts'

const REPAYS = usually('income', 'repaysBank', [], UNASKED, repayBank)
const GIVES_UP = { de: 'scheidet aus; die Schulden sind erlassen', en: 'is out, and the debt is written off' }

/** Debt at the bank without limit. */
export const choices = [
  REPAYS,
  usually(
    'shortfall',
    'borrow',
    ['bank-debt'],
    { de: 'leiht die Bank, was fehlt', en: 'borrows from the bank' },
    borrowMissing,
  ),
  usually('resign', 'writtenOff', ['bank-debt'], GIVES_UP, giveUpIndebted),
  usually('eliminate', 'writtenOff', ['bank-debt'], GIVES_UP, giveUpIndebted),
] as const

/** Debt at the bank up to what the possessions are worth. */
export const limitChoices = [
  REPAYS,
  estateFree,
  usually(
    'shortfall',
    'borrowOrLose',
    ['debt-limit'],
    {
      de: 'leiht die Bank, was fehlt; sind die Schulden höher als der Wert des Besitzes, ist das Spiel verloren',
      en: 'borrows from the bank; with more debt than the possessions are worth the game is lost',
    },
    borrowOrLose,
  ),
  usually('resign', 'indebted', ['debt-limit'], GIVES_UP, giveUpIndebted),
  usually('eliminate', 'indebted', ['debt-limit'], GIVES_UP, giveUpIndebted),
] as const
