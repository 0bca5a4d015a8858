import { SeatDisc } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { Money } from '@hausregeln/view-kit/design/index.ts'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { LineChart } from '@hausregeln/view-kit/table/chart/LineChart.tsx'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { RuleChip } from '@hausregeln/view-kit/table/RuleChip.tsx'
import { sharesOf } from '../rules/holdings.ts'
import { sharePrice } from '../rules/price.ts'
import { isIn, issuersIn, pricesBefore } from './shares.ts'
import { shareTexts } from './texts.ts'

/**
 * What a share of everybody is worth now, how that has changed in the last round (in the first: since the beginning),
 * and the prices over time.
 */
export function PricesTab() {
  const { gameView, game, locale, snapshot } = useTable()
  const texts = useTexts(shareTexts)
  const before = pricesBefore(snapshot.wealth, issuersIn(gameView).length)
  const rule = gameView.book.rules.sharePrice
  return (
    <div className="stack">
      <div className="exchange__scroll">
        <table className="exchange__table">
          <caption className="visually-hidden">{texts.prices}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.player}</th>
              <th scope="col">
                {texts.price} {rule !== undefined && <RuleChip id={rule} />}
              </th>
              {before && <th scope="col">{before.round ? texts.change : texts.changeFromStart}</th>}
              <th scope="col">{texts.ownShares}</th>
            </tr>
          </thead>
          <tbody>
            {game.players.map((player, seat) => (
              <tr key={player.name} className={isIn(gameView, seat) ? undefined : 'exchange__gone'}>
                <th scope="row">
                  <span className="exchange__who">
                    <SeatDisc seat={seat} colour={player.colour} shape={player.shape} size={22} /> {player.name}
                  </span>
                </th>
                {isIn(gameView, seat) ? (
                  <>
                    <td className="numerals exchange__price">{formatNumber(locale, sharePrice(gameView, seat))}</td>
                    {before && (
                      <td>
                        <Money amount={sharePrice(gameView, seat) - (before.prices[seat] ?? 0)} signed />
                      </td>
                    )}
                    <td className="numerals">{formatNumber(locale, sharesOf(gameView, seat, seat))}</td>
                  </>
                ) : (
                  <td colSpan={3}>{texts.gone}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <LineChart
        caption={texts.pricesOverTime}
        points={snapshot.wealth.map(({ turn, prices }) => ({ turn, values: prices }))}
        players={game.players}
        width={320}
      />
    </div>
  )
}
