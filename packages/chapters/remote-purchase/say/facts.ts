import type { GameView } from '@hausregeln/engine'
import type { ChapterFacts } from '../../say/chapter-facts.ts'
import { commissionOf } from '../rules/remote-purchase.ts'
import { firstIn, firstOn } from '../rules/visitors.ts'

/** `to`: whose piece stands there; -1 if there is none. */
export interface RemoteFacts {
  readonly deed: number
  readonly price: number
  readonly to: number
  readonly commission: number
}

function remoteFacts(l: GameView, deed: number, price: number | undefined, to: number): RemoteFacts {
  return { deed, price: price ?? 0, to, commission: to < 0 ? 0 : commissionOf(l, to) }
}

declare module '../../say/chapter-facts.ts' {
  interface ActionFacts {
    readonly buyRemote: RemoteFacts
    readonly buildRemote: RemoteFacts
  }
}

export const facts: ChapterFacts<'remote-purchase'> = {
  actions: {
    buyRemote: (l, seat, deed) =>
      remoteFacts(l, deed, l.book.board.price[deed], firstOn(l, seat, l.book.board.spaceOf[deed] ?? -1)),
    buildRemote: (l, seat, deed) =>
      remoteFacts(l, deed, l.book.board.housePrice[deed], firstIn(l, seat, l.book.board.groupOf[deed] ?? 0)),
  },
}
