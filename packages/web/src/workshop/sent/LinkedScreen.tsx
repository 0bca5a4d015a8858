import { readBookFile } from '@hausregeln/view-kit/game/books/bookFile.ts'
import { useLocale } from '@hausregeln/view-kit/i18n/index.ts'
import { linkedFile } from '@hausregeln/view-kit/room/books.ts'
import { sentenceOf } from '@hausregeln/view-kit/room/refusalTexts.ts'
import { useCallback } from 'react'
import { GivenScreen } from './GivenScreen.tsx'

/** Rules behind a short link of the server. */
export default function LinkedScreen({ code }: { readonly code: string }) {
  const locale = useLocale()
  const open = useCallback(async () => {
    try {
      return await readBookFile(new Blob([await linkedFile(code)]))
    } catch (error) {
      const sentence = sentenceOf(error, locale)
      return { faults: [{ at: [], de: sentence, en: sentence }] }
    }
  }, [code, locale])
  return <GivenScreen open={open} />
}
