// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    jail: {
      payOrStay: '{bails}, then free of charge; or sit out each time',
    },
  },
  refusal: {
    bailFirst: 'The dice are thrown again only once the fine is paid or served.',
  },
}
