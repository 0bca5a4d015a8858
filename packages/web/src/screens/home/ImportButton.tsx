import type { RecordFault } from '@hausregeln/engine'
import { Button } from '@hausregeln/view-kit/design/index.ts'
import { backend } from '@hausregeln/view-kit/game/remote.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { saidIn } from '@hausregeln/view-kit/i18n/saidIn.ts'
import { FileUp } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { go } from '../../frame/route.ts'
import { screenTexts } from '../texts.ts'
import { useFailed } from '../useFailed.ts'

/** Faults of which more is told than their sentence: what exactly, for who can help. */
const EXACTLY: readonly RecordFault[] = ['damaged', 'rules']

/** Loads games that were kept as a file; a damaged or newer one is named and nothing is changed. One is opened at once. */
export function ImportButton({ onLoaded }: { readonly onLoaded: () => void }) {
  const texts = useTexts(screenTexts)
  const locale = useLocale()
  const failed = useFailed()
  const input = useRef<HTMLInputElement>(null)
  async function load(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    try {
      const { ids, fault, which, detail } = await backend().importText(await file.text())
      const [id, ...more] = ids
      if (fault !== null) {
        const exactly = detail !== null && EXACTLY.includes(fault) ? ` (${which}${await saidIn(detail, locale)})` : ''
        failed(null, `${texts.fileFaults[fault]}${exactly}`)
      } else if (id !== undefined && more.length === 0) go({ at: 'game', id })
      else onLoaded()
    } catch (error) {
      failed(error)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={texts.importGame}
        onChange={load}
      />
      <Button look="quiet" size="small" icon={<FileUp size={18} aria-hidden />} onClick={() => input.current?.click()}>
        {texts.importGame}
      </Button>
    </>
  )
}
