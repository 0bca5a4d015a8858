// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  stakes: 'What it changes',
  cashThen: 'Cash afterwards',
  cannotPay: 'Not enough cash',
  rentThen: 'Your rent',
  rentDice: ($eyes) => `${$eyes} if a 7 is rolled`,
  rentAhead: 'Dearest rent ahead',
  aheadOf: ($deed, $name) => `${$deed}, ${$name}`,
  noRentAhead: 'No rent ahead',
  notCovered: 'more than you would have left',
  completesOwn: 'Completes your group',
  completesOf: ($name) => `Would complete ${$name}’s group`,
  hasOf: ($name, $has, $all) => `${$name} has ${$has} of ${$all}`,
  hasOwn: ($has, $all) => `You have ${$has} of ${$all}`,
  free: 'free',
  tile: ($deed, $owner) => `${$deed}: ${$owner}`,
  bids: 'Bids',
  printed: ($price) => `Price ${$price}`,
  noBid: 'No bid yet',
  highestOf: ($name) => `${$name} leads`,
  slips: 'Sealed bids',
  slipDown: ($name) => `${$name}: has bid`,
  slipOpen: ($name) => `${$name}: still writing`,
}
