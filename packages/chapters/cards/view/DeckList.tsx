import { bits } from '@hausregeln/engine'
import { textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import type { SpaceProps } from '@hausregeln/view-kit/table/part.ts'
import { deckTexts } from './texts.ts'
import './deck.css'

/** The cards of a space's deck, equal ones once with their number, and how many have not been seen since it was shuffled. */
export function DeckList({ space }: SpaceProps) {
  const { gameView, rulebook, locale } = useTable()
  const deck = gameView.book.board.deckAt[space] ?? -1
  const texts = useTexts(deckTexts)
  const def = rulebook.board.decks[deck]
  if (def === undefined) return null
  const copies = new Map<string, number>()
  for (const card of def.cards) {
    const text = textIn(card.text, locale)
    copies.set(text, (copies.get(text) ?? 0) + 1)
  }
  const unseen = bits(gameView.s.undrawn[deck] ?? 0).length
  return (
    <details className="deck-list">
      <summary>{texts.deckCards(def.cards.length)}</summary>
      <p className="fine">{texts.deckUnseen(unseen)}</p>
      <ul>
        {[...copies].map(([text, count]) => (
          <li key={text}>
            {text}
            {count > 1 && <strong> {texts.copies(count)}</strong>}
          </li>
        ))}
      </ul>
    </details>
  )
}
