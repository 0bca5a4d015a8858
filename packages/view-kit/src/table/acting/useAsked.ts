import { questionsFor } from '@hausregeln/rulebooks/texts/index.ts'
import { type RefObject, useLayoutEffect } from 'react'
import { ASKED } from '../../design/press.ts'
import { useTable } from '../context.ts'

/**
 * Says on what holds the answers which question they answer, as soon as it is on screen: no press that began before
 * answers it. `hidden`: it is not shown yet.
 */
export function useAsked(answers: RefObject<HTMLElement | null>, hidden: boolean): void {
  const { gameView, me } = useTable()
  const { turns, throwsMade } = gameView.s
  const asked = JSON.stringify([me, turns, throwsMade, ...questionsFor(gameView, Math.max(0, me))])
  useLayoutEffect(() => {
    const element = answers.current
    element?.setAttribute(ASKED, '')
    if (hidden) return
    // The first frame draws it, before the second one it has been seen.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => element?.setAttribute(ASKED, asked))
    })
    return () => cancelAnimationFrame(frame)
  }, [answers, asked, hidden])
}
