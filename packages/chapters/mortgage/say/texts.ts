import type { Telling } from '../../say/telling.ts'
import type { Words } from './shape.words.ts'

export const texts: Telling<'mortgage', Words> = (words) => ({
  events: words.event,
  payments: words.payment,
  refusals: words.refusal,
  actions: words.action,
  phrases: {
    interestDue: ({ seat, deeds, amount }, v) =>
      words.interestDue({ seat, amount, deeds: deeds.map((deed) => v.deed(deed)) }, v),
  },
})
