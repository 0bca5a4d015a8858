import { useEffect, useRef } from 'react'
import { listenForGestures, sound } from '../sound/ears.ts'
import type { Show } from './useShown.ts'

/** What is seen is heard, by those who sit at this screen: once for each change of what is shown. */
export function useSounds(
  { view, heard, length }: Pick<Show, 'view' | 'heard' | 'length'>,
  persons: readonly number[],
): void {
  const { change } = view.snapshot
  const last = useRef(change)
  useEffect(listenForGestures, [])
  useEffect(() => {
    if (last.current === change) return
    last.current = change
    sound(heard, persons, length)
  })
}
