import { programOf } from '../../src/workers/open.ts'
import { run } from '../../src/workers/program.ts'

/**
 * `npm run gifts [-- 300]`: in how many games a series of gifts is unusual, where two friends sit among others, and where
 * all play for themselves.
 */
const GAMES = Number(process.argv[2] ?? 300)
const SEED = 4711
const TABLES = [
  'friend,steady,friend,steady',
  'friend,friend,strong,steady',
  'steady,steady,steady,steady',
  'steady,trader,casual,gambler',
  'strong,strong,strong,strong',
  'strong,steady,trader,grudge',
] as const

const program = await programOf(new URL('./games.ts', import.meta.url).href)
for (const rulebook of ['classic', 'stadium'])
  for (const names of TABLES) {
    const { watch } = run<typeof import('./games.ts')>(program)
    const { games, unusual } = watch(rulebook, names.split(','), GAMES, SEED)
    console.log(`${rulebook}, ${names}: ${unusual} of ${games} games`)
  }
