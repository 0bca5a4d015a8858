import { startTransition, useEffect, useState } from 'react'

/**
 * What a store holds, for what takes long to draw: a change is rendered in slices, between which the page hears touches.
 * (`useSyncExternalStore` renders it in one piece.) Until it stands, the page shows what was held before.
 */
export function useInSlices<T>(subscribe: (listener: () => void) => () => void, get: () => T): T {
  const [held, setHeld] = useState(get)
  useEffect(() => {
    const take = () => startTransition(() => setHeld(() => get()))
    take()
    return subscribe(take)
  }, [subscribe, get])
  return held
}
