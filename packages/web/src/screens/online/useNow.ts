import { SECOND } from '@hausregeln/view-kit/table/turn/clock.ts'
import { useEffect, useState } from 'react'

/** The time by this page's own clock, updated every second. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return now
}
