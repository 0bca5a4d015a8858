import type { BoardDef, SpaceDef } from '@hausregeln/engine/kit/definition.ts'
import { board as classicBoard } from '../classic/board.ts'
import { bookText, keyOf } from '../own.ts'
import { chance, community } from './cards.ts'

const STATION_PRICE = 4000
const STATION_RENTS = [500, 1000, 2000, 4000]
const UTILITY_PRICE = 3000
const UTILITY_FACTORS = [80, 200]
const TAXES: Readonly<Record<number, number>> = { 4: 4000, 38: 2000 }

/** A street's row in V-4.2: price, rents with 0–4 houses and a hotel, price of a house. */
type Row = readonly [price: number, rents: readonly number[], house: number]

/** V-4.2 as printed; the source gives the price of a house where it changes, so that a group may mix prices. */
const streets: Readonly<Record<string, Row>> = {
  bathStreet: [1200, [40, 200, 600, 1800, 3200, 5000], 1000],
  towerStreet: [1200, [80, 400, 1200, 3600, 6400, 9000], 1000],
  turnpikeStreet: [2000, [120, 600, 1800, 5400, 8000, 11000], 1000],
  elizaStreet: [2000, [120, 600, 1800, 5400, 8000, 11000], 1000],
  postStreet: [2400, [160, 800, 2000, 6000, 9000, 12000], 1000],
  lakeStreet: [2800, [200, 1000, 3000, 9000, 12500, 15000], 2000],
  harbourStreet: [2800, [200, 1000, 3000, 9000, 12500, 15000], 2000],
  newStreet: [3200, [240, 1200, 3600, 10000, 14000, 18000], 2000],
  munichStreet: [3600, [280, 1400, 4000, 11000, 15000, 19000], 2000],
  viennaStreet: [3600, [280, 1400, 4000, 11000, 15000, 19000], 2000],
  berlinStreet: [4000, [320, 1600, 4400, 12000, 16000, 20000], 3000],
  theatreStreet: [4400, [360, 1800, 5000, 14000, 17500, 21000], 3000],
  museumStreet: [4400, [360, 1800, 5000, 14000, 17500, 21000], 3000],
  operaSquare: [4800, [400, 2000, 6000, 15000, 18500, 22000], 3000],
  lessingStreet: [5200, [440, 2200, 6600, 16000, 19500, 23000], 3000],
  schillerStreet: [5200, [440, 2200, 6600, 16000, 19500, 23000], 4000],
  goetheStreet: [5600, [480, 2400, 7200, 17000, 20500, 24000], 4000],
  townHallSquare: [6000, [520, 2600, 7800, 18000, 22000, 25500], 4000],
  mainStreet: [6000, [520, 2600, 7800, 18000, 22000, 25500], 4000],
  stationStreet: [6400, [560, 3000, 9000, 20000, 24000, 28000], 4000],
  parkStreet: [7000, [700, 3500, 10000, 22000, 26000, 30000], 4000],
  castleAvenue: [8000, [1000, 4000, 12000, 28000, 34000, 40000], 4000],
}

/** The classic space with this rulebook's figures. */
function withFigures(space: SpaceDef, at: number): SpaceDef {
  switch (space.kind) {
    case 'street': {
      const name = keyOf(space.name)
      const row = streets[name]
      if (row === undefined) throw new Error(`V-4.2 has no row for ${name}`)
      const [price, rents, house] = row
      return { ...space, price, rents, house }
    }
    case 'station':
      return { ...space, price: STATION_PRICE, rents: STATION_RENTS }
    case 'utility':
      return { ...space, price: UTILITY_PRICE, rents: UTILITY_FACTORS }
    case 'tax':
      return { ...space, amount: TAXES[at] ?? space.amount }
    case 'goToJail':
      return { ...space, name: bookText('simplified', 'space-goToJail') }
    default:
      return space
  }
}

/** V-4.1, V-4.3: spaces, order and groups of K-0.2 with figures of its own. */
export const board: BoardDef = {
  currency: bookText('simplified', 'currency'),
  pieces: classicBoard.pieces,
  decks: [chance, community],
  groups: classicBoard.groups,
  spaces: classicBoard.spaces.map(withFigures),
}
