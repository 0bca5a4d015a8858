import type { FrameName } from '../vocabulary.ts'

/** Of a deed of the seat's own, what is seen at a glance, a bit each. Dear: it is mortgaged, for more than the seat has. */
export const DeedFact = { mortgaged: 1, built: 2, wholeGroup: 4, dear: 8 } as const

/**
 * When an action can be legal at all, and on which deeds: as much as is seen at a glance, so that its `check` is not asked
 * in vain. What is left out does not matter. It may promise too much, but what it excludes is never listed.
 */
export interface Listed {
  /** Kinds of frame: one of them is on top. */
  readonly during?: readonly FrameName[]
  /** Stages of that frame. */
  readonly stages?: readonly number[]
  /** Only for the seat whose turn it is. */
  readonly onTurn?: true
  /** Only for a seat that is in jail; or only for one that is not. */
  readonly inJail?: boolean
  /** Not while a frame is on top that lets only its own seats act. */
  readonly unlessExclusive?: true
  /** Deeds of the seat's own; or those that nobody owns in groups of which it has some; else any. */
  readonly deeds?: 'own' | 'joining'
  /** What a deed of the seat's own must be, and what it must not be. */
  readonly must?: readonly (keyof typeof DeedFact)[]
  readonly mustNot?: readonly (keyof typeof DeedFact)[]
}
