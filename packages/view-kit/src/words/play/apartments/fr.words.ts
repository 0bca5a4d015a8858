// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  visitors: ($names) => `ici ${$names}`,
  unownedFor: ($price) => `encore libre, prix ${$price}`,
  ownedBy: ($name) => `appartient à ${$name}`,
  rentNow: ($now) => `loyer ${$now}`,
  rentNext: ($now, $next) => `loyer ${$now}, au niveau suivant ${$next}`,
  steps: ($level, $reach, $top) => `niveau ${$level} sur ${$top}, permis jusqu’à ${$reach}`,
  needsStreets: ($most, $missing) => `Plus ${of($most)} seulement en possédant aussi ${$missing}.`,
  needsOthers: ($next, $least, $low) => `Pour ${$next}, il faut d’abord ${$least} sur ${$low}.`,
  topReached: 'On ne peut pas monter plus haut.',
  limits: 'Jusqu’où l’on peut construire',
  upTo: ($what) => `jusqu’à ${$what}`,
  eachUpTo: ($what) => `chacune jusqu’à ${$what}`,
  forLevel: ($what, $least) => `${$what} : au moins ${$least} sur les deux autres`,
  withStreets: ($count, $isAll) => ($isAll ? 'avec tout le groupe' : ($count === 0 ? `avec ${$count} propriété` : $count < 2 ? 'avec une propriété' : `avec ${$count} propriétés`)),
}
