import type { LonLat } from './coasts.ts'

const DEGREE = Math.PI / 180
/** Radius of the earth in kilometres. */
const EARTH = 6371
/** The middle of the projection, as the European agencies have it: equal areas around 52° north, 10° east. */
const MIDDLE: LonLat = [10, 52]

/** The square of the map, in kilometres around the middle of the projection, and its side in units of the drawing. */
const WEST = -1800
const NORTH = 1490
const EXTENT = 3250
export const MAP_SIDE = 1000

export interface MapPoint {
  readonly x: number
  readonly y: number
}

/** Lambert's azimuthal projection, which keeps areas: a place on the globe as a point of the map. */
export function project([longitude, latitude]: LonLat): MapPoint {
  const [lon0, lat0] = MIDDLE
  const lambda = (longitude - lon0) * DEGREE
  const phi = latitude * DEGREE
  const phi0 = lat0 * DEGREE
  const cosine = Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(lambda)
  const k = EARTH * Math.sqrt(2 / (1 + cosine))
  const east = k * Math.cos(phi) * Math.sin(lambda)
  const north = k * (Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(lambda))
  return { x: ((east - WEST) / EXTENT) * MAP_SIDE, y: ((NORTH - north) / EXTENT) * MAP_SIDE }
}

/** A chain of places as an SVG path. */
export function pathOf(places: readonly LonLat[], closed: boolean): string {
  const points = places.map(project).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  return `M${points.join('L')}${closed ? 'Z' : ''}`
}

/** Meridians and parallels, every `step` degrees. */
export function graticule(step: number): string {
  const lines: string[] = []
  for (let longitude = -50; longitude <= 60; longitude += step)
    lines.push(
      pathOf(
        range(30, 72, 3).map((latitude): LonLat => [longitude, latitude]),
        false,
      ),
    )
  for (let latitude = 30; latitude <= 72; latitude += step)
    lines.push(
      pathOf(
        range(-50, 60, 3).map((longitude): LonLat => [longitude, latitude]),
        false,
      ),
    )
  return lines.join('')
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)
}
