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
  risk: {
    won: (a, v) => `Le risque a payé : ${v.seat(a.to)} reçoit ${v.money(a.amount)}.`,
    lost: (a, v) => `Le risque tourne mal : ${v.seat(a.from)} paie ${v.money(a.amount)}.`,
  },
}
