import type {
  BoardDef,
  ChipDef,
  DeedDef,
  GroupDef,
  PieceNoun,
  PlainSpaceDef,
  SpaceDef,
} from '@hausregeln/engine/kit/definition.ts'
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
  capitals: { name: { de: 'Metropolen', en: 'Metropolises' }, colour: '#174ba9' },
  centre: { name: { de: 'Mitte', en: 'Centre' }, colour: '#1aa276' },
  benelux: { name: { de: 'Benelux', en: 'Benelux' }, colour: '#f7de60' },
  north: { name: { de: 'Norden', en: 'North' }, colour: '#e73021' },
  visegrad: { name: { de: 'Visegrád', en: 'Visegrád' }, colour: '#f29c33' },
  south: { name: { de: 'Süden', en: 'South' }, colour: '#db51c4' },
  balkans: { name: { de: 'Balkan', en: 'Balkans' }, colour: '#78dff0' },
  baltic: { name: { de: 'Baltikum', en: 'Baltic' }, colour: '#7a3f26' },
  customs: { name: { de: 'Zollstationen', en: 'Customs stations' }, colour: '#676c7e' },
  radar: { name: { de: 'Radarfallen', en: 'Radar traps' }, colour: '#a5abbd' },
}

/** The chips of the material list: blue, green, red and white. */
const chips: readonly ChipDef[] = [
  { value: 1000, colour: '#1f4fa3' },
  { value: 200, colour: '#1f7a4d' },
  { value: 50, colour: '#b3261e' },
  { value: 10, colour: '#f4efe2' },
]

/** E-5.4: three apartments are a holiday home, three of those a luxury villa. */
const apartment: PieceNoun = {
  de: { one: 'Apartment', many: 'Apartments', gender: 'n' },
  en: { one: 'apartment', many: 'apartments' },
}
const holidayHome: PieceNoun = {
  de: { one: 'Ferienhaus', many: 'Ferienhäuser', gender: 'n' },
  en: { one: 'holiday home', many: 'holiday homes' },
}
const villa: PieceNoun = {
  de: { one: 'Luxusvilla', many: 'Luxusvillen', gender: 'f' },
  en: { one: 'luxury villa', many: 'luxury villas' },
}

/** A side between two corners: two groups of three cities, a radar trap, a customs station, an event space. */
interface Side {
  readonly first: Region
  readonly second: Region
  readonly radar: readonly [de: string, en: string]
  readonly customs: readonly [de: string, en: string]
}

function side(corner: PlainSpaceDef, { first, second, radar: trap, customs: station }: Side): readonly SpaceDef[] {
  const [a1, a2, a3] = plots(first)
  const [b1, b2, b3] = plots(second)
  return [
    corner,
    a1,
    a2,
    { kind: 'utility', name: { de: trap[0], en: trap[1] }, group: 'radar', ...radar },
    a3,
    { kind: 'station', name: { de: station[0], en: station[1] }, group: 'customs', ...customs },
    b1,
    { kind: 'cards', name: { de: 'Ereignis', en: 'Event' }, deck: 0 },
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
  currency: { de: 'GE', en: 'GE' },
  scenery: 'map',
  hasCities: true,
  jail: { noun: 'prison' },
  chips,
  pieces: { house: apartment, hotel: villa, block: { houses: HOLIDAY_HOME, noun: holidayHome } },
  decks: [events],
  groups,
  spaces: [
    ...side(
      { kind: 'start', name: { de: 'Start', en: 'Start' } },
      {
        first: 'capitals',
        second: 'centre',
        radar: ['Radar Tunnel', 'Radar Tunnel'],
        customs: ['Zoll Brenner', 'Customs Brenner'],
      },
    ),
    ...side(
      { kind: 'jail', name: { de: 'Gefängnis West', en: 'West Prison' } },
      {
        first: 'benelux',
        second: 'north',
        radar: ['Radar Brücke', 'Radar Bridge'],
        customs: ['Zoll Öresund', 'Customs Øresund'],
      },
    ),
    ...side(
      { kind: 'risk', name: { de: 'Risikofeld', en: 'Risk field' } },
      {
        first: 'visegrad',
        second: 'south',
        radar: ['Radar Küste', 'Radar Coast'],
        customs: ['Zoll Gibraltar', 'Customs Gibraltar'],
      },
    ),
    ...side(
      { kind: 'jail', name: { de: 'Gefängnis Ost', en: 'East Prison' } },
      {
        first: 'balkans',
        second: 'baltic',
        radar: ['Radar Allee', 'Radar Avenue'],
        customs: ['Zoll Narwa', 'Customs Narva'],
      },
    ),
  ],
}
