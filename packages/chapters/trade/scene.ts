import type { Scenes } from '@hausregeln/engine/kit/scene/scene.ts'

/** Milliseconds for which an offer, or what became of it, is looked at. */
const OFFER_TIME = 900

const seen = () => ({ beats: [], rest: OFFER_TIME })

export const scenes: Scenes = { tradeOffered: seen, tradeCountered: seen, tradeDeclined: seen, traded: seen }
