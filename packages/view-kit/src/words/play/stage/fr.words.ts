// Written by `npm run words` from the .ftl files beside it; change those.
import { of } from '@hausregeln/say/elision.ts'
import type { Words } from './shape.words.ts'

export const words: Words = {
  stakes: 'Ce que cela change',
  cashThen: 'Argent restant',
  cannotPay: 'L’argent ne suffit pas',
  rentThen: 'Votre loyer',
  rentDice: ($eyes) => `${$eyes} pour un 7`,
  rentAhead: 'Loyer le plus cher devant',
  aheadOf: ($deed, $name) => `${$deed}, chez ${$name}`,
  noRentAhead: 'Aucun loyer devant',
  notCovered: 'plus que ce qu’il resterait',
  completesOwn: 'Complète votre groupe',
  completesOf: ($name) => `Compléterait le groupe ${of($name)}`,
  hasOf: ($name, $has, $all) => `${$name} en a ${$has} sur ${$all}`,
  hasOwn: ($has, $all) => `Vous en avez ${$has} sur ${$all}`,
  free: 'libre',
  tile: ($deed, $owner) => `${$deed} : ${$owner}`,
  bids: 'Enchères',
  printed: ($price) => `Prix ${$price}`,
  noBid: 'Pas encore d’enchère',
  highestOf: ($name) => `${$name} mène`,
  slips: 'Offres cachées',
  slipDown: ($name) => `${$name} : a misé`,
  slipOpen: ($name) => `${$name} : écrit encore`,
}
