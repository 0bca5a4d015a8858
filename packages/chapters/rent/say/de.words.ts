// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  question: {
    unowned: 'Ein freies Grundstück',
    rentOnDemand: 'Miete',
    rentInJail: 'Miete für Eigentümer im Gefängnis',
    groupRent: 'Miete unbebauter ganzer Gruppen',
    freshUtilityThrow: 'Wurf für die Miete von Werken',
  },
  choice: {
    onStreet: {
      deed: 'kauft, zahlt Miete oder ruht aus',
    },
    onStation: {
      deed: 'kauft, zahlt Miete oder ruht aus',
    },
    onUtility: {
      deed: 'kauft, zahlt Miete oder ruht aus',
    },
    rentThrow: {
      dice: 'die Würfel',
    },
    rentOnDemand: {
      onDemand: 'nur auf Verlangen',
      atOnce: 'wird sofort eingezogen',
    },
    rentInJail: {
      paid: 'wird gezahlt',
      half: 'wird zur Hälfte gezahlt',
      unpaid: 'entfällt',
    },
    groupRent: {
      never: 'wie sonst',
      unlessMortgaged: 'das {groupRentFactor}-Fache, solange nichts in der Gruppe beliehen ist',
      always: 'das {groupRentFactor}-Fache',
    },
    freshUtilityThrow: {
      arrival: 'der, der hinführte',
      fresh: 'ein neuer',
    },
  },
  number: {
    groupRentFactor: 'Miete unbebauter ganzer Gruppen, mal so viel',
    rentGrowth: 'Wachstum der Mieten in jeder Runde, höchstens auf das Zehnfache',
  },
}
