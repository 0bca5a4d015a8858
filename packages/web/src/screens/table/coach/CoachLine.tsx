import type { ActionName } from '@hausregeln/engine'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useStakes } from '@hausregeln/view-kit/table/stage/useStakes.ts'
import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { adviceOf, sentenceOf } from './sentence.ts'
import { coachTexts } from './texts.ts'
import { useAdvice } from './useAdvice.ts'
import { WhyNot } from './WhyNot.tsx'
import './coach.css'

/**
 * The coach beside a question: one sentence on what is asked; what it would do, and why something cannot be done, when it
 * is asked. Its room is kept from the beginning, so that nothing moves when its sentence comes.
 */
export function CoachLine({ buttons }: { readonly buttons: readonly ActionName[] }) {
  const scope = useTable()
  const texts = useTexts(coachTexts)
  const stakes = useStakes()
  const said = useAdvice()
  const { change } = scope.snapshot
  const [openAt, setOpenAt] = useState(-1)
  if (said === null) return null
  const isAdvice = said !== 'thinking' && said !== 'failed'
  const isOpen = openAt === change
  return (
    <aside className="coach">
      <GraduationCap className="coach__mark" size={18} aria-hidden />
      <p className="coach__line" role="status">
        {isAdvice ? sentenceOf(scope, said, stakes) : <span className="soft">{texts[said]}</span>}
      </p>
      <div className="coach__ask">
        <Button
          size="small"
          look="quiet"
          aria-expanded={isOpen}
          reason={isAdvice ? undefined : texts[said]}
          onClick={() => setOpenAt(isOpen ? -1 : change)}
        >
          {texts.ask}
        </Button>
        <WhyNot buttons={buttons} />
        {isOpen && isAdvice && (
          <p className="coach__told" role="status">
            {adviceOf(scope, said)}
          </p>
        )}
      </div>
    </aside>
  )
}
