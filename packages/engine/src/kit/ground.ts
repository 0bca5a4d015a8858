/**
 * Where buildings stand: on whole groups evenly or not, on any street of the player's own, or by another chapter's
 * rules.
 */
export type Ground = 'even' | 'uneven' | 'single' | 'own'

/** How high a street may be built on by what its owner has of its group. */
export interface Ladder {
  /** The highest level, by the number of streets of the group that one owns. */
  readonly highest: readonly number[]
  /** On whole groups: the least level of the others, by the level of each street. */
  readonly leastOfOthers: readonly number[]
}
