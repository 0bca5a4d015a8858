import { oneBeat, type Scene, type Scenes } from '@hausregeln/engine/kit/scene/scene.ts'

/** Milliseconds for which an offer, or what became of it, is looked at. */
const OFFER_TIME = 900

const offered = ({ to }: { readonly to: number }): Scene => ({
  ...oneBeat(0, null, { own: { seat: to, sound: 'offer' } }),
  rest: OFFER_TIME,
})

export const scenes: Scenes = {
  tradeOffered: offered,
  tradeCountered: offered,
  tradeDeclined: () => ({ beats: [], rest: OFFER_TIME }),
  traded: () => ({ ...oneBeat(0, null, 'gavel'), rest: OFFER_TIME }),
}
