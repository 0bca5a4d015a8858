import { useSyncExternalStore } from 'react'

/** What moves on the page and is to be waited for: dice that roll, pieces that walk. */
const running = new Set<Animation>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

let rate = 1

/** What begins to move from now on does so this many times as fast as it is written. */
export function setMotionRate(times: number): void {
  rate = times
}

/** Something moves until this animation is over, if anybody can see it. */
export function inMotion(animation: Animation, element: Element): void {
  if (!element.checkVisibility()) return
  animation.updatePlaybackRate(rate)
  running.add(animation)
  const over = () => {
    if (running.delete(animation)) tell()
  }
  animation.addEventListener('finish', over)
  animation.addEventListener('cancel', over)
  tell()
}

/** Everything that moves is at rest at once. */
export function finishMotion(): void {
  const moving = [...running]
  running.clear()
  for (const animation of moving) animation.finish()
  tell()
}

/** Calls back as soon as nothing moves that is to be waited for: at once, if nothing does. Returns what calls it off. */
export function whenStill(call: () => void): () => void {
  let stop: () => void = () => undefined
  const look = () => {
    if (running.size > 0) return
    stop()
    call()
  }
  stop = subscribe(look)
  look()
  return stop
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something moves that is to be waited for. */
export function useMoving(): boolean {
  return useSyncExternalStore(subscribe, () => running.size > 0)
}
