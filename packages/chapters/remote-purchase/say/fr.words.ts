// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/fr.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    noClaim: 'Seul celui qui a réservé le groupe achète à distance.',
    deedTaken: 'Cette propriété a déjà été achetée.',
    nobodyOnSpace: 'On n’achète à distance que tant que quelqu’un d’autre se trouve sur la propriété.',
    remoteTooDear: 'L’argent liquide ne couvre pas le prix et la commission.',
    nobodyInGroup: 'On ne construit à distance que tant que quelqu’un d’autre se trouve sur une propriété du groupe.',
    remoteBuildTooDear: 'L’argent liquide ne couvre pas la construction et la commission.',
  },
  commission: (a, v) => `${v.seat(a.from)} paie une commission de ${v.money(a.amount)} ${common.phrase.paidTo(a, v)} ${v.site(a.deed)}.`,
  bought: (a, v) => `${v.seat(a.from)} achète ${v.deed(a.deed)} à distance pour ${v.money(a.amount)}.`,
  price: {
    alone: (a, v) => v.short(a.price),
    andCommission: (a, v) => `${v.short(a.price)} + ${v.short(a.amount)} à ${v.seat(a.to)}`,
  },
  action: {
    buyRemote: (a, v) => `Acheter ${v.deed(a.deed)} à distance (${a.cost})`,
    buildRemote: (a, v) => `Construire ${common.phrase.aPiece(a, v)} ${v.site(a.deed)} à distance (${a.cost})`,
  },
}
