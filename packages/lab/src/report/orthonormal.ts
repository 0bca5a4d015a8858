/** A vector for which a symmetric matrix says how long it is, and that is at right angles to those before it. */
export type Direction = readonly number[]

/**
 * As many directions as a symmetric matrix has rows, each of length 1 and at right angles to all others by what the matrix
 * says of two vectors (Gram and Schmidt). Their squares add up to its inverse: v · inverse · v is the sum of all (v · d)².
 * Null: some direction has no length, but for rounding.
 */
export function directionsOf(matrix: readonly (readonly number[])[], least = 0): readonly Direction[] | null {
  const found: { readonly direction: Direction; readonly image: Direction }[] = []
  for (const at of matrix.keys()) {
    const rest = matrix.map((_, other): number => (other === at ? 1 : 0))
    for (const { direction, image } of found) {
      const along = dot(image, rest)
      for (const [place, value] of direction.entries()) rest[place] = (rest[place] ?? 0) - along * value
    }
    const image = matrix.map((row) => dot(row, rest))
    const square = dot(image, rest)
    if (!(square > least)) return null
    const length = Math.sqrt(square)
    found.push({ direction: rest.map((value) => value / length), image: image.map((value) => value / length) })
  }
  return found.map(({ direction }) => direction)
}

/** What the inverse of the matrix with these directions says of a vector with itself: never below 0. */
export function inverseSquare(directions: readonly Direction[], vector: readonly number[]): number {
  return directions.reduce((sum, direction) => sum + dot(direction, vector) ** 2, 0)
}

export function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}
