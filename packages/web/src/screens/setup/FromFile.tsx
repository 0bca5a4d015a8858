import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { lazy, Suspense, useState } from 'react'
import { whereTexts } from './texts.ts'

const OwnBook = lazy(() => import('./OwnBook.tsx'))

/** A rulebook that lies in a file, for who has one. */
export function FromFile({ onOpened }: { readonly onOpened: (opened: OpenedBook) => void }) {
  const texts = useTexts(whereTexts)
  const [wanted, setWanted] = useState(false)
  return (
    <details onToggle={() => setWanted(true)}>
      <summary>{texts.openBook}</summary>
      <Suspense>{wanted && <OwnBook onOpened={onOpened} />}</Suspense>
    </details>
  )
}
