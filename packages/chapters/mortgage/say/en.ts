import type { ChapterTexts } from '../../say/chapter-texts.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './en.words.ts'
import type { InterestDue } from './facts.ts'

function interestDue({ seat, deeds, amount }: InterestDue, v: Voice): string {
  const names = v.list(deeds.map((deed) => v.deed(deed)))
  return `${v.seat(seat)} takes over ${names} mortgaged and at once pays the bank ${v.money(amount)} interest.`
}

export const texts: ChapterTexts<'mortgage'> = {
  events: words.event,
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    mortgage: ({ deed, amount }, v) => `Mortgage ${v.deed(deed)} (+${v.short(amount)})`,
    lift: ({ deed, amount }, v) => `Lift the mortgage on ${v.deed(deed)} (${v.short(amount)})`,
  },
  phrases: { interestDue },
}
