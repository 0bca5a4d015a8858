import { SeatBadge } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Arrows } from '@hausregeln/view-kit/design/index.ts'
import type { Attempt } from '@hausregeln/view-kit/game/types.ts'
import { formatNumber, textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { deedDef } from '@hausregeln/view-kit/table/deeds/deed.ts'
import { companionTexts } from './texts.ts'

/** What a correction leads to: balances and owners before and after. */
export function Outlook({ attempt }: { readonly attempt: Attempt }) {
  const { game, gameView, rulebook, locale, names } = useTable()
  const texts = useTexts(companionTexts)
  const { s } = gameAt(rulebook, attempt.view)
  const number = (value: number) => formatNumber(locale, value)
  const cash = game.players.flatMap((player, seat) => {
    const [before, after] = [gameView.s.cash[seat] ?? 0, s.cash[seat] ?? 0]
    return before === after ? [] : [{ player, seat, change: texts.fromTo(number(before), number(after)) }]
  })
  const owner = (seat: number) => names[seat] ?? texts.bank
  const deeds = Array.from({ length: gameView.book.board.deeds }, (_, deed) => deed)
    .filter((deed) => gameView.s.owner[deed] !== s.owner[deed])
    .map((deed) => {
      const change = texts.fromTo(owner(gameView.s.owner[deed] ?? -1), owner(s.owner[deed] ?? -1))
      return `${textIn(deedDef(rulebook, deed)?.name, locale)}: ${change}`
    })
  const { changes, dropFrom } = attempt.correction
  return (
    <div className="stack stack--tight">
      <h3>{texts.works}</h3>
      <p>
        {changes.length === 1 ? texts.worksHintOne : texts.worksHint(number(changes.length))}{' '}
        {dropFrom !== undefined && texts.worksDrop(number(dropFrom))}
      </p>
      {cash.length === 0 && <p className="soft">{texts.unchanged}</p>}
      <ul className="outlook plain-list">
        {cash.map(({ player, seat, change }) => (
          <li key={player.name} className="outlook__row">
            <SeatBadge {...player} seat={seat} size={28} bot={player.bot !== null} />
            <strong className="numerals">
              <Arrows text={change} />
            </strong>
          </li>
        ))}
        {deeds.map((change) => (
          <li key={change}>
            <Arrows text={change} />
          </li>
        ))}
      </ul>
    </div>
  )
}
