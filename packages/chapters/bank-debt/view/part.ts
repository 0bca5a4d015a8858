import type { Part } from '@hausregeln/view-kit/table/part.ts'
import { BankDebt } from './BankDebt.tsx'
import { Purse } from './Purse.tsx'

/** Debts at the bank. */
export const bankDebtPart: Part = {
  chapter: 'bank-debt',
  place: 210,
  seat: BankDebt,
  purse: Purse,
}
