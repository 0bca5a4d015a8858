import type { Point } from '@hausregeln/lab/analyse/curve.ts'

/** Lines are told apart by more than their colours. */
export const DASHES = [undefined, '7 3', '2 3', '10 3 2 3'] as const

const START: Point = { entry: 0, round: 1, chances: [] }

/** How it stood after an entry: the last point up to it. */
export function pointAt<P extends Point>(points: readonly P[], entry: number): P | Point {
  let [low, high] = [0, points.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((points[middle]?.entry ?? 0) <= entry) low = middle
    else high = middle - 1
  }
  return points[low] ?? START
}

/** A seat's line, up to where it is out. */
export function pathOf(
  points: readonly Point[],
  seat: number,
  x: (entry: number) => number,
  y: (share: number) => number,
): string {
  const last = points.findLastIndex(({ chances }) => (chances[seat] ?? 0) > 0) + 1
  return points
    .slice(0, last + 1)
    .map(
      ({ entry, chances }, at) => `${at === 0 ? 'M' : 'L'}${x(entry).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`,
    )
    .join('')
}

/** Where rounds begin that are written below: `most` at most, at even distances. */
export function roundTicks(points: readonly Point[], most: number): Point[] {
  const last = points.at(-1)?.round ?? 1
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => last / one <= most) ?? 200
  const ticks: Point[] = []
  for (const point of points) {
    const due = ticks.length === 0 ? 1 : ticks.length * step
    if (point.round >= due && (ticks.length === 0 || point.round > (ticks.at(-1)?.round ?? 0))) ticks.push(point)
  }
  return ticks
}
