import { Button } from '@hausregeln/view-kit/design/index.ts'
import { download, fileName } from '@hausregeln/view-kit/game/files.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { keeps, ownSeat } from '@hausregeln/view-kit/room/room.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { FileDown, FileSpreadsheet, Save, Table2 } from 'lucide-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useFailures } from './useFailures.ts'

const SaveOnline = lazy(() => import('./SaveOnline.tsx'))

/** An online game as a file: when it is over, or before if all who play agree. Its books can be had at any time. */
export default function KeepingOnline({ table }: { readonly table: OnlineTable }) {
  const { game, gameView, rulebook, locale } = useTable()
  const texts = useTexts(tableTexts)
  const failures = useFailures()
  const name = () => fileName(game.header, Date.now())
  async function asFile() {
    download(new Blob([await table.record()], { type: 'application/jsonl' }), `${name()}.jsonl`)
  }
  async function asWorkbook() {
    download(await table.workbook(rulebook, locale), `${name()}.xlsx`)
  }
  async function asTables() {
    download(await table.tables(rulebook, locale), `${name()}-csv.zip`)
  }
  return (
    <>
      {gameView.s.over === 0 ? (
        <Saving table={table} />
      ) : (
        <Button
          size="small"
          look="quiet"
          icon={<FileDown size={18} aria-hidden />}
          onClick={() => void failures(asFile)}
        >
          {texts.keepFile}
        </Button>
      )}
      <Button
        size="small"
        look="quiet"
        icon={<FileSpreadsheet size={18} aria-hidden />}
        onClick={() => void failures(asWorkbook)}
      >
        {texts.keepWorkbook}
      </Button>
      <Button size="small" look="quiet" icon={<Table2 size={18} aria-hidden />} onClick={() => void failures(asTables)}>
        {texts.keepTables}
      </Button>
    </>
  )
}

/** Those who play, or keep the books, can propose to save the game as it stands. */
function Saving({ table }: { readonly table: OnlineTable }) {
  const texts = useTexts(tableTexts)
  const room = useSyncExternalStore(table.subscribe, table.room)
  const [open, setOpen] = useState(false)
  if ((ownSeat(room) < 0 && !keeps(room)) || room.table?.frozen !== null) return null
  return (
    <>
      <Button size="small" look="quiet" icon={<Save size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {texts.saveGame}
      </Button>
      <Suspense>{open && <SaveOnline table={table} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
