import type {
  BoardDef,
  ChipDef,
  DeedDef,
  GroupDef,
  PlainSpaceDef,
  SpaceDef,
} from '@hausregeln/engine/kit/definition.ts'
import { bookText, noun } from '../own.ts'
import { events } from './cards.ts'
import { cities, customs, radar } from './cities.ts'
import { HOLIDAY_HOME } from './ladder.ts'
import { places } from './places.ts'

type Region = keyof typeof cities

/**
 * The groups of cities. Under normal, red-blind, green-blind and blue-blind sight any two colours stay at least 0.09
 * apart in OKLab (palette.test.ts).
 */
const groups: Readonly<Record<Region | 'customs' | 'radar', GroupDef>> = {
  capitals: { name: bookText('euronopoly', 'group-capitals'), colour: '#174ba9' },
  centre: { name: bookText('euronopoly', 'group-centre'), colour: '#1aa276' },
  benelux: { name: bookText('euronopoly', 'group-benelux'), colour: '#f7de60' },
  north: { name: bookText('euronopoly', 'group-north'), colour: '#e73021' },
  visegrad: { name: bookText('euronopoly', 'group-visegrad'), colour: '#f29c33' },
  south: { name: bookText('euronopoly', 'group-south'), colour: '#db51c4' },
  balkans: { name: bookText('euronopoly', 'group-balkans'), colour: '#78dff0' },
  baltic: { name: bookText('euronopoly', 'group-baltic'), colour: '#7a3f26' },
  customs: { name: bookText('euronopoly', 'group-customs'), colour: '#676c7e' },
  radar: { name: bookText('euronopoly', 'group-radar'), colour: '#a5abbd' },
}

/** The chips of the material list: blue, green, red and white. */
const chips: readonly ChipDef[] = [
  { value: 1000, colour: '#1f4fa3' },
  { value: 200, colour: '#1f7a4d' },
  { value: 50, colour: '#b3261e' },
  { value: 10, colour: '#f4efe2' },
]

/** E-5.4: three apartments are a holiday home, three of those a luxury villa. */
const apartment = noun('euronopoly', 'house')
const holidayHome = noun('euronopoly', 'block')
const villa = noun('euronopoly', 'hotel')

/** A side between two corners: two groups of three cities, a radar trap, a customs station, an event space. */
interface Side {
  readonly first: Region
  readonly second: Region
  readonly radar: string
  readonly customs: string
}

function side(corner: PlainSpaceDef, { first, second, radar: trap, customs: station }: Side): readonly SpaceDef[] {
  const [a1, a2, a3] = plots(first)
  const [b1, b2, b3] = plots(second)
  return [
    corner,
    a1,
    a2,
    { kind: 'utility', name: bookText('euronopoly', `space-${trap}`), group: 'radar', ...radar },
    a3,
    { kind: 'station', name: bookText('euronopoly', `space-${station}`), group: 'customs', ...customs },
    b1,
    { kind: 'cards', name: bookText('euronopoly', 'space-event'), deck: 0 },
    b2,
    b3,
  ]
}

function plots(group: Region): readonly [DeedDef, DeedDef, DeedDef] {
  const plot = (index: 0 | 1 | 2): DeedDef => ({
    kind: 'street',
    group,
    ...cities[group][index],
    at: places[group][index],
  })
  return [plot(0), plot(1), plot(2)]
}

/** E-1.2: our board, as the source gives none. Opposite an event space lies another (E-7.2). */
export const board: BoardDef = {
  currency: bookText('euronopoly', 'currency'),
  scenery: 'map',
  hasCities: true,
  jail: { noun: 'prison' },
  chips,
  pieces: { house: apartment, hotel: villa, block: { houses: HOLIDAY_HOME, noun: holidayHome } },
  decks: [events],
  groups,
  spaces: [
    ...side(
      { kind: 'start', name: bookText('euronopoly', 'space-start') },
      {
        first: 'capitals',
        second: 'centre',
        radar: 'radarTunnel',
        customs: 'customsBrenner',
      },
    ),
    ...side(
      { kind: 'jail', name: bookText('euronopoly', 'space-westPrison') },
      {
        first: 'benelux',
        second: 'north',
        radar: 'radarBridge',
        customs: 'customsOresund',
      },
    ),
    ...side(
      { kind: 'risk', name: bookText('euronopoly', 'space-riskField') },
      {
        first: 'visegrad',
        second: 'south',
        radar: 'radarCoast',
        customs: 'customsGibraltar',
      },
    ),
    ...side(
      { kind: 'jail', name: bookText('euronopoly', 'space-eastPrison') },
      {
        first: 'balkans',
        second: 'baltic',
        radar: 'radarAvenue',
        customs: 'customsNarva',
      },
    ),
  ],
}
