import { THROW_TIME } from '@hausregeln/engine/kit/scene/dice.ts'
import { oneBeat, type Scenes } from '@hausregeln/engine/kit/scene/scene.ts'
import { showLapsed } from './rules/rent.ts'

/** Milliseconds for which it is read what may be demanded, or is not. */
const READ_TIME = 500

export const scenes: Scenes = {
  thrownForRent: () => ({
    beats: [
      { length: THROW_TIME, heard: { sound: 'throw' } },
      { length: READ_TIME, tells: true },
    ],
  }),
  rentDue: () => oneBeat(READ_TIME),
  rentWaived: () => oneBeat(READ_TIME),
  rentLapsed: ({ seat, owner, deed }) => ({ beats: [], settles: (s) => showLapsed(s, seat, owner, deed) }),
  noRent: () => oneBeat(READ_TIME),
}
