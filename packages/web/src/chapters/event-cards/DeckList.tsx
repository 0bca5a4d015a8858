import { bits } from '@hausregeln/engine'
import { useTexts } from '../../i18n/index.ts'
import { useTable } from '../../table/context.ts'
import { eventCardTexts } from './texts.ts'
import './deck.css'

/** The cards of a deck, equal ones once with their number, and how many have not been seen since it was shuffled. */
export function DeckList({ deck }: { readonly deck: number }) {
  const { lens, rulebook, locale } = useTable()
  const texts = useTexts(eventCardTexts)
  const def = rulebook.board.decks[deck]
  if (def === undefined) return null
  const copies = new Map<string, number>()
  for (const { text } of def.cards) copies.set(text[locale], (copies.get(text[locale]) ?? 0) + 1)
  const unseen = bits(lens.s.undrawn[deck] ?? 0).length
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
