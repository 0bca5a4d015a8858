import { useLayoutEffect, useRef } from 'react'

interface KeysWish {
  /** Whether keys are listened to now. */
  readonly on?: boolean
  /** Before anything else on the page hears them. */
  readonly first?: boolean
}

/**
 * Hears keys wherever the focus is, from the moment in which what asks for them is on the page: a key that is pressed
 * at once is not lost, however busy the machine is.
 */
export function useKeys(onKey: (event: KeyboardEvent) => void, { on = true, first = false }: KeysWish = {}): void {
  const newest = useRef(onKey)
  useLayoutEffect(() => {
    newest.current = onKey
  })
  useLayoutEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => newest.current(event)
    addEventListener('keydown', listen, first)
    return () => removeEventListener('keydown', listen, first)
  }, [on, first])
}
