import { useState } from 'react'
import { Field } from '../design/index.ts'
import { useTexts } from '../i18n/index.ts'
import { givenTexts } from './texts.ts'

export interface PickItem {
  readonly value: number
  readonly label: string
  readonly colour?: string | undefined
}

interface PickListProps {
  readonly label: string
  readonly items: readonly PickItem[]
  readonly onPick: (value: number) => void
}

/** From so many on, searching is worth a field. */
const MANY = 6

/** One of many by a tap, or found by a few letters; with Enter, if only one is left. */
export function PickList({ label, items, onPick }: PickListProps) {
  const texts = useTexts(givenTexts)
  const [query, setQuery] = useState('')
  const words = query.toLocaleLowerCase().split(/\s+/)
  const found = items.filter((item) => words.every((word) => item.label.toLocaleLowerCase().includes(word)))
  const only = found.length === 1 ? found[0] : undefined
  return (
    <div className="pick">
      {items.length > MANY && (
        <Field
          label={texts.search}
          type="search"
          autoComplete="off"
          value={query}
          onChange={setQuery}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (only) onPick(only.value)
          }}
        />
      )}
      {found.length === 0 && <p className="soft">{texts.nothingFound}</p>}
      <ul className="pick__list plain-list" aria-label={label}>
        {found.map((item) => (
          <li key={item.value}>
            <button type="button" className="pick__item" onClick={() => onPick(item.value)}>
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
