import { programOf } from '../src/workers/open.ts'
import { run } from '../src/workers/program.ts'
import type { Sitting } from './games.ts'

const program = await programOf(new URL('./games.ts', import.meta.url).href)

/** Plays all of these games, each sitting by itself, and returns their moments in a row. */
export function momentsOfAll(sittings: readonly Sitting[]): Float32Array {
  const { momentsOf } = run<typeof import('./games.ts')>(program)
  const parts = sittings.map((sitting) => momentsOf(sitting))
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let from = 0
  for (const part of parts) {
    all.set(part, from)
    from += part.length
  }
  return all
}
