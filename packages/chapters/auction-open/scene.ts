import { type Scenes, told } from '@hausregeln/engine/kit/scene/scene.ts'

/** Milliseconds in which a bid is heard. */
const BID_TIME = 500

export const scenes: Scenes = {
  auctionOpened: () => told(BID_TIME, null, 'offer'),
  bid: () => ({ ...told(0, null, 'bid'), rest: BID_TIME }),
  passed: () => ({ beats: [], rest: BID_TIME / 2 }),
}
