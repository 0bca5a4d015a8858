// Written by `npm run words` from the .ftl files beside it; change those.
import type { Words } from './shape.words.ts'

export const words: Words = {
  board: ($spaces) => `Board of ${$spaces} spaces.`,
  roam: 'Arrow keys go around the board, Enter opens a space.',
  kinds: {
    start: 'start',
    street: 'street',
    station: 'station',
    utility: 'utility',
    tax: 'tax',
    cards: 'card space',
    jail: 'jail',
    parking: 'resting place',
    goToJail: 'go to jail',
    risk: 'risk space',
  },
  price: ($price) => `price ${$price}`,
  free: 'unowned',
  owner: ($name) => `owned by ${$name}`,
  claimed: ($name) => `claimed by ${$name}`,
  houses: ($count) => ($count === 1 ? `${$count} house` : `${$count} houses`),
  hotel: 'hotel',
  mortgaged: 'mortgaged',
  mortgageMark: 'Mortgaged',
  standing: ($names) => `here: ${$names}`,
  jailed: ($name) => `${$name} (in jail)`,
  choice: 'can be chosen',
  seat: ($number) => `seat ${$number}`,
}
