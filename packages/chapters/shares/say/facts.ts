import { type GameView, issuerOf, numberOf, topFrame } from '@hausregeln/engine'
import { LEAST } from '../../auction-sealed/rules/round.ts'
import type { ChapterFacts, OfferWarning, Question } from '../../say/chapter-facts.ts'
import { isLegal, topWord } from '../../say/facts/common.ts'
import type { Side } from '../../say/tongue.ts'
import type { Voice } from '../../say/voice.ts'
import { sharesOf } from '../rules/holdings.ts'
import { askerOf, ISSUER, NUMBER } from '../rules/lot.ts'
import { sharePrice } from '../rules/price.ts'
import { reportsOwed } from '../rules/report.ts'

/** `price`: of all the shares together; `own`: they are the seat's own, `last`: the last of them. */
export interface ShareFacts {
  readonly issuer: number
  readonly number: number
  readonly price: number
  readonly own: boolean
  readonly last: boolean
}

function shareFacts(l: GameView, seat: number, argument: number): ShareFacts {
  const issuer = issuerOf(argument)
  const number = numberOf(argument)
  const own = issuer === seat
  return {
    issuer,
    number,
    price: number * sharePrice(l, issuer),
    own,
    last: own && sharesOf(l, issuer, seat) === number,
  }
}

function lotQuestion(l: GameView, seat: number): Question {
  const asks = askerOf(l, topFrame(l)) === seat
  return { ask: 'shareLot', issuer: topWord(l, ISSUER), number: topWord(l, NUMBER), minimum: topWord(l, LEAST), asks }
}

/** A report that this seat owes the exchange and may file now. */
function reportQuestion(l: GameView, seat: number): Question | null {
  return (reportsOwed(l) >>> seat) & 1 && isLegal(l, seat, 'report') ? { ask: 'report' } : null
}

/** A player who gives their last share is taken over. */
function takeoverWarnings(l: GameView, sides: readonly [Side, Side]): readonly OfferWarning[] {
  return sides
    .filter(({ seat, goods: { shares } }) => shares?.issuer === seat && sharesOf(l, seat, seat) === shares.number)
    .map(({ seat }) => ({ slot: 'takeover', say: (phrases, v) => phrases.lastShare(seat, v) }))
}

declare module '../../say/chapter-texts.ts' {
  interface ChapterPhrases {
    readonly shares: {
      /** A player who gives their last share is taken over. */
      lastShare(seat: number, v: Voice): string
    }
  }
}

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly sellShares: ShareFacts
    readonly buyShares: ShareFacts
    readonly report: { readonly owed: boolean }
  }
  interface ChapterQuestions {
    readonly shares: {
      /**
       * Shares of the bank's: `minimum` is their price, `asks` whether this seat has asked for them and must bid it.
       */
      readonly shareLot: {
        readonly issuer: number
        readonly number: number
        readonly minimum: number
        readonly asks: boolean
      }
      readonly report: Nothing
    }
  }
}

export const facts: ChapterFacts<'shares'> = {
  levels: {
    sharesWanted: 'detail',
    sharesUnsold: 'detail',
    sharesMoved: 'main',
    reportOwed: 'main',
    reported: 'main',
    reportLate: 'main',
    dividend: 'main',
    takenOver: 'main',
  },
  paymentLevels: {
    shareTrade: 'echo',
    shareSale: 'echo',
    sharePurchase: 'echo',
  },
  actions: {
    sellShares: shareFacts,
    buyShares: shareFacts,
    report: (l, seat) => ({ owed: ((reportsOwed(l) >>> seat) & 1) === 1 }),
  },
  frames: { shareLot: { must: lotQuestion, waits: () => 'auction' } },
  rank: 1,
  may: reportQuestion,
  warnings: takeoverWarnings,
  price: sharePrice,
}
