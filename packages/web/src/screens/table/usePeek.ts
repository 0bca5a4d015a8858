import { useCallback, useEffect, useRef, useState } from 'react'

/** So long one rests on a space before it is looked at, in milliseconds: crossing the board shows nothing. */
const REST = 160

/** The space on which the mouse or the keyboard rests, and what is told of it; null: none. */
export function usePeek(): readonly [number | null, (space: number | null) => void] {
  const [peeked, setPeeked] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const peek = useCallback((space: number | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setPeeked(space), REST)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [peeked, peek]
}
