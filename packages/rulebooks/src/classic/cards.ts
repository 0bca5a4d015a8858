import { deck } from '../own.ts'

/** The spaces that cards send to, by their number on the board (K-0.2). */
const START = 0
const SOUTH_STATION = 5
const LAKE_STREET = 11
const OPERA_SQUARE = 24
const CASTLE_AVENUE = 39

/** K-0.3: the sixteen chance cards. Their order is the record's numbering; play shuffles them. */
export const chance = deck('classic', 'chance', [
  { do: 'advanceTo', space: START },
  { do: 'advanceTo', space: OPERA_SQUARE },
  { do: 'advanceTo', space: LAKE_STREET },
  { do: 'nextUtility', factor: 10 },
  { do: 'nextStation', times: 2 },
  { do: 'nextStation', times: 2 },
  { do: 'receive', amount: 50 },
  { do: 'jailFree' },
  { do: 'back', steps: 3 },
  { do: 'toJail' },
  { do: 'repairs', house: 25, hotel: 100 },
  { do: 'pay', amount: 15 },
  { do: 'advanceTo', space: SOUTH_STATION },
  { do: 'advanceTo', space: CASTLE_AVENUE },
  { do: 'payEach', amount: 50 },
  { do: 'receive', amount: 150 },
])

/** K-0.3: the sixteen community cards, numbered like the chance cards. */
export const community = deck('classic', 'community', [
  { do: 'advanceTo', space: START },
  { do: 'receive', amount: 200 },
  { do: 'pay', amount: 50 },
  { do: 'receive', amount: 50 },
  { do: 'jailFree' },
  { do: 'toJail' },
  { do: 'receive', amount: 100 },
  { do: 'receive', amount: 20 },
  { do: 'receiveEach', amount: 10 },
  { do: 'receive', amount: 100 },
  { do: 'pay', amount: 100 },
  { do: 'pay', amount: 50 },
  { do: 'receive', amount: 25 },
  { do: 'repairs', house: 40, hotel: 115 },
  { do: 'receive', amount: 10 },
  { do: 'receive', amount: 100 },
])
