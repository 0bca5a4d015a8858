// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    onRisk: 'The risk field',
  },
  choice: {
    onRisk: {
      takeRisk: 'the throw decides who pays',
      takeRiskEndsDoubles: 'the throw decides who pays; doubles give no further throw',
    },
  },
  number: {
    riskStake: 'Risk field, for each pip',
    riskDoublesStake: 'Risk field, for each pip of doubles',
  },
}
