import { type Scene, Table } from '@hausregeln/chapters/testing/script.ts'
import { onTestFinished } from 'vitest'
import { stadium } from '../../src/stadium/book.ts'

export { BANK, built, CHANCE as AWAY, COMMUNITY as HOME, chanceCard, communityCard, POT } from '../classic/table.ts'

/** The deeds of a colour group, for positions. */
export const BROWN = ['Bolzplatz', 'Ascheplatz']
export const LIGHT_BLUE = ['Kassenhäuschen', 'Drehkreuz', 'Bratwurstbude']
export const PINK = ['Zeugwartkammer', 'Gästekabine', 'Spielertunnel']
export const ORANGE = ['Gegengerade', 'Südkurve', 'Nordkurve']
export const RED = ['Trainerbank', 'Eckfahne', 'Seitenlinie']
export const YELLOW = ['Linksaußen', 'Rechtsaußen', 'Libero']
export const GREEN = ['Mittelkreis', 'Strafraum', 'Elfmeterpunkt']
export const DARK_BLUE = ['Ehrenloge', 'Pokalvitrine']
export const VENUES = ['Maulwurfwiese', 'Nebelkessel', 'Wolkenpark', 'Flutlichtdom']
export const SHOPS = ['Schalladen', 'Trikotladen']
const ALL_DEEDS = [BROWN, LIGHT_BLUE, PINK, ORANGE, RED, YELLOW, GREEN, DARK_BLUE, VENUES, SHOPS].flat()

export const START = 'Anstoß (LOS)'
export const JAIL = 'Gefängnis / nur Zaungast'
export const PARKING = 'Frei Parken (Fanparkplatz)'
export const GO_TO_JAIL = 'Rote Karte: ins Gefängnis'
export const BUS_REPAIR = 'Mannschaftsbus-Reparatur'
export const PLAY_OFF = 'Relegationsspiel'

/** Faces of the speed die above its numbers. */
export const BUS = 4
export const MR_M = 5
export const MR_M_TOO = 6

/** All deeds but these. */
export function allBut(...deeds: readonly string[]): string[] {
  return ALL_DEEDS.filter((deed) => !deeds.includes(deed))
}

/** A scripted stadium table: the test fails if it gives chance that was not needed. Nobody has passed the start yet. */
export function table(scene: Scene): Table {
  const t = new Table(stadium, scene)
  onTestFinished(() => t.finish())
  return t
}

/** A table for two (unless told otherwise) at which seat 0, on turn, throws the speed die. */
export function withSpeedDie(scene: Partial<Scene> = {}): Table {
  const t = table({ seats: 2, starts: 0, ...scene })
  t.g.s.laps[0] = 1
  return t
}

/** The seat on turn, which has not passed the start yet, goes to Frei Parken and ends its turn. */
export function idleTurn(t: Table): void {
  const { turn } = t
  t.g.s.place[turn] = 17
  t.throws(turn, [1, 2])
  t.do(turn, 'endTurn')
}
