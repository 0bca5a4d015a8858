/** Words for what a real table has brought. */
export const given = {
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
}
