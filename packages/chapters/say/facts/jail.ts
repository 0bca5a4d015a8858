import { bailOf } from '@hausregeln/engine/kit/jail.ts'
import type { ChapterFacts } from '../chapter-facts.ts'

declare module '../chapter-facts.ts' {
  interface ActionFacts {
    readonly payBail: { readonly amount: number }
  }
}

export const facts: ChapterFacts<'jail'> = {
  levels: {
    jailed: 'main',
    freed: 'main',
    satOut: 'main',
  },
  paymentLevels: {
    jailBail: 'detail',
  },
  actions: {
    payBail: (l, seat) => ({ amount: bailOf(l, seat) }),
  },
}
