import type { Rect } from './geometry.ts'
import type { BuildingStyle } from './types.ts'

// In squares of 16 units; the hotel is half as wide again.
const HOUSE = 'M8 1.5 15 8V15H1V8Z'
const STAND = 'M1 15V9L15 2V15ZM4.6 15V7.3M8 15V5.6M11.4 15V4'
const HOTEL = 'M1 15V5L12 1 23 5V15ZM5 8.5H8M10.5 8.5H13.5M16 8.5H19M10.5 15V12H13.5V15'
const HOTEL_WIDTH = 1.5

/** Most houses that are drawn one by one; more are one house and a number. */
const MOST_SINGLE = 4
const COUNT_SHIFT = 0.52

export interface BuildingsProps {
  readonly level: number
  readonly building: BuildingStyle
  /** The band of colour that they stand on. */
  readonly bar: Rect
  /** Colour of the number. */
  readonly ink: string
}

/** Houses side by side on the band; in their place a hotel, or one house with a number where there are many. */
export function Buildings({ level, building, bar, ink }: BuildingsProps) {
  if (level <= 0) return null
  const across = bar.width > bar.height
  const length = across ? bar.width : bar.height
  const depth = across ? bar.height : bar.width
  const hotel = building.hotelAt !== null && level >= building.hotelAt
  const counted = !hotel && level > MOST_SINGLE
  const shown = hotel || counted ? 1 : level
  const widest = hotel && !across ? depth / HOTEL_WIDTH : depth
  const unit = Math.min(widest * 0.86, (length / MOST_SINGLE) * 0.92)
  const centre = { x: bar.x + bar.width / 2, y: bar.y + bar.height / 2 }
  const width = hotel ? unit * HOTEL_WIDTH : unit
  const shift = counted ? -unit * COUNT_SHIFT : 0
  const count = { x: centre.x + (across ? unit * COUNT_SHIFT : 0), y: centre.y + (across ? 0 : unit * COUNT_SHIFT) }
  const offsets = Array.from({ length: shown }, (_, index) => (index - (shown - 1) / 2) * unit * 1.05)
  return (
    <g className={hotel ? 'hr-buildings hr-buildings--hotel' : 'hr-buildings'}>
      {offsets.map((offset) => {
        const x = centre.x + (across ? offset + shift : 0) - width / 2
        const y = centre.y + (across ? 0 : offset + shift) - unit / 2
        const outline = hotel ? HOTEL : building.look === 'stand' ? STAND : HOUSE
        return <path key={offset} transform={`translate(${x} ${y}) scale(${unit / 16})`} d={outline} />
      })}
      {counted && (
        <text className="hr-buildings__count" {...count} dy="0.35em" fontSize={unit * 0.95} fill={ink}>
          {level}
        </text>
      )}
    </g>
  )
}
