import type { Rulebook } from '@hausregeln/engine'
import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { bringAllWords } from '@hausregeln/rulebooks/texts/bring-words.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { withWords } from '@hausregeln/view-kit/words/words.ts'
import { lazy, Suspense, useState } from 'react'
import { whereTexts } from './texts.ts'

const OwnBoard = lazy(async () => {
  await bringAllWords()
  return withWords(import('./OwnBoard.tsx'), 'desk')
})

interface FromBoardProps {
  readonly rulebook: Rulebook
  readonly onOpened: (opened: OpenedBook) => void
}

/** Another one for each board that was entered: with it comes a paragraph. */
function boardKey({ book, ruleTexts }: Rulebook): string {
  return `${book.id} ${Object.keys(ruleTexts).length}`
}

/** What the board on the table is called and costs, for people who have another one. */
export default function FromBoard(props: FromBoardProps) {
  return <Entered key={boardKey(props.rulebook)} {...props} />
}

function Entered(props: FromBoardProps) {
  const texts = useTexts(whereTexts)
  const [wanted, setWanted] = useState(false)
  return (
    <details onToggle={() => setWanted(true)}>
      <summary>{texts.ownBoard}</summary>
      <Suspense>{wanted && <OwnBoard {...props} />}</Suspense>
    </details>
  )
}
