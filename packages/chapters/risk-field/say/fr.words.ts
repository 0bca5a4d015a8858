// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    onRisk: 'La case Risque',
  },
  choice: {
    onRisk: {
      takeRisk: 'le lancer décide qui paie',
      takeRiskEndsDoubles: 'le lancer décide qui paie ; un double ne donne pas de nouveau lancer',
    },
  },
  number: {
    riskStake: 'Case Risque, par point',
    riskDoublesStake: 'Case Risque, par point d’un double',
  },
}
