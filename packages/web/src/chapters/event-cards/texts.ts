import { defineTexts } from '../../i18n/index.ts'

/** Words for cards of events. */
export const eventCardTexts = defineTexts({
  de: {
    sitsOut: (rounds: number) => (rounds === 1 ? 'setzt eine Runde aus' : `setzt ${rounds} Runden aus`),
  },
  en: {
    sitsOut: (rounds) => (rounds === 1 ? 'sits out a round' : `sits out ${rounds} rounds`),
  },
})
