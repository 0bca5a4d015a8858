import { words } from '@hausregeln/chapters/mortgage/say/fr.words.ts'
import type { Some } from '../chapter-texts.ts'
import type { InterestDue } from '../facts/mortgage.ts'
import type { Voice } from '../voice.ts'

function interestDue({ seat, deeds, amount }: InterestDue, v: Voice): string {
  const names = v.list(deeds.map((deed) => v.deed(deed)))
  return `${v.seat(seat)} reprend ${names} avec l’hypothèque et verse aussitôt ${v.money(amount)} d’intérêts à la banque.`
}

export const texts: Some<'mortgage'> = {
  events: words.event,
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    mortgage: ({ deed, amount }, v) => `Hypothéquer ${v.deed(deed)} (+${v.short(amount)})`,
    lift: ({ deed, amount }, v) => `Lever l’hypothèque sur ${v.deed(deed)} (${v.short(amount)})`,
  },
  phrases: { interestDue },
}
