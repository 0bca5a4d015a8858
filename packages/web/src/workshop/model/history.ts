/** What has been, and what has been taken back and may come again. */
export interface History<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  /** What the last step was about; null: nothing that may go on. */
  readonly about: string | null
}

/** So many steps are remembered. */
const MOST_STEPS = 100

/** A history without steps. */
export function begun<T>(now: T): History<T> {
  return { past: [], now, future: [], about: null }
}

/**
 * A further step; one that changes nothing is none. What had been taken back is gone. `about`: steps about the same thing
 * one after the other, as when somebody types a number, are one.
 */
export function stepped<T>(history: History<T>, next: T, about: string | null = null): History<T> {
  const { past, now } = history
  if (next === now) return history
  const goesOn = about !== null && about === history.about
  return { past: goesOn ? past : [...past, now].slice(-MOST_STEPS), now: next, future: [], about }
}

/** One step back; at the beginning the same. */
export function undone<T>({ past, now, future, about }: History<T>): History<T> {
  const before = past.at(-1)
  if (before === undefined) return { past, now, future, about }
  return { past: past.slice(0, -1), now: before, future: [now, ...future], about: null }
}

/** One step that was taken back, made again; at the end the same. */
export function redone<T>({ past, now, future, about }: History<T>): History<T> {
  const [next, ...later] = future
  if (next === undefined) return { past, now, future, about }
  return { past: [...past, now], now: next, future: later, about: null }
}
