import { defineTexts } from '../i18n/texts.ts'

/** What the controls themselves say. */
export const designTexts = defineTexts({
  de: {
    close: 'Schließen',
    less: (label: string) => `${label}: weniger`,
    more: (label: string) => `${label}: mehr`,
    range: (min: string, max: string) => `von ${min} bis ${max}`,
    atLeast: (min: string) => `mindestens ${min}`,
    atMost: (max: string) => `höchstens ${max}`,
    notANumber: 'Bitte eine ganze Zahl eingeben.',
    outOfRange: (range: string) => `Bitte ${range} eingeben.`,
    theme: 'Farbschema',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
    dismiss: 'Meldung schließen',
    messages: 'Meldungen',
    onTurn: 'am Zug',
    bot: 'Computer',
  },
  en: {
    close: 'Close',
    less: (label) => `${label}: less`,
    more: (label) => `${label}: more`,
    range: (min, max) => `from ${min} to ${max}`,
    atLeast: (min) => `at least ${min}`,
    atMost: (max) => `at most ${max}`,
    notANumber: 'Please enter a whole number.',
    outOfRange: (range) => `Please enter a number ${range}.`,
    theme: 'Colour theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    dismiss: 'Dismiss message',
    messages: 'Messages',
    onTurn: 'on turn',
    bot: 'computer',
  },
})
