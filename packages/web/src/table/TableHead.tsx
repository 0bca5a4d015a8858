import { FastForward, Undo2 } from 'lucide-react'
import { Button } from '../design/index.ts'
import { formatNumber, useTexts } from '../i18n/index.ts'
import { useTable } from './context.ts'
import { tableTexts } from './texts.ts'

/** Above the table: rulebook and round, taking back, skipping. */
export function TableHead() {
  const { rulebook, lens, locale, snapshot, client } = useTable()
  const texts = useTexts(tableTexts)
  return (
    <>
      <p className="fine">
        {rulebook.title[locale]} · {texts.round(formatNumber(locale, lens.s.round))}
      </p>
      {snapshot.botsPlay && snapshot.settings.pace !== 'instant' && (
        <Button size="small" look="quiet" icon={<FastForward size={16} aria-hidden />} onClick={() => client.skip()}>
          {texts.skip}
        </Button>
      )}
      {snapshot.undoSeat >= 0 && (
        <Button size="small" look="quiet" icon={<Undo2 size={16} aria-hidden />} onClick={() => client.undo()}>
          {texts.undo}
        </Button>
      )}
    </>
  )
}
