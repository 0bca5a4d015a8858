import { Money, Panel, SeatBadge } from '../design/index.ts'
import { formatNumber, useTexts } from '../i18n/index.ts'
import { useTable } from '../table/context.ts'
import { tableTexts } from '../table/texts.ts'

/** Everybody at the table with their cash, and what the bank has left. */
export function PlayersPanel() {
  const { game, lens, locale, rulebook } = useTable()
  const { pieces } = rulebook.board
  const texts = useTexts(tableTexts)
  const { s } = lens
  return (
    <Panel title={texts.players}>
      <ul className="players plain-list">
        {game.players.map((player, seat) => {
          const out = ((s.alive >>> seat) & 1) === 0
          const sub = out ? texts.bankrupt : (s.jail[seat] ?? 0) > 0 ? texts.inJail : undefined
          return (
            <li key={player.name} className="players__seat">
              <SeatBadge
                seat={seat}
                name={player.name}
                colour={player.colour}
                shape={player.shape}
                sub={sub}
                active={s.over === 0 && s.turnSeat === seat}
                out={out}
                bot={player.bot !== null}
              />
              <Money amount={s.cash[seat] ?? 0} strong />
            </li>
          )
        })}
      </ul>
      <p className="fine">
        {[
          texts.stock(formatNumber(locale, s.housesLeft), pieces.house[locale]),
          texts.stock(formatNumber(locale, s.hotelsLeft), pieces.hotel[locale]),
        ].join(' · ')}
      </p>
    </Panel>
  )
}
