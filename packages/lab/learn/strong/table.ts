import { programOf } from '../../src/workers/open.ts'
import { run } from '../../src/workers/program.ts'
import type { Moments, Sitting } from './moments.ts'

const program = await programOf(new URL('./moments.ts', import.meta.url).href)

/** Plays all of these games, each sitting by itself. */
export function momentsOfAll(sittings: readonly Sitting[]): Moments[] {
  const { momentsOf } = run<typeof import('./moments.ts')>(program)
  return sittings.map((sitting) => momentsOf(sitting))
}
