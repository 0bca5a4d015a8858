import type { SomeWords } from '../words.ts'

/** Words for the way out of prison. */
export const prisonBail: SomeWords<'prisonBail'> = {
  prisonSteps: 'Ce que coûte la sortie, tour par tour',
  prisonTurn: (turn) => (turn === 1 ? '1er tour' : `${turn}e tour`),
  prisonFree: 'gratuit',
  prisonNow: 'maintenant',
  prisonGone: 'passé',
}
