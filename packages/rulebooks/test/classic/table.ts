import { type Scene, Table } from '@hausregeln/chapters/testing/script.ts'
import { onTestFinished } from 'vitest'
import { classic } from '../../src/classic/book.ts'

export { BANK, POT } from '@hausregeln/engine'

/** Decks, and the numbers of their cards. */
export const CHANCE = 0
export const COMMUNITY = 1
export const chanceCard = {
  toStart: 0,
  toOpera: 1,
  toSeestrasse: 2,
  nextUtility: 3,
  nextStation: 4,
  nextStationAgain: 5,
  receive50: 6,
  jailCard: 7,
  back3: 8,
  toJail: 9,
  repairs: 10,
  pay15: 11,
  toSuedbahnhof: 12,
  toSchlossallee: 13,
  payEach50: 14,
  receive150: 15,
}
export const communityCard = {
  toStart: 0,
  receive200: 1,
  pay50: 2,
  receive50: 3,
  jailCard: 4,
  toJail: 5,
  receive100: 6,
  receive20: 7,
  receive10Each: 8,
  receive100Again: 9,
  pay100: 10,
  pay50Again: 11,
  receive25: 12,
  repairs: 13,
  receive10: 14,
  receive100Thrice: 15,
}

/** The deeds of a colour group, for positions. */
export const BROWN = ['Badstraße', 'Turmstraße']
export const LIGHT_BLUE = ['Chausseestraße', 'Elisenstraße', 'Poststraße']
export const PINK = ['Seestraße', 'Hafenstraße', 'Neue Straße']
export const ORANGE = ['Münchner Straße', 'Wiener Straße', 'Berliner Straße']
export const RED = ['Theaterstraße', 'Museumstraße', 'Opernplatz']
export const YELLOW = ['Lessingstraße', 'Schillerstraße', 'Goethestraße']
export const GREEN = ['Rathausplatz', 'Hauptstraße', 'Bahnhofstraße']
export const DARK_BLUE = ['Parkstraße', 'Schlossallee']
export const STATIONS = ['Südbahnhof', 'Westbahnhof', 'Nordbahnhof', 'Hauptbahnhof']
export const UTILITIES = ['Elektrizitätswerk', 'Wasserwerk']

/** The same level for some streets. */
export function built(level: number, ...streets: readonly string[]): Record<string, number> {
  return Object.fromEntries(streets.map((street) => [street, level]))
}

/** A scripted classic table: the test fails if it gives chance that was not needed. */
export function table(scene: Scene): Table {
  const t = new Table(classic, scene)
  onTestFinished(() => t.finish())
  return t
}

/** The seat on turn goes from 17 to Frei Parken, where nothing happens, and ends its turn. */
export function idleTurn(t: Table): void {
  const { turn } = t
  t.g.s.place[turn] = 17
  t.throws(turn, [1, 2])
  t.do(turn, 'endTurn')
}

/** Nobody bids any more: all pass, in auction after auction. */
export function passAll(t: Table): void {
  for (let passes = 0; t.waitsFor === 'open auction'; passes++) {
    if (passes > 300) throw new Error('the auctions do not end')
    t.do(t.must[0] ?? 0, 'pass')
  }
}
