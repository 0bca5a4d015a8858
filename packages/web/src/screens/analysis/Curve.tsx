import type { Point } from '@hausregeln/lab/analyse/curve.ts'
import type { RolledPoint } from '@hausregeln/lab/analyse/rolling.ts'
import type { Share } from '@hausregeln/lab/report/statistics.ts'
import { formatList, formatNumber, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import type { Moved } from '../../analysis/weighed.ts'
import { hrefOf } from '../../frame/route.ts'
import { DASHES, pathOf, pointAt, roundTicks } from './drawing.ts'
import { chance } from './figures.ts'
import { useShownGame } from './shown.ts'
import { analysisTexts } from './texts.ts'

const HEIGHT = 210
const LEFT = 38
const RIGHT = 8
const TOP = 8
const BOTTOM = 22
const SHARES = [0, 0.25, 0.5, 0.75, 1] as const

interface CurveProps {
  readonly points: readonly (Point | RolledPoint)[]
  readonly length: number
  readonly turns: readonly Moved[]
}

/** Everybody's chances over the game: a line each, and the moment that is looked at, which is moved by touch or by keys. */
export function Curve({ points, length, turns }: CurveProps) {
  const texts = useTexts(analysisTexts)
  const { of, id, names, locale, entry, go } = useShownGame()
  const [own, setOwn] = useState(length)
  const at = go === null ? own : (entry ?? length)
  const point = pointAt(points, at)
  const chances = names.map((name, seat) => texts.chanceOf(name, chance(locale, point.chances[seat] ?? 0)))
  const round = formatNumber(locale, point.round)
  return (
    <figure className="analysis__curve" style={{ '--left': `${LEFT}px`, '--right': `${RIGHT}px` } as CSSProperties}>
      <figcaption className="fine">{texts.curve}</figcaption>
      <div className="analysis__plot">
        <Lines points={points} length={length} turns={turns} at={at} />
        <input
          type="range"
          aria-label={texts.at}
          aria-valuetext={texts.moment(round, formatList(locale, chances))}
          min={0}
          max={length}
          value={at}
          onChange={(event) => (go ?? setOwn)(Number(event.target.value))}
        />
      </div>
      <div className="analysis__legend">
        <p className="numerals">
          <strong>{texts.round(round)}</strong>{' '}
          {go === null && <a href={hrefOf({ at: 'replay', of, id, entry: at })}>{texts.see}</a>}
        </p>
        <Legend point={point} />
      </div>
    </figure>
  )
}

/** Who has which line, and what chance at that moment. */
function Legend({ point }: { readonly point: Point | RolledPoint }) {
  const { players, locale } = useShownGame()
  return (
    <ul className="plain-list">
      {players.map(({ name, colour }, seat) => (
        <li key={name} data-out={(point.chances[seat] ?? 0) === 0}>
          <svg width="20" height="10" aria-hidden>
            <line
              x1="1"
              x2="19"
              y1="5"
              y2="5"
              className="analysis__line"
              color={colour}
              strokeDasharray={DASHES[seat % DASHES.length]}
            />
          </svg>
          <span className="analysis__name">{name}</span>
          <strong className="numerals">{chance(locale, point.chances[seat] ?? 0)}</strong>
          <Limits share={'shares' in point ? (point.shares[seat] ?? null) : null} />
        </li>
      ))}
    </ul>
  )
}

/** Between what a chance lies that games have found. */
function Limits({ share }: { readonly share: Share | null }) {
  const { locale } = useShownGame()
  if (share === null) return null
  return (
    <span className="analysis__limits numerals">
      {chance(locale, share.low)} – {chance(locale, share.high)}
    </span>
  )
}

function Lines({ points, length, turns, at }: CurveProps & { readonly at: number }) {
  const { players, locale } = useShownGame()
  const box = useRef<SVGSVGElement>(null)
  const width = useWidth(box)
  const x = (entry: number) => LEFT + (entry / Math.max(1, length)) * (width - LEFT - RIGHT)
  const y = (share: number) => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)
  // biome-ignore lint/correctness/useExhaustiveDependencies: x and y follow from the width and the length
  const paths = useMemo(() => players.map((_, seat) => pathOf(points, seat, x, y)), [players, points, width, length])
  const ticks = useMemo(() => roundTicks(points, Math.max(2, Math.floor(width / 90))), [points, width])
  return (
    <svg ref={box} height={HEIGHT} aria-hidden>
      {SHARES.map((share) => (
        <g key={share}>
          <line className="analysis__grid" x1={LEFT} x2={width - RIGHT} y1={y(share)} y2={y(share)} />
          <text className="analysis__label" x={LEFT - 6} y={y(share) + 4} textAnchor="end">
            {chance(locale, share)}
          </text>
        </g>
      ))}
      {ticks.map(({ entry, round }) => (
        <text key={entry} className="analysis__label" x={x(entry)} y={HEIGHT - 5} textAnchor="middle">
          {formatNumber(locale, round)}
        </text>
      ))}
      {turns.map(({ entry, cause }) => (
        <line
          key={`${entry} ${cause}`}
          className="analysis__turn"
          x1={x(entry)}
          x2={x(entry)}
          y1={TOP}
          y2={HEIGHT - BOTTOM}
        />
      ))}
      {players.map(({ name, colour }, seat) => (
        <path
          key={name}
          className="analysis__line"
          color={colour}
          strokeDasharray={DASHES[seat % DASHES.length]}
          d={paths[seat]}
        />
      ))}
      <line className="analysis__at" x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} />
      {players.map(({ name, colour }, seat) => (
        <circle
          key={name}
          className="analysis__dot"
          cx={x(at)}
          cy={y(pointAt(points, at).chances[seat] ?? 0)}
          r="4"
          color={colour}
        />
      ))}
    </svg>
  )
}

/** How wide something is on the page, in pixels. */
function useWidth(box: { readonly current: Element | null }): number {
  const [width, setWidth] = useState(320)
  useEffect(() => {
    const { current } = box
    if (current === null) return
    const observer = new ResizeObserver(([one]) => one !== undefined && setWidth(one.contentRect.width))
    observer.observe(current)
    return () => observer.disconnect()
  }, [box])
  return width
}
