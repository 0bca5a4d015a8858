import fetchRows from 'virtual:comparison'
import { Button, classes, Field, Switch } from '@hausregeln/view-kit/design/index.ts'
import { need, spokenData, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useStart } from '../start.ts'
import { screenTexts } from '../texts.ts'
import { type ComparedGroup, groupsOf } from './comparing.ts'
import './books.css'

const comparison = spokenData(fetchRows)

/** The comparison, as soon as it is there in the language that is on. */
export async function loadComparison() {
  await need(comparison.load)
  return { default: BookComparison }
}

/** How the rulebooks differ, question by question, read off the rulebooks themselves; themes can be folded. */
function BookComparison({ chosen }: { readonly chosen: string }) {
  const texts = useTexts(screenTexts)
  const locale = useLocale()
  const rows = comparison.in(locale)
  const [all, setAll] = useState(false)
  const [sought, setSought] = useState('')
  const groups = groupsOf(rows, { all, sought, locale })
  const [open, setOpen] = useState<readonly string[]>(() => groups.slice(0, 1).map(({ theme }) => theme))
  const isSought = sought.trim() !== ''
  const isOpen = (theme: string) => isSought || open.includes(theme)
  const themes = groups.map(({ theme }) => theme)
  const allOpen = themes.every(isOpen)
  const count = groups.reduce((sum, group) => sum + group.rows.length, 0)
  return (
    <div className="stack books__comparison">
      <div className="books__tools">
        <Field label={texts.compareFind} type="search" value={sought} onChange={setSought} onKeyDown={stay} />
        <Switch
          label={texts.compareAll}
          checked={all || isSought}
          onChange={setAll}
          {...(isSought && { reason: texts.compareSought })}
        />
        <Button
          size="small"
          onClick={() => setOpen(allOpen ? [] : themes)}
          reason={isSought ? texts.compareSought : undefined}
        >
          {allOpen ? texts.compareFold : texts.compareUnfold}
        </Button>
      </div>
      <p role="status" className="fine">
        {count === 0 ? texts.compareNone : texts.compareCount(count)}
      </p>
      {count > 0 && (
        <section className="books__scroll" aria-label={texts.compare} tabIndex={-1}>
          <table className="books__table">
            <Heads chosen={chosen} />
            {groups.map((group) => (
              <Group
                key={group.theme}
                group={group}
                chosen={chosen}
                open={isOpen(group.theme)}
                onFold={() =>
                  setOpen(isOpen(group.theme) ? open.filter((theme) => theme !== group.theme) : [...open, group.theme])
                }
              />
            ))}
          </table>
        </section>
      )}
    </div>
  )
}

/** Enter looks for nothing more than is shown already; it must not begin the game. */
function stay(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

function Heads({ chosen }: { readonly chosen: string }) {
  const { books } = useStart()
  return (
    <thead>
      <tr>
        <td />
        {books.map(({ id, title }) => (
          <th key={id} scope="col" className={classes(id === chosen && 'books__chosen')}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface GroupProps {
  readonly group: ComparedGroup
  readonly chosen: string
  readonly open: boolean
  readonly onFold: () => void
}

/** The questions of a theme under its name, which folds them. */
function Group({ group: { theme, rows }, chosen, open, onFold }: GroupProps) {
  const { books } = useStart()
  return (
    <tbody>
      <tr className="books__theme">
        <th colSpan={books.length + 1} scope="rowgroup">
          <button type="button" aria-expanded={open} onClick={onFold}>
            <ChevronRight size={18} aria-hidden />
            {theme} <span className="books__count">{rows.length}</span>
          </button>
        </th>
      </tr>
      {open &&
        rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {books.map(({ id, title }, index) => (
              <td key={id} data-book={title} className={classes(id === chosen && 'books__chosen')}>
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  )
}
