import { useMedia } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedName } from '@hausregeln/view-kit/table/names.ts'
import { DeedFace } from '@hausregeln/view-kit/table/stage/DeedFace.tsx'
import { useStakes } from '@hausregeln/view-kit/table/stage/useStakes.ts'
import type { DeedStakes } from '@hausregeln/view-kit/table/stakes/stakes.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { lazy, Suspense } from 'react'

const Stakes = lazy(async () => ({
  default: (await import('@hausregeln/view-kit/table/stage/Stakes.tsx')).Stakes,
}))

/** Where the board has no room for a stage (see table.css). */
const NO_STAGE = '(max-width: 40rem), (max-height: 42rem)'

/** What is at stake, if it has to stand beside the question: the board has no room for it. */
export function useAskedDeed(): DeedStakes | null {
  const stakes = useStakes()
  return useMedia(NO_STAGE) ? stakes : null
}

interface AskedDeedProps {
  readonly stakes: DeedStakes
}

/** Where there is no stage, the card of the deed in question, and what is at stake. */
export function AskedDeed({ stakes }: AskedDeedProps) {
  return (
    <div className="asked-deed">
      <SmallCard stakes={stakes} />
      <Suspense>
        <Stakes stakes={stakes} brief />
      </Suspense>
    </div>
  )
}

/** The space as the board has it. It opens the whole card. */
function SmallCard({ stakes: { deed } }: AskedDeedProps) {
  const { rulebook, gameView, locale, showSpace } = useTable()
  const texts = useTexts(tableTexts)
  return (
    <div className="asked-deed__card">
      <DeedFace deed={deed} />
      <button
        type="button"
        className="asked-deed__open"
        aria-label={texts.deedOf(deedName(rulebook, deed, locale))}
        onClick={() => showSpace(gameView.book.board.spaceOf[deed] ?? 0)}
      />
    </div>
  )
}
