import type { BookFault, Rulebook } from '@hausregeln/engine'
import { MAX_AMOUNT } from '@hausregeln/engine'
import { type OpenedBook, openBook } from '@hausregeln/rulebooks/file/index.ts'
import { Amounts, Button, Field, NumberField } from '@hausregeln/view-kit/design/index.ts'
import { keepBook } from '@hausregeln/view-kit/game/books/bookShelf.ts'
import { loadedRulebook } from '@hausregeln/view-kit/game/books/books.ts'
import { formatNumber, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { Check } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Faults } from './Faults.tsx'
import { changedIn, type DeedWish, deedsIn, ownBoardFile, readRents } from './ownBoard.ts'
import { ownBoardTexts } from './ownBoardTexts.ts'
import './ownBook.css'

interface OwnBoardProps {
  readonly rulebook: Rulebook
  readonly onOpened: (opened: OpenedBook) => void
}

/** What the streets of the board on the table are called and cost, where that is not as in the rulebook. */
export default function OwnBoard({ rulebook, onOpened }: OwnBoardProps) {
  const texts = useTexts(ownBoardTexts)
  const locale = useLocale()
  const [before] = useState(() => deedsIn(rulebook, locale))
  const [wishes, setWishes] = useState<readonly DeedWish[]>(before)
  const [faults, setFaults] = useState<readonly BookFault[]>([])
  const changed = changedIn(before, wishes)
  const nameless = wishes.some(({ name }) => name.trim() === '')
  const reason = nameless ? texts.nameless : changed.length === 0 ? texts.same : undefined
  function take() {
    const read = openBook(ownBoardFile(rulebook, before, wishes), loadedRulebook)
    setFaults(read.faults ?? [])
    if (read.faults) return
    onOpened(read.value)
    // Where the browser keeps nothing, the board is played all the same.
    void keepBook(read.value.file).catch(() => undefined)
  }
  return (
    <Amounts>
      <div className="own-board">
        <p className="fine">{texts.hint}</p>
        <ul className="own-board__deeds plain-list">
          {wishes.map((wish, at) => (
            <DeedFields
              key={wish.space}
              wish={wish}
              known={before[at]?.name ?? ''}
              colour={colourAt(rulebook, wish.space)}
              onChange={(next) => setWishes(wishes.with(at, next))}
            />
          ))}
        </ul>
        <div role="status">{faults.length > 0 && <Faults title={texts.faults} faults={faults} />}</div>
        <Button look="primary" sends reason={reason} icon={<Check size={18} aria-hidden />} onClick={take}>
          {texts.take(formatNumber(locale, changed.length))}
        </Button>
      </div>
    </Amounts>
  )
}

function colourAt({ board }: Rulebook, space: number): string | undefined {
  const def = board.spaces[space]
  return def !== undefined && 'group' in def ? board.groups[def.group]?.colour : undefined
}

interface DeedFieldsProps {
  readonly wish: DeedWish
  /** Its name in the rulebook. */
  readonly known: string
  readonly colour: string | undefined
  readonly onChange: (wish: DeedWish) => void
}

function DeedFields({ wish, known, colour, onChange }: DeedFieldsProps) {
  const texts = useTexts(ownBoardTexts)
  const [rents, setRents] = useState(wish.rents.join(', '))
  const read = readRents(rents, wish.rents.length)
  function type(text: string) {
    setRents(text)
    const found = readRents(text, wish.rents.length)
    if (found !== null) onChange({ ...wish, rents: found })
  }
  return (
    <li className="own-board__deed" style={{ borderColor: colour }}>
      <Field
        label={texts.nameOf(known)}
        labelHidden
        value={wish.name}
        maxLength={MOST_LETTERS}
        onKeyDown={noSubmit}
        onChange={(name) => onChange({ ...wish, name })}
      />
      <NumberField
        label={texts.priceOf(known)}
        labelHidden
        value={wish.price}
        min={1}
        max={MAX_AMOUNT}
        step={10}
        onChange={(price) => onChange({ ...wish, price })}
      />
      <details>
        <summary>{texts.more}</summary>
        <Field
          label={texts.rents}
          error={read === null ? texts.rentsWrong(wish.rents.length) : undefined}
          onKeyDown={noSubmit}
          value={rents}
          onChange={type}
        />
        {wish.house !== null && (
          <NumberField
            label={texts.house}
            value={wish.house}
            min={0}
            max={MAX_AMOUNT}
            step={10}
            onChange={(house) => onChange({ ...wish, house })}
          />
        )}
      </details>
    </li>
  )
}

const MOST_LETTERS = 80

/** Enter ends a name; it does not begin the game. */
function noSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
