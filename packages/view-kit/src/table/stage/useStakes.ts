import { useMemo } from 'react'
import { useTable } from '../context.ts'
import { askedStakes, type DeedStakes } from '../stakes/stakes.ts'

/** What the question changes for the person at the screen, if it is about a deed; null: they are asked nothing of the kind. */
export function useStakes(): DeedStakes | null {
  const { gameView, me, snapshot } = useTable()
  return useMemo(() => {
    const isAsked = me >= 0 && ((gameView.s.must >>> me) & 1) === 1
    return isAsked ? askedStakes(gameView, snapshot.view, me) : null
  }, [gameView, me, snapshot.view])
}
