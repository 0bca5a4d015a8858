import type { ChapterFacts } from '../chapter-facts.ts'

export const facts: ChapterFacts<'plot-sale'> = {
  paymentLevels: {
    plotSale: 'echo',
  },
}
