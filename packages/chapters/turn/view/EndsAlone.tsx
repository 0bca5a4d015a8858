import { endWithChoices } from '@hausregeln/view-kit/game/goingOn.ts'
import { useGoesAlone } from '@hausregeln/view-kit/table/acting/useGoesAlone.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { withWords } from '@hausregeln/view-kit/words/words.ts'
import { lazy, Suspense } from 'react'

const EndButton = lazy(() => withWords(import('./EndButton.tsx'), 'told'))

/** Beside the end of a turn that has alternatives: how it, and later ones, may end by themselves. */
export function EndsAlone() {
  const { gameView, me } = useTable()
  const goesAlone = useGoesAlone()
  const end = goesAlone ? endWithChoices(gameView, me) : null
  return <Suspense>{end !== null && <EndButton end={end} />}</Suspense>
}
