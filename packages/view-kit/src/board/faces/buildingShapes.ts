import type { BuildingStyle } from '../types.ts'

/** A building in a square of 16 units, or wider: its outline, and how many units wide it is. */
export interface BuildingShape {
  readonly name: 'house' | 'stand' | 'hotel' | 'flat' | 'holiday' | 'villa'
  readonly width: number
  readonly outline: string
}

/** Height of every shape, and width of a plain house. */
export const SHAPE_SIDE = 16

const HOUSE: BuildingShape = { name: 'house', width: 16, outline: 'M8 1.5 15 8V15H1V8Z' }
const STAND: BuildingShape = {
  name: 'stand',
  width: 16,
  outline: 'M1 15V9L15 2V15ZM4.6 15V7.3M8 15V5.6M11.4 15V4',
}
const HOTEL: BuildingShape = {
  name: 'hotel',
  width: 24,
  outline: 'M1 15V5L12 1 23 5V15ZM5 8.5H8M10.5 8.5H13.5M16 8.5H19M10.5 15V12H13.5V15',
}
/** A block of flats with its balconies. */
const FLAT: BuildingShape = {
  name: 'flat',
  width: 10,
  outline: 'M1 15V2H9V15ZM3 5H4.2M5.8 5H7M3 8.3H4.2M5.8 8.3H7M3 11.6H4.2M5.8 11.6H7',
}
/** A chalet with a wide roof and a chimney. */
const HOLIDAY: BuildingShape = {
  name: 'holiday',
  width: 17,
  outline: 'M1 8.6 8.5 2.2 16 8.6H14V15H3V8.6ZM11.4 4.7V1.6H13.4V6.4M7 15V11H10V15',
}
/** A portico with columns between two wings. */
const VILLA: BuildingShape = {
  name: 'villa',
  width: 24,
  outline: 'M1 15V8.6H4.5V6.6L12 1.2 19.5 6.6V8.6H23V15ZM4.5 6.8H19.5M6.9 7.4V15M10.3 7.4V15M13.7 7.4V15M17.1 7.4V15',
}

const SINGLE = { house: HOUSE, stand: STAND, flat: FLAT } as const

/** What stands on a street of this level, the greatest first. */
export function buildingsOf(
  level: number,
  { hotelAt, look = 'house', block }: BuildingStyle,
): readonly BuildingShape[] {
  if (hotelAt !== null && level >= hotelAt) return [block === undefined ? HOTEL : VILLA]
  const single = SINGLE[look]
  if (block === undefined) return new Array<BuildingShape>(level).fill(single)
  return [
    ...new Array<BuildingShape>(Math.floor(level / block)).fill(HOLIDAY),
    ...new Array<BuildingShape>(level % block).fill(single),
  ]
}
