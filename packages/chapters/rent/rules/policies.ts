import type { Game } from '@hausregeln/engine/core/game.ts'
import { policy } from '@hausregeln/engine/core/policy.ts'

type OfDeed = (g: Game, frame: number, seat: number, deed: number) => void

/** What the chapter on rent asks. */
export const policies = {
  /** A deed that nobody owns has been reached. */
  unowned: policy<OfDeed>('unowned', { theme: 'property' }),
  /** A player has reached their own deed. */
  ownDeed: policy<OfDeed>(null),
  /** Whether rent must be demanded by its owner; else it is collected at once. */
  rentOnDemand: policy<boolean>('rentOnDemand'),
  /** What part of a rent an owner in jail is paid: all of it, one in so many, or, by 0, none. */
  rentInJail: policy<number>('rentInJail'),
  /** When the rent of an unbuilt street of a whole group doubles. */
  groupRent: policy<'never' | 'unlessMortgaged' | 'always'>('groupRent'),
  /** Utilities: a fresh throw on every visit instead of the throw that led there. */
  freshUtilityThrow: policy<boolean>('freshUtilityThrow', {
    arises: ({ hasSpace }) => hasSpace('utility'),
    governs: ['rentUtility'],
  }),
} as const
