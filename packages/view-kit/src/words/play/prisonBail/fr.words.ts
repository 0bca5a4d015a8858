// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  prisonSteps: 'Ce que coûte la sortie, tour par tour',
  prisonTurn: ($turn) => ($turn === 0 ? `${$turn}e tour` : $turn < 2 ? `${$turn}er tour` : `${$turn}e tour`),
  prisonFree: 'gratuit',
  prisonNow: 'maintenant',
  prisonGone: 'passé',
}
