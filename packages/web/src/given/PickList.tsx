import { Field } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { type ReactNode, useState } from 'react'
import { searched } from './letters.ts'
import { givenTexts } from './texts.ts'

export interface PickItem {
  readonly value: number
  readonly label: string
  readonly colour?: string | undefined
  /** Further words by which it is found. */
  readonly also?: string
  /** What it stands for beside its number. */
  readonly outcome?: readonly number[]
  readonly icon?: ReactNode
}

interface PickListProps {
  readonly label: string
  readonly items: readonly PickItem[]
  readonly hint?: string
  /** What is meant by what was typed, if it is more than a search. */
  readonly meant?: (query: string) => PickItem | null
  readonly onPick: (item: PickItem) => void
}

/** From so many on, searching is worth a field. */
const MANY = 6

/** One of many by a tap, or found by a few letters; with Enter, if only one is left. */
export function PickList({ label, hint, items, meant, onPick }: PickListProps) {
  const texts = useTexts(givenTexts)
  const [query, setQuery] = useState('')
  const words = searched(query).trim().split(/\s+/)
  const isFound = ({ label, also = '' }: PickItem) => {
    const text = searched(`${label} ${also}`)
    return words.every((word) => text.includes(word))
  }
  const own = meant?.(query) ?? null
  const found = [...items.filter(isFound), ...(own === null ? [] : [own])]
  const only = found.length === 1 ? found[0] : undefined
  return (
    <div className="pick">
      {items.length > MANY && (
        <Field
          label={texts.search}
          hint={hint}
          type="search"
          autoComplete="off"
          value={query}
          onChange={setQuery}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (only) onPick(only)
          }}
        />
      )}
      {found.length === 0 && <p className="soft">{texts.nothingFound}</p>}
      <ul className="pick__list plain-list" aria-label={label}>
        {found.map((item) => (
          <li key={item.outcome?.join(' ') ?? item.value}>
            <button type="button" className="pick__item" onClick={() => onPick(item)}>
              {item.icon}
              {item.colour && (
                <svg className="pick__colour" viewBox="0 0 10 10" aria-hidden>
                  <rect width="10" height="10" rx="2" fill={item.colour} />
                </svg>
              )}
              <span>{item.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
