import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has more than it can show, so that the keyboard must reach it for scrolling. */
export function useScrolls(container: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = container.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [container])
  return scrolls
}
