import { useCallback, useSyncExternalStore } from 'react'

/** Where nobody has keys, none are told; as in `decision__key` (table.css). */
export const KEYBOARD_LIKELY = '(hover: hover) and (pointer: fine)'

/** Whether a media query holds, and that it does no more. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
