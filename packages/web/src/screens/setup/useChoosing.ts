import { startTransition, useOptimistic, useRef } from 'react'

/** Chooses what has to come first. `isLast`: whether nothing else has been chosen since. */
export type Choose = (id: string, bring: (isLast: () => boolean) => Promise<void>) => void

export interface Choosing {
  /** What was chosen last: `value`, or what is on its way. */
  readonly shown: string
  readonly isComing: boolean
  readonly choose: Choose
}

/** Choosing what may be on its way for a while: what was chosen last is shown at once, and counts whatever comes last. */
export function useChoosing(value: string): Choosing {
  const [shown, show] = useOptimistic(value)
  const chosen = useRef(0)
  const choose: Choose = (id, bring) => {
    const turn = ++chosen.current
    startTransition(async () => {
      show(id)
      await bring(() => turn === chosen.current)
    })
  }
  return { shown, isComing: shown !== value, choose }
}
