import { type Scene, Table } from '@hausregeln/chapters/testing/script.ts'
import { onTestFinished } from 'vitest'
import { euronopoly } from '../../src/euronopoly/book.ts'

export { BANK } from '@hausregeln/engine'

/** The event cards by their numbers. */
export const EVENTS = 0
export const card = {
  throwAgain: 0,
  sitOut: 2,
  opposite: 4,
  receive200: 6,
  pay100: 8,
  pay200: 10,
  toStart: 12,
  toRisk: 13,
  toAthens: 14,
  toParis: 15,
  nextCustoms: 16,
  back3: 17,
  receive500: 18,
  pay400: 20,
  repairs: 21,
  receiveEach50: 22,
  payEach50: 23,
}

/** Athens and Lisbon cost 1,000 and pay 150 commission, Madrid costs 1,100 and pays 170; an apartment there costs 300. */
export const SOUTH = ['Athen', 'Lissabon', 'Madrid']
export const NORTH = ['Helsinki', 'Kopenhagen', 'Stockholm']
export const BALTIC = ['Tallinn', 'Riga', 'Wilna']
export const CUSTOMS = ['Zoll Brenner', 'Zoll Öresund', 'Zoll Gibraltar', 'Zoll Narwa']
export const RADAR = ['Radar Tunnel', 'Radar Brücke', 'Radar Küste', 'Radar Allee']

/** Event spaces share a name: by their numbers, in board order. */
export const EVENT_SPACES = [7, 17, 27, 37]
/** A space of somebody who is nowhere in the way. */
export const ASIDE = 'Gefängnis West'

/** Levels of the southern cities, in their order. */
export function south(athens: number, lisbon: number, madrid: number): Record<string, number> {
  return { Athen: athens, Lissabon: lisbon, Madrid: madrid }
}

/** A scripted table; the test fails if it did not use all chance that it gave. */
export function table(scene: Scene): Table {
  const t = new Table(euronopoly, scene)
  onTestFinished(() => t.finish())
  return t
}
