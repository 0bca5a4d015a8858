import type { BoardPiece, BoardSpace, SpaceKind } from '@hausregeln/view-kit/board/index.ts'
import { GROUP_COLOURS, type GroupColour, seatColour } from '@hausregeln/view-kit/design/index.ts'

type Row = readonly [name: string, kind: SpaceKind, price?: string | undefined, detail?: string]

const ROWS: readonly Row[] = [
  ['LOS', 'start', undefined, '+200'],
  ['Badstraße', 'street', '60', 'brown'],
  ['Gemeinschaftsfeld', 'cards', undefined, 'letter'],
  ['Turmstraße', 'street', '60', 'brown'],
  ['Einkommensteuer', 'tax', undefined, '200'],
  ['Südbahnhof', 'station', '200'],
  ['Chausseestraße', 'street', '100', 'lightBlue'],
  ['Ereignisfeld', 'cards', undefined, 'comet'],
  ['Elisenstraße', 'street', '100', 'lightBlue'],
  ['Poststraße', 'street', '120', 'lightBlue'],
  ['Gefängnis', 'jail', undefined, 'Nur zu Besuch'],
  ['Seestraße', 'street', '140', 'pink'],
  ['Elektrizitätswerk', 'utility', '150', 'bulb'],
  ['Hafenstraße', 'street', '140', 'pink'],
  ['Neue Straße', 'street', '160', 'pink'],
  ['Westbahnhof', 'station', '200'],
  ['Münchner Straße', 'street', '180', 'orange'],
  ['Gemeinschaftsfeld', 'cards', undefined, 'letter'],
  ['Wiener Straße', 'street', '180', 'orange'],
  ['Berliner Straße', 'street', '200', 'orange'],
  ['Frei Parken', 'parking'],
  ['Theaterstraße', 'street', '220', 'red'],
  ['Ereignisfeld', 'cards', undefined, 'comet'],
  ['Museumstraße', 'street', '220', 'red'],
  ['Opernplatz', 'street', '240', 'red'],
  ['Nordbahnhof', 'station', '200'],
  ['Lessingstraße', 'street', '260', 'yellow'],
  ['Schillerstraße', 'street', '260', 'yellow'],
  ['Wasserwerk', 'utility', '150', 'tap'],
  ['Goethestraße', 'street', '280', 'yellow'],
  ['Gehe in das Gefängnis', 'goToJail'],
  ['Rathausplatz', 'street', '300', 'green'],
  ['Hauptstraße', 'street', '300', 'green'],
  ['Gemeinschaftsfeld', 'cards', undefined, 'letter'],
  ['Bahnhofstraße', 'street', '320', 'green'],
  ['Hauptbahnhof', 'station', '200'],
  ['Ereignisfeld', 'cards', undefined, 'comet'],
  ['Parkstraße', 'street', '350', 'darkBlue'],
  ['Zusatzsteuer', 'tax', undefined, '100'],
  ['Schlossallee', 'street', '400', 'darkBlue'],
]

function isGroup(detail: string): detail is GroupColour {
  return detail in GROUP_COLOURS
}

function isIcon(detail: string): detail is 'letter' | 'comet' | 'bulb' | 'tap' {
  return ['letter', 'comet', 'bulb', 'tap'].includes(detail)
}

function look(detail: string | undefined): Partial<BoardSpace> {
  if (detail === undefined) return {}
  if (isGroup(detail)) return { colour: GROUP_COLOURS[detail] }
  return isIcon(detail) ? { icon: detail } : { sub: detail }
}

const MARKS: Readonly<Record<number, Partial<BoardSpace>>> = {
  1: { owner: 0, level: 5 },
  3: { owner: 0, level: 4 },
  5: { owner: 1 },
  6: { owner: 2, level: 1 },
  8: { owner: 2, level: 2 },
  9: { owner: 2, level: 1 },
  12: { owner: 3, mortgaged: true },
  11: { owner: 4, level: 3 },
  13: { owner: 4, level: 3 },
  14: { owner: 4, level: 5 },
  15: { owner: 1, mortgaged: true },
  18: { owner: 5 },
  21: { owner: 6, mortgaged: true },
  24: { owner: 6, badge: '×2' },
  27: { highlighted: true },
  29: { owner: 7, clickable: true },
  26: { clickable: true },
  31: { owner: 3, level: 4 },
  32: { owner: 3, level: 4 },
  34: { owner: 3, level: 5 },
  35: { owner: 1 },
  37: { claimed: 1 },
  39: { claimed: 1, badge: '+50' },
}

/** The classic board in the middle of a game that never was. */
export const SAMPLE_SPACES: readonly BoardSpace[] = ROWS.map(([name, kind, price, detail], key) => ({
  key,
  name,
  kind,
  price,
  ...look(detail),
  ...MARKS[key],
}))

const SAMPLE_NAMES = ['Anna', 'Ben', 'Cem', 'Dora', 'Emil', 'Frida', 'Gustav', 'Hanna'] as const
const SHAPES = ['lighthouse', 'teapot', 'boat', 'cat', 'mushroom', 'anvil', 'kite', 'bicycle'] as const
const PLACES = [7, 7, 10, 10, 24, 0, 33, 33] as const

export const SAMPLE_PIECES: readonly BoardPiece[] = SAMPLE_NAMES.map((name, seat) => ({
  seat,
  name,
  colour: seatColour(seat),
  shape: SHAPES[seat] ?? 'cat',
  space: PLACES[seat] ?? 0,
  jailed: seat === 3,
}))
