import { defineTexts } from '../i18n/index.ts'

export const appTexts = defineTexts({
  de: {
    home: 'Hausregeln, zur Startseite',
    back: 'Zurück',
    failed: 'Das hat nicht geklappt',
  },
  en: {
    home: 'Hausregeln, to the start page',
    back: 'Back',
    failed: 'That did not work',
  },
})
