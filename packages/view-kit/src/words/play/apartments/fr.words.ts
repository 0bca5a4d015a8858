// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  visitors: ($names) => `ici ${$names}`,
  unownedFor: ($price) => `encore libre, prix ${$price}`,
  ownedBy: ($name) => `appartient à ${$name}`,
  rentNow: ($now) => `loyer ${$now}`,
  rentNext: ($now, $next) => `loyer ${$now}, au niveau suivant ${$next}`,
  steps: ($level, $reach, $top) => ($level === 0 ? ($reach === 0 ? ($top === 0 ? `niveau ${$level} sur ${$level}, permis jusqu’à ${$level}` : $top < 2 ? `niveau ${$level} sur ${$top}, permis jusqu’à ${$level}` : `niveau ${$level} sur ${$top}, permis jusqu’à ${$level}`) : $reach < 2 ? ($top === 0 ? `niveau ${$level} sur ${$level}, permis jusqu’à ${$reach}` : $top < 2 ? `niveau ${$level} sur ${$reach}, permis jusqu’à ${$reach}` : `niveau ${$level} sur ${$top}, permis jusqu’à ${$reach}`) : ($top === 0 ? `niveau ${$level} sur ${$level}, permis jusqu’à ${$reach}` : $top < 2 ? `niveau ${$level} sur ${$top}, permis jusqu’à ${$reach}` : `niveau ${$level} sur ${$top}, permis jusqu’à ${$reach}`)) : $level < 2 ? ($reach === 0 ? ($top === 0 ? `niveau ${$level} sur ${$reach}, permis jusqu’à ${$reach}` : $top < 2 ? `niveau ${$level} sur ${$level}, permis jusqu’à ${$reach}` : `niveau ${$level} sur ${$top}, permis jusqu’à ${$reach}`) : $reach < 2 ? ($top === 0 ? `niveau ${$level} sur ${$top}, permis jusqu’à ${$level}` : $top < 2 ? `niveau ${$level} sur ${$level}, permis jusqu’à ${$level}` : `niveau ${$level} sur ${$top}, permis jusqu’à ${$level}`) : ($top === 0 ? `niveau ${$level} sur ${$top}, permis jusqu’à ${$reach}` : $top < 2 ? `niveau ${$level} sur ${$level}, permis jusqu’à ${$reach}` : `niveau ${$level} sur ${$top}, permis jusqu’à ${$reach}`)) : ($reach === 0 ? ($top === 0 ? `niveau ${$level} sur ${$reach}, permis jusqu’à ${$reach}` : $top < 2 ? `niveau ${$level} sur ${$top}, permis jusqu’à ${$reach}` : `niveau ${$level} sur ${$top}, permis jusqu’à ${$reach}`) : $reach < 2 ? ($top === 0 ? `niveau ${$level} sur ${$top}, permis jusqu’à ${$reach}` : $top < 2 ? `niveau ${$level} sur ${$reach}, permis jusqu’à ${$reach}` : `niveau ${$level} sur ${$top}, permis jusqu’à ${$reach}`) : `niveau ${$level} sur ${$top}, permis jusqu’à ${$reach}`)),
  needsStreets: ($most, $missing) => `Plus ${of($most)} seulement en possédant aussi ${$missing}.`,
  needsOthers: ($next, $least, $low) => `Pour ${$next}, il faut d’abord ${$least} sur ${$low}.`,
  topReached: 'On ne peut pas monter plus haut.',
  limits: 'Jusqu’où l’on peut construire',
  upTo: ($what) => `jusqu’à ${$what}`,
  eachUpTo: ($what) => `chacune jusqu’à ${$what}`,
  forLevel: ($what, $least) => `${$what} : au moins ${$least} sur les deux autres`,
  withStreets: ($count, $isAll) => ($isAll ? 'avec tout le groupe' : ($count === 0 ? `avec ${$count} propriété` : $count < 2 ? 'avec une propriété' : `avec ${$count} propriétés`)),
}
