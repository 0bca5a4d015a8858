import { deck } from '../own.ts'

/** The spaces that cards send to, by their number on the board. */
const START = 0
const SOUTH_STATION = 5
const LAKE_STREET = 11
const OPERA_SQUARE = 24
const CASTLE_AVENUE = 39

/** V-6.7 by option: the effects of K-0.3 with twenty times the amounts. Their order is the record's numbering. */
export const chance = deck('simplified', 'chance', [
  { do: 'advanceTo', space: START },
  { do: 'advanceTo', space: OPERA_SQUARE },
  { do: 'advanceTo', space: LAKE_STREET },
  { do: 'nextUtility', factor: 200 },
  { do: 'nextStation', times: 2 },
  { do: 'nextStation', times: 2 },
  { do: 'receive', amount: 1000 },
  { do: 'nothing' },
  { do: 'back', steps: 3 },
  { do: 'toJail' },
  { do: 'repairs', house: 500, hotel: 2000 },
  { do: 'pay', amount: 300 },
  { do: 'advanceTo', space: SOUTH_STATION },
  { do: 'advanceTo', space: CASTLE_AVENUE },
  { do: 'payEach', amount: 1000 },
  { do: 'receive', amount: 3000 },
])

/** V-6.7 by option: numbered like the chance cards. */
export const community = deck('simplified', 'community', [
  { do: 'advanceTo', space: START },
  { do: 'receive', amount: 4000 },
  { do: 'pay', amount: 1000 },
  { do: 'receive', amount: 1000 },
  { do: 'nothing' },
  { do: 'toJail' },
  { do: 'receive', amount: 2000 },
  { do: 'receive', amount: 400 },
  { do: 'receiveEach', amount: 200 },
  { do: 'receive', amount: 2000 },
  { do: 'pay', amount: 2000 },
  { do: 'pay', amount: 1000 },
  { do: 'receive', amount: 500 },
  { do: 'repairs', house: 800, hotel: 2300 },
  { do: 'receive', amount: 200 },
  { do: 'receive', amount: 2000 },
])
