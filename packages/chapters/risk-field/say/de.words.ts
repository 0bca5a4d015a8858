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
  risk: {
    won: (a, v) => `Das Risiko zahlt sich aus: ${v.seat(a.to)} erhält ${v.money(a.amount)}.`,
    lost: (a, v) => `Das Risiko geht daneben: ${v.seat(a.from)} zahlt ${v.money(a.amount)}.`,
  },
}
