import { startTransition, useEffect, useState } from 'react'

/**
 * What is large comes onto the screen part by part, each as soon as the one before has been drawn: the page hears touches
 * in between. Returns which part may be shown by now, from 0 to `last`.
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    if (stage < last) startTransition(() => setStage(stage + 1))
  }, [stage, last])
  return stage
}
