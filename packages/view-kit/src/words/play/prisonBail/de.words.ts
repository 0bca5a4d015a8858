// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  prisonSteps: 'Was der Weg hinaus kostet, Runde für Runde',
  prisonTurn: ($turn) => `${$turn}. Runde`,
  prisonFree: 'frei',
  prisonNow: 'jetzt',
  prisonGone: 'vorbei',
}
