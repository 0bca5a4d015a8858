/**
 * Where a key leads on the board: along the edge as the eye sees it, across to the opposite side, or round the ring
 * with Page Up and Page Down from corner to corner. Null for keys that lead nowhere.
 */
export function roam(index: number, key: string, count: number): number | null {
  const perSide = count / 4
  const side = Math.floor(index / perSide)
  const step = index % perSide
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'PageUp':
      return ((side + 1) % 4) * perSide
    case 'PageDown':
      return (step > 0 ? side : (side + 3) % 4) * perSide
    default: {
      const direction = ARROWS[key]
      return direction === undefined ? null : arrow(index, direction, count)
    }
  }
}

// Directions are numbered by the side on which they lead forward: along the bottom to the left, and so on clockwise.
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: 0, ArrowUp: 1, ArrowRight: 2, ArrowDown: 3 }

function arrow(index: number, direction: number, count: number): number {
  const perSide = count / 4
  const side = Math.floor(index / perSide)
  const step = index % perSide
  const forward = (index + 1) % count
  const back = (index + count - 1) % count
  if (direction === side) return forward
  // A corner ends one side and begins the next: from it one goes on along this one, or back along the last.
  if (step === 0) return direction === (side + 1) % 4 ? back : index
  if (direction === (side + 2) % 4) return back
  const across = ((side + 2) % 4) * perSide + (perSide - step)
  return direction === (side + 1) % 4 ? across : index
}
