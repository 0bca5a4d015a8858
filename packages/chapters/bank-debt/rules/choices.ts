import { UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { estateFree } from '../../estate/rules/choices.ts'
import { borrowMissing, borrowOrLose, giveUpIndebted } from './bank-debt.ts'
import { repayBank } from './debt.ts'

const REPAYS = usually('income', 'repaysBank', [], repayBank, { sentence: UNASKED })

/** Debt at the bank without limit. */
export const choices = [
  REPAYS,
  usually('shortfall', 'borrow', ['bank-debt'], borrowMissing),
  usually('resign', 'writtenOff', ['bank-debt'], giveUpIndebted),
  usually('eliminate', 'writtenOff', ['bank-debt'], giveUpIndebted),
] as const

/** Debt at the bank up to what the possessions are worth. */
export const limitChoices = [
  REPAYS,
  estateFree,
  usually('shortfall', 'borrowOrLose', ['debt-limit'], borrowOrLose),
  usually('resign', 'indebted', ['debt-limit'], giveUpIndebted),
  usually('eliminate', 'indebted', ['debt-limit'], giveUpIndebted),
] as const
