import type { Questions } from '../../say/chapter-facts.ts'
import type { Some } from '../../say/chapter-texts.ts'
import { lacking } from '../../say/fr/words.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './fr.words.ts'

function buy({ deed, price, missing, auction }: Questions['buy'], v: Voice): string {
  const otherwise = auction ? ' Sinon, vente aux enchères.' : ''
  return missing > 0
    ? `${v.deed(deed)} coûte ${v.money(price)} ; ${lacking(missing, v)}.${otherwise}`
    : `Acheter ${v.deed(deed)} pour ${v.money(price)} ?${otherwise}`
}

export const texts: Some<'purchase'> = {
  events: {
    ...words.event,
    notForSale: ({ seat, deed }, v) => `${v.seat(seat)} ne peut pas acheter ${v.deed(deed)}.`,
  },
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    buy: ({ deed, price }, v) => `Acheter ${v.deed(deed)} pour ${v.short(price)}`,
    decline: ({ auction }) => (auction ? 'Laisser aux enchères' : 'Ne pas acheter'),
  },
  questions: { buy },
}
