import { choice, number, UNASKED, usually } from '@hausregeln/engine/core/choice.ts'
import { BANK } from '@hausregeln/engine/core/limits.ts'
import { MOST_MONEY } from '@hausregeln/engine/kit/book/amounts.ts'
import { endByBank, payOut } from './finite-bank.ts'

/** A bank that can run out of money. */
export const choices = [
  usually(
    'finiteBank',
    'finite',
    ['finite-bank'],
    {
      de: 'endlich: {bankCash}, davon das Startgeld aller; was ihr fehlt, schuldet sie nicht',
      en: 'finite: {bankCash}, starting cash included; what it lacks is not owed',
    },
    payOut,
  ),
  usually('bankLimit', 'itsMoney', ['finite-bank'], UNASKED, ({ s }) => s.cash[BANK]),
  choice(
    'turnEnded',
    'byBank',
    ['finite-bank', 'ending'],
    {
      de: 'nach der Zeit, die der Tisch setzt; und mit der Runde, in der die Bank kein Geld mehr hat',
      en: 'after the time that the table sets; and with the round in which the bank has no money left',
    },
    endByBank,
  ),
] as const

export const numbers = [
  number('bankCash', { de: 'Geld der Bank', en: 'Money of the bank' }, [0, 100 * MOST_MONEY], {
    unit: 'money',
    first: 25_000,
  }),
] as const
