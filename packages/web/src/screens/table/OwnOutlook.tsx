import { Button } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { withSentences } from '@hausregeln/view-kit/words/words.ts'
import { FlaskConical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const laboratory = () => withSentences(import('../laboratory/screen.ts'), 'lab')
const WhatIf = lazy(async () => ({ default: await (await laboratory()).whatIf() }))

/**
 * At an online table: what a player might do, by what their seat sees. Only where the table allows a coach, as that is
 * more than anybody is told by the table itself.
 */
export function OwnOutlook() {
  const { me, gameView, snapshot } = useTable()
  const texts = useTexts(tableTexts)
  const [open, setOpen] = useState(false)
  if (me < 0 || gameView.s.over !== 0) return null
  const isAllowed = snapshot.settings.coach !== false
  return (
    <>
      <Button
        size="small"
        look="quiet"
        icon={<FlaskConical size={18} aria-hidden />}
        reason={isAllowed ? undefined : texts.notFromHere}
        onClick={() => setOpen(true)}
      >
        {texts.fromHere}
      </Button>
      <Suspense>{open && isAllowed && <WhatIf onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
