/** What the controls themselves say. */
export const design = {
  close: 'Schließen',
  less: (label: string) => `${label}: weniger`,
  more: (label: string) => `${label}: mehr`,
  range: (min: string, max: string) => `von ${min} bis ${max}`,
  atLeast: (min: string) => `mindestens ${min}`,
  atMost: (max: string) => `höchstens ${max}`,
  notANumber: 'Bitte eine ganze Zahl eingeben.',
  outOfRange: (range: string) => `Bitte ${range} eingeben.`,
  language: 'Sprache',
  theme: 'Farbschema',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  dismiss: 'Meldung schließen',
  messages: 'Meldungen',
  onTurn: 'am Zug',
  bot: 'Computer',
  noLanguage: 'Diese Sprache lässt sich gerade nicht laden. Besteht eine Verbindung zum Netz?',
}
