// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

const otherwise: Words['otherwise'] = (a) => (a.auction ? ' Sinon, vente aux enchères.' : '')

export const words: Words = {
  event: {
    offeredForSale: (a, v) => `${v.seat(a.seat)} peut acheter ${v.deed(a.deed)} pour ${v.money(a.price)}.`,
    declined: (a, v) => `${v.seat(a.seat)} n’achète pas ${v.deed(a.deed)}.`,
  },
  payment: {
    purchase: (a, v) => `${v.seat(a.from)} achète ${v.deed(a.deed)} pour ${v.money(a.amount)}.`,
  },
  refusal: {
    nothingForSale: 'Il n’y a rien à vendre ici pour le moment.',
    tooEarlyToBuy: 'Pendant les premières manches, personne n’achète à la banque ni n’enchérit pour une propriété.',
    lapBeforeBuying: 'Seuls ceux qui ont passé une fois la case départ achètent à la banque ou enchérissent pour une propriété.',
    nobodyMayBid: 'Personne ne peut encore enchérir pour une propriété.',
    cannotAfford: 'L’argent liquide ne suffit pas pour cet achat.',
  },
  notForSale: {
    debtor: (a, v) => `${v.seat(a.seat)} a des dettes et ne peut pas acheter ${v.deed(a.deed)}.`,
    claimPair: (a, v) => `${v.seat(a.seat)} ne peut pas acheter ${v.deed(a.deed)} tant qu’un de ses groupes ne compte qu’un seul titre.`,
    earlyPurchase: (a, v) => `${v.seat(a.seat)} ne peut pas encore acheter ${v.deed(a.deed)}.`,
    plain: (a, v) => `${v.seat(a.seat)} ne peut pas acheter ${v.deed(a.deed)}.`,
    claimed: (a, v) => `${v.deed(a.deed)} est réservée à ${v.seat(a.holder)} ; ${v.seat(a.seat)} ne peut pas l’acheter.`,
  },
  action: {
    buy: (a, v) => `Acheter ${v.deed(a.deed)} pour ${v.short(a.price)}`,
    leaveToAuction: 'Laisser aux enchères',
    doNotBuy: 'Ne pas acheter',
  },
  otherwise: otherwise,
  ask: {
    buy: (a, v) => `Acheter ${v.deed(a.deed)} pour ${v.money(a.price)} ?${otherwise(a)}`,
    tooDear: (a, v) => `${v.deed(a.deed)} coûte ${v.money(a.price)} ; ${common.phrase.lacking(a, v)}.${otherwise(a)}`,
  },
}
