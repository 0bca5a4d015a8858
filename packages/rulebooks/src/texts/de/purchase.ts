import type { Questions } from '../chapter-facts.ts'
import type { ChapterTexts } from '../chapter-texts.ts'
import type { EventOf } from '../tongue.ts'
import type { Voice } from '../voice.ts'
import { lacking } from './words.ts'

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
    offeredForSale: ({ seat, deed, price }, v) => `${v.seat(seat)} darf ${v.deed(deed)} für ${v.money(price)} kaufen.`,
    declined: ({ seat, deed }, v) => `${v.seat(seat)} kauft ${v.deed(deed)} nicht.`,
    notForSale,
  },
  payments: {
    purchase: ({ from, amount, deed }, v) => `${v.seat(from)} kauft ${v.deed(deed)} für ${v.money(amount)}.`,
  },
  refusals: {
    nothingForSale: 'Hier steht gerade nichts zum Kauf.',
    tooEarlyToBuy: 'In den ersten Runden kauft niemand von der Bank oder bietet auf ein Grundstück.',
    lapBeforeBuying:
      'Von der Bank kauft und auf Grundstücke bietet nur, wer schon einmal über das Startfeld gekommen ist.',
    nobodyMayBid: 'Es gibt noch niemanden, der auf ein Grundstück bieten darf.',
    cannotAfford: 'Für den Kaufpreis reicht das Bargeld nicht.',
  },
  actions: {
    buy: ({ deed, price }, v) => `${v.deed(deed)} für ${v.short(price)} kaufen`,
    decline: ({ auction }) => (auction ? 'Nicht kaufen, sondern versteigern' : 'Nicht kaufen'),
  },
  questions: {
    buy,
  },
}
