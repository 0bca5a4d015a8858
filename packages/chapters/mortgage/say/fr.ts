import type { Some } from '../../say/chapter-texts.ts'
import type { Voice } from '../../say/voice.ts'
import type { InterestDue } from './facts.ts'
import { words } from './fr.words.ts'

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
