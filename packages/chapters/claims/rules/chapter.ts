import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { choices, numbers } from './choices.ts'
import { section } from './section.ts'
import { vocabulary } from './vocabulary.ts'

export const claims: Chapter = {
  name: 'claims',
  theme: 'property',
  vocabulary: [vocabulary],
  section,
  slots: ['claim', 'claimPair'],
  title: text('chapter-claims-title'),
  choices,
  numbers,
  needs: ['debt-limit', 'mayBuy=withinClaims', 'bought=noted', 'estate=claimsAreFree'],
  clashes: ['trade', 'auction-open', 'auction-sealed', 'deal', 'adjust'],
}
