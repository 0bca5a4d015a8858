import type { ChapterFacts } from '../../say/chapter-facts.ts'

export const facts: ChapterFacts<'plot-sale'> = {
  paymentLevels: {
    plotSale: 'echo',
  },
}
