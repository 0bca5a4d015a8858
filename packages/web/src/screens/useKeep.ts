import type { RecordHeader } from '@hausregeln/engine'
import { useToast } from '@hausregeln/view-kit/design/index.ts'
import { fileName, saveAsFile, saveAsTables, saveAsWorkbook } from '@hausregeln/view-kit/game/files.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { appTexts } from '../frame/texts.ts'

/** Ways to keep a game as a file, named by `time` (milliseconds since 1970; now, if left out). */
export function useKeep(id: string, header: RecordHeader, time?: number) {
  const toast = useToast()
  const texts = useTexts(appTexts)
  const locale = useLocale()
  const told = (saving: Promise<void>) =>
    saving.catch((error: unknown) =>
      toast({ text: texts.failed, detail: error instanceof Error ? error.message : String(error), tone: 'danger' }),
    )
  const name = () => fileName(header, time ?? Date.now())
  return {
    asFile: () => void told(saveAsFile(id, name())),
    asTables: () => void told(saveAsTables(id, name(), locale)),
    asWorkbook: () => void told(saveAsWorkbook(id, name(), locale)),
  }
}
