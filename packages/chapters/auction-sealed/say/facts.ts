import { actionRule, type GameView, type PolicyValues, type Range, topFrame, topStage } from '@hausregeln/engine'
import type { ChapterFacts, Question } from '../../say/chapter-facts.ts'
import { amountOnly } from '../../say/facts/common.ts'
import { ASKING, leastPrice, sealedLot, sealedSeller } from '../rules/auction-sealed.ts'
import { leastSealedBid } from '../rules/round.ts'

function sealedQuestion(l: GameView, seat: number): Question {
  const frame = topFrame(l)
  const deed = sealedLot(l, frame)
  if (topStage(l) === ASKING) {
    const range: Range = { low: 0, high: 0 }
    actionRule(l.book, 'setMinimum')?.range?.(l, seat, range)
    return { ask: 'minimum', deed, most: range.high }
  }
  const [minimum, reserve] = [leastSealedBid(l, seat), leastPrice(l, frame)]
  const { sealedPayment: payment } = l.book.policies
  return { ask: 'sealed', deed, seller: sealedSeller(l, frame), minimum, reserve, payment }
}

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly sealedBid: { readonly amount: number }
  }
  interface ChapterQuestions {
    readonly 'auction-sealed': {
      /** `seller`: a seat or the bank; `minimum`: what must be bid after a tie, else 0. */
      /** `reserve`: the price below which an owner does not sell. */
      readonly sealed: {
        readonly deed: number
        readonly seller: number
        readonly minimum: number
        readonly reserve: number
        readonly payment: PolicyValues['sealedPayment']
      }
    }
  }
}

export const facts: ChapterFacts<'auction-sealed'> = {
  levels: {
    sealedOpened: 'detail',
    sealedBidIn: 'detail',
    sealedRevealed: 'detail',
    sealedTied: 'detail',
    lotsDrawn: 'main',
  },
  actions: {
    sealedBid: amountOnly,
  },
  frames: { sealed: { must: sealedQuestion, waits: (l) => (topStage(l) === ASKING ? 'minimum' : 'auction') } },
}
