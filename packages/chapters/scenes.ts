// Written by `npm run chapters` from the folders beside it; a test holds it against them.

import { kitScenes } from '@hausregeln/engine/kit/scene/kit.ts'
import type { Scenes } from '@hausregeln/engine/kit/scene/scene.ts'
import { scenes as auctionOpen } from './auction-open/scene.ts'
import { scenes as auctionSealed } from './auction-sealed/scene.ts'
import { scenes as bankDebt } from './bank-debt/scene.ts'
import { scenes as building } from './building/scene.ts'
import { scenes as firstThrow } from './first-throw/scene.ts'
import { scenes as mortgage } from './mortgage/scene.ts'
import { scenes as rent } from './rent/scene.ts'
import { scenes as settle } from './settle/scene.ts'
import { scenes as shares } from './shares/scene.ts'
import { scenes as trade } from './trade/scene.ts'
import { scenes as turn } from './turn/scene.ts'

export type * from './known.ts'

/** How the events of the built-in chapters are seen. */
export const scenes: Scenes = {
  ...kitScenes,
  ...auctionOpen,
  ...auctionSealed,
  ...bankDebt,
  ...building,
  ...firstThrow,
  ...mortgage,
  ...rent,
  ...settle,
  ...shares,
  ...trade,
  ...turn,
}
