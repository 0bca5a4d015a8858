/** Faces of the speed die beyond its numbers, as the record has them; Mr. M's two faces are one. */
export const BUS = 4
export const NEXT_PROPERTY = 5

const LAST_FACE = 6
/** The die that is no number die. */
const THIRD = 2
const THIRD_KEYS: Readonly<Record<string, number>> = { '1': 1, '2': 2, '3': 3, b: BUS, n: NEXT_PROPERTY }

/** Whether every die shows a face. */
export function isComplete(faces: readonly number[], dice: number): boolean {
  return faces.length === dice && faces.every((face) => face > 0)
}

/**
 * The faces after a key: it fills the first die that shows none; with all of them filled it begins again. Backspace
 * clears the last one. Null for a key that means nothing.
 */
export function typed(faces: readonly number[], key: string, dice: number): readonly number[] | null {
  const now = Array.from({ length: dice }, (_, die) => faces[die] ?? 0)
  if (key === 'Backspace') {
    const last = now.findLastIndex((face) => face > 0)
    return now.map((face, die) => (die === last ? 0 : face))
  }
  const begun = now.every((face) => face > 0) ? now.map(() => 0) : now
  const die = begun.indexOf(0)
  const face = faceOf(key, die)
  return face === 0 ? null : begun.map((other, at) => (at === die ? face : other))
}

function faceOf(key: string, die: number): number {
  if (die === THIRD) return THIRD_KEYS[key.toLowerCase()] ?? 0
  const digit = Number(key)
  return key.length === 1 && digit >= 1 && digit <= LAST_FACE ? digit : 0
}
