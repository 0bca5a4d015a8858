import { homeOf } from './rule.ts'

/**
 * In which of so many databases a table of this code is to be looked for, in this order; a new one belongs in the first of
 * them. With one database more at the end the order of the others stays, and it is the first for its share of the codes.
 */
export function placesOf(code: string, databases: number): number[] {
  const left = new Map(Array.from({ length: databases }, (_, place) => [`database ${place}`, place]))
  const order: number[] = []
  for (let name = homeOf(code, left.keys()); name !== null; name = homeOf(code, left.keys())) {
    order.push(left.get(name) ?? 0)
    left.delete(name)
  }
  return order
}
