import type { Rulebook } from '@hausregeln/engine'
import type { CompareExperiment } from '@hausregeln/lab/experiment/index.ts'
import type { OpenedBook } from '@hausregeln/rulebooks/file/index.ts'
import { Select } from '@hausregeln/view-kit/design/index.ts'
import { useRulebook } from '@hausregeln/view-kit/game/books/useRulebook.ts'
import { useLocale } from '@hausregeln/view-kit/i18n/index.ts'
import { withWords } from '@hausregeln/view-kit/words/words.ts'
import { lazy, Suspense } from 'react'
import { useStart } from '../../start.ts'
import { titleOf } from '../../title.ts'

/** The rulebooks that this browser keeps, the finished ones, and a file. */
const FromFile = lazy(async () => {
  const { FromFile } = await withWords(import('../../setup/FromFile.tsx'), 'start')
  return { default: FromFile }
})

/** A rulebook of the program, by its id, or one from a file. */
export type ChosenBook = string | OpenedBook

/** A rulebook that is asked about. */
export interface AskedBook {
  readonly title: string
  /** What an experiment says of it. */
  readonly book: CompareExperiment['sides'][number]['book']
  readonly rulebook: Rulebook
}

interface BookFieldProps {
  readonly label: string
  readonly chosen: ChosenBook
  readonly onChoose: (book: ChosenBook) => void
}

/** What stands for the book from a file in the list. */
const OWN = 'own file'

/** Which rulebook is asked about: one of the program, one of this browser, or one from a file. */
export function BookField({ label, chosen, onChoose }: BookFieldProps) {
  const locale = useLocale()
  const built = useStart().books.map(({ id, title }) => ({ value: id, label: title }))
  const own = typeof chosen === 'string' ? null : chosen
  const options = own === null ? built : [...built, { value: OWN, label: titleOf(own.file.id, locale, own.file) }]
  return (
    <div className="lab__book">
      <Select
        label={label}
        value={own === null ? `${chosen}` : OWN}
        onChange={(value) => value !== OWN && onChoose(value)}
        options={options}
      />
      <Suspense>
        <FromFile onOpened={onChoose} />
      </Suspense>
    </div>
  )
}

/** The rulebook that was chosen; the page waits for it. Throws if there is none, or it cannot be loaded. */
export function useAskedBook(chosen: ChosenBook): AskedBook {
  const locale = useLocale()
  const id = typeof chosen === 'string' ? chosen : chosen.rulebook.book.id
  const built = useBuilt(typeof chosen === 'string' ? chosen : null)
  if (typeof chosen !== 'string')
    return { title: titleOf(id, locale, chosen.file), book: { ...chosen.file }, rulebook: chosen.rulebook }
  if (built === null) throw new Error(`There is no rulebook "${id}".`)
  return { title: titleOf(id, locale), book: id, rulebook: built }
}

function useBuilt(id: string | null): Rulebook | null {
  const found = useRulebook(id ?? 'classic')
  return id === null ? null : (found ?? null)
}
