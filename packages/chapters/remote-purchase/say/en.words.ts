// Written by `npm run words` from the .ftl files beside it; change those.
import { words as common } from '../../say/en.words.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    noClaim: 'Only the holder of the claim on the group buys from afar.',
    deedTaken: 'This property has been bought already.',
    nobodyOnSpace: 'Buying from afar is possible only while somebody else stands on the property.',
    remoteTooDear: 'The cash does not cover price and commission.',
    nobodyInGroup: 'Building from afar is possible only while somebody else stands on a property of the group.',
    remoteBuildTooDear: 'The cash does not cover building and commission.',
  },
  commission: (a, v) => `${v.seat(a.from)} pays a commission of ${v.money(a.amount)} ${common.phrase.paidTo(a, v)} ${v.site(a.deed)}.`,
  bought: (a, v) => `${v.seat(a.from)} buys ${v.deed(a.deed)} from afar for ${v.money(a.amount)}.`,
  price: {
    alone: (a, v) => v.short(a.price),
    andCommission: (a, v) => `${v.short(a.price)} + ${v.short(a.amount)} to ${v.seat(a.to)}`,
  },
  action: {
    buyRemote: (a, v) => `Buy ${v.deed(a.deed)} from afar (${a.cost})`,
    buildRemote: (a, v) => `Build ${common.phrase.aPiece(a, v)} ${v.site(a.deed)} from afar (${a.cost})`,
  },
}
