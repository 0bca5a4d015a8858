// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  prisonSteps: 'What the way out costs, round by round',
  prisonTurn: ($turn) => `Round ${$turn}`,
  prisonFree: 'free',
  prisonNow: 'now',
  prisonGone: 'over',
}
