import type { SeenMoment } from '@hausregeln/view-kit/table/context.ts'

/** Milliseconds for which a moment stays that has no scene, or one too short to be read: where nothing travels. */
const STAYS = 2800
const READABLE = 600
/** Milliseconds after which it makes room for the next one. */
const GIVES_WAY = 1400

/**
 * The moments that are still to be seen once another one has come: as long as its scene runs it is seen alone; what has
 * no scene to be read in waits its turn.
 */
export function withNext(waiting: readonly SeenMoment[], { moment, length }: SeenMoment): readonly SeenMoment[] {
  return length < READABLE ? [...waiting, { moment, length: STAYS }] : [{ moment, length }]
}

/** Milliseconds for which the first of them is seen. */
export function seenFor([first, second]: readonly SeenMoment[]): number {
  const length = first?.length ?? 0
  return second === undefined ? length : Math.min(length, GIVES_WAY)
}
