import { type GameView, SEAT, topFrame } from '@hausregeln/engine'
import { HOTEL, PRICE } from '../../auction-open/rules/pieces.ts'
import { stock } from '../../building/rules/levels.ts'
import type { ChapterFacts, Question } from '../../say/chapter-facts.ts'
import { isLegal, topWord } from '../../say/facts/common.ts'

/** The piece in short supply that the frame on top is about. */
function scarcePiece(l: GameView): { hotel: boolean } {
  return { hotel: l.s.frames[topFrame(l) + HOTEL] === 1 }
}

/** What the winner of a piece has bid, or 0 where the printed price holds. */
function scarcePrice(l: GameView): number {
  return l.s.frames[topFrame(l) + PRICE] ?? 0
}

function shortageQuestion(l: GameView, seat: number): Question {
  const hotel = topWord(l, HOTEL) === 1
  if (isLegal(l, seat, 'want')) return { ask: 'want', hotel, left: stock(l, hotel), orderer: topWord(l, SEAT) }
  return { ask: 'place', hotel, price: topWord(l, PRICE) }
}

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly want: { readonly hotel: boolean }
    readonly leaveIt: { readonly hotel: boolean }
    readonly place: { readonly deed: number; readonly hotel: boolean; readonly price: number }
  }
  interface ChapterWaits {
    readonly shortage: 'pieces'
  }
  interface ChapterQuestions {
    readonly shortage: {
      /** `orderer` is -1 if that player has left in the meantime. */
      readonly want: { readonly hotel: boolean; readonly left: number; readonly orderer: number }
      /** `price` is what was bid, or 0 where the printed price holds. */
      readonly place: { readonly hotel: boolean; readonly price: number }
    }
  }
}

export const facts: ChapterFacts<'shortage'> = {
  levels: {
    wanted: 'detail',
    notWanted: 'detail',
    pieceAuctioned: 'detail',
    pieceWon: 'main',
  },
  actions: {
    want: scarcePiece,
    leaveIt: scarcePiece,
    place: (l, _seat, deed) => ({
      deed,
      ...scarcePiece(l),
      price: scarcePrice(l) || (l.book.board.housePrice[deed] ?? 0),
    }),
  },
  frames: { shortage: { must: shortageQuestion, waits: () => 'pieces' } },
}
