import { type MouseEvent, useEffect, useRef } from 'react'

/** What has changed this short a time ago cannot have been read, in milliseconds. */
const UNREAD = 350

/**
 * Tells presses that were meant for a button from slips: the second half of a double click whose first half hit what
 * stood in its place before, and whatever comes when the button has only just changed what it says. `says`: what others
 * can change while your finger is on the way, such as the bid to be topped.
 */
export function useMeant(says?: number): (event: MouseEvent) => boolean {
  const begunHere = useRef(false)
  const changed = useRef(Number.NEGATIVE_INFINITY)
  const before = useRef(says)
  useEffect(() => {
    if (before.current !== says) changed.current = performance.now()
    before.current = says
  }, [says])
  return ({ detail: clicks }) => {
    if (clicks < 2) begunHere.current = true
    return begunHere.current && performance.now() - changed.current > UNREAD
  }
}
