/** A step of 1, 2 or 5 times a power of ten that divides `most` into about four parts. */
export function niceStep(most: number): number {
  const rough = Math.max(1, most / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10
  return factor * power
}

/**
 * Moves labels apart that stand at the heights `wanted`: each gets `room`, none goes below `lowest`, none above
 * `highest` as long as there is room, and those that need not move stay. Returns the heights in the same order.
 */
export function spread(wanted: readonly number[], room: number, lowest: number, highest: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[b] ?? 0) - (wanted[a] ?? 0))
  const placed = new Array<number>(wanted.length).fill(0)
  let ceiling = lowest
  for (const index of order) {
    const at = Math.min(wanted[index] ?? 0, ceiling)
    placed[index] = at
    ceiling = at - room
  }
  let floor = highest
  for (const index of order.toReversed()) {
    placed[index] = Math.max(placed[index] ?? 0, floor)
    floor = (placed[index] ?? 0) + room
  }
  return placed
}
