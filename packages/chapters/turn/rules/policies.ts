import type { Game } from '@hausregeln/engine/core/game.ts'
import { type Asked, policy } from '@hausregeln/engine/core/policy.ts'
import type { Milestone } from './rules.ts'

/** What comes of doubles beyond their throw is asked only where they throw again. */
const AGAIN = { arises: ({ is }: Asked) => is('doublesAgain', 'throwAgain') }

type OfTurn = (g: Game, frame: number, seat: number) => void

/** What the chapter on turns asks. */
export const policies = {
  /** The first turn begins: notes at which place in the seating order rounds end. */
  roundsEnd: policy<(g: Game) => void>(null),
  /** Whether players may end their turn instead of throwing again after doubles. */
  doublesOptional: policy<boolean>('doublesOptional', { ...AGAIN, governs: ['doubles'] }),
  /** Whether doubles throw again at all. */
  doublesAgain: policy<boolean>('doublesAgain', { quiet: true, governs: ['doubles'] }),
  /** Whether the third doubles in a row lead to jail. */
  thirdDoubles: policy<boolean>('thirdDoubles', { ...AGAIN, quiet: true }),
  /** Two ones have been thrown in a turn, out of jail, wherever these doubles lead; null: a throw as any other. */
  doubleOne: policy<((g: Game, seat: number) => void) | null>('doubleOne', { quiet: true, theme: 'spaces' }),
  /** Whether two ones count only where these doubles throw again. */
  onesOnlyMoved: policy<boolean>(null),
  /** Whether the same doubles twice in a row lead to jail. */
  sameDoublesTwice: policy<boolean>('sameDoublesTwice', { ...AGAIN, governs: ['sameDoubles'] }),
  /** A piece has reached or passed the start moving forward; null: that pays the salary and nothing else. */
  startReached: policy<((g: Game, seat: number, exactly: boolean) => void) | null>('startReached', {
    theme: 'spaces',
    governs: ['salary'],
  }),
  /** A space that counts as soon as a piece reaches or passes it, or none. */
  milestone: policy<Milestone | null>('milestone', { theme: 'trade' }),
  /** The rent is found by a throw of its own. */
  rentThrow: policy<OfTurn>(null),
  /** A card is to be drawn and carried out. */
  drawCard: policy<OfTurn>('drawCard', {
    theme: 'spaces',
    governs: ['cards'],
    serves: 'cards',
    arises: ({ isPlayed }) => isPlayed('onCards'),
  }),
  /** The elimination of a seat that is doomed takes effect. */
  eliminate: policy<(g: Game, seat: number) => void>(null),
  /** The turn has passed to its end: may end the game, or lay a frame and be asked again when it is done. */
  turnEnded: policy<(g: Game) => void>('turnEnded', { theme: 'end', governs: ['timeLimit'] }),
} as const
