import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { account, lacking, lastMoney, paidTo } from '../../say/en/words.ts'
import { told } from '../../say/told.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './en.words.ts'

function debt({ creditor, owed, missing, hopeless }: Questions['debt'], v: Voice): string {
  const way = hopeless
    ? 'Sales and mortgages no longer cover it: trade or declare bankruptcy.'
    : 'Sell buildings, mortgage or trade.'
  return `To be paid: ${v.money(owed)} ${paidTo(creditor, v)}; ${lacking(missing, v)}. ${way}`
}

export const texts: ChapterTexts<'settle'> = {
  waits: {
    debt: (seats, v) => `${v.seats(seats)} must settle a debt first.`,
  },
  events: {
    ...words.event,
    debtOpened: ({ seat, creditor, amount }, v) =>
      `${v.seat(seat)} owes ${account(creditor, v)} ${v.money(amount)} and lacks the cash.`,
    debtPaid: ({ seat, creditor, amount }, v) =>
      `${v.seat(seat)} has settled the debt: ${v.money(amount)} ${paidTo(creditor, v)}.`,
  },
  payments: {
    bankruptToPlayer: lastMoney,
    bankruptToBank: lastMoney,
  },
  refusals: words.refusal,
  actions: told(words.action),
  questions: {
    debt,
  },
}
