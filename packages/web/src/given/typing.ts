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

/** Whether somebody has typed a face that this die does not have, such as 7 on a white one; other keys mean nothing here. */
export function isNoFace(faces: readonly number[], key: string, dice: number): boolean {
  if (!/^[0-9]$/.test(key)) return false
  return typed(faces, key, dice) === null
}

/** Whether the next face that is typed is one of the speed die. */
export function isThirdNext(faces: readonly number[], dice: number): boolean {
  const now = Array.from({ length: dice }, (_, die) => faces[die] ?? 0)
  return now.indexOf(0) === THIRD
}

function faceOf(key: string, die: number): number {
  if (die === THIRD) return THIRD_KEYS[key.toLowerCase()] ?? 0
  const digit = Number(key)
  return key.length === 1 && digit >= 1 && digit <= LAST_FACE ? digit : 0
}
