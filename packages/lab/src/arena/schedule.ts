import { seedGenerator } from '@hausregeln/engine/core/random.ts'
import { shuffle } from '../shuffle.ts'

/**
 * Who sits with whom: tables of `seats` players each. All are dealt out again and again in another order, so that each
 * comes to a table as often as any other, and everybody meets everybody. The same seed gives the same tables.
 */
export function schedule(players: readonly string[], seats: number, tables: number, seed: number): string[][] {
  const words = new Int32Array(4)
  seedGenerator(words, seed)
  const made: string[][] = []
  let rest: string[] = []
  while (made.length < tables) {
    const table = takeFrom(rest, seats)
    while (table.length < seats) {
      if (rest.length === 0) rest = shuffled(players, words)
      table.push(...takeFrom(rest, seats - table.length, table))
    }
    made.push(table)
  }
  return made
}

/** Takes up to so many out of `rest`, none of whom sits at the table already. */
function takeFrom(rest: string[], count: number, seated: readonly string[] = []): string[] {
  const taken = rest.filter((name) => !seated.includes(name)).slice(0, count)
  for (const name of taken) rest.splice(rest.indexOf(name), 1)
  return taken
}

function shuffled(names: readonly string[], words: Int32Array): string[] {
  const order = [...names]
  shuffle(order, words)
  return order
}
