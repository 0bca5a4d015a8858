// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/de.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    noClaim: 'Aus der Ferne kauft nur, wer den Anspruch auf die Gruppe hat.',
    deedTaken: 'Dieses Grundstück hat schon jemand gekauft.',
    nobodyOnSpace: 'Aus der Ferne gekauft wird nur, solange jemand anderes auf dem Grundstück steht.',
    remoteTooDear: 'Für Kaufpreis und Provision reicht das Bargeld nicht.',
    nobodyInGroup: 'Aus der Ferne gebaut wird nur, solange jemand anderes auf einem Grundstück der Gruppe steht.',
    remoteBuildTooDear: 'Für Gebäude und Provision reicht das Bargeld nicht.',
  },
  commission: (a, v) => `${v.seat(a.from)} zahlt ${v.money(a.amount)} Provision ${common.phrase.paidTo(a, v)} ${v.site(a.deed)}.`,
  bought: (a, v) => `${v.seat(a.from)} kauft ${v.deed(a.deed)} aus der Ferne für ${v.money(a.amount)}.`,
  price: {
    alone: (a, v) => v.short(a.price),
    andCommission: (a, v) => `${v.short(a.price)} + ${v.short(a.amount)} an ${v.seat(a.to)}`,
  },
  action: {
    buyRemote: (a, v) => `${v.deed(a.deed)} aus der Ferne kaufen (${a.cost})`,
    buildRemote: (a, v) => `${v.noun(a.piece)} ${v.site(a.deed)} aus der Ferne bauen (${a.cost})`,
  },
}
