import type { BoardDef, GroupDef, SpaceDef } from '@hausregeln/engine/kit/definition.ts'
import { board as classicBoard } from '../classic/board.ts'
import { away, home } from './cards.ts'

/**
 * The parts of the ground, under floodlight. Under normal, red-blind, green-blind and blue-blind sight any two colours
 * stay at least 0.09 apart in OKLab (palette.test.ts).
 */
const groups: Readonly<Record<string, GroupDef>> = {
  brown: { name: { de: 'Trainingsgelände', en: 'Practice pitches' }, colour: '#87402a' },
  lightBlue: { name: { de: 'Vorplatz', en: 'Forecourt' }, colour: '#8fe9ff' },
  pink: { name: { de: 'Katakomben', en: 'Backstage' }, colour: '#f03fd0' },
  orange: { name: { de: 'Fanblöcke', en: 'Terraces' }, colour: '#ff9d1c' },
  red: { name: { de: 'Spielfeldrand', en: 'Pitchside' }, colour: '#f12e1a' },
  yellow: { name: { de: 'Positionen', en: 'Positions' }, colour: '#f4e340' },
  green: { name: { de: 'Rasen', en: 'Turf' }, colour: '#00b783' },
  darkBlue: { name: { de: 'Ehrenränge', en: 'Seats of honour' }, colour: '#1d3fd1' },
  station: { name: { de: 'Spielstätten', en: 'Venues' }, colour: '#67616f' },
  utility: { name: { de: 'Läden', en: 'Shops' }, colour: '#aab2c8' },
}

type Name = readonly [de: string, en: string]

const AWAY: Name = ['Auswärtsspiel', 'Away game']
const HOME: Name = ['Heimspiel', 'Home game']

/** S-0.1: the names of the spaces, a side at a time. */
const names: readonly Name[] = [
  ['Anstoß (LOS)', 'Kick-off (Start)'],
  ['Bolzplatz', 'Kickabout Pitch'],
  HOME,
  ['Ascheplatz', 'Cinder Pitch'],
  ['Mannschaftsbus-Reparatur', 'Team Bus Repair'],
  ['Maulwurfwiese', 'Molehill Meadow'],
  ['Kassenhäuschen', 'Ticket Booth'],
  AWAY,
  ['Drehkreuz', 'Turnstile'],
  ['Bratwurstbude', 'Sausage Stall'],

  ['Gefängnis / nur Zaungast', 'Jail / onlooker'],
  ['Zeugwartkammer', 'Kit Room'],
  ['Schalladen', 'Scarf Shop'],
  ['Gästekabine', 'Visitors’ Dressing Room'],
  ['Spielertunnel', 'Players’ Tunnel'],
  ['Nebelkessel', 'Misty Bowl'],
  ['Gegengerade', 'Far Side'],
  HOME,
  ['Südkurve', 'South Terrace'],
  ['Nordkurve', 'North Terrace'],

  ['Frei Parken (Fanparkplatz)', 'Free Car Park (fans)'],
  ['Trainerbank', 'Dugout'],
  AWAY,
  ['Eckfahne', 'Corner Flag'],
  ['Seitenlinie', 'Touchline'],
  ['Wolkenpark', 'Cloud Park'],
  ['Linksaußen', 'Left Wing'],
  ['Rechtsaußen', 'Right Wing'],
  ['Trikotladen', 'Shirt Shop'],
  ['Libero', 'Sweeper'],

  ['Rote Karte: ins Gefängnis', 'Red Card: off to Jail'],
  ['Mittelkreis', 'Centre Circle'],
  ['Strafraum', 'Penalty Area'],
  HOME,
  ['Elfmeterpunkt', 'Penalty Spot'],
  ['Flutlichtdom', 'Floodlight Dome'],
  AWAY,
  ['Ehrenloge', 'Directors’ Box'],
  ['Relegationsspiel', 'Relegation Play-off'],
  ['Pokalvitrine', 'Trophy Cabinet'],
]

/** The classic space under its name here. */
function renamed(space: SpaceDef, at: number): SpaceDef {
  const name = names[at]
  if (name === undefined) throw new Error(`space ${at} has no name`)
  return { ...space, name: { de: name[0], en: name[1] } }
}

/** S-0.1: order, prices, rents and taxes are those of K-0.2. */
export const board: BoardDef = {
  currency: { de: '₩', en: '₩' },
  scenery: 'ground',
  jail: { inside: { de: 'Gefängnis', en: 'Jail' }, visiting: { de: 'nur Zaungast', en: 'onlooker' } },
  pieces: {
    house: { de: { one: 'Tribüne', many: 'Tribünen', gender: 'f' }, en: { one: 'stand', many: 'stands' } },
    hotel: { de: { one: 'Stadion', many: 'Stadien', gender: 'n' }, en: { one: 'stadium', many: 'stadiums' } },
  },
  decks: [away, home],
  groups,
  spaces: classicBoard.spaces.map(renamed),
}
