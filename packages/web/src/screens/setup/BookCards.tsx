import type { Rulebook } from '@hausregeln/engine'
import { rulebooks } from '@hausregeln/rulebooks'
import { characterOf } from '@hausregeln/rulebooks/comparison.ts'
import { useId } from 'react'
import { useLocale, useTexts } from '../../i18n/index.ts'
import { screenTexts } from '../texts.ts'
import './books.css'

interface BookCardsProps {
  readonly value: string
  readonly onChange: (id: string) => void
}

/** The rulebooks as cards, one of them chosen (radio buttons at heart). */
export function BookCards({ value, onChange }: BookCardsProps) {
  const texts = useTexts(screenTexts)
  const locale = useLocale()
  const name = useId()
  return (
    <fieldset className="books">
      <legend className="visually-hidden">{texts.rulebook}</legend>
      {rulebooks.map((rulebook) => {
        const { book, title, board } = rulebook
        return (
          <label key={book.id} className="books__card" data-scenery={board.scenery}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              aria-label={title[locale]}
              aria-describedby={`${name}-${book.id}`}
              checked={book.id === value}
              onChange={() => onChange(book.id)}
            />
            <Palette rulebook={rulebook} />
            <span className="books__title">{title[locale]}</span>
            <span id={`${name}-${book.id}`} className="books__text">
              <span className="books__facts">
                {texts.seatRange(book.minSeats, book.maxSeats)}
                {usesSpeedDie(rulebook) && ` · ${texts.withSpeedDie}`}
              </span>
              {characterOf(rulebook)[locale]}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

function usesSpeedDie({ book }: Rulebook): boolean {
  return book.options.some(({ id, default: preset }) => id === 'speedDie' && preset !== 0)
}

/** The colours of its board, side by side. */
function Palette({ rulebook }: { readonly rulebook: Rulebook }) {
  const groups = Object.entries(rulebook.board.groups)
  return (
    <svg className="books__palette" viewBox={`0 0 ${groups.length} 1`} preserveAspectRatio="none" aria-hidden>
      {groups.map(([key, { colour }], index) => (
        <rect key={key} x={index} width="1.02" height="1" fill={colour} />
      ))}
    </svg>
  )
}
