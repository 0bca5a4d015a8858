import type { Chapter } from '../../core/chapter.ts'
import { vocabulary as mortgageWords } from '../mortgage/vocabulary.ts'
import { vocabulary as settleWords } from '../settle/vocabulary.ts'
import { choices } from './choices.ts'
import { estateFrame } from './estate.ts'
import { vocabulary } from './vocabulary.ts'

export const estate: Chapter = {
  name: 'estate',
  gist: {
    de: 'Was die Bank von Ausgeschiedenen erhält, ist frei von Hypotheken.',
    en: 'What the bank gets from those who are out is free of mortgages.',
  },
  theme: 'debt',
  vocabulary: [vocabulary, mortgageWords, settleWords],
  slots: ['estate'],
  frames: [estateFrame],
  choices,
  needs: ['estateAuction=auctionToAll|auctionSealed|staysWithBank', 'estate=toHeir|withShares'],
}
