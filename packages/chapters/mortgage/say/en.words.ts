// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    mortgage: {
      gist: 'Properties without buildings can be mortgaged to the bank; they then bring no rent. Lifting a mortgage costs interest as well; when a mortgaged property changes hands, the interest is due at once.',
      title: 'Mortgages',
    },
  },
  number: {
    mortgageInterest: 'Interest on mortgages',
  },
}
