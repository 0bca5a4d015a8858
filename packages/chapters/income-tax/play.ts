import { pack } from '@hausregeln/engine'
import type { Play } from '@hausregeln/engine/kit/play.ts'
import { taxByShare, taxBySum } from './rules/income-tax.ts'
import { stages } from './rules/stages.ts'

export const play: Play = {
  stages: {
    /** The cheaper way to pay the income tax. */
    [stages.tax](l, seat) {
      const { payTaxShare, payTaxSum } = l.book.codes
      return pack(taxByShare(l, seat) < taxBySum(l, seat) ? payTaxShare : payTaxSum, seat)
    },
  },
}
