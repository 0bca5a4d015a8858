import type { BoardDef, GroupDef, SpaceDef } from '@hausregeln/engine/kit/definition.ts'
import { board as classicBoard } from '../classic/board.ts'
import { noun, said } from '../own.ts'
import { away, home } from './cards.ts'

/**
 * The parts of the ground, under floodlight. Under normal, red-blind, green-blind and blue-blind sight any two colours
 * stay at least 0.09 apart in OKLab (palette.test.ts).
 */
const groups: Readonly<Record<string, GroupDef>> = {
  brown: { name: said('stadium', 'group-brown'), colour: '#87402a' },
  lightBlue: { name: said('stadium', 'group-lightBlue'), colour: '#8fe9ff' },
  pink: { name: said('stadium', 'group-pink'), colour: '#f03fd0' },
  orange: { name: said('stadium', 'group-orange'), colour: '#ff9d1c' },
  red: { name: said('stadium', 'group-red'), colour: '#f12e1a' },
  yellow: { name: said('stadium', 'group-yellow'), colour: '#f4e340' },
  green: { name: said('stadium', 'group-green'), colour: '#00b783' },
  darkBlue: { name: said('stadium', 'group-darkBlue'), colour: '#1d3fd1' },
  station: { name: said('stadium', 'group-station'), colour: '#67616f' },
  utility: { name: said('stadium', 'group-utility'), colour: '#aab2c8' },
}

/** S-0.1: the names of the spaces, a side at a time. */
const names: readonly string[] = [
  'kickOffStart',
  'kickaboutPitch',
  'homeGame',
  'cinderPitch',
  'teamBusRepair',
  'molehillMeadow',
  'ticketBooth',
  'awayGame',
  'turnstile',
  'sausageStall',

  'jailOnlooker',
  'kitRoom',
  'scarfShop',
  'visitorsDressingRoom',
  'playersTunnel',
  'mistyBowl',
  'farSide',
  'homeGame',
  'southTerrace',
  'northTerrace',

  'freeCarParkFans',
  'dugout',
  'awayGame',
  'cornerFlag',
  'touchline',
  'cloudPark',
  'leftWing',
  'rightWing',
  'shirtShop',
  'sweeper',

  'redCardOffToJail',
  'centreCircle',
  'penaltyArea',
  'homeGame',
  'penaltySpot',
  'floodlightDome',
  'awayGame',
  'directorsBox',
  'relegationPlayOff',
  'trophyCabinet',
]

/** The classic space under its name here. */
function renamed(space: SpaceDef, at: number): SpaceDef {
  const name = names[at]
  if (name === undefined) throw new Error(`space ${at} has no name`)
  return { ...space, name: said('stadium', `space-${name}`) }
}

/** S-0.1: order, prices, rents and taxes are those of K-0.2. */
export const board: BoardDef = {
  currency: said('stadium', 'currency'),
  scenery: 'ground',
  jail: { inside: said('stadium', 'jail-inside'), visiting: said('stadium', 'jail-visiting') },
  pieces: {
    house: noun('stadium', 'house'),
    hotel: noun('stadium', 'hotel'),
  },
  decks: [away, home],
  groups,
  spaces: classicBoard.spaces.map(renamed),
}
