import type { GameView } from '@hausregeln/engine'
import type { ChapterFacts, Question } from '../../say/chapter-facts.ts'
import type { Side } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { openOffers, proposerOf, recipientOf } from '../rules/offers.ts'

function proposerFacts(l: GameView, _seat: number, serial: number): { proposer: number } | null {
  const proposer = proposerOf(l, serial)
  return proposer < 0 ? null : { proposer }
}

/** Offers that this seat may answer now. */
function offersQuestion(l: GameView, seat: number): Question | null {
  let proposers = 0
  for (let other = 0; other < l.s.seats; other++)
    if ((openOffers(l) >>> other) & 1 && recipientOf(l, other) === seat) proposers |= 1 << other
  return proposers !== 0 ? { ask: 'offers', proposers } : null
}

declare module '../../say/chapter-texts.ts' {
  interface ChapterPhrases {
    readonly trade: { offer(from: Side, to: Side, v: Voice): string }
  }
}

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly offer: { readonly counter: boolean }
    readonly accept: { readonly proposer: number } | null
    readonly refuse: { readonly proposer: number } | null
    readonly withdraw: { readonly to: number } | null
  }
  interface ChapterQuestions {
    readonly trade: {
      readonly offers: { readonly proposers: number }
    }
  }
}

export const facts: ChapterFacts<'trade'> = {
  levels: {
    tradeOffered: 'detail',
    tradeCountered: 'detail',
    tradeDeclined: 'detail',
    tradeWithdrawn: 'detail',
    tradeLapsed: 'detail',
    traded: 'main',
  },
  actions: {
    offer: (l) => ({ counter: l.terms.counters !== 0 }),
    accept: proposerFacts,
    refuse: proposerFacts,
    withdraw(l, seat, serial) {
      return proposerOf(l, serial) === seat ? { to: recipientOf(l, seat) } : null
    },
  },
  may: offersQuestion,
}
