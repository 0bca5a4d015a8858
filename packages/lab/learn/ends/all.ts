import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ENDS } from '@hausregeln/bots/chances/kinds.ts'
import { endsInHundredths, endsOf } from '@hausregeln/bots/chances/written.ts'
import { programOf } from '../../src/workers/open.ts'
import { run } from '../../src/workers/program.ts'
import { learn } from './fit.ts'
import { RULEBOOKS, sittingsOf } from './plan.ts'
import { tell } from './tell.ts'

const SEED = 5077
const LESSON = { others: 12, hidden: 24, epochs: 3, seed: SEED }

/**
 * Learns how games of these rulebooks end, by which `strong` tells games that it plays on before it deals. Steady players
 * end games that begin in one way or another, and from moments of these it is learned who wins; in moments of games kept for
 * that it is shown how well that is foretold. The same numbers come of it each time, until one of these players changes.
 */
export async function learnEnds(books: readonly string[], part: number): Promise<void> {
  const program = await programOf(new URL('./moments.ts', import.meta.url).href)
  for (const kind of ENDS) {
    const rulebook = RULEBOOKS[kind]
    if (!books.includes(rulebook)) continue
    const { momentsOf } = run<typeof import('./moments.ts')>(program)
    const blocks = sittingsOf(rulebook, part, SEED).flatMap((sitting) => momentsOf(sitting))
    const [others, net] = endsInHundredths(learn(blocks, LESSON))
    console.log(`${rulebook}, how games end`)
    tell(endsOf(others, net), blocks)
    write(`endsOf${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, others, net)
  }
}

/** Writes a net among those of the bots. */
function write(name: string, others: readonly string[], net: readonly string[]): void {
  const file = fileURLToPath(new URL(`../../../bots/src/chances/nets/${name}.ts`, import.meta.url))
  const list = (rows: readonly string[]) => `[\n${rows.map((row) => `  '${row}',\n`).join('')}]`
  const text = `import { endsOf } from '../written.ts'\n\n// Written by \`npm run learn:strong\`.\n\nexport const ends = endsOf(${list(others)}, ${list(net)})\n`
  writeFileSync(file, text)
}
