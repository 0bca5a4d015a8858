import { type KeyboardEvent, useState } from 'react'

export interface Roving {
  /** Index of the one stop of the Tab key. */
  readonly stop: number
  readonly setStop: (index: number) => void
  /** Put on each item; items carry `data-index`, what holds them all `data-roving`. */
  readonly onKeyDown: (event: KeyboardEvent<Element>) => void
}

/** One Tab stop for many items; keys move within. `move` tells where a key leads, or null. */
export function useRoving(count: number, move: (index: number, key: string) => number | null): Roving {
  const [stop, setStop] = useState(0)
  const current = Math.min(stop, count - 1)
  function onKeyDown(event: KeyboardEvent<Element>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = move(current, event.key)
    if (target === null) return
    event.preventDefault()
    setStop(target)
    const items = event.currentTarget.closest('[data-roving]')
    items?.querySelector<HTMLElement>(`[data-index="${target}"]`)?.focus()
  }
  return { stop: current, setStop, onKeyDown }
}
