// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  noRung: 'The number "highest" has no level for a whole group.',
  falls: 'The number "highest" falls.',
  tooHigh: 'The number "highest" goes beyond the houses before a hotel: on a ladder there are no hotels.',
  notAll: 'The number "leastOfOthers" does not have every level.',
  tooMuch: 'The number "leastOfOthers" asks for more than the level itself.',
}
