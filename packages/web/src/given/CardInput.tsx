import { bits, Chance, DECK_CARDS, fitsWritten, type GameView, outcomes, type Rulebook } from '@hausregeln/engine'
import { cardDoesText } from '@hausregeln/rulebooks/texts/index.ts'
import { type Locale, textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { PenLine } from 'lucide-react'
import { readCard } from './cardReading.ts'
import { cardTags } from './cardTags.ts'
import { OwnCard, outcomeOf } from './OwnCard.tsx'
import { ownCardTexts } from './ownCardTexts.ts'
import { type PickItem, PickList } from './PickList.tsx'
import { spaceNames } from './spaceNames.ts'
import { givenTexts } from './texts.ts'

interface CardInputProps {
  readonly gameView: GameView
  readonly deck: number
  readonly onGive: (outcome: readonly number[]) => void
}

/** Which card was drawn: one of the rulebook's, found by what it says or does, or one that only this table has. */
export default function CardInput({ gameView, deck, onGive }: CardInputProps) {
  const { rulebook, locale } = useTable()
  const texts = useTexts(givenTexts)
  const own = useTexts(ownCardTexts)
  const items = cardsLeft(gameView, rulebook, deck, locale)
  const label = texts.cardAsk(textIn(rulebook.board.decks[deck]?.name, locale))
  const isLoose = ((gameView.s.loose >>> deck) & 1) === 1
  const { spaces } = rulebook.board
  const names = [spaces.map(({ name }) => textIn(name, locale)), spaces.map((_, place) => spaceNames(rulebook, place))]
  function meant(query: string): PickItem | null {
    const work = readCard(query, names)
    if (work === null || !fitsWritten(gameView, outcomeOf(work))) return null
    const does = cardDoesText(rulebook, work.effect, work.first, work.second, locale)
    return { value: 0, label: own.isOwn(does), outcome: outcomeOf(work), icon: <PenLine size={18} aria-hidden /> }
  }
  return (
    <div className="stack stack--tight">
      <h3>{label}</h3>
      <p className="fine">{isLoose ? own.loose : texts.cardsLeft(items.length)}</p>
      <PickList
        key={deck}
        label={label}
        hint={own.hint}
        items={items}
        meant={meant}
        onPick={({ value, outcome }) => onGive(outcome ?? [value])}
      />
      <details className="pick__own">
        <summary>{own.other}</summary>
        <OwnCard gameView={gameView} onGive={onGive} />
      </details>
    </div>
  )
}

function cardsLeft(gameView: GameView, rulebook: Rulebook, deck: number, locale: Locale): PickItem[] {
  const [low] = outcomes(gameView, Chance.card, deck)
  const { cardA, cardB } = gameView.book.board
  const cards = rulebook.board.decks[deck]?.cards ?? []
  return bits(low).flatMap((value) => {
    const card = cards[value]
    if (card === undefined) return []
    const at = deck * DECK_CARDS + value
    const does = cardDoesText(rulebook, card.effect.do, cardA[at] ?? 0, cardB[at] ?? 0, locale)
    return [
      {
        value,
        label: textIn(card.text, locale) || `${value}`,
        also: [...Object.values(card.text), cardTags(card.effect), does].join(' '),
      },
    ]
  })
}
