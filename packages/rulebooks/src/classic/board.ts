import type { BoardDef, DeedDef, GroupDef, PlainSpaceDef } from '@hausregeln/engine/kit/definition.ts'
import { bookText, noun } from '../own.ts'
import { chance, community } from './cards.ts'

/**
 * The board's groups. Under normal, red-blind, green-blind and blue-blind sight any two colours stay at least 0.09 apart
 * in OKLab (palette.test.ts), and all show on light and on dark ground; the yellow and the light blue want an outline on white.
 */
const groups = {
  brown: { name: bookText('classic', 'group-brown'), colour: '#753b22' },
  lightBlue: { name: bookText('classic', 'group-lightBlue'), colour: '#6cdef3' },
  pink: { name: bookText('classic', 'group-pink'), colour: '#d84cc2' },
  orange: { name: bookText('classic', 'group-orange'), colour: '#f09a30' },
  red: { name: bookText('classic', 'group-red'), colour: '#e62d1e' },
  yellow: { name: bookText('classic', 'group-yellow'), colour: '#f9de62' },
  green: { name: bookText('classic', 'group-green'), colour: '#18a174' },
  darkBlue: { name: bookText('classic', 'group-darkBlue'), colour: '#1549a8' },
  station: { name: bookText('classic', 'group-station'), colour: '#666b7d' },
  utility: { name: bookText('classic', 'group-utility'), colour: '#a3a9bc' },
} satisfies Record<string, GroupDef>

type ColourGroup = Exclude<keyof typeof groups, 'station' | 'utility'>

/** A street as its row in K-0.2: price, rents with 0–4 houses and a hotel, price of a house. */
function street(key: string, group: ColourGroup, price: number, rents: readonly number[], house: number): DeedDef {
  return { kind: 'street', name: bookText('classic', `space-${key}`), group, price, rents, house }
}

/** K-3.4: the rent by the number of stations the owner has. */
function station(key: string): DeedDef {
  return {
    kind: 'station',
    name: bookText('classic', `space-${key}`),
    group: 'station',
    price: 200,
    rents: [25, 50, 100, 200],
  }
}

/** K-3.4: the dice factor with one utility, and with both. */
function utility(key: string): DeedDef {
  return { kind: 'utility', name: bookText('classic', `space-${key}`), group: 'utility', price: 150, rents: [4, 10] }
}

function plain(kind: 'start' | 'jail' | 'parking' | 'goToJail'): PlainSpaceDef {
  return { kind, name: bookText('classic', `space-${kind}`) }
}

function tax(key: string, amount: number): PlainSpaceDef {
  return { kind: 'tax', name: bookText('classic', `space-${key}`), amount }
}

const decks = [chance, community]
const chanceSpace: PlainSpaceDef = { kind: 'cards', name: bookText('classic', 'space-chance'), deck: 0 }
const communitySpace: PlainSpaceDef = { kind: 'cards', name: bookText('classic', 'space-community'), deck: 1 }

/** K-0.2: the board from LOS clockwise, a side at a time. */
export const board: BoardDef = {
  currency: bookText('classic', 'currency'),
  jail: { inside: bookText('classic', 'jail-inside'), visiting: bookText('classic', 'jail-visiting') },
  pieces: {
    house: noun('classic', 'house'),
    hotel: noun('classic', 'hotel'),
  },
  decks,
  groups,
  spaces: [
    plain('start'),
    street('bathStreet', 'brown', 60, [2, 10, 30, 90, 160, 250], 50),
    communitySpace,
    street('towerStreet', 'brown', 60, [4, 20, 60, 180, 320, 450], 50),
    tax('earningsTax', 200),
    station('southStation'),
    street('turnpikeStreet', 'lightBlue', 100, [6, 30, 90, 270, 400, 550], 50),
    chanceSpace,
    street('elizaStreet', 'lightBlue', 100, [6, 30, 90, 270, 400, 550], 50),
    street('postStreet', 'lightBlue', 120, [8, 40, 100, 300, 450, 600], 50),

    plain('jail'),
    street('lakeStreet', 'pink', 140, [10, 50, 150, 450, 625, 750], 100),
    utility('cityPower'),
    street('harbourStreet', 'pink', 140, [10, 50, 150, 450, 625, 750], 100),
    street('newStreet', 'pink', 160, [12, 60, 180, 500, 700, 900], 100),
    station('westStation'),
    street('munichStreet', 'orange', 180, [14, 70, 200, 550, 750, 950], 100),
    communitySpace,
    street('viennaStreet', 'orange', 180, [14, 70, 200, 550, 750, 950], 100),
    street('berlinStreet', 'orange', 200, [16, 80, 220, 600, 800, 1000], 100),

    plain('parking'),
    street('theatreStreet', 'red', 220, [18, 90, 250, 700, 875, 1050], 150),
    chanceSpace,
    street('museumStreet', 'red', 220, [18, 90, 250, 700, 875, 1050], 150),
    street('operaSquare', 'red', 240, [20, 100, 300, 750, 925, 1100], 150),
    station('northStation'),
    street('lessingStreet', 'yellow', 260, [22, 110, 330, 800, 975, 1150], 150),
    street('schillerStreet', 'yellow', 260, [22, 110, 330, 800, 975, 1150], 150),
    utility('cityWater'),
    street('goetheStreet', 'yellow', 280, [24, 120, 360, 850, 1025, 1200], 150),

    plain('goToJail'),
    street('townHallSquare', 'green', 300, [26, 130, 390, 900, 1100, 1275], 200),
    street('mainStreet', 'green', 300, [26, 130, 390, 900, 1100, 1275], 200),
    communitySpace,
    street('stationStreet', 'green', 320, [28, 150, 450, 1000, 1200, 1400], 200),
    station('centralStation'),
    chanceSpace,
    street('parkStreet', 'darkBlue', 350, [35, 175, 500, 1100, 1300, 1500], 200),
    tax('surtax', 100),
    street('castleAvenue', 'darkBlue', 400, [50, 200, 600, 1400, 1700, 2000], 200),
  ],
}
