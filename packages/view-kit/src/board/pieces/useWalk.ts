import { JUMP_TIME, walkTime, wayKind, wayPath } from '@hausregeln/engine/kit/scene/way.ts'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { inMotion } from '../../design/motion.ts'
import type { Placed } from '../placing.ts'
import { type Point, walkFrames } from './walk.ts'

const RESEAT_TIME = 180
const JUMP_HEIGHT = 150

export interface Walk extends Placed {
  /** Where a piece touches each space on its way. */
  readonly stations: readonly Point[]
  readonly onArrival?: ((seat: number) => void) | undefined
}

interface Motion {
  readonly keyframes: Keyframe[]
  /** Milliseconds. */
  readonly time: number
}

interface Running {
  readonly animation: Animation
  readonly end: () => void
}

/** From one place to the next: a walk when the space is another one, else a small shift. */
function motion(from: Placed, { piece, at, slot, stations }: Walk): Motion {
  const kind = piece.via ?? wayKind(from.at, at, stations.length, piece.jailed ?? false)
  const path = wayPath(from.at, at, stations.length, kind)
  const between = path.slice(0, -1).flatMap((index) => stations[index] ?? [])
  const jump = kind === 'jump' && path.length > 0
  const hop = jump ? JUMP_HEIGHT : path.length > 0 ? slot.size * 0.32 : 0
  const size = slot.size / 32
  const keyframes = walkFrames([from.slot, ...between, slot], hop, jump).map(({ x, y, scale, easing }) => ({
    transform: `translate(${x}px, ${y}px) scale(${scale * size})`,
    easing,
  }))
  const time = path.length === 0 ? RESEAT_TIME : jump ? JUMP_TIME : walkTime(path.length)
  return { keyframes, time }
}

/**
 * Animates a piece to its new place whenever that changes, and reports once when it has reached another space. A walk
 * goes on when the pieces at its goal only close ranks; a new walk ends the one before. With reduced motion the piece
 * is simply there.
 */
export function useWalk(group: RefObject<SVGGElement | null>, walk: Walk): void {
  const latest = useRef(walk)
  const running = useRef<Running | null>(null)

  useLayoutEffect(() => {
    const from = latest.current
    latest.current = walk
    const away = from.at !== walk.at
    const shifted = from.slot.x !== walk.slot.x || from.slot.y !== walk.slot.y
    if (!group.current || (!away && (!shifted || running.current))) return
    running.current?.end()
    if (away && matchMedia('(prefers-reduced-motion: reduce)').matches) return walk.onArrival?.(walk.piece.seat)
    const { keyframes, time } = motion(from, walk)
    const animation = group.current.animate(keyframes, { duration: time })
    const end = () => {
      animation.cancel()
      running.current = null
      if (away) latest.current.onArrival?.(walk.piece.seat)
    }
    animation.onfinish = end
    running.current = { animation, end }
    if (away) inMotion(animation, group.current)
  }, [group, walk])

  useEffect(() => () => running.current?.animation.cancel(), [])
}
