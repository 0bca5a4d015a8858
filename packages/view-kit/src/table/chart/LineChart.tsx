import type { Player } from '../../game/types.ts'
import { formatNumber, useLocale, useTexts } from '../../i18n/index.ts'
import { tableTexts } from '../texts.ts'
import { niceStep, spread } from './chart.ts'
import './chart.css'

const HEIGHT = 220
const LEFT = 44
const RIGHT = 74
const TOP = 8
const BOTTOM = 18
const LABEL_HEIGHT = 13

/** A number for every seat at the beginning of a turn. */
export interface LinePoint {
  readonly turn: number
  readonly values: readonly number[]
}

interface LineChartProps {
  readonly caption: string
  readonly points: readonly LinePoint[]
  readonly players: readonly Player[]
  /** In units of the drawing: the less, the larger is what is written in it. */
  readonly width?: number
}

/** A line for everybody, turn by turn, up to where they left. One turn makes no line, and so no picture. */
export function LineChart(props: LineChartProps) {
  return props.points.length < 2 ? null : <Lines {...props} />
}

/** The numbers at the end stand beside the lines. */
function Lines({ caption, points, players, width = 440 }: LineChartProps) {
  const texts = useTexts(tableTexts)
  const locale = useLocale()
  const most = Math.max(1, ...points.flatMap((point) => point.values))
  const last = Math.max(1, points.at(-1)?.turn ?? 1)
  const step = niceStep(most)
  const top = Math.ceil(most / step) * step
  const x = (turn: number) => LEFT + (turn / last) * (width - LEFT - RIGHT)
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP)
  const grid = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step)
  const lines = players.map((player, seat) => ({ player, seat, way: wayOf(points, seat) }))
  const heights = spread(
    lines.map(({ way }) => y(way.at(-1)?.value ?? 0)),
    LABEL_HEIGHT,
    HEIGHT - BOTTOM,
    TOP,
  )
  return (
    <figure className="chart">
      <figcaption className="fine">{caption}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={caption}>
        {grid.map((value) => (
          <g key={value}>
            <line className="chart__grid" x1={LEFT} x2={width - RIGHT} y1={y(value)} y2={y(value)} />
            <text className="chart__label" x={LEFT - 6} y={y(value) + 3} textAnchor="end">
              {formatNumber(locale, value)}
            </text>
          </g>
        ))}
        <text className="chart__label" x={width - RIGHT} y={HEIGHT - 4} textAnchor="end">
          {texts.turnShort} {formatNumber(locale, last)}
        </text>
        {lines.map(({ player, seat, way }) => {
          const d = way.map(({ turn, value }) => `${x(turn).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
          const end = way.at(-1)
          const gone = end !== undefined && end.turn < last
          return (
            <g key={player.name}>
              <polyline
                className="chart__line"
                stroke={player.colour}
                strokeDasharray={DASHES[seat % DASHES.length]}
                points={d}
              />
              {gone && <path className="chart__out" d={cross(x(end.turn), y(end.value))} />}
              <circle cx={width - RIGHT + 12} cy={heights[seat] ?? 0} r="4" fill={player.colour} />
              <text className="chart__name" x={width - RIGHT + 20} y={(heights[seat] ?? 0) + 4}>
                {player.name}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

/** Lines are told apart by more than their colours. */
const DASHES = [undefined, '7 3', '2 3', '10 3 2 3'] as const

/** A seat's wealth up to its last turn in the game. */
function wayOf(points: readonly LinePoint[], seat: number): { turn: number; value: number }[] {
  const lastAlive = points.findLastIndex((point) => (point.values[seat] ?? 0) > 0)
  return points.slice(0, lastAlive + 1).map(({ turn, values }) => ({ turn, value: values[seat] ?? 0 }))
}

function cross(x: number, y: number): string {
  return `M${x - 4} ${y - 4}l8 8m0 -8l-8 8`
}
