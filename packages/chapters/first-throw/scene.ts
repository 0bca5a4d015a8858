import { THROW_TIME } from '@hausregeln/engine/kit/scene/dice.ts'
import { oneBeat, type Scenes } from '@hausregeln/engine/kit/scene/scene.ts'

const START_TIME = 800

export const scenes: Scenes = {
  firstThrow: () => ({ beats: [{ length: THROW_TIME, heard: { sound: 'throw' } }] }),
  starts: ({ seat }) => oneBeat(START_TIME, null, { own: { seat, sound: 'yourTurn' } }),
}
