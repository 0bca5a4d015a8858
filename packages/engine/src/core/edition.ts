/**
 * The edition of the rules that this program has: it rises by one when what a rule does, in any book, is set right. New
 * games are of this edition; a game that has begun in an earlier one goes on in that one, and so do records of it.
 */
export const EDITION = 2

/** What a record says of its edition. The first ones said nothing. */
export interface OfEdition {
  readonly edition?: number | undefined
}

/** The edition of a game with this header. */
export function editionOf({ edition = 1 }: OfEdition): number {
  return edition
}

export function isEdition(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1
}

/** Something as it was up to an edition, that one included: books compiled for that edition or an earlier one have it. */
export interface Former<What> {
  readonly until: number
  readonly was: What
}

/**
 * A choice as it was until this edition. One with the id of a choice that is still offered stands in its place; any
 * other holds wherever its policy is asked: nobody asked it then, and all books did so. It is offered to nobody.
 */
export function former<What>(until: number, was: What): Former<What> {
  return { until, was }
}

/** What of all this held in an edition. */
export function heldIn<What>(edition: number, formers: readonly Former<What>[]): readonly What[] {
  return formers.filter(({ until }) => edition <= until).map(({ was }) => was)
}
