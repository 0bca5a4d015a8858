/** Of less than this no logarithm is asked. */
export const LEAST = 0.2

/** Between half of this and this logarithms are found by a series. */
const TOO_MUCH = 1.4
/** So often doubled, `LEAST` is more than half of that. */
const DOUBLINGS = 2

/**
 * The natural logarithm of a number from `LEAST` on, to eight digits or so. That of JavaScript may differ in its last
 * digits from one program to the next.
 */
export function ln(number: number): number {
  // Small numbers are rare. Doubled first, they take the path of all others, which a compiler knows from the beginning.
  let rest = number * 2 ** DOUBLINGS
  let doublings = -DOUBLINGS
  while (rest > TOO_MUCH) {
    rest /= 2
    doublings++
  }
  const t = (rest - 1) / (rest + 1)
  const square = t * t
  return doublings * Math.LN2 + 2 * t * (1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9))))
}
