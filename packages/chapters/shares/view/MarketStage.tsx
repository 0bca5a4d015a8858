import { BANK } from '@hausregeln/engine'
import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Money } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { DeedStage } from '@hausregeln/view-kit/table/stage/DeedStage.tsx'
import { sharesEach, sharesOf } from '../rules/holdings.ts'
import { sharePrice } from '../rules/price.ts'
import { issuersIn, pricesBefore } from './shares.ts'
import { shareTexts } from './texts.ts'
import './market.css'

/** The market in the middle of the board: what everybody is worth, how that has changed, and in whose hands they are. */
export default function MarketStage() {
  const { gameView, game, locale, snapshot } = useTable()
  const texts = useTexts(shareTexts)
  const issuers = issuersIn(gameView)
  const before = pricesBefore(snapshot.wealth, issuers.length)
  return (
    <DeedStage deed={-1}>
      <table className="market">
        <caption className="market__title">{texts.exchange}</caption>
        <tbody>
          {issuers.map((issuer) => {
            const player = game.players[issuer]
            if (player === undefined) return null
            const price = sharePrice(gameView, issuer)
            return (
              <tr key={issuer}>
                <th scope="row">
                  <span className="market__who">
                    <SeatDisc seat={issuer} colour={player.colour} shape={player.shape} size={24} /> {player.name}
                  </span>
                </th>
                <td className="market__price numerals">{formatNumber(locale, price)}</td>
                <td>{before && <Money amount={price - (before.prices[issuer] ?? 0)} signed />}</td>
                <td className="market__held">
                  <Held issuer={issuer} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </DeedStage>
  )
}

/** A bar of all shares of a player, each part as long as what somebody holds of them; the bank's part is bare. */
function Held({ issuer }: { readonly issuer: number }) {
  const { gameView, game } = useTable()
  const texts = useTexts(shareTexts)
  const all = sharesEach(gameView.book)
  const holders = [issuer, ...issuersIn(gameView).filter((seat) => seat !== issuer), BANK]
  const parts = holders.map((holder) => ({ holder, held: sharesOf(gameView, issuer, holder) }))
  const words = parts.flatMap(({ holder, held }) =>
    held > 0 ? [`${holder === BANK ? texts.bank : (game.players[holder]?.name ?? '')} ${held}`] : [],
  )
  return (
    <>
      <span className="market__bar" aria-hidden title={words.join(', ')}>
        {parts.map(({ holder, held }) => (
          <span
            key={holder}
            style={{ inlineSize: `${(100 * held) / all}%`, background: game.players[holder]?.colour }}
          />
        ))}
      </span>
      <span className="visually-hidden">{words.join(', ')}</span>
    </>
  )
}
