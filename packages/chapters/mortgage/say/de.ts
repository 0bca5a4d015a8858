import type { ChapterTexts } from '../../say/chapter-texts.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './de.words.ts'
import type { InterestDue } from './facts.ts'

function interestDue({ seat, deeds, amount }: InterestDue, v: Voice): string {
  const names = v.list(deeds.map((deed) => v.deed(deed)))
  return `${v.seat(seat)} übernimmt ${names} mit Hypothek und zahlt dafür sofort ${v.money(amount)} Zinsen an die Bank.`
}

export const texts: ChapterTexts<'mortgage'> = {
  events: words.event,
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    mortgage: ({ deed, amount }, v) => `Hypothek auf ${v.deed(deed)} aufnehmen (+${v.short(amount)})`,
    lift: ({ deed, amount }, v) => `Hypothek auf ${v.deed(deed)} ablösen (${v.short(amount)})`,
  },
  phrases: { interestDue },
}
