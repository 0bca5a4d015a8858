/** How a piece gets from one space to another. */
export type WayKind = 'forward' | 'back' | 'jump'

/** Going back this far or less is taken for a walk backwards. */
const LONGEST_WALK_BACK = 3

/** Milliseconds that a piece takes for a jump. */
export const JUMP_TIME = 620

/** Milliseconds for which a piece has come to rest before anything else happens. */
export const SETTLE_TIME = 180

/** How a piece got from one index to another on a ring of `count` spaces. */
export function wayKind(from: number, to: number, count: number, jailed: boolean): WayKind {
  if (jailed) return 'jump'
  const ahead = (to - from + count) % count
  return ahead > 0 && count - ahead <= LONGEST_WALK_BACK ? 'back' : 'forward'
}

/**
 * The indices that a piece touches on its way, the last one included, the first one not. A jump touches only its
 * goal; a piece that stays goes nowhere.
 */
export function wayPath(from: number, to: number, count: number, kind: WayKind): readonly number[] {
  if (from === to) return []
  if (kind === 'jump') return [to]
  const step = kind === 'forward' ? 1 : -1
  const path: number[] = []
  for (let at = from; at !== to; ) {
    at = (at + step + count) % count
    path.push(at)
  }
  return path
}

/** Milliseconds for one step: brisk, and quicker on long ways, so that a walk around the board takes two seconds. */
export function stepTime(steps: number): number {
  return Math.max(55, Math.min(190, 2000 / steps))
}

/** Milliseconds for a walk of so many steps. */
export function walkTime(steps: number): number {
  return steps === 0 ? 0 : stepTime(steps) * steps
}
