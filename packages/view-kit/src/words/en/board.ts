import { plural } from '../../i18n/format.ts'
import type { Words } from '../words.ts'

/** What the board says of itself to those who do not see it. */
export const board: Words['board'] = {
  board: (spaces) => `Board of ${spaces} spaces. Arrow keys go around the board, Enter opens a space.`,
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
  price: (price) => `price ${price}`,
  free: 'unowned',
  owner: (name) => `owned by ${name}`,
  claimed: (name) => `claimed by ${name}`,
  seat: (seat) => `seat ${seat + 1}`,
  houses: (count) => plural('en', count, { one: '1 house', other: `${count} houses` }),
  hotel: 'hotel',
  mortgaged: 'mortgaged',
  mortgageMark: 'Mortgaged',
  standing: (names) => `here: ${names}`,
  jailed: (name) => `${name} (in jail)`,
  choice: 'can be chosen',
}
