export interface Point {
  readonly x: number
  readonly y: number
}

export interface WalkFrame extends Point {
  readonly scale: number
  readonly easing: string
}

/** Stations of a walk for the animation: every step is a little hop, a jump one high arc. */
export function walkFrames(points: readonly Point[], hop: number, jump: boolean): readonly WalkFrame[] {
  const frames: WalkFrame[] = []
  for (const [index, point] of points.entries()) {
    frames.push({ ...point, scale: 1, easing: 'ease-out' })
    const next = points[index + 1]
    if (!next) continue
    const x = (point.x + next.x) / 2
    const y = (point.y + next.y) / 2 - hop
    frames.push({ x, y, scale: jump ? 1.6 : 1.08, easing: 'ease-in' })
  }
  return frames
}
