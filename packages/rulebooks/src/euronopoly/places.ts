import type { Position } from '@hausregeln/engine/kit/definition.ts'
import type { cities } from './cities.ts'

type Three = readonly [Position, Position, Position]

/** Where the cities lie, in the order of their groups: degrees east and north. */
export const places: Readonly<Record<keyof typeof cities, Three>> = {
  baltic: [
    [24.75, 59.44],
    [24.11, 56.95],
    [25.28, 54.69],
  ],
  balkans: [
    [23.32, 42.7],
    [26.1, 44.43],
    [20.46, 44.79],
  ],
  south: [
    [23.73, 37.98],
    [-9.14, 38.72],
    [-3.7, 40.42],
  ],
  visegrad: [
    [21.01, 52.23],
    [14.42, 50.08],
    [19.04, 47.5],
  ],
  north: [
    [24.94, 60.17],
    [12.57, 55.68],
    [18.07, 59.33],
  ],
  benelux: [
    [4.35, 50.85],
    [4.9, 52.37],
    [6.13, 49.61],
  ],
  centre: [
    [7.45, 46.95],
    [16.37, 48.21],
    [13.4, 52.52],
  ],
  capitals: [
    [12.5, 41.9],
    [-0.13, 51.51],
    [2.35, 48.86],
  ],
}
