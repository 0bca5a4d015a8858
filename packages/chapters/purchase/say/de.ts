import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { lacking } from '../../say/de/words.ts'
import type { EventOf } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './de.words.ts'

/** Why a free property on which somebody has landed cannot be bought. */
function notForSale({ seat, deed, holder, slot }: EventOf<'notForSale'>, v: Voice): string {
  switch (slot) {
    case 'debtor':
      return `${v.seat(seat)} hat Schulden und darf ${v.deed(deed)} nicht kaufen.`
    case 'claimPair':
      return `${v.seat(seat)} darf ${v.deed(deed)} nicht kaufen, solange eine eigene Gruppe nur eine Karte zählt.`
    case 'earlyPurchase':
      return `${v.seat(seat)} darf ${v.deed(deed)} noch nicht kaufen.`
    default:
      return holder < 0
        ? `${v.seat(seat)} darf ${v.deed(deed)} nicht kaufen.`
        : `Anspruch auf ${v.deed(deed)} hat allein ${v.seat(holder)}; ${v.seat(seat)} darf nicht kaufen.`
  }
}

function buy({ deed, price, missing, auction }: Questions['buy'], v: Voice): string {
  const otherwise = auction ? ' Sonst wird versteigert.' : ''
  return missing > 0
    ? `${v.deed(deed)} kostet ${v.money(price)}; ${lacking(missing, v)}.${otherwise}`
    : `${v.deed(deed)} für ${v.money(price)} kaufen?${otherwise}`
}

export const texts: ChapterTexts<'purchase'> = {
  events: {
    ...words.event,
    notForSale,
  },
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    buy: ({ deed, price }, v) => `${v.deed(deed)} für ${v.short(price)} kaufen`,
    decline: ({ auction }) => (auction ? 'Nicht kaufen, sondern versteigern' : 'Nicht kaufen'),
  },
  questions: {
    buy,
  },
}
