import { BANK } from '@hausregeln/engine'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { classes, Meter } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { majority, sharesEach, sharesOf } from '../rules/holdings.ts'
import { issuersIn, largestOther } from './shares.ts'
import { shareTexts } from './texts.ts'

/** A player who holds fewer of their own shares is in danger. */
const FEW = 5

/** Who holds how many shares of whom, and how near everybody is to a takeover. */
export function HoldingsTab() {
  const { gameView } = useTable()
  const texts = useTexts(shareTexts)
  const rule = gameView.book.rules.takeover
  return (
    <div className="stack">
      <Register />
      <Takeovers />
      <p className="fine">
        {texts.takeoverRule} {rule !== undefined && <RuleChip id={rule} />}
      </p>
    </div>
  )
}

/** A row for everybody whose shares there are, a column for every holder. */
function Register() {
  const { gameView, locale, names } = useTable()
  const texts = useTexts(shareTexts)
  const issuers = issuersIn(gameView)
  return (
    <div className="exchange__scroll">
      <table className="exchange__table exchange__matrix">
        <caption className="visually-hidden">{texts.holdings}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.issuer}</th>
            {issuers.map((holder) => (
              <th key={holder} scope="col">
                <Disc seat={holder} />
                <span className="visually-hidden">
                  {names[holder]} {texts.holder}
                </span>
              </th>
            ))}
            <th scope="col">{texts.bank}</th>
          </tr>
        </thead>
        <tbody>
          {issuers.map((issuer) => (
            <tr key={issuer}>
              <th scope="row">
                <span className="exchange__who">
                  <Disc seat={issuer} /> {names[issuer]}
                </span>
              </th>
              {[...issuers, BANK].map((holder) => {
                const held = sharesOf(gameView, issuer, holder)
                return (
                  <td
                    key={holder}
                    className={classes('numerals', held === 0 && 'exchange__none')}
                    style={{ background: shade(held / sharesEach(gameView.book)) }}
                  >
                    {formatNumber(locale, held)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How many of their own shares everybody has, and who has most of the others. */
function Takeovers() {
  const { gameView, game, locale, names } = useTable()
  const texts = useTexts(shareTexts)
  const number = (value: number) => formatNumber(locale, value)
  return (
    <ul className="stack stack--tight plain-list">
      {issuersIn(gameView).map((issuer) => {
        const own = sharesOf(gameView, issuer, issuer)
        const { holder, held } = largestOther(gameView, issuer)
        return (
          <li key={issuer}>
            <Meter
              label={game.players[issuer]?.name ?? ''}
              value={own}
              max={sharesEach(gameView.book)}
              text={texts.takeoverText(number(own))}
              tone={own < FEW ? 'danger' : own < majority(gameView.book) ? 'warning' : 'accent'}
            />
            {held > 0 && (
              <p className="fine">
                {texts.takeoverBy(holder === BANK ? texts.bank : (names[holder] ?? ''), number(held))}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Disc({ seat }: { readonly seat: number }) {
  const { game } = useTable()
  const player = game.players[seat]
  return player === undefined ? null : <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={22} />
}

/** The more shares, the darker the cell. */
function shade(part: number): string {
  return `color-mix(in oklab, var(--accent-soft) ${part * 100}%, transparent)`
}
