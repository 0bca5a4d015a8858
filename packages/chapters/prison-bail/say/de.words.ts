// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  choice: {
    jail: {
      payOrStay: '{bails}, dann umsonst; oder jedes Mal aussetzen',
    },
  },
  refusal: {
    bailFirst: 'Gewürfelt wird erst wieder, wenn die Strafe gezahlt oder abgesessen ist.',
  },
}
