import type { BoardSpace } from '../types.ts'
import { LAKES, LAND, PEAKS, RIVERS } from './coasts.ts'
import { graticule, MAP_SIDE, pathOf, project } from './projection.ts'
import './europe.css'

const COAST = LAND.map((ring) => pathOf(ring, true)).join('')
const WATER = LAKES.map((ring) => pathOf(ring, true)).join('')
const STREAMS = RIVERS.map((chain) => pathOf(chain, false)).join('')
const GRATICULE = graticule(10)
/** Lines of water along the coasts, as engraved maps have them: from wide and faint to narrow. */
const SHORES = [46, 30, 15]

const MOUNTAINS = PEAKS.map(project)
  .map(({ x, y }) => `M${(x - 13).toFixed(1)} ${(y + 8).toFixed(1)}l10 -18 4 6 4 -3 9 15`)
  .join('')
const SHADES = PEAKS.map(project)
  .map(
    ({ x, y }) =>
      `M${(x - 3).toFixed(1)} ${(y - 10).toFixed(1)}l3 9 -2 9M${(x + 4).toFixed(1)} ${(y - 5).toFixed(1)}l3 7`,
  )
  .join('')

interface EuropeMapProps {
  readonly spaces: readonly BoardSpace[]
  readonly seatColours: readonly string[]
  /** Prefix of the ids under which the patterns of the seats are found. */
  readonly defs: string
}

/**
 * A map of Europe with the cities of the board in the colours of their groups; the owner of a city has planted a flag
 * there.
 */
export default function EuropeMap({ spaces, seatColours, defs }: EuropeMapProps) {
  const cities = spaces.flatMap((space) => (space.at ? [{ space, ...project(space.at) }] : []))
  return (
    <svg className="hr-europe" viewBox={`0 0 ${MAP_SIDE} ${MAP_SIDE}`} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path className="hr-europe__graticule" d={GRATICULE} />
      {SHORES.map((width) => (
        <path key={width} className="hr-europe__shore" d={COAST} strokeWidth={width} />
      ))}
      <path className="hr-europe__land" d={COAST} />
      <path className="hr-europe__graticule hr-europe__graticule--land" d={GRATICULE} />
      <path className="hr-europe__river" d={STREAMS} />
      <path className="hr-europe__lake" d={WATER} />
      <path className="hr-europe__peak" d={MOUNTAINS} />
      <path className="hr-europe__shade" d={SHADES} />
      <Routes cities={cities} />
      <Compass />
      <Ferry />
      {cities.map(({ space, x, y }) => (
        <g key={space.key} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle className="hr-europe__city" r="11" fill={space.colour} />
          {space.owner !== undefined && (
            <Flag colour={seatColours[space.owner] ?? '#7d8896'} pattern={`url(#${defs}-seat-${space.owner})`} />
          )}
        </g>
      ))}
    </svg>
  )
}

interface City {
  readonly space: BoardSpace
  readonly x: number
  readonly y: number
}

/** Dotted lines between the cities of a group, slightly bent like routes in a timetable. */
function Routes({ cities }: { readonly cities: readonly City[] }) {
  return cities.map((city, index) => {
    const next = cities[index + 1]
    if (next === undefined || next.space.colour !== city.space.colour) return null
    const bend = 0.12
    const midX = (city.x + next.x) / 2 + (next.y - city.y) * bend
    const midY = (city.y + next.y) / 2 - (next.x - city.x) * bend
    const d = `M${city.x} ${city.y}Q${midX} ${midY} ${next.x} ${next.y}`
    return (
      <g key={city.space.key}>
        <path className="hr-europe__route hr-europe__route--edge" d={d} />
        <path className="hr-europe__route" d={d} stroke={city.space.colour} />
      </g>
    )
  })
}

const CLOTH = 'M0 -42 32 -34.5 24 -27 32 -19 0 -19Z'

/** The flag of a seat, in its colour and pattern. */
function Flag({ colour, pattern }: { readonly colour: string; readonly pattern: string }) {
  return (
    <g className="hr-europe__flag">
      <path className="hr-europe__pole" d="M0 0V-42" />
      <path d={CLOTH} fill={colour} />
      <path d={CLOTH} fill={pattern} />
      <path className="hr-europe__hem" d={CLOTH} />
    </g>
  )
}

/** The rose of the winds, in the Atlantic. */
function Compass() {
  return (
    <g className="hr-europe__rose" transform="translate(96 478)">
      <circle r="62" />
      <circle r="46" />
      <path className="hr-europe__rose-far" d="M0 0 26 -26 8 0 26 26 0 8 -26 26 -8 0 -26 -26 0 -8Z" />
      <path className="hr-europe__rose-dark" d="M0 -66 9 -9 0 0ZM66 0 9 9 0 0ZM0 66 -9 9 0 0ZM-66 0 -9 -9 0 0Z" />
      <path className="hr-europe__rose-light" d="M0 -66 -9 -9 0 0ZM66 0 9 -9 0 0ZM0 66 9 9 0 0ZM-66 0 -9 9 0 0Z" />
      <path d="M-7 -74V-92L7 -74V-92" />
    </g>
  )
}

/** A ship under sail in the Bay of Biscay. */
function Ferry() {
  return (
    <g className="hr-europe__ship" transform="translate(300 590) scale(1.15)">
      <path d="M-26 8H28L20 20H-16Z" />
      <path d="M0 4V-34L24 0H0M-3 4V-28L-22 2Z" />
      <path d="M-34 26q6 -5 12 0t12 0 12 0 12 0 12 0 12 0" />
    </g>
  )
}
