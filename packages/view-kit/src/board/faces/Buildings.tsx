import type { Rect } from '../geometry.ts'
import type { BuildingStyle } from '../types.ts'
import { type BuildingShape, buildingsOf, SHAPE_SIDE } from './buildingShapes.ts'

/** Most buildings that are drawn one by one; more are one of them and a number. */
const MOST_SINGLE = 4
const COUNT_SHIFT = 0.52
/** A building and the gap behind it, by its width. */
const PITCH = 1.05

export interface BuildingsProps {
  readonly level: number
  readonly building: BuildingStyle
  /** The band of colour that they stand on. */
  readonly bar: Rect
  /** Colour of the number. */
  readonly ink: string
}

/** Buildings side by side on the band; one with a number where there are many. */
export function Buildings({ level, building, bar, ink }: BuildingsProps) {
  const all = buildingsOf(level, building)
  const counted = all.length > MOST_SINGLE
  const shown = counted ? all.slice(0, 1) : all
  if (shown.length === 0) return null
  const across = bar.width > bar.height
  const { unit, places } = lineUp(shown, across ? bar.width : bar.height, across ? bar.height : bar.width, across)
  const centre = { x: bar.x + bar.width / 2, y: bar.y + bar.height / 2 }
  const shift = counted ? unit * COUNT_SHIFT : 0
  const count = { x: centre.x + (across ? shift : 0), y: centre.y + (across ? 0 : shift) }
  return (
    <g className="hr-buildings">
      {shown.map(({ name, width, outline }, index) => {
        const along = (places[index] ?? 0) - shift
        const x = centre.x + (across ? along : 0) - (unit * width) / SHAPE_SIDE / 2
        const y = centre.y + (across ? 0 : along) - unit / 2
        return (
          <path
            key={along}
            className={`hr-buildings__${name}`}
            transform={`translate(${x} ${y}) scale(${unit / SHAPE_SIDE})`}
            d={outline}
          />
        )
      })}
      {counted && (
        <text className="hr-buildings__count" {...count} dy="0.35em" fontSize={unit * 0.95} fill={ink}>
          {level}
        </text>
      )}
    </g>
  )
}

/** How high the buildings are drawn so that they have room, and where along the band the middle of each lies. */
function lineUp(shapes: readonly BuildingShape[], length: number, depth: number, across: boolean) {
  const lengths = shapes.map(({ width }) => (across ? width / SHAPE_SIDE : 1) * PITCH)
  const total = lengths.reduce((sum, one) => sum + one, 0)
  const widest = across ? 1 : Math.max(1, ...shapes.map(({ width }) => width / SHAPE_SIDE))
  const unit = Math.min((depth * 0.86) / widest, (length * 0.92) / Math.max(total, MOST_SINGLE))
  let at = -total / 2
  const places = lengths.map((one) => {
    at += one
    return (at - one / 2) * unit
  })
  return { unit, places }
}

/** The same as an image of its own, so many pixels high. */
export function BuildingImage({ level, building, height }: Omit<BuildingsProps, 'bar' | 'ink'> & { height: number }) {
  const shapes = buildingsOf(level, building)
  const width = shapes.reduce((sum, shape) => sum + shape.width + 1, 0)
  let x = 0
  return (
    <svg
      className="hr-buildings"
      width={(width / SHAPE_SIDE) * height}
      height={height}
      viewBox={`0 0 ${width} ${SHAPE_SIDE}`}
      aria-hidden
    >
      {shapes.map(({ name, width: own, outline }) => {
        const left = x
        x += own + 1
        return <path key={left} className={`hr-buildings__${name}`} transform={`translate(${left} 0)`} d={outline} />
      })}
    </svg>
  )
}
