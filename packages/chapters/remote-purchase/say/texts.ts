import { BANK } from '@hausregeln/engine'
import type { Telling } from '../../say/telling.ts'
import type { Voice } from '../../say/voice.ts'
import type { RemoteFacts } from './facts.ts'
import type { Words } from './shape.words.ts'

/** Price and commission: `300 + 40 to Ben`. */
function cost(words: Words, { price, to, commission }: RemoteFacts, v: Voice): string {
  return to < 0 ? v.short(price) : words.price.andCommission({ price, amount: commission, to }, v)
}

export const texts: Telling<'remote-purchase', Words> = (words, say) => ({
  payments: {
    remoteBuy: (event, v) => (event.to < BANK ? words.commission(event, v) : words.bought(event, v)),
    remoteFirst: words.commission,
    remoteBuild: (event, v) =>
      event.to < BANK ? words.commission(event, v) : say.phrase.forPiece({ ...event, piece: v.pieces.house }, v),
  },
  refusals: words.refusal,
  actions: {
    buyRemote: (facts, v) => words.action.buyRemote({ deed: facts.deed, cost: cost(words, facts, v) }, v),
    buildRemote: (facts, v) =>
      words.action.buildRemote({ deed: facts.deed, piece: v.pieces.house, cost: cost(words, facts, v) }, v),
  },
})
