import type { Player, WealthPoint } from '../game/types.ts'
import { formatNumber, useLocale, useTexts } from '../i18n/index.ts'
import { tableTexts } from '../table/texts.ts'

const WIDTH = 360
const HEIGHT = 160
const LEFT = 44
const BOTTOM = 18
const STEPS = 4

/** A step of 1, 2 or 5 times a power of ten that divides `most` into about four parts. */
function niceStep(most: number): number {
  const rough = Math.max(1, most / STEPS)
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10
  return factor * power
}

interface WealthChartProps {
  readonly points: readonly WealthPoint[]
  readonly players: readonly Player[]
}

/** Everybody's wealth, turn by turn. The numbers of the last turn stand in the ranking beside it. */
export function WealthChart({ points, players }: WealthChartProps) {
  const texts = useTexts(tableTexts)
  const locale = useLocale()
  const most = Math.max(1, ...points.flatMap((point) => point.wealth))
  const last = Math.max(1, points.at(-1)?.turn ?? 1)
  const step = niceStep(most)
  const top = Math.ceil(most / step) * step
  const x = (turn: number) => LEFT + (turn / last) * (WIDTH - LEFT - 4)
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - 8)
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step)
  return (
    <figure className="chart">
      <figcaption className="fine">{texts.wealthOverTime}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.wealthOverTime}>
        {lines.map((value) => (
          <g key={value}>
            <line className="chart__grid" x1={LEFT} x2={WIDTH - 4} y1={y(value)} y2={y(value)} />
            <text className="chart__label" x={LEFT - 6} y={y(value) + 3} textAnchor="end">
              {formatNumber(locale, value)}
            </text>
          </g>
        ))}
        <text className="chart__label" x={WIDTH - 4} y={HEIGHT - 4} textAnchor="end">
          {texts.turnShort} {formatNumber(locale, last)}
        </text>
        {players.map((player, seat) => (
          <polyline
            key={player.name}
            className="chart__line"
            stroke={player.colour}
            strokeDasharray={seat % 2 === 0 ? undefined : '6 3'}
            points={points
              .map((point) => `${x(point.turn).toFixed(1)},${y(point.wealth[seat] ?? 0).toFixed(1)}`)
              .join(' ')}
          />
        ))}
      </svg>
    </figure>
  )
}
