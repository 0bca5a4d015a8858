import { defineTexts } from '../../i18n/index.ts'

/** Words for the way out of prison. */
export const prisonTexts = defineTexts({
  de: {
    prisonSteps: 'Was der Weg hinaus kostet, Runde für Runde',
    prisonTurn: (turn: number) => `${turn}. Runde`,
    prisonFree: 'frei',
    prisonNow: 'jetzt',
    prisonGone: 'vorbei',
  },
  en: {
    prisonSteps: 'What the way out costs, round by round',
    prisonTurn: (turn) => `Round ${turn}`,
    prisonFree: 'free',
    prisonNow: 'now',
    prisonGone: 'over',
  },
})
