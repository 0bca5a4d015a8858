import { text } from '@hausregeln/engine/core/text.ts'
import type { Chapter } from '@hausregeln/engine/kit/book/chapter.ts'
import { vocabulary as apartmentsWords } from '../../apartments/rules/vocabulary.ts'
import { vocabulary as buildingWords } from '../../building/rules/vocabulary.ts'
import { vocabulary as claimsWords } from '../../claims/rules/vocabulary.ts'
import { sellDeed, sellLevel } from './plot-sale.ts'
import { vocabulary } from './vocabulary.ts'

export const plotSale: Chapter = {
  name: 'plot-sale',
  theme: 'property',
  vocabulary: [vocabulary, buildingWords, apartmentsWords, claimsWords],
  slots: ['plotSale', 'sellBuilding', 'ownership', 'business', 'jailBusiness', 'jailRelease', 'ladder', 'claim'],
  actions: [sellLevel, sellDeed],
  title: text('chapter-plot-sale-title'),
  gist: text('chapter-plot-sale-gist'),
  needs: ['turn', 'claims'],
  clashes: ['building'],
}
