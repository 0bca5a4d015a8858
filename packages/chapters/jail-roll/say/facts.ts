import type { GameView } from '@hausregeln/engine'
import type { ChapterFacts, Question } from '../../say/chapter-facts.ts'
import { isLegal, nothing } from '../../say/facts/common.ts'

function jailQuestion(l: GameView, seat: number): Question {
  const { attempts, bail, lastBail } = l.book.policies.jail
  const attempt = l.s.jail[seat] ?? 0
  return {
    ask: 'jail',
    attempt,
    attempts,
    bail: isLegal(l, seat, 'payBail') ? bail : null,
    lastBail: attempt === attempts ? lastBail : null,
    card: isLegal(l, seat, 'playJailCard'),
  }
}

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly playJailCard: Nothing
  }
  interface ChapterQuestions {
    readonly 'jail-roll': {
      /** `bail` is null where it cannot be paid now; `lastBail` is what a failed last attempt costs, null before it. */
      readonly jail: {
        readonly attempt: number
        readonly attempts: number
        readonly bail: number | null
        readonly lastBail: number | null
        readonly card: boolean
      }
    }
  }
}

export const facts: ChapterFacts<'jail-roll'> = {
  levels: {
    stayedInJail: 'main',
  },
  paymentLevels: {
    jailThird: 'detail',
  },
  actions: {
    playJailCard: nothing,
  },
  rank: 1,
  jailed: jailQuestion,
}
