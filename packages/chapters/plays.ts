// Written by `npm run chapters` from the folders beside it; a test holds it against them.

import { play as cardChoice } from './card-choice/play.ts'
import { play as cards } from './cards/play.ts'
import { play as eventCards } from './event-cards/play.ts'
import { play as freeSpace } from './free-space/play.ts'
import { play as incomeTax } from './income-tax/play.ts'
import { play as speedDie } from './speed-die/play.ts'

export type * from './known.ts'

/** What bots know of each chapter, by its id. */
export const plays = {
  'card-choice': cardChoice,
  cards,
  'event-cards': eventCards,
  'free-space': freeSpace,
  'income-tax': incomeTax,
  'speed-die': speedDie,
}
