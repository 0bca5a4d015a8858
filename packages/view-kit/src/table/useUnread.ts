import { useEffect, useRef } from 'react'

/** What has changed this short a time ago cannot have been read, in milliseconds. */
const UNREAD = 350

/**
 * Asks whether a button has only just changed what it says. `says`: what others can change while your finger is on the
 * way, such as the bid to be topped.
 */
export function useUnread(says: number): () => boolean {
  const changed = useRef(Number.NEGATIVE_INFINITY)
  const before = useRef(says)
  useEffect(() => {
    if (before.current !== says) changed.current = performance.now()
    before.current = says
  }, [says])
  return () => performance.now() - changed.current <= UNREAD
}
