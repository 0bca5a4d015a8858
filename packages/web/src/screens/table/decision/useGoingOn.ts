import { useEffect, useRef } from 'react'

/** Presses within so many milliseconds were meant for what was on screen before. */
const TOO_SOON = 300

/**
 * Goes on by itself from a place of the game (null: from none) after it has been seen for `after` milliseconds: not while the page is
 * hidden or something is open over it. Whoever touches anything but the answer itself stops it.
 */
export function useGoingOn(place: string | null, after: number, go: () => void, stop: () => void): void {
  const latest = useRef(go)
  useEffect(() => {
    latest.current = go
  })
  useEffect(() => {
    if (place === null) return
    const begun = performance.now()
    const isAnswer = (target: EventTarget | null) =>
      target instanceof Element && target.closest('.decision .js-main, .decision__stop') !== null
    const touched = (event: Event) => {
      if (performance.now() - begun > TOO_SOON && !isAnswer(event.target)) stop()
    }
    const timer = setTimeout(() => {
      if (document.hidden || document.querySelector('dialog[open]') !== null) stop()
      else latest.current()
    }, after)
    addEventListener('pointerdown', touched, true)
    addEventListener('keydown', touched, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', touched, true)
      removeEventListener('keydown', touched, true)
    }
  }, [place, after, stop])
}
