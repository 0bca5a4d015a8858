import type { Words } from '../words.ts'

/** Words for the way out of prison. */
export const prisonBail: Words['prisonBail'] = {
  prisonSteps: 'What the way out costs, round by round',
  prisonTurn: (turn) => `Round ${turn}`,
  prisonFree: 'free',
  prisonNow: 'now',
  prisonGone: 'over',
}
