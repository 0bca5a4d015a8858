import { type WealthParts, wealthParts } from '@hausregeln/chapters/shares/rules/wealth-parts.ts'
import { SeatBadge } from '@hausregeln/view-kit/board/pieces/SeatBadge.tsx'
import { formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { gameAt } from '@hausregeln/view-kit/room/position.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'
import { Trophy } from 'lucide-react'
import { useMemo } from 'react'
import { ranking, rentTotals, roundsOfLeaving } from './statistics.ts'
import './end.css'

/** Everybody in their order, with what they own and of what it is made. */
export function Ranking() {
  const { gameView, log, locale, game, rulebook, snapshot } = useTable()
  const texts = useTexts(tableTexts)
  const end = useMemo(() => gameAt(rulebook, snapshot.view), [rulebook, snapshot.view])
  const { winners, alive, seats } = gameView.s
  const wealth = game.players.map((_, seat) => ((alive >>> seat) & 1 ? gameView.book.wealth(gameView, seat) : 0))
  const { paid, got } = rentTotals(log, seats)
  const left = roundsOfLeaving(log, seats)
  const number = (value: number | undefined) => formatNumber(locale, value ?? 0)
  /** Of what a seat's wealth is made. */
  function partsOf(seat: number): string {
    const parts = Object.entries(wealthParts(end, seat)).filter(([, amount]) => amount !== 0)
    const word = (part: string, amount: number) =>
      part === 'rest' && amount < 0 ? texts.wealthParts.debt : texts.wealthParts[part as keyof WealthParts]
    return parts.map(([part, amount]) => `${word(part, amount)} ${number(amount)}`).join(' · ')
  }
  return (
    <div className="ranking__scroll">
      <table className="ranking">
        <caption className="visually-hidden">{texts.ranking}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.ranking}</th>
            <th scope="col">{texts.wealth}</th>
            <th scope="col">{texts.rentsGot}</th>
            <th scope="col">{texts.rentsPaid}</th>
          </tr>
        </thead>
        <tbody>
          {ranking(log, winners, wealth).map((seat, place) => {
            const player = game.players[seat]
            const won = (winners >>> seat) & 1
            return (
              <tr key={seat} className={won ? 'ranking__winner' : undefined}>
                <th scope="row">
                  <span className="ranking__who">
                    <span className="ranking__place numerals">
                      {won ? <Trophy size={20} aria-label={texts.won} /> : `${place + 1}.`}
                    </span>
                    {player && (
                      <SeatBadge
                        seat={seat}
                        {...player}
                        sub={left[seat] === undefined ? partsOf(seat) : texts.outIn(number(left[seat]))}
                        size={30}
                        bot={player.bot !== null}
                      />
                    )}
                  </span>
                </th>
                <td className="numerals">{number(wealth[seat])}</td>
                <td className="numerals">{number(got[seat])}</td>
                <td className="numerals">{number(paid[seat])}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
