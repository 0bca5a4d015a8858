import { endingText } from '@hausregeln/rulebooks/texts/index.ts'
import { RotateCcw } from 'lucide-react'
import { go } from '../app/route.ts'
import { Button, Panel, SeatBadge } from '../design/index.ts'
import { backend } from '../game/client.ts'
import { formatNumber, useTexts } from '../i18n/index.ts'
import { useTable } from '../table/context.ts'
import { tableTexts } from '../table/texts.ts'
import { ranking, rentTotals } from './statistics.ts'
import { WealthChart } from './WealthChart.tsx'

/** The end of a game: who has won and why, the ranking, wealth over time, rents, and a rematch. */
export function EndPanel() {
  const { lens, rulebook, names, locale, game, log, snapshot } = useTable()
  const texts = useTexts(tableTexts)
  const { over, winners, seats } = lens.s
  const wealth = game.players.map((_, seat) => ((lens.s.alive >>> seat) & 1 ? lens.book.wealth(lens, seat) : 0))
  const { paid, got } = rentTotals(log, seats)
  const number = (value: number | undefined) => formatNumber(locale, value ?? 0)
  async function rematch() {
    const { header, players } = game
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
    go({
      at: 'game',
      id: await backend().create({ rulebook: header.rulebook, players, options: header.options, seed }),
    })
  }
  return (
    <Panel title={endingText(rulebook, over, winners, names, locale)} tone="accent" className="decision decision--end">
      <div className="stack">
        <table className="ranking">
          <caption className="visually-hidden">{texts.ranking}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.ranking}</th>
              <th scope="col">{texts.wealth}</th>
              <th scope="col">{texts.rentsPaid}</th>
              <th scope="col">{texts.rentsGot}</th>
            </tr>
          </thead>
          <tbody>
            {ranking(log, winners, wealth).map((seat) => {
              const player = game.players[seat]
              return (
                <tr key={seat}>
                  <th scope="row">{player && <SeatBadge seat={seat} {...player} bot={player.bot !== null} />}</th>
                  <td className="numerals">{number(wealth[seat])}</td>
                  <td className="numerals">{number(paid[seat])}</td>
                  <td className="numerals">{number(got[seat])}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <WealthChart points={snapshot.wealth} players={game.players} />
        <div className="row">
          <Button look="primary" icon={<RotateCcw size={18} aria-hidden />} onClick={() => void rematch()}>
            {texts.rematch}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
