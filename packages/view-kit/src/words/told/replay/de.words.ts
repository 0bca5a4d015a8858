// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  title: 'Wiedergabe',
  open: 'Wiedergabe',
  opening: 'Die Partie wird zurückgespult …',
  back: 'Einen Schritt zurück',
  next: 'Einen Schritt weiter',
  play: 'Abspielen',
  pause: 'Anhalten',
  begin: 'Zum Anfang',
  end: 'Zum Ende',
  speed: 'Tempo',
  times: ($times) => `${$times}×`,
  at: 'Stelle der Partie',
  position: ($entry, $all, $round) => `Eintrag ${$entry} von ${$all}, Runde ${$round}`,
  marks: 'Was geschah',
  marksHint: 'Tippe auf eine Zeile, um es noch einmal zu sehen.',
  rent: ($amount, $from, $to, $deed) => `${$from} zahlt ${$to} ${$amount} für ${$deed}`,
  inRound: ($round) => `Runde ${$round}`,
  copy: 'Link zu diesem Moment kopieren',
  copied: 'Link kopiert',
  toGame: 'Zur Partie',
  fault: ($fault) => `Diese Partie lässt sich nicht wiedergeben: ${$fault}`,
  stopped: 'Ab hier sind die Regeln heute andere.',
  copiedHere: 'Diese Partie liegt nur in diesem Browser: Der Link führt nur hier zu ihr.',
}
