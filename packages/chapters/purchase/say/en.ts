import type { Questions } from '../../say/chapter-facts.ts'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { lacking } from '../../say/en/words.ts'
import type { EventOf } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './en.words.ts'

/** Why a free property on which somebody has landed cannot be bought. */
function notForSale({ seat, deed, holder, slot }: EventOf<'notForSale'>, v: Voice): string {
  switch (slot) {
    case 'debtor':
      return `${v.seat(seat)} is in debt and may not buy ${v.deed(deed)}.`
    case 'claimPair':
      return `${v.seat(seat)} may not buy ${v.deed(deed)} while one of their groups has only one deed.`
    case 'earlyPurchase':
      return `${v.seat(seat)} may not buy ${v.deed(deed)} yet.`
    default:
      return holder < 0
        ? `${v.seat(seat)} may not buy ${v.deed(deed)}.`
        : `${v.seat(holder)} alone has the claim on ${v.deed(deed)}; ${v.seat(seat)} may not buy it.`
  }
}

function buy({ deed, price, missing, auction }: Questions['buy'], v: Voice): string {
  const otherwise = auction ? ' Otherwise it is auctioned.' : ''
  return missing > 0
    ? `${v.deed(deed)} costs ${v.money(price)}; ${lacking(missing, v)}.${otherwise}`
    : `Buy ${v.deed(deed)} for ${v.money(price)}?${otherwise}`
}

export const texts: ChapterTexts<'purchase'> = {
  events: {
    ...words.event,
    notForSale,
  },
  payments: words.payment,
  refusals: words.refusal,
  actions: {
    buy: ({ deed, price }, v) => `Buy ${v.deed(deed)} for ${v.short(price)}`,
    decline: ({ auction }) => (auction ? 'Leave it to an auction' : 'Do not buy'),
  },
  questions: {
    buy,
  },
}
