/** A side of a die: pips, or a picture of a third die. */
export type DieFace = 1 | 2 | 3 | 4 | 5 | 6 | 'bus' | 'seek'

/** The usual die; opposite sides add up to seven. */
export const PLAIN_DIE: readonly DieFace[] = [1, 2, 3, 4, 5, 6]

/** Pips in a square of 3 by 3: column and row. */
const PIPS: Readonly<Record<number, readonly (readonly [column: number, row: number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
}

/** Centres of the pips of a side of 100 units. */
export function pips(value: number): readonly { readonly x: number; readonly y: number }[] {
  return (PIPS[value] ?? []).map(([column, row]) => ({ x: 24 + column * 26, y: 24 + row * 26 }))
}

/** Turn of the cube, in degrees, that brings side 1 to 6 to the front. */
export interface Turn {
  readonly x: number
  readonly y: number
}

const TURNS: readonly Turn[] = [
  { x: 0, y: 0 },
  { x: -90, y: 0 },
  { x: 0, y: -90 },
  { x: 0, y: 90 },
  { x: 90, y: 0 },
  { x: 0, y: 180 },
]

/** By which turns a side of the cube comes to the front. */
export function turnTo(side: number): Turn {
  return TURNS[side - 1] ?? { x: 0, y: 0 }
}

/**
 * Which side of the cube carries a face: the number itself; a picture that the die has more than once may lie on any
 * of its sides, we take the first.
 */
export function sideOf(faces: readonly DieFace[], face: DieFace): number {
  return Math.max(0, faces.indexOf(face)) + 1
}
