import type { Scenes } from '@hausregeln/engine/kit/scene/scene.ts'

/** Milliseconds in which a slip is turned over, and for which all of them are looked at. */
const SLIP_TIME = 350
const LOOK_TIME = 1500

export const scenes: Scenes = {
  sealedRevealed: () => ({ beats: [{ length: SLIP_TIME, tells: true, heard: { sound: 'card' } }], rest: LOOK_TIME }),
}
