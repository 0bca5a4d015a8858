// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    onRisk: 'Das Risikofeld',
  },
  choice: {
    onRisk: {
      takeRisk: 'der Wurf entscheidet, wer zahlt',
      takeRiskEndsDoubles: 'der Wurf entscheidet, wer zahlt; ein Pasch gibt keinen weiteren Wurf',
    },
  },
  number: {
    riskStake: 'Risikofeld, je Auge',
    riskDoublesStake: 'Risikofeld, je Auge eines Pasches',
  },
}
