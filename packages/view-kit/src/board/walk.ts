import type { WalkKind } from './types.ts'

/** Going back this far or less is taken for a walk backwards. */
const LONGEST_WALK_BACK = 3

/** Guesses how a piece got from one index to another on a ring of `count` spaces. */
export function guessWalk(from: number, to: number, count: number, jailed: boolean): WalkKind {
  if (jailed) return 'jump'
  const ahead = (to - from + count) % count
  return ahead > 0 && count - ahead <= LONGEST_WALK_BACK ? 'back' : 'forward'
}

/**
 * The indices that a piece touches on its way, the last one included, the first one not. A jump touches only its
 * goal; a piece that stays goes nowhere.
 */
export function walkPath(from: number, to: number, count: number, kind: WalkKind): readonly number[] {
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

export interface Point {
  readonly x: number
  readonly y: number
}

/** Milliseconds for one step: brisk, and quicker on long ways, so that a walk around the board takes two seconds. */
export function stepTime(steps: number): number {
  return Math.max(55, Math.min(190, 2000 / steps))
}

/** Milliseconds for a jump. */
export const JUMP_TIME = 620

export interface WalkFrame extends Point {
  readonly scale: number
  readonly easing: string
}

/** Stations of a walk for the animation: every step is a little hop, a jump one high arc. */
export function walkFrames(points: readonly Point[], hop: number, jump: boolean): readonly WalkFrame[] {
  const frames: WalkFrame[] = []
  for (const [index, point] of points.entries()) {
    frames.push({ ...point, scale: 1, easing: 'ease-out' })
    const next = points[index + 1]
    if (!next) continue
    const x = (point.x + next.x) / 2
    const y = (point.y + next.y) / 2 - hop
    frames.push({ x, y, scale: jump ? 1.6 : 1.08, easing: 'ease-in' })
  }
  return frames
}
