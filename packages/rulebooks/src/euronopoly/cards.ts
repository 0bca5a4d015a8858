import type { CardEffect } from '@hausregeln/engine/kit/definition.ts'
import { deck } from '../own.ts'

/** The spaces that cards send to, by their number on the board. */
const START = 0
const PARIS = 4
const RISK = 20
const ATHENS = 26

/** The same card twice. */
function twice(effect: CardEffect): readonly CardEffect[] {
  return [effect, effect]
}

/** E-7.1: 24 cards, six of them twice. Their order is the record's numbering. */
export const events = deck('euronopoly', 'events', [
  twice({ do: 'throwAgain' }),
  twice({ do: 'sitOut' }),
  twice({ do: 'opposite' }),
  twice({ do: 'receive', amount: 200 }),
  twice({ do: 'pay', amount: 100 }),
  twice({ do: 'pay', amount: 200 }),
  { do: 'advanceTo', space: START },
  { do: 'advanceTo', space: RISK },
  { do: 'advanceTo', space: ATHENS },
  { do: 'advanceTo', space: PARIS },
  { do: 'nextStation', times: 1 },
  { do: 'back', steps: 3 },
  { do: 'receive', amount: 500 },
  { do: 'receive', amount: 300 },
  { do: 'pay', amount: 400 },
  { do: 'repairs', house: 20, hotel: 20 },
  { do: 'receiveEach', amount: 50 },
  { do: 'payEach', amount: 50 },
])
