import type { Vocabulary } from './vocabulary.ts'

/** The core's own words: turns, seats, space, chance and the keeper of a game. */
export const words = {
  slots: ['material', 'board', 'turnOrder', 'throw', 'endTurn', 'resign', 'lastPlayer', 'keeper'],
  refusals: {
    gameOver: 'lastPlayer',
    notInGame: 'turnOrder',
    notInRulebook: 'material',
    malformed: 'material',
    diceInTheAir: 'throw',
    notYourTurn: 'turnOrder',
    notNow: 'turnOrder',
    noSuchSpace: 'board',
    noSuchDeed: 'board',
    noChanceAwaited: 'throw',
    noSuchOutcome: 'throw',
    otherChance: 'throw',
  },
  events: {
    resigned: ['seat'],
    left: ['seat', 'heir'],
    timeUp: [],
    gameOver: ['reason', 'winners'],
    adjusted: ['what', 'of', 'value', 'detail'],
    corrected: ['entry'],
    saved: [],
    chanceMoved: ['source'],
  },
  actions: { throw: 'none', endTurn: 'none' },
  frames: ['turn'],
  endings: ['lastPlayer', 'agreed'],
} as const satisfies Vocabulary
