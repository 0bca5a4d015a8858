// Written by `npm run words` from the .ftl files beside it; change those.
import { language } from '@hausregeln/say/language.ts'
import type { Words } from './shape.words.ts'

const { number } = language('de-DE')

export const words: Words = {
  house: 'Brettspiele um Grundstücke, jedes nach seinen eigenen Regeln.',
  free: (a) => (a.free === 1 ? `${number(a.free)} von ${number(a.all)} Plätzen ist frei: Öffne den Link und setz dich dazu.` : `${number(a.free)} von ${number(a.all)} Plätzen sind frei: Öffne den Link und setz dich dazu.`),
  full: 'Alle Plätze sind besetzt, gleich geht es los.',
  phases: {
    playing: 'Das Spiel läuft.',
    paused: 'Das Spiel ist unterbrochen.',
    over: 'Das Spiel ist zu Ende.',
  },
}
