// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  radar: 'Rent by throw and number of traps',
  radarThrow: 'Throw',
  radarOwned: ($count) => `${$count} owned`,
}
