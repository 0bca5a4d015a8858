// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    remote: {
      purchase: {
        title: 'Buying and building from afar',
      },
    },
  },
  refusal: {
    noClaim: 'Only the holder of the claim on the group buys from afar.',
    deedTaken: 'This property has been bought already.',
    nobodyOnSpace: 'Buying from afar is possible only while somebody else stands on the property.',
    remoteTooDear: 'The cash does not cover price and commission.',
    nobodyInGroup: 'Building from afar is possible only while somebody else stands on a property of the group.',
    remoteBuildTooDear: 'The cash does not cover building and commission.',
  },
}
