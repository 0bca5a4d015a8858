import type { TableView } from '@hausregeln/view-kit/game/client.ts'
import type { PageReel } from '@hausregeln/view-kit/story/reels.ts'
import { useEffect, useRef, useState } from 'react'

/** Where a recorded game is, and how it is wound on and back. */
export interface Winding {
  /** After which entry it is looked at, at once as it is asked for. */
  readonly entry: number
  /** How it stood then, as soon as that is known; null: nothing is there yet. */
  readonly view: TableView | null
  readonly to: (entry: number) => void
  /** To the next entry by which something changes, or the one before it. */
  readonly step: (by: 1 | -1) => void
}

/** A recorded game is wound: of what is asked while the worker still winds, the last counts. */
export function useWinding(reel: PageReel, begin: number): Winding {
  const [entry, setEntry] = useState(() => Math.max(0, Math.min(begin, reel.length)))
  const [view, setView] = useState<TableView | null>(null)
  const wanted = useRef(-1)
  const winds = useRef(false)
  useEffect(() => {
    wanted.current = entry
    if (winds.current) return
    winds.current = true
    void wind()
    async function wind() {
      for (let at = -1; at !== wanted.current; ) {
        at = wanted.current
        const shown = await reel.at(at)
        if (at === wanted.current) setView(shown)
      }
      winds.current = false
    }
  }, [reel, entry])
  const step = (by: 1 | -1) => setEntry((at) => nextStep(reel, at, by))
  return { entry, view, to: (at) => setEntry(Math.max(0, Math.min(reel.length, at))), step }
}

/** The nearest entry after or before this one by which something changes; the ends are the limits. */
export function nextStep({ steps, length }: Pick<PageReel, 'steps' | 'length'>, entry: number, by: 1 | -1): number {
  if (by > 0) return steps.find((step) => step > entry) ?? length
  return steps.findLast((step) => step < entry) ?? 0
}
