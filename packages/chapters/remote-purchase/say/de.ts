import { BANK } from '@hausregeln/engine'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { forPiece, paidTo, piece } from '../../say/de/words.ts'
import type { Payment } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './de.words.ts'
import type { RemoteFacts } from './facts.ts'

/** Price and commission: `300 + 40 an Ben` */
function remote({ price, to, commission }: RemoteFacts, v: Voice): string {
  return to < 0 ? v.short(price) : `${v.short(price)} + ${v.short(commission)} an ${v.seat(to)}`
}

function commission({ from, to, amount, deed }: Payment, v: Voice): string {
  return `${v.seat(from)} zahlt ${v.money(amount)} Provision ${paidTo(to, v)} ${v.site(deed)}.`
}

export const texts: ChapterTexts<'remote-purchase'> = {
  payments: {
    remoteBuy: (event, v) =>
      event.to < BANK
        ? commission(event, v)
        : `${v.seat(event.from)} kauft ${v.deed(event.deed)} aus der Ferne für ${v.money(event.amount)}.`,
    remoteFirst: commission,
    remoteBuild: (event, v) => (event.to < BANK ? commission(event, v) : forPiece(event, false, v)),
  },
  refusals: words.refusal,
  actions: {
    buyRemote: (facts, v) => `${v.deed(facts.deed)} aus der Ferne kaufen (${remote(facts, v)})`,
    buildRemote: (facts, v) => `${piece(false, v)} ${v.site(facts.deed)} aus der Ferne bauen (${remote(facts, v)})`,
  },
}
