import type { OwnRules } from '@hausregeln/protocol'
import { Button, Panel } from '@hausregeln/view-kit/design/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { useRulebook } from '@hausregeln/view-kit/game/books/useRulebook.ts'
import { download } from '@hausregeln/view-kit/game/files.ts'
import { useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { awaitedServedBook, loadServedBook, type ServedBook } from '@hausregeln/view-kit/room/books.ts'
import { withParagraphs } from '@hausregeln/view-kit/words/words.ts'
import { FileDown, ListPlus } from 'lucide-react'
import { lazy, Suspense, use, useState } from 'react'
import { bookTexts } from '../../../rules/texts.ts'
import { useFailures } from '../../table/useFailures.ts'
import { titleOf } from '../../title.ts'

const BookDifferences = lazy(() => withParagraphs(import('../../../rules/BookDifferences.tsx')))

interface OwnRulesPanelProps {
  readonly own: OwnRules
  /** Whether the differences are shown at once: to people who have yet to decide. */
  readonly open: boolean
}

/** By which rules a table plays that has its own, and how they differ from those that people know. */
export function OwnRulesPanel({ own, open }: OwnRulesPanelProps) {
  const texts = useTexts(bookTexts)
  const locale = useLocale()
  const [wanted, setWanted] = useState(open)
  return (
    <Panel title={texts.ownRules}>
      <div className="stack">
        <p>
          <strong>
            <Text text={own.title} />
          </strong>
        </p>
        <details open={open} onToggle={() => setWanted(true)}>
          <summary>{texts.compared(own.differences, titleOf(own.base, locale))}</summary>
          <Suspense fallback={<p className="soft">{texts.coming}</p>}>{wanted && <Differences own={own} />}</Suspense>
        </details>
        <Keeping own={own} />
      </div>
    </Panel>
  )
}

function Differences({ own }: { readonly own: OwnRules }) {
  const { rulebook } = use(awaitedServedBook(own.mark))
  const base = useRulebook(own.base)
  if (base === undefined) return null
  return (
    <div className="differences__scroll">
      <BookDifferences base={base} rulebook={rulebook} />
    </div>
  )
}

/** People who like the rules take them along. */
function Keeping({ own }: { readonly own: OwnRules }) {
  const texts = useTexts(bookTexts)
  const failures = useFailures()
  const [kept, setKept] = useState(false)
  const take = (act: (book: ServedBook) => Promise<void>) =>
    failures(async () => {
      await act(await loadServedBook(own.mark))
    })
  async function keep({ file }: ServedBook) {
    const { keepBook } = await import('@hausregeln/view-kit/game/books/bookShelf.ts')
    await keepBook(file)
    setKept(true)
  }
  async function save({ file }: ServedBook) {
    download(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }), `hausregeln-${file.id}.json`)
  }
  return (
    <div className="row">
      <Button
        size="small"
        look="quiet"
        icon={<ListPlus size={18} aria-hidden />}
        reason={kept ? texts.kept : undefined}
        onClick={() => void take(keep)}
      >
        {texts.keep}
      </Button>
      <Button size="small" look="quiet" icon={<FileDown size={18} aria-hidden />} onClick={() => void take(save)}>
        {texts.saveFile}
      </Button>
    </div>
  )
}
