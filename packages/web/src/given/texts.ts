import { defineTexts } from '../i18n/index.ts'

/** Words for what a real table has brought. */
export const givenTexts = defineTexts({
  de: {
    faces: { bus: 'Bus', seek: 'Nächstes Grundstück' },
    dice: ['Erster Würfel', 'Zweiter Würfel', 'Dritter Würfel'] as readonly string[],
    diceAsk: 'Was zeigen die Würfel?',
    diceKeys: 'Es geht auch mit den Zifferntasten und der Eingabetaste.',
    diceKeysThird:
      'Es geht auch mit den Tasten 1 bis 6, B für den Bus, N für das nächste Grundstück und der Eingabetaste.',
    diceEnter: 'Wurf eintragen',
    diceMissing: 'Erst jeden Würfel antippen, so wie er liegt.',
    cardAsk: (deck: string) => `Welche Karte vom Stapel ${deck}?`,
    cardsLeft: (count: string) => `${count} Karten sind seit dem Mischen nicht gezogen worden.`,
    lotAsk: 'Auf wen fällt das Los?',
    dealAsk: (name: string) => `Welche Karte bekommt ${name}?`,
    search: 'Suchen',
    nothingFound: 'Nichts passt dazu.',
    throwOnBoard: 'Gewürfelt wird auf dem Tisch.',
    throwKeeper: (name: string) => `${name} trägt ein, was die Würfel zeigen.`,
    failed: 'Das lässt sich nicht eintragen.',
  },
  en: {
    faces: { bus: 'Bus', seek: 'Next property' },
    dice: ['First die', 'Second die', 'Third die'],
    diceAsk: 'What do the dice show?',
    diceKeys: 'The digit keys and Enter do it, too.',
    diceKeysThird: 'The keys 1 to 6, B for the bus, N for the next property, and Enter do it, too.',
    diceEnter: 'Enter the throw',
    diceMissing: 'First tap every die as it lies.',
    cardAsk: (deck: string) => `Which card of the ${deck} deck?`,
    cardsLeft: (count: string) => `${count} cards have not been drawn since the deck was shuffled.`,
    lotAsk: 'On whom does the lot fall?',
    dealAsk: (name: string) => `Which deed is dealt to ${name}?`,
    search: 'Search',
    nothingFound: 'Nothing matches.',
    throwOnBoard: 'The dice are thrown on the table.',
    throwKeeper: (name: string) => `${name} enters what they show.`,
    failed: 'This cannot be entered.',
  },
})
