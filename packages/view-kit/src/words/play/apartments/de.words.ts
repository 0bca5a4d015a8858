// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  visitors: ($names) => `hier ${$names}`,
  unownedFor: ($price) => `noch frei, Preis ${$price}`,
  ownedBy: ($name) => `gehört ${$name}`,
  rentNow: ($now) => `Miete ${$now}`,
  rentNext: ($now, $next) => `Miete ${$now}, mit der nächsten Stufe ${$next}`,
  steps: ($level, $reach, $top) => `Stufe ${$level} von ${$top}, erlaubt bis ${$reach}`,
  needsStreets: ($most, $missing) => `Mehr als ${$most} erst, wenn auch ${$missing} dazugehört.`,
  needsOthers: ($next, $least, $low) => `Für ${$next} muss erst ${$least} auf ${$low} stehen.`,
  topReached: 'Höher geht es nicht.',
  limits: 'Wie hoch gebaut werden darf',
  upTo: ($what) => `bis ${$what}`,
  eachUpTo: ($what) => `je bis ${$what}`,
  forLevel: ($what, $least) => `${$what}: auf den beiden anderen mindestens ${$least}`,
  withStreets: ($count, $isAll) => ($isAll ? 'mit der ganzen Gruppe' : ($count === 1 ? 'mit einem Grundstück' : `mit ${$count} Grundstücken`)),
}
