import { FileDown, FileSpreadsheet } from 'lucide-react'
import { Button } from '../../design/index.ts'
import { download, fileName } from '../../game/files.ts'
import { useTexts } from '../../i18n/index.ts'
import type { OnlineTable } from '../../room/onlineTable.ts'
import { useTable } from '../../table/context.ts'
import { tableTexts } from '../../table/texts.ts'
import { useFailures } from './useFailures.ts'

/** An online game as a file, which there is when it is over, and its books at any time. */
export function KeepingOnline({ table }: { readonly table: OnlineTable }) {
  const { game, lens, rulebook, locale } = useTable()
  const texts = useTexts(tableTexts)
  const failures = useFailures()
  const name = () => fileName(game.header, Date.now())
  async function asFile() {
    download(new Blob([await table.record()], { type: 'application/jsonl' }), `${name()}.jsonl`)
  }
  async function asWorkbook() {
    download(await table.workbook(rulebook, locale), `${name()}.xlsx`)
  }
  return (
    <>
      <Button
        size="small"
        look="quiet"
        icon={<FileDown size={18} aria-hidden />}
        reason={lens.s.over === 0 ? texts.recordLater : undefined}
        onClick={() => void failures(asFile)}
      >
        {texts.keepFile}
      </Button>
      <Button
        size="small"
        look="quiet"
        icon={<FileSpreadsheet size={18} aria-hidden />}
        onClick={() => void failures(asWorkbook)}
      >
        {texts.keepWorkbook}
      </Button>
    </>
  )
}
