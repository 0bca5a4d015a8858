import { readRecord } from '@hausregeln/engine'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { download, fileName } from '@hausregeln/view-kit/game/files.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import type { OnlineTable } from '@hausregeln/view-kit/room/onlineTable.ts'
import { FileDown } from 'lucide-react'
import { useFailures } from '../table/useFailures.ts'
import { peopleTexts } from './peopleTexts.ts'

/** The game of a table that the server does not open any more, for those who belong to it. */
export default function SaveAside({ table }: { readonly table: OnlineTable }) {
  const texts = useTexts(peopleTexts)
  const failures = useFailures()
  async function save() {
    const text = await table.record()
    const record = new Blob([text], { type: 'application/jsonl' })
    download(record, `${fileName(readRecord(text).header, Date.now())}.jsonl`)
  }
  return (
    <Button look="primary" icon={<FileDown size={18} aria-hidden />} onClick={() => void failures(save)}>
      {texts.saveAside}
    </Button>
  )
}
