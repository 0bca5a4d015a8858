// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

const otherwise: Words['otherwise'] = (a) => (a.auction ? ' Sonst wird versteigert.' : '')

export const words: Words = {
  event: {
    offeredForSale: (a, v) => `${v.seat(a.seat)} darf ${v.deed(a.deed)} für ${v.money(a.price)} kaufen.`,
    declined: (a, v) => `${v.seat(a.seat)} kauft ${v.deed(a.deed)} nicht.`,
  },
  payment: {
    purchase: (a, v) => `${v.seat(a.from)} kauft ${v.deed(a.deed)} für ${v.money(a.amount)}.`,
  },
  refusal: {
    nothingForSale: 'Hier steht gerade nichts zum Kauf.',
    tooEarlyToBuy: 'In den ersten Runden kauft niemand von der Bank oder bietet auf ein Grundstück.',
    lapBeforeBuying: 'Von der Bank kauft und auf Grundstücke bietet nur, wer schon einmal über das Startfeld gekommen ist.',
    nobodyMayBid: 'Es gibt noch niemanden, der auf ein Grundstück bieten darf.',
    cannotAfford: 'Für den Kaufpreis reicht das Bargeld nicht.',
  },
  notForSale: {
    debtor: (a, v) => `${v.seat(a.seat)} hat Schulden und darf ${v.deed(a.deed)} nicht kaufen.`,
    claimPair: (a, v) => `${v.seat(a.seat)} darf ${v.deed(a.deed)} nicht kaufen, solange eine eigene Gruppe nur eine Karte zählt.`,
    earlyPurchase: (a, v) => `${v.seat(a.seat)} darf ${v.deed(a.deed)} noch nicht kaufen.`,
    plain: (a, v) => `${v.seat(a.seat)} darf ${v.deed(a.deed)} nicht kaufen.`,
    claimed: (a, v) => `Anspruch auf ${v.deed(a.deed)} hat allein ${v.seat(a.holder)}; ${v.seat(a.seat)} darf nicht kaufen.`,
  },
  action: {
    buy: (a, v) => `${v.deed(a.deed)} für ${v.short(a.price)} kaufen`,
    leaveToAuction: 'Nicht kaufen, sondern versteigern',
    doNotBuy: 'Nicht kaufen',
  },
  otherwise: otherwise,
  ask: {
    buy: (a, v) => `${v.deed(a.deed)} für ${v.money(a.price)} kaufen?${otherwise(a)}`,
    tooDear: (a, v) => `${v.deed(a.deed)} kostet ${v.money(a.price)}; ${common.phrase.lacking(a, v)}.${otherwise(a)}`,
  },
}
