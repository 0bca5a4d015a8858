import { type RefObject, useEffect } from 'react'

/**
 * On a phone, tells the page how high the sheet with the decision is: bubbles stand above it, and so comes to lie what is
 * scrolled to. Nothing but the strip and the page itself has to be drawn anew for it.
 */
export function useSheet(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sheet = content.current?.closest<HTMLElement>('.decision')
    if (!sheet) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const strip = document.querySelector<HTMLElement>('.strip')
      const height = `${sheet.offsetHeight}px`
      strip?.style.setProperty('--decision-height', height)
      style.scrollPaddingBottom = strip === null ? '' : height
    })
    observer.observe(sheet)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [content])
}
