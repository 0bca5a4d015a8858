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
  risk: {
    won: (a, v) => `The risk pays off: ${v.seat(a.to)} receives ${v.money(a.amount)}.`,
    lost: (a, v) => `The risk goes wrong: ${v.seat(a.from)} pays ${v.money(a.amount)}.`,
  },
}
