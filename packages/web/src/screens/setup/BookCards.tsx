import { useToast } from '@hausregeln/view-kit/design/index.ts'
import { loadRulebook } from '@hausregeln/view-kit/game/books/books.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { startTransition, useId } from 'react'
import { aroundTexts } from '../../frame/aroundTexts.ts'
import { type BookBrief, useStart } from '../start.ts'
import { screenTexts } from '../texts.ts'
import { BookFacts } from './BookFacts.tsx'
import type { Choose } from './useChoosing.ts'
import './books.css'

interface BookCardsProps {
  readonly value: string
  readonly choose: Choose
  /** Called once the rulebook that was chosen is there. */
  readonly onChange: (id: string) => void
  /** A rulebook beside the built-in ones. */
  readonly further?: BookBrief | undefined
}

/** The rulebooks as cards, one of them chosen (radio buttons at heart). One that cannot be loaded is not chosen. */
export function BookCards({ value, choose, onChange, further }: BookCardsProps) {
  const texts = useTexts(screenTexts)
  const { broken, brokenText } = useTexts(aroundTexts)
  const toast = useToast()
  const name = useId()
  const { books } = useStart()
  const bring = (id: string) =>
    choose(id, async (isLast) => {
      try {
        await loadRulebook(id)
        if (isLast()) startTransition(() => onChange(id))
      } catch {
        if (isLast()) toast({ text: broken, detail: brokenText, tone: 'warning' })
      }
    })
  const listed = further === undefined ? books : [...books, further]
  return (
    <fieldset className="books">
      <legend className="visually-hidden">{texts.rulebook}</legend>
      {listed.map(({ id, title, line, scenery, colours, ...facts }) => (
        <label key={id} className="books__card" data-scenery={scenery}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            aria-label={title}
            aria-describedby={`${name}-${id}`}
            checked={id === value}
            onChange={() => bring(id)}
          />
          <Palette colours={colours} />
          <span className="books__title">{title}</span>
          <span id={`${name}-${id}`} className="books__text">
            <span className="books__facts">
              <BookFacts {...facts} />
            </span>
            {line}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The colours of its board, side by side. */
function Palette({ colours }: { readonly colours: readonly string[] }) {
  return (
    <svg className="books__palette" viewBox={`0 0 ${colours.length} 1`} preserveAspectRatio="none" aria-hidden>
      {colours.map((colour, index) => (
        <rect key={colour} x={index} width="1.02" height="1" fill={colour} />
      ))}
    </svg>
  )
}
