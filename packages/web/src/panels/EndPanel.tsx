import { endingText } from '@hausregeln/rulebooks/texts/index.ts'
import { RotateCcw, Trophy } from 'lucide-react'
import { go, hrefOf } from '../app/route.ts'
import { Button, Panel, SeatBadge } from '../design/index.ts'
import { backend } from '../game/client.ts'
import { formatNumber, useTexts } from '../i18n/index.ts'
import { useTable } from '../table/context.ts'
import { tableTexts } from '../table/texts.ts'
import { ranking, rentTotals } from './statistics.ts'
import { WealthChart } from './WealthChart.tsx'
import './end.css'

/** The end of a game: who has won and why, the ranking, wealth over time, rents, and a rematch. */
export function EndPanel() {
  const { lens, rulebook, names, locale, game, snapshot } = useTable()
  const texts = useTexts(tableTexts)
  const { over, winners } = lens.s
  async function rematch() {
    const { header, players } = game
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
    go({
      at: 'game',
      id: await backend().create({ rulebook: header.rulebook, players, options: header.options, seed }),
    })
  }
  return (
    <Panel
      title={endingText(rulebook, over, winners, names, locale)}
      eyebrow={texts.ended}
      className="decision decision--end"
    >
      <div className="stack">
        <Ranking />
        <WealthChart points={snapshot.wealth} players={game.players} />
        <div className="row">
          <Button look="primary" icon={<RotateCcw size={18} aria-hidden />} onClick={() => void rematch()}>
            {texts.rematch}
          </Button>
          <a href={hrefOf({ at: 'home' })}>{texts.toHome}</a>
        </div>
      </div>
    </Panel>
  )
}

function Ranking() {
  const { lens, log, locale, game } = useTable()
  const texts = useTexts(tableTexts)
  const { winners, alive, seats } = lens.s
  const wealth = game.players.map((_, seat) => ((alive >>> seat) & 1 ? lens.book.wealth(lens, seat) : 0))
  const { paid, got } = rentTotals(log, seats)
  const number = (value: number | undefined) => formatNumber(locale, value ?? 0)
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
                    {player && <SeatBadge seat={seat} {...player} size={30} bot={player.bot !== null} />}
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
