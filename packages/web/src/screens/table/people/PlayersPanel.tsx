import { jailWord } from '@hausregeln/rulebooks/texts/index.ts'
import { SeatBadge } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { classes, Panel } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { countedNoun } from '@hausregeln/view-kit/table/deeds/built.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { PARTS, stockOf } from '../../../parts/parts.ts'
import { CashFlow } from './CashFlow.tsx'
import { Portfolio } from './Portfolio.tsx'
import './people.css'

/** Everybody at the table: cash and deeds; a tap shows what they hold. And what the bank has left to build with. */
export function PlayersPanel() {
  const { game, gameView, locale, rulebook, shown, setShown } = useTable()
  const texts = useTexts(tableTexts)
  const { s } = gameView
  const stock = stockOf(gameView, rulebook)
  return (
    <Panel title={texts.players}>
      <ul className="players plain-list">
        {game.players.map((player, seat) => {
          const out = ((s.alive >>> seat) & 1) === 0
          const jailed = (s.jail[seat] ?? 0) > 0
          const waits = jailed
            ? texts.inJail(jailWord(rulebook))
            : PARTS.map((part) => part.waits?.(gameView, seat, locale)).find((word) => word !== undefined)
          const sub = out ? texts.bankrupt : waits
          return (
            <li key={player.name}>
              <button
                type="button"
                className={classes('players__seat', seat === shown && 'players__seat--shown')}
                aria-pressed={seat === shown}
                onClick={() => setShown(seat)}
              >
                <span className="players__line">
                  <SeatBadge
                    seat={seat}
                    name={player.name}
                    colour={player.colour}
                    shape={player.shape}
                    sub={sub}
                    active={s.over === 0 && s.turnSeat === seat}
                    out={out}
                    bot={player.bot !== null}
                    program={player.program}
                  />
                  <CashFlow amount={s.cash[seat] ?? 0} />
                </span>
                {!out && <Portfolio seat={seat} />}
                {!out && PARTS.map(({ chapter, seat: Mark }) => Mark && <Mark key={chapter} seat={seat} />)}
              </button>
            </li>
          )
        })}
      </ul>
      {stock.length > 0 && (
        <p className="fine">
          {stock.map(({ noun, left }) => texts.stock(countedNoun(left, noun, locale))).join(' · ')}
        </p>
      )}
    </Panel>
  )
}
