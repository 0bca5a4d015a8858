import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Suspense, useState } from 'react'
import { type Asked, Go } from './Go.tsx'
import { BookField, type ChosenBook } from './table/BookField.tsx'
import { BotFields } from './table/BotFields.tsx'
import { useTable } from './table/useTable.ts'
import { labTexts } from './texts.ts'

interface AskBookProps {
  readonly onAsked: (one: Asked<'book'>) => void
}

/** What games by a rulebook are like. */
export function AskBook({ onAsked }: AskBookProps) {
  const texts = useTexts(labTexts)
  const [chosen, setChosen] = useState<ChosenBook>('classic')
  return (
    <>
      <BookField label={texts.book} chosen={chosen} onChoose={setChosen} />
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <About chosen={chosen} onAsked={onAsked} />
      </Suspense>
    </>
  )
}

function About({ chosen, onAsked }: AskBookProps & { readonly chosen: ChosenBook }) {
  const { asked, bots, setBots } = useTable(chosen)
  return (
    <>
      <BotFields book={asked.rulebook.book} bots={bots} onChange={setBots} />
      <Go onGo={() => onAsked({ kind: 'book', book: asked.book, bots: [...bots] })} />
    </>
  )
}
