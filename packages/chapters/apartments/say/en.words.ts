// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  refusal: {
    ladderTooHigh: 'Building as high as this is not possible here yet: properties or buildings of the group are missing.',
    ladderTooLow: 'Without it the higher buildings of the group could not remain.',
    buildsInGroupHere: 'Building is possible only in the group of the property landed on by this throw.',
    justBought: 'A property of this group has only just been bought; building there waits for the next occasion.',
  },
}
