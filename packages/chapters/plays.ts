// Written by `npm run chapters` from the folders beside it; a test holds it against them.

import { play as auctionOpen } from './auction-open/play.ts'
import { play as auctionSealed } from './auction-sealed/play.ts'
import { play as cardChoice } from './card-choice/play.ts'
import { play as cards } from './cards/play.ts'
import { play as eventCards } from './event-cards/play.ts'
import { play as freeSpace } from './free-space/play.ts'
import { play as incomeTax } from './income-tax/play.ts'
import { play as ownSpace } from './own-space/play.ts'
import { play as settle } from './settle/play.ts'
import { play as shares } from './shares/play.ts'
import { play as shortage } from './shortage/play.ts'
import { play as speedDie } from './speed-die/play.ts'
import { play as trade } from './trade/play.ts'

export type * from './known.ts'

/** What bots know of each chapter, by its id. */
export const plays = {
  'auction-open': auctionOpen,
  'auction-sealed': auctionSealed,
  'card-choice': cardChoice,
  cards,
  'event-cards': eventCards,
  'free-space': freeSpace,
  'income-tax': incomeTax,
  'own-space': ownSpace,
  settle,
  shares,
  shortage,
  'speed-die': speedDie,
  trade,
}
