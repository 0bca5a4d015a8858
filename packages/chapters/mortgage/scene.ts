import { oneBeat, type Scenes } from '@hausregeln/engine/kit/scene/scene.ts'

/** Milliseconds in which a deed is turned over. */
const TURN_OVER_TIME = 300

export const scenes: Scenes = {
  mortgaged: ({ deed }) => oneBeat(TURN_OVER_TIME, (s) => s.mortgage(deed, 1), 'card'),
  lifted: ({ deed }) => oneBeat(TURN_OVER_TIME, (s) => s.mortgage(deed, 0), 'card'),
}
