import { oneBeat, type Scenes } from '@hausregeln/engine/kit/scene/scene.ts'

/** Milliseconds in which a bid is heard. */
const BID_TIME = 500

export const scenes: Scenes = {
  auctionOpened: () => oneBeat(BID_TIME, null, 'offer'),
  bid: () => ({ ...oneBeat(0, null, 'bid'), rest: BID_TIME }),
  passed: () => ({ beats: [], rest: BID_TIME / 2 }),
}
