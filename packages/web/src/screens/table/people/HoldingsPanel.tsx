import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Panel } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedsOf } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { PARTS } from '../../../parts/parts.ts'
import { HoldingRow } from './HoldingRow.tsx'

/** The deeds and jail cards of a seat; your own with what may be done with them. */
export function HoldingsPanel() {
  const { gameView, rulebook, shown, names, locale, game } = useTable()
  const texts = useTexts(tableTexts)
  const { groupOf } = gameView.book.board
  const deeds = deedsOf(gameView, shown).sort((a, b) => (groupOf[a] ?? 0) - (groupOf[b] ?? 0) || a - b)
  const decks = rulebook.board.decks.filter((_, deck) => gameView.s.jailCard[deck] === shown)
  const player = game.players[shown]
  return (
    <Panel
      title={texts.holdingsOf(names[shown] ?? '')}
      aside={player && <SeatDisc seat={shown} colour={player.colour} shape={player.shape} size={28} />}
    >
      {PARTS.map(({ chapter, purse: Purse }) => Purse && <Purse key={chapter} seat={shown} />)}
      {deeds.length + decks.length === 0 && <p className="soft">{texts.noHoldings}</p>}
      <ul className="deeds plain-list">
        {deeds.map((deed) => (
          <HoldingRow key={deed} deed={deed} />
        ))}
        {decks.map((deck) => (
          <li key={deck.name.en} className="deeds__card">
            {texts.jailCard(textIn(deck.name, locale))}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
