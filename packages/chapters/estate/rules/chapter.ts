import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { vocabulary as mortgageWords } from '../../mortgage/rules/vocabulary.ts'
import { vocabulary as settleWords } from '../../settle/rules/vocabulary.ts'
import { choices } from './choices.ts'
import { estateFrame } from './estate.ts'
import { policies } from './policies.ts'
import { vocabulary } from './vocabulary.ts'

export const estate: Chapter = {
  name: 'estate',
  gist: text('chapter-estate-gist'),
  theme: 'debt',
  vocabulary: [vocabulary, mortgageWords, settleWords],
  slots: ['estate'],
  frames: [estateFrame],
  policies,
  choices,
  needs: ['estateAuction=auctionToAll|auctionSealed|staysWithBank', 'estate=toHeir|withShares'],
}
