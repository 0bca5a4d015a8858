import { useSyncExternalStore } from 'react'
import { keep, kept, type ShelfKey } from './shelf.ts'

/** One of a few words that a person chose and the browser remembers, such as the language or the theme. */
export interface StoredChoice<T extends string> {
  readonly get: () => T
  /** Remembers the choice and tells every component that uses it. */
  readonly set: (value: T) => void
  /** Calls back after each change; returns the function that ends this. */
  readonly subscribe: (listener: () => void) => () => void
}

export interface StoredChoiceOptions<T extends string> {
  /** Key in localStorage. */
  readonly key: ShelfKey
  readonly values: readonly T[]
  /** What holds as long as nothing valid is stored. */
  readonly fallback: () => T
  /** Carries the choice to the document; called at once and after each change. */
  readonly apply: (value: T) => void
}

/** A choice that this browser keeps and that applies to the whole page. */
export function createStoredChoice<T extends string>(options: StoredChoiceOptions<T>): StoredChoice<T> {
  const stored = kept(options.key)
  let current = options.values.find((value) => value === stored) ?? options.fallback()
  const listeners = new Set<() => void>()
  options.apply(current)
  return {
    get: () => current,
    set(value) {
      if (value === current) return
      current = value
      keep(options.key, value)
      options.apply(value)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value that is chosen now. */
export function useStoredChoice<T extends string>(choice: StoredChoice<T>): T {
  return useSyncExternalStore(choice.subscribe, choice.get)
}
