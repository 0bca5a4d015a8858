import type { OptionName } from '@hausregeln/engine'

/** A game that is kept as a record: who plays it, by which seed and options. */
export interface GameSpec {
  readonly rulebook: string
  readonly seats: readonly string[]
  readonly seed: number
  readonly options?: Readonly<Partial<Record<OptionName, number>>>
}

const four = (bot: string) => [bot, bot, bot, bot]

/** The games on file: two to eight seats, every bot, every option of the classic rules, and the other rulebooks. */
export const SPECS: readonly GameSpec[] = [
  { rulebook: 'classic', seats: ['steady', 'steady'], seed: 101 },
  { rulebook: 'classic', seats: ['steady', 'plain', 'random'], seed: 102 },
  { rulebook: 'classic', seats: four('steady'), seed: 103 },
  { rulebook: 'classic', seats: four('steady'), seed: 104, options: { autoRent: 1 } },
  { rulebook: 'classic', seats: four('steady'), seed: 105, options: { freeParkingPot: 1 } },
  { rulebook: 'classic', seats: four('steady'), seed: 106, options: { shortGame: 1 } },
  { rulebook: 'classic', seats: ['steady', 'steady', 'plain'], seed: 107, options: { timeLimit: 60 } },
  { rulebook: 'classic', seats: four('steady'), seed: 108, options: { speedDie: 1 } },
  { rulebook: 'classic', seats: [...four('steady'), 'plain', 'steady'], seed: 109 },
  { rulebook: 'classic', seats: [...four('steady'), ...four('steady')], seed: 110 },
  { rulebook: 'classic', seats: ['plain', 'steady', 'random', 'steady'], seed: 111, options: { shortGame: 1 } },
  { rulebook: 'stadium', seats: four('steady'), seed: 112 },
  { rulebook: 'simplified', seats: four('steady'), seed: 113 },
  { rulebook: 'euronopoly', seats: four('steady'), seed: 114 },
  { rulebook: 'euronopoly', seats: ['plain', 'steady', 'random'], seed: 115 },
  { rulebook: 'exchange', seats: four('steady'), seed: 116 },
  { rulebook: 'exchange', seats: ['steady', 'random', 'steady', 'plain', 'random'], seed: 117 },
]
