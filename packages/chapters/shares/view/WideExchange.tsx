import { BANK } from '@hausregeln/engine'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Money } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { sharesOf } from '../rules/holdings.ts'
import { sharePrice } from '../rules/price.ts'
import { reportsOwed } from '../rules/report.ts'
import { useDeadline } from './deadline.ts'
import { issuersIn, pricesBefore } from './shares.ts'
import { shareTexts } from './texts.ts'
import './exchange.css'

/** For all to see: what a share of everybody is worth, how that has changed, who holds how many, and whose report is due. */
export function WideExchange() {
  const { gameView, game, locale, snapshot } = useTable()
  const texts = useTexts(shareTexts)
  const deadline = useDeadline()
  const issuers = issuersIn(gameView)
  const before = pricesBefore(snapshot.wealth, issuers.length)
  const owed = reportsOwed(gameView)
  const number = (value: number) => formatNumber(locale, value)
  return (
    <section className="wide-exchange" aria-label={texts.exchange}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.player}</th>
            <th scope="col">{texts.price}</th>
            {before && <th scope="col">{before.round ? texts.changeShort : texts.changeFromStart}</th>}
            {issuers.map((holder) => (
              <th key={holder} scope="col">
                <Disc seat={holder} />
                <span className="visually-hidden">
                  {game.players[holder]?.name} {texts.holder}
                </span>
              </th>
            ))}
            <th scope="col">{texts.bank}</th>
          </tr>
        </thead>
        <tbody>
          {issuers.map((issuer) => (
            <tr key={issuer} className={(owed >>> issuer) & 1 ? 'wide-exchange__owes' : undefined}>
              <th scope="row">
                <span className="exchange__who">
                  <Disc seat={issuer} /> {game.players[issuer]?.name}
                </span>
                {(owed >>> issuer) & 1 ? <small>{texts.owes(deadline(issuer))}</small> : null}
              </th>
              <td className="numerals wide-exchange__price">{number(sharePrice(gameView, issuer))}</td>
              {before && (
                <td>
                  <Money amount={sharePrice(gameView, issuer) - (before.prices[issuer] ?? 0)} signed />
                </td>
              )}
              {[...issuers, BANK].map((holder) => {
                const held = sharesOf(gameView, issuer, holder)
                return (
                  <td key={holder} className={held === 0 ? 'numerals exchange__none' : 'numerals'}>
                    {held === 0 ? '·' : number(held)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Disc({ seat }: { readonly seat: number }) {
  const { game } = useTable()
  const player = game.players[seat]
  return player === undefined ? null : <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={32} />
}
