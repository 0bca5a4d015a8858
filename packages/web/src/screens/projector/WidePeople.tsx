import { jailWord } from '@hausregeln/rulebooks/texts/index.ts'
import { SeatBadge } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { classes } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, textIn, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { CashFlow } from '../table/people/CashFlow.tsx'
import { projectorTexts } from './texts.ts'
import { WideDeeds } from './WideDeeds.tsx'
import '../table/people/people.css'

/** With more there is no room for names of deeds. */
const MANY = 4

/** Everybody’s money in large figures, what they are worth, where they stand, and what they have. */
export function WidePeople() {
  const { game, gameView, rulebook, locale } = useTable()
  const texts = useTexts(projectorTexts)
  const common = useTexts(tableTexts)
  const { s, book } = gameView
  return (
    <ul className="wide__seats plain-list" aria-label={texts.balances}>
      {game.players.map((player, seat) => {
        const out = ((s.alive >>> seat) & 1) === 0
        const space = textIn(rulebook.board.spaces[s.place[seat] ?? 0]?.name, locale)
        const sub = out ? common.bankrupt : (s.jail[seat] ?? 0) > 0 ? common.inJail(jailWord(rulebook)) : space
        const active = s.over === 0 && s.turnSeat === seat
        return (
          <li
            key={player.name}
            className={classes('wide__seat', active && 'wide__seat--active', out && 'wide__seat--out')}
          >
            <SeatBadge
              {...player}
              seat={seat}
              sub={sub}
              active={active}
              out={out}
              bot={player.bot !== null}
              size={48}
            />
            {!out && (
              <>
                <span className="wide__cash numerals">
                  <CashFlow amount={s.cash[seat] ?? 0} />
                </span>
                <span className="wide__wealth numerals">
                  {common.wealth} {formatNumber(locale, book.wealth(gameView, seat))}
                </span>
                <WideDeeds seat={seat} named={game.players.length <= MANY} />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
