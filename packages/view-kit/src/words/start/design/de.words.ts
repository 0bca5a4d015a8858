// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  close: 'Schließen',
  less: ($label) => `${$label}: weniger`,
  more: ($label) => `${$label}: mehr`,
  range: ($min, $max) => `von ${$min} bis ${$max}`,
  atLeast: ($min) => `mindestens ${$min}`,
  atMost: ($max) => `höchstens ${$max}`,
  notANumber: 'Bitte eine ganze Zahl eingeben.',
  outOfRange: ($range) => `Bitte ${$range} eingeben.`,
  language: 'Sprache',
  theme: 'Farbschema',
  themes: {
    system: 'System',
    light: 'Hell',
    dark: 'Dunkel',
  },
  dismiss: 'Meldung schließen',
  messages: 'Meldungen',
  program: 'Programm',
  onTurn: 'am Zug',
  bot: 'Computer',
  noLanguage: 'Diese Sprache lässt sich gerade nicht laden. Bist du online?',
}
