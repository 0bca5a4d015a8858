import { liesSealed } from '@hausregeln/engine'
import { Button, Dialog } from '@hausregeln/view-kit/design/index.ts'
import { download, fileName } from '@hausregeln/view-kit/game/files.ts'
import { backend } from '@hausregeln/view-kit/game/remote.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { saidIn } from '@hausregeln/view-kit/i18n/saidIn.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { refusalTexts } from '@hausregeln/view-kit/room/refusalTexts.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { wordsOf } from '@hausregeln/view-kit/words/words.ts'
import { FileDown, MonitorSmartphone, Save } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { go } from '../../frame/route.ts'
import { useFailures } from './useFailures.ts'

const peopleTexts = wordsOf('people')

interface SaveOnlineProps {
  readonly table: OnlineTable
  readonly onClose: () => void
}

/** A running online game is saved if all who play agree; what was agreed can be had as a file, or played on here. */
export default function SaveOnline({ table, onClose }: SaveOnlineProps) {
  const texts = useTexts(peopleTexts)
  const failures = useFailures()
  const reason = useReason(table)
  async function propose() {
    if (await failures(() => table.ask({ ask: 'propose', what: 'save' }))) onClose()
  }
  return (
    <Dialog
      open
      title={texts.saveGame}
      onClose={onClose}
      actions={
        <Button look="primary" icon={<Save size={18} aria-hidden />} reason={reason} onClick={() => void propose()}>
          {texts.savePropose}
        </Button>
      }
    >
      <div className="stack">
        <p>{texts.saveText}</p>
        <Saved table={table} />
      </div>
    </Dialog>
  )
}

/** Why the game cannot be saved just now. */
function useReason(table: OnlineTable): string | undefined {
  const { gameView } = useTable()
  const refusals = useTexts(refusalTexts)
  const { table: info } = useSyncExternalStore(table.subscribe, table.room)
  if (liesSealed(gameView)) return refusals.sealedOpen
  return (info?.proposal ?? null) === null || info?.proposal?.what === 'join' ? undefined : refusals.proposalOpen
}

/** What has been agreed on so far. */
function Saved({ table }: { readonly table: OnlineTable }) {
  const { game, locale } = useTable()
  const texts = useTexts(peopleTexts)
  const words = useTexts(tableTexts)
  const failures = useFailures()
  const { table: info } = useSyncExternalStore(table.subscribe, table.room)
  if (info?.saved === undefined) return null
  async function asFile() {
    const record = new Blob([await table.record()], { type: 'application/jsonl' })
    download(record, `${fileName(game.header, Date.now())}.jsonl`)
  }
  async function playHere() {
    const { ids, detail } = await backend().importText(await table.record())
    const [id] = ids
    if (id === undefined) throw new Error(detail === null ? '' : await saidIn(detail, locale))
    go({ at: 'game', id })
  }
  return (
    <>
      <p>{texts.savedUpTo(info.saved)}</p>
      <div className="row">
        <Button icon={<FileDown size={18} aria-hidden />} onClick={() => void failures(asFile)}>
          {words.keepFile}
        </Button>
        <Button icon={<MonitorSmartphone size={18} aria-hidden />} onClick={() => void failures(playHere)}>
          {texts.playHere}
        </Button>
      </div>
      <p className="fine">{texts.playHereHint}</p>
    </>
  )
}
