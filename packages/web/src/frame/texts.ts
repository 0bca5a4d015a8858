import { defineTexts } from '../i18n/index.ts'

export const appTexts = defineTexts({
  de: {
    home: 'Hausregeln, zur Startseite',
    back: 'Zurück',
    failed: 'Das hat nicht geklappt',
    notKept:
      'Dieser Browser bewahrt nichts auf (privates Fenster oder voller Speicher). Bis du die Seite schließt, geht alles.',
  },
  en: {
    home: 'Hausregeln, to the start page',
    back: 'Back',
    failed: 'That did not work',
    notKept:
      'This browser keeps nothing (a private window, or its storage is full). All works until you close the page.',
  },
})
