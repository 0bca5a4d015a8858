import { defineTexts } from '../../i18n/index.ts'

/** Words for rents that follow the throw. */
export const rentTexts = defineTexts({
  de: {
    radar: 'Miete nach Wurf und Zahl der Fallen',
    radarThrow: 'Wurf',
    radarOwned: (count: number) => `${count} im Besitz`,
  },
  en: {
    radar: 'Rent by throw and number of traps',
    radarThrow: 'Throw',
    radarOwned: (count) => `${count} owned`,
  },
})
