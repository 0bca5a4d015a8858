import type { ActionName } from '@hausregeln/engine'
import { COACHING } from '@hausregeln/view-kit/game/settings/coaching.ts'
import { useStoredChoice } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { withWords } from '@hausregeln/view-kit/words/words.ts'
import { lazy, Suspense } from 'react'

const CoachLine = lazy(async () => ({
  default: (await withWords(import('../coach/CoachLine.tsx'), 'coach')).CoachLine,
}))

/** Where the coach speaks, if somebody wants it. `buttons`: those that answer the question. */
export function CoachSeat({ buttons }: { readonly buttons: readonly ActionName[] }) {
  const { me, snapshot } = useTable()
  const isWanted = useStoredChoice(COACHING) === 'on' && snapshot.settings.coach !== false
  return <Suspense>{isWanted && me >= 0 && <CoachLine buttons={buttons} />}</Suspense>
}
