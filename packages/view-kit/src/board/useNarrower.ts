import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether an element is seen narrower than so many CSS pixels: two fingers that draw it apart make it wider. Until it can
 * be measured the window's width says it, which no element exceeds: so on a phone what is drawn first is what stays.
 */
export function useNarrower(ref: RefObject<HTMLElement | null>, width: number): boolean {
  const [isNarrow, setNarrow] = useState(() => innerWidth < width)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setNarrow(element.clientWidth * (visualViewport?.scale ?? 1) < width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    visualViewport?.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      visualViewport?.removeEventListener('resize', measure)
    }
  }, [ref, width])
  return isNarrow
}
