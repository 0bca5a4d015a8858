// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  stakes: 'Was sich ändert',
  cashThen: 'Geld danach',
  cannotPay: 'Das Geld reicht nicht',
  rentThen: 'Deine Miete',
  rentDice: ($eyes) => `${$eyes} bei 7 Augen`,
  rentAhead: 'Teuerste Miete voraus',
  aheadOf: ($deed, $name) => `${$deed}, ${$name}`,
  noRentAhead: 'Voraus droht keine Miete',
  notCovered: 'mehr, als dann übrig wäre',
  completesOwn: 'Vervollständigt deine Gruppe',
  completesOf: ($name) => `Würde die Gruppe von ${$name} vervollständigen`,
  hasOf: ($name, $has, $all) => `${$name} hat ${$has} von ${$all}`,
  hasOwn: ($has, $all) => `Du hast ${$has} von ${$all}`,
  free: 'frei',
  tile: ($deed, $owner) => `${$deed}: ${$owner}`,
  bids: 'Gebote',
  printed: ($price) => `Preis ${$price}`,
  noBid: 'Noch kein Gebot',
  highestOf: ($name) => `${$name} führt`,
  slips: 'Verdeckte Gebote',
  slipDown: ($name) => `${$name}: hat geboten`,
  slipOpen: ($name) => `${$name}: schreibt noch`,
}
