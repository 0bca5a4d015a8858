import { BANK } from '@hausregeln/engine'
import type { ChapterTexts } from '../../say/chapter-texts.ts'
import { aPiece, forPiece, paidTo } from '../../say/en/words.ts'
import type { Payment } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { words } from './en.words.ts'
import type { RemoteFacts } from './facts.ts'

/** Price and commission: `300 + 40 to Ben` */
function remote({ price, to, commission }: RemoteFacts, v: Voice): string {
  return to < 0 ? v.short(price) : `${v.short(price)} + ${v.short(commission)} to ${v.seat(to)}`
}

function commission({ from, to, amount, deed }: Payment, v: Voice): string {
  return `${v.seat(from)} pays a commission of ${v.money(amount)} ${paidTo(to, v)} ${v.site(deed)}.`
}

export const texts: ChapterTexts<'remote-purchase'> = {
  payments: {
    remoteBuy: (event, v) =>
      event.to < BANK
        ? commission(event, v)
        : `${v.seat(event.from)} buys ${v.deed(event.deed)} from afar for ${v.money(event.amount)}.`,
    remoteFirst: commission,
    remoteBuild: (event, v) => (event.to < BANK ? commission(event, v) : forPiece(event, false, v)),
  },
  refusals: words.refusal,
  actions: {
    buyRemote: (facts, v) => `Buy ${v.deed(facts.deed)} from afar (${remote(facts, v)})`,
    buildRemote: (facts, v) => `Build ${aPiece(false, v)} ${v.site(facts.deed)} from afar (${remote(facts, v)})`,
  },
}
