import type { BoardDef, DeedDef, GroupDef, PlainSpaceDef } from '@hausregeln/engine/kit/definition.ts'
import { chance, community } from './cards.ts'

/**
 * The board's groups. Under normal, red-blind, green-blind and blue-blind sight any two colours stay at least 0.09 apart
 * in OKLab (palette.test.ts), and all show on light and on dark ground; the yellow and the light blue want an outline on white.
 */
const groups = {
  brown: { name: { de: 'Braun', en: 'Brown' }, colour: '#753b22' },
  lightBlue: { name: { de: 'Hellblau', en: 'Light blue' }, colour: '#6cdef3' },
  pink: { name: { de: 'Rosa', en: 'Pink' }, colour: '#d84cc2' },
  orange: { name: { de: 'Orange', en: 'Orange' }, colour: '#f09a30' },
  red: { name: { de: 'Rot', en: 'Red' }, colour: '#e62d1e' },
  yellow: { name: { de: 'Gelb', en: 'Yellow' }, colour: '#f9de62' },
  green: { name: { de: 'Grün', en: 'Green' }, colour: '#18a174' },
  darkBlue: { name: { de: 'Dunkelblau', en: 'Dark blue' }, colour: '#1549a8' },
  station: { name: { de: 'Bahnhöfe', en: 'Stations' }, colour: '#666b7d' },
  utility: { name: { de: 'Werke', en: 'Utilities' }, colour: '#a3a9bc' },
} satisfies Record<string, GroupDef>

type ColourGroup = Exclude<keyof typeof groups, 'station' | 'utility'>

/** A street as its row in K-0.2: price, rents with 0–4 houses and a hotel, price of a house. */
function street(
  de: string,
  en: string,
  group: ColourGroup,
  price: number,
  rents: readonly number[],
  house: number,
): DeedDef {
  return { kind: 'street', name: { de, en }, group, price, rents, house }
}

/** K-3.4: the rent by the number of stations the owner has. */
function station(de: string, en: string): DeedDef {
  return { kind: 'station', name: { de, en }, group: 'station', price: 200, rents: [25, 50, 100, 200] }
}

/** K-3.4: the dice factor with one utility, and with both. */
function utility(de: string, en: string): DeedDef {
  return { kind: 'utility', name: { de, en }, group: 'utility', price: 150, rents: [4, 10] }
}

function plain(kind: 'start' | 'jail' | 'parking' | 'goToJail', de: string, en: string): PlainSpaceDef {
  return { kind, name: { de, en } }
}

function tax(de: string, en: string, amount: number): PlainSpaceDef {
  return { kind: 'tax', name: { de, en }, amount }
}

const decks = [chance, community]
const chanceSpace: PlainSpaceDef = { kind: 'cards', name: { de: 'Ereignisfeld', en: 'Event' }, deck: 0 }
const communitySpace: PlainSpaceDef = { kind: 'cards', name: { de: 'Gemeinschaftsfeld', en: 'Community' }, deck: 1 }

/** K-0.2: the board from LOS clockwise, a side at a time. */
export const board: BoardDef = {
  currency: { de: 'Taler', en: 'thalers' },
  jail: { inside: { de: 'Gefängnis', en: 'Jail' }, visiting: { de: 'nur zu Besuch', en: 'visiting' } },
  pieces: {
    house: { de: { one: 'Haus', many: 'Häuser', gender: 'n' }, en: { one: 'house', many: 'houses' } },
    hotel: { de: { one: 'Hotel', many: 'Hotels', gender: 'n' }, en: { one: 'hotel', many: 'hotels' } },
  },
  decks,
  groups,
  spaces: [
    plain('start', 'LOS', 'Start'),
    street('Badstraße', 'Bath Street', 'brown', 60, [2, 10, 30, 90, 160, 250], 50),
    communitySpace,
    street('Turmstraße', 'Tower Street', 'brown', 60, [4, 20, 60, 180, 320, 450], 50),
    tax('Einkommensteuer', 'Earnings Tax', 200),
    station('Südbahnhof', 'South Station'),
    street('Chausseestraße', 'Turnpike Street', 'lightBlue', 100, [6, 30, 90, 270, 400, 550], 50),
    chanceSpace,
    street('Elisenstraße', 'Eliza Street', 'lightBlue', 100, [6, 30, 90, 270, 400, 550], 50),
    street('Poststraße', 'Post Street', 'lightBlue', 120, [8, 40, 100, 300, 450, 600], 50),

    plain('jail', 'Gefängnis / nur zu Besuch', 'Jail / visiting'),
    street('Seestraße', 'Lake Street', 'pink', 140, [10, 50, 150, 450, 625, 750], 100),
    utility('Elektrizitätswerk', 'City Power'),
    street('Hafenstraße', 'Harbour Street', 'pink', 140, [10, 50, 150, 450, 625, 750], 100),
    street('Neue Straße', 'New Street', 'pink', 160, [12, 60, 180, 500, 700, 900], 100),
    station('Westbahnhof', 'West Station'),
    street('Münchner Straße', 'Munich Street', 'orange', 180, [14, 70, 200, 550, 750, 950], 100),
    communitySpace,
    street('Wiener Straße', 'Vienna Street', 'orange', 180, [14, 70, 200, 550, 750, 950], 100),
    street('Berliner Straße', 'Berlin Street', 'orange', 200, [16, 80, 220, 600, 800, 1000], 100),

    plain('parking', 'Frei Parken', 'Free Car Park'),
    street('Theaterstraße', 'Theatre Street', 'red', 220, [18, 90, 250, 700, 875, 1050], 150),
    chanceSpace,
    street('Museumstraße', 'Museum Street', 'red', 220, [18, 90, 250, 700, 875, 1050], 150),
    street('Opernplatz', 'Opera Square', 'red', 240, [20, 100, 300, 750, 925, 1100], 150),
    station('Nordbahnhof', 'North Station'),
    street('Lessingstraße', 'Lessing Street', 'yellow', 260, [22, 110, 330, 800, 975, 1150], 150),
    street('Schillerstraße', 'Schiller Street', 'yellow', 260, [22, 110, 330, 800, 975, 1150], 150),
    utility('Wasserwerk', 'City Water'),
    street('Goethestraße', 'Goethe Street', 'yellow', 280, [24, 120, 360, 850, 1025, 1200], 150),

    plain('goToJail', 'Gehe in das Gefängnis', 'Off to Jail'),
    street('Rathausplatz', 'Town Hall Square', 'green', 300, [26, 130, 390, 900, 1100, 1275], 200),
    street('Hauptstraße', 'Main Street', 'green', 300, [26, 130, 390, 900, 1100, 1275], 200),
    communitySpace,
    street('Bahnhofstraße', 'Station Street', 'green', 320, [28, 150, 450, 1000, 1200, 1400], 200),
    station('Hauptbahnhof', 'Central Station'),
    chanceSpace,
    street('Parkstraße', 'Park Street', 'darkBlue', 350, [35, 175, 500, 1100, 1300, 1500], 200),
    tax('Zusatzsteuer', 'Surtax', 100),
    street('Schlossallee', 'Castle Avenue', 'darkBlue', 400, [50, 200, 600, 1400, 1700, 2000], 200),
  ],
}
