// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  chapter: {
    income: {
      tax: {
        gist: 'The income tax goes by all that a player has.',
        title: 'Income tax by wealth',
      },
    },
  },
  choice: {
    onTax: {
      share: 'cost their amount, but the first after the start {taxShare} of your wealth',
      choose: 'cost their amount; at the first after the start you may choose {taxShare} of your wealth instead',
    },
  },
  number: {
    taxShare: 'Income tax',
  },
}
