import type { BoardDef, GroupDef, SpaceDef } from '@hausregeln/engine/kit/definition.ts'
import { board as classicBoard } from '../classic/board.ts'
import { bookText, noun } from '../own.ts'
import { away, home } from './cards.ts'

/**
 * The parts of the ground, under floodlight. Under normal, red-blind, green-blind and blue-blind sight any two colours
 * stay at least 0.09 apart in OKLab (palette.test.ts).
 */
const groups: Readonly<Record<string, GroupDef>> = {
  brown: { name: bookText('stadium', 'group-brown'), colour: '#87402a' },
  lightBlue: { name: bookText('stadium', 'group-lightBlue'), colour: '#8fe9ff' },
  pink: { name: bookText('stadium', 'group-pink'), colour: '#f03fd0' },
  orange: { name: bookText('stadium', 'group-orange'), colour: '#ff9d1c' },
  red: { name: bookText('stadium', 'group-red'), colour: '#f12e1a' },
  yellow: { name: bookText('stadium', 'group-yellow'), colour: '#f4e340' },
  green: { name: bookText('stadium', 'group-green'), colour: '#00b783' },
  darkBlue: { name: bookText('stadium', 'group-darkBlue'), colour: '#1d3fd1' },
  station: { name: bookText('stadium', 'group-station'), colour: '#67616f' },
  utility: { name: bookText('stadium', 'group-utility'), colour: '#aab2c8' },
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
  return { ...space, name: bookText('stadium', `space-${name}`) }
}

/** S-0.1: order, prices, rents and taxes are those of K-0.2. */
export const board: BoardDef = {
  currency: bookText('stadium', 'currency'),
  scenery: 'ground',
  jail: { inside: bookText('stadium', 'jail-inside'), visiting: bookText('stadium', 'jail-visiting') },
  pieces: {
    house: noun('stadium', 'house'),
    hotel: noun('stadium', 'hotel'),
  },
  decks: [away, home],
  groups,
  spaces: classicBoard.spaces.map(renamed),
}
