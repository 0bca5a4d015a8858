import { THROW_TIME } from '@hausregeln/engine/kit/scene/dice.ts'
import { type Scenes, told } from '@hausregeln/engine/kit/scene/scene.ts'

/** Milliseconds for which it is read what may be demanded, or is not. */
const READ_TIME = 500

export const scenes: Scenes = {
  thrownForRent: () => ({
    beats: [
      { length: THROW_TIME, heard: { sound: 'throw' } },
      { length: READ_TIME, tells: true },
    ],
  }),
  rentDue: () => told(READ_TIME),
  rentWaived: () => told(READ_TIME),
  noRent: () => told(READ_TIME),
}
