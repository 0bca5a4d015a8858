import type { Rulebook } from '@hausregeln/engine'
import { DECK_TONES, SpaceIconImage } from '@hausregeln/view-kit/board/index.ts'
import { Text } from '@hausregeln/view-kit/design/Text.tsx'
import { textIn, useLocale, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { deckIcon } from '@hausregeln/view-kit/table/deeds/pictures.ts'
import { workshopTexts } from '../texts.ts'
import type { SheetProps } from './sheet.ts'

type Deck = Rulebook['board']['decks'][number]

/** Cards on a sheet. */
const ON_SHEET = 9

/** The cards of all decks, to be cut out: each sheet of fronts is followed by its backs, for printing on both sides. */
export function CardSheets({ opened: { rulebook } }: SheetProps) {
  return rulebook.board.decks.flatMap((deck, number) => {
    const firsts = deck.cards.flatMap((_, at) => (at % ON_SHEET === 0 ? [at] : []))
    return firsts.map((first) => <DeckSheet key={`${deck.name.en} ${first}`} {...{ rulebook, deck, number, first }} />)
  })
}

interface DeckSheetProps {
  readonly rulebook: Rulebook
  readonly deck: Deck
  readonly number: number
  /** The first card of the sheet. */
  readonly first: number
}

function DeckSheet({ rulebook, deck, number, first }: DeckSheetProps) {
  const texts = useTexts(workshopTexts)
  const locale = useLocale()
  const look = `print-card print-card--${DECK_TONES[number % DECK_TONES.length]}`
  const cards = deck.cards.slice(first, first + ON_SHEET)
  const icon = deckIcon(rulebook, number)
  const name = textIn(deck.name, locale)
  const keyOf = (at: number) => texts.cardAt(first + at + 1)
  return (
    <>
      <section className="print-sheet print-grid">
        {cards.map(({ text }, at) => (
          <article key={keyOf(at)} className={look}>
            <header>
              <SpaceIconImage name={icon} size={26} />
              {name}
            </header>
            <p>
              <Text text={text} />
            </p>
          </article>
        ))}
      </section>
      <section className="print-sheet print-grid">
        {Array.from({ length: ON_SHEET }, (_, at) => (
          <article key={keyOf(at)} className={`${look} print-card--back`}>
            <SpaceIconImage name={icon} size={110} />
            <p>{name}</p>
          </article>
        ))}
      </section>
    </>
  )
}
