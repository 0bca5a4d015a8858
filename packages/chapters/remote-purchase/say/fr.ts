import { BANK } from '@hausregeln/engine'
import type { Some } from '../../say/chapter-texts.ts'
import { aPiece, forPiece, paidTo } from '../../say/fr/words.ts'
import type { Payment } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import type { RemoteFacts } from './facts.ts'
import { words } from './fr.words.ts'

/** Price and commission: `300 + 40 à Ben` */
function remote({ price, to, commission: share }: RemoteFacts, v: Voice): string {
  return to < 0 ? v.short(price) : `${v.short(price)} + ${v.short(share)} à ${v.seat(to)}`
}

function commission({ from, to, amount, deed }: Payment, v: Voice): string {
  return `${v.seat(from)} paie une commission de ${v.money(amount)} ${paidTo(to, v)} ${v.site(deed)}.`
}

export const texts: Some<'remote-purchase'> = {
  payments: {
    remoteBuy: (event, v) =>
      event.to < BANK
        ? commission(event, v)
        : `${v.seat(event.from)} achète ${v.deed(event.deed)} à distance pour ${v.money(event.amount)}.`,
    remoteFirst: commission,
    remoteBuild: (event, v) => (event.to < BANK ? commission(event, v) : forPiece(event, false, v)),
  },
  refusals: words.refusal,
  actions: {
    buyRemote: (facts, v) => `Acheter ${v.deed(facts.deed)} à distance (${remote(facts, v)})`,
    buildRemote: (facts, v) => `Construire ${aPiece(false, v)} ${v.site(facts.deed)} à distance (${remote(facts, v)})`,
  },
}
