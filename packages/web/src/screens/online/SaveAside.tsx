import { readRecord } from '@hausregeln/engine'
import { FileDown } from 'lucide-react'
import { Button } from '../../design/index.ts'
import { download, fileName } from '../../game/files.ts'
import { useTexts } from '../../i18n/index.ts'
import type { OnlineTable } from '../../room/onlineTable.ts'
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
