import { along } from './geometry.ts'

/**
 * Where a key leads on the board: along the edge as the eye sees it, across to the opposite side, or round the ring
 * with Page Up and Page Down from corner to corner. Null for keys that lead nowhere.
 */
export function roam(index: number, key: string, count: number): number | null {
  const { side, step, corners } = along(index, count)
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'PageUp':
      return corners[(side + 1) % 4] ?? 0
    case 'PageDown':
      return corners[step > 0 ? side : (side + 3) % 4] ?? 0
    default: {
      const direction = ARROWS[key]
      return direction === undefined ? null : arrow(index, direction, count)
    }
  }
}

// Directions are numbered by the side on which they lead forward: along the bottom to the left, and so on clockwise.
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: 0, ArrowUp: 1, ArrowRight: 2, ArrowDown: 3 }

function arrow(index: number, direction: number, count: number): number {
  const { side, step, length } = along(index, count)
  const forward = (index + 1) % count
  const back = (index + count - 1) % count
  if (direction === side) return forward
  // A corner ends one side and begins the next: from it one goes on along this one, or back along the last.
  if (step === 0) return direction === (side + 1) % 4 ? back : index
  if (direction === (side + 2) % 4) return back
  return direction === (side + 1) % 4 ? across(side, step / length, count) : index
}

/** The space opposite, which is as far along its side as this one is from the end of its own. */
function across(side: number, share: number, count: number): number {
  const { corners } = along(0, count)
  const first = corners[(side + 2) % 4] ?? 0
  const { length } = along(first, count)
  return first + Math.min(length - 1, Math.max(1, Math.round(length * (1 - share))))
}
