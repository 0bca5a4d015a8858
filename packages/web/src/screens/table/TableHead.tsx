import { Button } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { FileDown } from 'lucide-react'
import { useKeep } from '../useKeep.ts'
import { TimeLeft } from './TimeLeft.tsx'

/** Above the table: rulebook, round, the time that is left, and what is wrong. */
export function TableHead() {
  const { rulebook, gameView, locale, snapshot } = useTable()
  const texts = useTexts(tableTexts)
  const { endsAt, fault } = snapshot
  return (
    <>
      <p className="fine">
        <Text text={rulebook.title} /> · <span>{texts.round(formatNumber(locale, gameView.s.round))}</span>
      </p>
      {endsAt !== null && gameView.s.over === 0 && gameView.s.timeUp === 0 && <TimeLeft endsAt={endsAt} />}
      {fault !== null && (
        <p className="notice" role="alert">
          {texts.faults[fault.kind]} <small>{fault.detail}</small> {fault.kind !== 'bot' && <AsFile />}
        </p>
      )}
    </>
  )
}

/** What the browser does not save can be kept as a file. */
function AsFile() {
  const { game } = useTable()
  const texts = useTexts(tableTexts)
  const keep = useKeep(game.id, game.header)
  return (
    <Button size="small" icon={<FileDown size={18} aria-hidden />} onClick={keep.asFile}>
      {texts.keepFile}
    </Button>
  )
}
