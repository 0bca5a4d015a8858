import { hash } from 'node:crypto'

/**
 * Which of several places serves a table: the one whose name, hashed together with the table's code, is highest. All
 * processes that know of the same places come to the same answer without asking; when a place goes, its own tables move,
 * evenly to the others, and no other table does. Null: there is no place.
 */
export function homeOf(code: string, places: Iterable<string>): string | null {
  let [home, highest]: [string | null, string] = [null, '']
  for (const place of places) {
    const height = hash('sha256', `${place} ${code}`)
    if (height <= highest) continue
    home = place
    highest = height
  }
  return home
}
