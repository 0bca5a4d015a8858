// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  minimum: 'Mindestpreis',
  minimumSet: ($amount) => `Ab ${$amount} verkaufen`,
  minimumNone: 'Ohne Mindestpreis versteigern',
  minimumRisk: ($half) => `Erreicht kein Gebot den Mindestpreis, zahlst du ${$half} in den Topf.`,
  minimumRiskBank: ($half) => `Erreicht kein Gebot den Mindestpreis, zahlst du ${$half} an die Bank.`,
  minimumFree: 'Ohne Mindestpreis geht das Grundstück an das höchste Gebot.',
}
