import { jailWord } from '@hausregeln/rulebooks/texts/index.ts'
import { breakable } from '@hausregeln/view-kit/board/faces/wrap.ts'
import { SeatBadge } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { classes, Panel } from '@hausregeln/view-kit/design/index.ts'
import { textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { CashFlow } from '../table/people/CashFlow.tsx'
import { Portfolio } from '../table/people/Portfolio.tsx'
import { companionTexts } from './texts.ts'
import '../table/people/people.css'

/** More than so many stand closer together. */
const MANY = 3

/** What everybody has, large enough to be read across a table; a tap shows what a seat holds. */
export function Balances() {
  const { game, gameView, locale, rulebook, shown, setShown } = useTable()
  const texts = useTexts(companionTexts)
  const common = useTexts(tableTexts)
  const { s } = gameView
  return (
    <Panel title={texts.balances}>
      <ul className={classes('balances plain-list', game.players.length > MANY && 'balances--many')}>
        {game.players.map((player, seat) => {
          const out = ((s.alive >>> seat) & 1) === 0
          const space = textIn(rulebook.board.spaces[s.place[seat] ?? 0]?.name, locale)
          const sub = out
            ? common.bankrupt
            : (s.jail[seat] ?? 0) > 0
              ? common.inJail(jailWord(rulebook))
              : texts.standsOn(breakable(space))
          const active = s.over === 0 && s.turnSeat === seat
          return (
            <li key={player.name}>
              <button
                type="button"
                className={classes('balances__seat', active && 'balances__seat--active', out && 'balances__seat--out')}
                aria-pressed={seat === shown}
                onClick={() => setShown(seat)}
              >
                <SeatBadge {...player} seat={seat} sub={sub} active={active} out={out} bot={player.bot !== null} />
                <span className="balances__cash numerals">
                  <CashFlow amount={s.cash[seat] ?? 0} />
                </span>
                {!out && <Portfolio seat={seat} />}
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
