import { useSyncExternalStore } from 'react'

/** What moves on the page and is to be waited for: dice that roll, pieces that walk. */
const running = new Set<Animation>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Something moves until this animation is over, if anybody can see it. */
export function inMotion(animation: Animation, element: Element): void {
  if (!element.checkVisibility()) return
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something moves that is to be waited for. */
export function useMoving(): boolean {
  return useSyncExternalStore(subscribe, () => running.size > 0)
}
