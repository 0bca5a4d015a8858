import type { SomeWords } from '../words.ts'

/** Words for building in groups, step by step. */
export const apartments: SomeWords<'apartments'> = {
  visitors: (names) => `ici ${names}`,
  unownedFor: (price) => `encore libre, prix ${price}`,
  ownedBy: (name) => `appartient à ${name}`,
  rentNow: (now) => `loyer ${now}`,
  rentNext: (now, next) => `loyer ${now}, au niveau suivant ${next}`,
  steps: (level, reach, top) => `niveau ${level} sur ${top}, permis jusqu’à ${reach}`,
  needsStreets: (most, missing) => `Plus de ${most} seulement en possédant aussi ${missing}.`,
  needsOthers: (next, least, low) => `Pour ${next}, il faut d’abord ${least} sur ${low}.`,
  topReached: 'On ne peut pas monter plus haut.',
  limits: 'Jusqu’où l’on peut construire',
  withStreets: (count, all) =>
    count === all ? 'avec tout le groupe' : count === 1 ? 'avec une propriété' : `avec ${count} propriétés`,
  upTo: (what) => `jusqu’à ${what}`,
  eachUpTo: (what) => `chacune jusqu’à ${what}`,
  forLevel: (what, least) => `${what} : au moins ${least} sur les deux autres`,
}
