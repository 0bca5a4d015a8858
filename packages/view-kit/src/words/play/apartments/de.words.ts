// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  visitors: ($names) => `hier ${$names}`,
  unownedFor: ($price) => `noch frei, Preis ${$price}`,
  ownedBy: ($name) => `gehört ${$name}`,
  rentNow: ($now) => `Miete ${$now}`,
  rentNext: ($now, $next) => `Miete ${$now}, mit der nächsten Stufe ${$next}`,
  steps: ($level, $reach, $top) => ($level === 0 ? ($reach === 0 ? ($top === 0 ? `Stufe ${$level} von ${$level}, erlaubt bis ${$level}` : $top === 1 ? `Stufe ${$level} von ${$top}, erlaubt bis ${$level}` : `Stufe ${$level} von ${$top}, erlaubt bis ${$level}`) : $reach === 1 ? ($top === 0 ? `Stufe ${$level} von ${$level}, erlaubt bis ${$reach}` : $top === 1 ? `Stufe ${$level} von ${$reach}, erlaubt bis ${$reach}` : `Stufe ${$level} von ${$top}, erlaubt bis ${$reach}`) : ($top === 0 ? `Stufe ${$level} von ${$level}, erlaubt bis ${$reach}` : $top === 1 ? `Stufe ${$level} von ${$top}, erlaubt bis ${$reach}` : `Stufe ${$level} von ${$top}, erlaubt bis ${$reach}`)) : $level === 1 ? ($reach === 0 ? ($top === 0 ? `Stufe ${$level} von ${$reach}, erlaubt bis ${$reach}` : $top === 1 ? `Stufe ${$level} von ${$level}, erlaubt bis ${$reach}` : `Stufe ${$level} von ${$top}, erlaubt bis ${$reach}`) : $reach === 1 ? ($top === 1 ? `Stufe ${$level} von ${$level}, erlaubt bis ${$level}` : `Stufe ${$level} von ${$top}, erlaubt bis ${$level}`) : ($top === 1 ? `Stufe ${$level} von ${$level}, erlaubt bis ${$reach}` : `Stufe ${$level} von ${$top}, erlaubt bis ${$reach}`)) : ($reach === 0 ? ($top === 0 ? `Stufe ${$level} von ${$reach}, erlaubt bis ${$reach}` : $top === 1 ? `Stufe ${$level} von ${$top}, erlaubt bis ${$reach}` : `Stufe ${$level} von ${$top}, erlaubt bis ${$reach}`) : $reach === 1 ? ($top === 1 ? `Stufe ${$level} von ${$reach}, erlaubt bis ${$reach}` : `Stufe ${$level} von ${$top}, erlaubt bis ${$reach}`) : `Stufe ${$level} von ${$top}, erlaubt bis ${$reach}`)),
  needsStreets: ($most, $missing) => `Mehr als ${$most} erst, wenn auch ${$missing} dazugehört.`,
  needsOthers: ($next, $least, $low) => `Für ${$next} muss erst ${$least} auf ${$low} stehen.`,
  topReached: 'Höher geht es nicht.',
  limits: 'Wie hoch gebaut werden darf',
  upTo: ($what) => `bis ${$what}`,
  eachUpTo: ($what) => `je bis ${$what}`,
  forLevel: ($what, $least) => `${$what}: auf den beiden anderen mindestens ${$least}`,
  withStreets: ($count, $isAll) => ($isAll ? 'mit der ganzen Gruppe' : ($count === 1 ? 'mit einem Grundstück' : `mit ${$count} Grundstücken`)),
}
